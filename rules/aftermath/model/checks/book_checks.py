"""Checks that refuse a broken book when it is loaded: pages that do not fit together, and effects
that name what does not exist (AF-25.14). `book_reach` finds what nobody can reach."""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from functools import partial

from rules.aftermath.effects import models
from rules.aftermath.model.book import Book, Entry, Page, list_nested_effects
from rules.aftermath.model.terms import MOST_NESTED
from rules.kit.content import BrokenCard
from rules.kit.graphs import count_steps


@dataclass(frozen=True, kw_only=True)
class Known:
    """What effects and conditions may name."""

    discoveries: Collection[str]
    items: Collection[str]
    """Ids, keywords and powers of items."""
    enemies: Collection[str]
    bosses: Collection[str]
    characters: Collection[str]
    flags: Collection[str] = ()
    """Flags that only the rules set or read."""


def check_book(
    book: Book, known: Known, more: Iterable[tuple[str, tuple[models.Effect, ...]]]
) -> None:
    """Check the whole book. `more`: names and effects of cards outside the book. Raises BrokenCard,
    which names page and entry."""
    for location in book.locations.values():
        if location.page not in book.pages:
            raise BrokenCard(f"location {location.id}: there is no page {location.page}")
    for page in book.pages.values():
        check_page(page)
        if page.location not in book.locations:
            raise BrokenCard(f"page {page.id}: there is no location {page.location}")
    for card in book.missions.values():
        if strange := {one for one in card.pages if one not in book.pages}:
            raise BrokenCard(f"mission {card.n}: there is no page {min(strange)}")
        if card.location not in book.locations:
            raise BrokenCard(f"mission {card.n}: there is no location {card.location}")
    others = list(more)
    for name, effects in [*iterate_effects(book), *others]:
        _check_names(book, known, name, effects)
    check_flags(book, known, others)


def iterate_effects(book: Book) -> Iterator[tuple[str, tuple[models.Effect, ...]]]:
    """Yield the effects of all entries and missions, each with a name for messages."""
    for page in book.pages.values():
        for entry in page.entries:
            yield f"page {page.id}, entry {entry.id}", entry.do
    for card in book.missions.values():
        yield f"mission {card.n}", card.reward
    for one, entry in book.colony.items():
        yield f"page 100, entry {one}", entry.do


# -- a page by itself ----------------------------------------------------------------------------


def check_page(page: Page) -> None:
    """Check that a page's entries exist and are read, that dashed lines reach every space, that
    exits lead on, and that its effects fit its map. Raises BrokenCard."""
    name = f"page {page.id}"
    ids = [entry.id for entry in page.entries]
    if len(set(ids)) != len(ids):
        raise BrokenCard(f"{name}: an entry is there twice")
    wanted = {page.start, page.threat, page.calamity.entry, *(one.entry for one in page.exits)}
    for space in page.spaces:
        wanted |= {one for one in (space.poi, space.objective) if one}
    for entry in page.entries:
        wanted |= set(_list_read_entries(entry))
    if missing := wanted - set(ids):
        raise BrokenCard(f"{name}: there is no entry {', '.join(sorted(missing))}")
    if unread := set(ids) - wanted:
        raise BrokenCard(f"{name}: nothing reads entry {', '.join(sorted(unread))}")
    _check_map(page, name)
    _check_nesting(page, name)
    for entry in page.entries:
        _check_places(page, entry)
    for exit_ in page.exits:
        if not leads_on(page, page.find_entry(exit_.entry).do):
            raise BrokenCard(f"{name}, entry {exit_.entry}: may end without leading anywhere")
        opened = any(
            isinstance(effect, models.ChangeExit) and effect.open and effect.letter == exit_.letter
            for entry in page.entries
            for effect in list_nested_effects(entry.do)
        )
        if not exit_.open and not opened:
            raise BrokenCard(f"{name}: nothing ever opens exit {exit_.letter}")


