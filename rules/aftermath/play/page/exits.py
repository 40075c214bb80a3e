"""Where entries of a page lead: to other pages, and to the end of a mission."""

from collections.abc import Iterator

from rules.aftermath.effects.models import Effect, Goto, Mission
from rules.aftermath.model.book import effects_inside
from rules.aftermath.model.decks import BOOK


def list_next_pages(page: int, entry: str) -> tuple[int, ...]:
    """List the pages that an entry may send the party to."""
    does = effects_inside(BOOK.pages[page].find_entry(entry).do)
    return tuple(one.n for one in does if isinstance(one, Goto) and one.do == "goto")


def can_end_mission(page: int, entry: str) -> bool:
    """Whether an entry, or one that it reads, may end a mission with success at once."""
    return bring_end(page, BOOK.pages[page].find_entry(entry).do)


def bring_end(page: int, effects: tuple[Effect, ...]) -> bool:
    """Whether these effects, or the entries that they read, may end a mission with success."""
    return any(
        isinstance(one, Mission) and one.to == "success"
        for one in _done_at_once(page, effects, set())
    )


def _done_at_once(page: int, effects: tuple[Effect, ...], read: set[int]) -> Iterator[Effect]:
    """Yield the effects, nested ones, and those of the entries that they read, each entry once."""
    for one in effects_inside(effects, loot=False):
        yield one
        if isinstance(one, Goto) and one.do == "read" and one.n not in read:
            read.add(one.n)
            yield from _done_at_once(page, BOOK.pages[page].find_entry(str(one.n)).do, read)
