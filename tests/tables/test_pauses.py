"""The cache of servers that cannot be reached."""

from __future__ import annotations

from storage import Store
from tables.pauses import OUTAGE, Pauses
from tests.storage.tables import playing


async def test_what_another_process_has_noted_is_read_again(store: Store) -> None:
    row = await playing(store, 1)
    pauses = Pauses(store)
    assert await pauses.explain_pause(row.guild_id) is None
    assert await pauses.list_outages(row.guild_id) == ()
    assert row.guild_id is not None
    await store.save_pause(row.guild_id, removed=False)  # by another process, so past this cache
    pauses.all_outdated()
    assert await pauses.explain_pause(row.guild_id) == OUTAGE
    assert len(await pauses.list_outages(row.guild_id)) == 1
