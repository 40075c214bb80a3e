"""Finds which pages, entries, ends of missions and discoveries can ever be reached from a new
campaign (AF-25.14). It assumes that every test may go either way, every choice may be taken, and
dials may have any value; what is unreachable even so is a mistake."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from rules.aftermath.effects import models
from rules.aftermath.model.book import Book, Entry, Page
from rules.kit.content import BrokenCard

FIRST_PAGES = (2, 3)
"""Pages on which games begin (AF-2.16)."""


@dataclass(kw_only=True)
class Reach:
    """What has been found to be reachable so far."""

    pages: set[int] = field(default_factory=lambda: set(FIRST_PAGES))
    called: set[tuple[int, str]] = field(default_factory=set)
    """Entries that other entries or a group task make members read."""
    entries: set[tuple[int, str]] = field(default_factory=set)
    flags: set[str] = field(default_factory=set)
    open: set[int] = field(default_factory=lambda: {1})
    done: set[int] = field(default_factory=set)
    discoveries: set[str] = field(default_factory=set)
    objectives: set[tuple[int, int]] = field(default_factory=set)
    exits: set[tuple[int, str]] = field(default_factory=set)
    """Exits that some effect opens."""

    @property
    def size(self) -> int:
        """How much has been found to be reachable; the number only grows."""
        parts = (self.pages, self.called, self.entries, self.flags, self.open, self.done)
        more = (self.discoveries, self.objectives, self.exits)
        return sum(len(part) for part in (*parts, *more))


def find_reach(book: Book, cards: Mapping[str, tuple[models.Effect, ...]]) -> Reach:
    """Find everything that can be reached. `cards`: effects of discovery cards, by id."""
    found = Reach()
    found.pages |= {location.page for location in book.locations.values()}
    size = -1
    while found.size != size:
        size = found.size
        for number in sorted(found.pages & set(book.pages)):
            _reach_page(found, book, book.pages[number])
        for one in sorted(found.discoveries):
            _reach_effects(found, book, None, cards.get(one, ()))
        for n, card in book.missions.items():
            if card.clue or (card.opens_after and card.opens_after in found.done):
                found.open.add(n)
            if n in found.done:
                _reach_effects(found, book, None, card.reward)
    return found


def can_hold(found: Reach, condition: models.Condition | None) -> bool:
    """Whether a condition may ever hold."""
    if condition is None:
        return True
    missions = {
        n: found.done if to == "done" else found.open for n, to in condition.mission.items()
    }
    return all(flag in found.flags for flag in condition.flag) and all(
        n in among for n, among in missions.items()
    )


def _reach_page(found: Reach, book: Book, page: Page) -> None:
    wanted = {page.start, page.threat, page.calamity.entry}
    for space in page.spaces:
        if space.poi:
            wanted.add(space.poi)
        if space.objective and (page.id, space.id) in found.objectives:
            wanted.add(space.objective)
    for exit_ in page.exits:
        if can_hold(found, exit_.when) and (exit_.open or (page.id, exit_.letter) in found.exits):
            wanted.add(exit_.entry)
    for entry in page.entries:
        if entry.id in wanted or (page.id, entry.id) in found.called:
            _reach_entry(found, book, page, entry)


def _reach_entry(found: Reach, book: Book, page: Page, entry: Entry) -> None:
    if can_hold(found, entry.when):
        found.entries.add((page.id, entry.id))
        _reach_effects(found, book, page, entry.do)


def _reach_effects(
    found: Reach, book: Book, page: Page | None, effects: tuple[models.Effect, ...]
) -> None:
    for effect in effects:
        if isinstance(effect, models.Flag):
            found.flags.add(effect.name)
        elif isinstance(effect, models.Discovery):
            if effect.do == "discovery":
                found.discoveries.add(effect.id)
        elif isinstance(effect, models.Mission):
            if effect.to == "open":
                found.open.add(effect.n)
            elif effect.to == "success" and effect.n in found.open:
                found.done.add(effect.n)
        elif isinstance(effect, models.Goto) and effect.do == "goto":
            found.pages.add(effect.n)
        elif page is not None:
            _note_on_page(found, page, effect)
        for branch in _list_branches(found, effect):
            _reach_effects(found, book, page, branch)


def _note_on_page(found: Reach, page: Page, effect: models.Effect) -> None:
    if isinstance(effect, models.Goto):
        found.called.add((page.id, str(effect.n)))
    elif isinstance(effect, models.Task):
        found.called.add((page.id, str(effect.entry)))
    elif isinstance(effect, models.Objective):
        found.objectives.add((page.id, effect.space))
    elif isinstance(effect, models.ChangeExit) and effect.open:
        found.exits.add((page.id, effect.letter))


def _list_branches(found: Reach, effect: models.Effect) -> list[tuple[models.Effect, ...]]:
    if isinstance(effect, models.If):
        then = [effect.then] if can_hold(found, effect.when) else []
        return [*then, effect.otherwise]
    if isinstance(effect, models.Test):
        return [effect.ok, effect.ko]
    if isinstance(effect, models.Choice):
        return [way.do for way in effect.of if can_hold(found, way.need)]
    return [effect.loot] if isinstance(effect, models.MakeEncounter) else []


def check_reach(
    book: Book, discoveries: Collection[str], cards: Mapping[str, tuple[models.Effect, ...]]
) -> None:
    """Check that every page, every entry, every mission's success and every discovery can be
    reached. Raises BrokenCard."""
    found = find_reach(book, cards)
    if lost := set(book.pages) - found.pages:
        raise BrokenCard(f"page {min(lost)}: nothing leads there")
    for page in book.pages.values():
        for entry in page.entries:
            if (page.id, entry.id) not in found.entries:
                raise BrokenCard(f"page {page.id}, entry {entry.id}: can never be read")
    if lost := set(book.missions) - found.done:
        raise BrokenCard(f"mission {min(lost)}: can never succeed")
    if unseen := set(discoveries) - found.discoveries:
        raise BrokenCard(f"discovery card {min(unseen)}: can never be retrieved")
