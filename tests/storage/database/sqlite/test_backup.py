"""A copy made while play goes on can be put in the database's place."""

import asyncio
from pathlib import Path

import pytest

from rules.engine import Event
from storage import StorageFailed, Store
from tests.storage.tables import make_commit, start_table


async def test_a_backup_holds_one_moment_of_every_table(in_file: Store, tmp_path: Path) -> None:
    rows = [await start_table(in_file, channel) for channel in range(4)]
    copied = asyncio.Event()

    async def play(table_id: int) -> int:
        revision = 0
        while not copied.is_set():
            await in_file.save_commit(make_commit(table_id, revision, events=[Event("told")]))
            revision += 1
        return revision

    playing_on = [asyncio.create_task(play(row.id)) for row in rows]
    target = tmp_path / "copy.sqlite"
    await in_file.back_up(target)
    copied.set()
    revisions = await asyncio.gather(*playing_on)

    restored = await Store.open(target)
    for row, revision in zip(rows, revisions, strict=True):
        then = await restored.find_table(row.id)
        assert then.revision <= revision
        assert len(await restored.list_journal(row.id)) == then.revision
        assert len(await restored.list_events(row.id, None, limit=None)) == then.revision
        assert await restored.save_commit(make_commit(row.id, then.revision)) == then.edition + 1
    await restored.close()


async def test_a_backup_overwrites_nothing(in_file: Store, tmp_path: Path) -> None:
    target = tmp_path / "copy.sqlite"
    target.write_text("dear")
    with pytest.raises(FileExistsError, match="exists already"):
        await in_file.back_up(target)
    assert target.read_text() == "dear"


async def test_a_failed_backup_leaves_no_file(in_file: Store, tmp_path: Path) -> None:
    with pytest.raises(StorageFailed):
        await in_file.back_up(tmp_path / "nowhere" / "copy.sqlite")
    assert not await asyncio.to_thread(lambda: list(tmp_path.rglob("copy*")))
