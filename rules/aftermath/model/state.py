"""The whole position of a game of Aftermath, and the plain questions one asks of it.

A *seat* is a player at the table; a *member* is a character of the party, by number from 0. A
player has one character or two (AF-2.3 to AF-2.5), so the two are never the same thing: members
have a type of their own. The whole and what it is made of are plain slotted dataclasses: pydantic
checks them where text comes in, and nothing does in the middle of a turn."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, NewType, cast

from rules.aftermath.model.book import Page
from rules.aftermath.model.cards import ActionCard, CharacterCard, Does, EnemyCard
from rules.aftermath.model.decks import ACTIONS, BOOK, CHARACTERS, ENEMIES, ITEMS
from rules.aftermath.model.pieces import Brought, Lasting, Task, Worn
from rules.aftermath.model.terms import (
    BATTERIES,
    COPIES,
    NEW_COLONY,
    Attribute,
    Dial,
    Environment,
    Line,
    Situation,
    Status,
    Structure,
    Token,
)
from rules.engine import Slotted
from rules.kit.decks import Deck
from rules.kit.secrecy import Secret

Member = NewType("Member", int)
"""A character of the party, by its place in it, in turn order (AF-2.7)."""
FORAGE = 0
"""In place of a mission's number (AF-19.35)."""
FORAGE_ALLOWANCE = 5
"""Its time allowance (AF-19.35)."""
Phase = Literal[
    "prepare",
    "page",
    "turn",
    "leaving",
    "verdict",
    "hardship",
    "upkeep",
    "work",
    "repair",
    "build",
    "clues",
    "rest",
    "next",
]
"""What comes next. `prepare`: characters are chosen; `page`: a page is set up and its START read;
`turn`: a turn of the active member; `leaving`: AF-4.6 to AF-4.14; the others are the steps of the
Colony Phase (AF-19.1)."""
Order = Literal["thrifty", "all-out", "none"]
"""A standing order for defences (AF-13.5)."""


@dataclass(slots=True, kw_only=True)
class Box:
    """A character's box: what it keeps from game to game, whether somebody plays it or not."""

    equipped: list[Worn] = field(default_factory=list)
    pack: list[str] = field(default_factory=list)
    """Items that are not equipped."""
    abilities: list[Does] = field(default_factory=list)
    """Known ones, in the order learnt."""
    strays: int = 0
    """Counted for Old Marl's goal, wherever he is (AF-22.6)."""
    done: bool = False
    """Whether its personal goal is complete (AF-20.2)."""


@dataclass(slots=True, kw_only=True)
class Colony(Slotted):
    """What a campaign keeps between games (AF-20.12). A save is one of these."""

    chapter: int = 1
    """Of the game being played, from 1."""
    dials: dict[Dial, int] = field(default_factory=lambda: dict(NEW_COLONY))
    flags: dict[str, int] = field(default_factory=dict)
    """Of the campaign."""
    open: list[int] = field(default_factory=lambda: [1])
    """Missions that may be assigned and are not done."""
    done: list[int] = field(default_factory=list)
    retrieved: list[str] = field(default_factory=list)
    """Discovery cards."""
    banished: list[str] = field(default_factory=list)
    supply: list[str] = field(default_factory=list)
    """Improvements found and not built (AF-14.5)."""
    improvements: list[str] = field(default_factory=list)
    """Improvements built."""
    built: list[Structure] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)
    """The broken pile (AF-14.8)."""
    boxes: dict[str, Box] = field(default_factory=dict)
    """By character."""
    items: Deck[str] = field(default_factory=Deck)
    encounters: Deck[str] = field(default_factory=Deck)
    railcar: bool = False
    hull: int = 0
    """0: a wreck (AF-26.10)."""
    assigned: int = 1
    """The mission of this game, or of the next one; FORAGE for none."""
    influence: bool = False
    """Whether everybody starts with their influence card (AF-19.33)."""
    infinite: bool = False
    """Infinite lives (AF-20.8)."""
    won: bool = False
    lost: bool = False
    goals: list[str] = field(default_factory=list)
    """Characters whose goals are complete, in the order they were."""
    tale: list[str] = field(default_factory=list)
    """The tale so far (see tale.py)."""
    cast: list[list[str]] = field(default_factory=list)
    """By seat the characters that it had in the last game (AF-19.37); none in a save that is older
    than this."""


