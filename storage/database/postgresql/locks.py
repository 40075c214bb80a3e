"""Locks in PostgreSQL, which all processes over one database respect."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, TypeAlias

import psycopg

from storage.database.postgresql.connecting import add_settings
from storage.database.postgresql.errors import is_connection_lost, translate_error

Link: TypeAlias = psycopg.AsyncConnection[tuple[Any, ...]]

SECONDS_UNTIL_FROZEN = 5
"""Seconds without a word from a process after which PostgreSQL releases its locks."""
_LOCK_TIMEOUTS = {
    "idle_in_transaction_session_timeout": f"{SECONDS_UNTIL_FROZEN}s",
    "lock_timeout": f"{2 * SECONDS_UNTIL_FROZEN}s",  # longer than a frozen process keeps a lock
    "statement_timeout": f"{3 * SECONDS_UNTIL_FROZEN}s",
}


async def connect_for_locks(address: str) -> Link:
    """Connect for locks. Raises psycopg.Error or OSError."""
    settings = add_settings(address, _LOCK_TIMEOUTS)
    return await psycopg.AsyncConnection.connect(settings, autocommit=True)


class HeldLock:
    """A lock that this process holds until `release`. `row`: what was read under the lock."""

    __slots__ = ("_link", "_locks", "row")

    def __init__(self, locks: Locks, link: Link, row: tuple[Any, ...] | None) -> None:
        self._locks = locks
        self._link = link
        self.row = row

    def release(self) -> None:
        """Release the lock, in the background."""
        self._locks.end_transaction(self._link)


class Locks:
    """Locks of one kind. This process holds `most` at a time. Each is held by a transaction of its
    own, so PostgreSQL releases it when the process dies, or `SECONDS_UNTIL_FROZEN` seconds after it
    freezes.
    """

    def __init__(self, address: str, kind: int, most: int) -> None:
        self._address = address
        self._kind = kind
        self._room = asyncio.Semaphore(most)
        self._free: list[Link] = []
        self._held: set[Link] = set()
        self._ending: set[asyncio.Task[None]] = set()

    async def acquire(self, number: int, then: str = "") -> HeldLock:
        """Wait for the lock with this number, and carry out the query `then` under it. Raises
        StorageFailed: KeptWaiting if another process keeps the lock too long."""
        query = f"SELECT pg_advisory_xact_lock({self._make_key(number)})"
        link, row = await self._begin_transaction(f"{query}; {then}" if then else query)
        return HeldLock(self, link, row)

    async def try_acquire(self, number: int) -> HeldLock | None:
        """Take the lock if it is free now. Return None if it is not. Raises StorageFailed."""
        query = f"SELECT pg_try_advisory_xact_lock({self._make_key(number)})"
        link, row = await self._begin_transaction(query)
        held = HeldLock(self, link, row)
        if row == (True,):
            return held
        held.release()
        return None

    def _make_key(self, number: int) -> int:
        return (self._kind << 56) + number % (1 << 56)

    async def _begin_transaction(self, query: str) -> tuple[Link, tuple[Any, ...] | None]:
        """Begin a transaction with this query, and return its connection and the query's first
        row."""
        await self._room.acquire()
        try:
            while True:
                known = bool(self._free)
                link = self._free.pop() if known else await connect_for_locks(self._address)
                try:
                    found = await link.execute(f"BEGIN; {query}".encode())
                    while found.nextset():
                        pass
                    row = await found.fetchone()
                except BaseException as error:
                    await link.close()
                    if not (
                        known and isinstance(error, psycopg.Error) and is_connection_lost(error)
                    ):
                        raise
                else:
                    self._held.add(link)
                    return link, row
        except BaseException as error:
            self._room.release()
            if isinstance(error, psycopg.Error | OSError):
                raise translate_error(error) from error
            raise

    def end_transaction(self, link: Link) -> None:
        """End a lock's transaction in the background, and keep its connection for the next."""
        self._held.discard(link)
        task = asyncio.create_task(self._commit(link), name="releasing a lock")
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)

    async def _commit(self, link: Link) -> None:
        """Commit a lock's transaction, and keep its connection for the next unless it is lost."""
        try:
            await link.execute(b"COMMIT")
            self._free.append(link)
        except (psycopg.Error, OSError):  # the lock is gone with the connection
            await link.close()
        finally:
            self._room.release()

    async def keep_awake(self) -> None:
        """Let PostgreSQL know that this process still works under the locks that it holds."""
        for link in [*self._held]:
            with contextlib.suppress(psycopg.Error, OSError):
                await link.execute(b"SELECT 1")

    async def close(self) -> None:
        """Release all locks, and close the connections."""
        await asyncio.gather(*self._ending, return_exceptions=True)
        for link in [*self._free, *self._held]:
            with contextlib.suppress(psycopg.Error, OSError):
                await link.close()
