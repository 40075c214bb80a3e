"""What each seat, and a spectator, may see, as data (section 29 of the ledger). `view` makes it."""

from typing import Literal

from pydantic import BaseModel

from rules.kit.grids import Side
from rules.kit.late_views import HasLateTexts, LateLine, LateLines
from rules.posthuman.model import terms
from rules.posthuman.model.cards import Shooting, Zone
from rules.posthuman.model.state import Cell, Phase

CardKind = Literal[
    "weapon", "equipment", "skill", "follower", "event", "scar", "action", "tile", "encounter"
]


class CardView(HasLateTexts, BaseModel):
    """A card whose face is known."""

    id: str
    kind: CardKind
    name: LateLine
    text: LateLine = ""
    rules: LateLines = []
    """What the card does, one line for each effect."""
    size: int = 0
    """How many slots an item takes."""
    of: str = ""
    """The class of a weapon."""
    hands: int = 0
    wounds: int = 0
    special: terms.Special | None = None
    shooting: Shooting | None = None
    once: bool = False
    """Whether equipment is used up once used."""
    mounted: str = ""
    """The id of the equipment that is mounted on a weapon."""
    active: bool = False
    """Whether a weapon is active."""


class ScarView(HasLateTexts, BaseModel):
    """The face of a scar."""

    id: str
    name: LateLine
    text: LateLine
    blank: bool
    changes: dict[terms.Stat, int]
    weapon: LateLine = ""
    """The weapon in one line of text; "" if the scar has none."""
    weapon_wounds: int = 0
    rules: LateLines


class TileView(HasLateTexts, BaseModel):
    """A tile of a map, or a drawn tile, which has no cell yet."""

    id: str
    name: LateLine
    terrain: terms.Terrain
    exits: list[Side]
    """The sides of its exits as the tile lies."""
    zones: list[Zone]
    supply: int
    special: LateLine = ""
    """The rule of a special tile, in words."""
    cell: Cell = ""
    x: int = 0
    y: int = 0
    done: int = 0
    completed: bool = False
    foraged: bool = False
    start: bool = False
    vacant: list[Side] = []
    """Exits that lead to empty cells."""


class FoeView(HasLateTexts, BaseModel):
    """An enemy in a fight."""

    id: str
    name: LateLine
    kind: terms.Kind
    leader: bool
    speed: int
    health: int
    full: int
    """The health that the enemy had at the start."""
    melee: int
    wounds: int
    dice: int
    """How many shooting dice the enemy has."""
    range: int
    skill_shot: bool
    special: terms.Special
    scar: bool
    xp: int
    rules: LateLines
    knocked_down: int
    shot: bool
    stunned: bool = False
    """Whether the enemy has only one melee die in round 1 (PH-14.17)."""


class ClashView(HasLateTexts, BaseModel):
    """The last roll of a fight."""

    foe: int
    mine: list[terms.MeleeFace]
    defence: list[terms.MeleeFace]
    theirs: list[terms.MeleeFace]
    shots: list[terms.ShootingFace]
    their_shots: list[terms.ShootingFace]
    blocked: list[int]
    my_blocked: list[int]
    reasons: LateLines
    result: LateLine
    their_defence: list[terms.MeleeFace] = []
    """The enemy's defence dice. In `blocked` their places come after those of its other dice."""
    rerolled: list[int] = []
    """Places of the player's dice that have been re-rolled."""
    their_rerolled: list[int] = []


class FightView(HasLateTexts, BaseModel):
    """An encounter being resolved."""

    encounter: str
    name: LateLine
    text: LateLine
    level: terms.Level
    combat: bool
    foes: list[FoeView]
    reward: LateLines
    stage: str
    round: int
    caught: bool
    swap: int
    knocked_down: int
    mind_used: bool
    won: bool
    lasting: LateLines
    clash: ClashView | None
    evadable: bool = True


class AssaultView(HasLateTexts, BaseModel):
    """A mutant's Attack! on a human, while it goes on (PH-18.19)."""

    mutant: int
    weapon: LateLine
    """ "" if the mutant uses its fists."""
    wounds: int
    """How many wounds a hit deals, with what the mutant's strength adds."""
    stage: str
    shot: int
    """How many wounds the human has dealt by shooting."""
    swap: int
    clash: ClashView


class HumanView(HasLateTexts, BaseModel):
    """Everything public about a human."""

    stats: dict[terms.Stat, int]
    """The permanent values."""
    effective: dict[terms.Stat, int]
    """The values with what cards add now."""
    health: int
    morale: int
    limits: dict[terms.Hurt, int]
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
    """How many followers lie face down."""
    events: list[CardView]
    """Event cards that the player keeps."""
    hand: int
    """How many cards the player holds."""
    scars: int
    terrain: terms.Terrain
    at: Cell
    tile: LateLine
    """The name of the tile."""
    zone: int | None
    where: LateLine
    """Where the human is, in words: "Farm, zone 1 of 2"."""
    safe_house: bool
    on_start: bool
    completed: bool
    map: list[TileView]
    place: int
    legal: list[terms.Action]
    declared: terms.Action | None
    """The declared action, shown once all have declared (PH-10.6)."""
    lasting: LateLines
    fight: FightView | None
    assault: AssaultView | None = None
    character: str = ""
    """The id of the pre-made character; "" if the player has built their own."""


class MutantView(BaseModel):
    """Everything public about a mutant."""

    stats: dict[terms.Stat, int]
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


class DealView(HasLateTexts, BaseModel):
    """An offer to trade. Only its two players see which cards of a hand it names."""

    number: int
    seat: int
    partner: int
    give: LateLines
    get: LateLines
    food: int
    ammo: int


class PlanView(HasLateTexts, BaseModel):
    """What a mutant holds and plans. All mutants may see it."""

    seat: int
    hand: list[CardView]
    laid: CardView | None
    targets: list[int]
    when: str
    weapon: LateLine = ""
    """The weapon that the mutant plans to use; "" if it leaves the choice open."""


class Private(BaseModel):
    """What only the player in this seat may see."""

    hand: list[CardView] = []
    scars: list[ScarView] = []
    hidden_followers: list[CardView] = []
    drawn_tiles: list[TileView] = []
    declared: terms.Action | None = None
    standing: dict[str, str] = {}
    plans: list[PlanView] = []
    """For a mutant: the plans of all mutants."""
    peeked: list[CardView] = []
    """For a mutant: the cards that its tactics showed, the top one first."""


class View(BaseModel):
    """The table as one seat sees it, or a spectator."""

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
    """How many cards each pile holds: `tiles`, `events`, `supply`, `skills`, `equipment`,
    `weapons`, `followers`, `scars`, `mutant_actions`, `encounters_1` to `encounters_3`,
    `minions_human`, `minions_mutant`."""
    discards: dict[str, list[str]]
    """The face-up discards of each pile but the scars, whose faces nobody may see (PH-17.5)."""
    scar_discards: int
    """How many scars have been discarded (PH-1.10)."""
    removed: int
    struck: list[tuple[int, str]]
    """This turn's mutant actions so far, each as the human's seat and the action's title."""
    private: Private

    def human(self, seat: int) -> HumanView | None:
        """Return the human in a seat, or None."""
        return self.seats[seat].human

    def mutant(self, seat: int) -> MutantView | None:
        """Return the mutant in a seat, or None."""
        return self.seats[seat].mutant
