"""An answer counts once, or not at all; the answers of many tables share transactions."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from pydantic_core import PydanticSerializationError

from rules.engine import Entry, Event
from storage import (
    AlreadyCounted,
    Commit,
    Place,
    Post,
    StorageFailed,
    Store,
    TableChanged,
    TableRow,
)
from tests.clock import Clock
from tests.storage.conftest import OpenStore
from tests.storage.tables import (
    ADA,
    count_transactions,
    make_commit,
    read_log,
    read_pragma,
    start_table,
    watch_statements,
)


async def test_the_journal_keeps_every_answer_and_its_source(store: Store, clock: Clock) -> None:
    row = await start_table(store)
    entries = [
        Entry("answer", 0, "1", ["é", "b"]),
        Entry("lapse", 1, "2", 3),
        Entry("back", 1),
        Entry("undo", 0),
        Entry("answer", 0, "5", "Ash & Co"),
    ]
    await store.save_commit(make_commit(row.id, 0, entries=entries[:1], interaction_id=77))
    clock.pass_by(hours=1)
    later = make_commit(row.id, 1, entries=entries[1:], interaction_id=78, version="2")
    assert await store.save_commit(later) == 3
    journal = await store.list_journal(row.id)
    assert [line.entry for line in journal] == entries
    assert [line.revision for line in journal] == [1, 2, 3, 4, 5]
    assert [line.interaction_id for line in journal] == [77, 78, None, None, None]
    assert [line.version for line in journal] == ["1", "2", "2", "2", "2"]
    assert journal[-1].at == clock.now


async def test_a_checkpoint_replaces_the_last_and_keeps_later_answers(store: Store) -> None:
    row = await start_table(store)
    assert await store.find_saved_game(999) is None
    for revision in range(5):
        checkpoint = f"checkpoint {revision + 1}" if revision == 2 else None
        await store.save_commit(make_commit(row.id, revision, checkpoint=checkpoint))
    saved = await store.find_saved_game(row.id)
    assert saved.checkpoint == "checkpoint 3"
    assert saved.since == [line.entry for line in (await store.list_journal(row.id))[3:]]


async def test_an_answer_to_a_changed_table_is_stale(store: Store) -> None:
    row = await start_table(store)
    await store.save_commit(make_commit(row.id, 0))
    for revision in (0, 2):
        with pytest.raises(TableChanged):
            await store.save_commit(make_commit(row.id, revision, events=[Event("no")]))
    with pytest.raises(TableChanged):
        await store.save_commit(make_commit(999, 0))
    assert len(await store.list_journal(row.id)) == 1
    assert await store.list_events(row.id, None) == []


async def test_an_interaction_counts_once_wherever_it_is_delivered(store: Store) -> None:
    one, two = await start_table(store, 1), await start_table(store, 2)
    assert not await store.has_journal_entry(77)
    await store.save_commit(make_commit(one.id, 0, interaction_id=77))
    assert await store.has_journal_entry(77)
    for table_id, revision in ((one.id, 0), (one.id, 1), (two.id, 0)):
        again = make_commit(table_id, revision, interaction_id=77, events=[Event("no")])
        with pytest.raises(AlreadyCounted):
            await store.save_commit(again)
    assert len(await store.list_journal(one.id)) == 1
    assert await store.list_journal(two.id) == []
    assert await store.list_events(two.id, None) == []
    assert await store.save_commit(make_commit(two.id, 0, interaction_id=78)) == 2


async def test_two_processes_cannot_both_win(
    store: Store, place: Place, open_store: OpenStore
) -> None:
    other, row = await open_store(place), await start_table(store)
    for revision in range(20):
        outcomes = await asyncio.gather(
            store.save_commit(make_commit(row.id, revision, events=[Event("store")])),
            other.save_commit(make_commit(row.id, revision, events=[Event("other")])),
            return_exceptions=True,
        )
        assert {type(outcome) for outcome in outcomes} == {int, TableChanged}
    assert len(await other.list_journal(row.id)) == 20
    assert len(await store.list_events(row.id, None)) == 20


async def test_the_answers_of_many_tables_share_a_transaction(store: Store) -> None:
    rows = [await start_table(store, channel) for channel in range(32)]
    seen = await watch_statements(store)
    editions = await asyncio.gather(*(store.save_commit(make_commit(row.id, 0)) for row in rows))
    assert editions == [2] * 32
    assert count_transactions(seen) == 1

    async def play(table_id: int) -> None:
        for revision in range(1, 21):
            await store.save_commit(make_commit(table_id, revision))

    seen.clear()
    await asyncio.gather(*(play(row.id) for row in rows[:16]))
    assert count_transactions(seen) < 16 * 20 / 4
    counts = [len(await store.list_journal(row.id)) for row in rows]
    assert counts == [21] * 16 + [1] * 16


async def test_a_refused_answer_does_not_spoil_its_neighbours(store: Store) -> None:
    rows = [await start_table(store, channel) for channel in range(8)]
    await store.save_commit(make_commit(rows[3].id, 0, interaction_id=77))
    seen = await watch_statements(store)
    unwritable = Event("no", data={"what": object()})
    outcomes = await asyncio.gather(
        store.save_commit(make_commit(rows[0].id, 0, events=[Event("yes")])),
        store.save_commit(make_commit(rows[1].id, 5)),
        store.save_commit(make_commit(rows[2].id, 0, interaction_id=77, events=[Event("no")])),
        store.save_commit(make_commit(rows[4].id, 0, events=[Event("yes")])),
        store.save_commit(make_commit(rows[5].id, 0, events=[unwritable], outbox=[Post("card")])),
        store.save_commit(make_commit(rows[6].id, 0, events=[Event("yes")])),
        return_exceptions=True,
    )
    kinds = [type(outcome) for outcome in outcomes]
    assert kinds == [int, TableChanged, AlreadyCounted, int, PydanticSerializationError, int]
    assert count_transactions(seen) == 1
    for index, lines in ((0, 1), (1, 0), (2, 0), (4, 1), (5, 0), (6, 1)):
        assert len(await store.list_journal(rows[index].id)) == lines
        assert len(await store.list_events(rows[index].id, None)) == lines
        found = await store.find_table(rows[index].id)
        assert found.revision == lines


async def test_many_answers_need_as_few_queries_as_one(store: Store) -> None:
    rows = [await start_table(store, channel) for channel in range(30)]

    def commits(revision: int, some: list[TableRow]) -> list[Commit]:
        more = {"events": [Event("Ada sits.")], "waits": {str(revision): 1}}
        return [make_commit(row.id, revision, **more, user_id=ADA) for row in some]

    asked = []
    for revision, some in enumerate((rows, rows[:1])):
        seen = await watch_statements(store)
        await asyncio.gather(*map(store.save_commit, commits(revision, some)))
        asked.append(sum(statement.startswith("SELECT") for statement in seen))
        assert count_transactions(seen) == 1
    assert asked[0] == asked[1]
    for row in rows:
        (logged,) = (await store.list_events(row.id, None))[:1]
        assert logged.about == (0,)


async def test_two_answers_of_one_table_can_share_a_transaction(store: Store) -> None:
    one, two = await start_table(store, 1), await start_table(store, 2)
    seen = await watch_statements(store)
    commits = [
        make_commit(table.id, revision, events=[Event(f"{revision}")], waits={f"{revision + 2}": 0})
        for table, revision in ((one, 0), (two, 0), (one, 1), (two, 1))
    ]
    assert await asyncio.gather(*map(store.save_commit, commits)) == [2, 2, 3, 3]
    assert count_transactions(seen) == 1
    for table in (one, two):
        logged = await store.list_events(table.id, None)
        assert [(each.event.text, each.edition) for each in logged] == [("0", 2), ("1", 3)]
        assert [wait.prompt for wait in await store.list_waits([table.id])] == ["3"]


async def test_a_cancelled_callers_answer_is_saved_whole(store: Store) -> None:
    row = await start_table(store)
    waiting = asyncio.create_task(
        store.save_commit(make_commit(row.id, 0, events=[Event("whole")]))
    )
    await asyncio.sleep(0)  # it has handed its answer over
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    await store.save_commit(make_commit(row.id, 1))
    assert len(await store.list_journal(row.id)) == 2
    assert await read_log(store, row.id) == ["whole"]


async def test_closing_saves_queued_changes(
    store: Store, place: Place, open_store: OpenStore
) -> None:
    rows = [await start_table(store, channel) for channel in range(8)]
    waiting = [asyncio.create_task(store.save_commit(make_commit(row.id, 0))) for row in rows]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*waiting) == [2] * 8
    for refused in (store.save_commit(make_commit(rows[0].id, 1)), store.find_table(rows[0].id)):
        with pytest.raises(StorageFailed, match="closed"):
            await refused
    again = await open_store(place)
    assert [row.revision for row in await again.list_user_tables(ADA)] == [1] * 8


async def test_reads_do_not_wait_for_the_writer(in_file: Store, path: Path) -> None:
    row = await start_table(in_file)
    blocker = sqlite3.connect(path, isolation_level=None)
    blocker.execute("BEGIN IMMEDIATE")
    waiting = asyncio.create_task(in_file.save_commit(make_commit(row.id, 0)))
    assert (await in_file.find_table(row.id)).revision == 0
    assert not waiting.done()
    blocker.execute("COMMIT")
    assert await waiting == 2
    blocker.close()


async def test_an_answer_takes_under_a_hundred_bytes(in_file: Store, path: Path) -> None:
    """Beside checkpoints and events, with tables taking turns and old checkpoints replaced."""

    async def measure_file() -> int:
        await read_pragma(in_file, "wal_checkpoint(TRUNCATE)")
        return path.stat().st_size

    rows = [await start_table(in_file, channel) for channel in range(16)]
    large, card = "checkpoint " * 1000, [Post("card", {"ping": [1]}, "card")]
    for row in rows:
        await in_file.save_commit(make_commit(row.id, 0, checkpoint=large))
    before = await measure_file()
    for revision in range(1, 101):
        commits = [
            make_commit(
                row.id,
                revision,
                entries=[Entry("answer", 1, str(revision), ["wagon-3", "crew-2"])],
                interaction_id=1_234_567_890_123_456_789 + revision * 100 + row.id,
                checkpoint=large if revision % 10 == 0 else None,
                outbox=card,
                version="1.0.0",
            )
            for row in rows
        ]
        await asyncio.gather(*map(in_file.save_commit, commits))
    assert (await measure_file() - before) / (100 * 16) < 100
