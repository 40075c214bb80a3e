"""The table card: one message that everybody sees, with the picture, the news and the buttons."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

import discord
from discord.ui import Container, LayoutView, Separator, TextDisplay
from discord.utils import format_dt

import pictures
from rules.engine import Event, Prompt
from rules.engine.clipping import clip

from . import limits, text
from .campaigns import words as campaigns
from .components import Press, Row, rows_of
from .face import EMBER, Face
from .in_private import WHERE, by_about, called
from .labels import tell_apart
from .media import gallery
from .news import News, clipped, news
from .questions import controls, pages, question, several, weight
from .shot import Ask, Shot, asks
from .show import artist, others
from .summary import Summary

HAPPENED = 900
"""Characters of news on a card in words: the board needs the rest."""
LAST = 4
"""Lines of news on the last card, which also says how it all went."""
PANEL = 1500
ASKED, BRIEF = 1100, 160
OFFER, OFFERS = 6, 2
"""Components of an offer that a card shows beside what is asked, and of how many such."""
DECIDE = "decide in private"
WAITS_TOO = "an answer of yours is waited for, in private"
WAITS_FOR_READER = "Read this first, then press **Go on**."
LISTED = 4
"""So many times, and so many who are away, are listed."""
YOURS, HAND, BOARD, UNDO, REMATCH, EARLIER, HOW, GO_ON, READ, PICTURES = OWN = (
    "Your move",
    "My hand",
    "Board in words",
    "Take back",
    "Rematch",
    "Earlier",
    "How to play",
    "Go on",
    "Read it",
    "Pictures",
)
"""The card's own buttons."""


def in_play(
    shot: Shot,
    events: Sequence[Event],
    picture: pictures.Picture | None,
    went: Summary | None = None,
    own: Sequence[Event] = (),
) -> LayoutView:
    """The card of a game in play, or of one that has ended: whose move it is and what is asked,
    the board, what happened, the buttons. `events`: what came of the last answer of those who are
    asked and what has happened since, oldest first. Without a picture it is words only; with one,
    the picture and its alt text say all that the words would. `went`: of one that has ended, how it
    went. `own`: those of the events that came of that answer itself."""
    assert shot.view is not None
    if shot.result is not None:  # why it ended, and what decided it, are told above
        above = {shot.result.why} | (went.told if went else frozenset())
        events = [event for event in events if event.text not in above]
    told = news(events, LAST) if went is not None else news(events, own=own)
    said, rows = (over(shot, went), []) if _done(shot) else asked(shot)
    head = f"### {text.plain(shot.game.title)}{campaigns.headline(shot.row)}\n{said}"
    parts: list[discord.ui.Item[Any]] = [TextDisplay(head)]
    room = limits.TEXT - len(head) - 100
    happened = clipped(told, room if picture is not None else min(room, HAPPENED))
    if picture is not None:
        parts.append(gallery(picture))
    else:
        parts += _in_words(shot, room - len(happened))
    if happened:
        parts += [Separator(), TextDisplay(happened)]
    if went is not None and went.chart is not None:
        parts.append(gallery(went.chart))
    seen = picture is not None and others(shot.row.game, shot.view)
    return _view(*parts, *rows, *_doors(shot, told, answers=bool(rows), pictured=seen))


