"""Runs one task that sleeps until something is due: at a table, in the outbox, or a chore.

All due times are in the database: when each table "rings" (its next deadline or reminder is due),
and what waits in the outbox. So a restart loses and repeats nothing.
"""

import asyncio
import logging
from asyncio import sleep
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping, Sequence
from datetime import datetime, timedelta
from functools import partial
from typing import Any, Protocol

from cogs.outbox.catching_up import retire_outdated_buttons
from cogs.outbox.publisher import OutboxPublisher
from rules.engine.languages import begin_speaking
from storage import StorageError, Store
from tables.alarm import TIME_UNTIL_RETRY
from tables.errors import UserError, find_storage_error
from tables.log_context import CURRENT_WORK, Work
from tables.sessions import TableSessions

log = logging.getLogger(__name__)

SHORTEST_SLEEP = timedelta(seconds=1)
"""The shortest sleep, unless the alarm ends it."""
LONGEST_SLEEP = timedelta(hours=1)
"""The longest sleep. Timers do not notice when a clock is changed or a machine is suspended."""
LONGEST_SHARED_SLEEP = timedelta(seconds=2)
"""The longest sleep where other processes write to the database too."""
TIME_AFTER_FAILURE = timedelta(minutes=5)
"""How long to wait before work that failed is tried again."""
ROUND_SECONDS = 5.0
"""Seconds for which a round waits for its tables: Discord may hold some of them up."""
AT_ONCE = 20
"""How many tables or chores are worked on at a time."""


class Chore(Protocol):
    """Work that the bot does from time to time, such as a backup."""

    async def find_due(self) -> datetime | None:
        """Find when the chore is due next, which may be in the past. Return None if it is not due
        until something changes."""

    async def run(self) -> None:
        """Do the chore if it is due by now."""


