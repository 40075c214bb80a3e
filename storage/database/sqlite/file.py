"""A database that is a file of SQLite's."""

import asyncio
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from datetime import datetime
from pathlib import Path
from typing import Any

import aiosqlite

from storage.database.connection import Session
from storage.database.sqlite.backup import copy_database
from storage.database.sqlite.contents import SqliteContents
from storage.database.sqlite.schema import migrate
from storage.errors import StorageFailed, StorageFull

BUSY_TIMEOUT_SECONDS = 5.0
"""How many seconds a connection waits for another process to release the file."""


class SqliteSession:
    """The writer's connection to the file."""

    def __init__(self, link: sqlite3.Connection) -> None:
        self.link = self.db = link

    def begin(self) -> None:
        self.link.execute("BEGIN IMMEDIATE")

    def begin_pipelined(self) -> nullcontext[None]:
        self.begin()
        return nullcontext()  # SQLite carries everything out when it is called

    def commit(self) -> None:
        self.link.commit()

    def rollback(self) -> None:
        if self.link.in_transaction:
            self.link.rollback()

    def close(self) -> None:
        self.link.close()

    @property
    def contents(self) -> SqliteContents:
        return SqliteContents(self.link)


class SqliteFile:
    """The database in that file. Reads have a connection of their own: they see everything that is
    durable and wait for no writer."""

    error_type = sqlite3.Error

    def __init__(self, path: Path) -> None:
        self.name, self.path = str(path), path
        self._reader: aiosqlite.Connection

    def open_writer(self, now: datetime) -> Session:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self._translate_errors():
            link = sqlite3.connect(self.path, timeout=BUSY_TIMEOUT_SECONDS, isolation_level=None)
            try:
                migrate(link, self.path, now)
                # A read-only file can be opened too, and would only fail at the first answer.
                link.execute("DELETE FROM outbox WHERE id < 0")
                link.execute("PRAGMA journal_mode = WAL")
                link.execute("PRAGMA synchronous = FULL")
                link.execute("PRAGMA foreign_keys = ON")
                # Overwrite what is deleted, so that no erased name is left in the file.
                link.execute("PRAGMA secure_delete = ON")
            except BaseException:
                link.close()
                raise
        return SqliteSession(link)

    async def open_reader(self) -> None:
        with self._translate_errors():
            self._reader = await aiosqlite.connect(
                self.path, timeout=BUSY_TIMEOUT_SECONDS, isolation_level=None
            )
            try:
                await self._reader.execute("PRAGMA query_only = ON")
                # Only after a first read does SQLite mark the file as in use (see `restore`).
                await self._reader.execute_fetchall("SELECT count(*) FROM outbox")
            except BaseException:
                await self._reader.close()
                raise

    async def read_rows(self, query: str, values: Sequence[Any]) -> list[Any]:
        try:
            with self._translate_errors():
                return list(await self._reader.execute_fetchall(query, values))
        except ValueError as error:  # aiosqlite's word for a closed connection
            raise StorageFailed("Storage is closed; nothing more can be read.") from error

    async def read_on_own_connection(self, query: str, values: Sequence[Any]) -> list[Any]:
        with self._translate_errors():
            async with aiosqlite.connect(self.path, timeout=BUSY_TIMEOUT_SECONDS) as link:
                return list(await link.execute_fetchall(query, values))

    async def count_bytes(self) -> int:
        beside = (self.path.with_name(self.path.name + end) for end in ("", "-wal"))
        return await asyncio.to_thread(
            lambda: sum(file.stat().st_size for file in beside if file.exists())
        )

    async def write_copy(self, path: Path) -> None:
        with self._translate_errors():
            await asyncio.to_thread(copy_database, self.path, path)

    async def close_reader(self) -> None:
        await self._reader.close()

    def is_single_change_error(self, error: Exception) -> bool:
        of_one = (sqlite3.IntegrityError, sqlite3.ProgrammingError, sqlite3.DataError)
        return not isinstance(error, sqlite3.DatabaseError) or isinstance(error, of_one)

    def is_transient(self, error: Exception) -> bool:
        return False  # only one process can have the file

    def translate_error(self, error: Exception) -> StorageFailed:
        where = getattr(error, "sqlite_errorcode", 0)
        code = where & 0xFF  # the rest of it says where, not what
        # On a full disk, opening fails first because the shared memory file cannot be made.
        if code == sqlite3.SQLITE_FULL or where == sqlite3.SQLITE_IOERR_SHMSIZE:
            failed: StorageFailed = StorageFull(
                "The disk is full, so this could not be saved. It works again once there is room."
            )
        elif code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            failed = StorageFailed(
                "Another process keeps the database to itself; nothing was saved."
            )
        else:
            failed = StorageFailed(f"The database could not be used: {error}.")
        failed.__cause__ = error
        return failed

    @contextmanager
    def _translate_errors(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as error:
            raise self.translate_error(error) from error
