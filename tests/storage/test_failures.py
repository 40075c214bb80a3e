"""A full disk, a killed process, a file that is none: nothing acknowledged is lost, nothing is
half done, and play goes on when it can."""

import asyncio
import signal
import socket
import sqlite3
from datetime import timedelta
from pathlib import Path

import pytest

from rules.engine import Event
from storage import Commit, Place, StorageFailed, StorageFull, Store
from storage.database.connection import Connection
from storage.database.sqlite.file import SqliteFile
from storage.past import entries
from tests.forked import make_process
from tests.storage.conftest import OpenStore
from tests.storage.tables import make_commit, read_pragma, start_table

LONG = Event("x" * 20_000)


async def fill_disk(store: Store, spare: int = 0) -> None:
    """Leave the database room for so many more pages: what a full disk looks like from here."""
    (pages,) = await read_pragma(store, "page_count")
    await read_pragma(store, f"max_page_count = {pages + spare}")


async def free_disk(store: Store) -> None:
    """There is room again."""
    await read_pragma(store, "max_page_count = 1000000")


async def test_answers_are_refused_in_words_while_the_disk_is_full(in_file: Store) -> None:
    rows = [await start_table(in_file, channel) for channel in range(4)]
    commits = [make_commit(row.id, 0, events=[LONG], interaction_id=row.id) for row in rows]
    await fill_disk(in_file, spare=2)
    outcomes = await asyncio.gather(*map(in_file.save_commit, commits), return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [StorageFull] * 4
    assert "full" in str(outcomes[0])
    for row in rows:
        assert await in_file.find_table(row.id) == row
        assert await in_file.list_journal(row.id) == []
        assert await in_file.list_events(row.id, None) == []

    await free_disk(in_file)
    assert await asyncio.gather(*map(in_file.save_commit, commits)) == [2] * 4


async def test_a_refusal_in_a_failed_batch_is_reported_as_the_failure(in_file: Store) -> None:
    """The same interaction twice in one batch: the first did not count, so neither may the second
    be told that it did."""
    row = await start_table(in_file)
    await fill_disk(in_file)
    outcomes = await asyncio.gather(
        in_file.save_commit(make_commit(row.id, 0, interaction_id=77)),
        in_file.save_commit(make_commit(row.id, 0, interaction_id=77)),
        in_file.save_commit(make_commit(row.id, 1, events=[LONG])),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [StorageFull] * 3
    await free_disk(in_file)
    assert await in_file.save_commit(make_commit(row.id, 0, interaction_id=77)) == 2


async def test_answers_keep_coming_while_the_disk_fills(in_file: Store) -> None:
    row = await start_table(in_file)
    await fill_disk(in_file, spare=30)
    taken = 0
    with pytest.raises(StorageFull):
        for revision in range(100):
            await in_file.save_commit(make_commit(row.id, revision, events=[LONG]))
            taken += 1
    assert 0 < taken < 100
    journal, log = await in_file.list_journal(row.id), await in_file.list_events(row.id, None)
    assert len(journal) == len(log) == taken
    await free_disk(in_file)
    await in_file.save_commit(make_commit(row.id, taken, events=[LONG]))


async def test_a_database_locked_by_another_process_is_reported(in_file: Store, path: Path) -> None:
    row = await start_table(in_file)
    await read_pragma(in_file, "busy_timeout = 0")
    blocker = sqlite3.connect(path, isolation_level=None)
    blocker.execute("BEGIN IMMEDIATE")
    with pytest.raises(StorageFailed, match="Another process"):
        await in_file.save_commit(make_commit(row.id, 0))
    blocker.execute("COMMIT")
    blocker.close()
    assert await in_file.save_commit(make_commit(row.id, 0)) == 2


async def test_a_failed_commit_leaves_nothing(in_file: Store) -> None:
    """A deferred foreign key is refused by COMMIT itself."""
    row = await start_table(in_file)

    def promise(db: Connection) -> None:
        db.execute("PRAGMA defer_foreign_keys = ON")
        db.execute("INSERT INTO checkpoints VALUES (999, 0, '')")

    outcomes = await asyncio.gather(
        in_file.save_commit(make_commit(row.id, 0)),
        in_file._writer.write_change(promise),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [StorageFailed] * 2
    assert await in_file.list_journal(row.id) == []
    assert await in_file.save_commit(make_commit(row.id, 0)) == 2


async def test_a_file_that_is_not_a_database_is_refused(path: Path) -> None:
    await asyncio.to_thread(path.write_text, "This is not a database. " * 100)
    with pytest.raises(StorageFailed, match="not a database"):
        await Store.open(path)


def commit_until_killed(pipe: socket.socket, where: Place) -> None:
    """In a process of its own: eight tables commit as fast as they can. Each acknowledged answer is
    sent; whatever is stored is packed at once."""
    asyncio.run(_commit_forever(pipe, where))


async def _commit_forever(pipe: socket.socket, where: Place) -> None:
    entries.FRESH_AGE = timedelta(0)
    store = await Store.open(where)
    rows = [await start_table(store, channel) for channel in range(8)]

    async def play(table_id: int) -> None:
        for revision in range(100_000):
            more = {"events": [Event("a"), Event("b")], "checkpoint": f"checkpoint {revision + 1}"}
            await store.save_commit(make_commit(table_id, revision, **more))
            pipe.sendall(f"{table_id} {revision + 1}\n".encode())

    async def pack() -> None:
        while True:
            await store.pack_old_history(len(rows))
            await asyncio.sleep(0)

    await asyncio.gather(pack(), *(play(row.id) for row in rows))


@pytest.mark.parametrize("answers", [50, 400])
async def test_acknowledged_commits_survive_a_kill(
    place: Place, open_store: OpenStore, answers: int
) -> None:
    ours, theirs = socket.socketpair()
    with theirs:
        process = make_process(commit_until_killed, theirs, place)
        await asyncio.to_thread(process.start)
    pipe, writer = await asyncio.open_connection(sock=ours)
    said = [await pipe.readline() for _ in range(answers)]
    process.kill()
    said += (await pipe.read()).splitlines(keepends=True)
    await asyncio.to_thread(process.join)
    assert process.exitcode == -signal.SIGKILL
    writer.close()
    await writer.wait_closed()
    # The last line may be half of one; of each table, the last counts.
    acknowledged = dict(map(int, line.split()) for line in said if line.endswith(b"\n"))
    store = await open_store(place)
    for table_id, revision in acknowledged.items():
        row = await store.find_table(table_id)
        # At most the one answer under way is more than was acknowledged, and it is whole.
        assert revision <= row.revision <= revision + 1
        journal = await store.list_journal(table_id)
        assert [line.revision for line in journal] == list(range(1, row.revision + 1))
        assert len(await store.list_events(table_id, None, limit=None)) == 2 * row.revision
        saved = await store.find_saved_game(table_id)
        assert (saved.checkpoint, saved.since) == (f"checkpoint {row.revision}", [])
        assert await store.save_commit(Commit(table_id, row.revision)) == row.edition + 1
    assert len(acknowledged) == 8


@pytest.mark.parametrize("code", [sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_SHMSIZE])
def test_a_full_disk_is_recognised_in_every_error(code: int) -> None:
    """The second is how SQLite puts it when it opens a file on a disk that is full."""
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = code
    said = SqliteFile(Path("emberkeep.sqlite")).translate_error(error)
    assert isinstance(said, StorageFull)
    assert "disk is full" in str(said)
