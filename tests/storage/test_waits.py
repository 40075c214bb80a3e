"""Since when a table waits for whom."""

from datetime import datetime

from storage import Seat, Store
from tests.clock import Clock
from tests.storage.tables import BEN, make_commit, make_new_table, start_table


async def read_waits(store: Store, table_id: int) -> dict[str, tuple[int, datetime]]:
    return {wait.prompt: (wait.seat, wait.since) for wait in await store.list_waits([table_id])}


async def test_a_question_keeps_its_time_until_it_closes(store: Store, clock: Clock) -> None:
    row = await store.open_table(make_new_table())
    begun = clock.pass_by(hours=1)
    row = await store.start_table(row.id, 0, "checkpoint", waits={"1": 0, "2": 1})
    assert await read_waits(store, row.id) == {"1": (0, begun), "2": (1, begun)}
    later = clock.pass_by(hours=1)
    await store.save_commit(make_commit(row.id, 0, waits={"2": 1, "3": 0}))
    assert await read_waits(store, row.id) == {"2": (1, begun), "3": (0, later)}
    clock.pass_by(hours=1)
    await store.save_commit(make_commit(row.id, 1))
    assert len(await store.list_waits([row.id])) == 2
    seats = (row.seats[0], Seat(1, None, "Alma (bot)", True))
    await store.save_commit(make_commit(row.id, 2, entries=(), seats=seats, waits={"2": 1}))
    assert await read_waits(store, row.id) == {"2": (1, begun)}
    await store.save_commit(make_commit(row.id, 2, waits={}))
    assert await store.list_waits([row.id]) == []


async def test_a_repeated_question_gets_a_new_time(store: Store, clock: Clock) -> None:
    row = await start_table(store)
    await store.save_commit(make_commit(row.id, 0, waits={"1": 0}))
    await store.save_commit(make_commit(row.id, 1, waits={}))
    again = clock.pass_by(days=1)
    await store.save_commit(make_commit(row.id, 2, waits={"1": 0}))
    assert await read_waits(store, row.id) == {"1": (0, again)}


async def test_long_waits_come_first_and_ended_tables_have_none(store: Store, clock: Clock) -> None:
    one, two, three = [await start_table(store, channel) for channel in (1, 2, 3)]
    ids = [one.id, two.id, three.id]
    for row in (two, one, three):
        clock.pass_by(minutes=1)
        await store.save_commit(make_commit(row.id, 0, waits={"7": 1}))
    assert [wait.table_id for wait in await store.list_waits(ids)] == [two.id, one.id, three.id]
    assert [row.id for row in await store.list_user_tables(BEN)] == [three.id, two.id, one.id]
    await store.save_commit(make_commit(two.id, 1, waits={}, ended=True))
    await store.end_table(three.id, "closed")
    assert [wait.table_id for wait in await store.list_waits(ids)] == [one.id]
