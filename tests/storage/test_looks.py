"""What of a table somebody has seen last."""

from dataclasses import replace
from pathlib import Path

from rules.engine import Entry, Event
from storage import Look, Store
from tests.clock import Clock
from tests.storage.older import make_older
from tests.storage.tables import (
    ADA,
    BEN,
    CLEO,
    SQLITE_ONLY,
    answer,
    playing,
    statements,
    transactions,
)


async def test_a_look_is_kept_for_each_table_and_user(store: Store, clock: Clock) -> None:
    row = await playing(store)
    other = await playing(store, 2)
    assert await store.find_look(row.id, ADA) is None
    seen = clock.pass_by(hours=1)
    await store.save_look(row, ADA)
    assert await store.find_look(row.id, ADA) == Look(row.edition, 0, seen)
    assert await store.find_look(row.id, BEN) is None
    assert await store.find_look(other.id, ADA) is None


async def test_who_saw_less_or_the_same_changes_nothing(store: Store, clock: Clock) -> None:
    row = await playing(store)
    later = replace(row, edition=row.edition + 3, revision=3)
    seen = clock.now
    await store.save_look(later, ADA)
    clock.pass_by(hours=1)
    await store.save_look(row, ADA)
    await store.save_look(later, ADA)
    assert await store.find_look(row.id, ADA) == Look(later.edition, 3, seen)


async def test_who_answers_has_looked_by_the_same_transaction(store: Store, clock: Clock) -> None:
    row = await playing(store)
    seen = await statements(store)
    await store.save_commit(answer(row.id, 0, user_id=ADA))
    assert transactions(seen) == 1
    assert await store.find_look(row.id, ADA) == Look(row.edition + 1, 1, clock.now)


async def test_the_kinds_are_counted_as_a_reader_may_know(store: Store) -> None:
    row = await playing(store)
    told = [Event("a", kind="x"), Event("b", kind="x"), Event("c", (0,), kind="x"), Event("d")]
    await store.save_commit(answer(row.id, 0, events=told))
    assert await store.count_event_kinds(row.id, 0) == {"x": 3, "info": 1}
    assert await store.count_event_kinds(row.id, None) == {"x": 2, "info": 1}


@SQLITE_ONLY
async def test_an_older_file_remembers_each_holders_last_answer(
    store: Store, path: Path, clock: Clock
) -> None:
    row = await playing(store)
    clock.pass_by(hours=1)
    answered = clock.now
    await store.save_commit(answer(row.id, 0, interaction_id=7, events=[Event("Ada acts.")]))
    clock.pass_by(hours=1)
    lapsed = [Entry("lapse", 1, "2", 3)]
    await store.save_commit(answer(row.id, 1, entries=lapsed, events=[Event("Ben waits.")]))
    await store.close()
    make_older(path, 3)
    again = await Store.open(path, clock)
    assert await again.find_look(row.id, ADA) == Look(row.edition + 1, 1, answered)
    assert await again.find_look(row.id, BEN) is None
    assert await again.find_look(row.id, CLEO) is None
    await again.close()
