"""Group commit: the changes of many tables share transactions.

aiosqlite runs each call on its connection's thread, and a call costs two hops between threads. A
batch of 64 answers with five statements each would hop 640 times. Both libraries take a connection
class of one's own (`sqlite3.connect(factory=...)`, handed through by `aiosqlite.connect`), so here
`commit` itself does the work: it begins, applies what is queued, commits, and so on until nothing
is queued. One call for all of them.

Changes of one kind that come one after the other are made by one call too, so that SQLite is asked
once for all their rows of a kind.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable, Sequence
from itertools import groupby
from operator import attrgetter
from pathlib import Path
from time import perf_counter
from typing import Any, Generic, TypeAlias, TypeVar

import aiosqlite

from storage.errors import StorageFailed, StorageFull

S = TypeVar("S")
T = TypeVar("T")

BatchObserver: TypeAlias = Callable[[int, float], None]
"""Called on the connection's thread for each transaction that is durable, with the number of
changes in it and the seconds it took."""

PATIENCE = 5.0
"""How many seconds a connection waits for another process to release the file."""


class Unit(Generic[S, T]):
    """One change, made completely or not at all: on the connection's thread, while its caller waits
    on the event loop. `change` takes what several callers have `given` and returns their results in
    order."""

    __slots__ = ("change", "error", "given", "result", "waiter")

    def __init__(
        self,
        change: Callable[[sqlite3.Connection, Sequence[S]], Sequence[T]],
        given: S,
        waiter: asyncio.Future[T],
    ):
        self.change = change
        self.given = given
        self.waiter = waiter
        self.result: T
        self.error: Exception | None = None

    def settle(self) -> None:
        """Pass the result to the caller. A cancelled caller gets none, but its change stands."""
        if self.waiter.done():
            return
        if self.error is None:
            self.waiter.set_result(self.result)
        else:
            self.waiter.set_exception(self.error)


Units = list[Unit[Any, Any]]


class BatchConnection(sqlite3.Connection):
    """A connection whose `commit` writes what is queued."""

    def __init__(self, writer: Writer, *args: Any, **kwargs: Any):
        super().__init__(*args, **kwargs)
        self._writer = writer

    def commit(self) -> None:
        """Write batch after batch, each in a transaction, until nothing is queued. Raises
        sqlite3.Error where a batch could not be written; those before it stand."""
        while batch := self._writer.take():
            began = perf_counter()
            try:
                self._write(batch)
            except Exception:
                if self.in_transaction:
                    self.rollback()
                raise
            self._writer.written(batch, perf_counter() - began)

    def _write(self, batch: Units) -> None:
        """Give every unit its result or its error, and make them durable."""
        self.execute("BEGIN IMMEDIATE")
        try:
            _apply(self, batch)
        except Exception as error:
            if _ends_the_batch(error):
                raise
            # One change was refused, which is rare; others may have been written before it. Start
            # again, with a savepoint for each change.
            self.rollback()
            self.execute("BEGIN IMMEDIATE")
            for unit in batch:
                _apply_apart(self, unit)
        super().commit()


def _apply(db: sqlite3.Connection, batch: Units) -> None:
    for change, alike in groupby(batch, key=attrgetter("change")):
        units = list(alike)
        results = change(db, [unit.given for unit in units])
        for unit, result in zip(units, results, strict=True):
            unit.result = result


def _apply_apart(db: sqlite3.Connection, unit: Unit[Any, Any]) -> None:
    db.execute("SAVEPOINT unit")
    try:
        (unit.result,) = unit.change(db, [unit.given])
    except Exception as error:
        if _ends_the_batch(error):
            raise
        db.execute("ROLLBACK TO unit")
        unit.error = error
    db.execute("RELEASE unit")


def _ends_the_batch(error: Exception) -> bool:
    # A full, locked or broken file affects all changes; a violated constraint only one.
    ours = (sqlite3.IntegrityError, sqlite3.ProgrammingError, sqlite3.DataError)
    return isinstance(error, sqlite3.DatabaseError) and not isinstance(error, ours)


class Writer:
    """The only task that writes. `write` queues a change and waits until it is durable."""

    def __init__(self) -> None:
        self._queue: deque[Unit[Any, Any]] = deque()
        self._taken: Units = []
        self._wake = asyncio.Event()
        self._closing = False
        self.on_batch: BatchObserver | None = None
        self._loop = asyncio.get_running_loop()
        self.link: aiosqlite.Connection
        self._task: asyncio.Task[None]

    @classmethod
    async def open(cls, path: Path) -> Writer:
        """A writer on its own connection to the file, which is made if it is not there."""
        writer = cls()

        def connection(*args: Any, **kwargs: Any) -> BatchConnection:
            return BatchConnection(writer, *args, **kwargs)

        writer.link = await aiosqlite.connect(
            path, timeout=PATIENCE, factory=connection, isolation_level=None
        )
        return writer

    def start(self) -> None:
        """Start writing."""
        self._task = asyncio.create_task(self._run(), name="storage writer")

    async def write(self, change: Callable[[sqlite3.Connection], T]) -> T:
        """Apply `change` in a transaction shared with other queued changes; returns its result when
        that is durable. If `change` raises, only its own effects are undone and the exception is
        raised here; if the transaction fails, StorageFailed or StorageFull is raised. `change` runs
        on another thread, must use nothing but the connection, and may be called twice."""
        return await self.write_with_others(lambda db, _: (change(db),), None)

    async def write_with_others(
        self, change: Callable[[sqlite3.Connection, Sequence[S]], Sequence[T]], given: S
    ) -> T:
        """The same, for a kind of change that can be made for several callers at once, with what
        each has `given`: those queued one after the other. It returns their results in order. If it
        raises for several, none of them counts, and each is tried by itself."""
        if self._closing:
            raise StorageFailed("Storage is closed; nothing more can be saved.")
        waiter: asyncio.Future[T] = self._loop.create_future()
        self._queue.append(Unit(change, given, waiter))
        self._wake.set()
        return await waiter

    async def close(self) -> None:
        """Write what is queued, then close the connection."""
        self._closing = True
        self._wake.set()
        await asyncio.wait([self._task])
        await self.link.close()

    def take(self) -> Units:
        """On the connection's thread: all that waits to be written; [] where nothing does."""
        self._taken = [self._queue.popleft() for _ in range(len(self._queue))]
        return self._taken

    def written(self, batch: Units, seconds: float) -> None:
        """On the connection's thread: these are durable, or refused; that took so long."""
        self._loop.call_soon_threadsafe(_settle, batch)
        if self.on_batch is not None:
            self.on_batch(len(batch), seconds)

    async def _run(self) -> None:
        while not self._closing:
            await self._wake.wait()
            self._wake.clear()
            while self._queue:
                try:
                    await self.link.commit()
                except Exception as error:
                    self._fail(error)

    def _fail(self, error: Exception) -> None:
        # Refused units too: the reason for their refusal may have been rolled back as well.
        failed = [*self._taken, *self._queue]
        self._queue.clear()
        for unit in failed:
            unit.error = in_words(error)
        _settle(failed)


def _settle(units: Units) -> None:
    for unit in units:
        unit.settle()


def in_words(error: Exception) -> StorageFailed:
    """A failure of the database, worded for an operator."""
    where = getattr(error, "sqlite_errorcode", 0)
    code = where & 0xFF  # the rest of it says where, not what
    # On a full disk, opening fails first because the shared memory file cannot be made.
    if code == sqlite3.SQLITE_FULL or where == sqlite3.SQLITE_IOERR_SHMSIZE:
        failed: StorageFailed = StorageFull(
            "The disk is full, so this could not be saved. It works again once there is room."
        )
    elif code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        failed = StorageFailed("Another process keeps the database to itself; nothing was saved.")
    else:
        failed = StorageFailed(f"The database could not be used: {error}.")
    failed.__cause__ = error
    return failed
