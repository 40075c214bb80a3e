"""What somebody last saw of a table."""

from dataclasses import replace

from rules.engine import Entry, Event
from storage import Look, Store
from tests.clock import Clock
from tests.storage.conftest import OpenStore
from tests.storage.tables import (
    ADA,
    BEN,
    CLEO,
    count_transactions,
    make_commit,
    start_table,
    watch_statements,
)


async def test_a_visit_is_kept_for_each_table_and_user(store: Store, clock: Clock) -> None:
    row, other = await start_table(store), await start_table(store, 2)
    assert await store.find_look(row.id, ADA) is None
    seen = clock.pass_by(hours=1)
    later = replace(row, edition=row.edition + 3, revision=3)
    for look, kept in ((row, row), (later, later), (row, later), (later, later)):
        await store.save_look(look, ADA)  # less or the same changes nothing
        assert await store.find_look(row.id, ADA) == Look(kept.edition, kept.revision, seen)
        if look == later:
            clock.pass_by(hours=1)
    assert await store.find_look(row.id, BEN) is None
    assert await store.find_look(other.id, ADA) is None


async def test_an_answer_counts_as_a_visit_in_its_transaction(store: Store, clock: Clock) -> None:
    row = await start_table(store)
    seen = await watch_statements(store)
    await store.save_commit(make_commit(row.id, 0, user_id=ADA))
    assert count_transactions(seen) == 1
    assert await store.find_look(row.id, ADA) == Look(row.edition + 1, 1, clock.now)


async def test_events_are_counted_by_kind_as_readers_may_know(store: Store) -> None:
    row = await start_table(store)
    told = [Event("a", kind="x"), Event("b", kind="x"), Event("c", (0,), kind="x"), Event("d")]
    await store.save_commit(make_commit(row.id, 0, events=told))
    assert await store.count_event_kinds(row.id, 0) == {"x": 3, "info": 1}
    assert await store.count_event_kinds(row.id, None) == {"x": 2, "info": 1}


async def test_older_files_know_the_last_answers(
    in_file: Store, clock: Clock, reopen: OpenStore
) -> None:
    row = await start_table(in_file)
    answered = clock.pass_by(hours=1)
    await in_file.save_commit(make_commit(row.id, 0, interaction_id=7, events=[Event("Ada acts.")]))
    clock.pass_by(hours=1)
    lapsed = [Entry("lapse", 1, "2", 3)]
    await in_file.save_commit(make_commit(row.id, 1, entries=lapsed, events=[Event("Ben waits.")]))
    again = await reopen(in_file, 3)
    looks = [await again.find_look(row.id, user) for user in (ADA, BEN, CLEO)]
    assert looks == [Look(row.edition + 1, 1, answered), None, None]
