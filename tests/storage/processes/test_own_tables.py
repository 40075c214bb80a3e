"""A process finds only what is to be done at the tables of its own shards."""

from __future__ import annotations

from datetime import timedelta

import pytest

from storage import Post, Store, TableRow
from storage.processes.shards import Shards
from storage.processes.sharing import shard_of
from tests.clock import Clock
from tests.storage.tables import ADA, BEN, answer, new, playing

FIRST, SECOND = 2 << 22, 3 << 22
"""Two servers; of two shards, each has one."""


@pytest.fixture
async def rows(store: Store, clock: Clock) -> list[TableRow]:
    """A table on each server, and one in direct messages, where all is due."""
    found = []
    for channel, guild in enumerate((FIRST, SECOND, None), 1):
        row = await playing(store, channel, guild)
        due = clock.now + timedelta(minutes=channel)
        waits = {"1": 0}
        await store.save_commit(answer(row.id, 0, outbox=[Post("card")], due_at=due, waits=waits))
        found.append(row)
    clock.now += timedelta(hours=1)
    return found


async def to_do(store: Store) -> set[int]:
    """The tables at which there is something to do; every question comes to the same."""
    due = await store.tables_due()
    assert sorted(due) == sorted(await store.list_due_tables())
    assert sorted(due) == [row.id for row in await store.list_lagging_tables()]
    assert (await store.next_table_due() is not None) == bool(due)
    assert (await store.next_due() is not None) == bool(due)
    return set(due)


async def test_each_finds_its_own(store: Store, rows: list[TableRow]) -> None:
    first, second, direct = (row.id for row in rows)
    assert [shard_of(row.guild_id, 2) for row in rows] == [0, 1, 0]
    assert await to_do(store) == {first, second, direct}
    store.shards = Shards(2)
    assert await to_do(store) == set()
    store.shards.add([0])
    assert await to_do(store) == {first, direct}
    store.shards.add([1])
    assert await to_do(store) == {first, second, direct}
    store.shards.remove([0])
    assert await to_do(store) == {second}


async def test_each_takes_an_erased_person_out_of_its_own(store: Store) -> None:
    """Whoever comes last does the rest."""
    guilds = (FIRST, SECOND, None)
    rows = [await store.open_table(new(channel, guild)) for channel, guild in enumerate(guilds, 1)]
    first, second, direct = (row.id for row in rows)
    store.shards = Shards(2)
    store.shards.add([1])
    assert await store.erase_user(ADA) == [second]
    assert await store.list_erasing_users() == [ADA]
    assert await store.to_forget() == []
    assert await seated(store, rows) == [True, False, True]
    store.shards = Shards(2)
    store.shards.add([0])
    assert await store.to_forget() == [ADA]
    assert await store.erase_user(ADA) == [first, direct]
    assert await store.list_erasing_users() == []
    assert await seated(store, rows) == [False, False, False]
    assert BEN in {seat.user_id for seat in (await store.tables_of(BEN))[0].seats}


async def seated(store: Store, rows: list[TableRow]) -> list[bool]:
    """At which of the tables Ada sits."""
    now = [await store.find_table(row.id) for row in rows]
    return [ADA in {seat.user_id for seat in row.seats} for row in now if row is not None]
