"""The writer's own promises, over both databases."""

import asyncio

import pytest

from storage import StorageFailed, Store
from storage.database.connection import Connection
from tests.storage.tables import ADA, answer, new, playing


class Lost(StorageFailed):
    """Somebody else is to write."""


async def test_a_guard_refuses_the_whole_batch_and_lets_the_next_pass(store: Store) -> None:
    rows = [await playing(store, channel) for channel in range(3)]
    seen = []

    def guard(db: Connection) -> None:
        seen.append(db.execute("SELECT count(*) FROM journal").fetchone()[0])
        if len(seen) == 1:
            raise Lost("The tables are another's by now.")

    store._writer.guards.append(guard)
    outcomes = await asyncio.gather(
        *(store.save_commit(answer(row.id, 0)) for row in rows), return_exceptions=True
    )
    assert [type(outcome) for outcome in outcomes] == [Lost] * 3
    assert await asyncio.gather(*(store.save_commit(answer(row.id, 0)) for row in rows)) == [2] * 3
    assert seen == [0, 0]


async def test_a_guard_sees_the_batch_again_when_one_change_is_refused(store: Store) -> None:
    row = await playing(store)
    seen = []
    store._writer.guards.append(lambda db: seen.append(db.execute("SELECT 1").fetchone()[0]))
    outcomes = await asyncio.gather(
        store.save_commit(answer(row.id, 0)), store.open_table(new()), return_exceptions=True
    )
    assert outcomes[0] == 2
    assert isinstance(outcomes[1], Exception)
    assert seen == [1, 1]  # nothing of the first try counts, its guard's word neither


async def test_what_the_database_refuses_of_one_change_is_that_changes_alone(store: Store) -> None:
    row = await playing(store)

    def twice(db: Connection) -> None:
        for _ in range(2):
            db.execute("INSERT INTO erasures (user_id, at) VALUES (?, 0)", (ADA,))

    outcomes = await asyncio.gather(
        store.save_commit(answer(row.id, 0)),
        store._writer.write_change(twice),
        return_exceptions=True,
    )
    assert outcomes[0] == 2
    assert type(outcomes[1]).__name__ in ("IntegrityError", "UniqueViolation")
    assert await store.list_erasing_users() == []


async def test_a_store_may_be_closed_twice(store: Store) -> None:
    await store.close()
    await store.close()
    with pytest.raises(StorageFailed, match="closed"):
        await store.count_totals()
