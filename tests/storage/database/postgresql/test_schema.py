"""Both dialects have the same tables; and PostgreSQL's can be spread over several servers."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from storage import NewerDatabase, StorageFailed, Store
from storage.database.postgresql import schema
from storage.database.scripts import scripts
from storage.database.sqlite import schema as sqlite_schema

COPIED = {"campaigns"}
"""Few rows, which a spread database keeps whole on every server."""


def spread_by(table: str, columns: set[str]) -> str:
    """The column that a table's rows are spread by: its table, else its person, else its server.
    What is none of theirs stands for itself."""
    if table in ("tables", "interactions"):
        return "id"
    return next(name for name in ("table_id", "user_id", "guild_id") if name in columns)


def columns_of_postgresql(link: psycopg.Connection) -> dict[str, dict[str, bool]]:
    """By table, its columns, and whether each must have a value."""
    found: dict[str, dict[str, bool]] = {}
    for table, column, nullable in link.execute(
        "SELECT table_name, column_name, is_nullable FROM information_schema.columns"
        " WHERE table_schema = 'public' AND table_name <> 'schema_version'"
    ):
        found.setdefault(table, {})[column] = nullable == "NO"
    return found


async def test_both_dialects_have_the_same_tables_and_columns(
    emptied_address: str, tmp_path: Path
) -> None:
    path = tmp_path / "emberkeep.sqlite3"
    await (await Store.open(path)).close()
    ours: dict[str, dict[str, bool]] = {}
    with closing(sqlite3.connect(path)) as link:
        for (table,) in link.execute(
            "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        ).fetchall():
            ours[table] = {
                name: bool(needed or key)
                for _, name, _, needed, _, key in link.execute(f"PRAGMA table_info({table})")
            }
    with psycopg.connect(emptied_address) as server:
        theirs = columns_of_postgresql(server)
    del theirs["sittings"]["rowid"]  # which SQLite's have by themselves
    assert theirs == ours
    assert schema.newest() == sqlite_schema.newest()


def test_every_key_begins_with_what_its_rows_are_spread_by(emptied_address: str) -> None:
    with psycopg.connect(emptied_address) as link:
        columns = columns_of_postgresql(link)
        unique = link.execute(
            "SELECT t.relname, array_agg(a.attname ORDER BY k.place) FROM pg_index AS i"
            " JOIN pg_class AS t ON t.oid = i.indrelid"
            " JOIN pg_namespace AS n ON n.oid = t.relnamespace AND n.nspname = 'public'"
            " CROSS JOIN unnest(i.indkey) WITH ORDINALITY AS k(number, place)"
            " JOIN pg_attribute AS a ON a.attrelid = t.oid AND a.attnum = k.number"
            " WHERE i.indisunique GROUP BY t.relname, i.indexrelid"
        ).fetchall()
        refers = link.execute(
            "SELECT c.relname, f.relname, a.attname FROM pg_constraint AS r"
            " JOIN pg_class AS c ON c.oid = r.conrelid JOIN pg_class AS f ON f.oid = r.confrelid"
            " JOIN pg_attribute AS a ON a.attrelid = c.oid AND a.attnum = r.conkey[1]"
            " WHERE r.contype = 'f'"
        ).fetchall()
    assert {table for table, _ in unique} == columns.keys()
    for table, key in unique:
        if table not in COPIED:
            assert key[0] == spread_by(table, set(columns[table])), table
    for table, other, column in refers:  # only to what lies on the same server
        assert other in COPIED or column == spread_by(table, set(columns[table])), (table, other)
    for table, named in columns.items():
        if table not in COPIED:
            assert named[spread_by(table, set(named))], f"{table}: nothing to be spread by"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The scripts there are, where a test may add the next one."""
    folder = tmp_path / "migrations"
    folder.mkdir()
    for script in schema.MIGRATIONS.glob("*.sql"):
        (folder / script.name).write_text(script.read_text())
    monkeypatch.setattr(schema, "MIGRATIONS", folder)
    return folder


async def test_the_next_script_is_applied_whole_or_not_at_all(
    new_address: str, folder: Path
) -> None:
    number = max(scripts(folder)) + 1
    await (await Store.open(new_address)).close()
    script = folder / f"V{number}__more.sql"
    script.write_text("CREATE TABLE notes (body text); INSERT INTO nowhere VALUES (1);")
    with pytest.raises(StorageFailed, match=rf"V{number}__more\.sql.*nowhere"):
        await Store.open(new_address)
    script.write_text("CREATE TABLE notes (body text); INSERT INTO notes VALUES ('a; b');")
    both = await asyncio.gather(Store.open(new_address), Store.open(new_address))
    assert await both[0]._read("SELECT body FROM notes") == [("a; b",)]
    assert await both[1]._read("SELECT number FROM schema_version") == [(number,)]
    for store in both:
        await store.close()
    script.unlink()
    with pytest.raises(NewerDatabase, match=str(number)):
        await Store.open(new_address)
