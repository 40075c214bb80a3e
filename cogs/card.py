"""The table card: one message that everybody sees, with the picture, the news and the buttons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime
from itertools import groupby
from typing import Any

import discord
from discord.ui import ActionRow, Container, LayoutView, MediaGallery, Separator, TextDisplay
from discord.utils import format_dt

import pictures
from rules.engine import Event, Prompt
from rules.engine.undo import is_petition

from . import choosing, limits, text, thinking
from .components import Press, Row, rows_of
from .face import Face
from .questions import controls, pages, question, several, weight
from .shot import Ask, Shot, asks
from .show import artist
from .summary import Summary

PICTURE = "table.png"
CHART = "chart.png"
HAPPENED = 900
HAPPENED_BESIDE_A_PICTURE = 2200
"""The words of the board leave less room for news than a picture does."""
PANEL = 1500
PAST = 3500
ASKED = 1100
LISTED = 4
"""So many times, and so many who are away, are listed."""
EMBER = discord.Colour(0xD9622B)


def lobby(shot: Shot) -> LayoutView:
    """The card while players gather."""
    row, game = shot.row, shot.game
    least, most = game.seats[0], game.seats[-1]
    seats = [
        f"{seat.number + 1}. {text.plain(seat.name)}{_gone(shot, seat.number)}"
        for seat in row.seats
    ]
    options = game.options.model_validate(row.options).model_dump(mode="json")
    usual = game.options().model_dump(mode="json")
    chosen = ", ".join(
        f"{name.replace('_', ' ')} {choosing.worth(value)}"
        for name, value in options.items()
        if value != usual[name]
    )
    free = most - len(row.seats)
    lines = [
        f"## {text.plain(game.title)}",
        text.plain(game.blurb, 600),
        f"**Seats** ({least} to {most})",
        *(seats or ["Nobody yet."]),
        f"-# {free} free." if free else "-# The table is full.",
    ]
    if options:
        lines.append(
            f"-# Options: {text.plain(chosen, 400) or 'as usual'}. `/game options` changes them."
        )
    if rule := shot.settings.deadline:
        lines.append(f"-# Time: {thinking.in_words(rule)}. `/game deadline` changes it.")
    lines.append(
        f"-# Table {row.id}. The dice are sealed, and `/verify` can prove it afterwards. "
        f"SHA-256 of the seed: `{shot.seed_hash}`"
    )
    full, taken = free <= 0, str(len(row.seats))
    buttons = [
        Press(row.id, "join", label="Join", style=discord.ButtonStyle.primary, disabled=full),
        Press(row.id, "leave", label="Leave"),
        Press(row.id, "addbot", taken, label="Add bot", disabled=full),
        Press(
            row.id,
            "dropbot",
            taken,
            label="Remove bot",
            disabled=not any(s.bot for s in row.seats),
        ),
        Press(
            row.id,
            "start",
            label="Start",
            style=discord.ButtonStyle.success,
            disabled=len(row.seats) not in game.seats,
        ),
    ]
    return _view(TextDisplay("\n".join(lines)), *rows_of(buttons))


def in_play(
    shot: Shot,
    news: Sequence[Event],
    picture: pictures.Picture | None,
    went: Summary | None = None,
) -> LayoutView:
    """The card of a game in play, or of one that has ended. `news`: what happened since the last
    card, oldest first. Without a picture it is words only; with one, the picture and its alt text
    say all that the words would. `went`: of one that has ended, how it went."""
    assert shot.view is not None
    drawer = artist(shot.row.game)
    title: TextDisplay[Any] = TextDisplay(f"### {text.plain(shot.game.title)}")
    if shot.result is not None:  # which is told below
        news = [event for event in news if event.text != shot.result.why]
    closing, rows = (over(shot, went), []) if _done(shot) else asked(shot)
    beside = HAPPENED_BESIDE_A_PICTURE if went is None else HAPPENED
    happened = recent(news, HAPPENED if picture is None else beside)
    parts: list[discord.ui.Item[Any]] = [title]
    if picture is not None:
        parts.append(_gallery(PICTURE, picture))
    else:
        panel = limits.clip(drawer.panel(shot.view), PANEL)
        taken = sum(map(len, (title.content, happened, closing, panel))) + 200
        words = drawer.words(shot.view)
        room = limits.TEXT - taken
        if len(words) > room:
            words = limits.clip(words, room - 40) + "\n-# `/board` has the rest."
        parts += [TextDisplay(said) for said in (words, panel) if said]
    if happened:
        parts += [Separator(), TextDisplay(happened)]
    parts += [Separator(), TextDisplay(closing), *rows]
    if went is not None and went.chart is not None:
        parts.append(_gallery(CHART, went.chart))
    parts.append(_doors(shot, answers=bool(rows)))
    return _view(*parts)


def _gallery(name: str, picture: pictures.Picture) -> MediaGallery[Any]:
    return MediaGallery(
        discord.MediaGalleryItem(
            f"attachment://{name}", description=limits.clip(picture.alt, limits.ALT)
        )
    )


def asked(shot: Shot) -> tuple[str, list[Row]]:
    """Whose move it is, in words, and the buttons that everybody may see."""
    needed = [p for p in shot.prompts if not p.optional]
    public = asks([p for p in needed if not p.secret])
    secret = sorted({p.seat for p in needed if p.secret})
    consent = asks([p for p in shot.prompts if is_petition(p)])
    inline = public if len(public) == 1 and not secret and _fits(public[0].prompt) else []
    lines = [_asked_of(shot, ask, ASKED // 2 if ask in inline else 200) for ask in public]
    if secret:
        lines.append(f"{_calls(shot, secret)}: decide in private, through **Your move**.")
    elif public and not inline:
        lines.append("-# Answer through **Your move**.")
    lines += [_asked_of(shot, ask, 300) for ask in consent]
    if not lines:
        lines.append("Nobody has to move just now.")
    rows = [row for ask in (*inline, *consent) for row in controls(shot.id, ask.prompt)]
    missing = "".join(f"\n{line}" for line in (*_missing(shot), *_times(shot)))
    return limits.clip("\n".join(lines), ASKED - len(missing)) + missing, rows


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
    lines.append(
        f"-# The seed was `{text.plain(shot.row.seed, 80)}`; `/verify` replays every roll. "
        "Another with the same people? **Rematch**. Or `/game open`."
    )
    return "\n".join(lines)


def recent(news: Sequence[Event], most: int) -> str:
    """The latest of the news that fits, oldest first. What a player tells is rather cut short than
    left out."""
    kept: list[str] = []
    room = most - 40
    for event, times in _counted(news):
        line = f"- {text.told(event, quoted=max(0, min(1200, room - 320)))}"
        line += f" ({times} times)" if times > 1 else ""
        room -= len(line) + 1
        if room < 0:
            kept.append("-# Earlier: `/log`.")
            break
        kept.append(line)
    return "\n".join(reversed(kept))


def _counted(news: Sequence[Event]) -> Iterator[tuple[Event, int]]:
    """The news, latest first; what was said several times running once, and how often."""
    for _, same in groupby(reversed(news), lambda e: (e.text, str(e.data.get("quote", "")))):
        alike = list(same)
        if alike[0].data.get("quote"):
            yield from ((event, 1) for event in alike)
        else:
            yield alike[0], len(alike)


def past(shot: Shot, news: Sequence[Event], link: str) -> LayoutView:
    """What stays of a card when the next one stands: the news, and the way there."""
    lines = [f"-# {text.plain(shot.game.title)} · [to the present card]({link})"]
    if told := recent(news, PAST):
        lines.insert(0, told)
    return _view(TextDisplay("\n".join(lines)), colour=None)


def _doors(shot: Shot, *, answers: bool) -> Row:
    """The card's own buttons. `answers`: it has those of the question too, and they stand out."""
    buttons = []
    if not _done(shot):
        style = discord.ButtonStyle.secondary if answers else discord.ButtonStyle.primary
        buttons.append(Press(shot.id, "yours", label="Your move", style=style))
    buttons.append(Press(shot.id, "hand", label="My hand"))
    buttons.append(Press(shot.id, "board", label="Board in words"))
    if not _done(shot):
        buttons.append(Press(shot.id, "undo", label="Take back"))
    else:
        buttons.append(Press(shot.id, "rematch", label="Rematch"))
    return ActionRow[Any](*buttons)


def _view(*parts: discord.ui.Item[Any], colour: discord.Colour | None = EMBER) -> LayoutView:
    view = Face()
    view.add_item(Container(*parts, accent_colour=colour))
    return view


def never_begun(shot: Shot) -> LayoutView:
    """What is left of a table that was closed before its start."""
    return _view(
        TextDisplay(
            f"### {text.plain(shot.game.title)}\n"
            "The table was closed before anybody began. Another? `/game open`."
        )
    )
