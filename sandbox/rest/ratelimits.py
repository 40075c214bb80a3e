"""Rate limits as Discord has them: by bucket, of a bot's requests in all, and such as no header
tells beforehand. discord.py keeps to the first by itself, and waits when it meets the others.

Discord publishes no numbers. These are what its answers' headers show, and what its developers have
confirmed in its issue tracker.
"""

import hashlib
import math
import re
from collections.abc import Mapping
from dataclasses import dataclass

from sandbox import limits
from sandbox.clock import Clock
from sandbox.errors import ApiError
from sandbox.ids import time_of

MAJOR = ("channel_id", "guild_id", "application_id", "token")
"""The parts of a path that have a bucket each."""
WINDOWS_KEPT = 10_000
DAY = 24 * 3600.0
TOO_OFTEN = "You are being rate limited."


@dataclass(frozen=True, slots=True)
class Bucket:
    """So many calls a period, for each set of major parameters, on the routes that match; where
    `ages` are given, only on messages of that age in seconds."""

    route: re.Pattern[str]
    limit: int
    per: float
    ages: tuple[float, float] | None = None

    @property
    def hash(self) -> str:
        """What the X-RateLimit-Bucket header calls it."""
        return hashlib.sha256(f"{self.route.pattern} {self.ages}".encode()).hexdigest()[:32]


def _bucket(route: str, limit: int, per: float, ages: tuple[float, float] | None = None) -> Bucket:
    return Bucket(re.compile(f"^{re.escape(route)}$"), limit, per, ages)


MESSAGES = "/channels/{channel_id}/messages"
WEBHOOK = "/webhooks/{application_id}/{token}"
DISCORDS = (
    _bucket(f"POST {MESSAGES}", 5, 5.0),
    _bucket(f"PATCH {MESSAGES}/{{message_id}}", 5, 5.0),
    _bucket(f"DELETE {MESSAGES}/{{message_id}}", 5, 1.0, (0.0, 10.0)),
    _bucket(f"DELETE {MESSAGES}/{{message_id}}", 3, 1.0, (10.0, 14 * DAY)),
    _bucket(f"DELETE {MESSAGES}/{{message_id}}", 30, 4.0, (14 * DAY, math.inf)),
    _bucket("POST /channels/{channel_id}/typing", 5, 5.0),
    _bucket("PATCH /channels/{channel_id}", 5, 15.0),
    _bucket(f"POST {WEBHOOK}", 5, 2.0),
    _bucket(f"GET {WEBHOOK}/messages/{{message_id}}", 5, 2.0),
    _bucket(f"PATCH {WEBHOOK}/messages/{{message_id}}", 5, 2.0),
    _bucket(f"DELETE {WEBHOOK}/messages/{{message_id}}", 5, 2.0),
)


@dataclass(frozen=True, slots=True)
class Unannounced:
    """A limit that no header tells of before it is met."""

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
EVERYWHERE = Unannounced("all requests", limits.GLOBAL_REQUESTS, scope="global")
DM_OPENINGS = Unannounced("direct messages opened", limits.DM_OPENINGS)


class RateLimited(ApiError):
    """A 429: how long to wait, in seconds, and whose limit it is (user, shared or global)."""

    def __init__(
        self, retry_after: float, scope: str = "user", code: int = 0, message: str = TOO_OFTEN
    ) -> None:
        super().__init__(429, code, message)
        self.retry_after = retry_after
        self.scope = scope

    def body(self) -> dict[str, object]:
        everywhere = self.scope == "global"
        return super().body() | {"retry_after": round(self.retry_after, 3), "global": everywhere}

    def headers(self) -> dict[str, str]:
        """A 429's own headers."""
        told = {"Retry-After": str(math.ceil(self.retry_after)), "X-RateLimit-Scope": self.scope}
        return told | ({"X-RateLimit-Global": "true"} if self.scope == "global" else {})


