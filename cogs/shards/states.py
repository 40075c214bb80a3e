"""Notes the state of each shard, and finds what has changed when a shard begins a new session."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import Literal

import discord

State = Literal["connecting", "ready", "lost"]


@dataclass(frozen=True, slots=True)
class ShardState:
    """A shard's state. `lost`: it was ready, and is not connected now."""

    state: State
    since: datetime


class ShardStates:
    """The state of each shard of this process, and what a new session shows to have changed.

    A session that is resumed has missed nothing. A new one begins with the list of its servers,
    from which the bot finds out which servers have removed it and which have added it.
    """

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now
        self._states: dict[int, ShardState] = {}
        self._before: dict[int, dict[int, discord.Guild]] = {}
        """Shard -> its servers when it began its latest session, until Discord has listed them."""

    def __iter__(self) -> Iterator[tuple[int, ShardState]]:
        """Iterate over the shards and their states, by number."""
        return iter(sorted(self._states.items()))

    def is_shard_ready(self, shard_id: int) -> bool:
        """Whether the bot knows all servers of the shard now."""
        known = self._states.get(shard_id)
        return known is not None and known.state == "ready"

    def note_state(self, shard_id: int, state: State) -> None:
        """Note a shard's new state. A shard that has never been ready cannot be lost."""
        known = self._states.get(shard_id)
        if state == "lost" and (known is None or known.state == "connecting"):
            state = "connecting"
        if known is None or known.state != state:
            self._states[shard_id] = ShardState(state, self._now())

    def note_session_start(self, shard_id: int, guilds: Iterable[discord.Guild]) -> None:
        """Note a shard's servers before it begins a session. There are none before its first
        session; then there is nothing to compare."""
        self._before[shard_id] = {guild.id: guild for guild in guilds}

    def take_server_changes(
        self, shard_id: int, guilds: Iterable[discord.Guild]
    ) -> tuple[list[discord.Guild], set[int]]:
        """Note that the shard is connecting, and find the servers that it lost since its last
        session, and the ids of those it gained. Call this once, when Discord has listed the shard's
        servers: a second call finds nothing. `guilds`: the servers in the cache."""
        self.note_state(shard_id, "connecting")
        before = self._before.pop(shard_id, {})
        if not before:
            return [], set()
        now = {guild.id: guild for guild in guilds}
        # Discord's list makes a new object for each server in the cache: a server that is still the
        # old object was not on the list.
        gone = [guild for number, guild in before.items() if now.get(number) is guild]
        return gone, now.keys() - before.keys()
