"""`/me stats` and `/table stats`: show what a user or a server has played, by game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import timedelta

import discord
from discord import app_commands

from cogs.client import Interaction
from cogs.ui import limits
from cogs.ui.components import make_note
from cogs.ui.errors import promise_reply, send_reply
from rules.engine.clipping import clip_text
from storage import Played
from tables.errors import UserError
from tables.wording import text
from tables.wording.titles import game_title

MOST = 15
"""How many games one answer lists, the latest first."""


@app_commands.command(name="stats", description="What you have played, by game.")
@app_commands.describe(here="Only in this server; otherwise everywhere")
async def mine(interaction: Interaction, here: bool = False) -> None:
    """The user's own statistics, in private."""
    await promise_reply(interaction)
    if here and interaction.guild_id is None:
        raise UserError("There is no server here. `/me stats` counts all that you have played.")
    guild_id = interaction.guild_id if here else None
    played = await interaction.client.store.played_by(interaction.user.id, guild_id)
    title = "What you have played in this server" if here else "What you have played"
    nothing = "You have not played a game to its end yet" + (" in this server." if here else ".")
    await send_reply(
        interaction,
        make_note(_make_statistics_page(title, played, _won_by_you) if played else nothing),
    )


@app_commands.command(name="stats", description="What this server has played, by game.")
async def server(interaction: Interaction) -> None:
    """The server's statistics: totals only, without names."""
    await promise_reply(interaction)
    if interaction.guild_id is None:
        raise UserError("There is no server here. `/me stats` counts what you have played.")
    played = await interaction.client.store.played_in(interaction.guild_id)
    nothing = "No game has been played to its end in this server yet. `/game open` begins one."
    page = _make_statistics_page("What this server has played", played, _won_by_people)
    await send_reply(interaction, make_note(page if played else nothing))


def _won_by_you(played: Played) -> str:
    return f"you won {played.wins}"


def _won_by_people(played: Played) -> str:
    return f"people won {played.wins}"


def _make_statistics_page(
    title: str, played: Sequence[Played], won: Callable[[Played], str]
) -> str:
    lines = [f"### {title}"]
    lines += [_format_game_line(each, won(each)) for each in played[:MOST]]
    if len(played) > MOST:
        lines.append(f"-# And {len(played) - MOST} more games, longer ago.")
    lines.append("-# Only finished games count, and bots are left out.")
    return clip_text("\n".join(lines), limits.TEXT)


def _format_game_line(played: Played, won: str) -> str:
    each = "person" if played.people == 1 else "people"
    parts = [
        (
            f"**{text.format_plain(game_title(played.game), 80)}**: "
            f"{_format_count(played.tables, 'table')}, {won}"
        ),
        f"{played.people:.1f}".removesuffix(".0") + f" {each} on average",
        _format_count(played.answers, "answer"),
    ]
    if played.wait is not None:
        parts.append(f"half of them within {format_duration(played.wait)}")
    parts.append(f"last {discord.utils.format_dt(played.last, 'R')}")
    return f"- {' · '.join(parts)}"


def _format_count(count: int, thing: str) -> str:
    return f"{count} {thing}" + ("" if count == 1 else "s")


def format_duration(time: timedelta) -> str:
    """Write a length of time in words, in its two largest units at most."""
    minutes = round(time.total_seconds() / 60)
    if minutes < 1:
        return "a minute"
    days, hours, rest = minutes // 1440, minutes // 60 % 24, minutes % 60
    parts = [(days, "day"), (hours, "hour"), (rest if not days else 0, "minute")]
    return text.join_names([_format_count(count, name) for count, name in parts if count])
