"""Group commit: the changes of many tables share transactions.

The writer has a thread with a connection of its own. Whatever queues up while one transaction is
being written becomes the next one, with one hop between threads for all of it.

Consecutive changes of one kind are made by one call, so that one statement writes all their rows.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from datetime import datetime
from itertools import groupby
from operator import attrgetter
from time import perf_counter
from typing import Any, Generic, TypeAlias, TypeVar

from storage.database.connection import Connection, Database, Session
from storage.errors import StorageFailed

S = TypeVar("S")
T = TypeVar("T")

BatchObserver: TypeAlias = Callable[[int, float], None]
"""Called on the writer's thread for each transaction that is durable, before its callers hear of
that, with the number of changes in it and the seconds it took. It must not raise."""


@dataclass(slots=True, eq=False)
class QueuedChange(Generic[S, T]):
    """One change, made completely or not at all on the writer's thread, while its caller waits on
    the event loop. `change` takes what several callers have `given` and returns their results in
    order."""

    change: Callable[[Connection, Sequence[S]], Sequence[T]]
    given: S
    waiter: asyncio.Future[T]
    result: T = field(init=False)
    error: Exception | None = None


Units = list[QueuedChange[Any, Any]]


class Writer:
    """The only task that writes. `write_change` queues a change and waits until it is durable."""

    def __init__(self, database: Database) -> None:
        """Use `Writer.open`."""
        self._database = database
        self._queue: deque[QueuedChange[Any, Any]] = deque()
        self._taken: Units = []
        """The batch that is being written."""
        self._wake = asyncio.Event()
        self._closing = False
        self.on_batch: BatchObserver | None = None
        self._loop = asyncio.get_running_loop()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="storage writer")
        self._session: Session
        self._task: asyncio.Task[None]

    @classmethod
    async def open(cls, database: Database, now: datetime) -> Writer:
        """Open a writer on its own connection to the database, which is made, or brought to the
        current schema, if needed. Raises NewerDatabase or StorageFailed."""
        writer = cls(database)
        try:
            writer._session = await writer.run_on_thread(lambda: database.open_writer(now))
        except BaseException:
            writer._thread.shutdown(wait=False)
            raise
        return writer

    def start(self) -> None:
        """Begin to write, in the background, what callers queue."""
        self._task = asyncio.create_task(self._write_until_closed(), name="storage writer")

    async def run_on_thread(self, work: Callable[[], T]) -> T:
        """Carry out `work` on the writer's thread, between two batches."""
        return await self._loop.run_in_executor(self._thread, work)

    async def write_change(self, change: Callable[[Connection], T]) -> T:
        """Apply `change` in a transaction shared with other queued changes; returns its result when
        that is durable. If `change` raises, only its own effects are undone and the exception is
        raised here; if the transaction fails, StorageFailed or StorageFull is raised. `change` runs
        on another thread, must use nothing but the connection, and may be called twice."""
        return await self.write_with_others(lambda db, _: (change(db),), None)

    async def write_with_others(
        self, change: Callable[[Connection, Sequence[S]], Sequence[T]], given: S
    ) -> T:
        """Write as `write_change` does, but with one call for several callers that were queued one
        after the other, with what each has `given`. It returns their results in order. If it raises
        for several, none of them counts, and each is tried by itself."""
        if self._closing:
            raise StorageFailed("Storage is closed; nothing more can be saved.")
        waiter: asyncio.Future[T] = self._loop.create_future()
        self._queue.append(QueuedChange(change, given, waiter))
        self._wake.set()
        return await waiter

    async def close(self) -> None:
        """Write all queued changes, then close the connection. A second time does nothing."""
        if self._closing:
            return
        self._closing = True
        self._wake.set()
        await asyncio.wait([self._task])
        await self.close_unstarted()

    async def close_unstarted(self) -> None:
        """Close the connection and the thread, of a writer that was never started or has
        finished."""
        await self.run_on_thread(self._session.close)
        self._thread.shutdown(wait=False)

    async def _write_until_closed(self) -> None:
        """Write queued changes until the writer closes. If a batch fails, everything queued gets
        its error."""
        while not self._closing:
            await self._wake.wait()
            self._wake.clear()
            while self._queue:
                try:
                    await self.run_on_thread(self._write_queued)
                except Exception as error:
                    failed = isinstance(error, StorageFailed)
                    why = error if failed else self._database.translate_error(error)
                    # Refused units too: the reason for their refusal may have been rolled back.
                    units = [*self._taken, *self._queue]
                    self._queue.clear()
                    for unit in units:
                        unit.error = why
                    _deliver_results(units)

    # -- on the writer's thread --------------------------------------------------------------------

    def _write_queued(self) -> None:
        """Write batch after batch, each in a transaction, until nothing is queued. Raises if a
        batch could not be written; those before it stand."""
        while self._queue:
            batch = self._taken = [self._queue.popleft() for _ in range(len(self._queue))]
            began = perf_counter()
            for again in (False, True):
                try:
                    self._apply_batch(batch)
                    self._session.commit()
                    break
                except Exception as error:
                    self._session.rollback()
                    if again or not self._database.is_transient(error):
                        raise
            if self.on_batch is not None:
                self.on_batch(len(batch), perf_counter() - began)
            self._loop.call_soon_threadsafe(_deliver_results, batch)

    def _apply_batch(self, batch: Units) -> None:
        """Apply the changes of a batch in a new transaction, and give every unit its result or its
        error."""
        session = self._session
        try:
            with session.begin_pipelined():
                for change, alike in groupby(batch, key=attrgetter("change")):
                    units = list(alike)
                    results = change(session.db, [unit.given for unit in units])
                    for unit, result in zip(units, results, strict=True):
                        unit.result = result
        except Exception as error:
            if not self._database.is_single_change_error(error):
                raise
            # One change was refused, which is rare; others may have been written before it. Start
            # again, with a savepoint for each change.
            session.rollback()
            session.begin()
            for unit in batch:
                self._apply_apart(unit)

    def _apply_apart(self, unit: QueuedChange[Any, Any]) -> None:
        """Apply one change under a savepoint of its own, and give it its result or its error."""
        db = self._session.db
        db.execute("SAVEPOINT unit")
        try:
            (unit.result,) = unit.change(db, [unit.given])
        except Exception as error:
            if not self._database.is_single_change_error(error):
                raise
            db.execute("ROLLBACK TO unit")
            unit.error = error
        db.execute("RELEASE unit")


def _deliver_results(units: Units) -> None:
    """Pass the results to the callers. A cancelled caller gets none, but its change stands."""
    for unit in units:
        if unit.waiter.done():
            continue
        if unit.error is None:
            unit.waiter.set_result(unit.result)
        else:
            unit.waiter.set_exception(unit.error)
