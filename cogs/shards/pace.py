"""Limits how often sessions are begun."""

from asyncio import sleep
from collections.abc import Awaitable, Callable
from time import monotonic

SECONDS_BETWEEN_SESSIONS = 5.5
"""Seconds between two sessions begun in one bucket. Discord wants five from one arrival to the
next, and the second may travel faster than the first."""


class SessionsUsedUp(Exception):
    """Raised if Discord allows too few new sessions for now. The text says until when."""


class SessionPace:
    """Spaces out new sessions. Discord lets one begin every five seconds in each bucket; a shard's
    bucket is its number modulo the `concurrency` that Discord grants."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self.concurrency = 1
        self.spacing = SECONDS_BETWEEN_SESSIONS
        self._now = now
        self._free: dict[int, float] = {}
        """Bucket -> when the next session may begin there."""

    async def wait_for_turn(self, shard_id: int) -> None:
        """Wait until the shard may begin a session."""
        now, bucket = self._now(), shard_id % self.concurrency
        begin = max(now, self._free.get(bucket, now))
        self._free[bucket] = begin + self.spacing
        await sleep(begin - now)


class SharedPace(SessionPace):
    """Spaces out the sessions that all processes begin, since Discord counts them together. `wait`
    waits until one may begin in a bucket, so many seconds after the last one."""

    def __init__(self, wait: Callable[[int, float], Awaitable[None]]) -> None:
        super().__init__()
        self._wait = wait

    async def wait_for_turn(self, shard_id: int) -> None:
        """Wait until the shard may begin a session."""
        if self.spacing:
            await self._wait(shard_id % self.concurrency, self.spacing)
