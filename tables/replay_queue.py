"""Files are played again one at a time."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

from tables.errors import UserError

MOST_WAITING = 3
"""So many files wait for their turn."""


PATIENCE = 90.0
"""Seconds that a file waits for its turn."""


class Queue:
    """Files are played again one at a time: whoever sends many waits, and no table does."""

    def __init__(self) -> None:
        self._playing = asyncio.Lock()
        self._waiting = 0

    @contextlib.asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """When those who came before are done. Raises Mistake where that takes too long."""
        busy = (
            "Other files are being played again just now, one after the other, and yours would "
            "have to wait too long. Nothing was opened; please try again in a few minutes."
        )
        if self._waiting >= MOST_WAITING:
            raise UserError(busy)
        self._waiting += 1
        try:
            async with asyncio.timeout(PATIENCE):
                await self._playing.acquire()
        except TimeoutError as late:
            raise UserError(busy) from late
        finally:
            self._waiting -= 1
        try:
            yield
        finally:
            self._playing.release()
