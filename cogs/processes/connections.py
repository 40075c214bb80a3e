"""Connects this process's shards to Discord's gateway as they come, and disconnects those that have
gone to others."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Set

import discord
from discord.gateway import DiscordWebSocket

log = logging.getLogger(__name__)

LINGER = 20.0
"""Seconds for which a shard that was given up stays connected, so that nothing is missed until its
next owner is. What arrives here meanwhile is handed over."""


class Connections:
    """The shards of a client that is connected already, one change at a time."""

    def __init__(self, client: discord.AutoShardedClient) -> None:
        self._client = client
        self._wanted: set[int] = set()
        self._turn = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, shards: Iterable[int]) -> None:
        """Discord.py has connected these by itself."""
        self._wanted |= set(shards)

    def connect(self, shards: Set[int]) -> None:
        """Connect these, one after the other, in the background."""
        self._wanted |= shards
        self._spawn(self._connect(sorted(shards)))

    def disconnect(self, shards: Set[int], after: float = 0.0) -> None:
        """Disconnect these after so many seconds, unless they are wanted again by then."""
        self._wanted -= shards
        self._spawn(self._disconnect(sorted(shards), after))

    async def close(self) -> None:
        """Begin nothing more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _spawn(self, work: object) -> None:
        assert asyncio.iscoroutine(work)
        task: asyncio.Task[None] = asyncio.create_task(work, name="connections")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _connect(self, shards: list[int]) -> None:
        for shard in shards:
            async with self._turn:
                if shard not in self._wanted or self._client.is_closed():
                    continue
                known = self._client.get_shard(shard)
                if known is None:
                    await self._client.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard)
                elif known.is_closed():
                    await known.connect()

    async def _disconnect(self, shards: list[int], after: float) -> None:
        await asyncio.sleep(after)
        for shard in shards:
            async with self._turn:
                if shard in self._wanted:
                    continue
                known = self._client.get_shard(shard)
                if known is not None:
                    await known.disconnect()
                for guild in [each for each in self._client.guilds if each.shard_id == shard]:
                    # Nobody tells us any more what becomes of it, and there is no public way.
                    self._client._connection._remove_guild(guild)
