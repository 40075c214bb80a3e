"""Backups are made on time, the latest are kept, and any of them can be restored."""

import os
import sqlite3
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest

from storage import Backups, StorageFailed, Store, claim_database, restore_backup
from storage.database.sqlite.schema import find_newest_version
from tests.clock import Clock
from tests.storage.conftest import OpenStore
from tests.storage.tables import make_commit, start_table

DAY = timedelta(days=1)


@pytest.fixture
def made(in_file: Store, path: Path) -> Backups:
    """The backups of a file, one each day."""
    return Backups(in_file, path.parent / "backups", every=DAY, keep=3)


async def test_a_backup_is_made_daily_and_three_are_kept(made: Backups, clock: Clock) -> None:
    times = []
    for _ in range(5):
        assert await made.find_due() == clock.now
        await made.run()
        await made.run()  # not due: nothing happens
        times.append(clock.now)
        assert await made.find_due() == clock.now + DAY
        clock.pass_by(days=1)
    assert [at for at, _ in made.list_backups()] == times[-3:]


async def test_restarts_and_clock_changes_neither_repeat_nor_skip_backups(
    made: Backups, in_file: Store, path: Path, clock: Clock
) -> None:
    await made.run()
    clock.pass_by(minutes=-10)
    await made.run()
    assert len(made.list_backups()) == 1
    clock.pass_by(hours=23, minutes=10)
    again = Backups(in_file, path.parent / "backups", every=DAY, keep=3)
    assert await again.find_due() == clock.now + timedelta(hours=1)
    clock.pass_by(days=30)
    await again.run()
    assert len(again.list_backups()) == 2


async def test_backups_can_be_turned_off(in_file: Store, path: Path) -> None:
    never = Backups(in_file, path.parent / "backups", every=timedelta(0), keep=3)
    assert await never.find_due() is None
    await never.run()
    assert never.list_backups() == []


async def test_a_failed_backup_is_reported_and_retried(made: Backups, path: Path) -> None:
    (path.parent / "backups").write_text("in the way")
    with pytest.raises(OSError, match="exists"):
        await made.run()
    assert "exists" in made.failed
    assert made.failures == 1
    (path.parent / "backups").unlink()
    await made.run()
    assert made.failed == ""
    assert len(made.list_backups()) == 1


async def test_backups_dated_in_the_future_stop_no_new_one(
    made: Backups, path: Path, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    """As after a time with a wrong clock. They count neither as the last one nor as kept."""
    folder = path.parent / "backups"
    folder.mkdir()
    ahead = [folder / f"emberkeep-2199010{day}T000000Z.sqlite3" for day in range(1, 5)]
    no_date = folder / "emberkeep-20261399T000000Z.sqlite3"
    for file in [*ahead, no_date]:
        file.write_text("kept")
    for _ in range(5):
        await made.run()
        clock.pass_by(days=1)
    assert [at for at, _ in made.list_backups()] == [clock.now - DAY * back for back in (3, 2, 1)]
    assert all(file.exists() for file in [*ahead, no_date])
    told = [each.getMessage() for each in caplog.records if "in the future" in each.getMessage()]
    assert len(told) == len(ahead)


async def test_restoring_a_backup_keeps_the_old_file(
    made: Backups, in_file: Store, path: Path, clock: Clock, open_store: OpenStore
) -> None:
    row = await start_table(in_file)
    await made.run()
    await in_file.save_commit(make_commit(row.id, 0))
    await in_file.close()
    ((_, copy),) = made.list_backups()
    before = restore_backup(copy, path, clock.now)
    assert (await (await open_store(path)).find_table(row.id)).revision == 0
    assert (await (await open_store(before)).find_table(row.id)).revision == 1
    assert copy.exists()
    elsewhere = path.parent / "new" / "emberkeep.sqlite3"
    assert restore_backup(copy, elsewhere, clock.now) is None  # where nothing is
    await open_store(elsewhere)


async def test_a_database_in_use_is_not_replaced(in_file: Store, path: Path, clock: Clock) -> None:
    row = await start_table(in_file)
    copy = path.with_name("copy.sqlite3")
    await in_file.back_up(copy)
    with pytest.raises(StorageFailed, match="Stop the bot first"):
        restore_backup(copy, path, clock.now)
    await in_file.save_commit(make_commit(row.id, 0))
    await in_file.close()
    before = path.read_bytes()
    with claim_database(path), pytest.raises(StorageFailed, match=f"process {os.getpid()} on "):
        restore_backup(copy, path, clock.now)
    assert path.read_bytes() == before
    assert list(path.parent.glob("*before*")) == []


@pytest.mark.parametrize("kind", ["missing", "text", "other", "newer"])
async def test_a_file_that_is_not_a_backup_is_refused(
    in_file: Store, path: Path, clock: Clock, kind: str
) -> None:
    wrong = path.with_name("wrong.sqlite3")
    if kind == "newer":
        await in_file.back_up(wrong)
    await in_file.close()
    spoil_file(wrong, kind)
    before = path.read_bytes()
    with pytest.raises(StorageFailed, match=r"wrong\.sqlite3"):
        restore_backup(wrong, path, clock.now)
    assert path.read_bytes() == before


def spoil_file(wrong: Path, kind: str) -> None:
    """Make something of it that is no backup."""
    if kind == "text":
        wrong.write_text("not a database" * 100)
    elif kind == "other":
        with closing(sqlite3.connect(wrong)) as link:
            link.execute("CREATE TABLE something (x)")
    elif kind == "newer":
        with closing(sqlite3.connect(wrong)) as link:
            link.execute(f"PRAGMA user_version = {find_newest_version() + 1}")


async def test_a_broken_database_can_be_replaced(
    in_file: Store, path: Path, clock: Clock, open_store: OpenStore
) -> None:
    copy = path.with_name("copy.sqlite3")
    await in_file.back_up(copy)
    await in_file.close()
    spoil_file(path, "text")
    assert restore_backup(copy, path, clock.now) is not None
    await open_store(path)
