"""Where entries of a page lead: to other pages, and to the end of a mission."""

from collections.abc import Iterator

from rules.aftermath.effects.models import Effect, Goto, Mission, Objective
from rules.aftermath.model.book import list_nested_effects
from rules.aftermath.model.decks import BOOK
from rules.aftermath.model.layouts import find_layout


def list_next_pages(page: int, entry: str) -> tuple[int, ...]:
    """List the pages that an entry may send the party to."""
    does = list_nested_effects(BOOK.pages[page].find_entry(entry).do)
    return tuple(one.n for one in does if isinstance(one, Goto) and one.do == "goto")


def can_end_mission(page: int, entry: str, at: int | None = None) -> bool:
    """Whether an entry, or one that it reads, may end a mission with success at once. `at`: the
    space of the member who reads it, and who reads an objective that is put there too."""
    return can_effects_end_mission(page, BOOK.pages[page].find_entry(entry).do, at)


def can_effects_end_mission(page: int, effects: tuple[Effect, ...], at: int | None = None) -> bool:
    """Whether these effects, or the entries that they read, may end a mission with success."""
    return any(
        isinstance(one, Mission) and one.to == "success"
        for one in _iterate_effects(page, effects, at, set())
    )


def _iterate_effects(
    page: int, effects: tuple[Effect, ...], at: int | None, read: set[str]
) -> Iterator[Effect]:
    """Yield the effects, nested ones, and those of the entries that they read, each entry once."""
    for one in list_nested_effects(effects, loot=False):
        yield one
        entry = ""
        if isinstance(one, Goto) and one.do == "read":
            entry = str(one.n)
        elif isinstance(one, Objective) and one.space == at:
            entry = find_layout(BOOK.pages[page]).objectives[one.space].id
        if entry and entry not in read:
            read.add(entry)
            yield from _iterate_effects(page, BOOK.pages[page].find_entry(entry).do, at, read)
