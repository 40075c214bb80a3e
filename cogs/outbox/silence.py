"""Times in which the bot posts nothing, because Discord refuses it altogether.

After ten thousand refused calls in ten minutes, Discord bans the address that they come from for an
hour or more; each further call prolongs the ban. Discord also refuses every call of a bot whose
token has been reset. In both cases the posts stay in the outbox, and none is lost.
"""

import logging
from collections import deque
from collections.abc import Callable
from datetime import datetime, timedelta
from types import SimpleNamespace
from typing import Final

import aiohttp
import discord

from cogs.ui.refusals import explain_failed_post
from cogs.words import Message
from rules.engine.messages import Text

log = logging.getLogger(__name__)

REFUSED_STATUSES = frozenset({401, 403, 429})
"""The HTTP statuses that Discord counts as refused calls."""
COUNTING_PERIOD = timedelta(minutes=10)
"""The time over which Discord counts refused calls."""
CALLS_UNTIL_BAN: Final = 10_000
"""How many refused calls in that time make Discord ban the bot's address."""
CALLS_UNTIL_SILENCE = CALLS_UNTIL_BAN // 2
"""How many refused calls make us stop by ourselves until there are fewer."""
USUAL_SILENCE = timedelta(minutes=10)
"""How long the bot posts nothing if Discord does not say how long it refuses the bot."""
LONGEST_SILENCE = timedelta(hours=1)


class Silence:
    """Finds whether posts may be sent at all, and counts refused calls."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self.why: Message | None = None
        """Why the bot posts nothing, or did last."""
        self._now = now
        self._until: datetime | None = None
        self._refused: deque[datetime] = deque()

    @property
    def silent_until(self) -> datetime | None:
        """Until when the bot posts nothing; None if posts may be sent."""
        if self._until is not None and self._until <= self._now():
            self._until = None
        return self._until

    @property
    def refused_count(self) -> int:
        """How many calls Discord has refused in the last ten minutes."""
        while self._refused and self._refused[0] <= self._now() - COUNTING_PERIOD:
            self._refused.popleft()
        return len(self._refused)

    def begin_silence(self, error: discord.HTTPException) -> None:
        """Post nothing for a while, as Discord has refused the bot altogether."""
        says = getattr(error.response, "headers", {}).get("Retry-After", "")
        asked = timedelta(seconds=int(says)) if says.isdecimal() else USUAL_SILENCE
        said = " ".join(str(error).split())[:200]
        self._extend_silence(min(asked, LONGEST_SILENCE), explain_failed_post(error), said)

    def count_response(self, status: int, scope: str = "") -> None:
        """Count a response if it is a refusal, and begin a silence if there are too many. `scope`:
        whose rate limit a 429 is about; a limit that all bots in a place share ("shared") is not
        counted."""
        if status not in REFUSED_STATUSES or scope == "shared":
            return
        self._refused.append(self._now())
        if self.refused_count >= CALLS_UNTIL_SILENCE and self.silent_until is None:
            why = Message("calls-refused", count=self.refused_count)
            self._extend_silence(COUNTING_PERIOD, why, why)

    def _extend_silence(self, length: timedelta, why: Message, logged: Text) -> None:
        until, before = self._now() + length, self.silent_until
        self._until = until if before is None else max(until, before)
        if before is None:  # else it is known already
            self.why = why
            log.error("Nothing is posted until %s: %s", until.isoformat(), logged)

    def listen_to_trace(self, trace: aiohttp.TraceConfig) -> None:
        """Count the refused calls among those that the trace reports."""

        async def note_response(
            _: aiohttp.ClientSession, __: SimpleNamespace, call: aiohttp.TraceRequestEndParams
        ) -> None:
            self.count_response(
                call.response.status, call.response.headers.get("X-RateLimit-Scope", "")
            )

        trace.on_request_end.append(note_response)
