"""What all parts of the store use to read and write."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any

from storage import rows
from storage.database.connection import Database
from storage.database.writer import Writer
from storage.models import TableRow
from storage.processes.shards import Shards


class Base:
    """A database, its writer, and the clock."""

    def __init__(self, database: Database, writer: Writer, clock: Callable[[], datetime]) -> None:
        """Use `Store.open`."""
        self._database = database
        self._writer = writer
        self._clock = clock
        self.shards = Shards()
        """The shards whose tables this process looks after; all shards if no other process runs."""

    def now(self) -> datetime:
        """Return the time by the store's clock, which tests can set."""
        return self._clock()

    @property
    def name(self) -> str:
        """The database's name for operators: a path, or an address without a password."""
        return self._database.name

    @property
    def path(self) -> Path | None:
        """The file of the database; None if the database is at a server."""
        return self._database.path

    def _now_milliseconds(self) -> int:
        return rows.to_milliseconds(self._clock())

    def _format_own_condition(self, table_id: str) -> str:
        """Format an SQL condition that limits a query to the tables of this process. Return "" if
        this process looks after all tables. `table_id`: the column that holds the table's id."""
        if self.shards.alone:
            return ""
        return f" AND {table_id} IN (SELECT id FROM tables WHERE {self.shards.where()})"

    async def _read_rows(self, query: str, *values: Any) -> list[Any]:
        return await self._database.read_rows(query, values)

    async def _read_on_own_connection(self, query: str, *values: Any) -> list[Any]:
        # A slow query on a connection of its own makes no table wait.
        return await self._database.read_on_own_connection(query, values)

    async def _list_tables_where(self, where: str, *values: Any) -> list[TableRow]:
        return [rows.parse_table(row) for row in await self._read_rows(rows.TABLE + where, *values)]
