"""Brings a database file to the current schema, one numbered script after the other."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

import aiosqlite

from storage.database.backup import copy
from storage.errors import NewerDatabase, StorageFailed

MIGRATIONS = Path(__file__).parents[1] / "migrations"


async def migrate(link: aiosqlite.Connection, path: Path, now: datetime) -> None:
    """Apply the scripts `V{n}__name.sql` of MIGRATIONS that the database has not had, each in a
    transaction of its own; before the first, an existing database is copied beside itself.

    `PRAGMA user_version` holds the last number applied. Raises NewerDatabase where that is beyond
    the folder's last, and StorageFailed where a script fails: it and what follows are not applied.
    """
    scripts = _scripts()
    last = max(scripts)
    version = await _version(link)
    if version > last:
        raise NewerDatabase(
            f"{path} is of schema {version}, this Emberkeep knows up to {last}. "
            "Start the newer Emberkeep, or restore the backup made before the upgrade."
        )
    if 0 < version < last:
        await copy(path, backup_path(path, version, now))
    for number in range(version + 1, last + 1):
        await _apply(link, number, scripts[number])


def newest() -> int:
    """The schema version that this Emberkeep uses."""
    return max(_scripts())


def backup_path(path: Path, version: int, now: datetime) -> Path:
    """The path of the backup made before an upgrade from that schema: beside the database."""
    return path.with_name(f"{path.stem}-v{version}-{now:%Y%m%dT%H%M%SZ}{path.suffix}")


@dataclass(frozen=True, slots=True)
class _Script:
    name: str
    text: str


def _scripts() -> dict[int, _Script]:
    return {
        int(file.name[1:].split("__")[0]): _Script(file.name, file.read_text("utf-8"))
        for file in MIGRATIONS.glob("V*__*.sql")
    }


async def _version(link: aiosqlite.Connection) -> int:
    ((version,),) = await link.execute_fetchall("PRAGMA user_version")
    return int(version)


async def _apply(link: aiosqlite.Connection, number: int, script: _Script) -> None:
    await link.execute("BEGIN IMMEDIATE")
    try:
        # Another process may have been here while this one waited for its turn.
        if await _version(link) < number:
            for statement in statements(script.text):
                await link.execute(statement)
            if await link.execute_fetchall("PRAGMA foreign_key_check"):
                raise sqlite3.IntegrityError("a row refers to one that is not there")
            await link.execute(f"PRAGMA user_version = {number}")
        await link.execute("COMMIT")
    except sqlite3.Error as error:
        if link.in_transaction:
            await link.execute("ROLLBACK")
        raise StorageFailed(
            f"{script.name} could not be applied: {error}. The database is as it was before it."
        ) from error


def statements(script: str) -> Iterator[str]:
    """The statements of a script. (`executescript` would commit the transaction that has begun.)"""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip():
        yield statement
