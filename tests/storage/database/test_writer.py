"""The writer's own promises, over both databases."""

import asyncio

import pytest

from storage import StorageFailed, Store
from storage.database.connection import Connection
from tests.storage.tables import ADA, make_commit, start_table


async def test_a_refused_change_fails_alone(store: Store) -> None:
    row = await start_table(store)

    def twice(db: Connection) -> None:
        for _ in range(2):
            db.execute("INSERT INTO erasures (user_id, at) VALUES (?, 0)", (ADA,))

    outcomes = await asyncio.gather(
        store.save_commit(make_commit(row.id, 0)),
        store._writer.write_change(twice),
        return_exceptions=True,
    )
    assert outcomes[0] == 2
    assert type(outcomes[1]).__name__ in ("IntegrityError", "UniqueViolation")
    assert await store.list_users_to_erase() == []


async def test_a_store_may_be_closed_twice(store: Store) -> None:
    await store.close()
    await store.close()
    with pytest.raises(StorageFailed, match="closed"):
        await store.count_tables_and_posts()
