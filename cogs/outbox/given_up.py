"""What Discord would not take and is not tried any more, until something changes."""

from __future__ import annotations

from collections import OrderedDict
from datetime import datetime, timedelta

MOST = 500
PAUSE = timedelta(seconds=10)
"""Nothing that was given up is tried again sooner, whoever looks."""


class GivenUp:
    """Which posts were let go, by table and kind, and why. A card is tried again whenever somebody
    does something at its table, looks at it, or gives back a permission."""

    def __init__(self) -> None:
        self._why: OrderedDict[tuple[int, str], tuple[datetime, str]] = OrderedDict()

    def note(self, table_id: int, kind: str, error: BaseException, now: datetime) -> None:
        """That post was let go."""
        self._why[table_id, kind] = (now, str(error))
        self._why.move_to_end((table_id, kind))
        while len(self._why) > MOST:
            self._why.popitem(last=False)

    def shown(self, table_id: int, kind: str) -> None:
        """One of that kind has gone out."""
        self._why.pop((table_id, kind), None)

    def tables(self) -> list[int]:
        """Those without a card, or with one that shows less than has happened."""
        return [table for table, kind in self._why if kind == "card"]

    def may_try(self, table_id: int, now: datetime) -> bool:
        """Whether the table's card was given up, and not just now."""
        found = self._why.get((table_id, "card"))
        return found is not None and now - found[0] >= PAUSE

    def listed(self) -> list[tuple[int, str, datetime, str]]:
        """Each table, kind, time and reason; the newest first."""
        return [(*key, *found) for key, found in reversed(self._why.items())]
