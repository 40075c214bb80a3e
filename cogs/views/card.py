"""The table's card: the message that everybody sees, with the picture, the news and the buttons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

import discord
from discord.ui import Container, LayoutView, Separator, TextDisplay
from discord.utils import format_dt

import pictures
from cogs.ui import limits
from cogs.ui.components import Press, Row, divide_into_rows
from cogs.ui.media import make_gallery
from cogs.ui.message import CARD_COLOUR, MessageView
from cogs.views import phone_height
from cogs.views.away import format_name_with_absence
from cogs.views.bot_names import shorten_bot_names
from cogs.views.game_end import describe_game_end
from cogs.views.inline_answers import make_free_action_controls, make_inline_answers
from cogs.views.labels import relabel_duplicates
from cogs.views.news import MOST_ROWS, News, clip_news, is_in_question, pick_news
from cogs.views.plain import find_artist
from cogs.views.questions import describe_question
from cogs.words import Message
from rules.engine import Event, Prompt
from rules.engine.clipping import clip_text
from tables.snapshot import Ask, Snapshot, combine_prompts
from tables.summary import Summary
from tables.wording import campaigns, text
from tables.wording.secret_questions import (
    format_about_with_mention,
    group_prompts_by_about,
    mark_as_private,
)

NEWS_CHARACTERS = 900
"""The most characters of news on a card without a picture; the board in words needs the rest."""
ROWS_OF_LAST_WORDS = 4
"""The most rows of players' last words on the card of a game that has ended."""
FEWEST_NEWS_ROWS = 10
"""The rows of news that a card keeps room for, however much it has to explain."""
CHART_ROWS = 30
"""The most rows of text on a card that has a chart below its picture."""
PANEL_CHARACTERS = 1500
"""The most characters for the players' panel on a card without a picture."""
QUESTION_CHARACTERS, BRIEF_QUESTION = 1100, 160
"""The most characters for all questions together, and for one question that is answered
elsewhere."""
MOST_INLINE = 16
"""The most components that the answers to the question of the turn may have on the card."""
MOST_OFFER_COMPONENTS, MOST_OFFERS = 6, 2
"""The most components an offer may have to be answered on the card, and the most such offers that a
card shows beside the question of the turn."""
WAITS_FOR_READER = Message("waits-for-reader")
MOST_TIMES_LISTED = 4
"""The most deadlines, and the most players who are away, that a card lists."""
YOURS, MENU, GO_ON, READ, UNDO, EARLIER = OWN = (
    Message("your-move"),
    Message("menu"),
    Message("go-on"),
    Message("read-it"),
    Message("take-back"),
    Message("earlier"),
)
"""The card's own buttons while the game goes on."""
STORY, REPLAY, REMATCH = Message("story"), Message("replay"), Message("rematch")
"""The card's own buttons after the game has ended."""


def make_game_card(
    snapshot: Snapshot,
    events: Sequence[Event],
    picture: pictures.Picture | None,
    went: Summary | None = None,
    own: Sequence[Event] = (),
) -> LayoutView:
    """Make the card of a game that is being played or has ended: the board, what happened, whose
    move it is, what is asked, and the buttons. `events`: what happened, oldest first: the outcome
    of the last answer by the players who are now asked, and everything since. `own`: the events
    among them that are that outcome. `picture`: if None, the card shows the board in words. `went`:
    the summary of an ended game."""
    assert snapshot.view is not None
    asking = (
        make_card_questions(snapshot)
        if snapshot.row.is_active
        else CardQuestions(parts=[TextDisplay(describe_game_end(snapshot, went))])
    )
    if snapshot.result is not None:  # the card below and the story tell the rest
        told = pick_news(_list_quote_events(events), ROWS_OF_LAST_WORDS)
    else:
        asked = [part.content for part in asking.parts if isinstance(part, TextDisplay)]
        events, own = (
            [each for each in some if not is_in_question(each, asked)] for some in (events, own)
        )
        tall = max(FEWEST_NEWS_ROWS, MOST_ROWS - phone_height.count_markdown_lines(asking.above))
        told = pick_news(events, tall, own=own, readers=snapshot.waiting, deeds=snapshot.game.deeds)
    title = text.format_plain(snapshot.game.title)
    head = f"### {title}{campaigns.format_campaign_line(snapshot.row)}"
    room = limits.MESSAGE_TEXT - len(head) - asking.character_count - 100
    happened = clip_news(told, room if picture is not None else min(room, NEWS_CHARACTERS))
    parts: list[discord.ui.Item[Any]] = [TextDisplay(head)]
    if picture is not None:
        parts.append(make_gallery(picture))
    else:
        parts += _make_board_parts(snapshot, room - len(happened))
    said = "\n".join(filter(None, (happened, *asking.above)))
    parts += [TextDisplay(said)] if said else []
    if went is not None and went.chart is not None and _has_chart_room(happened, asking):
        parts.append(make_gallery(went.chart))
    view = _make_card_view(
        *parts, Separator(), *asking.parts, *_make_card_buttons(snapshot, told, asking)
    )
    return shorten_bot_names(view, [seat.name for seat in snapshot.row.seats])


