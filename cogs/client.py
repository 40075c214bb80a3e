"""The client: what the bot holds beside its commands, and how it leaves."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any, TypeAlias
from weakref import WeakSet

import discord
from discord import app_commands
from discord.ext import commands

from cogs.outbox.publisher import OutboxPublisher
from cogs.outbox.seat_vote_messages import SeatVoteMessages
from cogs.time.deadlines import Deadlines
from cogs.time.erasure import Erasures
from cogs.time.reminder_messages import Courier
from cogs.time.reminders import Reminders
from cogs.time.scheduler import Chore, Scheduler
from cogs.ui import errors
from cogs.ui.panels import Panels
from cogs.ui.surrogates import clean
from storage import Backups, Store
from tables.presence import Returns
from tables.replay_queue import Queue
from tables.seat_votes import SeatVotes
from tables.sessions import TableSessions
from tables.waiting import Waiting
from tables.workers import Workers

log = logging.getLogger(__name__)

LONGEST_LIMIT = 30.0
"""Seconds for which discord.py waits when Discord limits us, the least that it takes. What must
wait longer is put off by the outbox, and keeps nothing else waiting."""


class CommandsRefused(Exception):
    """Discord would not take the list of commands. The text has its reason."""


class Tree(app_commands.CommandTree["EmberkeepClient"]):
    """The commands, in servers and direct messages; their errors go through the one door."""

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Before the words of a command or of a suggestion are read."""
        clean(interaction)
        return True

    async def on_error(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /
    ) -> None:
        """Tell the person; a failing autocomplete merely suggests nothing."""
        if interaction.type is discord.InteractionType.autocomplete:
            log.warning("An autocomplete failed.", exc_info=error)
            return
        await errors.tell(interaction, error)


class EmberkeepClient(commands.Bot):
    """What every command and button may use of the bot. Needs no privileged intent: it lives on
    interactions alone. `roster.Emberkeep` is the whole bot, with its commands."""

    def __init__(
        self,
        store: Store,
        *,
        owners: Sequence[int] = (),
        live_tables: int = 200,
        seed: str = "",
        backups: Backups | None = None,
    ) -> None:
        super().__init__(
            command_prefix=(),
            help_command=None,
            intents=discord.Intents(guilds=True),
            tree_cls=Tree,
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=True, private_channel=False
            ),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            max_messages=None,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_ratelimit_timeout=LONGEST_LIMIT,
        )
        self.store = store
        self.began = store.now()
        self.backups = backups
        self.sessions = TableSessions(store, live_tables, seed)
        self.publisher = OutboxPublisher(self, store, self.sessions)
        deadlines, seat_votes = Deadlines(self, self.sessions), SeatVotes(self.sessions)
        self.publisher.others |= {
            "warning": self.publisher.once(deadlines.bring),
            "motion": self.publisher.once(SeatVoteMessages(self, self.sessions).bring),
        }
        self.reminders = Reminders(self, store, self.sessions)
        self.sessions.watches += [
            deadlines,
            seat_votes,
            Returns(self.sessions),
            Waiting(self.sessions),
        ]
        self.sessions.watches.append(self.reminders)
        self.courier = Courier(self, store, self.sessions, self.publisher, self.reminders)
        self.erasures = Erasures(store, self.sessions, self.publisher, self.courier)
        self.workers = Workers()
        self.files = Queue()
        chores: list[Chore] = [self.erasures, *([backups] if backups is not None else [])]
        self.scheduler = Scheduler(store, self.sessions, self.publisher, chores)
        self.panels = Panels()
        self.under_way: WeakSet[asyncio.Task[Any]] = WeakSet()
        """What is being done for people who have been told to wait for it."""
        self.named_owners = frozenset(owners)
        self._caught_up = False

    async def is_owner(self, user: discord.abc.User, /) -> bool:
        """Whether the user runs this bot: named in the settings, or known to Discord for it."""
        return user.id in self.named_owners or await super().is_owner(user)

    async def sync(self) -> None:
        """Tell Discord which commands there are. Raises CommandsRefused."""
        try:
            commands = await self.tree.sync()
        except (discord.HTTPException, app_commands.AppCommandError) as refused:
            raise CommandsRefused(" ".join(str(refused).split())) from refused
        log.info("Discord knows %s commands now.", len(commands))

    async def on_ready(self) -> None:
        """Connected: bring out what a stop left behind, once a process."""
        log.info("Connected as %s.", self.user)
        if not self._caught_up:
            self._caught_up = True
            self.scheduler.start()
            await self.publisher.catch_up()

    def dispatch(self, event_name: str, /, *args: Any, **kwargs: Any) -> None:
        """Tell of an event. A bot that leaves tells of none: discord.py would trip over them."""
        if not self.is_closed():
            super().dispatch(event_name, *args, **kwargs)

    async def on_message(self, message: discord.Message, /) -> None:
        """Ordinary messages are none of our business."""

    async def close(self) -> None:
        """Leave Discord: what is under way is finished, nothing new is begun, and what waits to be
        posted goes out at the next start."""
        self.workers.close()
        await self.scheduler.close()
        await self.sessions.close()
        await self.publisher.close()
        if self.under_way:
            await asyncio.wait(set(self.under_way), timeout=1.0)
        await super().close()


Interaction: TypeAlias = discord.Interaction[EmberkeepClient]
"""What Discord hands to every command and button."""
