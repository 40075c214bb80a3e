"""Lets the bot make imports, replays and books one at a time, because they take long."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

from rules.engine.messages import Text
from tables.errors import UserError
from tables.words import Message

MOST_WAITING = 3
"""How many files may wait for their turn."""
FILES_BUSY = Message("files-in-turn")
SECONDS_FOR_TURN = 90.0
"""How many seconds a file waits for its turn."""


class Queue:
    """Lets the bot make or replay one file at a time, so that a user who asks for many files waits
    and tables do not."""

    def __init__(self) -> None:
        self._playing = asyncio.Lock()
        self._waiting = 0

    @property
    def waiting_count(self) -> int:
        """How many files wait for their turn."""
        return self._waiting

    @contextlib.asynccontextmanager
    async def wait_for_turn(self, busy: Text = FILES_BUSY) -> AsyncIterator[None]:
        """Enter the block when earlier files are done. Raises UserError with the text `busy` if too
        many files wait already, or if the wait takes too long."""
        if self._waiting >= MOST_WAITING:
            raise UserError(busy)
        self._waiting += 1
        try:
            async with asyncio.timeout(SECONDS_FOR_TURN):
                await self._playing.acquire()
        except TimeoutError as late:
            raise UserError(busy) from late
        finally:
            self._waiting -= 1
        try:
            yield
        finally:
            self._playing.release()