@dataclass(slots=True, kw_only=True)
class Character:
    """A member of the party, in this game."""

    id: str
    seat: int
    """Its player."""
    hand: Secret[list[str]] = field(default_factory=list)
    """Action cards; its player's alone (AF-7.16)."""
    at: int | None = None
    """Its space; None: not on the map."""
    exited: bool = False
    defeated: bool = False
    wounds: int = 0
    toxic: int = 0
    statuses: list[Status] = field(default_factory=list)
    batteries: int = 0
    """Not placed on items (AF-14.14)."""
    aim: int = 0
    standing: Secret[Order | None] = None
    """Its standing order for defences, if it has given one; its player's alone (AF-13.5)."""
    lasting: list[Lasting] = field(default_factory=list)
    charmed: bool = False
    """Whether the charm was used on this page (AF-24.5)."""
    reread: bool = False
    """Whether it has read a repeat entry again by choice this turn (AF-3.8)."""
    influence: bool = False
    """Whether its influence card is in its hand."""
    pried: int = -1
    """The turn, by number, in which it last used a prybar (AF-24.5)."""

    @property
    def card(self) -> CharacterCard:
        """What is printed on it."""
        return CHARACTERS[self.id]

    @property
    def hand_cards(self) -> list[ActionCard]:
        """Its hand."""
        return [ACTIONS[one] for one in self.hand]

    @property
    def life_left(self) -> int:
        """The life that remains."""
        return self.card.life - self.wounds - self.toxic


@dataclass(slots=True, kw_only=True)
class Enemy:
    """An enemy card in play: one figure, or a swarm of tokens (AF-5.22)."""

    number: int
    """Its own, never used again in this game."""
    id: str
    at: list[int] = field(default_factory=list)
    """The space of its figure, or of each token."""
    wounds: int = 0
    brought: int = 0
    """The number of the encounter that brought it (AF-5.28)."""
    guard: bool = False
    """Whether it guards until its next activation (AF-12.18)."""

    @property
    def card(self) -> EnemyCard:
        """What is printed on it."""
        return ENEMIES[self.id]


@dataclass(slots=True, kw_only=True)
class Visit:
    """The page that the party is on."""

    page: int
    revisit: bool = False
    situation: Situation = "safe"
    environments: list[Environment] = field(default_factory=list)
    lines: dict[str, Line] = field(default_factory=dict)
    """Changed ones, "3-7" with the lower number first."""
    exits: dict[str, bool] = field(default_factory=dict)
    """Letter -> open, as effects have changed it."""
    exit_used: str = ""
    """The letter of the first exit used (AF-4.3)."""
    scavenge: Secret[dict[int, list[str]]] = field(default_factory=dict)
    """Space -> the scavenge tokens there; their prizes are hidden."""
    tokens: dict[int, list[Token]] = field(default_factory=dict)
    """Space -> other tokens there, objectives too."""
    enemies: list[Enemy] = field(default_factory=list)
    """In the order of their slots on the threat track."""
    threats: list[str] = field(default_factory=list)
    """Threat cards in the order of their slots."""
    encounters: list[Brought] = field(default_factory=list)
    enemy_numbers: int = 0
    task: Task | None = None
    bought: list[Member] = field(default_factory=list)
    """Who has bought from the pedlars this turn (AF-23.27)."""

    @property
    def printed_page(self) -> Page:
        """What is printed on it."""
        return BOOK.pages[self.page]


@dataclass(slots=True, kw_only=True)
class Tested:
    """A test as everybody saw it: for the table's card."""

    member: Member
    what: str
    attribute: Attribute
    cards: list[str]
    bonus: int
    white: int
    black: int | None
    difficulty: int
    success: bool


@dataclass(slots=True, kw_only=True)
class Attack:
    """An attack that waits for its target's defence: for the table's card."""

    target: Member
    strength: int
    by: str
    """Who attacks, in words."""
    enemy: int | None = None


