"""The notes for authors of the book say where every flag is set and read."""

from collections import defaultdict
from collections.abc import Iterator

from rules.aftermath.effects.models import Choice, Condition, Flag, If
from rules.aftermath.model.book import CONTENT, list_nested_effects
from rules.aftermath.model.decks import BOOK

RULES = {"goal of Wren Sallow", "Orchard"}
"""What reads flags outside the book."""


def read_notes() -> dict[str, tuple[set[str], set[str]]]:
    """The tables of the notes: flag -> where it is set, where it is read."""
    found = {}
    tables = (CONTENT / "pages" / "notes.md").read_text(encoding="utf-8").split("## Flags of")[1:]
    for line in "".join(tables).splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 3 and cells[0] not in ("Flag", "---"):
            set_, read = (set(cell.split(", ")) for cell in cells[1:])
            found[cells[0]] = set_, read - RULES
    return found


def list_asked_flags(condition: Condition | None) -> tuple[str, ...]:
    return () if condition is None else (*condition.flag, *condition.no)


def list_raised_flags() -> Iterator[tuple[str, str]]:
    """Flags and where they are set."""
    for card in BOOK.missions.values():
        for effect in list_nested_effects(card.reward):
            if isinstance(effect, Flag):
                yield effect.name, f"reward of mission {card.n}"
    for page in BOOK.pages.values():
        for entry in page.entries:
            for effect in list_nested_effects(entry.do):
                if isinstance(effect, Flag):
                    yield effect.name, f"{page.id}/{entry.id}"


def list_read_flags() -> Iterator[tuple[str, str]]:
    """Flags and where they are read."""
    for page in BOOK.pages.values():
        for entry in page.entries:
            flags = [*list_asked_flags(entry.when)]
            for effect in list_nested_effects(entry.do):
                if isinstance(effect, If):
                    flags += list_asked_flags(effect.when)
                if isinstance(effect, Choice):
                    flags += [flag for way in effect.of for flag in list_asked_flags(way.need)]
            yield from ((flag, f"{page.id}/{entry.id}") for flag in flags)


def test_the_notes_tell_where_every_flag_is_set_and_read() -> None:
    wanted: dict[str, tuple[set[str], set[str]]] = defaultdict(lambda: (set(), set()))
    for flag, where in list_raised_flags():
        wanted[flag][0].add(where)
    for flag, where in list_read_flags():
        wanted[flag][1].add(where)
    assert read_notes() == wanted
