"""Build what one person sees in private: their questions, their hand, the board in words."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord.ui import Container, LayoutView, Separator, TextDisplay

import pictures
from cogs.ui import limits
from cogs.ui.components import Press, Row, divide_into_rows
from cogs.ui.media import make_galleries
from cogs.ui.message import MessageView
from cogs.views.bot_names import shorten_bot_names
from cogs.views.card import EARLIER
from cogs.views.labels import list_button_labels, relabel_duplicates
from cogs.views.news import MOST_ROWS, News, is_in_question, pick_news, split_after_own_outcome
from cogs.views.phone_height import count_lines
from cogs.views.plain import find_artist, list_public_own_drawings
from cogs.views.questions import count_components, describe_question, make_controls
from cogs.words import Message
from pictures.artist import HAND_PICTURE
from rules.engine import Event, Prompt, ahead
from rules.engine.clipping import clip_text
from rules.engine.events import find_passage
from rules.engine.late_texts import LateTexts
from tables.people import lessons
from tables.session import rank_prompt
from tables.snapshot import Snapshot
from tables.wording import text
from tables.wording.secret_questions import describe_secret_questions

HAND_CHARACTERS = 1500
"""The most characters of a hand in words."""
READ, PICTURE, BRIEF = 36, 13, 5
"""Lines on a phone: the most above the questions, those of a picture, and the fewest for a hand."""
PICTURE_TEXT_CHARACTERS = 1000
"""The most characters of the description that stands in for a picture."""
NOTHING_HELD = Message("nothing-held")
OUTCOME_CHARACTERS = 700
"""The most characters for what has just happened, without its newest passage."""
SPARE_CHARACTERS = 600
"""The characters kept free for explanations and for the words between the parts."""
NEWS_ROWS = 8
"""The most rows on a phone for what others have done since, above several pictures."""
QUESTION = 1900
"""The most characters of a question that must be answered: it may quote a whole card of the
game."""


@dataclass(frozen=True, slots=True)
class OpenQuestion:
    """The id of a question, and the page of its options that is open."""

    prompt: str = ""
    page: int = 0


MORE_LABEL = Message("more")
"""The label of the button to the questions that are seldom used, and to what the player may look
at."""
AHEAD, ALWAYS = Message("answer-ahead"), Message("always-answer")
"""The label of the button to answers ahead. The second one is used while a question that can be
answered ahead is open."""


def make_private_panel(
    snapshot: Snapshot,
    *,
    hand: bool = True,
    told: Sequence[Event] = (),
    since: Sequence[Event] = (),
    opened: OpenQuestion = OpenQuestion(),
    shown: Sequence[pictures.Picture] = (),
) -> LayoutView:
    """Make a seat's panel: what just happened, the hand, and each open question with its buttons. A
    picture may show the hand instead of words; seldom used questions are left out. `told`: the
    outcome of the seat's own answer; `since`: what others have done after it. `shown`: the pictures
    that only the seat may see, which the caller must attach."""
    assert snapshot.view is not None and snapshot.seat is not None
    said: list[str] = []
    read = any(map(find_passage, told))  # a passage is enough to read beside the first of the hand
    drawn = shown and find_artist(snapshot.row.game).hand_is_drawn
    hand = hand and not (drawn or any(one.name == HAND_PICTURE for one in shown))
    if who := snapshot.roles.get(snapshot.seat):
        said.append(text.format_plain(who.words))
    happened = News("", False)
    told, begun = split_after_own_outcome(told, {snapshot.seat})
    if told or since:
        asked = [describe_question(p, QUESTION) for p in snapshot.usual_prompts if not p.optional]
        told, since = ([e for e in each if not is_in_question(e, asked)] for each in (told, since))
        least = max(map(len, asked), default=0) + SPARE_CHARACTERS + sum(map(len, said))
        most = OUTCOME_CHARACTERS - sum(map(len, said))
        readers = {snapshot.seat}
        rows = NEWS_ROWS if len(shown) > 1 else MOST_ROWS
        after = pick_news([*begun, *since], rows, readers=readers, deeds=snapshot.game.deeds)
        happened = _combine_news(told, after, limits.MESSAGE_TEXT - least, most)
        said.append(happened.words)
    parts: list[discord.ui.Item[LayoutView]] = [TextDisplay(words) for words in said]
    own = make_galleries(shown)
    parts += own
    if hand:
        held = clip_text(find_artist(snapshot.row.game).hand(snapshot.view), HAND_CHARACTERS)
        lines = 0 if read else READ - sum(map(count_lines, said)) - PICTURE * len(own)
        said.append(_cut_hand(held, max(BRIEF, lines)) or str(NOTHING_HELD))
        parts.append(TextDisplay(said[-1]))
    if all(prompt.optional for prompt in snapshot.usual_prompts):
        parts.append(TextDisplay(_describe_no_question(snapshot)))
    mixed = not all(rank_prompt(prompt) == 2 for prompt in snapshot.usual_prompts)
    heading = f"{Message('also-heading')}\n" if mixed else ""
    room = (
        limits.MESSAGE_TEXT - 300 - sum(map(len, said)) - sum(len(one.title) + 4 for one in shown)
    )
    own_buttons = _make_panel_buttons(snapshot, happened.more)
    parts += _make_question_parts(
        snapshot,
        snapshot.usual_prompts,
        opened,
        heading=heading,
        room=room,
        before=len(parts),
        beside=own_buttons,
    )
    names = [seat.name for seat in snapshot.row.seats]
    return shorten_bot_names(MessageView(Container(*parts, *own_buttons)), names)


def _combine_news(
    told: Sequence[Event], after: News, room: int, most: int = OUTCOME_CHARACTERS
) -> News:
    """Tell the outcome of the seat's own answer (`told`), then what others have done `after` it. If
    the outcome is too long, keep its first line and its latest lines, from which the next question
    follows. Its newest passage stays in its place, but clipped if it exceeds `room`. `most`: the
    most characters without that passage."""
    numbers = range(len(told))
    newest = next((n for n in reversed(numbers) if find_passage(told[n])), None)
    lines: dict[int, str] = {}
    left = most - len(after.words)
    others = [n for n in numbers if n != newest]
    for n in [*others[:1], *reversed(others[1:])]:
        line = clip_text(
            f"- {text.format_event(told[n], OUTCOME_CHARACTERS, quoted=400, read=200)}",
            OUTCOME_CHARACTERS,
        )
        left -= len(line)
        if lines and left < 0:
            break
        lines[n] = line
    more = len(lines) < len(others)
    if newest is not None:
        room = max(200, room - sum(len(line) + 1 for line in (*lines.values(), after.words)))
        whole = f"- {text.format_event(told[newest])}"
        more |= len(whole) > room
        lines[newest] = clip_text(whole, room)
    words = "\n".join(filter(None, [*(lines[n] for n in sorted(lines)), after.words]))
    return News(words, more or after.more)


def _cut_hand(held: str, lines: int) -> str:
    """Cut a hand in words to this many lines on a phone, and say where the player sees all of it.
    Return a hand that fits unchanged."""
    if count_lines(held) <= lines:
        return held
    kept = held.split("\n")
    while kept and (count_lines("\n".join(kept)) >= lines or kept[-1].startswith("**")):
        kept.pop()
    return "\n".join([*kept, str(Message("menu-shows-all"))])


def make_hand_view(snapshot: Snapshot, shown: Sequence[pictures.Picture] = ()) -> LayoutView:
    """Make a message with everything that is a seat's own: these pictures, and words for what they
    do not show."""
    drawer = find_artist(snapshot.row.game)
    there = {picture.name for picture in shown}
    written = [
        text.format_plain(clip_text(drawing.alt(drawing.facts), PICTURE_TEXT_CHARACTERS))
        for drawing in list_public_own_drawings(snapshot)
        if drawing.name not in there
    ]
    if not (shown and drawer.hand_is_drawn):
        held = clip_text(drawer.hand(snapshot.view), HAND_CHARACTERS)
        written.insert(0, held or ("" if shown or written else str(NOTHING_HELD)))
    parts = [TextDisplay[Any](words) for words in written if words]
    pages = divide_into_rows(_make_game_page_buttons(snapshot))
    return MessageView(Container(*make_galleries(shown), *parts, *pages))


def make_more_view(snapshot: Snapshot, opened: OpenQuestion = OpenQuestion()) -> LayoutView:
    """Make the message behind the button "More": the seat's questions that are open nearly all the
    time, and what the seat may look at."""
    heading = str(Message("at-any-time"))
    if not snapshot.seldom_used_prompts:
        heading = str(Message("nothing-more"))
    pages = divide_into_rows(_make_game_page_buttons(snapshot))
    questions = _make_question_parts(
        snapshot,
        snapshot.seldom_used_prompts,
        opened,
        room=limits.MESSAGE_TEXT - 300,
        before=1,
        beside=pages,
    )
    return MessageView(Container(TextDisplay(heading), *questions, *pages))


def find_first_lesson(
    snapshot: Snapshot, prompts: Sequence[Prompt[Any]]
) -> tuple[Prompt[Any], str] | None:
    """Find the first of these prompts with a lesson that is new to the seat's player. Return the
    prompt and its kind, or None if no kind is new."""
    if snapshot.seat is None:
        return None
    new = ((prompt, snapshot.find_new_lesson(prompt, snapshot.seat)) for prompt in prompts)
    return next(((prompt, kind) for prompt, kind in new if kind), None)


def _make_question_parts(
    snapshot: Snapshot,
    prompts: Sequence[Prompt[Any]],
    opened: OpenQuestion,
    *,
    heading: str = "",
    room: int,
    before: int,
    beside: Sequence[Row],
) -> list[discord.ui.Item[LayoutView]]:
    """Make the parts for each question with its buttons, as far as they fit into `room` characters
    and into a message with `before` components before them. `heading`: words above the first
    question that nobody waits for. `beside`: the message's own buttons; no answer may have the same
    label as one of these."""
    components = limits.MESSAGE_COMPONENTS - 1 - before - count_components(beside)
    parts: list[discord.ui.Item[LayoutView]] = []
    answers: list[tuple[Prompt[Any], list[Row]]] = []
    left_out = 0
    taught = find_first_lesson(snapshot, prompts)
    brief = (
        sum(count_components(make_controls(snapshot.id, each)) + 2 for each in prompts)
        >= components
    )
    for prompt in prompts:
        above = heading if rank_prompt(prompt) >= 2 else ""
        own = opened if opened.prompt == prompt.id else OpenQuestion()
        rows = make_controls(snapshot.id, prompt, own.page, brief=brief and prompt.optional)
        asked = above + describe_question(prompt, 900 if prompt.optional else QUESTION)
        if taught and taught[0] is prompt:
            asked += f"\n-# {text.format_plain(lessons.describe_lesson(snapshot.game, taught[1]))}"
        between = [] if brief and parts else [Separator[Any]()]
        if count_components(rows) + 2 + len(between) > components or len(asked) > room:
            left_out += 1
            continue
        heading = "" if above else heading
        components -= count_components(rows) + 1 + len(between)
        room -= len(asked)
        parts += [*between, TextDisplay(asked), *rows]
        answers.append((prompt, rows))
    if left_out:
        parts.append(TextDisplay(str(Message("left-out", count=left_out))))
    relabel_duplicates(answers, list_button_labels(beside))
    return parts


def _describe_no_question(snapshot: Snapshot) -> str:
    """Say why the seat has nothing to answer now, and whose move it is."""
    if snapshot.row.status != "playing":
        return str(Message("over-now"))
    if snapshot.reading:
        return str(Message("bots-wait-for-you", card=snapshot.card_link or "unlinked"))
    waiting = sorted(snapshot.waiting)
    whose = str(Message("nobody-moves"))
    if waiting:
        needed = [prompt for prompt in snapshot.prompts if not prompt.optional]
        whose = str(
            Message(
                "whose-move",
                players=snapshot.format_seat_names(waiting),
                questions=describe_secret_questions(needed),
            )
        )
    if snapshot.game.is_out(snapshot.view):
        return str(Message("you-are-out", whose=whose))
    if any(prompt.calls for prompt in snapshot.own_prompts):
        return str(Message("waited-for", whose=whose))
    if snapshot.usual_prompts:
        return str(Message("you-may", whose=whose))
    return str(Message("nothing-to-decide", whose=whose))


def _make_panel_buttons(snapshot: Snapshot, shortened: bool) -> list[Row]:
    """Make the panel's own buttons: at most three, and one more for a player who was absent.
    `shortened`: whether the panel leaves out some of what has happened."""
    assert snapshot.seat is not None
    buttons = []
    playing = snapshot.row.status == "playing"
    if snapshot.seat in snapshot.absent and playing:
        style = discord.ButtonStyle.success
        buttons.append(Press(snapshot.id, "back", label=Message("i-am-back"), style=style))
    pages = _make_game_page_buttons(snapshot)
    others = pages if shortened else pages[1:]
    buttons += [Press(snapshot.id, "earlier", label=EARLIER)] if shortened else pages[:1]
    if snapshot.seldom_used_prompts or others:
        buttons.append(Press(snapshot.id, "more", label=MORE_LABEL))
    if playing and not snapshot.game.is_out(snapshot.view):
        open_now = any(
            ahead.list_preset_keys(snapshot.game, prompt) for prompt in snapshot.own_prompts
        )
        buttons.append(Press(snapshot.id, "ahead", label=ALWAYS if open_now else AHEAD))
    return divide_into_rows(buttons)


def _make_game_page_buttons(snapshot: Snapshot) -> list[Press]:
    """Make a button for each of the game's pages that the seat may look at in words."""
    pages, verbs = find_artist(snapshot.row.game).pages, snapshot.game.verbs
    labels = {
        verb: verbs.find_form(verb, "label") if isinstance(verbs, LateTexts) else ""
        for verb in pages
    }
    return [
        Press(snapshot.id, "look", verb, label=label or verb.capitalize())
        for verb, label in labels.items()
    ]


def make_board_messages(snapshot: Snapshot) -> list[LayoutView]:
    """Write the whole board in words, in as many messages as it takes."""
    assert snapshot.view is not None
    shown = find_artist(snapshot.row.game)
    return make_text_messages(
        "\n\n".join(filter(None, (shown.words(snapshot.view), shown.panel(snapshot.view))))
    )


def make_text_messages(words: str) -> list[LayoutView]:
    """Make several messages from a long text, which is broken between lines."""
    return [MessageView(TextDisplay(part)) for part in split_long_text(words)]


def split_long_text(words: str) -> list[str]:
    """Split a long text between lines into parts that fit into a message each. Return at least one
    part."""
    parts = [""]
    for line in words.split("\n"):
        piece = clip_text(line, limits.MESSAGE_TEXT - 1)
        if len(parts[-1]) + len(piece) + 1 > limits.MESSAGE_TEXT:
            parts.append("")
        parts[-1] += ("\n" if parts[-1] else "") + piece
    return [part or "—" for part in parts]
