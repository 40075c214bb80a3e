"""Time, as the sandbox sees it: the real one, or one that a test winds on by hand."""

import asyncio
import heapq
import itertools
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Protocol

Cancel = Callable[[], None]


class Clock(Protocol):
    """What tells the time and rings at a given one."""

    def now(self) -> float:
        """Seconds since 1970."""

    def call_later(self, seconds: float, callback: Callable[[], object]) -> Cancel:
        """Call back after so many seconds, unless cancelled."""


class RealClock:
    """The wall's clock and the running event loop's timers."""

    def now(self) -> float:
        return time.time()

    def call_later(self, seconds: float, callback: Callable[[], object]) -> Cancel:
        return asyncio.get_running_loop().call_later(seconds, callback).cancel


class ManualClock:
    """Stands still until `advance` is called; timers ring during that call, in their order."""

    def __init__(self, start: float | None = None) -> None:
        self._now = time.time() if start is None else start
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
        """Let so many seconds pass."""
        end = self._now + seconds
        while self._timers and self._timers[0][0] <= end:
            when, number, callback = heapq.heappop(self._timers)
            if number in self._cancelled:
                self._cancelled.discard(number)
                continue
            self._now = max(self._now, when)
            callback()
        self._now = end


def iso(seconds: float) -> str:
    """A time as Discord writes it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")
