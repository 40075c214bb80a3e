"""Discord's rate limits: per bucket, for all requests of a bot, and some that no header announces.
discord.py keeps to the bucket limits by itself, and waits when it meets one of the others.

Discord publishes no numbers. These come from the headers of its answers, and from what its
developers have confirmed in its issue tracker.
"""

import hashlib
import math
import re
from collections.abc import Mapping
from dataclasses import dataclass

from sandbox import limits
from sandbox.clock import Clock
from sandbox.errors import ApiError
from sandbox.ids import find_creation_time

MAJOR_PARAMETERS = ("channel_id", "guild_id", "application_id", "token")
"""The path parameters whose values each have a bucket of their own."""
WINDOWS_KEPT = 10_000
DAY_SECONDS = 24 * 3600.0
TOO_OFTEN = "You are being rate limited."


@dataclass(frozen=True, slots=True)
class Bucket:
    """A limit of calls per period of `per` seconds on the routes that match, counted apart for each
    set of major parameters. `ages` restricts the limit to messages of that age in seconds."""

    route: re.Pattern[str]
    limit: int
    per: float
    ages: tuple[float, float] | None = None

    @property
    def hash(self) -> str:
        """The bucket's name in the X-RateLimit-Bucket header."""
        return hashlib.sha256(f"{self.route.pattern} {self.ages}".encode()).hexdigest()[:32]


def _make_bucket(
    route: str, limit: int, per: float, ages: tuple[float, float] | None = None
) -> Bucket:
    return Bucket(re.compile(f"^{re.escape(route)}$"), limit, per, ages)


MESSAGES_PATH = "/channels/{channel_id}/messages"
WEBHOOK_PATH = "/webhooks/{application_id}/{token}"
DISCORDS = (
    _make_bucket(f"POST {MESSAGES_PATH}", 5, 5.0),
    _make_bucket(f"PATCH {MESSAGES_PATH}/{{message_id}}", 5, 5.0),
    _make_bucket(f"DELETE {MESSAGES_PATH}/{{message_id}}", 5, 1.0, (0.0, 10.0)),
    _make_bucket(f"DELETE {MESSAGES_PATH}/{{message_id}}", 3, 1.0, (10.0, 14 * DAY_SECONDS)),
    _make_bucket(f"DELETE {MESSAGES_PATH}/{{message_id}}", 30, 4.0, (14 * DAY_SECONDS, math.inf)),
    _make_bucket("POST /channels/{channel_id}/typing", 5, 5.0),
    _make_bucket("PATCH /channels/{channel_id}", 5, 15.0),
    _make_bucket(f"POST {WEBHOOK_PATH}", 5, 2.0),
    _make_bucket(f"GET {WEBHOOK_PATH}/messages/{{message_id}}", 5, 2.0),
    _make_bucket(f"PATCH {WEBHOOK_PATH}/messages/{{message_id}}", 5, 2.0),
    _make_bucket(f"DELETE {WEBHOOK_PATH}/messages/{{message_id}}", 5, 2.0),
)


@dataclass(frozen=True, slots=True)
class Unannounced:
    """A limit that no header announces before a bot reaches it."""

    name: str
    rate: tuple[int, float]
    code: int = 0
    message: str = TOO_OFTEN
    scope: str = "user"


OLD_EDITS = Unannounced(
    "edits of old messages",
    limits.OLD_MESSAGE_EDITS,
    30046,
    "Maximum number of edits to messages older than 1 hour reached. Try again later.",
)
CHANNEL_NAME = Unannounced("channel name", limits.CHANNEL_RENAMES, scope="shared")
CHANNEL_TOPIC = Unannounced("channel topic", limits.CHANNEL_RENAMES, scope="shared")
GLOBAL_LIMIT = Unannounced("all requests", limits.GLOBAL_REQUESTS, scope="global")
DM_OPENINGS = Unannounced("direct messages opened", limits.DM_OPENINGS)


class RateLimited(ApiError):
    """A 429: how many seconds to wait, and the limit's scope (user, shared or global)."""

    def __init__(
        self, retry_after: float, scope: str = "user", code: int = 0, message: str = TOO_OFTEN
    ) -> None:
        super().__init__(429, code, message)
        self.retry_after = retry_after
        self.scope = scope

    def make_body(self) -> dict[str, object]:
        everywhere = self.scope == "global"
        return super().make_body() | {
            "retry_after": round(self.retry_after, 3),
            "global": everywhere,
        }

    def make_headers(self) -> dict[str, str]:
        """Make the headers that only a 429 answer has."""
        told = {"Retry-After": str(math.ceil(self.retry_after)), "X-RateLimit-Scope": self.scope}
        return told | ({"X-RateLimit-Global": "true"} if self.scope == "global" else {})


