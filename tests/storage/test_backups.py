"""Backups are made in their time, the latest are kept, and one can be put back."""

import os
import sqlite3
from datetime import timedelta
from pathlib import Path

import pytest

from storage import Backups, StorageFailed, Store, claim_database, restore_backup
from storage.database.sqlite.schema import find_newest_version
from tests.clock import Clock
from tests.storage.tables import answer, playing

DAY = timedelta(days=1)


def backups(in_file: Store, path: Path, **changes: object) -> Backups:
    plain: dict[str, object] = {"every": DAY, "keep": 3}
    return Backups(in_file, path.parent / "backups", **(plain | changes))


async def test_one_is_made_each_day_and_the_last_three_are_kept(
    in_file: Store, path: Path, clock: Clock
) -> None:
    made = backups(in_file, path)
    times = []
    for _ in range(5):
        assert await made.find_due() == clock.now
        await made.run()
        await made.run()  # not due: nothing happens
        times.append(clock.now)
        assert await made.find_due() == clock.now + DAY
        clock.pass_by(days=1)
    assert [at for at, _ in made.list_backups()] == times[-3:]


async def test_a_restart_makes_none_too_many_and_forgets_none(
    in_file: Store, path: Path, clock: Clock
) -> None:
    await backups(in_file, path).run()
    clock.pass_by(hours=23)
    again = backups(in_file, path)
    assert await again.find_due() == clock.now + timedelta(hours=1)
    clock.pass_by(days=30)
    await again.run()
    assert len(again.list_backups()) == 2


async def test_none_are_made_where_none_are_wanted(in_file: Store, path: Path) -> None:
    never = backups(in_file, path, every=timedelta(0))
    assert await never.find_due() is None
    await never.run()
    assert never.list_backups() == []


async def test_one_that_fails_is_told_and_tried_again(in_file: Store, path: Path) -> None:
    made = backups(in_file, path)
    (path.parent / "backups").write_text("in the way")
    with pytest.raises(OSError, match="exists"):
        await made.run()
    assert "exists" in made.failed
    assert made.failures == 1
    (path.parent / "backups").unlink()
    await made.run()
    assert made.failed == ""
    assert len(made.list_backups()) == 1


async def test_one_dated_in_the_future_stops_none(
    in_file: Store, path: Path, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    """As after a time with a wrong clock. They count neither as the last one nor as kept."""
    folder = path.parent / "backups"
    folder.mkdir()
    ahead = [folder / f"emberkeep-2199010{day}T000000Z.sqlite3" for day in range(1, 5)]
    no_date = folder / "emberkeep-20261399T000000Z.sqlite3"
    for file in [*ahead, no_date]:
        file.write_text("kept")
    made = backups(in_file, path)
    for _ in range(5):
        await made.run()
        clock.pass_by(days=1)
    assert [at for at, _ in made.list_backups()] == [clock.now - DAY * back for back in (3, 2, 1)]
    assert all(file.exists() for file in [*ahead, no_date])
    told = [each.getMessage() for each in caplog.records if "in the future" in each.getMessage()]
    assert len(told) == len(ahead)


async def test_a_clock_that_is_set_back_a_little_makes_none_too_many(
    in_file: Store, path: Path, clock: Clock
) -> None:
    made = backups(in_file, path)
    await made.run()
    clock.pass_by(minutes=-10)
    await made.run()
    assert len(made.list_backups()) == 1


async def test_one_is_put_back_and_what_stood_there_is_kept(
    in_file: Store, path: Path, clock: Clock
) -> None:
    row = await playing(in_file)
    made = backups(in_file, path)
    await made.run()
    await in_file.save_commit(answer(row.id, 0))
    await in_file.close()
    ((_, copy),) = made.list_backups()
    before = restore_backup(copy, path, clock.now)
    again = await Store.open(path, clock)
    restored = await again.find_table(row.id)
    assert restored is not None and restored.revision == 0
    await again.close()
    assert before is not None
    kept = await Store.open(before, clock)
    late = await kept.find_table(row.id)
    assert late is not None and late.revision == 1
    await kept.close()
    assert copy.exists()


async def test_one_is_put_where_nothing_is(in_file: Store, path: Path, clock: Clock) -> None:
    copy = path.with_name("copy.sqlite3")
    await in_file.back_up(copy)
    assert restore_backup(copy, path.parent / "new" / "emberkeep.sqlite3", clock.now) is None
    again = await Store.open(path.parent / "new" / "emberkeep.sqlite3", clock)
    await again.close()


async def test_nothing_is_put_in_the_place_of_a_database_in_use(
    in_file: Store, path: Path, clock: Clock
) -> None:
    row = await playing(in_file)
    copy = path.with_name("copy.sqlite3")
    await in_file.back_up(copy)
    with pytest.raises(StorageFailed, match="Stop the bot first"):
        restore_backup(copy, path, clock.now)
    await in_file.save_commit(answer(row.id, 0))
    assert list(path.parent.glob("*before*")) == []


async def test_nothing_is_put_in_the_place_of_a_database_that_a_bot_has_claimed(
    in_file: Store, path: Path, clock: Clock
) -> None:
    """Also where it has not been opened yet."""
    copy = path.with_name("copy.sqlite3")
    await in_file.back_up(copy)
    await in_file.close()
    before = content(path)
    with claim_database(path), pytest.raises(StorageFailed, match=f"process {os.getpid()} on "):
        restore_backup(copy, path, clock.now)
    assert content(path) == before
    assert list(path.parent.glob("*before*")) == []


@pytest.mark.parametrize("kind", ["missing", "text", "other", "newer"])
async def test_what_is_no_backup_is_refused(
    in_file: Store, path: Path, clock: Clock, kind: str
) -> None:
    wrong = path.with_name("wrong.sqlite3")
    if kind == "newer":
        await in_file.back_up(wrong)
    await in_file.close()
    spoil(wrong, kind)
    before = content(path)
    with pytest.raises(StorageFailed, match=r"wrong\.sqlite3"):
        restore_backup(wrong, path, clock.now)
    assert content(path) == before


def spoil(wrong: Path, kind: str) -> None:
    """Make something of it that is no backup."""
    if kind == "text":
        wrong.write_text("not a database" * 100)
    elif kind == "other":
        with sqlite3.connect(wrong) as link:
            link.execute("CREATE TABLE something (x)")
    elif kind == "newer":
        with sqlite3.connect(wrong) as link:
            link.execute(f"PRAGMA user_version = {find_newest_version() + 1}")


def content(path: Path) -> bytes:
    return path.read_bytes()


async def test_a_broken_database_can_be_replaced(in_file: Store, path: Path, clock: Clock) -> None:
    copy = path.with_name("copy.sqlite3")
    await in_file.back_up(copy)
    await in_file.close()
    spoil(path, "text")
    assert restore_backup(copy, path, clock.now) is not None
    again = await Store.open(path, clock)
    await again.close()
