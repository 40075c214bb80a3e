"""Brings a database file to the current schema, one numbered script after the other."""

import sqlite3
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

from storage.database.scripts import list_new_scripts, list_scripts
from storage.database.sqlite.backup import copy_database
from storage.errors import StorageFailed

MIGRATIONS = Path(__file__).parents[2] / "migrations" / "sqlite"


def migrate(link: sqlite3.Connection, path: Path, now: datetime) -> None:
    """Apply the scripts `V{n}__name.sql` that the database has not had, each in its own
    transaction, after a backup.

    `PRAGMA user_version` holds the last number applied. Raises NewerDatabase if that is beyond
    the folder's last, and StorageFailed if a script fails: it and what follows are not applied.
    """
    version = _read_version(link)
    new = list_new_scripts(MIGRATIONS, path, version)
    if version > 0 and new:
        copy_database(path, make_backup_path(path, version, now))
    for number, script in new:
        _apply_script(link, number, script)


def find_newest_version() -> int:
    """Find the schema version that this Emberkeep uses."""
    return max(list_scripts(MIGRATIONS))


def make_backup_path(path: Path, version: int, now: datetime) -> Path:
    """Make the path, beside the database, of the backup before an upgrade from this schema
    version."""
    return path.with_name(f"{path.stem}-v{version}-{now:%Y%m%dT%H%M%SZ}{path.suffix}")


def _read_version(link: sqlite3.Connection) -> int:
    ((version,),) = link.execute("PRAGMA user_version").fetchall()
    return int(version)


def _apply_script(link: sqlite3.Connection, number: int, script: Path) -> None:
    link.execute("BEGIN IMMEDIATE")
    try:
        # Another process may have been here while this one waited for its turn.
        if _read_version(link) < number:
            for statement in split_statements(script.read_text("utf-8")):
                link.execute(statement)
            if link.execute("PRAGMA foreign_key_check").fetchone():
                raise sqlite3.IntegrityError("a row refers to one that is not there")
            link.execute(f"PRAGMA user_version = {number}")
        link.execute("COMMIT")
    except sqlite3.Error as error:
        if link.in_transaction:
            link.execute("ROLLBACK")
        raise StorageFailed(
            f"{script.name} could not be applied: {error}. The database is unchanged."
        ) from error


def split_statements(script: str) -> Iterator[str]:
    """Yield the statements of a script. (`executescript` would commit the transaction that has
    begun.)"""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip():
        yield statement
