"""The sandbox's clocks: the real one, and one that a test moves on."""

import asyncio
import heapq
import itertools
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Protocol

Cancel = Callable[[], None]


class Clock(Protocol):
    """Tells the time, and calls back at a given time."""

    def now(self) -> float:
        """Return the time in seconds since 1970."""

    def call_later(self, seconds: float, callback: Callable[[], object]) -> Cancel:
        """Call `callback` after so many seconds. Returns a function that cancels this."""


class RealClock:
    """The system clock and the timers of the running event loop."""

    def now(self) -> float:
        return time.time()

    def call_later(self, seconds: float, callback: Callable[[], object]) -> Cancel:
        return asyncio.get_running_loop().call_later(seconds, callback).cancel


class ManualClock:
    """Stands still until `advance` is called. That call also calls the timers back, in order."""

    def __init__(self) -> None:
        self._now = time.time()
        self._order = itertools.count()
        self._timers: list[tuple[float, int, Callable[[], object]]] = []
        self._cancelled: set[int] = set()

    def now(self) -> float:
        return self._now

    def call_later(self, seconds: float, callback: Callable[[], object]) -> Cancel:
        number = next(self._order)
        heapq.heappush(self._timers, (self._now + seconds, number, callback))
        return lambda: self._cancelled.add(number)

    def advance(self, seconds: float) -> None:
        """Move the time on by this many seconds, and call back the timers that are due."""
        end = self._now + seconds
        while self._timers and self._timers[0][0] <= end:
            when, number, callback = heapq.heappop(self._timers)
            if number in self._cancelled:
                self._cancelled.discard(number)
                continue
            self._now = max(self._now, when)
            callback()
        self._now = end


def format_time(seconds: float) -> str:
    """Write a time as Discord does, in ISO 8601."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")
