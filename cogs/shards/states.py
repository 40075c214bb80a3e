"""How each shard fares, and what a new session of one shows to have changed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import Literal

import discord

State = Literal["connecting", "ready", "lost"]


@dataclass(frozen=True, slots=True)
class ShardState:
    """How a shard fares. `lost`: it was ready, and is not connected now."""

    state: State
    since: datetime


class ShardStates:
    """How each shard of this process fares, and what a new session shows to have changed.

    A session that is resumed has missed nothing. A new one begins with the list of its servers: by
    it is found out on which of them the bot is no more, and on which it is new.
    """

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now
        self._states: dict[int, ShardState] = {}
        self._before: dict[int, dict[int, discord.Guild]] = {}
        """Shard -> its servers when it began its latest session, until the list of them is here."""

    def __iter__(self) -> Iterator[tuple[int, ShardState]]:
        """The shards by number."""
        return iter(sorted(self._states.items()))

    def is_shard_ready(self, shard_id: int) -> bool:
        """Whether all servers of the shard are known now."""
        known = self._states.get(shard_id)
        return known is not None and known.state == "ready"

    def note_state(self, shard_id: int, state: State) -> None:
        """A shard fares so from now on. One that has never been ready cannot be lost."""
        known = self._states.get(shard_id)
        if state == "lost" and (known is None or known.state == "connecting"):
            state = "connecting"
        if known is None or known.state != state:
            self._states[shard_id] = ShardState(state, self._now())

    def note_session_start(self, shard_id: int, guilds: Iterable[discord.Guild]) -> None:
        """A shard is about to begin a session, and these are its servers so far: none at its first
        one, or where another process had it meanwhile, and then there is nothing to compare."""
        self._before[shard_id] = {guild.id: guild for guild in guilds}

    def find_server_changes(
        self, shard_id: int, guilds: Iterable[discord.Guild]
    ) -> tuple[list[discord.Guild], set[int]]:
        """A shard's session has begun, and Discord has listed its servers: those that the bot was
        removed from since its last session, and the ids of those it was added to. `guilds`: the
        servers in the cache."""
        self.note_state(shard_id, "connecting")
        before = self._before.pop(shard_id, {})
        if not before:
            return [], set()
        now = {guild.id: guild for guild in guilds}
        # Each server of the list is a new object in the cache: who is still the old one was not
        # on it.
        gone = [guild for number, guild in before.items() if now.get(number) is guild]
        return gone, now.keys() - before.keys()
