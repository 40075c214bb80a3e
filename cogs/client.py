"""The bot's client without its commands: the services that commands use, and its shutdown."""

import asyncio
import contextlib
import json
import logging
import sys
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeAlias
from weakref import WeakSet

import aiohttp
import discord
from discord import app_commands

from cogs.outbox.publisher import OutboxPublisher
from cogs.outbox.seat_vote_messages import SeatVoteMessages
from cogs.outbox.silence import Silence
from cogs.shards.bot import ShardedBot
from cogs.shards.pace import SessionPace, SharedPace
from cogs.time.deadlines import Deadlines
from cogs.time.erasure import Erasures
from cogs.time.reminder_messages import ReminderMessages
from cogs.time.reminders import Reminders
from cogs.time.scheduler import Chore, Scheduler
from cogs.time.servers import Servers
from cogs.time.warnings import Warnings
from cogs.ui import errors
from cogs.ui.language import use_user_language
from cogs.ui.surrogates import strip_surrogates
from cogs.views.answer_ahead import Drafts
from cogs.views.icons import Icons
from documents.replay.cache import ReplayCache
from storage import Backups, StorageError, Store
from tables.actions.presence import AbsenceEnds
from tables.actions.seat_votes import SeatVotes
from tables.actions.waiting import WaitingBots
from tables.files.queue import Queue
from tables.log_context import CURRENT_WORK, Work
from tables.packs.playtests import Playtests
from tables.sessions import TableSessions
from tables.thinking.search_pool import SearchPool
from tables.watch import Watch
from tables.workers.jobs import Workers

log = logging.getLogger(__name__)

LONGEST_LIMIT = 30.0
"""The longest rate limit, in seconds, that discord.py waits out by itself; it accepts no lower
value. The outbox reschedules posts that would wait longer, so that they delay nothing else."""


class CommandsRefused(Exception):
    """Discord refused the list of commands. The text has its reason."""


class Tree(app_commands.CommandTree["EmberkeepClient"]):
    """The commands, in servers and direct messages. `cogs.ui.errors` tells users about their
    errors."""

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Prepare an interaction before discord.py reads its options: remove lone surrogates, start
        its work in the log, and speak the user's language."""
        interaction.data = strip_surrogates(interaction.data)
        CURRENT_WORK.set(Work(interaction=interaction.id))
        await use_user_language(interaction)
        return True

    async def on_error(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /
    ) -> None:
        """Tell the person what went wrong. If an autocomplete fails, only log it."""
        if interaction.type is discord.InteractionType.autocomplete:
            log.warning("An autocomplete failed.", exc_info=error)
            return
        await errors.report_error(interaction, error)


def _make_client_options() -> dict[str, Any]:
    """Make discord.py's options. Messages and members are not kept in memory."""
    return {
        "command_prefix": (),
        "help_command": None,
        "intents": discord.Intents(guilds=True),
        "tree_cls": Tree,
        "allowed_mentions": discord.AllowedMentions.none(),
        "allowed_contexts": app_commands.AppCommandContext(
            guild=True, dm_channel=True, private_channel=False
        ),
        "allowed_installs": app_commands.AppInstallationType(guild=True, user=False),
        "max_messages": None,
        "chunk_guilds_at_startup": False,
        "member_cache_flags": discord.MemberCacheFlags.none(),
        "max_ratelimit_timeout": LONGEST_LIMIT,
    }


