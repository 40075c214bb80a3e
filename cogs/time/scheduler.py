"""One task that sleeps until something falls due: at a table, in the outbox, or in the house.

Whatever comes with time is written down: the database knows when each table rings, and what waits
to be posted. So a restart loses nothing and repeats nothing: the task looks there, and goes on.
"""

from __future__ import annotations

import asyncio
import logging
from asyncio import sleep
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping, Sequence
from datetime import datetime, timedelta
from functools import partial
from typing import Any, Protocol

from cogs.outbox.publisher import PAUSE, OutboxPublisher
from storage import StorageError, Store
from tables.errors import UserError, storage_error_of
from tables.sessions import TableSessions

log = logging.getLogger(__name__)

SHORTEST = timedelta(seconds=1)
"""Nothing is looked for more often, unless somebody calls."""
LONGEST = timedelta(hours=1)
"""Nothing is slept for longer: clocks are set, machines sleep, and no timer hears of it."""
RETRY = timedelta(minutes=5)
"""After so long, what failed is tried again."""
PATIENCE = 5.0
"""Seconds after which a round waits no longer for some tables: Discord may keep them waiting."""
AT_ONCE = 20
"""At so many tables things are done side by side."""


class Chore(Protocol):
    """Something that the house needs from time to time, such as a backup."""

    async def due(self) -> datetime | None:
        """When it is to be done next; it may be past."""

    async def run(self) -> None:
        """Do it, if it is due by now."""


