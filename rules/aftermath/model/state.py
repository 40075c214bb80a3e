"""The whole position of a game of Aftermath, and functions that read plain facts from it.

A *seat* is a player at the table; a *member* is a character of the party, by number from 0. A
player has one character or two (AF-2.3 to AF-2.5), so a seat is not a member, and members have a
type of their own. The state and its parts are plain slotted dataclasses: nothing is checked in a
turn."""

from dataclasses import dataclass, field
from typing import Literal, NewType

from rules.aftermath.model import terms
from rules.aftermath.model.book import Page
from rules.aftermath.model.cards import CharacterCard, Does, EnemyCard
from rules.aftermath.model.decks import BOOK, CHARACTERS, ENEMIES, ITEMS
from rules.aftermath.model.pieces import Brought, Lasting, Task, Worn
from rules.engine import Slotted
from rules.kit.decks import Deck
from rules.kit.said import Said
from rules.kit.secrecy import Secret

Member = NewType("Member", int)
"""A character's number in the party, in turn order from 0 (AF-2.7)."""
_MEMBERS = [Member(number) for number in range(len(CHARACTERS))]  # of the largest party
FORAGE = 0
"""Stands in place of a mission's number while the party forages (AF-19.35)."""
FORAGE_ALLOWANCE = 5
"""The time allowance of foraging (AF-19.35)."""
AtHome = Literal[
    "verdict", "hardship", "upkeep", "work", "repair", "build", "clues", "rest", "next"
]
Phase = Literal["prepare", "page", "turn", "leaving", AtHome]
"""What happens next. `prepare`: players choose characters; `page`: a page is set up and its START
read; `turn`: the active member's turn; `leaving`: the party leaves the page (AF-4.6 to AF-4.14);
the others are the steps of the Colony Phase (AF-19.1)."""
Order = Literal["thrifty", "all-out", "none"]
"""A standing order for defences (AF-13.5)."""


@dataclass(slots=True, kw_only=True)
class Box:
    """A character's box: what the character keeps from game to game, even when nobody plays it."""

    equipped: list[Worn] = field(default_factory=list)
    pack: list[str] = field(default_factory=list)
    """Items that are not equipped."""
    abilities: list[Does] = field(default_factory=list)
    """Abilities that the character knows, in the order learnt."""
    strays: int = 0
    """How many strays count towards Old Marl's goal, even in games without him (AF-22.6)."""
    done: bool = False
    """Whether the character's personal goal is complete (AF-20.2)."""


@dataclass(slots=True, kw_only=True)
class Colony(Slotted):
    """What a campaign keeps between games (AF-20.12). A saved campaign is a `Colony`."""

    chapter: int = 1
    """The chapter of the game being played, from 1."""
    dials: dict[terms.Dial, int] = field(default_factory=lambda: dict(terms.NEW_COLONY))
    flags: dict[str, int] = field(default_factory=dict)
    """Flags of the campaign."""
    open: list[int] = field(default_factory=lambda: [1])
    """Missions that may be assigned and are not done yet."""
    done: list[int] = field(default_factory=list)
    retrieved: list[str] = field(default_factory=list)
    """Discovery cards that the party has retrieved."""
    banished: list[str] = field(default_factory=list)
    supply: list[str] = field(default_factory=list)
    """Improvements that were found and are not built yet (AF-14.5)."""
    improvements: list[str] = field(default_factory=list)
    """Improvements that are built."""
    built: list[terms.Structure] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)
    """Items in the broken pile (AF-14.8)."""
    boxes: dict[str, Box] = field(default_factory=dict)
    """Boxes by character id."""
    items: Deck[str] = field(default_factory=Deck)
    encounters: Deck[str] = field(default_factory=Deck)
    railcar: bool = False
    hull: int = 0
    """The railcar's hull; at 0 the railcar is a wreck (AF-26.10)."""
    assigned: int = 1
    """The mission of this game, or of the next one once assigned; FORAGE if there is none."""
    influence: bool = False
    """Whether every character starts with its influence card (AF-19.33)."""
    infinite: bool = False
    """Whether the campaign is played with infinite lives (AF-20.8)."""
    won: bool = False
    lost: bool = False
    goals: list[str] = field(default_factory=list)
    """Characters whose personal goals are complete, in the order of completion."""
    tale: list[str] = field(default_factory=list)
    """The tale so far (see tale.py)."""
    cast: list[list[str]] = field(default_factory=list)
    """For each seat, its characters in the last game (AF-19.37); empty in old saves."""


