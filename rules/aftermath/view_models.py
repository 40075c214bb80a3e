"""What each seat, and a spectator, may see, as data (the table card of the ledger). `view` fills
it."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel

from rules.aftermath.model.state import Order, Phase
from rules.aftermath.model.terms import (
    Attribute,
    Colour,
    Dial,
    Line,
    Situation,
    Slot,
    Status,
    Structure,
    Token,
    Type,
)


class CardView(BaseModel):
    """An action card whose face is known."""

    id: str
    colour: Colour
    value: int
    influence: bool = False


class ItemView(BaseModel):
    """An item: what it is, and what it does in words."""

    id: str
    name: str
    slot: Slot
    text: str
    does: list[str]
    """A line for each bonus, range, power and keyword."""
    batteries: int = 0
    """On it."""
    holds: int = 0
    """Batteries that it takes."""
    equipped: bool = False


class AbilityView(BaseModel):
    """An ability."""

    id: str
    name: str
    cost: int
    effect: str


class MemberView(BaseModel):
    """All of a character in play that is public."""

    member: int
    seat: int
    player: str
    """As the seat is called."""
    id: str
    name: str
    short: str
    species: str
    role: str
    big: bool
    bonus: dict[Attribute, int]
    life: int
    wounds: int
    toxic: int
    statuses: list[Status]
    at: int | None
    exited: bool
    defeated: bool
    hidden: bool
    """Whether it hides where it stands."""
    hand: int
    """How many cards."""
    batteries: int
    aim: int
    items: list[ItemView]
    abilities: list[AbilityView]
    lasting: list[str]
    """Abilities that work on, by name."""
    goal: str
    progress: str
    """How far that goal is, in words."""
    goal_done: bool


class FigureView(BaseModel):
    """An enemy card in play."""

    number: int
    id: str
    name: str
    type: Type
    at: list[int]
    life: int
    wounds: int
    defence: int
    communicate: int | None
    """What talking to it is tested against now; None: it cannot be talked to."""
    fly: bool
    swarm: bool
    guard: bool
    actions: list[str]
    """In words, for threat 1, 2 and 3."""
    threat: int | None
    """The value of the threat card under it; None: there is none."""
    text: str


class SpaceView(BaseModel):
    """A space of the page. `at`: where it is drawn, 0 to 100 each way."""

    id: int
    label: str
    at: tuple[int, int]
    start: bool
    enemy: bool
    hide: bool
    water: bool
    poi: bool
    """Whether there is something to read: a point of interest, not read yet."""
    repeat: bool
    """Whether it may be read again."""
    objective: bool
    """Whether the objective token lies there."""
    exit: str
    """The letter of an exit that is open to the party; "": none."""
    closed: bool
    """Whether an exit here is closed to it."""
    scavenge: list[int]
    """The difficulties of the tokens there; their prizes are nobody's."""
    tokens: list[Token]


class LineView(BaseModel):
    """A line between two spaces, as it is now."""

    a: int
    b: int
    kind: Line


class ExitView(BaseModel):
    """An exit, and what is read where it is taken (AF-3.15)."""

    letter: str
    label: str
    open: bool
    text: str
    leads: list[int] = []
    """The pages that its entry may send the party to; none: it travels."""
    ends: bool = False
    """Whether its entry may end a mission."""


class TaskView(BaseModel):
    """The group task."""

    name: str
    attribute: Attribute
    difficulty: int
    dial: int
    card: CardView | None
    where: list[str]
    """The labels of the spaces from which one may help; none: anywhere."""
    spaces: list[int] = []
    """They, by number."""


class EnvironmentView(BaseModel):
    """An environment in force."""

    id: str
    name: str
    effect: str


class PageView(BaseModel):
    """The page that the party is on."""

    page: int
    title: str
    location: str
    scene: str
    revisit: bool
    situation: Situation
    spaces: list[SpaceView]
    lines: list[LineView]
    exits: list[ExitView]
    environments: list[EnvironmentView]
    enemies: list[FigureView]
    """By slot of the threat track."""
    threats: list[int]
    """The values of the threat cards, by slot."""
    check: str
    """What the next Check Threat does, in a sentence."""
    calamity: int | None
    """The value that a calamity here needs; None: it has been."""
    task: TaskView | None


class LocationView(BaseModel):
    """A place of the travel map; `at`: column and row from 0."""

    id: str
    name: str
    at: tuple[int, int]
    here: bool
    mission: bool
    """Whether this game's mission is there."""


class MissionView(BaseModel):
    """The mission of this game."""

    n: int
    name: str
    main: bool
    goal: str
    story: str
    location: str
    allowance: int
    pages: list[int] = []
    """Where it is done, the outermost page first."""


class StructureView(BaseModel):
    """A structure of the colony."""

    id: Structure
    name: str
    cost: int
    effect: str
    built: bool


class ColonyView(BaseModel):
    """The colony, at home."""

    chapter: int
    dials: dict[Dial, int]
    cap: int
    """The highest population."""
    structures: list[StructureView]
    improvements: list[ItemView]
    supply: list[ItemView]
    broken: list[ItemView]
    missions: dict[str, Literal["open", "done"]]
    """By name."""
    discoveries: dict[str, str]
    """Retrieved cards: name -> text."""
    goals: list[str]
    """Characters whose goals are complete, by name."""
    railcar: bool
    hull: int
    infinite: bool
    won: bool


class TestView(BaseModel):
    """A test as everybody saw it."""

    member: int
    what: str
    attribute: Attribute
    cards: list[CardView]
    bonus: int
    white: int
    black: int | None
    difficulty: int
    success: bool


class AttackView(BaseModel):
    """An attack that waits for a defence."""

    target: int
    strength: int
    by: str
    enemy: int | None


class HandView(BaseModel):
    """The hand of a character of one's own."""

    member: int
    name: str
    cards: list[CardView]
    standing: Order | None


class View(BaseModel):
    """The table from one seat, or from none."""

    seat: int | None
    names: list[str]
    phase: Phase
    turn: int
    active: int
    """The member whose turn it is, or is next."""
    bookkeeper: int
    party: list[MemberView]
    page: PageView | None
    colony: ColonyView
    mission: MissionView
    travel: list[LocationView]
    visited: list[int]
    """The pages that the party has come to in this game."""
    hunt: list[str]
    """The enemies in The Hunt box, by name."""
    deck: int
    discards: list[CardView]
    unseen: dict[str, int]
    """Prizes of scavenge tokens that nobody has seen yet, in words, and how often (AF-21.12)."""
    votes: dict[int, str]
    """Votes cast in the vote that is open, by seat."""
    proposed: int | None
    """The member who has proposed to nest after this turn."""
    tests: list[TestView]
    attack: AttackView | None
    hands: list[HandView]
    """Those of the reader's own characters, nobody else's."""

    def find_member(self, member: int) -> MemberView:
        """A character in play."""
        return self.party[member]

    def list_own_members(self) -> list[MemberView]:
        """The reader's characters."""
        return [one for one in self.party if one.seat == self.seat]
