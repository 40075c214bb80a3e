"""What each seat, and a spectator, may see, as data (section 29 of the ledger). `view` fills it."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel

from rules.kit.grids import Side
from rules.posthuman.model.state import Cell, Phase
from rules.posthuman.model.terms import (
    Action,
    Hurt,
    Kind,
    Level,
    MeleeFace,
    ShootingFace,
    Special,
    Stat,
    Terrain,
)

CardKind = Literal[
    "weapon", "equipment", "skill", "follower", "event", "scar", "action", "tile", "encounter"
]


class ShootingView(BaseModel):
    """What a ranged weapon adds."""

    dice: int
    range: int
    ammo: int
    specials: list[int]
    stuns: bool


class CardView(BaseModel):
    """A card whose face is known."""

    id: str
    kind: CardKind
    name: str
    text: str = ""
    rules: list[str] = []
    """What it does, a line for each effect."""
    size: int = 0
    """Slots, of items."""
    of: str = ""
    """The class of a weapon."""
    hands: int = 0
    wounds: int = 0
    special: Special | None = None
    shooting: ShootingView | None = None
    once: bool = False
    """Of equipment: whether it is used up by its use."""
    mounted: str = ""
    """The id of the equipment on a weapon."""
    active: bool = False
    """Of a weapon: whether it is one of those used."""


class ScarView(BaseModel):
    """The face of a scar."""

    id: str
    name: str
    text: str
    blank: bool
    changes: dict[Stat, int]
    weapon: str = ""
    """In a line; "": none."""
    weapon_wounds: int = 0
    rules: list[str]


class ZoneView(BaseModel):
    """A zone of a tile as printed."""

    figures: int
    kind: Literal["normal", "dead", "safe"]


class TileView(BaseModel):
    """A tile; drawn ones have no cell yet."""

    id: str
    name: str
    terrain: Terrain
    exits: list[Side]
    """As it lies."""
    zones: list[ZoneView]
    supply: int
    special: str = ""
    """The rule of a special tile."""
    cell: Cell = ""
    x: int = 0
    y: int = 0
    done: int = 0
    completed: bool = False
    foraged: bool = False
    start: bool = False
    vacant: list[Side] = []
    """Exits that lead to empty cells."""


class FoeView(BaseModel):
    """An enemy in a fight."""

    id: str
    name: str
    kind: Kind
    leader: bool
    speed: int
    health: int
    full: int
    """Its health when it came."""
    melee: int
    wounds: int
    dice: int
    """To shoot with."""
    range: int
    skill_shot: bool
    special: Special
    scar: bool
    xp: int
    rules: list[str]
    knocked_down: int
    shot: bool
    stunned: bool = False
    """Whether it has one melee die in round 1 (PH-14.17)."""


class ClashView(BaseModel):
    """The last roll of a fight."""

    foe: int
    mine: list[MeleeFace]
    defence: list[MeleeFace]
    theirs: list[MeleeFace]
    shots: list[ShootingFace]
    their_shots: list[ShootingFace]
    blocked: list[int]
    my_blocked: list[int]
    reasons: list[str]
    result: str
    their_defence: list[MeleeFace] = []
    """In `blocked` they come after the enemy's other dice."""
    rerolled: list[int] = []
    """Places of the player's dice that have been rolled again."""
    their_rerolled: list[int] = []


class FightView(BaseModel):
    """An encounter being resolved."""

    encounter: str
    name: str
    text: str
    level: Level
    combat: bool
    foes: list[FoeView]
    reward: list[str]
    stage: str
    round: int
    caught: bool
    swap: int
    knocked_down: int
    mind_used: bool
    won: bool
    lasting: list[str]
    clash: ClashView | None
    evadable: bool = True


class AssaultView(BaseModel):
    """A mutant's Attack! on a human, as long as it goes on (PH-18.19)."""

    mutant: int
    weapon: str
    """ "" where it uses its fists."""
    wounds: int
    """What the weapon deals."""
    stage: str
    shot: int
    """Wounds that the human has shot."""
    swap: int
    clash: ClashView


class HumanView(BaseModel):
    """All of a human that is public."""

    stats: dict[Stat, int]
    """Permanent."""
    effective: dict[Stat, int]
    """With what cards add now."""
    health: int
    morale: int
    limits: dict[Hurt, int]
    hunger: int
    food: int
    ammo: int
    xp: int
    bought: int
    learnt: int
    skills: list[CardView]
    gear: list[CardView]
    slots: int
    used_slots: int
    followers: list[CardView]
    hidden_followers: int
    """How many lie face down."""
    events: list[CardView]
    """Kept."""
    hand: int
    """How many cards."""
    scars: int
    terrain: Terrain
    at: Cell
    tile: str
    """The name of the tile."""
    zone: int | None
    where: str
    """In words: "Farm, zone 1 of 2"."""
    safe_house: bool
    on_start: bool
    completed: bool
    map: list[TileView]
    place: int
    legal: list[Action]
    declared: Action | None
    """Once all have declared (PH-10.6)."""
    lasting: list[str]
    fight: FightView | None
    assault: AssaultView | None = None
    character: str = ""
    """The name of the pre-made character; "" where its player has built it."""


class MutantView(BaseModel):
    """All of a mutant that is public."""

    stats: dict[Stat, int]
    mutations: list[ScarView]
    hand: int
    limit: int
    laid: bool
    acted: bool
    turned_on: int


class SeatView(BaseModel):
    """A seat."""

    seat: int
    name: str
    human: HumanView | None = None
    mutant: MutantView | None = None


class DealView(BaseModel):
    """An offer. Cards in somebody's hand are named to the two alone."""

    number: int
    seat: int
    partner: int
    give: list[str]
    get: list[str]
    food: int
    ammo: int


class PlanView(BaseModel):
    """What a mutant holds and means to do, which all mutants may know."""

    seat: int
    hand: list[CardView]
    laid: CardView | None
    targets: list[int]
    when: str
    weapon: str = ""
    """That it means to use; "" where it leaves that open."""


class Private(BaseModel):
    """What its seat alone knows."""

    hand: list[CardView] = []
    scars: list[ScarView] = []
    hidden_followers: list[CardView] = []
    drawn_tiles: list[TileView] = []
    declared: Action | None = None
    standing: dict[str, str] = {}
    plans: list[PlanView] = []
    """For mutants: those of all mutants."""
    peeked: list[CardView] = []
    """For a mutant: what its tactics showed, the top card first."""


class View(BaseModel):
    """The table from one seat, or from none."""

    seat: int | None
    phase: Phase
    turn: int
    first: int
    solo: bool
    short: bool
    strict: bool
    custom: bool
    event: CardView | None
    season: CardView | None
    seats: list[SeatView]
    market: list[CardView]
    deals: list[DealView]
    decks: dict[str, int]
    """The cards in each pile: `tiles`, `events`, `supply`, `skills`, `equipment`, `weapons`,
    `followers`, `scars`, `mutant_actions`, `encounters_1` to `encounters_3`, `minions_human`,
    `minions_mutant`."""
    discards: dict[str, list[str]]
    """What lies open beside each, but for scars, whose faces are nobody's (PH-17.5)."""
    removed: int
    struck: list[tuple[int, str]]
    """This turn's mutant actions so far: the human's seat and the title."""
    private: Private

    def human(self, seat: int) -> HumanView | None:
        """The human in a seat, if there is one."""
        return self.seats[seat].human

    def mutant(self, seat: int) -> MutantView | None:
        """The mutant in a seat, if there is one."""
        return self.seats[seat].mutant
