"""The tables in memory, with one lock for each. If a change fails, the table is dropped, because it
may be half changed. Where processes share the database, a table is locked there too, and loaded
again if another process has changed it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from abc import abstractmethod
from collections import OrderedDict
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from rules.engine import Illegal
from rules.engine.languages import speak
from storage import StorageFailed, Store, TableChanged
from tables.alarm import Alarm
from tables.cache.locks import explain_storage_error, wait_until_released
from tables.errors import ShuttingDown, UserError
from tables.log_context import CURRENT_WORK, Work
from tables.session import TableSession
from tables.words import Message

if TYPE_CHECKING:
    from storage.database.postgresql.locks import HeldLock

log = logging.getLogger(__name__)


class TableCache:
    """The tables that are in memory, `most` at a time, with their locks."""

    def __init__(self, store: Store, most: int) -> None:
        self.store = store
        self.alarm = Alarm(store.now)
        """The scheduler's alarm: set for what falls due, and for tables where a write has failed.
        There, bots may have to go on, and cards may not yet show what was written before."""
        self._most = most
        self._sessions: OrderedDict[int, TableSession] = OrderedDict()
        self.locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """By table id, the lock in this process."""
        self._closing = False

    @abstractmethod
    async def load(self, table_id: int) -> TableSession:
        """Load the table from storage. Raises UserError."""

    @property
    def loaded_count(self) -> int:
        """How many tables are in memory."""
        return len(self._sessions)

    # -- taking a table --------------------------------------------------------------------------

    def lock_table(self, table_id: int) -> LockedTable:
        """Lock the table for the duration of the block. Errors of storage come out as UserErrors.
        Raises ShuttingDown."""
        if self._closing:
            raise ShuttingDown(Message("about-to-restart"))
        return LockedTable(self, table_id)

    async def find_or_load_session(self, table_id: int, *, up_to_date: bool) -> TableSession:
        """Find the locked table in memory, or load it if it is not there or not `up_to_date`. Drop
        those from memory that nobody has used for longest."""
        session = self._sessions.get(table_id) if up_to_date else None
        if session is None:
            if not up_to_date:
                await self.store.mark_own_copy_current(table_id)
            session = self._sessions[table_id] = await self.load(table_id)
        self._sessions.move_to_end(table_id)
        while len(self._sessions) > self._most:
            _, oldest = self._sessions.popitem(last=False)
            if not self.is_locked(oldest.id):  # a locked table may have unsaved changes
                await self._save_step(oldest)
        return session

    def drop_after_error(self, table_id: int, error: BaseException) -> None:
        """Drop a table that may be half changed, and raise an error of storage as a UserError."""
        if isinstance(error, Illegal | UserError):
            return  # such an error means that nothing has changed
        self._sessions.pop(table_id, None)
        if isinstance(error, StorageFailed):
            self.alarm.schedule_retry(table_id)
        if isinstance(error, Exception) and (words := explain_storage_error(error)):
            raise UserError(words) from error

    def is_locked(self, table_id: int) -> bool:
        """Whether the table is locked now."""
        lock = self.locks.get(table_id)
        return lock is not None and lock.locked()

    def find_loaded_session(self, table_id: int) -> TableSession | None:
        """Find the table in memory without its lock, to read only what does not change without it:
        its seats, and what was asked when it was locked. Return None if it is not in memory."""
        return self._sessions.get(table_id)

    def discard_session(self, session: TableSession) -> None:
        """Drop the table from memory because its last change could not be written. The next use
        loads it from storage, and its bots go on in a moment."""
        self._sessions.pop(session.id, None)
        self.alarm.schedule_retry(session.id)

    async def _save_step(self, session: TableSession) -> None:
        """Save where the table's present step began, unless storage has that: after a restart, the
        rules may be newer, and earlier steps must not be replayed under them."""
        table = session.table
        if table is not None and table.has_unsaved_steps:
            try:
                with speak(session.row.language):
                    dump = table.dump()
                await self.store.save_dump(session.id, table.revision, dump)
            except TableChanged:  # another process has a newer copy
                return
            except Exception as error:  # nothing is lost: the journal has all moves
                log.warning("Table %s: its step could not be saved: %r", session.id, error)

    @contextlib.asynccontextmanager
    async def lock_and_unload(self, table_id: int) -> AsyncIterator[None]:
        """Lock the table and drop it from memory afterwards, for changes to its rows that bypass
        the game. Raises StorageFailed."""
        async with self.locks.setdefault(table_id, asyncio.Lock()):
            sharing = self.store.sharing
            shared = None if sharing is None else (await sharing.lock_table(table_id))[0]
            try:
                yield
            finally:
                self._sessions.pop(table_id, None)
                if shared is not None:
                    shared.release()

    # -- letting go ------------------------------------------------------------------------------

    async def close(self, patience: float = 2.0) -> None:
        """Begin nothing new, wait (at most `patience` seconds) until no table is locked, and save
        where the tables' present steps began."""
        self._closing = True
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(wait_until_released(self.locks.values()), patience)
        for table_id in list(self._sessions):  # the dict may change during a save
            session = self._sessions.get(table_id)
            if session is not None and not self.is_locked(table_id):
                await self._save_step(session)


@dataclass(slots=True)
class LockedTable:
    """Locks a table for the duration of a block: in this process, and at a database that processes
    share. (A class because every answer enters it: a generator takes several times as long.)"""

    _cache: TableCache
    _table_id: int
    _here: asyncio.Lock = field(init=False)
    _shared: HeldLock | None = field(init=False, default=None)
    _before: Work = field(init=False)

    async def __aenter__(self) -> TableSession:
        cache, table_id, up_to_date = self._cache, self._table_id, True
        self._here = cache.locks.setdefault(table_id, asyncio.Lock())
        await self._here.acquire()
        try:
            if cache.store.sharing is not None:
                self._shared, up_to_date = await cache.store.sharing.lock_table(table_id)
            session = await cache.find_or_load_session(table_id, up_to_date=up_to_date)
        except BaseException as error:
            self._release(error)
            raise
        self._before = CURRENT_WORK.get()
        CURRENT_WORK.set(Work(table_id, session.row.game, self._before.interaction))
        return session

    async def __aexit__(self, _: object, error: BaseException | None, __: object) -> None:
        CURRENT_WORK.set(self._before)
        self._release(error)

    def _release(self, error: BaseException | None) -> None:
        """Release the table. After an error, drop it from memory, and raise an error of storage as
        a UserError."""
        if self._shared is not None:
            self._shared.release()
        self._here.release()
        if error is not None:
            self._cache.drop_after_error(self._table_id, error)