class Scheduler:
    """Does what is due, when it is due. `run_round` does all of the work, and tests call it. A
    table or a chore that fails or takes long does not hold up the others."""

    def __init__(
        self,
        store: Store,
        sessions: TableSessions,
        publisher: OutboxPublisher,
        chores: Sequence[Chore] = (),
        own_chores: Sequence[Chore] = (),
    ) -> None:
        self.chores = list(chores)
        """The chores that one process at a time does for all that share the database."""
        self.own_chores = list(own_chores)
        """The chores that each process does for itself."""
        self._store = store
        self._sessions = sessions
        self._publisher = publisher
        self._again: dict[int, datetime] = {}
        """A chore's `id()` -> when to try the chore again after a failure."""
        self._resting: dict[int, datetime] = {}
        """Table -> until when it is left alone after a failure."""
        self._under_way: dict[object, asyncio.Task[None]] = {}
        """Table or chore -> the task that is at work on it."""
        self._task: asyncio.Task[None] | None = None
        self._closing = False
        self._alarm = sessions.alarm
        self._longest = LONGEST_SLEEP if store.sharing is None else LONGEST_SHARED_SLEEP

    # -- sleeping --------------------------------------------------------------------------------

    def start_task(self) -> None:
        """Start the task, once in a process, unless the bot is shutting down."""
        if self._task is None and not self._closing:
            self._task = asyncio.create_task(self._run_rounds(), name="scheduler")

    async def stop_task(self) -> None:
        """Stop, and cancel the work under way, which is still due at the next start."""
        self._closing = True
        begun = [*self._under_way.values(), *([self._task] if self._task else [])]
        for task in begun:
            task.cancel()
        await asyncio.gather(*begun, return_exceptions=True)

    async def _run_rounds(self) -> None:
        while True:
            self._alarm.until = None
            try:
                due = await self.run_round()
            except Exception as error:
                if isinstance(error, StorageError):
                    log.warning("What is due could not be read: %s", error)
                    due = self._store.now() + TIME_UNTIL_RETRY
                else:
                    log.exception("What is due could not be found out.")
                    due = self._store.now() + TIME_AFTER_FAILURE
            now = self._store.now()
            latest = now + self._longest
            due = min((time for time in (due, self._alarm.until) if time), default=latest)
            self._alarm.until = min(max(due, now + SHORTEST_SLEEP), latest)
            self._alarm.nap = asyncio.create_task(sleep((self._alarm.until - now).total_seconds()))
            try:
                await asyncio.wait([self._alarm.nap])
            finally:
                self._alarm.nap.cancel()
                self._alarm.nap = None

    # -- what is due -----------------------------------------------------------------------------

    async def run_round(self) -> datetime | None:
        """Do all that is due by now. Returns when something is due next, or None if nothing is.
        Work that takes longer than `ROUND_SECONDS` goes on in the background."""
        now = self._store.now()
        self._resting = {table: until for table, until in self._resting.items() if until > now}
        if self._store.sharing is not None:  # others may have written what is cached here
            self._sessions.people.forget_all()
            self._sessions.pauses.forget_all()
            await retire_outdated_buttons(self._store, self._publisher.panels)
        await self._run_at_tables(await self._store.claim_due_tables(), self._run_watches)
        await self._run_at_tables(
            self._publisher.list_tables_to_deliver(await self._store.claim_due_posts()),
            self._publisher.deliver_posts,
        )
        await self._run_side_by_side(
            {chore: partial(self._run_chore, chore) for chore in [*self.own_chores, *self.chores]}
        )
        busy = {key for key in self._under_way if isinstance(key, int)} | self._resting.keys()
        times = [
            await self._store.find_next_table_due(busy),
            await self._store.find_next_post_due(
                busy | self._publisher.postponed_tables, self._publisher.background.posts_under_way
            ),
            self._publisher.next_try,
            *self._resting.values(),
            *[
                await self._find_chore_due(chore)
                for chore in [*self.own_chores, *self.chores]
                if chore not in self._under_way
            ],
        ]
        return min((time for time in times if time is not None), default=None)

    async def _run_at_tables(
        self, tables: Iterable[int], do: Callable[[int], Awaitable[object]]
    ) -> None:
        """Call `do` at each of these tables, except those left alone after a failure."""
        wanted = [table for table in tables if table not in self._resting]
        await self._run_side_by_side(
            {table: partial(self._run_carefully, table, do) for table in wanted}
        )

    async def _run_side_by_side(
        self, work: Mapping[Any, Callable[[], Coroutine[Any, Any, None]]]
    ) -> None:
        """Begin the work of each key, `AT_ONCE` at a time, and wait at most `ROUND_SECONDS` for
        each batch; skip keys still under way. Work that is late goes on, and begins another round
        when done."""
        wanted = list(work)
        for start in range(0, len(wanted), AT_ONCE):
            begun = set()
            for key in wanted[start : start + AT_ONCE]:
                if key not in self._under_way:
                    task = asyncio.create_task(work[key]())
                    task.add_done_callback(partial(self._forget_finished, key))
                    self._under_way[key] = task
                    begun.add(task)
            if begun:
                _, late = await asyncio.wait(begun, timeout=ROUND_SECONDS)
                for task in late:
                    task.add_done_callback(lambda _: self._alarm.note_due(self._store.now()))

    def _forget_finished(self, key: object, _: asyncio.Task[None]) -> None:
        del self._under_way[key]

    async def _run_carefully(self, table_id: int, do: Callable[[int], Awaitable[object]]) -> None:
        """Call `do` at the table; if that fails, leave the table alone for a while."""
        CURRENT_WORK.set(Work(table_id))
        try:
            await do(table_id)
        except StorageError as failure:
            log.warning("Table %s: what is due there must wait: %s", table_id, failure)
            self._resting[table_id] = self._store.now() + TIME_UNTIL_RETRY
        except Exception:
            log.exception("Table %s: what is due there could not be done.", table_id)
            self._resting[table_id] = self._store.now() + TIME_AFTER_FAILURE

    async def _run_watches(self, table_id: int) -> None:
        """Let each watch do what is due at the table, in its language, then reschedule the
        table."""
        wait = SHORTEST_SLEEP
        if row := await self._store.find_table(table_id):
            begin_speaking(row.language)
        for watch in self._sessions.watches:
            try:
                await watch.run_due(table_id)
            except UserError as refusal:
                log.info("Table %s: what is due there must wait: %s", table_id, refusal)
                wait = max(wait, TIME_UNTIL_RETRY)
            except Exception:
                log.exception("Table %s: what is due there could not be done.", table_id)
                wait = TIME_AFTER_FAILURE
        try:
            await self._sessions.reschedule_table(table_id, after=self._store.now() + wait)
        except UserError as refusal:
            if failure := find_storage_error(refusal):
                raise failure from failure.__cause__
            # For example, its game is not installed any more.
            log.info("Table %s cannot be scheduled: %s", table_id, refusal)
            await self._store.set_due(table_id, self._store.now() + LONGEST_SLEEP)

    # -- chores ----------------------------------------------------------------------------------

    async def _find_chore_due(self, chore: Chore) -> datetime | None:
        """Find when the chore is due next, or when to try it again after a failure."""
        now = self._store.now()
        again = self._again.get(id(chore), now)
        if again > now:
            return again
        try:
            return await chore.find_due()
        except Exception as error:
            return self._note_chore_failure(chore, error)

    def _note_chore_failure(self, chore: Chore, error: Exception) -> datetime:
        """Note that the chore failed, and return when to try it again."""
        if isinstance(error, StorageError):  # such as a full disk: a traceback would not help
            log.warning("%s must wait: %s", type(chore).__name__, error)
        else:
            log.exception("%s could not be done.", type(chore).__name__)
        self._again[id(chore)] = again = self._store.now() + TIME_AFTER_FAILURE
        return again

    async def _run_chore(self, chore: Chore) -> None:
        due = await self._find_chore_due(chore)
        if due is None or due > self._store.now():
            return
        try:
            if self._store.sharing is None or chore in self.own_chores:
                await chore.run()
                return
            async with self._store.sharing.take_turn(type(chore).__name__) as is_ours:
                if is_ours:  # else another process is doing it for all
                    await chore.run()
        except Exception as error:
            self._note_chore_failure(chore, error)