class EmberkeepClient(ShardedBot):
    """The services that every command and button may use. `cogs.registry.Emberkeep` adds the
    commands and listeners.

    `shard_count` and `shard_ids`: as in `cogs.shards.bot.ShardedBot`. `packs`: whether people may
    bring cards of their own.
    """

    def __init__(
        self,
        store: Store,
        *,
        owners: Sequence[int] = (),
        live_tables: int = 200,
        seed: str = "",
        backups: Backups | None = None,
        shard_count: int | None = None,
        shard_ids: Sequence[int] | None = None,
        packs: bool = True,
    ) -> None:
        silence = Silence(store.now)
        self.calls = aiohttp.TraceConfig()
        """Reports every call to Discord to the listeners added before the first call."""
        silence.listen_to_trace(self.calls)
        self.icons = Icons()
        self.icons.watch_for_refused_icons(self.calls)
        sharing = store.sharing
        super().__init__(
            store.now,
            pace=SessionPace() if sharing is None else SharedPace(sharing.wait_for_gateway_session),
            http_trace=self.calls,
            shard_count=shard_count,
            shard_ids=shard_ids,
            **_make_client_options(),
        )
        self.store = store
        self.began = store.now()
        self.backups = backups
        self.sessions = TableSessions(store, live_tables, seed, packs_allowed=packs)
        self.publisher = OutboxPublisher(self, store, self.sessions, silence, self.icons)
        Warnings(self, self.sessions, self.publisher)
        votes = SeatVoteMessages(self, self.sessions, self.publisher.tempo.old_edits)
        self.publisher.register_sender("motion", self.publisher.make_sender(votes.publish_vote))
        self.reminders = Reminders(self, store, self.sessions)
        self.sessions.watches += self._make_watches()
        self.reminder_messages = ReminderMessages(
            self, store, self.sessions, self.publisher, self.reminders
        )
        self.erasures = Erasures(store, self.sessions, self.publisher, self.reminder_messages)
        self.workers = Workers()
        self.search_pool = SearchPool()
        self.sessions.searcher = self.search_pool
        self.files = Queue()
        self.replays = ReplayCache()
        self.playtests = Playtests(store, self.workers, packs)
        self.servers = Servers(self, self.sessions)
        chores: list[Chore] = [backups] if backups is not None else []
        chores += [self.erasures, self.playtests]
        self.scheduler = Scheduler(store, self.sessions, self.publisher, chores, [self.servers])
        self.panels, self.drafts = self.publisher.panels, Drafts()
        self.under_way: WeakSet[asyncio.Task[Any]] = WeakSet()
        """Tasks for interactions that have been acknowledged but not finished. A shutdown waits for
        them."""
        self.named_owners = frozenset(owners)
        self._caught_up = False

    def _make_watches(self) -> list[Watch]:
        """Make the watches that react to each change at a table."""
        return [
            Deadlines(self, self.sessions),
            SeatVotes(self.sessions),
            AbsenceEnds(self.sessions),
            WaitingBots(self.sessions),
            self.reminders,
        ]

    async def is_owner(self, user: discord.abc.User, /) -> bool:
        """Whether the user runs this bot: the settings name them, or Discord knows them as the
        owner."""
        return user.id in self.named_owners or await super().is_owner(user)

    async def reset_connection(self) -> None:
        """Close and clear what a failed login has left, so that the client can log in again."""
        await self.http.close()
        self.http.connector = discord.utils.MISSING
        self.clear()

    async def upload_commands(self) -> int:
        """Upload the list of commands to Discord, and return how many Discord then knows. Raises
        CommandsRefused."""
        try:
            commands = await self.tree.sync()
        except (discord.HTTPException, app_commands.AppCommandError) as refused:
            raise CommandsRefused(" ".join(str(refused).split())) from refused
        log.info("Discord knows %s commands now.", len(commands))
        return len(commands)

    async def upload_changed_commands(self, file: Path) -> None:
        """Upload the list of commands if it has changed since the last upload, whose hash is in
        `file`. If the upload fails, log that and go on with the commands that Discord has."""
        payload = await self._make_command_payloads()
        listed = json.dumps([self.application_id, payload], sort_keys=True)
        digest = sha256(listed.encode()).hexdigest()
        if await asyncio.to_thread(_has_content, file, digest):
            return
        try:
            await self.upload_commands()
            await asyncio.to_thread(file.write_text, digest, "utf-8")
        except (CommandsRefused, OSError) as failure:
            log.warning("The commands are not uploaded; the next start tries again: %s", failure)

    async def _make_command_payloads(self) -> list[dict[str, Any]]:
        """Make the payloads for uploading all commands, with translations if there is a
        translator."""
        commands, translator = self.tree.get_commands(), self.tree.translator
        if translator is None:
            return [command.to_dict(self.tree) for command in commands]
        return [await command.get_translated_payload(self.tree, translator) for command in commands]

    async def on_shard_ready(self, shard_id: int) -> None:
        """Compare a shard's servers once it knows them. When the first shard in a process is ready,
        start the background work and publish what was still waiting at the last stop."""
        await super().on_shard_ready(shard_id)
        await self.servers.note_server_states(shard_id)
        if not self._caught_up:
            self._caught_up = True
            self.scheduler.start_task()
            await self.publisher.catch_up()

    async def on_ready(self) -> None:
        """Log that every shard is ready."""
        log.info("Connected as %s.", self.user)

    def dispatch(self, event_name: str, /, *args: Any, **kwargs: Any) -> None:
        """Dispatch an event, unless the bot is shutting down, when discord.py's own handling of
        late events fails."""
        if not self.is_closed():
            super().dispatch(event_name, *args, **kwargs)

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        """Log that a listener has failed. If storage failed, for example because its server is
        down, log one line without a traceback."""
        error = sys.exc_info()[1]
        if isinstance(error, StorageError):
            log.warning("Nothing came of %s: %s", event_method, error)
        elif self.is_closed():  # discord.py has no connection any more
            log.info("The shutdown cut %s short: %s", event_method, error)
        else:
            await super().on_error(event_method, *args, **kwargs)

    async def on_message(self, message: discord.Message, /) -> None:
        """Ignore ordinary messages, because the bot has no text commands."""

    async def close(self) -> None:
        """Shut down: finish what is under way and begin nothing new. Posts that still wait go out
        at the next start."""
        self.workers.close()
        await self.search_pool.close()
        await self.scheduler.stop_task()
        await self.sessions.close()
        await self.publisher.finish_posts()
        if self.under_way:
            _, late = await asyncio.wait(set(self.under_way), timeout=1.0)
            for task in late:  # they could only fail: the connection closes now
                task.cancel()
        await super().close()


def _has_content(file: Path, words: str) -> bool:
    """Whether the file contains exactly these words. Return False if it cannot be read."""
    with contextlib.suppress(OSError, ValueError):
        return file.read_text("utf-8") == words
    return False


Interaction: TypeAlias = discord.Interaction[EmberkeepClient]
"""The type of interaction that every command and button handler gets."""
