"""Listens for what wakes this process."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import psycopg

from storage.processes.link import CHANNEL, PATIENCE, opened

log = logging.getLogger(__name__)


class Listening:
    """Calls `heard` with every word that a process sends, and `missed` whenever it begins to listen
    again, as something may have been said meanwhile."""

    def __init__(
        self, address: str, heard: Callable[[str], None], missed: Callable[[], None]
    ) -> None:
        self._address = address
        self._heard = heard
        self._missed = missed
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to listen."""
        self._task = asyncio.create_task(self._run(), name="listening")

    async def close(self) -> None:
        """Listen no longer."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                await self._listen()
            except (psycopg.Error, OSError) as error:
                log.info("Other processes cannot be heard just now: %s", error)
            await asyncio.sleep(PATIENCE)

    async def _listen(self) -> None:
        connection = await opened(self._address)
        async with connection:  # closed at the end
            await connection.execute(f"LISTEN {CHANNEL}")
            self._missed()
            async for said in connection.notifies():
                self._heard(said.payload)
