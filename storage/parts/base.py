"""What all parts of the store use to read and write."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any

import aiosqlite

from storage import rows
from storage.database.writer import PATIENCE, Writer, in_words
from storage.errors import StorageFailed
from storage.models import TableRow
from storage.processes.shards import Shards


class Base:
    """One database: a connection for reading, the writer, and the clock."""

    def __init__(
        self,
        path: Path,
        clock: Callable[[], datetime],
        writer: Writer,
        reader: aiosqlite.Connection,
    ) -> None:
        """Use `Store.open`."""
        self._path = path
        self._clock = clock
        self._writer = writer
        self._reader = reader
        self.shards = Shards()
        """The shards whose tables this process looks after; all, where it is alone."""

    def now(self) -> datetime:
        """The time by the store's clock, which tests can set."""
        return self._clock()

    async def _count(self, query: str, *values: Any) -> list[sqlite3.Row]:
        # On a connection of its own, so that no table has to wait while much is counted.
        try:
            async with aiosqlite.connect(self._path, timeout=PATIENCE) as link:
                return list(await link.execute_fetchall(query, values))
        except sqlite3.Error as error:
            raise in_words(error) from error

    @property
    def path(self) -> Path:
        """The path of the database."""
        return self._path

    def _time(self) -> int:
        return rows.milliseconds(self._clock())

    async def _read(self, query: str, *values: Any) -> list[sqlite3.Row]:
        try:
            return list(await self._reader.execute_fetchall(query, values))
        except ValueError as error:  # aiosqlite's word for a closed connection
            raise StorageFailed("Storage is closed; nothing more can be read.") from error
        except sqlite3.Error as error:
            raise in_words(error) from error

    async def _tables(self, where: str, *values: Any) -> list[TableRow]:
        return [rows.table(row) for row in await self._read(rows.TABLE + where, *values)]
