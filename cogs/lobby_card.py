"""The card while players gather: what the game wants, who sits, and what is still missing."""

from __future__ import annotations

from typing import Any

import discord
from discord.ui import Container, LayoutView, TextDisplay
from discord.utils import format_dt

from cogs.newcomers.weights import WEIGHTS

from . import choosing, text, thinking
from .campaigns import words as campaigns
from .components import Press, Row, rows_of
from .face import EMBER, Face
from .shot import Shot


def lobby(shot: Shot) -> LayoutView:
    """The card before the start."""
    said = [_about(shot), "\n".join(_state(shot))]
    parts = [*map(TextDisplay[LayoutView], said), *_buttons(shot)]
    view = Face()
    view.add_item(Container(*parts, accent_colour=EMBER))
    return view


def _about(shot: Shot) -> str:
    game = shot.game
    return (
        f"## {text.plain(game.title)}{campaigns.headline(shot.row)}\n{text.plain(game.goal)}\n"
        f"-# {WEIGHTS[game.weight].capitalize()}. {text.plain(game.length)}"
    )


def _state(shot: Shot) -> list[str]:
    row, game = shot.row, shot.game
    least, most = game.seats[0], game.seats[-1]
    seats = [f"{s.number + 1}. {text.plain(s.name)}{_away(shot, s.number)}" for s in row.seats]
    lines = [f"**Seats** ({least} to {most})", *(seats or ["Nobody yet."]), _missing(shot)]
    if options := _options(shot):
        lines.append(options)
    if rule := shot.settings.deadline:
        lines.append(f"-# Time: {thinking.in_words(rule)}. `/table deadline` changes it.")
    lines += campaigns.beginning(row)
    lines.append(
        f"-# Table {row.id}. The dice are sealed, and `/table verify` can prove it afterwards. "
        f"{campaigns.sealed(row)}: `{shot.seed_hash}`"
    )
    return lines


def _missing(shot: Shot) -> str:
    """What has to happen before Start works, or that it does."""
    least, most = shot.game.seats[0], shot.game.seats[-1]
    sitting = len(shot.row.seats)
    if sitting < least:
        more = least - sitting
        who = "one more player" if more == 1 else f"{more} more players"
        return f"**Start** needs {who}: somebody presses **Join**, or you press **Add bot**."
    if sitting == most:
        return "The table is full. **Start** begins the game."
    free = "One seat is free" if most - sitting == 1 else f"{most - sitting} seats are free"
    return f"{free}. **Start** begins with those who sit."


def _options(shot: Shot) -> str:
    """The options that are not as usual, with what they mean."""
    model: Any = shot.game.options
    if not model.model_fields:
        return ""
    chosen = model.model_validate(shot.row.options).model_dump(mode="json")
    usual = model().model_dump(mode="json")
    lines = [
        f"-# **{text.plain(choosing.title(name, model.model_fields[name]))}: "
        f"{text.plain(choosing.worth(value))}.** "
        f"{text.plain(model.model_fields[name].description or '')}"
        for name, value in chosen.items()
        if value != usual[name]
    ]
    return "\n".join(lines) or "-# Played as usual; **Options** shows what can be changed."


def _away(shot: Shot, seat: int) -> str:
    away = shot.aways.get(seat)
    if away is None:
        return ""
    if away.until is None:
        return " is away until they say otherwise"
    return f" is away until {format_dt(away.until, 'f')}"


def _buttons(shot: Shot) -> list[Row]:
    row, game = shot.row, shot.game
    full, taken = len(row.seats) >= game.seats[-1], str(len(row.seats))
    go = discord.ButtonStyle.success
    playable = len(row.seats) in game.seats
    buttons = [
        Press(row.id, "join", label="Join", style=discord.ButtonStyle.primary, disabled=full),
        Press(row.id, "start", label="Start", style=go, disabled=not playable),
        Press(row.id, "addbot", taken, label="Add bot", disabled=full),
    ]
    if any(seat.bot for seat in row.seats):
        buttons.append(Press(row.id, "dropbot", taken, label="Remove bot"))
    buttons.append(Press(row.id, "leave", label="Leave"))
    more = [Press(0, "manual", game.key, "0", label="How to play")]
    more.append(Press(row.id, "options", label="Options"))
    return [*rows_of(buttons), *rows_of(more)]
