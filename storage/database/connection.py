"""What SQLite and PostgreSQL have in common, as the rest of storage uses them.

Queries are written once, in what both understand, with `?` or `?1`, `?2` for values. SQLite takes
them as they are; `postgresql/queries.py` translates them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import AbstractContextManager
from datetime import datetime
from pathlib import Path
from typing import Any, Protocol, TypeAlias

from storage.errors import StorageFailed

Row: TypeAlias = Sequence[Any]


class Result(Protocol):
    """The result of a query: the rows that it found, or how many it changed."""

    @property
    def rowcount(self) -> int:
        """How many rows were changed, by all of `executemany` together."""
        ...

    def fetchone(self) -> Any:
        """Return the next row, or None if no row is left."""
        ...

    def fetchall(self) -> list[Any]:
        """Return all rows that are left."""
        ...

    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    """What a change uses, inside its transaction and on the writer's thread."""

    def execute(self, query: str, values: Sequence[Any] = (), /) -> Result:
        """Carry out one query."""
        ...

    def executemany(self, query: str, values: Iterable[Sequence[Any]], /) -> Result:
        """Carry out one query for each of these rows of values."""
        ...


class Session(Protocol):
    """The writer's connection with its transactions. Everything here runs on the writer's thread,
    and may raise the library's own errors, which `Database.translate_error` explains."""

    @property
    def db(self) -> Connection:
        """The connection, while a transaction is open."""
        ...

    def begin(self) -> None:
        """Begin a transaction. Connect again first if the connection was lost."""
        ...

    def begin_pipelined(self) -> AbstractContextManager[None]:
        """Begin a transaction, in which queries may be carried out later than they are called,
        though in order. If one fails, the whole transaction has to be rolled back."""
        ...

    def commit(self) -> None:
        """Make the transaction durable."""
        ...

    def rollback(self) -> None:
        """Undo the transaction, if one is open. Never raises: if the connection is lost, the server
        undoes the transaction."""
        ...

    def close(self) -> None:
        """Close the connection."""
        ...

    @property
    def contents(self) -> Contents:
        """All that the database holds, for moving it elsewhere."""
        ...


class Contents(Protocol):
    """All that a database holds, table by table, within the session's transaction."""

    def list_tables(self) -> list[str]:
        """List the names of the tables."""
        ...

    def list_insertable_columns(self, table: str) -> list[str]:
        """List a table's columns, except those that the database itself fills in."""
        ...

    def select_rows(self, query: str) -> Iterator[Row]:
        """Yield the rows that the query finds, without holding all of them in memory."""
        ...

    def find_last_ids(self) -> dict[str, int]:
        """Find the last id that each table has given to a row, even if the row was deleted."""
        ...

    def set_last_ids(self, numbers: dict[str, int]) -> None:
        """Make each table give its next rows ids above these."""
        ...


class Database(Protocol):
    """A database of Emberkeep's, wherever it is."""

    @property
    def name(self) -> str:
        """The database's name for operators: a path, or an address without a password."""
        ...

    @property
    def path(self) -> Path | None:
        """The database's file; None if the database is at a server."""
        ...

    @property
    def error_type(self) -> type[Exception]:
        """The base class of the errors that the database's library raises."""
        ...

    def open_writer(self, now: datetime) -> Session:
        """Open the connection for writing, from the writer's thread, and first make the database or
        bring it to the current schema. Raises NewerDatabase, StorageFailed or the library's
        errors."""
        ...

    async def open_reader(self) -> None:
        """Connect for reading. Call this after `open_writer`."""
        ...

    async def read_rows(self, query: str, values: Sequence[Any]) -> list[Any]:
        """Read all rows that the query finds. Raises StorageFailed."""
        ...

    async def read_on_own_connection(self, query: str, values: Sequence[Any]) -> list[Any]:
        """Read on a separate connection, so that other reads need not wait for a long count."""
        ...

    async def count_bytes(self) -> int:
        """Count the bytes that the database takes. Raises StorageFailed."""
        ...

    async def write_copy(self, path: Path) -> None:
        """Write a copy of the database as it is now to a file. Raises OSError and StorageFailed,
        also if Emberkeep makes no copies of this kind of database."""
        ...

    async def close_reader(self) -> None:
        """Close the connection for reading."""
        ...

    def is_single_change_error(self, error: Exception) -> bool:
        """Whether this error concerns only one change, as a violated constraint does, and not the
        whole batch, as a full disk does."""
        ...

    def is_transient(self, error: Exception) -> bool:
        """Whether the batch can be tried again at once: somebody else was quicker, or the
        connection was lost."""
        ...

    def translate_error(self, error: Exception) -> StorageFailed:
        """Turn an error of the database's library into a StorageFailed worded for operators."""
        ...
