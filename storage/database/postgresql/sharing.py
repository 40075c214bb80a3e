"""This process among those that share a PostgreSQL database. None of them owns anything."""

import asyncio
import contextlib
import logging
import secrets
from asyncio import sleep
from collections.abc import AsyncIterator

import psycopg

from storage.database.postgresql.connecting import (
    TRANSACTION_LIMIT_SECONDS,
    TRANSACTION_TIMEOUT,
    WRITERS_APPLICATION_NAME,
)
from storage.database.postgresql.locks import (
    SECONDS_UNTIL_FROZEN,
    HeldLock,
    Link,
    Locks,
    connect_for_locks,
)
from storage.errors import KeptWaiting, StorageFailed

log = logging.getLogger(__name__)

_END_STUCK = f"""
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND usename = current_user
    AND application_name = '{WRITERS_APPLICATION_NAME}'
    AND xact_start < now() - interval '{TRANSACTION_LIMIT_SECONDS} s'
"""
"""Ends transactions of processes that froze in the middle of a pipeline. Before PostgreSQL 17 no
timeout does: they are neither idle nor at a query."""


class Sharing:
    """The locks that processes share, and the number by which tables know this process.

    A table's row names the process whose copy in memory is up to date (`cached_by`). Each process
    that locks the table reads that, and loads the table if it names another one.
    """

    def __init__(self, address: str) -> None:
        self.number = secrets.randbits(62)
        self._address = address
        self._tables = Locks(address, 1, 10)
        self._turns = Locks(address, 2, 4)
        self.posts = {
            "cards": Locks(address, 3, 6),
            "table": Locks(address, 4, 2),
            "hands": Locks(address, 5, 3),
            "notices": Locks(address, 6, 3),
        }
        """Who sends the posts of each lane: see `Outbox.lock_posts`."""
        self._all = (self._tables, self._turns, *self.posts.values())
        self._link: Link | None = None
        self._keeping = asyncio.create_task(self._keep_awake(), name="keeping locks")

    async def lock_table(self, table_id: int) -> tuple[HeldLock, bool]:
        """Lock the table. Return the lock, and whether this process's copy of the table is up to
        date. Raises StorageFailed."""
        query = f"SELECT cached_by FROM tables WHERE id = {table_id}"
        held = await self._tables.acquire(table_id, query)
        return held, held.row == (self.number,)

    @contextlib.asynccontextmanager
    async def take_turn(self, name: str) -> AsyncIterator[bool]:
        """Try to take the turn at work that one process does for all. Yield whether it was free."""
        held = await self._turns.try_acquire(int.from_bytes(name.encode()))
        try:
            yield held is not None
        finally:
            if held is not None:
                held.release()

    async def wait_for_gateway_session(self, bucket: int, spacing: float) -> None:
        """Wait until a gateway session may begin in this bucket, `spacing` seconds after the last
        one of any process. If the database cannot be reached, wait that long instead."""
        while True:
            try:
                held = await self._turns.acquire(bucket)
                break
            except KeptWaiting:
                continue
            except StorageFailed as failure:
                log.info("Sessions of other processes are unknown: %s", failure)
                await sleep(spacing)
                return
        asyncio.get_running_loop().call_later(spacing, held.release)

    async def _keep_awake(self) -> None:
        """Again and again, keep this process's locks awake and have an old server end stuck
        transactions."""
        while True:
            await sleep(SECONDS_UNTIL_FROZEN / 4)
            for locks in self._all:
                await locks.keep_awake()
            try:
                if self._link is None or self._link.closed:
                    self._link = await connect_for_locks(self._address)
                if self._link.info.server_version < TRANSACTION_TIMEOUT:
                    await self._link.execute(_END_STUCK.encode())
            except (psycopg.Error, OSError) as error:
                log.info("Whether another process is stuck cannot be seen: %s", error)
                if self._link is not None:
                    await self._link.close()

    async def close(self) -> None:
        """Release all locks."""
        self._keeping.cancel()
        await asyncio.gather(self._keeping, return_exceptions=True)
        for locks in self._all:
            await locks.close()
        if self._link is not None:
            await self._link.close()
