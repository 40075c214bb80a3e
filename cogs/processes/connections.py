"""Connects this process's shards to Discord's gateway as they come, and disconnects those that
other processes have taken over."""

from __future__ import annotations

import asyncio
import logging
from asyncio import sleep
from collections.abc import Coroutine, Set
from typing import Any

from discord.gateway import DiscordWebSocket

from cogs.shards.bot import ShardedBot

log = logging.getLogger(__name__)

LINGER = 20.0
"""Seconds for which a shard that was given up stays connected, so that no event is missed until its
next owner is connected. What arrives here meanwhile is handed over."""


class Connections:
    """Changes a client's connections, one at a time. `shards`: those that the client connects by
    itself when it starts."""

    def __init__(self, client: ShardedBot, shards: Set[int]) -> None:
        self._client = client
        self._wanted = set(shards)
        self._started = asyncio.Event()
        self._turn = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._leaving: dict[int, object] = {}
        """Shard -> a mark of the latest request to disconnect it. Earlier requests are void,
        because the shard has been wanted again since."""

    def start(self) -> None:
        """Let shards be connected from now on, as the client is connected."""
        self._started.set()

    def connect(self, shards: Set[int]) -> None:
        """Connect these shards, one after the other, in the background."""
        self._want(self._wanted | shards)
        self._spawn(self._connect(sorted(shards)))

    def disconnect(self, shards: Set[int], after: float = 0.0) -> None:
        """Disconnect these shards after `after` seconds, unless they are wanted again by then."""
        self._want(self._wanted - shards)
        mark = object()
        self._leaving |= dict.fromkeys(shards, mark)
        self._spawn(self._disconnect(sorted(shards), after, mark))

    def _want(self, shards: set[int]) -> None:
        self._wanted = shards
        self._client.shard_ids = sorted(shards)

    async def close(self) -> None:
        """Cancel the changes under way."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work, name="connections")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _connect(self, shards: list[int]) -> None:
        await self._started.wait()
        for shard in shards:
            async with self._turn:
                if shard not in self._wanted or self._client.is_closed():
                    continue
                known = self._client.get_shard(shard)
                if known is None:
                    await self._client.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard)
                elif known.is_closed():
                    await known.connect()

    async def _disconnect(self, shards: list[int], after: float, mark: object) -> None:
        await self._started.wait()
        await sleep(after)
        for shard in shards:
            async with self._turn:
                if shard in self._wanted or self._leaving.get(shard) is not mark:
                    continue
                known = self._client.get_shard(shard)
                if known is not None:
                    await known.disconnect()
                self._client.shard_states.note_state(shard, "lost")
                for guild in [each for each in self._client.guilds if each.shard_id == shard]:
                    # Its events no longer arrive, and discord.py has no public way to drop it.
                    self._client._connection._remove_guild(guild)
