"""All that the bot can do, in one list; and the bot that does it."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Any, TypeAlias

from discord import app_commands
from discord.ext import commands

from cogs.doors import Doors
from rules import GAMES
from storage import Store

from . import (
    admin,
    errors,
    game,
    homeless,
    leaving,
    log,
    motion_door,  # noqa: F401 - its door is registered
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
from .dice import Dice
from .guide import Guide
from .homeless import Homeless
from .keeper import Keeper
from .mine import Mine
from .newcomers.greeting import Greeting
from .newcomers.help import Help
from .newcomers.manual import ManualSearch
from .options_panel import OptionValues
from .play import Play
from .preferences import Preferences
from .recap import Recap
from .reminders import command as reminders
from .story import Story
from .threads import Threads
from .unshown import Unshown


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


class Emberkeep(Keeper):
    """The bot, with every command and listener. `sync_at_start`: Discord is told of the commands
    when it connects. `greet_at_start`: servers that have not been greeted yet are."""

    def __init__(
        self,
        store: Store,
        *,
        sync_at_start: bool = False,
        greet_at_start: bool = False,
        **given: Any,
    ) -> None:
        super().__init__(store, **given)
        self._sync_at_start = sync_at_start
        self._greet_at_start = greet_at_start

    async def setup_hook(self) -> None:
        """Put every command and listener in place."""
        logging.getLogger(app_commands.tree.__name__).addFilter(errors.UNSUGGESTED)
        for cog in cogs():
            await self.add_cog(cog)
        await self.add_cog(Threads(self))
        await self.add_cog(Homeless(self))
        await self.add_cog(Greeting(self, at_start=self._greet_at_start))
        await self.add_cog(Unshown(self))
        for group in groups():
            self.tree.add_command(group)
        if self._sync_at_start:
            await self.sync()
