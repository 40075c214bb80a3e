"""Where the exits of a page lead, by what their entries say."""

from __future__ import annotations

from rules.aftermath.effects.models import Goto, Mission
from rules.aftermath.model.book import effects_inside
from rules.aftermath.model.decks import BOOK


def leads(page: int, entry: str) -> tuple[int, ...]:
    """The pages that an entry names."""
    does = effects_inside(BOOK.pages[page].entry(entry).do)
    return tuple(one.n for one in does if isinstance(one, Goto) and one.do == "goto")


def ends(page: int, entry: str) -> bool:
    """Whether an entry may bring a mission to its end."""
    does = effects_inside(BOOK.pages[page].entry(entry).do)
    return any(isinstance(one, Mission) and one.to == "success" for one in does)