class Scheduler:
    """Does what falls due, when it does. `round` is all its work; tests call that. Where a table or
    a chore fails or takes long, that holds up no other."""

    def __init__(
        self,
        store: Store,
        sessions: TableSessions,
        publisher: OutboxPublisher,
        chores: Sequence[Chore] = (),
    ) -> None:
        self.chores = list(chores)
        self._store = store
        self._sessions = sessions
        self._publisher = publisher
        self._again: dict[int, datetime] = {}
        """When a chore that failed is tried again."""
        self._resting: dict[int, datetime] = {}
        """Until when a table is left alone at which something failed."""
        self._under_way: dict[object, asyncio.Task[None]] = {}
        """What is being done at a table, or for a chore."""
        self._nap: asyncio.Task[None] | None = None
        self._until: datetime | None = None
        """Until when the task sleeps, or may at most when it has done what is due."""
        self._task: asyncio.Task[None] | None = None
        self._closing = False
        sessions.expect = publisher.expect = self.expect

    # -- sleeping --------------------------------------------------------------------------------

    def start(self) -> None:
        """Begin to keep time, once a process, unless it is leaving."""
        if self._task is None and not self._closing:
            self._task = asyncio.create_task(self._keep(), name="timekeeper")

    async def close(self) -> None:
        """Keep time no more. What has been begun is cut short and comes again at the next start."""
        self._closing = True
        begun = [*self._under_way.values(), *([self._task] if self._task else [])]
        for task in begun:
            task.cancel()
        await asyncio.gather(*begun, return_exceptions=True)

    def expect(self, due: datetime) -> None:
        """Something falls due then: sleep no longer."""
        if self._until is None or due < self._until:
            self._until = due
            if self._nap is not None:
                self._nap.cancel()

    async def _keep(self) -> None:
        while True:
            self._until = None
            try:
                due = await self.round()
            except Exception as error:
                if isinstance(error, StorageError):
                    log.warning("It could not be read what is due: %s", error)
                    due = self._store.now() + PAUSE
                else:
                    log.exception("It could not be found out what is due.")
                    due = self._store.now() + RETRY
            now = self._store.now()
            due = min((time for time in (due, self._until) if time), default=now + LONGEST)
            self._until = min(max(due, now + SHORTEST), now + LONGEST)
            self._nap = asyncio.create_task(sleep((self._until - now).total_seconds()))
            try:
                await asyncio.wait([self._nap])
            finally:
                self._nap.cancel()
                self._nap = None

    # -- what is due -----------------------------------------------------------------------------

    async def round(self) -> datetime | None:
        """Do all that is due by now. Returns when the next thing falls due; None: nothing will.
        What takes longer than a few seconds goes on beside."""
        now = self._store.now()
        self._resting = {table: until for table, until in self._resting.items() if until > now}
        await self._at(await self._store.tables_due(), self._ring)
        await self._at(self._publisher.ripe(await self._store.due()), self._publisher.deliver)
        await self._side_by_side({chore: partial(self._do, chore) for chore in self.chores})
        left = {key for key in self._under_way if isinstance(key, int)} | self._resting.keys()
        times = [
            await self._store.next_table_due(left),
            await self._store.next_due(
                left | self._publisher.resting | self._publisher.aside.tables
            ),
            self._publisher.next_try,
            *self._resting.values(),
            *[await self._due(chore) for chore in self.chores if chore not in self._under_way],
        ]
        return min((time for time in times if time is not None), default=None)

    async def _at(self, tables: Iterable[int], do: Callable[[int], Awaitable[object]]) -> None:
        """Do the same at all these tables, save those that are left alone."""
        wanted = [table for table in tables if table not in self._resting]
        await self._side_by_side({table: partial(self._carefully, table, do) for table in wanted})

    async def _side_by_side(
        self, work: Mapping[Any, Callable[[], Coroutine[Any, Any, None]]]
    ) -> None:
        """Do all that, for no key twice at a time. What takes long is waited for no longer, and
        calls when it is done: there may be more to do by then."""
        wanted = list(work)
        for start in range(0, len(wanted), AT_ONCE):
            begun = set()
            for key in wanted[start : start + AT_ONCE]:
                if key not in self._under_way:
                    task = asyncio.create_task(work[key]())
                    task.add_done_callback(partial(self._done, key))
                    self._under_way[key] = task
                    begun.add(task)
            if begun:
                _, late = await asyncio.wait(begun, timeout=PATIENCE)
                for task in late:
                    task.add_done_callback(lambda _: self.expect(self._store.now()))

    def _done(self, key: object, _: asyncio.Task[None]) -> None:
        del self._under_way[key]

    async def _carefully(self, table_id: int, do: Callable[[int], Awaitable[object]]) -> None:
        """Do it; where it fails, that table alone is left alone for a while."""
        try:
            await do(table_id)
        except StorageError as failure:
            log.warning("Table %s: what is due there must wait: %s", table_id, failure)
            self._resting[table_id] = self._store.now() + PAUSE
        except Exception:
            log.exception("Table %s: what is due there could not be done.", table_id)
            self._resting[table_id] = self._store.now() + RETRY

    async def _ring(self, table_id: int) -> None:
        """Something is due at a table: each watch does its part."""
        wait = SHORTEST
        for watch in self._sessions.watches:
            try:
                await watch.run_due(table_id)
            except UserError as refusal:
                log.info("Table %s: what is due there must wait: %s", table_id, refusal)
            except Exception:
                log.exception("Table %s: what is due there could not be done.", table_id)
                wait = RETRY
        try:
            await self._sessions.reschedule(table_id, after=self._store.now() + wait)
        except UserError as refusal:
            if failure := storage_error_of(refusal):
                raise failure from failure.__cause__
            log.info("Table %s does not ring: %s", table_id, refusal)  # its game is gone, say
            await self._store.set_due(table_id, self._store.now() + LONGEST)

    # -- chores ----------------------------------------------------------------------------------

    async def _due(self, chore: Chore) -> datetime | None:
        """When it is to be done next; where that failed or cannot be found out, in a while."""
        now = self._store.now()
        again = self._again.get(id(chore), now)
        if again > now:
            return again
        try:
            return await chore.due()
        except Exception:
            log.exception("When %s is due cannot be found out.", type(chore).__name__)
            self._again[id(chore)] = now + RETRY
            return now + RETRY

    async def _do(self, chore: Chore) -> None:
        due = await self._due(chore)
        if due is None or due > self._store.now():
            return
        try:
            await chore.run()
        except Exception as error:
            if isinstance(error, StorageError):  # no room, say: nothing to trace
                log.warning("%s must wait: %s", type(chore).__name__, error)
            else:
                log.exception("%s could not be done.", type(chore).__name__)
            self._again[id(chore)] = self._store.now() + RETRY