@dataclass(frozen=True, slots=True)
class Verdict:
    """How many seconds a call is too early (0: it may pass), and the headers for the answer."""

    wait: float
    headers: dict[str, str]


class RateLimits:
    """Counts calls and finds those that exceed a limit. Discord's limits hold at first."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._set: list[Bucket] = []
        self._discords = True
        self._quicker = 1.0
        self._windows: dict[str, tuple[float, int]] = {}  # each window's end, and its calls

    def set_limit(self, route: str, limit: int, per: float) -> None:
        """Let `limit` calls in `per` seconds through on the routes that match this regexp of method
        and template. This limit replaces the others on these routes."""
        self._set.insert(0, Bucket(re.compile(route), limit, per))

    def remove_limits(self) -> None:
        """Switch all rate limits off, for tests that must be quick."""
        self._set.clear()
        self._discords = False

    def restore_limits(self) -> None:
        """Restore Discord's own limits, which also hold at the start."""
        self.shorten_periods(1.0)

    def shorten_periods(self, times: float) -> None:
        """Use Discord's limits with periods `times` times shorter, for a bot that is as many times
        quicker."""
        self._set.clear()
        self._discords = True
        self._quicker = times

    def count_call(self, method: str, template: str, path: Mapping[str, str]) -> Verdict:
        """Count a call in its bucket, and return whether it is too early."""
        route, now = f"{method} {template}", self._clock.now()
        bucket = self._find_bucket(route, path.get("message_id", ""), now)
        if bucket is None:
            name = hashlib.sha256(route.encode()).hexdigest()[:32]
            return Verdict(0.0, make_headers(name, 50, 49, now, 1.0))
        key = ":".join([bucket.hash, *(path.get(name, "") for name in MAJOR_PARAMETERS)])
        end, used = self._count_in_window(
            key, bucket.per if bucket in self._set else self._shorten_period(bucket.per)
        )
        told = make_headers(bucket.hash, bucket.limit, max(0, bucket.limit - used), now, end - now)
        return Verdict(end - now if used > bucket.limit else 0.0, told)

    def count_for_all(self) -> None:
        """Count a call of any kind against the bot's global limit. Raises RateLimited."""
        self.spend_use(GLOBAL_LIMIT, "")

    def spend_use(self, what: Unannounced, key: str) -> None:
        """Count one use of a limit under this key. Raises RateLimited if the limit is exceeded."""
        wait = self.count_use(what, key)
        if wait:
            raise RateLimited(wait, what.scope, what.code, what.message)

    def count_use(self, what: Unannounced, key: str) -> float:
        """Count one use of a limit. Returns how many seconds to wait (0: it is allowed)."""
        if not self._discords:
            return 0.0
        limit, per = what.rate
        end, used = self._count_in_window(f"{what.name}:{key}", self._shorten_period(per))
        return end - self._clock.now() if used > limit else 0.0

    def _shorten_period(self, per: float) -> float:
        return per / self._quicker

    def _find_bucket(self, route: str, message_id: str, now: float) -> Bucket | None:
        age = now - find_creation_time(message_id) if message_id.isdecimal() else 0.0
        for bucket in [*self._set, *DISCORDS] if self._discords else self._set:
            youngest, oldest = bucket.ages or (-math.inf, math.inf)
            if bucket.route.search(route) and youngest <= max(0.0, age) < oldest:
                return bucket
        return None

    def _count_in_window(self, key: str, per: float) -> tuple[float, int]:
        """Count one call under this key. Returns when its window ends and how many calls it holds.
        A window begins with the first call after the last window's end."""
        now = self._clock.now()
        end, used = self._windows.get(key, (now, 0))
        if end <= now:
            if len(self._windows) > WINDOWS_KEPT:
                self._windows = {k: w for k, w in self._windows.items() if w[0] > now}
            end, used = now + per, 0
        self._windows[key] = end, used + 1
        return end, used + 1


def make_headers(
    bucket: str, limit: int, remaining: int, now: float, left: float
) -> dict[str, str]:
    return {
        "X-RateLimit-Limit": str(limit),
        "X-RateLimit-Remaining": str(remaining),
        "X-RateLimit-Reset": f"{now + left:.3f}",
        "X-RateLimit-Reset-After": f"{left:.3f}",
        "X-RateLimit-Bucket": bucket,
    }
