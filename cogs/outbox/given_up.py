"""Remembers posts that Discord would not take, and that wait until something changes."""

from datetime import datetime, timedelta

from cogs.ui.refusals import explain_failed_post
from cogs.words import Message
from tables.recent import Recent

POSTS_REMEMBERED = 500
"""How many dropped posts are remembered."""
PAUSE_BEFORE_RETRY = timedelta(seconds=10)
"""How long the bot waits at least before it tries a card again that it gave up."""


class DroppedPosts:
    """Remembers which posts were dropped, by table and kind, and why. The bot tries a card again
    when somebody does something at its table, looks at it, or gives the bot a permission back."""

    def __init__(self) -> None:
        self._why: Recent[tuple[int, str], tuple[datetime, Message]] = Recent(POSTS_REMEMBERED)

    def note_dropped(self, table_id: int, kind: str, error: BaseException, now: datetime) -> None:
        """Note that a post of that kind was dropped."""
        self._why[table_id, kind] = (now, explain_failed_post(error))

    def note_shown(self, table_id: int, kind: str) -> None:
        """Note that a post of that kind has gone out."""
        self._why.pop((table_id, kind), None)

    def is_dropped(self, table_id: int, kind: str) -> bool:
        """Whether the last post of that kind was dropped."""
        return (table_id, kind) in self._why

    def list_dropped_cards(self) -> list[int]:
        """List the ids of the tables whose card was dropped."""
        return [table for table, kind in self._why if kind == "card"]

    def is_card_retry_due(self, table_id: int, now: datetime) -> bool:
        """Whether the table's card was given up, at least `PAUSE_BEFORE_RETRY` ago."""
        found = self._why.get((table_id, "card"))
        return found is not None and now - found[0] >= PAUSE_BEFORE_RETRY

    def list_dropped(self) -> list[tuple[int, str, datetime, Message]]:
        """List the table, kind, time and reason of each dropped post, the newest first."""
        return [(*key, *found) for key, found in reversed(self._why.items())]
