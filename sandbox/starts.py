"""Session starts: how many shards Discord wants of the bot, and how often it may identify."""

from dataclasses import dataclass, field

from sandbox import limits
from sandbox.clock import Clock
from sandbox.models import JSON


@dataclass(slots=True)
class SessionStarts:
    """What `GET /gateway/bot` tells, and the count of what has been used of it.

    `shards`: the bot is told to use so many, and is refused with fewer. `max_concurrency`: so many
    shards may identify at once, each in a bucket of its own. `spacing`: seconds between two
    identifies in one bucket; 0 for a test that does not want to wait. `per_day`: starts in a day.
    """

    clock: Clock
    shards: int = 1
    max_concurrency: int = 1
    per_day: int = limits.SESSION_STARTS
    spacing: float = limits.IDENTIFY_SECONDS
    _latest: dict[int, float] = field(default_factory=dict)  # of each bucket
    _used: int = 0
    _resets_at: float = 0.0

    def told(self) -> JSON:
        """Discord's session start limit object."""
        self._roll()
        return {
            "total": self.per_day,
            "remaining": max(0, self.per_day - self._used),
            "reset_after": int((self._resets_at - self.clock.now()) * 1000),
            "max_concurrency": self.max_concurrency,
        }

    @property
    def exhausted(self) -> bool:
        """Whether the day's starts are used up."""
        self._roll()
        return self._used >= self.per_day

    def take(self, shard_id: int) -> bool:
        """Whether a shard may identify now; counts it if so."""
        now, bucket = self.clock.now(), shard_id % self.max_concurrency
        if self.spacing and now - self._latest.get(bucket, 0.0) < self.spacing:
            return False
        self._roll()
        self._latest[bucket] = now
        self._used += 1
        return True

    def _roll(self) -> None:
        """A day begins with the first look at it, and ends when its hours are over."""
        if self.clock.now() >= self._resets_at:
            self._used, self._resets_at = 0, self.clock.now() + limits.DAY_SECONDS
