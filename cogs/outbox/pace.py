"""Limits direct messages to one a second, the urgent ones first."""

import asyncio
import heapq
from asyncio import sleep
from collections.abc import Callable
from itertools import count
from time import monotonic

SECONDS_BETWEEN_MESSAGES = 1.0
"""Seconds from one message to the next."""


class CallPace:
    """Gives out turns, each at least `SECONDS_BETWEEN_MESSAGES` seconds after the one before."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._free = clock()
        """When the next turn may be taken."""
        self._numbers = count()
        self._waiting: list[tuple[bool, int, asyncio.Future[None]]] = []
        self._task: asyncio.Task[None] | None = None

    @property
    def waiting_count(self) -> int:
        """How many callers wait for a turn."""
        return sum(not mine.done() for _, _, mine in self._waiting)

    async def take_turn(self, *, urgent: bool = False) -> None:
        """Wait for a turn. Urgent callers get theirs before the others; otherwise who came
        first."""
        if self._task is None and self._clock() >= self._free:
            self._free = self._clock() + SECONDS_BETWEEN_MESSAGES
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (not urgent, next(self._numbers), mine))
        if self._task is None:
            self._task = asyncio.create_task(self._grant_turns(), name="pace of direct messages")
        await mine

    async def _grant_turns(self) -> None:
        try:
            while self._waiting:
                await sleep(max(self._free - self._clock(), 0.0))
                _, _, mine = heapq.heappop(self._waiting)
                if not mine.done():  # else the caller that waited was cancelled
                    self._free = self._clock() + SECONDS_BETWEEN_MESSAGES
                    mine.set_result(None)
        finally:
            self._task = None

    def end_turns(self) -> None:
        """Give out no more turns."""
        if self._task is not None:
            self._task.cancel()
