"""Servers that the bot is removed from, or where Discord has an outage: the tables there sleep
until the server can be reached again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection
from datetime import datetime, timedelta

import discord

from storage import StorageError
from tables.errors import UserError
from tables.sessions import TableSessions
from tables.waking import wake

log = logging.getLogger(__name__)

AGAIN = timedelta(minutes=1)
"""How soon a server is looked at again where storage failed."""


class Servers:
    """Notes which servers cannot be reached, and wakes their tables when they can be. As a chore,
    it does again what storage could not write."""

    def __init__(self, client: discord.Client, sessions: TableSessions) -> None:
        self._client = client
        self._sessions = sessions
        self._turn = asyncio.Lock()
        self._again: datetime | None = None

    async def compare(self) -> None:
        """Compare the servers of open tables with those where the bot is, because either may have
        changed while it was not connected."""
        try:
            paused = await self._sessions.pauses.lasting()
            known = {*paused, *await self._sessions.store.guilds_in_use()}
        except StorageError as failure:
            self._failed("Which servers cannot be reached", failure)
            return
        for guild_id in sorted(known):
            if self._is_ours(guild_id):
                await self.look(guild_id)

    async def look(self, guild_id: int) -> None:
        """Note how it is with this server now, as Discord has told us. What storage cannot write is
        tried again."""
        async with self._turn:
            guild = self._client.get_guild(guild_id)
            try:
                if guild is not None and not guild.unavailable:
                    await wake(self._sessions, guild_id)
                elif await self._sessions.pauses.begin(guild_id, removed=guild is None):
                    why = "has been removed from it" if guild is None else "sees an outage there"
                    log.info("Server %s: its tables sleep, because the bot %s.", guild_id, why)
            except (StorageError, UserError) as failure:
                self._failed(f"How it is with server {guild_id}", failure)

    def _failed(self, what: str, failure: Exception) -> None:
        log.warning("%s could not be noted: %s", what, failure)
        self._again = self._sessions.store.now() + AGAIN
        self._sessions.alarm.expect(self._again)

    def _is_ours(self, guild_id: int) -> bool:
        """Whether Discord tells this process of the server: it is on one of its shards."""
        shards: Collection[int] | None = getattr(self._client, "shard_ids", None)
        count = self._client.shard_count
        return shards is None or not count or (guild_id >> 22) % count in shards

    # -- as a chore ------------------------------------------------------------------------------

    async def due(self) -> datetime | None:
        """When to look at the servers again; None: all is noted."""
        return self._again

    async def run(self) -> None:
        """Look at them again."""
        self._again = None
        await self.compare()
