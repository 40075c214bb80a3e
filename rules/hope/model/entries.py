"""What the chronicle records of each Scene, death and meeting (HI-16.5): what happened, for the
story to put into words; what the cards did, in the game master's lines; and what players told.

Entries name characters by their numbers, because seats change hands."""

from dataclasses import dataclass, field
from typing import Literal

from rules.hope.model.scenes import Theme
from rules.kit.said import Said

Track = Literal["hunger", "harm"]
About = Literal["callout", "outcome", "refusal", "speech", "death", "meeting", "end", "bond"]
Way = Literal["", "acted", "avoided", "empty-handed", "dropped"]
ChangeKind = Literal["hunger", "harm", "asset", "trait"]


@dataclass(slots=True, kw_only=True)
class Telling:
    """Something that a player told, in their own words."""

    seat: int
    name: str
    about: About
    text: str
    veil: bool = False


@dataclass(slots=True, kw_only=True)
class Outcome:
    """A line of the card on how the Scene went, which says "you" to some characters."""

    line: Said
    whom: list[int] = field(default_factory=list)
    """The numbers of the characters it says "you" to; [] means all."""
    section: str = ""
    """The id of the section it is from; "" in positions older than this record."""


@dataclass(slots=True, kw_only=True)
class Change:
    """A visible change that the Scene made to a character."""

    number: int
    what: ChangeKind
    before: int = 0
    after: int = 0
    """The stages of Hunger or Harm before and after the change."""
    card: str = ""
    """The id of the Asset or Trait."""


@dataclass(slots=True, kw_only=True)
class Course:
    """How a Scene went, as far as the story needs to know. Public when the Scene is over."""

    lead: int = 0
    """The number of the character who drew the Scene."""
    way: Way = ""
    """What the drawer did about the Scene; "" in positions older than this record."""
    helped: list[int] = field(default_factory=list)
    held_back: list[int] = field(default_factory=list)
    accepted: list[int] = field(default_factory=list)
    refused: list[int] = field(default_factory=list)
    """The characters who answered yes (`accepted`) or no (`refused`) to a question or toll."""
    hope: bool = False
    """Whether a player committed a Hope die."""
    success: bool | None = None
    outcomes: list[Outcome] = field(default_factory=list)
    changes: list[Change] = field(default_factory=list)
    used: dict[int, list[str]] = field(default_factory=dict)
    """The cards that characters used, or that came into play for them."""


@dataclass(slots=True, kw_only=True)
class Entry:
    """One entry of the chronicle (HI-16.5): what the game master writes, and what players told."""

    kind: Literal["opening", "scene", "death", "gift", "arrival", "bond", "end"]
    round: int
    title: Said
    seat: int | None = None
    """The seat that may narrate the entry: the drawer's, or the dead player's."""
    card: str = ""
    """The id of the Scene once it is public, of the Relationship, of the dead character's
    Personality, or of the Trait given."""
    facts: list[Said] = field(default_factory=list)
    """What the rules did, line by line, for the appendix."""
    line: Said = field(default_factory=Said)
    """The game master's own line, if no player narrates the entry (HI-16.2)."""
    told: list[Telling] = field(default_factory=list)
    themes: list[Theme] = field(default_factory=list)
    also: list[int] = field(default_factory=list)
    """Other seats that may narrate: those who refused, or the partners of a bond."""
    open: bool = False
    """Whether the Scene is still open: only the callout and what players told are public
    (HI-16.6)."""
    course: Course = field(default_factory=Course)
    """How a Scene went; empty for other kinds."""
