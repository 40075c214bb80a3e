"""Since when a table waits for whom."""

from datetime import datetime

from storage import Seat, Store
from tests.clock import Clock
from tests.storage.tables import BEN, answer, new, playing


async def known(store: Store, table_id: int) -> dict[str, tuple[int, datetime]]:
    return {wait.prompt: (wait.seat, wait.since) for wait in await store.list_waits([table_id])}


async def test_a_question_keeps_its_time_until_it_closes(store: Store, clock: Clock) -> None:
    row = await store.open_table(new())
    begun = clock.pass_by(hours=1)
    row = await store.start_table(row.id, 0, "checkpoint", waits={"1": 0, "2": 1})
    assert await known(store, row.id) == {"1": (0, begun), "2": (1, begun)}
    later = clock.pass_by(hours=1)
    await store.save_commit(answer(row.id, 0, waits={"2": 1, "3": 0}))
    assert await known(store, row.id) == {"2": (1, begun), "3": (0, later)}
    clock.pass_by(hours=1)
    await store.save_commit(answer(row.id, 1))
    assert len(await store.list_waits([row.id])) == 2
    seats = (row.seats[0], Seat(1, None, "Alma (bot)", True))
    await store.save_commit(answer(row.id, 2, entries=(), seats=seats, waits={"2": 1}))
    assert await known(store, row.id) == {"2": (1, begun)}
    await store.save_commit(answer(row.id, 2, waits={}))
    assert await store.list_waits([row.id]) == []


async def test_a_question_that_closed_and_came_again_is_waited_for_anew(
    store: Store, clock: Clock
) -> None:
    row = await playing(store)
    await store.save_commit(answer(row.id, 0, waits={"1": 0}))
    await store.save_commit(answer(row.id, 1, waits={}))
    again = clock.pass_by(days=1)
    await store.save_commit(answer(row.id, 2, waits={"1": 0}))
    assert await known(store, row.id) == {"1": (0, again)}


async def test_who_waits_longest_comes_first_and_an_ended_table_waits_for_nobody(
    store: Store, clock: Clock
) -> None:
    one, two, three = [await playing(store, channel) for channel in (1, 2, 3)]
    for row in (two, one, three):
        clock.pass_by(minutes=1)
        await store.save_commit(answer(row.id, 0, waits={"7": 1}))
    waits = await store.list_waits([one.id, two.id, three.id])
    assert [wait.table_id for wait in waits] == [two.id, one.id, three.id]
    assert [row.id for row in await store.list_user_tables(BEN)] == [three.id, two.id, one.id]
    await store.save_commit(answer(two.id, 1, waits={}, ended=True))
    await store.end_table(three.id, "closed")
    assert [wait.table_id for wait in await store.list_waits([one.id, two.id, three.id])] == [
        one.id
    ]
