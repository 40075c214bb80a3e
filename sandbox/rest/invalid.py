"""Counts invalid requests, and bans the bot for a while if it makes too many."""

from collections import deque

from sandbox import limits
from sandbox.clock import Clock

INVALID_STATUSES = (401, 403, 429)
SHARED_SCOPE = "shared"
BAN_TEXT = "error code: 1015"
"""What Cloudflare answers to a banned bot instead of Discord: text, and no `Via` header."""


class InvalidRequests:
    """Counts answers of 401, 403 and 429, and bans the bot for a while if these are too many. A 429
    of scope "shared" does not count. Tests may change `most`, `period` and `ban`."""

    def __init__(self, clock: Clock) -> None:
        self.most, self.period = limits.INVALID_REQUESTS
        self.ban = limits.BAN_SECONDS
        self._clock = clock
        self._times: deque[float] = deque()
        self._banned_until = 0.0

    def note_status(self, status: int, scope: str | None) -> None:
        """Count an answer if it was 401, 403 or 429, and ban the bot if it has too many."""
        if status not in INVALID_STATUSES or scope == SHARED_SCOPE:
            return
        now = self._clock.now()
        self._times.append(now)
        while self._times[0] <= now - self.period:
            self._times.popleft()
        if len(self._times) >= self.most:
            self._times.clear()
            self._banned_until = now + self.ban

    @property
    def recent(self) -> int:
        """How many invalid requests count at the moment."""
        return len(self._times)

    @property
    def banned(self) -> float:
        """How many seconds the ban still lasts, or 0 if the bot is not banned."""
        return max(0.0, self._banned_until - self._clock.now())