def _list_read_entries(entry: Entry) -> Iterator[str]:
    """Yield the entries that an entry makes members read, at once or after a group task."""
    for effect in list_nested_effects(entry.do):
        if isinstance(effect, models.Goto) and effect.do == "read":
            yield str(effect.n)
        if isinstance(effect, models.Task):
            yield str(effect.entry)


def _check_map(page: Page, name: str) -> None:
    spaces = {space.id for space in page.spaces}
    pairs = [pair for found in page.lines.values() for pair in found]
    if strange := {one for pair in (*pairs, *page.blind) for one in pair} - spaces:
        raise BrokenCard(f"{name}: lines lead to spaces {strange}, which are not there")
    if len({frozenset(pair) for pair in pairs}) != len(pairs):
        raise BrokenCard(f"{name}: two lines join the same spaces")
    ways: dict[int, list[int]] = {one: [] for one in spaces}
    for a, b in page.lines.get("dash", ()):
        ways[a].append(b)
        ways[b].append(a)
    reached = count_steps(min(spaces), lambda one: ways[one])
    if lost := spaces - set(reached):
        raise BrokenCard(f"{name}: no dashed line leads to spaces {sorted(lost)}")
    letters = {one.letter for one in page.exits}
    if letters != {space.exit for space in page.spaces if space.exit}:
        raise BrokenCard(f"{name}: exits and the spaces that bear their letters differ")
    if not any(space.start for space in page.spaces):
        raise BrokenCard(f"{name}: has no start space")


def _check_nesting(page: Page, name: str) -> None:
    """Check that entries which read other entries come to an end, and not too deep (AF-3.19)."""

    def deep(entry_id: str, above: tuple[str, ...]) -> None:
        if entry_id in above:
            raise BrokenCard(f"{name}, entry {entry_id}: reads itself")
        if len(above) >= MOST_NESTED:
            raise BrokenCard(f"{name}, entry {entry_id}: is read more than {MOST_NESTED} deep")
        for effect in list_nested_effects(page.find_entry(entry_id).do, loot=False):
            if isinstance(effect, models.Goto) and effect.do == "read":
                deep(str(effect.n), (*above, entry_id))

    for entry in page.entries:
        deep(entry.id, ())


def _check_places(page: Page, entry: Entry) -> None:
    """Check that the map has every place that an entry's effects need."""
    name = f"page {page.id}, entry {entry.id}"
    spaces = {space.id: space for space in page.spaces}
    for effect in list_nested_effects(entry.do):
        named: tuple[int, ...] = ()
        if isinstance(effect, models.Put | models.Task):
            named = effect.spaces
        elif isinstance(effect, models.Objective | models.Move):
            named = (effect.space,)
        elif isinstance(effect, models.ChangeLine):
            named = effect.between
        if strange := {one for one in named if one not in spaces}:
            raise BrokenCard(f"{name}: there is no space {min(strange)}")
        if isinstance(effect, models.Objective) and not spaces[effect.space].objective:
            raise BrokenCard(f"{name}: space {effect.space} has no entry for an objective")
        if isinstance(effect, models.ChangeExit) and all(
            one.letter != effect.letter for one in page.exits
        ):
            raise BrokenCard(f"{name}: there is no exit {effect.letter}")
        if isinstance(effect, models.MakeEncounter) and not any(one.enemy for one in page.spaces):
            raise BrokenCard(f"{name}: enemies have no space to start on")


def leads_on(page: Page, effects: Iterable[models.Effect]) -> bool:
    """Whether effects always lead to a page, the travel map or the end of a mission, whatever is
    chosen, tested or true (AF-25.7)."""
    for effect in effects:
        if isinstance(effect, models.Bare) and effect.do == "travel":
            return True
        if isinstance(effect, models.Mission) and effect.to != "open":
            return True
        if isinstance(effect, models.Goto) and (
            effect.do == "goto" or leads_on(page, page.find_entry(str(effect.n)).do)
        ):
            return True
        branches: list[tuple[models.Effect, ...]] = []
        if isinstance(effect, models.If):
            branches = [effect.then, effect.otherwise]
        elif isinstance(effect, models.Test):
            branches = [effect.ok, effect.ko]
        elif isinstance(effect, models.Choice):
            branches = [way.do for way in effect.of]
        if branches and all(leads_on(page, branch) for branch in branches):
            return True
    return False


