from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Set
from contextlib import AsyncExitStack

import pytest

from storage.processes.link import Link
from storage.processes.membership import Membership, Tempo
from storage.processes.roster import WRITES_WITHIN, Roster
from storage.processes.shards import Shards

COUNT = 4
TEMPO = Tempo(beat=0.01, patience=8.0, gap=5.0)
"""The beats are the tests' own: nothing waits for one."""


class Watch:
    """Seconds, as a test sets them."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Bot:
    """Stands for what works with the shards."""

    def __init__(self) -> None:
        self.seen: list[tuple[str, list[int]]] = []

    def gained(self, shards: Set[int]) -> None:
        self.seen.append(("gained", sorted(shards)))

    async def give_up(self, shards: Set[int]) -> None:
        self.seen.append(("give up", sorted(shards)))

    def given(self, shards: Set[int]) -> None:
        self.seen.append(("given", sorted(shards)))

    def lost(self, shards: Set[int]) -> None:
        self.seen.append(("lost", sorted(shards)))


class Process:
    """One of several processes, all in this one."""

    def __init__(
        self, address: str, watch: Watch, wants: Set[int], count: int, patience: float
    ) -> None:
        self.shards = Shards(count)
        self.link = Link(address)
        self.roster = Roster(self.link, "a test", wants, count, patience)
        self.bot = Bot()
        self.membership = Membership(self.shards, self.roster, TEMPO, watch)
        self.membership.holder = self.bot

    @property
    def held(self) -> list[int]:
        return sorted(self.shards.held)

    async def turn(self) -> None:
        """One turn, and what it has begun."""
        await self.membership.turn()
        for task in list(self.membership._giving.values()):
            await task


NewProcess = Callable[..., Process]


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
async def new_process(address: str, watch: Watch) -> AsyncIterator[NewProcess]:
    """`new_process()`: a process that has not joined yet."""
    async with AsyncExitStack() as stack:

        def made(
            wants: Set[int] = frozenset(), count: int = COUNT, patience: float = WRITES_WITHIN
        ) -> Process:
            process = Process(address, watch, wants, count, patience)
            stack.push_async_callback(process.link.close)
            return process

        yield made
