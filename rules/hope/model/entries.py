"""What the chronicle keeps of each Scene, death and meeting (HI-16.5): what happened, for the tale
to put into words; what the cards did, in the game master's lines; and what players told.

Characters stand here by their numbers, as seats change hands."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from rules.hope.model.cards import Theme

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
    """A line of the card's on how it went, which says "you" to some characters."""

    line: str
    whom: list[int] = field(default_factory=list)
    """None of them: to all."""
    to_several: bool = False
    """Whether it is written for several, however few have lived to hear it."""


@dataclass(slots=True, kw_only=True)
class Change:
    """Something that the Scene changed about a character and that shows."""

    number: int
    what: ChangeKind
    before: int = 0
    after: int = 0
    """The stages of Hunger or Harm."""
    card: str = ""
    """The Asset or the Trait."""


@dataclass(slots=True, kw_only=True)
class Course:
    """How a Scene went, as far as a tale needs to know. Public when it is over."""

    lead: int = 0
    """Whoever drew it."""
    way: Way = ""
    """What was done about it; "" in positions older than this record."""
    helped: list[int] = field(default_factory=list)
    held_back: list[int] = field(default_factory=list)
    accepted: list[int] = field(default_factory=list)
    refused: list[int] = field(default_factory=list)
    """Those who answered yes or no to a question or toll."""
    hope: bool = False
    """Whether a Hope die went in."""
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
    title: str
    seat: int | None = None
    """Whose it is to narrate: the drawer's, or the dead player's."""
    card: str = ""
    """The Scene, once it is over; the Relationship; the dead's Personality; the Trait of a gift."""
    facts: list[str] = field(default_factory=list)
    """What was done by the rules, line by line: for the appendix."""
    line: str = ""
    """The game master's own line, where nobody tells it (HI-16.2)."""
    told: list[Telling] = field(default_factory=list)
    themes: list[Theme] = field(default_factory=list)
    also: list[int] = field(default_factory=list)
    """Other seats that may tell of it: those who refused, or the partners of a bond."""
    open: bool = False
    """Still happening: nothing is public of it but callout and what was told (HI-16.6)."""
    course: Course = field(default_factory=Course)
    """Of a Scene: how it went."""