def _has_chart_room(happened: str, asking: CardQuestions) -> bool:
    """Whether the card has room for the chart, which the story and the replay always contain."""
    said = "\n".join(part.content for part in asking.parts if isinstance(part, TextDisplay))
    return phone_height.count_lines(f"{happened}\n{said}", phone_height.LIST_LINE) <= CHART_ROWS


def _list_quote_events(events: Sequence[Event]) -> list[Event]:
    """Return the events whose quotes are short enough for the last card."""
    most = ROWS_OF_LAST_WORDS * phone_height.LIST_LINE
    return [event for event in events if 0 < len(str(event.data.get("quote", ""))) <= most]


def _make_board_parts(snapshot: Snapshot, room: int) -> list[TextDisplay[Any]]:
    """Make the parts that describe the board and the players' panel in words, in at most `room`
    characters."""
    drawer = find_artist(snapshot.row.game)
    panel = clip_text(drawer.panel(snapshot.view), max(0, min(PANEL_CHARACTERS, room // 2)))
    words = drawer.words(snapshot.view)
    if len(words) > room - len(panel):
        words = clip_text(words, room - len(panel) - 40) + f"\n{Message('board-has-rest')}"
    return [TextDisplay(said) for said in (words, panel) if said]


@dataclass
class CardQuestions:
    """The questions on a card. `above`: lines before the questions, with explanations and
    deadlines. `parts`: each question with its answers below it; the question of the turn comes
    last."""

    above: list[str] = field(default_factory=list)
    parts: list[discord.ui.Item[Any]] = field(default_factory=list)
    answers: bool = False
    """Whether any of the parts are answers."""

    @property
    def character_count(self) -> int:
        """The number of characters in all text on the card about the questions."""
        said = [part for top in self.parts for part in (top, *getattr(top, "children", ()))]
        texts = [part.content for part in said if isinstance(part, TextDisplay)]
        return sum(map(len, texts)) + sum(len(line) + 1 for line in self.above)


def make_card_questions(snapshot: Snapshot) -> CardQuestions:
    """Make the words that say whose move it is and what is asked, with the answers that everybody
    may see."""
    if snapshot.reading:
        return CardQuestions(_list_explanations(snapshot, ()), [TextDisplay(str(WAITS_FOR_READER))])
    needed = [p for p in snapshot.prompts if not p.optional]
    public = combine_prompts([p for p in needed if not p.secret])
    secret = group_prompts_by_about(needed)
    calling = [p for p in snapshot.prompts if p.optional and p.calls]
    offers = combine_prompts([p for p in calling if not p.secret])
    asked_too = {seat for prompts in secret.values() for seat in prompts}
    offered = group_prompts_by_about(p for p in calling if p.seat not in asked_too)
    inline = (
        make_inline_answers(snapshot, public, MOST_INLINE)
        if len(public) == 1 and not secret
        else []
    )
    lines = [] if inline else _write_brief_questions(snapshot, public)
    lines += [
        _describe_private_questions(snapshot, prompts, "decide") for prompts in secret.values()
    ]
    if public and not inline and not secret:
        lines.append(str(Message("answer-through")))
    lines += [
        _describe_private_questions(snapshot, prompts, "answer") for prompts in offered.values()
    ]
    small = make_inline_answers(snapshot, offers, MOST_OFFER_COMPONENTS)[:MOST_OFFERS]
    free = make_free_action_controls(snapshot, public[0]) if inline else []
    brief = [ask for ask, _ in small]
    lines += [_write_question(snapshot, ask, 300) for ask in offers if ask not in brief]
    if not lines and not inline and not small:
        lines.append(str(Message("nobody-moves")))
    above = [
        *_list_explanations(snapshot, public),
        *_describe_unanswered_seats(snapshot),
        *_describe_times(snapshot),
    ]
    parts: list[discord.ui.Item[Any]] = []
    answers = [*small, *inline]
    shown = [*free, *((ask.prompt, rows) for ask, rows in answers)]
    relabel_duplicates(shown, [str(label) for label in OWN])
    for prompt, rows in free:
        parts += [TextDisplay(describe_question(prompt, 300)), *rows]
    for ask, rows in answers:
        most = 300 if ask in brief else QUESTION_CHARACTERS // 2
        parts += [TextDisplay(_write_question(snapshot, ask, most)), *rows]
    if lines:
        parts.insert(0, TextDisplay(clip_text("\n".join(lines), QUESTION_CHARACTERS)))
    return CardQuestions(above, parts, bool(answers))


def _describe_private_questions(
    snapshot: Snapshot, prompts: Mapping[int, Prompt[Any]], does: str
) -> str:
    """Say which seats are asked in private, and about what. `prompts`: a question for each seat,
    all with the same `about`. `does`: what they do, "decide" or "answer", if `about` is empty."""
    players = _mention_seats(snapshot, sorted(prompts))
    seat, prompt = next(iter(prompts.items()))
    if not prompt.about:
        return str(Message("through-your-move", players=players, does=does))
    said = f"{players}: {text.format_plain(prompt.about)}"
    if len(prompts) == 1:
        said = format_about_with_mention(prompt, snapshot.row.seats[seat].name, players)
    return str(Message("said-your-move", said=mark_as_private(said)))


def _write_brief_questions(snapshot: Snapshot, public: Sequence[Ask]) -> list[str]:
    """Write one line for each question that is answered in panels, without its answers. A question
    that several players are asked is written once."""
    whom: dict[str, list[int]] = {}
    for ask in public:
        whom.setdefault(text.format_plain(ask.prompt.text, BRIEF_QUESTION), []).extend(ask.seats)
    return [f"{_mention_seats(snapshot, sorted(seats))}: {words}" for words, seats in whom.items()]


def _list_explanations(snapshot: Snapshot, public: Sequence[Ask]) -> list[str]:
    """Explain what is new to the players who are asked: their role in the game, and the kind of
    question."""
    asked = [seat for ask in public for seat in ask.seats] or sorted(snapshot.roles)
    lines = [
        f"{snapshot.mention_seat(seat)}: {text.format_plain(snapshot.roles[seat].words)}"
        for seat in snapshot.changed_role_seats
    ]
    small = "" if snapshot.reading else "-# "
    lines += [
        f"{small}{snapshot.format_seat_name(seat)}: "
        + text.format_plain(snapshot.roles[seat].words).replace("\n", f"\n{small}")
        for seat in asked[:1]
        if seat in snapshot.roles and seat not in snapshot.changed_role_seats
    ]
    lessons = dict.fromkeys(
        snapshot.describe_lesson(ask.prompt, seat) for ask in public for seat in ask.seats
    )
    return [*lines, *(f"-# {text.format_plain(lesson)}" for lesson in lessons if lesson)]


def _describe_unanswered_seats(snapshot: Snapshot) -> list[str]:
    """Say who has not answered yet, if several players decide at once and a person has answered.
    Bots and absent players are left out, because the bot answers for them at once."""
    here = snapshot.answered - snapshot.absent
    people = sorted(seat for seat in here if snapshot.row.seats[seat].user_id)
    if not people:
        return []
    if len(snapshot.waiting) == 1:
        last = snapshot.format_seat_names(sorted(snapshot.waiting))
        return [str(Message("waits-for-one", player=last))]
    answered = Message(
        "have-answered",
        players=snapshot.format_seat_names(people),
        count=len(people),
        missing=snapshot.format_seat_names(sorted(snapshot.waiting)),
    )
    return [str(answered)]


def _describe_times(snapshot: Snapshot) -> list[str]:
    """Say whose time runs out when, and who is away. If nobody is here, say that no clock runs."""
    if snapshot.resting:
        return [str(Message("no-clock-runs"))]
    lines = []
    ends: dict[int, datetime] = {}
    for clock in snapshot.clocks:
        if clock.expires is not None and clock.seat not in snapshot.aways:
            ends[clock.seat] = min(clock.expires, ends.get(clock.seat, clock.expires))
    first = sorted(ends, key=lambda seat: ends[seat])
    if first:
        times = [
            f"{snapshot.format_seat_name(seat)} {format_dt(ends[seat], 'R')}"
            for seat in first[:MOST_TIMES_LISTED]
        ]
        more = " · …" if len(first) > MOST_TIMES_LISTED else ""
        lines.append(str(Message("time-runs-out", times=f"{' · '.join(times)}{more}")))
    away = [
        format_name_with_absence(snapshot, seat, snapshot.format_seat_name(seat))
        for seat in sorted(snapshot.aways)
    ]
    if away:
        more = " · …" if len(away) > MOST_TIMES_LISTED else ""
        lines.append(f"-# {' · '.join(away[:MOST_TIMES_LISTED])}{more}")
    return lines


def _write_question(snapshot: Snapshot, ask: Ask, most: int) -> str:
    return f"{_mention_seats(snapshot, ask.seats)}: {describe_question(ask.prompt, most)}"


def _mention_seats(snapshot: Snapshot, seats: Sequence[int]) -> str:
    return text.join_names([snapshot.mention_seat(seat) for seat in seats])


def make_old_card(snapshot: Snapshot, events: Sequence[Event], link: str) -> LayoutView:
    """Make the old card after a newer one is posted: its news, and a link to the newer card."""
    lines = [
        str(Message("to-present-card", game=text.format_plain(snapshot.game.title), link=link))
    ]
    if told := pick_news(events, deeds=snapshot.game.deeds).words:
        lines.insert(0, told)
    return _make_card_view(TextDisplay("\n".join(lines)), colour=None)


def _make_card_buttons(snapshot: Snapshot, told: News, asking: CardQuestions) -> list[Row]:
    """Make the card's own buttons: "Your move", one that depends on the situation, and the menu.
    The last card has buttons for the story, the replay, the next game and the menu."""
    table, menu = snapshot.id, Press(snapshot.id, "menu", label=MENU)
    if not snapshot.row.is_active:
        go = discord.ButtonStyle.success
        again = Press(table, "rematch", label=REMATCH)
        if campaigns.find_next_chapter(snapshot.row) is not None:
            again = Press(table, "nextchapter", label=campaigns.NEXT_CHAPTER_LABEL, style=go)
        story = Press(table, "tale", label=STORY)
        replay = Press(table, "replay", "public", label=REPLAY)
        return divide_into_rows([story, replay, again, menu])
    style = discord.ButtonStyle.secondary if asking.answers else discord.ButtonStyle.primary
    yours = Press(table, "yours", label=YOURS, style=style)
    return divide_into_rows([yours, *_make_extra_buttons(snapshot, told), menu])


def _make_extra_buttons(snapshot: Snapshot, told: News) -> list[Press]:
    """Make the one button, if any, that fits the situation at the table now."""
    if snapshot.reading:
        return [Press(snapshot.id, "goon", label=GO_ON, style=discord.ButtonStyle.success)]
    if told.read:
        return [Press(snapshot.id, "read", label=READ)]
    if snapshot.retractable:
        return [Press(snapshot.id, "undo", str(snapshot.row.revision), label=UNDO)]
    return [Press(snapshot.id, "earlier", label=EARLIER)] if told.more else []


def _make_card_view(
    *parts: discord.ui.Item[Any], colour: discord.Colour | None = CARD_COLOUR
) -> LayoutView:
    view = MessageView()
    view.add_item(Container(*parts, accent_colour=colour))
    return view


def make_never_begun_card(snapshot: Snapshot) -> LayoutView:
    """Make the card of a table that was closed before its game began."""
    title = (
        f"{text.format_plain(snapshot.game.title)}{campaigns.format_campaign_line(snapshot.row)}"
    )
    closed = Message("never-begun", campaign="yes" if snapshot.row.chapter else "no")
    return _make_card_view(TextDisplay(f"### {title}\n{closed}"))
