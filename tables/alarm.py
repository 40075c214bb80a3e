"""Wakes the scheduler: keeps the earliest time at which something is due, and the tables to try
again."""

import asyncio
from collections.abc import Callable
from datetime import datetime, timedelta

TIME_UNTIL_RETRY = timedelta(seconds=3)
"""How long after a failure of storage the scheduler tries a table again. Storage may fail because
the disk is full, for example."""


class Alarm:
    """The alarm that wakes the scheduler: code sets it whenever it makes something due."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self.until: datetime | None = None
        """Until when the scheduler sleeps; while it works, until when its next sleep may last at
        most."""
        self.nap: asyncio.Task[None] | None = None
        """The scheduler's sleep, while it sleeps."""
        self.again: dict[int, datetime] = {}
        """By table id, when to try the table again; until then, its posts wait unless somebody
        acts."""
        self._now = now

    def note_due(self, due: datetime) -> None:
        """Note that something is due at that time, and wake the scheduler if it would sleep
        longer."""
        if self.until is None or due < self.until:
            self.until = due
            if self.nap is not None:
                self.nap.cancel()

    def schedule_retry(self, table_id: int) -> None:
        """Have the table tried again soon, because storage failed before all its posts were sent or
        its bots had moved."""
        self.again[table_id] = self._now() + TIME_UNTIL_RETRY
        self.note_due(self.again[table_id])
