"""What the game relies on in its book beyond each page's own map: that what entries name is there,
that reading ends, that every door can be opened and every flag and discovery leads somewhere
(AF-3.19, AF-25.14)."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from rules.kit.content import BrokenCard, check_counts, check_references

from .book import Book, Page, effects_inside
from .effects.models import Condition, Data, Effect
from .terms import MOST_NESTED

MISSIONS = 8
PAGES = range(2, 26)
COLONY = (*range(1, 10), *range(11, 25))
"""Entries of chapter 100 (AF-27.5)."""


def check(
    book: Book, *, items: Collection[str], enemies: Collection[str], discoveries: Collection[str]
) -> None:
    """Raises BrokenCard, which names page and entry. `items`, `enemies`, `discoveries`: what there
    is, by id."""
    check_counts("the pages", map(str, book.pages), dict.fromkeys(map(str, PAGES), 1))
    check_counts("colony.yaml", list(book.colony), dict.fromkeys(map(str, COLONY), 1))
    numbers = dict.fromkeys(map(str, range(1, MISSIONS + 1)), 1)
    check_counts("missions.yaml", map(str, book.missions), numbers)
    _check_places(book)
    effects = list(_effects(book))
    check_references(
        "the book",
        [(where, one) for where, e in effects for one in _named(e, "discovery")],
        discoveries,
    )
    check_references(
        "the book", [(where, one) for where, e in effects for one in _named(e, "item")], items
    )
    check_references(
        "the book", [(where, one) for where, e in effects for one in _named(e, "enemy")], enemies
    )
    for page in book.pages.values():
        _check_page(page, book)
    _check_flags(book, effects)
    told = {one for _, effect in effects for one in _named(effect, "discovery")}
    if lost := sorted(set(discoveries) - told):
        raise BrokenCard(f"the book: nothing leads to discovery {', '.join(lost)}")


def _check_places(book: Book) -> None:
    """Pages and missions are at locations, and locations have pages."""
    pages = [str(number) for number in book.pages]
    at = [(f"page {page.id}", page.location) for page in book.pages.values()]
    check_references("the pages", at, book.locations)
    outer = [(one, str(place.page)) for one, place in book.locations.items()]
    check_references("locations.yaml", outer, pages)
    for card in book.missions.values():
        name = f"mission {card.n}"
        check_references("missions.yaml", [(name, card.location)], book.locations)
        check_references("missions.yaml", [(name, str(page)) for page in card.pages], pages)
        if card.opens_after and card.opens_after not in book.missions:
            raise BrokenCard(f"missions.yaml, {name}: opens after a mission that is nowhere")
        if any(book.pages[page].location != card.location for page in card.pages):
            raise BrokenCard(f"missions.yaml, {name}: one of its pages is elsewhere")


def _effects(book: Book) -> Iterator[tuple[str, Effect]]:
    """All effects of the book, those inside others too, each with where it stands."""
    for page in book.pages.values():
        for entry in page.entries:
            for effect in effects_inside(entry.do):
                yield f"{page.id}/{entry.id}", effect
    for card in book.missions.values():
        for effect in effects_inside(card.reward):
            yield f"mission {card.n}", effect


def _named(effect: Effect, kind: str) -> tuple[str, ...]:
    """The cards of a kind that an effect names."""
    if effect.do in ("discovery", "banish") and kind == "discovery":
        return (effect.id,)
    if effect.do == "item" and kind == "item":
        return (effect.id,) if effect.id else ()
    if effect.do == "encounter" and kind == "enemy":
        return (*effect.enemies, *([effect.boss] if effect.boss else []))
    return ()


# -- a page --------------------------------------------------------------------------------------


def _check_page(page: Page, book: Book) -> None:
    spaces = {space.id for space in page.spaces}
    joined = {frozenset(pair) for pairs in page.lines.values() for pair in pairs}
    letters = {one.letter for one in page.exits}
    opened: set[str] = set()
    for entry in page.entries:
        where = f"page {page.id}, entry {entry.id}"
        for effect in effects_inside(entry.do):
            if strange := set(_spaces(effect)) - spaces:
                raise BrokenCard(f"{where}: spaces {sorted(strange)} are not there")
            if effect.do == "line" and frozenset(effect.between) not in joined:
                raise BrokenCard(f"{where}: no line joins {effect.between}")
            if effect.do == "exit":
                if effect.letter not in letters:
                    raise BrokenCard(f"{where}: there is no exit {effect.letter}")
                opened.add(effect.letter)
            if effect.do == "goto" and effect.n not in book.pages:
                raise BrokenCard(f"{where}: leads to page {effect.n}, which is nowhere")
            if effect.do == "mission" and effect.n and effect.n not in book.missions:
                raise BrokenCard(f"{where}: there is no mission {effect.n}")
    for one in page.exits:
        if not one.open and one.letter not in opened:
            raise BrokenCard(f"page {page.id}: nothing opens exit {one.letter}")
    for entry in page.entries:
        _check_reading(page, entry.id, ())


def _spaces(effect: Effect) -> tuple[int, ...]:
    """The spaces that an effect names."""
    if effect.do in ("place", "take", "task"):
        return effect.spaces
    if effect.do == "line":
        return effect.between
    if effect.do in ("move", "objective"):
        return (effect.space,)
    return ()


def _check_reading(page: Page, entry: str, above: tuple[str, ...]) -> None:
    """Entries read one another without end nowhere, nor too deep (AF-3.19)."""
    if entry in above:
        raise BrokenCard(f"page {page.id}, entry {entry}: reads itself by way of {above[-1]}")
    if len(above) >= MOST_NESTED:
        raise BrokenCard(f"page {page.id}, entry {entry}: is read {len(above)} deep")
    for effect in effects_inside(page.entry(entry).do):
        if effect.do == "read":
            _check_reading(page, str(effect.n), (*above, entry))


# -- flags ---------------------------------------------------------------------------------------


def _check_flags(book: Book, effects: list[tuple[str, Effect]]) -> None:
    """Every flag that something asks for is raised somewhere."""
    raised = {effect.name for _, effect in effects if effect.do == "flag"}
    for where, condition in _conditions(book, effects):
        for flag in (*condition.flag, *condition.no):
            if flag not in raised:
                raise BrokenCard(f"the book, {where}: nothing raises the flag {flag}")


def _conditions(book: Book, effects: list[tuple[str, Effect]]) -> Iterator[tuple[str, Condition]]:
    for where, effect in effects:
        if effect.do == "if":
            yield where, effect.when
        if effect.do == "choice":
            yield from ((where, way.need) for way in effect.of if way.need)
    for page in book.pages.values():
        held: list[tuple[str, Data | None]] = [(e.id, e.when) for e in page.entries]
        held += [(f"exit {one.letter}", one.when) for one in page.exits]
        for name, condition in held:
            if isinstance(condition, Condition):
                yield f"{page.id}/{name}", condition
