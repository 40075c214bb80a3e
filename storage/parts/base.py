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
        """The shards whose tables this process looks after; all, where it is alone."""

    def now(self) -> datetime:
        """The time by the store's clock, which tests can set."""
        return self._clock()

    @property
    def name(self) -> str:
        """What an operator knows the database by: a path, or an address without a password."""
        return self._database.name

    @property
    def path(self) -> Path | None:
        """The file of the database; None where it is at a server."""
        return self._database.path

    def _now_milliseconds(self) -> int:
        return rows.to_milliseconds(self._clock())

    def _format_own_condition(self, table_id: str) -> str:
        """What is added to the conditions of a query, so that it finds only tables that this
        process looks after: nothing where those are all. `table_id`: the column."""
        if self.shards.alone:
            return ""
        return f" AND {table_id} IN (SELECT id FROM tables WHERE {self.shards.where()})"

    async def _read_rows(self, query: str, *values: Any) -> list[Any]:
        return await self._database.read_rows(query, values)

    async def _read_on_own_connection(self, query: str, *values: Any) -> list[Any]:
        # No table has to wait while much is counted.
        return await self._database.read_on_own_connection(query, values)

    async def _list_tables_where(self, where: str, *values: Any) -> list[TableRow]:
        return [rows.parse_table(row) for row in await self._read_rows(rows.TABLE + where, *values)]
