"""All that the bot can do, in one list."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from rules import GAMES

from . import admin, game, homeless, seating, verbs
from .answers import Forms
from .components import Doors
from .dice import Dice
from .guide import Guide
from .leaving import Leaving
from .log import Log
from .mine import Mine
from .newcomers.help import Help
from .newcomers.manual import ManualSearch
from .options_panel import OptionValues
from .owner import Owner
from .play import Play
from .preferences import Preferences
from .privacy import Privacy
from .recap import Recap
from .record import Record
from .reminders.command import ReminderCommands
from .stats import Stats
from .story import Story
from .transfer import Transfer


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
        Leaving(),
        Log(),
        Recap(),
        Record(),
        Story(),
        Guide(),
        Preferences(),
        ReminderCommands(),
        Privacy(),
        Stats(),
        Transfer(),
        Dice(),
        Owner(),
    ]


def groups() -> list[app_commands.Group]:
    """`/game`, `/admin`, and each game's own."""
    table = game.group()
    for command in (*seating.COMMANDS, homeless.move):
        table.remove_command(command.name)
        table.add_command(command)
    return [table, admin.admin, *(verbs.group(each) for each in GAMES.values())]
