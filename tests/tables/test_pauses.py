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
    assert await pauses.explain_pause(row.guild_id) is None
    assert await pauses.list_outages(row.guild_id) == ()
    assert row.guild_id is not None
    await store.save_pause(row.guild_id, removed=False)  # by another process, so past this cache
    pauses.all_outdated()
    assert await pauses.explain_pause(row.guild_id) == OUTAGE
    assert len(await pauses.list_outages(row.guild_id)) == 1


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
        assert await pauses.list_lasting_pauses() == {}
        assert await pauses.explain_pause(FIRST) is None
        assert await pauses.explain_pause(SECOND) is None
        assert await pauses.list_outages(SECOND) == ()
    assert await there.begin_pause(SECOND, removed=True)
    assert await here.explain_pause(SECOND) == await there.explain_pause(SECOND) == REMOVED
    assert [*await here.list_lasting_pauses()] == [*await there.list_lasting_pauses()] == [SECOND]
    assert len(await here.list_outages(SECOND)) == 1
    clock.pass_by(hours=1)
    await there.end_pause(SECOND)
    assert await here.explain_pause(SECOND) is await there.explain_pause(SECOND) is None
    assert await here.list_lasting_pauses() == {}
    ((pause,), (known,)) = await here.list_outages(SECOND), await there.list_outages(SECOND)
    assert pause == known
    assert pause.until is not None
    for store in stores:
        await store.close()
