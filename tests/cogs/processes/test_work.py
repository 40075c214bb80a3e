"""What was handed over is done once, as far as this process can tell."""

from __future__ import annotations

from collections.abc import Collection
from datetime import UTC, datetime, timedelta
from typing import cast

import pytest

from cogs.processes.work import RETRY, Work
from storage import StorageFull
from storage.processes.handovers import Handover, Handovers
from storage.processes.shards import Shards

NOW = datetime(2026, 5, 1, 12, tzinfo=UTC)


class Full:
    """Two things that were handed over, in a database that may have no room."""

    def __init__(self) -> None:
        self.kept = [Handover(0, number, "a test", {}, NOW) for number in (1, 2)]
        self.full = False

    async def waiting(self, shards: Collection[int]) -> list[Handover]:
        return list(self.kept)

    async def done(self, handover: Handover) -> None:
        if self.full:
            raise StorageFull("There is no room.")
        self.kept.remove(handover)


class Doing:
    """Does things, and remembers each try."""

    def __init__(self) -> None:
        self.now = NOW
        self.tries: list[tuple[int, bool]] = []
        self.fails: set[int] = set()
        self.handovers = Full()
        shards = Shards(1)
        shards.add({0})
        handovers = cast(Handovers, self.handovers)
        self.work = Work(handovers, shards, self.do, lambda: self.now)

    async def do(self, handover: Handover, again: bool) -> bool:
        self.tries.append((handover.id, again))
        if handover.id in self.fails:
            raise StorageFull("There is no room.")
        return True

    async def once(self) -> list[tuple[int, bool]]:
        """The tries of one round, some time after the last."""
        self.tries.clear()
        for task in await self.work.once():
            await task
        self.now += RETRY + timedelta(seconds=1)
        return sorted(self.tries)


@pytest.fixture
def doing() -> Doing:
    return Doing()


async def test_what_could_not_be_noted_as_done_is_not_done_again(doing: Doing) -> None:
    doing.handovers.full = True
    assert await doing.once() == [(1, False), (2, False)]
    assert await doing.once() == []
    doing.handovers.full = False
    assert await doing.once() == []
    assert doing.handovers.kept == []


async def test_what_could_not_be_written_is_tried_again_and_knows_it(doing: Doing) -> None:
    doing.fails = {2}
    assert await doing.once() == [(1, False), (2, False)]
    assert await doing.once() == [(2, True)]
    doing.fails.clear()
    assert await doing.once() == [(2, True)]
    assert doing.handovers.kept == []