def _in_words(shot: Shot, room: int) -> list[TextDisplay[Any]]:
    """The board for those who use no pictures, in so many characters."""
    drawer = artist(shot.row.game)
    panel = clip(drawer.panel(shot.view), max(0, min(PANEL, room // 2)))
    words = drawer.words(shot.view)
    if len(words) > room - len(panel):
        words = clip(words, room - len(panel) - 40) + "\n-# `/board` has the rest."
    return [TextDisplay(said) for said in (words, panel) if said]


def asked(shot: Shot) -> tuple[str, list[Row]]:
    """Whose move it is, in words, and the buttons that everybody may see."""
    if shot.reading:
        return "\n".join([WAITS_FOR_READER, *_explained(shot, ())]), []
    needed = [p for p in shot.prompts if not p.optional]
    public = asks([p for p in needed if not p.secret])
    secret = by_about(needed)
    beside = [p for p in shot.prompts if p.optional and p.calls]
    offers = asks([p for p in beside if not p.secret])
    asked_too = {seat for seats in secret.values() for seat in seats}
    offered = by_about(p for p in beside if p.seat not in asked_too)
    inline = public if len(public) == 1 and not secret and _fits(public[0].prompt) else []
    lines = [_asked_of(shot, ask, ASKED // 2) for ask in inline] or _in_brief(shot, public)
    lines += _explained(shot, public)
    lines += [_in_private(shot, about, seats, DECIDE) for about, seats in secret.items()]
    if public and not inline and not secret:
        lines.append("-# Answer through **Your move**.")
    lines += [_in_private(shot, about, seats, WAITS_TOO) for about, seats in offered.items()]
    lines += [_asked_of(shot, ask, 300) for ask in offers]
    if not lines:
        lines.append("Nobody has to move just now.")
    answers = [(ask.prompt, controls(shot.id, ask.prompt)) for ask in (*inline, *_brief(offers))]
    tell_apart(answers, OWN)
    rows = [row for _, each in answers for row in each]
    missing = "".join(f"\n{line}" for line in (*_missing(shot), *_times(shot)))
    return clip("\n".join(lines), ASKED - len(missing)) + missing, rows


def _in_private(shot: Shot, about: str, seats: Sequence[int], otherwise: str) -> str:
    """Who is asked in private, and what it is about; `otherwise`: what they are told where the
    question does not say."""
    if not about:
        return f"{_calls(shot, sorted(seats))}: {otherwise}, through **Your move**."
    if len(seats) > 1:
        said = f"{_calls(shot, sorted(seats))}: {text.plain(about)}"
    else:
        said = called(about, seats[0], shot.row.seats, shot.call(seats[0]))
    return f"{said}{WHERE}: **Your move**."


def _in_brief(shot: Shot, public: Sequence[Ask]) -> list[str]:
    """What several are asked, without the answers, which are in their panels: the same words to
    several once."""
    whom: dict[str, list[int]] = {}
    for ask in public:
        whom.setdefault(text.plain(ask.prompt.text, BRIEF), []).extend(ask.seats)
    return [f"{_calls(shot, sorted(seats))}: {words}" for words, seats in whom.items()]


def _explained(shot: Shot, public: Sequence[Ask]) -> list[str]:
    """Who the people asked are in the game, and what such a question is about: what is new to one
    of them."""
    asked = [seat for ask in public for seat in ask.seats] or sorted(shot.roles)
    lines = [f"{shot.call(seat)}: {text.plain(shot.roles[seat].words)}" for seat in shot.recast]
    lines += [
        f"-# {shot.name(seat)}: {text.plain(shot.roles[seat].words)}"
        for seat in asked[:1]
        if seat in shot.roles and seat not in shot.recast
    ]
    if lines:  # one new thing at a time
        return lines
    for ask in public:
        lessons = dict.fromkeys(shot.lesson(ask.prompt, seat) for seat in ask.seats)
        lines += [f"-# {text.plain(lesson)}" for lesson in lessons if lesson]
    return lines


def _brief(offers: Sequence[Ask]) -> list[Ask]:
    """Those of them that a card has room for beside the question of the turn."""
    return [ask for ask in offers if weight(controls(0, ask.prompt)) <= OFFER][:OFFERS]


def _missing(shot: Shot) -> list[str]:
    """Where several decide at once: who is still missing, once somebody has answered. For bots and
    the absent it is done on the spot; there is nothing in that to tell."""
    here = shot.answered - shot.absent
    people = sorted(seat for seat in here if shot.row.seats[seat].user_id)
    if not people:
        return []
    if len(shot.waiting) == 1:
        return ["Everybody else has answered; the table waits for you."]
    has = "has" if len(people) == 1 else "have"
    missing = shot.names(sorted(shot.waiting))
    return [f"-# {shot.names(people)} {has} answered. Still missing: {missing}."]


def _times(shot: Shot) -> list[str]:
    """How much time is left for whom, who is away, and whether anybody is here at all."""
    if shot.resting:
        return ["-# Nobody is here just now, so no clock runs. Any button wakes the table."]
    lines = []
    ends: dict[int, datetime] = {}
    for clock in shot.clocks:
        if clock.expires is not None and clock.seat not in shot.aways:
            ends[clock.seat] = min(clock.expires, ends.get(clock.seat, clock.expires))
    first = sorted(ends, key=lambda seat: ends[seat])
    if first:
        times = [f"{shot.name(seat)} {format_dt(ends[seat], 'R')}" for seat in first[:LISTED]]
        more = " · …" if len(first) > LISTED else ""
        lines.append(f"-# Time runs out: {' · '.join(times)}{more}")
    away = [f"{shot.name(seat)}{_gone(shot, seat)}" for seat in sorted(shot.aways)]
    if away:
        lines.append(f"-# {' · '.join(away[:LISTED])}{' · …' if len(away) > LISTED else ''}")
    return lines


def _gone(shot: Shot, seat: int) -> str:
    away = shot.aways.get(seat)
    if away is None:
        return ""
    if away.until is None:
        return " is away until they say otherwise"
    return f" is away until {format_dt(away.until, 'f')}"


def _fits(prompt: Prompt[Any]) -> bool:
    if several(prompt) and len(prompt.options) > limits.SELECT_OPTIONS:
        return False  # ticked one after the other, in a message of one's own
    return pages(prompt) == 1 and weight(controls(0, prompt)) <= 16


def _asked_of(shot: Shot, ask: Ask, most: int) -> str:
    return f"{_calls(shot, ask.seats)}: {question(ask.prompt, most)}"


def _calls(shot: Shot, seats: Sequence[int]) -> str:
    return text.listed([shot.call(seat) for seat in seats])


def _done(shot: Shot) -> bool:
    return shot.row.status in ("ended", "closed")


def over(shot: Shot, went: Summary | None = None) -> str:
    """How it ended, the scores, how it went, and the seed that was sealed."""
    lines = []
    if shot.result is None:
        lines.append("**The table was closed** before the game was over.")
    else:
        winners = shot.result.winners
        verb = "wins" if len(winners) == 1 else "win"
        lines.append(f"**{shot.names(winners)} {verb}.**" if winners else "**Nobody wins.**")
        lines.append(text.plain(shot.result.why, 400))
        ranked = sorted(shot.result.scores.items(), key=lambda pair: -pair[1])
        if ranked:
            lines.append(" · ".join(f"{shot.name(seat)} {score}" for seat, score in ranked))
    if went is not None:
        lines += [words for words in (went.words, "" if went.chart else went.figures) if words]
    if shot.tells:
        lines.append("-# `/story` has the whole tale, to read and to keep.")
    lines += campaigns.ended(shot.row)
    lines.append(
        f"-# The seed was `{text.plain(shot.row.seed, 80)}`; `/table verify` replays every roll. "
        "Another with the same people? **Rematch**. Or `/game open`."
    )
    return "\n".join(lines)


def past(shot: Shot, events: Sequence[Event], link: str) -> LayoutView:
    """What stays of a card when the next one stands: the news, and the way there."""
    lines = [f"-# {text.plain(shot.game.title)} · [to the present card]({link})"]
    if told := news(events).words:
        lines.insert(0, told)
    return _view(TextDisplay("\n".join(lines)), colour=None)


def _doors(shot: Shot, told: News, *, answers: bool, pictured: bool) -> list[Row]:
    """The card's own buttons. `answers`: it has those of the question too, and they stand out.
    `pictured`: there are pictures that it does not show."""
    own, look = [], []
    if shot.reading:
        own.append(Press(shot.id, "goon", label=GO_ON, style=discord.ButtonStyle.success))
    if not _done(shot):
        style = discord.ButtonStyle.secondary if answers else discord.ButtonStyle.primary
        own.append(Press(shot.id, "yours", label=YOURS, style=style))
    own.append(Press(shot.id, "hand", label=HAND))
    if _done(shot):
        if campaigns.following(shot.row) is not None:
            go = discord.ButtonStyle.success
            own.append(Press(shot.id, "nextchapter", label=campaigns.NEXT, style=go))
        own.append(Press(shot.id, "rematch", label=REMATCH))
    elif shot.retractable:
        own.append(Press(shot.id, "undo", label=UNDO))
    if told.read:
        look.append(Press(shot.id, "read", label=READ))
    if told.more:
        look.append(Press(shot.id, "earlier", label=EARLIER))
    if pictured:
        look.append(Press(shot.id, "pictures", label=PICTURES))
    look.append(Press(shot.id, "board", label=BOARD))
    look.append(Press(shot.id, "how", label=HOW))
    return [*rows_of(own), *rows_of(look)]


def _view(*parts: discord.ui.Item[Any], colour: discord.Colour | None = EMBER) -> LayoutView:
    view = Face()
    view.add_item(Container(*parts, accent_colour=colour))
    return view


def never_begun(shot: Shot) -> LayoutView:
    """What is left of a table that was closed before its start."""
    again = "`/campaign continue` opens it again." if shot.row.chapter else "Another? `/game open`."
    return _view(
        TextDisplay(
            f"### {text.plain(shot.game.title)}{campaigns.headline(shot.row)}\n"
            f"The table was closed before anybody began. {again}"
        )
    )
