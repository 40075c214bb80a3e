"""Adds to discord.py's client with shards: paces and watches each shard, and catches up when it has
missed something."""

import asyncio
import logging
import math
from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any

import discord
import yarl
from discord.ext import commands

from cogs.shards.pace import SessionPace, SessionsUsedUp
from cogs.shards.resuming import install_resuming_shard
from cogs.shards.states import ShardStates

log = logging.getLogger(__name__)


class ShardedBot(commands.AutoShardedBot):
    """A bot of one or many shards.

    `shard_count`: how many shards the bot has in all; None: as many as Discord recommends.
    `shard_ids`: those of them that this process serves; None: all. `options` are discord.py's.

    The bot dispatches the event `servers_back`, with the list of servers, when Discord lists
    servers (again) after a gap: at the start, in a shard's new session, or after an outage of
    Discord's. Discord has not told the bot what happened there meanwhile.
    """

    def __init__(
        self,
        now: Callable[[], datetime],
        *,
        pace: SessionPace,
        shard_count: int | None = None,
        shard_ids: Sequence[int] | None = None,
        **options: Any,
    ) -> None:
        if shard_ids is not None:
            options["shard_ids"] = list(shard_ids)
        super().__init__(shard_count=shard_count, **options)
        install_resuming_shard()
        self.pace = pace
        self.shard_states = ShardStates(now)
        self._launching: asyncio.Task[None] | None = None
        self._added: set[int] = set()
        """Servers that have added the bot while their shard had no session, until the bot can greet
        them."""

    def find_shard_id(self, guild_id: int | None) -> int:
        """Find the number of the shard that receives a server's events; None: direct messages."""
        return (guild_id >> 22) % (self.shard_count or 1) if guild_id is not None else 0

    @property
    def served_shards(self) -> Sequence[int]:
        """The numbers of the shards that this process serves."""
        return range(self.shard_count or 1) if self.shard_ids is None else self.shard_ids

    def list_guilds(self, shard_id: int) -> list[discord.Guild]:
        """List the servers of a shard of this process."""
        return [guild for guild in self.guilds if self.find_shard_id(guild.id) == shard_id]

    async def connect(self, *, reconnect: bool = True) -> None:
        """Connect each shard, and stay connected until closed. Raises SessionsUsedUp, and what
        Discord answers."""
        recommended, _, limit = await self.http.get_bot_gateway()
        if self.shard_count is None:
            self.shard_count = recommended
        self.pace.concurrency = limit["max_concurrency"]
        begun = len(self.served_shards)
        if limit["remaining"] < begun:
            # One more than allowed, and Discord would reset the bot's token.
            hours = math.ceil(limit["reset_after"] / 3_600_000)
            raise SessionsUsedUp(
                f"Discord allows the bot {limit['remaining']} more new sessions for now, and it "
                f"needs {begun}: too many were begun in a day. Start it again in "
                f"{'an hour' if hours <= 1 else f'{hours} hours'}"
            )
        log.info("%s of %s shards to connect.", begun, self.shard_count)
        await super().connect(reconnect=reconnect)

    async def launch_shards(self) -> None:
        """Connect the shards in the background, one after the other. Otherwise discord.py waits for
        the last of them before it looks after the first again, which takes minutes with many
        shards."""
        self._launching = asyncio.create_task(super().launch_shards(), name="shards")

    async def launch_shard(
        self, gateway: yarl.URL, shard_id: int, *, initial: bool = False
    ) -> None:
        """Connect a shard for its first session, when Discord allows that."""
        await self.pace.wait_for_turn(shard_id)
        await super().launch_shard(gateway, shard_id, initial=initial)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Note that a shard is about to begin a new session. It has waited for its turn before it
        connected: if it waited here, discord.py would take that time for the connection's
        latency."""
        number = shard_id or 0
        self.shard_states.note_session_start(number, self.list_guilds(number))

    async def on_shard_connect(self, shard_id: int) -> None:
        """Note the servers that added the bot before the shard's new session, and drop those that
        removed it."""
        gone, added = self.shard_states.take_server_changes(shard_id, self.list_guilds(shard_id))
        self._added |= added
        for guild in gone:
            self._connection.parse_guild_delete({"id": guild.id})

    async def on_shard_ready(self, shard_id: int) -> None:
        """Note that a shard knows its servers, and dispatch `servers_back` for them."""
        self.shard_states.note_state(shard_id, "ready")
        guilds = self.list_guilds(shard_id)
        log.info("Shard %s of %s is ready: servers: %s.", shard_id, self.shard_count, len(guilds))
        self.dispatch("servers_back", [guild for guild in guilds if not guild.unavailable])

    async def on_shard_resumed(self, shard_id: int) -> None:
        """Note that a shard has resumed its session, and so has missed nothing."""
        self.shard_states.note_state(shard_id, "ready")

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Note that a shard has lost its connection."""
        self.shard_states.note_state(shard_id, "lost")

    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """Forget the server's channels when an outage begins there. When it ends, Discord lists the
        channels, and discord.py would keep those that were deleted meanwhile."""
        guild._channels.clear()
        guild._threads.clear()

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Dispatch `guild_join` if the server added the bot, and `servers_back` if its shard is
        ready."""
        if guild.id in self._added:
            self._added.discard(guild.id)
            self.dispatch("guild_join", guild)
        if self.shard_states.is_shard_ready(self.find_shard_id(guild.id)):
            self.dispatch("servers_back", [guild])

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Forget that a server added the bot once it has removed it, so that nobody greets it."""
        self._added.discard(guild.id)

    async def close(self) -> None:
        """Disconnect every shard."""
        if self._launching is not None:
            self._launching.cancel()
        if not isinstance(self.loop, asyncio.AbstractEventLoop):
            await self._async_setup_hook()  # never started: discord.py cannot close without it
        await super().close()