@dataclass(frozen=True, slots=True)
class Verdict:
    """How many seconds a call is too early (0: it may pass), and the headers to send anyway."""

    wait: float
    headers: dict[str, str]


class RateLimits:
    """Counts calls and says which are too many. Discord's own limits hold unless told otherwise."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._set: list[Bucket] = []
        self._discords = True
        self._quicker = 1.0
        self._windows: dict[str, tuple[float, int]] = {}  # until when, and how many since

    def limit(self, route: str, limit: int, per: float) -> None:
        """Let only so many calls a period through, on routes by method and template (a regexp);
        whatever else holds for them."""
        self._set.insert(0, Bucket(re.compile(route), limit, per))

    def unlimited(self) -> None:
        """Refuse nothing for coming too often: for tests that must be quick."""
        self._set.clear()
        self._discords = False

    def realistic(self) -> None:
        """As Discord has it, which it is from the start."""
        self.quicker(1.0)

    def quicker(self, times: float) -> None:
        """As Discord has it, but with periods that are so many times shorter: for a bot whose own
        pace is as many times quicker."""
        self._set.clear()
        self._discords = True
        self._quicker = times

    def count(self, method: str, template: str, path: Mapping[str, str]) -> Verdict:
        """Count a call for its bucket."""
        route, now = f"{method} {template}", self._clock.now()
        bucket = self._bucket_of(route, path.get("message_id", ""), now)
        if bucket is None:
            name = hashlib.sha256(route.encode()).hexdigest()[:32]
            return Verdict(0.0, headers(name, 50, 49, now, 1.0))
        key = ":".join([bucket.hash, *(path.get(name, "") for name in MAJOR)])
        end, used = self._used(key, bucket.per if bucket in self._set else self._short(bucket.per))
        told = headers(bucket.hash, bucket.limit, max(0, bucket.limit - used), now, end - now)
        return Verdict(end - now if used > bucket.limit else 0.0, told)

    def count_for_all(self) -> None:
        """Count a call of the bot's, of whatever kind. Raises RateLimited."""
        self.spend(EVERYWHERE, "")

    def spend(self, what: Unannounced, key: str) -> None:
        """Count something that only so much is allowed of, for each key. Raises RateLimited."""
        wait = self.over(what, key)
        if wait:
            raise RateLimited(wait, what.scope, what.code, what.message)

    def over(self, what: Unannounced, key: str) -> float:
        """Count it, and answer how many seconds to wait: 0 where it is allowed."""
        if not self._discords:
            return 0.0
        limit, per = what.rate
        end, used = self._used(f"{what.name}:{key}", self._short(per))
        return end - self._clock.now() if used > limit else 0.0

    def _short(self, per: float) -> float:
        return per / self._quicker

    def _bucket_of(self, route: str, message_id: str, now: float) -> Bucket | None:
        age = now - time_of(message_id) if message_id.isdecimal() else 0.0
        for bucket in [*self._set, *DISCORDS] if self._discords else self._set:
            youngest, oldest = bucket.ages or (-math.inf, math.inf)
            if bucket.route.search(route) and youngest <= max(0.0, age) < oldest:
                return bucket
        return None

    def _used(self, key: str, per: float) -> tuple[float, int]:
        """Count one more: until when its window is, and how many came in it. A window begins with
        the first call after the end of the last."""
        now = self._clock.now()
        end, used = self._windows.get(key, (now, 0))
        if end <= now:
            if len(self._windows) > WINDOWS_KEPT:
                self._windows = {k: w for k, w in self._windows.items() if w[0] > now}
            end, used = now + per, 0
        self._windows[key] = end, used + 1
        return end, used + 1


def headers(bucket: str, limit: int, remaining: int, now: float, left: float) -> dict[str, str]:
    return {
        "X-RateLimit-Limit": str(limit),
        "X-RateLimit-Remaining": str(remaining),
        "X-RateLimit-Reset": f"{now + left:.3f}",
        "X-RateLimit-Reset-After": f"{left:.3f}",
        "X-RateLimit-Bucket": bucket,
    }