# -- what effects name ---------------------------------------------------------------------------


def list_conditions(book: Book) -> Iterator[tuple[str, models.Condition]]:
    """Yield all conditions of the book, each with a name for messages."""
    for page in book.pages.values():
        for exit_ in page.exits:
            if exit_.when is not None:
                yield f"page {page.id}, exit {exit_.letter}", exit_.when
        for entry in page.entries:
            if entry.when is not None:
                yield f"page {page.id}, entry {entry.id}", entry.when
    for one, entry in book.colony.items():
        if entry.when is not None:
            yield f"page 100, entry {one}", entry.when
    for one, line in book.closing.items():
        if line.when is not None:
            yield f"closing line {one}", line.when
    for name, effects in iterate_effects(book):
        for condition in _iterate_conditions(effects):
            yield name, condition


def _iterate_conditions(effects: tuple[models.Effect, ...]) -> Iterator[models.Condition]:
    for effect in list_nested_effects(effects):
        if isinstance(effect, models.If):
            yield effect.when
        if isinstance(effect, models.Choice):
            yield from (way.need for way in effect.of if way.need is not None)


def _check_name(place: str, what: str, one: str, among: Collection[str]) -> None:
    if one and one not in among:
        raise BrokenCard(f"{place}: there is no {what} {one}")


def _check_names(book: Book, known: Known, name: str, effects: tuple[models.Effect, ...]) -> None:
    there = partial(_check_name, name)
    missions = [str(n) for n in book.missions]
    for effect in list_nested_effects(effects):
        if isinstance(effect, models.Discovery):
            there("discovery card", effect.id, known.discoveries)
        elif isinstance(effect, models.GainItem):
            there("item", effect.id, known.items)
        elif isinstance(effect, models.MakeEncounter):
            for enemy in effect.enemies:
                there("ordinary enemy", enemy, known.enemies)
            there("boss", effect.boss, known.bosses)
            if not (effect.card or effect.enemies or effect.random or effect.boss or effect.hunt):
                raise BrokenCard(f"{name}: an encounter with nobody")
        elif isinstance(effect, models.Goto) and effect.do == "goto":
            there("page", str(effect.n), [str(one) for one in book.pages])
        elif isinstance(effect, models.Mission):
            there("mission", str(effect.n or ""), missions)
    for one in _iterate_conditions(effects):
        check_condition(book, known, name, one)


def check_condition(book: Book, known: Known, name: str, condition: models.Condition) -> None:
    """Check that everything a condition names exists. Raises BrokenCard."""
    _check_name(name, "character", condition.character, known.characters)
    _check_name(name, "item", condition.item, known.items)
    _check_name(name, "discovery card", condition.retrieved, known.discoveries)
    if strange := {n for n in condition.mission if n not in book.missions}:
        raise BrokenCard(f"{name}: there is no mission {min(strange)}")


def check_flags(
    book: Book, known: Known, more: Iterable[tuple[str, tuple[models.Effect, ...]]] = ()
) -> None:
    """Check that every flag a condition asks for is set somewhere, and that every flag that is set
    is asked for. Raises BrokenCard."""
    set_ = {
        effect.name: name
        for name, effects in [*iterate_effects(book), *more]
        for effect in list_nested_effects(effects)
        if isinstance(effect, models.Flag)
    }
    read: set[str] = set(known.flags)
    for name, condition in list_conditions(book):
        check_condition(book, known, name, condition)
        for flag in (*condition.flag, *condition.no):
            read.add(flag)
            if flag not in set_:
                raise BrokenCard(f"{name}: asks for the flag {flag}, which nothing sets")
    for flag in known.flags:
        if flag not in set_:
            raise BrokenCard(f"the rules ask for the flag {flag}, which nothing sets")
    for flag, name in set_.items():
        if flag not in read:
            raise BrokenCard(f"{name}: sets the flag {flag}, for which nothing asks")
