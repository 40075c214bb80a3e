"""All that the bot can do, in one list."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

from discord import app_commands
from discord.ext import commands

from rules import GAMES

from . import (
    admin,
    game,
    homeless,
    leaving,
    log,
    owner,
    privacy,
    record,
    seating,
    stats,
    transfer,
    verbs,
)
from .answers import Forms
from .campaigns import command as campaigns
from .components import Doors
from .dice import Dice
from .guide import Guide
from .mine import Mine
from .newcomers.help import Help
from .newcomers.manual import ManualSearch
from .options_panel import OptionValues
from .play import Play
from .preferences import Preferences
from .recap import Recap
from .reminders import command as reminders
from .story import Story


def cogs() -> list[commands.Cog]:
    """The commands and listeners."""
    return [
        Doors(),
        Forms(),
        ManualSearch(),
        OptionValues(),
        Help(),
        Play(),
        Mine(),
        Recap(),
        Story(),
        Guide(),
        Preferences(),
        Dice(),
    ]


Command: TypeAlias = app_commands.Command[Any, ..., None]

ABOUT_TABLES = "A table's log, time, seats and files; and what has been played here."
ABOUT_YOU = "Being away, your reminders, your games, and what I keep about you."
GAME: tuple[Command, ...] = (seating.back,)
TABLE: tuple[Command, ...] = (
    log.log,
    record.verify,
    seating.deadline,
    reminders.table,
    seating.substitute,
    homeless.move,
    transfer.export,
    transfer.import_,
    stats.server,
)
ME: tuple[Command, ...] = (
    leaving.away,
    leaving.back,
    reminders.show,
    stats.mine,
    privacy.export,
    privacy.offer_erasure,
)
ADMIN: tuple[Command, ...] = (seating.server_deadline, reminders.server, owner.sync)


def groups() -> list[app_commands.Group]:
    """What is rarer than a command of its own, so that `/` shows first what one needs first: about
    opening and ending a table, about a table that stands, about oneself, for those who manage the
    server; and each game's own."""
    return [
        _with(game.group(), GAME),
        _with(app_commands.Group(name="table", description=ABOUT_TABLES), TABLE),
        _with(app_commands.Group(name="me", description=ABOUT_YOU), ME),
        _with(admin.admin, ADMIN),
        # Where no game carries anything on, there is nothing that these commands could do.
        *([campaigns.campaign] if any(each.carries for each in GAMES.values()) else []),
        *(verbs.group(each) for each in GAMES.values()),
    ]


def _with(group: app_commands.Group, more: Iterable[Command]) -> app_commands.Group:
    """The group with these commands too, which it may have had before."""
    for command in more:
        group.remove_command(command.name)
        group.add_command(command)
    return group
