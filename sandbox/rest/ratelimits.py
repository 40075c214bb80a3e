"""Rate limits: generous unless a test narrows a route's bucket."""

import hashlib
import math
import re
from dataclasses import dataclass, field

from sandbox.clock import Clock

MAJOR = ("channel_id", "guild_id", "application_id", "token")


@dataclass(slots=True)
class Narrow:
    """So many calls a period, for each bucket of the routes that match."""

    route: re.Pattern[str]
    limit: int
    per: float
    windows: dict[str, tuple[float, int]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a call may pass, and the headers to send in either case."""

    passes: bool
    retry_after: float
    headers: dict[str, str]


class RateLimits:
    """Counts calls by route and major parameters, as Discord does."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._narrow: list[Narrow] = []

    def limit(self, route: str, limit: int, per: float) -> None:
        """Let only so many calls a period through, on routes by method and template."""
        self._narrow.append(Narrow(re.compile(route), limit, per))

    def clear(self) -> None:
        self._narrow.clear()

    def realistic(self) -> None:
        """About what Discord itself enforces where bots like this one feel it."""
        self.limit(r"POST /channels/\{channel_id\}/messages$", 5, 5.0)
        self.limit(r"(PATCH|DELETE) /channels/\{channel_id\}/messages/\{message_id\}", 5, 5.0)
        self.limit(r"/webhooks/", 5, 2.0)
        self.limit(r"PATCH /channels/\{channel_id\}$", 2, 600.0)

    def count(self, method: str, template: str, path: dict[str, str]) -> Verdict:
        """Count a call."""
        route = f"{method} {template}"
        bucket = hashlib.sha256(route.encode()).hexdigest()[:32]
        now = self._clock.now()
        narrow = next((n for n in self._narrow if n.route.search(route)), None)
        if narrow is None:
            return Verdict(True, 0.0, headers(bucket, 50, 49, now, 1.0))
        key = ":".join([bucket, *(path.get(name, "") for name in MAJOR)])
        start, used = narrow.windows.get(key, (now, 0))
        if now - start >= narrow.per:
            start, used = now, 0
        left = start + narrow.per - now
        narrow.windows[key] = (start, used + 1)
        remaining = max(0, narrow.limit - used - 1)
        told = headers(bucket, narrow.limit, remaining, now, left)
        return Verdict(used < narrow.limit, left, told)


def headers(bucket: str, limit: int, remaining: int, now: float, left: float) -> dict[str, str]:
    return {
        "X-RateLimit-Limit": str(limit),
        "X-RateLimit-Remaining": str(remaining),
        "X-RateLimit-Reset": f"{now + left:.3f}",
        "X-RateLimit-Reset-After": f"{left:.3f}",
        "X-RateLimit-Bucket": bucket,
    }


def refusal(retry_after: float, is_global: bool) -> tuple[dict[str, object], dict[str, str]]:
    """A 429's body and headers; without `Via` clients take it for a ban by Cloudflare."""
    body: dict[str, object] = {
        "message": "You are being rate limited.",
        "retry_after": round(retry_after, 3),
        "global": is_global,
    }
    told = {
        "Retry-After": str(math.ceil(retry_after)),
        "X-RateLimit-Scope": "global" if is_global else "user",
        "Via": "1.1 google",
    }
    if is_global:
        told["X-RateLimit-Global"] = "true"
    return body, told
