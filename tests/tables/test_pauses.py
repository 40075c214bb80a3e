"""The cache of servers that cannot be reached."""

from __future__ import annotations

from storage import Store
from storage.processes.shards import Shards
from tables.pauses import OUTAGE, REMOVED, Pauses
from tests.clock import Clock
from tests.storage.tables import playing

FIRST, SECOND = 2 << 22, 3 << 22
"""Two servers; of two shards, each has one."""


async def test_what_another_process_has_noted_is_read_once_its_servers_are_ours(
    store: Store,
) -> None:
    row = await playing(store, 1)
    pauses = Pauses(store)
    assert await pauses.why(row.guild_id) is None
    assert await pauses.times(row.guild_id) == ()
    assert row.guild_id is not None
    await store.pause(row.guild_id, removed=False)  # by another process, so past this cache
    pauses.all_outdated()
    assert await pauses.why(row.guild_id) == OUTAGE
    assert len(await pauses.times(row.guild_id)) == 1


async def test_of_a_server_that_another_process_looks_after_the_present_is_read(
    address: str, clock: Clock
) -> None:
    """Two processes over one database, with a server each."""
    stores = [await Store.open(address, clock, together=True) for _ in range(2)]
    for shard, store in enumerate(stores):
        store.shards = Shards(2)
        store.shards.add([shard])
        await playing(store, 1 + shard, (FIRST, SECOND)[shard])
    here, there = (Pauses(store) for store in stores)
    for pauses in (here, there):
        assert await pauses.lasting() == {}
        assert await pauses.why(FIRST) is None
        assert await pauses.why(SECOND) is None
        assert await pauses.times(SECOND) == ()
    assert await there.begin(SECOND, removed=True)
    assert await here.why(SECOND) == await there.why(SECOND) == REMOVED
    assert [*await here.lasting()] == [*await there.lasting()] == [SECOND]
    assert len(await here.times(SECOND)) == 1
    clock.pass_by(hours=1)
    await there.end(SECOND)
    assert await here.why(SECOND) is await there.why(SECOND) is None
    assert await here.lasting() == {}
    ((pause,), (known,)) = await here.times(SECOND), await there.times(SECOND)
    assert pause == known
    assert pause.until is not None
    for store in stores:
        await store.close()
