"""The colony's own chapter of the book, page 100 (AF-27.5)."""

from __future__ import annotations

from typing import Any

from rules.aftermath.model.decks import BOOK
from rules.aftermath.play.context import Here
from rules.aftermath.words import Message, tale

LOST, WON = 23, 24
"""The entries that end a lost and a won campaign."""


def read_chapter(h: Here, entry: int, title: Message, **data: Any) -> None:
    """Read an entry of the colony's chapter to everybody, and add it to the tale."""
    h.t.tell_passage(BOOK.colony[str(entry)].text, title=title, **data)
    tale.add_entry(h.s, tale.COLONY, str(entry))
