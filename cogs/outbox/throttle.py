"""Limits how often a card is edited: at once, and then once a second at most.

A change within a second of the last edit is shown when that second is over, together with all that
has happened by then. So the channel's rate limit for edits (see `cogs.ui.message_edits`) is not
used up when somebody must be pinged, and no picture is painted that nobody has time to look at. The
change waits in the outbox meanwhile, so that a bot that is killed shows it at its next start.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from datetime import datetime, timedelta

SPACING = timedelta(seconds=1)
"""The shortest time between two edits of a card."""


class Tempo:
    """Remembers which cards have just been shown, and says how long the next edit has to wait.
    `spacing`: the shortest time between two edits."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self.spacing = SPACING
        self.awaited: set[int] = set()
        """The tables for which a delivery is waiting already; the next edit shows everything."""
        self._now = now
        self._shown: OrderedDict[int, datetime] = OrderedDict()

    def shown(self, table_id: int) -> None:
        """The table's card has just been shown."""
        now = self._now()
        self._shown[table_id] = now
        self._shown.move_to_end(table_id)
        for table, at in list(self._shown.items()):
            if now - at < self.spacing:
                break
            del self._shown[table]

    def wait(self, table_id: int) -> float:
        """Seconds until the card may be edited again; 0: now."""
        if table_id not in self._shown:
            return 0.0
        left = self._shown[table_id] + self.spacing - self._now()
        # Never longer than that, even if the clock has been set back meanwhile.
        return min(max(left, timedelta(0)), self.spacing).total_seconds()
