"""The adventure book: pages with their maps and entries, missions and the colony's chapter, read
from `content/` (AF-25, AF-27)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field

from rules.aftermath.effects.models import Choice, Condition, Data, Effect, If, MakeEncounter, Test
from rules.aftermath.model.terms import Environment, Line, Situation
from rules.kit.content import DeckText, Form, read_card, read_deck

CONTENT = Path(__file__).parents[1] / "content"
Words = Annotated[DeckText, Field(min_length=60, max_length=620)]
"""Text of 20 to 70 words, written for this project (AF-27.17)."""


class Entry(Data):
    """A paragraph of the book and its effects. `START`, `THREAT`, `CALAMITY` and the entries of
    exits have ids of their own; points of interest and objectives have numbers."""

    id: str
    text: Words
    repeat: bool = False
    when: Condition | None = None
    """The entry is read only while this holds; otherwise the point of interest is passed over and
    may be read later. For events that happen once in a campaign, such as somebody moving in."""
    do: tuple[Effect, ...] = ()

    @cached_property
    def is_numbered(self) -> bool:
        """Whether the entry is numbered, unlike START, THREAT and the like."""
        return self.id.isdecimal()


class Space(Data):
    """A space of a page's map (AF-25.3, AF-25.4). `at`: where it is drawn, 0 to 100 each way."""

    id: Annotated[int, Field(ge=1, le=18)]
    label: Annotated[DeckText, Field(min_length=2, max_length=28)]
    form: Form = "plain"
    """In English `complete` with an article, `beside` for what the space is near ("Under the
    steps")."""
    at: tuple[int, int]
    start: bool = False
    enemy: bool = False
    scavenge: Annotated[int, Field(ge=0, le=3)] = 0
    poi: str = ""
    """The id of the entry that is read on this space."""
    hide: bool = False
    objective: str = ""
    """The id of the entry that is read at the objective on this space."""
    exit: str = ""
    water: bool = False


class Exit(Data):
    """An exit: the letter that its spaces show, and the entry that is read when all members have
    left. With `open` false it is closed until an effect opens it."""

    letter: Annotated[str, Field(pattern=r"^[A-D]$")]
    label: Annotated[DeckText, Field(min_length=2, max_length=40)]
    entry: str
    open: bool = True
    when: Condition | None = None


class Calamity(Data):
    """A page's calamity: the value that the roll must reach, and the entry (AF-25.6)."""

    value: Annotated[int, Field(ge=4, le=9)]
    entry: str


class Page(Data):
    """A page (AF-25.1). `lines`: kind -> pairs of spaces; `blind`: pairs that are out of sight of
    each other whatever the lines."""

    id: Annotated[int, Field(ge=2, le=25)]
    title: Annotated[DeckText, Field(min_length=2, max_length=40)]
    form: Form = "plain"
    location: str
    scene: Annotated[DeckText, Field(min_length=20, max_length=200)]
    """What the page's picture shows, used as its alt text."""
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
        """Find the entry with this id, which must exist."""
        return next(entry for entry in self.entries if entry.id == one)


class Location(Data):
    """A location of the travel map: its column and row from 0, and its outer page."""

    id: Annotated[str, Field(pattern=r"^[a-z][a-z-]*$")]
    name: DeckText
    at: tuple[int, int]
    page: int


class MissionCard(Data):
    """A mission (AF-27.6)."""

    n: Annotated[int, Field(ge=1, le=8)]
    name: Annotated[DeckText, Field(min_length=2, max_length=40)]
    main: bool
    act: Literal[1, 2]
    location: str
    allowance: Annotated[int, Field(ge=1, le=12)]
    story: Words
    goal: Annotated[DeckText, Field(min_length=20, max_length=240)]
    pages: tuple[int, ...]
    opens_after: int = 0
    """The mission whose success opens this one; 0 if none does, see `clue`."""
    clue: int = 0
    """How many clues open this mission."""
    reward: tuple[Effect, ...] = ()


class ClosingLine(Data):
    """A line of the campaign's closing chapter. Of each `subject` the chapter has the first line
    whose condition holds, or none."""

    id: str
    part: Literal["light", "people", "town"]
    subject: str
    lost: bool = False
    """Whether the line is told of a lost campaign, and not of one that has been won."""
    when: Condition | None = None
    text: Annotated[DeckText, Field(min_length=30, max_length=280)]


@dataclass(frozen=True, kw_only=True)
class Book:
    """The whole adventure book."""

    pages: Mapping[int, Page]
    locations: Mapping[str, Location]
    missions: Mapping[int, MissionCard]
    colony: Mapping[str, Entry]
    """Chapter 100, entries "1" to "24" (AF-27.5)."""
    closing: Mapping[str, ClosingLine]
    """What is told after entry 23 or 24, by what the campaign has become."""


def load_book(folder: Path = CONTENT) -> Book:
    """Read the book; `book_checks` checks how its parts fit together. Raises BrokenCard, which
    names file, entry and field."""
    pages = [read_card(path, Page) for path in sorted((folder / "pages").glob("*.yaml"))]
    return Book(
        pages={page.id: page for page in pages},
        locations=read_deck(folder / "locations.yaml", Location),
        missions={int(n): card for n, card in read_numbered(folder / "missions.yaml").items()},
        colony=read_deck(folder / "colony.yaml", Entry),
        closing=read_deck(folder / "closing.yaml", ClosingLine),
    )


def read_numbered(path: Path) -> dict[str, MissionCard]:
    """Read the mission cards, by number."""

    class Listed(Data):
        missions: tuple[MissionCard, ...]

    return {str(card.n): card for card in read_card(path, Listed).missions}


# -- what entries do ------------------------------------------------------------------------------


def list_nested_effects(effects: tuple[Effect, ...], *, loot: bool = True) -> Iterator[Effect]:
    """List the effects and all effects nested in them; without `loot`, leave out what follows only
    when an encounter is defeated."""
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
        yield from list_nested_effects(inside, loot=loot)
