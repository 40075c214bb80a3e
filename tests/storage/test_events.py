"""The log of a table, as each seat may read it."""

from rules.engine import Event
from storage import Store
from tests.storage.conftest import Clock
from tests.storage.tables import answer, new, playing

ALL = Event("Ada draws a card.", kind="draw", data={"card": 3})
ADAS = Event("You drew an axe.", (0,), "card", {"card": "axe"})
BENS = Event("You saw it.", (1,))
BOTH = Event("You trade an axe.", (0, 1))


async def test_each_seat_reads_its_own_and_a_spectator_what_all_may(store: Store) -> None:
    row = await playing(store)
    await store.commit(answer(row.id, 0, events=[ALL, ADAS, BENS, BOTH]))

    async def read(seat: int | None) -> list[Event]:
        return [logged.event for logged in await store.events(row.id, seat)]

    assert await read(0) == [ALL, ADAS, BOTH]
    assert await read(1) == [ALL, BENS, BOTH]
    assert await read(2) == await read(None) == [ALL]


async def test_a_tables_events_are_its_own(store: Store) -> None:
    one, two = await playing(store, 1), await playing(store, 2)
    await store.commit(answer(one.id, 0, events=[ALL, ADAS]))
    assert await store.events(two.id, 0) == []


async def test_the_log_is_read_in_pages_and_since_an_edition(store: Store, clock: Clock) -> None:
    row = await playing(store)
    for number in range(6):
        clock.pass_by(seconds=1)
        events = [Event(f"event {number}"), Event(f"aside {number}", (1,))]
        await store.commit(answer(row.id, number, events=events))
    last = await store.events(row.id, 0, limit=2)
    assert [logged.event.text for logged in last] == ["event 4", "event 5"]
    assert last[-1].at == clock.now
    assert last[-1].edition == 7
    before = await store.events(row.id, 0, before=last[0].id, limit=3)
    assert [logged.event.text for logged in before] == ["event 1", "event 2", "event 3"]
    since = await store.events(row.id, 1, since=last[0].edition)
    assert [logged.event.text for logged in since] == ["event 5", "aside 5"]


async def test_what_the_opening_told_is_logged(store: Store) -> None:
    row = await store.open_table(new())
    row = await store.start(row.id, row.edition, "checkpoint 0", events=[ALL, BENS])
    assert [logged.event for logged in await store.events(row.id, 0)] == [ALL]
    (_, told) = await store.events(row.id, 1)
    assert (told.event, told.edition) == (BENS, row.edition)
