"""One task that sleeps until something falls due: at a table, in the outbox, or in the house.

Whatever comes with time is written down: the database knows when each table rings, and what waits
to be posted. So a restart loses nothing and repeats nothing: the task looks there, and goes on.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from asyncio import sleep
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Protocol

from storage import StorageError, Store

from .desk import Desk
from .errors import Mistake
from .poster import Poster

log = logging.getLogger(__name__)

SHORTEST = timedelta(seconds=1)
"""Nothing is looked for more often, unless somebody calls."""
LONGEST = timedelta(hours=1)
"""Nothing is slept for longer: clocks are set, machines sleep, and no timer hears of it."""
RETRY = timedelta(minutes=5)
"""After so long, what could not be done is tried again."""


class Chore(Protocol):
    """Something that the house needs from time to time, such as a backup."""

    async def due(self) -> datetime | None:
        """When it is to be done next; it may be past."""

    async def run(self) -> None:
        """Do it, if it is due by now."""


class Timekeeper:
    """Does what falls due, when it does. `round` is all its work; tests call that."""

    def __init__(
        self, store: Store, desk: Desk, poster: Poster, chores: Sequence[Chore] = ()
    ) -> None:
        self.chores = list(chores)
        self._store = store
        self._desk = desk
        self._poster = poster
        self._again: dict[int, datetime] = {}
        """When a chore that failed is tried again."""
        self._nap: asyncio.Task[None] | None = None
        self._until: datetime | None = None
        """Until when the task sleeps, or may at most when it has done what is due."""
        self._task: asyncio.Task[None] | None = None
        self._closing = False
        desk.expect = poster.expect = self.expect

    # -- sleeping --------------------------------------------------------------------------------

    def start(self) -> None:
        """Begin to keep time, once a process, unless it is leaving."""
        if self._task is None and not self._closing:
            self._task = asyncio.create_task(self._keep(), name="timekeeper")

    async def close(self) -> None:
        """Keep time no more. What has been begun is cut short and comes again at the next start."""
        self._closing = True
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

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
                    log.warning("What is due could not be done: %s", error)
                else:
                    log.exception("What is due could not be done.")
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
        """Do all that is due by now. Returns when the next thing falls due; None: nothing will."""
        for table_id in await self._store.ringing():
            await self._ring(table_id)
        for table_id in self._poster.ripe(post.table_id for post in await self._store.due()):
            await self._poster.deliver(table_id)
        for chore in self.chores:
            await self._do(chore)
        again = self._poster.next_try
        times = [await self._store.next_ring(), again or await self._store.next_due()]
        times += [await self._due(chore) for chore in self.chores]
        return min((time for time in times if time is not None), default=None)

    async def _ring(self, table_id: int) -> None:
        """Something is due at a table: each watch does its part, and the table is shown."""
        for watch in self._desk.watches:
            try:
                await watch.ring(table_id)
            except Mistake as refusal:
                log.info("Table %s: what is due there must wait: %s", table_id, refusal)
            except Exception:
                log.exception("Table %s: what is due there could not be done.", table_id)
        after = self._store.now() + SHORTEST
        try:
            await self._desk.rewind(table_id, after=after)
        except Mistake as refusal:  # its game is not installed any more, say
            log.info("Table %s does not ring: %s", table_id, refusal)
            await self._store.ring(table_id, self._store.now() + LONGEST)
            return
        await self._poster.deliver(table_id)

    async def _due(self, chore: Chore) -> datetime | None:
        due = await chore.due()
        again = self._again.get(id(chore))
        return due if due is None or again is None else max(due, again)

    async def _do(self, chore: Chore) -> None:
        due = await self._due(chore)
        if due is None or due > self._store.now():
            return
        self._again.pop(id(chore), None)
        try:
            await chore.run()
        except Exception:
            log.exception("%s could not be done.", type(chore).__name__)
            self._again[id(chore)] = self._store.now() + RETRY
