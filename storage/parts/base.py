"""What all parts of the store use to read and write."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from datetime import datetime
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, Protocol, TypeAlias, TypeVar

from storage import rows
from storage.changes import copies
from storage.database.connection import Connection, Database
from storage.database.writer import Writer
from storage.errors import NotRead, StorageFailed, StorageFull
from storage.models import TableRow

if TYPE_CHECKING:
    from storage.database.postgresql.sharing import Sharing

P = ParamSpec("P")
T = TypeVar("T")
Read: TypeAlias = Callable[..., Awaitable[list[Any]]]


class Write(Protocol):
    """Makes one change durable."""

    def __call__(self, change: Callable[[Connection], T]) -> Awaitable[T]: ...


def make_durable(
    change: Callable[Concatenate[Connection, P], T],
) -> Callable[Concatenate[Any, P], Coroutine[Any, Any, T]]:
    """Turn a change into a method of a part of the store. It takes what the change takes after the
    connection, and returns the change's result when that is durable."""

    @wraps(change)
    async def write_change(part: Any, /, *given: P.args, **named: P.kwargs) -> T:
        made: T = await part._write(lambda db: change(db, *given, **named))
        return made

    return write_change


def make_timed(
    change: Callable[Concatenate[Connection, int, P], T],
) -> Callable[Concatenate[Any, P], Coroutine[Any, Any, T]]:
    """Make a method as `make_durable` does, of a change that takes the present time, in
    milliseconds, after the connection."""

    @wraps(change)
    async def write_change(part: Any, /, *given: P.args, **named: P.kwargs) -> T:
        now: int = part._now_milliseconds()
        made: T = await part._write(lambda db: change(db, now, *given, **named))
        return made

    return write_change


def make_timed_at_table(
    change: Callable[Concatenate[Connection, int, int, P], T],
) -> Callable[Concatenate[Any, int, P], Coroutine[Any, Any, T]]:
    """Make a store method from a change to one table: the method passes it the present time in
    milliseconds and the table's id. Copies of the table in other processes are out of date
    afterwards."""

    @wraps(change)
    async def write_change(base: Base, table_id: int, /, *given: P.args, **named: P.kwargs) -> T:
        now = base._now_milliseconds()
        return await base._change_table(
            table_id, lambda db: change(db, now, table_id, *given, **named)
        )

    return write_change


class Part:
    """A named part of the store, which uses these methods of it. A change is durable when the call
    returns, and every call may raise StorageFailed."""

    def __init__(self, read: Read, write: Write, now_milliseconds: Callable[[], int]) -> None:
        self._read = read
        self._write = write
        self._now_milliseconds = now_milliseconds


class Base:
    """A database, its writer, and the clock."""

    def __init__(self, database: Database, writer: Writer, clock: Callable[[], datetime]) -> None:
        """Use `Store.open`."""
        self._database = database
        self._writer = writer
        self._write: Write = writer.write_change
        self.now = clock
        """Returns the time by the store's clock, which tests can set."""
        self.sharing: Sharing | None = None
        """The locks that this process shares with others; None if it has the database to itself."""

    @property
    def name(self) -> str:
        """The database's name for operators: a path, or an address without a password."""
        return self._database.name

    @property
    def path(self) -> Path | None:
        """The file of the database; None if the database is at a server."""
        return self._database.path

    def _now_milliseconds(self) -> int:
        return rows.to_milliseconds(self.now())

    async def _change_table(self, table_id: int, change: Callable[[Connection], T]) -> T:
        """Write a change to what loaded tables also hold. Copies of the table in other processes
        are out of date afterwards."""
        if self.sharing is None:
            return await self._write(change)
        number = self.sharing.number

        def change_and_outdate(db: Connection) -> T:
            result = change(db)
            copies.outdate_other_copies(db, table_id, number)
            return result

        return await self._write(change_and_outdate)

    async def _read_rows(self, query: str, *values: Any) -> list[Any]:
        try:
            return await self._database.read_rows(query, values)
        except StorageFull:
            raise
        except StorageFailed as failure:
            raise NotRead(*failure.args) from failure

    async def _read_on_own_connection(self, query: str, *values: Any) -> list[Any]:
        # A slow query on a connection of its own makes no table wait.
        return await self._database.read_on_own_connection(query, values)

    async def _list_tables_where(self, where: str, *values: Any) -> list[TableRow]:
        return [
            rows.parse_table(row)
            for row in await self._read_rows(rows.SELECT_TABLE + where, *values)
        ]
