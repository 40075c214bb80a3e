"""The list of all commands, buttons and listeners, and the bot that has them."""

import asyncio
import logging
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from discord import app_commands

from cogs.admin import commands as admin
from cogs.admin.icon_upload import load_icons, sync_icons
from cogs.campaigns import commands as campaigns
from cogs.channels.retry import CardRetries
from cogs.channels.servers import ServerEvents
from cogs.channels.threads import Threads
from cogs.client import EmberkeepClient
from cogs.history import keeping, log, my_tables, recap, replay, statistics, story, transfer, verify
from cogs.lobby import (
    away,
    bot_strength,
    buttons,
    game_list,
    lost_channels,
    options_panel,
    rematch,
    seat_commands,
)
from cogs.lobby import commands as game
from cogs.lobby.lost_channels import LostChannels
from cogs.newcomers import full_rules, how_to_play, rules
from cogs.newcomers.greeting import Greeting, show_help
from cogs.packs import commands as packs
from cogs.packs.playtest_messages import PlaytestMessages
from cogs.people import preferences, privacy
from cogs.people import reminder_commands as reminders
from cogs.people.reachability import Reachability
from cogs.table import answer_ahead, answering, look_buttons, roll, undo, verbs
from cogs.table import commands as table_commands
from cogs.ui.commands import Command
from cogs.ui.handlers import Dispatcher
from cogs.ui.localizations import CatalogTranslator
from cogs.ui.suggestions import LATE_SUGGESTION_FILTER
from cogs.words import Message
from rules import GAMES
from storage import Store

BUTTON_MODULES = (
    answering,
    bot_strength,
    buttons,
    how_to_play,
    full_rules,
    keeping,
    look_buttons,
    options_panel,
    rematch,
    game_list,
)
"""Modules that only handle buttons, selects and forms. Importing them registers their handlers (see
`cogs.ui.handlers`). Modules that also have commands are named below."""


UNGROUPED_COMMANDS: tuple[Command, ...] = (
    table_commands.hand,
    look_buttons.board,
    table_commands.answer_by_command,
    undo.undo,
    roll.roll_publicly,
    show_help,
    my_tables.show_own_tables,
    recap.recap,
    story.story,
    replay.replay,
    rules.rules,
    preferences.settings,
)
"""The common commands, which stand in no group."""
ABOUT_TABLES = str(Message("commands-table"))
ABOUT_YOU = str(Message("commands-me"))
GAME_COMMANDS: tuple[Command, ...] = (away.back_to_game,)
TABLE_COMMANDS: tuple[Command, ...] = (
    log.log,
    answer_ahead.ahead,
    verify.verify,
    seat_commands.deadline,
    reminders.table,
    game.table_language,
    seat_commands.propose_replacement,
    lost_channels.move,
    transfer.export,
    transfer.import_,
    statistics.show_server_statistics,
)
OWN_COMMANDS: tuple[Command, ...] = (
    away.away,
    away.back,
    reminders.show,
    statistics.show_own_statistics,
    privacy.export,
    privacy.ask_to_erase,
)
ADMIN_COMMANDS: tuple[Command, ...] = (seat_commands.server_deadline, reminders.server, admin.sync)


def make_command_groups() -> list[app_commands.Group]:
    """Make the command groups: one for opening and ending a table, one for an open table, one for
    the user's own settings and data, one for managers of the server, and one for each game. They
    contain the less common commands, so that typing `/` shows the common ones first."""
    return [
        _add_commands(game.make_game_group(), GAME_COMMANDS),
        _add_commands(app_commands.Group(name="table", description=ABOUT_TABLES), TABLE_COMMANDS),
        _add_commands(app_commands.Group(name="me", description=ABOUT_YOU), OWN_COMMANDS),
        _add_commands(admin.admin, ADMIN_COMMANDS),
        # If no game takes packs, these commands could do nothing.
        *([packs.pack] if packs.list_pack_games() else []),
        # If no game carries anything from table to table, these commands could do nothing.
        *([campaigns.campaign] if any(each.can_carry for each in GAMES.values()) else []),
        *(verbs.make_verb_group(each) for each in GAMES.values()),
    ]


def _add_commands(group: app_commands.Group, more: Iterable[Command]) -> app_commands.Group:
    """Add these commands to the group, and return it. A command that it already has is replaced,
    because the groups belong to their modules and every bot in a process uses them again."""
    for command in more:
        group.remove_command(command.name)
        group.add_command(command)
    return group


class Emberkeep(EmberkeepClient):
    """The bot with every command and listener. `sync_at_start`: upload the list of commands at each
    start. `known_commands`: a file with that list's hash, to upload the list only if it has
    changed. `greet_at_start`: greet the servers that have not been greeted yet. `icons_at_start`:
    use the icons that Discord has, and upload them along with the commands."""

    def __init__(
        self,
        store: Store,
        *,
        sync_at_start: bool = False,
        known_commands: Path | None = None,
        greet_at_start: bool = False,
        icons_at_start: bool = False,
        **given: Any,
    ) -> None:
        super().__init__(store, **given)
        self._sync_at_start = sync_at_start
        self._known_commands = known_commands
        self._greet_at_start = greet_at_start
        self._icons_at_start = icons_at_start
        self._icon_upload: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        """Register every command and listener."""
        logging.getLogger(app_commands.tree.__name__).addFilter(LATE_SUGGESTION_FILTER)
        for cog in (
            Dispatcher(),
            Threads(self),
            LostChannels(self),
            Greeting(self, at_start=self._greet_at_start),
            CardRetries(self),
            ServerEvents(self),
            Reachability(self),
        ):
            await self.add_cog(cog)
        self.playtests.show = PlaytestMessages(self).refresh_progress
        for command in UNGROUPED_COMMANDS:
            self.tree.add_command(command)
        for group in make_command_groups():
            self.tree.add_command(group)
        if (translator := CatalogTranslator()).languages:
            await self.tree.set_translator(translator)
        if self._icons_at_start:
            await load_icons(self)
        if 0 not in self.served_shards:
            return  # another process uploads for all of them
        if self._sync_at_start:
            await self.upload_commands()
            if self._icons_at_start:  # may take minutes, because Discord limits uploads
                self._icon_upload = asyncio.create_task(self._upload_icons(), name="icons")
        elif self._known_commands is not None:
            await self.upload_changed_commands(self._known_commands)

    async def _upload_icons(self) -> None:
        """Sync the icons once the bot is ready."""
        await self.wait_until_ready()
        await sync_icons(self)

    async def close(self) -> None:
        """Shut down, and stop uploading icons if that is under way."""
        if self._icon_upload is not None:
            self._icon_upload.cancel()
        await super().close()