@dataclass(slots=True, kw_only=True)
class Character:
    """A member of the party, in this game."""

    id: str
    seat: int
    """The seat of the player who has this character."""
    hand: Secret[list[str]] = field(default_factory=list)
    """Action cards in hand; only the character's player sees them (AF-7.16)."""
    at: int | None = None
    """The space on which the character stands; None if it is not on the map."""
    exited: bool = False
    defeated: bool = False
    wounds: int = 0
    toxic: int = 0
    statuses: list[terms.Status] = field(default_factory=list)
    batteries: int = 0
    """Batteries that the character holds and has not placed on items (AF-14.14)."""
    aim: int = 0
    standing: Secret[Order | None] = None
    """The standing order for defences, if any; only the player sees it (AF-13.5)."""
    lasting: list[Lasting] = field(default_factory=list)
    charmed: bool = False
    """Whether the charm was used on this page (AF-24.5)."""
    reread: bool = False
    """Whether the character chose to read a repeat entry again this turn (AF-3.8)."""
    influence: bool = False
    """Whether the character's influence card is in its hand."""
    pried: int = -1
    """The number of the turn in which the character last used a prybar (AF-24.5)."""

    @property
    def card(self) -> CharacterCard:
        """The printed character card."""
        return CHARACTERS[self.id]

    @property
    def life_left(self) -> int:
        """How much life the character has left."""
        return self.card.life - self.wounds - self.toxic


@dataclass(slots=True, kw_only=True)
class Enemy:
    """An enemy card in play: one figure, or a swarm of tokens (AF-5.22)."""

    number: int
    """The enemy's own number, never used again in this game."""
    id: str
    at: list[int] = field(default_factory=list)
    """The space of the enemy's figure, or of each of its tokens."""
    wounds: int = 0
    brought: int = 0
    """The number of the encounter that brought this enemy (AF-5.28)."""
    guard: bool = False
    """Whether the enemy guards until its next activation (AF-12.18)."""

    @property
    def card(self) -> EnemyCard:
        """The printed enemy card."""
        return ENEMIES[self.id]


@dataclass(slots=True, kw_only=True)
class Visit:
    """The page that the party is on."""

    page: int
    revisit: bool = False
    situation: terms.Situation = "safe"
    environments: list[terms.Environment] = field(default_factory=list)
    lines: dict[str, terms.Line] = field(default_factory=dict)
    """Lines that effects have changed, by key: "3-7", with the lower space first."""
    exits: dict[str, bool] = field(default_factory=dict)
    """Letter -> whether the exit is open, for exits that effects have changed."""
    exit_used: str = ""
    """The letter of the first exit used (AF-4.3)."""
    scavenge: Secret[dict[int, list[str]]] = field(default_factory=dict)
    """Space -> the scavenge tokens there; the prizes are hidden from all players."""
    tokens: dict[int, list[terms.Token]] = field(default_factory=dict)
    """Space -> other tokens there, including objective tokens."""
    enemies: list[Enemy] = field(default_factory=list)
    """Enemies in play, in the order of their slots on the threat track."""
    threats: list[str] = field(default_factory=list)
    """Threat cards in the order of their slots."""
    acting: dict[int, str] = field(default_factory=dict)
    """In an enemy turn, the enemies that have not finished, by number, with the threats that lay
    under them at its start (AF-12.3)."""
    encounters: list[Brought] = field(default_factory=list)
    enemy_numbers: int = 0
    task: Task | None = None
    bought: list[Member] = field(default_factory=list)
    """Members who have bought from the pedlars this turn (AF-23.27)."""

    @property
    def printed_page(self) -> Page:
        """The page of the book, as printed."""
        return BOOK.pages[self.page]


@dataclass(slots=True, kw_only=True)
class Tested:
    """A test and its outcome, as all players saw them, for the table's card."""

    member: Member
    what: Said
    attribute: terms.Attribute
    cards: list[str]
    bonus: int
    white: int
    black: int | None
    difficulty: int
    success: bool


@dataclass(slots=True, kw_only=True)
class Attack:
    """An attack that waits for the target's defence, for the table's card. `by`: the attacker."""

    target: Member
    strength: int
    by: Said
    enemy: int | None = None


