"""Group commit: the changes of many tables share transactions.

aiosqlite runs each call on its connection's thread, and a call costs two hops between threads. A
batch of 64 answers with five statements each would hop 640 times. Both libraries take a connection
class of one's own (`sqlite3.connect(factory=...)`, handed through by `aiosqlite.connect`), so here
`commit` itself does the work: it begins, applies all that is queued, and commits. One call a batch.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any, Generic, TypeVar

import aiosqlite

from .errors import StorageFailed, StorageFull

T = TypeVar("T")

PATIENCE = 5.0
"""How many seconds a connection waits for another process to let go of the file."""


class Unit(Generic[T]):
    """One change, whole or not at all: made on the connection's thread, waited for on the loop."""

    __slots__ = ("change", "error", "result", "waiter")

    def __init__(self, change: Callable[[sqlite3.Connection], T], waiter: asyncio.Future[T]):
        self.change = change
        self.waiter = waiter
        self.result: T
        self.error: Exception | None = None

    def settle(self) -> None:
        """Tell whoever waits. A waiter that was cancelled is not told, but its change stands."""
        if self.waiter.done():
            return
        if self.error is None:
            self.waiter.set_result(self.result)
        else:
            self.waiter.set_exception(self.error)


class BatchConnection(sqlite3.Connection):
    """A connection whose `commit` writes what is queued, in one transaction."""

    def __init__(self, queue: deque[Unit[Any]], taken: list[Unit[Any]], *args: Any, **kwargs: Any):
        super().__init__(*args, **kwargs)
        self._queue = queue
        self._taken = taken

    def commit(self) -> None:
        """Move every unit from `queue` to `taken`, each with its result or its error, and make
        them durable. Units that come while others are applied still join. Raises sqlite3.Error
        where nothing was written."""
        try:
            self.execute("BEGIN IMMEDIATE")
            apply = _apply
            while self._queue:
                unit = self._queue.popleft()
                self._taken.append(unit)
                try:
                    apply(self, unit)
                except Exception as error:
                    if _ends_the_batch(error):
                        raise
                    # Somebody is refused, which is rare, and may have written something first:
                    # once more from the beginning, each where it can be undone by itself.
                    self.rollback()
                    self.execute("BEGIN IMMEDIATE")
                    apply = _apply_apart
                    for again in self._taken:
                        apply(self, again)
            super().commit()
        except Exception:
            if self.in_transaction:
                self.rollback()
            raise


def _apply(db: sqlite3.Connection, unit: Unit[Any]) -> None:
    unit.result = unit.change(db)


def _apply_apart(db: sqlite3.Connection, unit: Unit[Any]) -> None:
    db.execute("SAVEPOINT unit")
    try:
        unit.result = unit.change(db)
    except Exception as error:
        if _ends_the_batch(error):
            raise
        db.execute("ROLLBACK TO unit")
        unit.error = error
    db.execute("RELEASE unit")


def _ends_the_batch(error: Exception) -> bool:
    # A full, locked or broken file fails everybody; a broken rule or a wrong value, one unit.
    ours = (sqlite3.IntegrityError, sqlite3.ProgrammingError, sqlite3.DataError)
    return isinstance(error, sqlite3.DatabaseError) and not isinstance(error, ours)


class Writer:
    """The one task that writes. `write` hands it a change and waits until that is durable."""

    def __init__(self) -> None:
        self._queue: deque[Unit[Any]] = deque()
        self._taken: list[Unit[Any]] = []
        self._wake = asyncio.Event()
        self._closing = False
        self.link: aiosqlite.Connection
        self._task: asyncio.Task[None]

    @classmethod
    async def open(cls, path: Path) -> Writer:
        """A writer on its own connection to the file, which is made if it is not there."""
        writer = cls()

        def connection(*args: Any, **kwargs: Any) -> BatchConnection:
            return BatchConnection(writer._queue, writer._taken, *args, **kwargs)

        writer.link = await aiosqlite.connect(
            path, timeout=PATIENCE, factory=connection, isolation_level=None
        )
        return writer

    def start(self) -> None:
        """From now on, write."""
        self._task = asyncio.create_task(self._run(), name="storage writer")

    async def write(self, change: Callable[[sqlite3.Connection], T]) -> T:
        """Apply `change` in a transaction shared with whatever else waits; returns its result when
        that is durable. An exception it raises undoes this change alone and is raised here; where
        the transaction fails, StorageFailed or StorageFull. `change` runs on another thread and
        touches nothing but the connection."""
        if self._closing:
            raise StorageFailed("Storage is closed; nothing more can be saved.")
        waiter: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.append(Unit(change, waiter))
        self._wake.set()
        return await waiter

    async def close(self) -> None:
        """Write what is queued, then close the connection."""
        self._closing = True
        self._wake.set()
        await asyncio.wait([self._task])
        await self.link.close()

    async def _run(self) -> None:
        while not self._closing:
            await self._wake.wait()
            self._wake.clear()
            while self._queue:
                try:
                    await self.link.commit()
                except Exception as error:
                    self._fail(error)
                for unit in self._taken:
                    unit.settle()
                self._taken.clear()

    def _fail(self, error: Exception) -> None:
        # Refused units too: what they were refused for may have been undone with the rest.
        self._taken.extend(self._queue)
        self._queue.clear()
        for unit in self._taken:
            unit.error = in_words(error)


def in_words(error: Exception) -> StorageFailed:
    """A failure of the database, as an operator should read it."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF  # the rest of it says where, not what
    if code == sqlite3.SQLITE_FULL:
        failed: StorageFailed = StorageFull(
            "The disk is full, so this could not be saved. It works again once there is room."
        )
    elif code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        failed = StorageFailed("Another process keeps the database to itself; nothing was saved.")
    else:
        failed = StorageFailed(f"The database could not be used: {error}.")
    failed.__cause__ = error
    return failed
