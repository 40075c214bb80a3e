"""When a table falls due, and what is stored for a server."""

from datetime import timedelta

from storage import Store
from tests.clock import Clock
from tests.storage.conftest import OpenStore
from tests.storage.tables import make_commit, make_new_table, start_table


async def test_a_table_is_due_when_its_last_change_said(store: Store, clock: Clock) -> None:
    one, two = await start_table(store, 1), await start_table(store, 2)
    assert await store.find_next_table_due() is None
    soon, later = clock.now + timedelta(hours=1), clock.now + timedelta(hours=2)
    await store.save_commit(make_commit(one.id, 0, due_at=later))
    await store.set_due(two.id, soon)
    assert await store.find_next_table_due() == soon
    assert await store.claim_due_tables() == []
    clock.now = soon
    assert await store.claim_due_tables() == [two.id]
    clock.now = later
    assert await store.claim_due_tables() == [two.id, one.id]
    assert await store.find_next_table_due({two.id}) == later
    assert await store.find_next_table_due({one.id, two.id}) is None
    await store.save_commit(make_commit(one.id, 1))
    await store.set_due(two.id, None)
    assert await store.claim_due_tables() == []


async def test_a_table_has_a_due_time_from_start_to_end(store: Store, clock: Clock) -> None:
    row, other = await store.open_table(make_new_table()), await start_table(store, 2)
    await store.set_due(row.id, clock.now)
    assert await store.claim_due_tables() == []
    await store.start_table(row.id, 0, "checkpoint", due_at=clock.now)
    assert await store.claim_due_tables() == [row.id]
    await store.save_commit(make_commit(row.id, 0, ended=True, due_at=clock.now))
    await store.set_due(other.id, clock.now)
    await store.end_table(other.id, "closed")
    await store.set_due(other.id, clock.now)
    assert await store.claim_due_tables() == []


async def test_old_tables_are_due_at_once(in_file: Store, reopen: OpenStore) -> None:
    row = await start_table(in_file)
    await in_file.open_table(make_new_table(2))
    assert await (await reopen(in_file, 5)).claim_due_tables() == [row.id]


async def test_server_settings_are_kept(store: Store) -> None:
    assert await store.find_server_settings(10) == {}
    await store.save_server_settings(10, {"most": 3})
    await store.save_server_settings(11, {})
    await store.save_server_settings(10, {"most": 4, "who": [1, 2]})
    assert await store.find_server_settings(10) == {"most": 4, "who": [1, 2]}
