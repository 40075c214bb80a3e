"""How often a card is changed: at once, and then once a second at most.

A second change within a second is shown at its end, with all that has happened by then. So the
channel's share of changes (see `changing`) is not used up when somebody must be called, and nothing
is painted that nobody would have had time to look at. It stands in the outbox meanwhile: a bot that
is killed shows it at its next start.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from datetime import datetime, timedelta

BREATH = timedelta(seconds=1)


class Tempo:
    """Which cards have been shown a moment ago."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self.breath = BREATH
        self.awaited: set[int] = set()
        """The tables whose next change somebody waits to show."""
        self._now = now
        self._shown: OrderedDict[int, datetime] = OrderedDict()

    def shown(self, table_id: int) -> None:
        """The table's card has just been shown."""
        now = self._now()
        self._shown[table_id] = now
        self._shown.move_to_end(table_id)
        for table, at in list(self._shown.items()):
            if now - at < self.breath:
                break
            del self._shown[table]

    def wait(self, table_id: int) -> float:
        """Seconds until the card may be changed again; 0: now."""
        if table_id not in self._shown:
            return 0.0
        left = self._shown[table_id] + self.breath - self._now()
        # Where the clock has been set back meanwhile, not until it is there again.
        return min(max(left, timedelta(0)), self.breath).total_seconds()
