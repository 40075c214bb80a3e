"""What wakes the scheduler: the earliest time at which something is due, and the tables that are to
be looked after again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import datetime, timedelta

PAUSE = timedelta(seconds=5)
"""How soon a table is tried again after storage has failed, for example because the disk was
full."""


class Alarm:
    """Set by whoever makes something due, and slept on by the scheduler."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self.until: datetime | None = None
        """Until when the scheduler sleeps; while it works, until when its next sleep may last at
        most."""
        self.nap: asyncio.Task[None] | None = None
        """The scheduler's sleep, while it sleeps."""
        self.again: dict[int, datetime] = {}
        """Table -> when to try it again; until then, its posts are left alone unless somebody
        acts."""
        self._now = now

    def note_due(self, due: datetime) -> None:
        """Something is due at that time: nobody sleeps longer than that."""
        if self.until is None or due < self.until:
            self.until = due
            if self.nap is not None:
                self.nap.cancel()

    def try_again(self, table_id: int) -> None:
        """Storage failed before all of the table's posts were sent, or before its bots had moved:
        try again soon."""
        self.again[table_id] = self._now() + PAUSE
        self.note_due(self.again[table_id])
