"""Puts tables to sleep while the bot is removed from their server or Discord has an outage there,
until the server can be reached again."""

import asyncio
import logging
from datetime import datetime, timedelta

from cogs.shards.bot import ShardedBot
from storage import StorageError
from tables.actions.waking import end_server_pause
from tables.errors import UserError
from tables.sessions import TableSessions

log = logging.getLogger(__name__)

TIME_UNTIL_RETRY = timedelta(minutes=1)
"""How long to wait before the bot looks at servers again after storage failed."""


class Servers:
    """Notes which servers cannot be reached, and wakes their tables when they can be. As a chore,
    it tries again what storage could not write."""

    def __init__(self, client: ShardedBot, sessions: TableSessions) -> None:
        self._client = client
        self._sessions = sessions
        self._turn = asyncio.Lock()
        self._again: datetime | None = None

    async def note_server_states(self, shard_id: int | None = None) -> None:
        """Note which servers of open tables the bot can reach, for a ready shard (None: for
        all)."""
        try:
            paused = set(await self._sessions.pauses.list_current_pauses())
            known = paused.union(await self._sessions.store.list_guilds_with_active_tables())
        except StorageError as failure:
            self._schedule_retry("Which servers cannot be reached", failure)
            return
        for guild_id in sorted(known):
            shard = self._client.find_shard_id(guild_id)
            told = self._client.shard_states.is_shard_ready(shard) and shard_id in (None, shard)
            if told and not (self._can_reach(guild_id) and guild_id not in paused):
                await self.note_server_state(guild_id)

    def _can_reach(self, guild_id: int) -> bool:
        guild = self._client.get_guild(guild_id)
        return guild is not None and not guild.unavailable

    async def note_server_state(self, guild_id: int) -> None:
        """Pause the server's tables if the bot cannot reach it, else end their pause. If storage
        fails, try again later."""
        async with self._turn:
            try:
                if self._can_reach(guild_id):
                    await end_server_pause(self._sessions, guild_id)
                    return
                removed = self._client.get_guild(guild_id) is None
                if await self._sessions.pauses.begin_pause(guild_id, removed=removed):
                    log.info(
                        "Server %s: its tables sleep, because the bot %s.",
                        guild_id,
                        "has been removed from it" if removed else "sees an outage there",
                    )
            except (StorageError, UserError) as failure:
                self._schedule_retry(f"How it is with server {guild_id}", failure)

    def _schedule_retry(self, what: str, failure: Exception) -> None:
        """Log that `what` could not be noted, and schedule another look at all servers."""
        log.warning("%s could not be noted: %s", what, failure)
        self._again = self._sessions.store.now() + TIME_UNTIL_RETRY
        self._sessions.alarm.note_due(self._again)

    # -- as a chore ------------------------------------------------------------------------------

    async def find_due(self) -> datetime | None:
        """Return when to look at the servers again, or None if everything is noted."""
        return self._again

    async def run(self) -> None:
        """Look at the servers again."""
        self._again = None
        await self.note_server_states()
