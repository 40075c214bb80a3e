"""What SQLite and PostgreSQL have in common, as the rest of storage uses them.

Queries are written once, in what both understand, with `?` or `?1`, `?2` for values. SQLite takes
them as they are; `postgresql/queries.py` translates them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager
from datetime import datetime
from pathlib import Path
from typing import Any, Protocol, TypeAlias

from storage.errors import StorageFailed

Row: TypeAlias = Sequence[Any]


class Result(Protocol):
    """What a query has found, or changed."""

    @property
    def rowcount(self) -> int:
        """How many rows were changed, by all of `executemany` together."""
        ...

    def fetchone(self) -> Any:
        """The next row; None where there is none."""
        ...

    def fetchall(self) -> list[Any]:
        """The rows that are left."""
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
    and may raise the library's own errors, which `Database.in_words` explains."""

    @property
    def db(self) -> Connection:
        """The connection, while a transaction is open."""
        ...

    def begin(self) -> None:
        """Begin a transaction; connects again where the connection has been lost."""
        ...

    def at_once(self) -> AbstractContextManager[None]:
        """Inside, queries may be carried out later than they are called, though in order. If one
        fails, the whole transaction has to be rolled back."""
        ...

    def commit(self) -> None:
        """Make the transaction durable."""
        ...

    def rollback(self) -> None:
        """Undo the transaction, if one is open. Never raises: what cannot be reached any more has
        been undone by the server."""
        ...

    def close(self) -> None:
        """Let go of the connection."""
        ...

    @property
    def contents(self) -> Contents:
        """All that the database holds, for moving it elsewhere."""
        ...


class Contents(Protocol):
    """All that a database holds, table by table, within the session's transaction."""

    def list_tables(self) -> list[str]:
        """The names of the tables."""
        ...

    def list_columns(self, table: str) -> list[str]:
        """The names of a table's columns that are not filled in by the database itself."""
        ...

    def select_rows(self, query: str) -> Iterator[Row]:
        """What the query finds, without holding all of it in memory."""
        ...

    def find_last_ids(self) -> dict[str, int]:
        """By table, the last id that was given to a row, whether or not the row is still there."""
        ...

    def go_on_from(self, numbers: dict[str, int]) -> None:
        """The rows that come next get ids above these."""
        ...


class Database(Protocol):
    """A database of Emberkeep's, wherever it is."""

    @property
    def name(self) -> str:
        """What an operator knows it by: a path, or an address without a password."""
        ...

    @property
    def path(self) -> Path | None:
        """The file, where it is one."""
        ...

    @property
    def error_type(self) -> type[Exception]:
        """What its library raises."""
        ...

    def open_session(self, now: datetime) -> Session:
        """Connect for writing, from the writer's thread; the database is made, or brought to the
        current schema, if needed. Raises NewerDatabase, StorageFailed or the library's errors."""
        ...

    async def open_reader(self) -> None:
        """Connect for reading, which comes after `open_session`."""
        ...

    async def read_rows(self, query: str, values: Sequence[Any]) -> list[Any]:
        """All rows that the query finds. Raises StorageFailed."""
        ...

    async def read_on_own_connection(self, query: str, values: Sequence[Any]) -> list[Any]:
        """The same, on a connection of its own: other reads need not wait while much is counted."""
        ...

    async def count_bytes(self) -> int:
        """How many bytes it takes. Raises StorageFailed."""
        ...

    async def write_copy(self, path: Path) -> None:
        """Write all of it, as it is now, to a file that can be put in its place. Raises
        StorageFailed, also where such copies are not made by Emberkeep, and OSError."""
        ...

    async def close_reader(self) -> None:
        """Close the connections for reading."""
        ...

    def is_of_one(self, error: Exception) -> bool:
        """Whether that error concerns one change alone, as a violated constraint does; otherwise it
        concerns the whole batch, as a full disk does."""
        ...

    def is_passing(self, error: Exception) -> bool:
        """Whether the batch was undone only because somebody else was quicker, so that it can be
        tried again at once."""
        ...

    def in_words(self, error: Exception) -> StorageFailed:
        """A failure of the database, worded for an operator."""
        ...


Guard: TypeAlias = Callable[[Connection], None]
"""Runs first in each batch's transaction. If it raises, nothing of the batch counts."""
