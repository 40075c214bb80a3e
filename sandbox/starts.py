"""Session starts: how many shards the bot must use, and how often it may identify."""

from dataclasses import dataclass, field

from sandbox import limits
from sandbox.clock import Clock
from sandbox.models import JSON


@dataclass(slots=True)
class SessionStarts:
    """The limits that `GET /gateway/bot` answers, and how many starts the bot has used.

    `shards`: how many shards the bot must use at least. `max_concurrency`: how many shards may
    identify at once, each in a bucket of its own. `spacing`: seconds between two identifies in one
    bucket; 0 for a test that must not wait. `per_day`: how many starts a day the bot has.
    """

    clock: Clock
    shards: int = 1
    max_concurrency: int = 1
    per_day: int = limits.SESSION_STARTS
    spacing: float = limits.IDENTIFY_SECONDS
    _latest: dict[int, float] = field(default_factory=dict)  # each bucket's last start
    _used: int = 0
    _resets_at: float = 0.0

    def make_start_limit(self) -> JSON:
        """Make Discord's session start limit object."""
        self._roll_over()
        return {
            "total": self.per_day,
            "remaining": max(0, self.per_day - self._used),
            "reset_after": int((self._resets_at - self.clock.now()) * 1000),
            "max_concurrency": self.max_concurrency,
        }

    @property
    def exhausted(self) -> bool:
        """Whether the bot has used up the day's starts."""
        self._roll_over()
        return self._used >= self.per_day

    def take_start(self, shard_id: int) -> bool:
        """Return whether a shard may identify now, and count the start if so."""
        now, bucket = self.clock.now(), shard_id % self.max_concurrency
        if self.spacing and now - self._latest.get(bucket, 0.0) < self.spacing:
            return False
        self._roll_over()
        self._latest[bucket] = now
        self._used += 1
        return True

    def _roll_over(self) -> None:
        """Begin a new day with no starts used, if the last day is over."""
        if self.clock.now() >= self._resets_at:
            self._used, self._resets_at = 0, self.clock.now() + limits.DAY_SECONDS
