"""`/me stats` and `/table stats`: show what a user or a server has played, by game."""

from collections.abc import Sequence
from datetime import timedelta

import discord

from cogs.client import Interaction
from cogs.ui import limits
from cogs.ui.commands import make_command
from cogs.ui.errors import promise_reply, send_reply
from cogs.words import Message
from rules.engine.clipping import clip_text
from storage import PlayStatistics
from tables.errors import UserError
from tables.wording import text
from tables.wording.titles import find_game_title

MOST_GAMES_LISTED = 15
"""How many games one answer lists, the latest first."""


@make_command("command-me-stats", first=promise_reply, here="option-me-stats-here")
async def show_own_statistics(interaction: Interaction, here: bool = False) -> None:
    """Show the user their own statistics in private; `here`: only their games on this server."""
    if here and interaction.guild_id is None:
        raise UserError(Message("no-server-yours"))
    guild_id = interaction.guild_id if here else None
    played = await interaction.client.store.summarise_games_of_user(interaction.user.id, guild_id)
    title = Message("you-played-here" if here else "you-played")
    nothing = Message("you-not-yet-here" if here else "you-not-yet")
    page = _make_statistics_page(title, played, "you-won")
    await send_reply(interaction, page if played else nothing)


@make_command("command-server-stats", first=promise_reply)
async def show_server_statistics(interaction: Interaction) -> None:
    """Show the server's statistics: totals only, without names."""
    if interaction.guild_id is None:
        raise UserError(Message("no-server-all"))
    played = await interaction.client.store.summarise_games_in_guild(interaction.guild_id)
    nothing = Message("not-yet-here")
    page = _make_statistics_page(Message("server-played"), played, "people-won")
    await send_reply(interaction, page if played else nothing)


def _make_statistics_page(title: Message, played: Sequence[PlayStatistics], won: str) -> str:
    """Make the page. `won`: the message that says who won how many games."""
    lines = [f"### {title}"]
    lines += [_format_game_line(each, won) for each in played[:MOST_GAMES_LISTED]]
    if len(played) > MOST_GAMES_LISTED:
        lines.append(str(Message("more-games", count=len(played) - MOST_GAMES_LISTED)))
    lines.append(str(Message("only-finished")))
    return clip_text("\n".join(lines), limits.MESSAGE_TEXT)


def _format_game_line(played: PlayStatistics, won: str) -> str:
    game, average = text.format_plain(find_game_title(played.game), 80), f"{played.people:.1f}"
    which = "none" if not played.wins else "all" if played.wins == played.tables else "some"
    wins = Message(won, which=which, wins=played.wins, tables=played.tables)
    parts = [
        Message("stats-tables", game=game, tables=played.tables, won=wins),
        Message(
            "stats-people",
            people=average.removesuffix(".0"),
            count=1 if played.people == 1 else 2,
            tables=played.tables,
        ),
    ]
    if played.answers:
        parts.append(Message("stats-answers", answers=played.answers))
    if played.wait is not None:
        time = format_rounded_duration(played.wait)
        parts.append(Message("stats-wait", time=time, answers=played.answers))
    parts.append(Message("stats-last", when=discord.utils.format_dt(played.last, "R")))
    return f"- {' · '.join(map(str, parts))}"


def format_rounded_duration(time: timedelta) -> str:
    """Write a length of time in words, in its two largest units at most."""
    minutes = round(time.total_seconds() / 60)
    if minutes < 1:
        return str(Message("a-minute"))
    days, hours, rest = minutes // 1440, minutes // 60 % 24, minutes % 60
    parts = [(days, "day"), (hours, "hour"), (rest if not days else 0, "minute")]
    each = [Message("stats-time", count=count, unit=name) for count, name in parts if count]
    return str(Message("stats-times", times=each))