@dataclass(slots=True, kw_only=True)
class State(Slotted):
    """A game of Aftermath: one mission and the Colony Phase after it."""

    seats: int
    each: Literal[1, 2] = 1
    """How many characters each player has (AF-2.3, AF-2.4)."""
    colony: Colony = field(default_factory=Colony)
    phase: Phase = "prepare"
    party: list[Character] = field(default_factory=list)
    bookkeeper: Member = Member(0)
    active: Member = Member(0)
    """The member whose turn it is, or comes next."""
    turns: int = 0
    """How many turns have begun."""
    location: str = "signal-box-lane"
    here: Visit | None = None
    to: int = 0
    """The page that is set up next; 0 while it is not known."""
    left_by: str = ""
    """The exit by which the party left the page, until its entry is resolved (AF-4.22)."""
    visited: list[int] = field(default_factory=list)
    """Pages that were set up in this mission, each listed once."""
    read: dict[int, list[str]] = field(default_factory=dict)
    """Numbered entries read in this mission, by page."""
    calamities: list[int] = field(default_factory=list)
    """Pages whose calamity has been resolved (AF-3.13)."""
    flags: dict[str, int] = field(default_factory=dict)
    """Flags of the mission."""
    clues: int = 0
    """How many times the clue dial has risen in this mission (AF-1.12)."""
    steps: int = 0
    """How many steps the party has travelled on foot in this mission."""
    outcome: Literal["", "success", "fail"] = ""
    sides: list[int] = field(default_factory=list)
    """Other missions that the party completed during this one (AF-18.8)."""
    deck: Deck[str] = field(default_factory=Deck)
    """The deck of action cards."""
    enemy_supply: list[str] = field(default_factory=list)
    """Enemy cards out of play, including bosses."""
    hunt: list[str] = field(default_factory=list)
    """Enemies in The Hunt box (AF-5.24 to AF-5.27)."""
    scavenge: Secret[list[str]] = field(default_factory=list)
    """Scavenge tokens in the supply, in a hidden order."""
    spent: list[str] = field(default_factory=list)
    """Scavenge tokens that are out of this game (AF-10.25)."""
    found: list[str] = field(default_factory=list)
    """Tokens of `spent` that the party found; nobody learns what the others hid (AF-21.12)."""
    votes: dict[int, str] = field(default_factory=dict)
    """Votes cast so far in the open vote, by seat."""
    tested: list[Tested] = field(default_factory=list)
    """The last tests, at most 3, the newest at the end."""
    attack: Attack | None = None
    camp: Member | None = None
    """The member who has proposed to nest at the end of this turn (AF-16.1)."""
    played: int = 0
    """The mission of this game, even after the next one is assigned."""
    over: bool = False
    """Whether the campaign was won and ends with this game."""
    preference: str = ""
    """Which of equally near members enemies choose (AF-12.11): "" asks the bookkeeper each time,
    "life" takes the member with most life, a number takes that member, or else most life."""

    # -- members ---------------------------------------------------------------------------------

    @property
    def members(self) -> list[Member]:
        """All members of the party, in turn order."""
        return _MEMBERS[: len(self.party)]

    def list_members_of_seat(self, seat: int) -> list[Member]:
        """List the members that belong to a seat."""
        return [member for member in self.members if self.party[member].seat == seat]

    def list_members_from(self, member: Member) -> list[Member]:
        """List all members in turn order, beginning with this member (AF-2.7)."""
        members = self.members
        return [*members[member:], *members[:member]]

    @property
    def on_map(self) -> list[Member]:
        """Members who stand on a space."""
        return [member for member in self.members if self.party[member].at is not None]

    def list_members_at(self, space: int) -> list[Member]:
        """List the members on a space."""
        return [member for member in self.members if self.party[member].at == space]

    def find_box(self, member: Member) -> Box:
        """Find the box of a member's character."""
        return self.colony.boxes[self.party[member].id]

    def find_member(self, character: str) -> Member | None:
        """Find the member who is this character; return None if nobody plays it."""
        return next((one for one in self.members if self.party[one].id == character), None)

    # -- the page --------------------------------------------------------------------------------

    @property
    def visit(self) -> Visit:
        """The page that the party is on; fails if the party is on no page."""
        assert self.here is not None
        return self.here

    @property
    def is_safe(self) -> bool:
        """Whether the situation is safe; True if the party is on no page (AF-5.6)."""
        return self.here is None or self.here.situation == "safe"

    def enemies_at(self, space: int) -> list[Enemy]:
        """List the enemies that have a figure or token on a space, by slot."""
        return [] if self.here is None else [one for one in self.here.enemies if space in one.at]

    def find_enemy(self, number: int) -> Enemy | None:
        """Find the enemy with this number; return None if it has left play."""
        found = [one for one in self.visit.enemies if one.number == number]
        return found[0] if found else None

    # -- what is left of things ------------------------------------------------------------------

    @property
    def batteries_left(self) -> int:
        """How many battery tokens are left in the supply."""
        placed = sum(worn.batteries for box in self.colony.boxes.values() for worn in box.equipped)
        return terms.BATTERIES - placed - sum(one.batteries for one in self.party)

    def copies_left(self, status: terms.Status) -> int:
        """Count the cards of a status that are left in the supply."""
        return terms.STATUS_COPIES[status] - sum(status in one.statuses for one in self.party)

    @property
    def population_cap(self) -> int:
        """The highest population possible now (AF-1.11, AF-19.24, AF-24.6)."""
        bunks = sum(ITEMS[one].power == "bunks" for one in self.colony.improvements)
        return 20 if "warren" in self.colony.built else min(20, 15 + 2 * bunks)

    def has_improvement(self, power: str) -> bool:
        """Whether the colony has built an improvement with this power."""
        return any(ITEMS[one].power == power for one in self.colony.improvements)

    def find_flag(self, name: str) -> int:
        """Return the value of a flag, in the mission or in the campaign, whichever is higher."""
        return max(self.flags.get(name, 0), self.colony.flags.get(name, 0))
