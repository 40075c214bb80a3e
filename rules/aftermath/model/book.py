"""The adventure book: pages, their maps and entries, missions and the colony's chapter, read from
`content/` and checked (AF-25, AF-27)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field

from rules.aftermath.effects.models import Choice, Condition, Data, Effect, If, MakeEncounter, Test
from rules.aftermath.model.terms import Environment, Line, Situation
from rules.kit.content import read_card, read_deck

CONTENT = Path(__file__).parents[1] / "content"
Words = Annotated[str, Field(min_length=60, max_length=620)]
"""20 to 70 words of ours (AF-27.17)."""


class Entry(Data):
    """A paragraph of the book and what it does. `START`, `THREAT`, `CALAMITY` and exits' entries
    have ids of their own; points of interest and objectives are numbers."""

    id: str
    text: Words
    repeat: bool = False
    when: Condition | None = None
    """Read only while this holds: else the point of interest is passed as if it were not there, and
    may be read later. For what happens once in a campaign, such as somebody moving in."""
    do: tuple[Effect, ...] = ()


class Space(Data):
    """A space of a page's map (AF-25.3, AF-25.4). `at`: where it is drawn, 0 to 100 each way."""

    id: Annotated[int, Field(ge=1, le=18)]
    label: Annotated[str, Field(min_length=2, max_length=28)]
    at: tuple[int, int]
    start: bool = False
    enemy: bool = False
    scavenge: Annotated[int, Field(ge=0, le=3)] = 0
    poi: str = ""
    """The id of the entry read there."""
    hide: bool = False
    objective: str = ""
    """The id of the entry of its objective."""
    exit: str = ""
    water: bool = False


class Exit(Data):
    """An exit: its letter, which spaces bear, and the entry read when all have left by it; closed
    until an effect opens it where `open` is false."""

    letter: Annotated[str, Field(pattern=r"^[A-D]$")]
    label: Annotated[str, Field(min_length=2, max_length=40)]
    entry: str
    open: bool = True
    when: Condition | None = None


class Calamity(Data):
    """The value that the roll must reach, and the entry (AF-25.6)."""

    value: Annotated[int, Field(ge=4, le=9)]
    entry: str


class Page(Data):
    """A page (AF-25.1). `lines`: kind -> pairs of spaces; `blind`: pairs out of sight of each other
    in spite of the lines."""

    id: Annotated[int, Field(ge=2, le=25)]
    title: Annotated[str, Field(min_length=2, max_length=40)]
    location: str
    scene: Annotated[str, Field(min_length=20, max_length=200)]
    """What the picture of the page shows, for its alt text."""
    spaces: tuple[Space, ...]
    lines: dict[Line, tuple[tuple[int, int], ...]]
    blind: tuple[tuple[int, int], ...] = ()
    environment: tuple[Environment, ...] = ()
    situation: Situation = "safe"
    entries: tuple[Entry, ...]
    start: str = "START"
    threat: str = "THREAT"
    calamity: Calamity
    exits: tuple[Exit, ...]

    def find_entry(self, one: str) -> Entry:
        """The entry of that id, which is there."""
        return next(entry for entry in self.entries if entry.id == one)


class Location(Data):
    """A place of the travel map: column and row from 0, and its outer page."""

    id: Annotated[str, Field(pattern=r"^[a-z][a-z-]*$")]
    name: str
    at: tuple[int, int]
    page: int


class MissionCard(Data):
    """A mission (AF-27.6). `opens`: the flag of being open at the start of a campaign."""

    n: Annotated[int, Field(ge=1, le=8)]
    name: Annotated[str, Field(min_length=2, max_length=40)]
    main: bool
    act: Literal[1, 2]
    location: str
    allowance: Annotated[int, Field(ge=1, le=12)]
    story: Words
    goal: Annotated[str, Field(min_length=20, max_length=240)]
    pages: tuple[int, ...]
    opens_after: int = 0
    """The mission after whose success it opens; 0: see `clue`."""
    clue: int = 0
    """Clues that open it."""
    reward: tuple[Effect, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Book:
    """All of it."""

    pages: Mapping[int, Page]
    locations: Mapping[str, Location]
    missions: Mapping[int, MissionCard]
    colony: Mapping[str, Entry]
    """Chapter 100: "1" to "24" (AF-27.5)."""


def load(folder: Path = CONTENT) -> Book:
    """Read the book; how its parts fit each other is for `book_checks`. Raises BrokenCard, which
    names file, entry and field."""
    pages = [read_card(path, Page) for path in sorted((folder / "pages").glob("*.yaml"))]
    return Book(
        pages={page.id: page for page in pages},
        locations=read_deck(folder / "locations.yaml", Location),
        missions={int(n): card for n, card in read_numbered(folder / "missions.yaml").items()},
        colony=read_deck(folder / "colony.yaml", Entry),
    )


def read_numbered(path: Path) -> dict[str, MissionCard]:
    """The mission cards, by number."""

    class Listed(Data):
        missions: tuple[MissionCard, ...]

    return {str(card.n): card for card in read_card(path, Listed).missions}


# -- what entries do ------------------------------------------------------------------------------


def effects_inside(effects: tuple[Effect, ...], *, loot: bool = True) -> Iterator[Effect]:
    """The effects and all that are in them; without `loot` only what is done at once with them."""
    for effect in effects:
        yield effect
        inside: tuple[Effect, ...] = ()
        if isinstance(effect, Test):
            inside = (*effect.ok, *effect.ko)
        elif isinstance(effect, If):
            inside = (*effect.then, *effect.otherwise)
        elif isinstance(effect, Choice):
            inside = tuple([each for way in effect.of for each in way.do])
        elif isinstance(effect, MakeEncounter) and loot:
            inside = effect.loot
        yield from effects_inside(inside, loot=loot)