@dataclass(slots=True, kw_only=True)
class State(Slotted):
    """A game of Aftermath: one mission and the Colony Phase after it."""

    seats: int
    each: Literal[1, 2] = 1
    """Characters a player (AF-2.3, AF-2.4)."""
    colony: Colony = field(default_factory=Colony)
    phase: Phase = "prepare"
    party: list[Character] = field(default_factory=list)
    bookkeeper: Member = Member(0)
    active: Member = Member(0)
    """Whose turn it is, or comes next."""
    turns: int = 0
    """Turns begun."""
    location: str = "signal-box-lane"
    here: Visit | None = None
    to: int = 0
    """The page that is set up next, once it is known; 0: it is not yet."""
    left_by: str = ""
    """The exit by which the page was left, until its entry has been resolved (AF-4.22)."""
    visited: list[int] = field(default_factory=list)
    """Pages set up in this mission, each once."""
    read: dict[int, list[str]] = field(default_factory=dict)
    """Numbered entries read in this mission, by page."""
    calamities: list[int] = field(default_factory=list)
    """Pages whose calamity is resolved (AF-3.13)."""
    flags: dict[str, int] = field(default_factory=dict)
    """Of the mission."""
    clues: int = 0
    """How often clue has risen in this mission (AF-1.12)."""
    steps: int = 0
    """Steps travelled on foot in this mission."""
    outcome: Literal["", "success", "fail"] = ""
    sides: list[int] = field(default_factory=list)
    """Other missions done on the way (AF-18.8)."""
    deck: Deck[str] = field(default_factory=Deck)
    """Action cards."""
    enemy_supply: list[str] = field(default_factory=list)
    """Enemy cards out of play, bosses too."""
    hunt: list[str] = field(default_factory=list)
    """The Hunt box (AF-5.24 to AF-5.27)."""
    scavenge: Secret[list[str]] = field(default_factory=list)
    """Scavenge tokens in the supply, in a hidden order."""
    spent: list[str] = field(default_factory=list)
    """Scavenge tokens that are out of this game (AF-10.25)."""
    found: list[str] = field(default_factory=list)
    """Those of them that were found: what the others hid, nobody knows (AF-21.12)."""
    votes: dict[int, str] = field(default_factory=dict)
    """Votes cast in the vote that is open, by seat."""
    tested: list[Tested] = field(default_factory=list)
    """The last tests, newest last, at most 3."""
    attack: Attack | None = None
    camp: Member | None = None
    """Who has proposed to nest at the end of this turn (AF-16.1)."""
    played: int = 0
    """The mission of this game, also once the next one is assigned."""
    over: bool = False
    """Whether the campaign has ended with this game, won."""
    preference: str = ""
    """Whom enemies take of several who are equally near: "" asks the bookkeeper each time, "life"
    is whoever has most life, a member's number that one first (AF-12.11)."""

    # -- members ---------------------------------------------------------------------------------

    @property
    def members(self) -> list[Member]:
        """All members of the party, in turn order."""
        return cast("list[Member]", list(range(len(self.party))))

    def find_character(self, member: Member) -> Character:
        """The character that a member is."""
        return self.party[member]

    def of_seat(self, seat: int) -> list[Member]:
        """A player's characters."""
        return [member for member in self.members if self.party[member].seat == seat]

    def list_members_from(self, member: Member) -> list[Member]:
        """All members in turn order, from one on, itself first (AF-2.7)."""
        members = self.members
        return [*members[member:], *members[:member]]

    @property
    def on_map(self) -> list[Member]:
        """Members who stand on a space."""
        return [member for member in self.members if self.party[member].at is not None]

    def list_members_at(self, space: int) -> list[Member]:
        """Members on a space."""
        return [member for member in self.members if self.party[member].at == space]

    def find_box(self, member: Member) -> Box:
        """Its box."""
        return self.colony.boxes[self.party[member].id]

    def find_member(self, character: str) -> Member | None:
        """The member who is this character; None where nobody plays it."""
        for member in self.members:
            if self.party[member].id == character:
                return member
        return None

    # -- the page --------------------------------------------------------------------------------

    @property
    def visit(self) -> Visit:
        """The page that the party is on, which must be there."""
        assert self.here is not None
        return self.here

    @property
    def is_safe(self) -> bool:
        """Whether the situation is safe; off any page it is (AF-5.6)."""
        return self.here is None or self.here.situation == "safe"

    def enemies_at(self, space: int) -> list[Enemy]:
        """Enemies with a figure on a space, by slot."""
        return [] if self.here is None else [one for one in self.here.enemies if space in one.at]

    def find_enemy(self, number: int) -> Enemy | None:
        """The enemy of that number; None: it has left play."""
        found = [one for one in self.visit.enemies if one.number == number]
        return found[0] if found else None

    # -- what is left of things ------------------------------------------------------------------

    @property
    def batteries_left(self) -> int:
        """Battery tokens in the supply."""
        placed = sum(worn.batteries for box in self.colony.boxes.values() for worn in box.equipped)
        return BATTERIES - placed - sum(one.batteries for one in self.party)

    def copies_left(self, status: Status) -> int:
        """Status cards of a kind in the supply."""
        return COPIES[status] - sum(status in one.statuses for one in self.party)

    @property
    def population_cap(self) -> int:
        """The highest population now (AF-1.11, AF-19.24, AF-24.6)."""
        bunks = sum(ITEMS[one].power == "bunks" for one in self.colony.improvements)
        return 20 if "warren" in self.colony.built else min(20, 15 + 2 * bunks)

    def has_improvement(self, power: str) -> bool:
        """Whether an improvement is built."""
        return any(ITEMS[one].power == power for one in self.colony.improvements)

    def find_flag(self, name: str) -> int:
        """A flag of the mission or of the campaign, whichever is higher."""
        return max(self.flags.get(name, 0), self.colony.flags.get(name, 0))
