"""Turns that processes take with something that only one may do at a time."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from asyncio import sleep

import psycopg

from storage.processes.link import opened

ASLEEP = 5.0
"""Seconds after which a turn is let go whose process has not done so, because it is asleep."""
log = logging.getLogger(__name__)

LOCKS = 0x456D6265
"""The first half of the advisory locks' numbers; the other half is what it is a turn of."""


class Turns:
    """Each turn is a lock at the database, which is let go when the process ends, too."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._resting: set[asyncio.Task[None]] = set()

    async def take(self, number: int, rest: float) -> None:
        """Wait for the turn with that number; the next begins when so many seconds have passed
        after this. Where the database cannot be reached, wait so long instead."""
        idle = f"{round(1000 * (rest + ASLEEP))}ms"
        try:
            connection = await opened(
                self._address, lock_timeout="0", statement_timeout="0", idle_session_timeout=idle
            )
            try:
                await connection.execute("SELECT pg_advisory_lock(%s, %s)", (LOCKS, number))
            except BaseException:
                await connection.close()
                raise
        except (psycopg.Error, OSError) as error:
            log.info("The turn with other processes cannot be known: %s", error)
            await sleep(rest)
            return
        task = asyncio.create_task(_hold(connection, rest), name="resting turn")
        self._resting.add(task)
        task.add_done_callback(self._resting.discard)

    async def close(self) -> None:
        """Let all turns go."""
        for task in self._resting:
            task.cancel()
        await asyncio.gather(*self._resting, return_exceptions=True)


async def _hold(connection: psycopg.AsyncConnection[tuple[object, ...]], seconds: float) -> None:
    try:
        await sleep(seconds)
    finally:
        with contextlib.suppress(psycopg.Error, OSError):
            await connection.close()
