"""Old files are brought up to date, after a copy; newer ones are left alone."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from storage import NewerDatabase, StorageFailed, Store
from storage.database.scripts import list_scripts
from storage.database.sqlite import schema
from tests.storage.conftest import OpenStore
from tests.storage.database import next_script
from tests.storage.older import make_older
from tests.storage.tables import ADA, make_commit, read_pragma, start_table

NEXT = """
-- a comment; with a semicolon
CREATE TABLE notes (body TEXT NOT NULL);
INSERT INTO notes VALUES ('one; two');
CREATE TRIGGER quiet AFTER INSERT ON notes BEGIN
    UPDATE notes SET body = lower(body);
    DELETE FROM notes WHERE body = '';
END;
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The migrations there are, where a test may add the next ones."""
    return next_script.copy_migrations(schema, tmp_path, monkeypatch)


def version(path: Path) -> int:
    with closing(sqlite3.connect(path)) as link:
        (number,) = link.execute("PRAGMA user_version").fetchone()
    return int(number)


def script(folder: Path, text: str) -> int:
    number = schema.find_newest_version() + 1
    (folder / f"V{number}__more.sql").write_text(text)
    return number


async def old(path: Path) -> int:
    """A database of the present schema, with a table in it, put away; its version."""
    store = await Store.open(path)
    row = await start_table(store)
    await store.save_commit(make_commit(row.id, 0))
    await store.close()
    return version(path)


def test_scripts_are_numbered_without_gaps() -> None:
    names = [script.name for script in schema.MIGRATIONS.glob("*")]
    numbers = sorted(int(name[1:].split("__")[0]) for name in names)
    assert numbers == list(range(1, len(names) + 1))


async def test_a_new_file_has_the_newest_schema_and_needs_no_copy(path: Path) -> None:
    await (await Store.open(path)).close()
    assert version(path) == schema.find_newest_version()
    assert [file.name for file in path.parent.iterdir()] == [path.name]


async def test_an_older_file_is_copied_once_then_migrated(
    path: Path, folder: Path, open_store: OpenStore
) -> None:
    before = await old(path)
    first = script(folder, NEXT)
    second = script(folder, "ALTER TABLE notes ADD COLUMN more TEXT;")
    store = await open_store(path)
    (row,) = await store.list_user_tables(ADA)
    assert await store.save_commit(make_commit(row.id, 1)) == 3
    assert version(path) == second
    assert await store._read_rows("SELECT body FROM notes") == [("one; two",)]
    (copy,) = path.parent.glob("emberkeep-v*.sqlite")
    assert copy.name == f"emberkeep-v{before}-20260301T120000Z.sqlite"
    assert version(copy) == before
    for number in (first, second):
        (folder / f"V{number}__more.sql").unlink()
    restored = await open_store(copy)
    assert [row.revision for row in await restored.list_user_tables(ADA)] == [1]


async def test_a_script_that_fails_is_undone_and_named(
    path: Path, folder: Path, open_store: OpenStore
) -> None:
    before = await old(path)
    number = script(folder, NEXT + "INSERT INTO nowhere VALUES (1);")
    with pytest.raises(StorageFailed, match=rf"V{number}__more\.sql.*nowhere"):
        await Store.open(path)
    assert version(path) == before
    (folder / f"V{number}__more.sql").unlink()
    assert len(await (await open_store(path)).list_user_tables(ADA)) == 1


async def test_a_script_may_not_leave_rows_that_refer_to_nothing(path: Path, folder: Path) -> None:
    before = await old(path)
    script(folder, "DELETE FROM tables;")
    with pytest.raises(StorageFailed, match="not there"):
        await Store.open(path)
    assert version(path) == before


async def test_a_newer_file_is_left_alone(path: Path) -> None:
    await old(path)
    make_older(path, 999)
    before = path.read_bytes()
    with pytest.raises(NewerDatabase, match="999"):
        await Store.open(path)
    assert path.read_bytes() == before
    assert [file.name for file in path.parent.iterdir()] == [path.name]


async def test_two_processes_may_start_on_an_old_file(path: Path, folder: Path) -> None:
    """Both saw the old version; the second to get the lock finds nothing left to do."""
    before = await old(path)
    number = script(folder, NEXT)
    store = await Store.open(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as late:
        schema._apply_script(late, number, list_scripts(folder)[number])
    await store.close()
    assert (before, version(path)) == (number - 1, number)


async def test_the_database_is_opened_with_durable_settings(in_file: Store) -> None:
    wanted = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000}
    for name, value in wanted.items():
        assert await read_pragma(in_file, name) == (value,)
