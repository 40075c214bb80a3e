"""What a view of Posthuman is made of (PH section 29)."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel

from rules.kit.grids import Side

from .state import Cell, Phase
from .terms import Action, Kind, Level, MeleeFace, ShootingFace, Special, Stat, Terrain


class CardView(BaseModel):
    """A card that its reader may know: its name, and what it does in words."""

    id: str
    name: str
    text: str = ""
    does: str = ""


class ItemView(CardView):
    """An item: its size in slots, whether it is used now, and what is mounted on it."""

    size: int
    figures: str = ""
    """A weapon's figures in short: "2 wounds, 2 hands, critical"."""
    active: bool = False
    mounted: str = ""


class ZoneView(BaseModel):
    """A zone of a tile on a map."""

    figures: int
    kind: Literal["normal", "dead", "safe"]
    done: bool
    here: bool


class TileView(BaseModel):
    """A tile as it lies on somebody's map."""

    cell: Cell
    name: str
    terrain: Terrain
    exits: tuple[Side, ...]
    zones: list[ZoneView]
    supply: int
    special: str = ""
    """What a special tile does, in words."""
    completed: bool
    foraged: bool
    start: bool
    here: bool
    """Whether its human stands on it."""


class HumanView(BaseModel):
    """A human's sheet, as everybody may see it."""

    health: int
    health_limit: int
    morale: int
    morale_limit: int
    hunger: int
    food: int
    ammo: int
    xp: int
    stats: dict[Stat, int]
    """With what cards add now, 1 to 5."""
    printed: dict[Stat, int]
    """Without."""
    skills: list[CardView]
    gear: list[ItemView]
    slots: int
    slots_used: int
    followers: list[CardView]
    hidden_followers: int
    events: list[CardView]
    hand: int
    scars: int
    place: int
    level: Level
    terrain: Terrain
    where: str
    """In words: "Millbrook, zone 2 of 3"."""
    safe_house: bool
    on_start: bool
    cell: Cell
    map: list[TileView]
    declared: Action | None
    """Once all have declared."""


class MutantView(BaseModel):
    """A mutant, as everybody may see it."""

    stats: dict[Stat, int]
    mutations: list[CardView]
    hand: int
    laid: bool
    acted: bool


class PlayerView(BaseModel):
    """A seat. Neither human nor mutant: its character is still to be chosen."""

    seat: int
    name: str
    human: HumanView | None = None
    mutant: MutantView | None = None


class FoeView(BaseModel):
    """An enemy in a fight."""

    id: str
    name: str
    kind: Kind
    speed: int
    health: int
    """Left; 0: dead."""
    full: int
    melee: int
    wounds: int
    dice: int
    range: int
    special: Special
    scars: bool
    does: str = ""


class ClashView(BaseModel):
    """The last roll: faces of both sides, and the places of those that are blocked."""

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


class FightView(BaseModel):
    """An encounter that is being resolved."""

    seat: int
    name: str
    text: str
    level: Level
    narrative: bool
    stage: Literal["revealed", "shooting", "melee", "over"]
    round: int
    caught: bool
    foes: list[FoeView]
    clash: ClashView | None


class DealView(BaseModel):
    """An offer in the trade phase, without the cards in hand that it names."""

    seat: int
    partner: int
    give: list[str]
    get: list[str]
    food: int
    ammo: int
    hidden: int
    """Cards in hand that it names."""


class OwnMutant(BaseModel):
    """What the mutants know of each other (PH-18.22a)."""

    seat: int
    hand: list[CardView]
    laid: str = ""
    when: str = ""
    targets: list[int] = []


class Private(BaseModel):
    """What only this seat knows."""

    hand: list[ItemView] = []
    scars: list[CardView] = []
    mutations: int = 0
    """Of its scars those that are no blanks."""
    hidden_followers: list[CardView] = []
    declared: Action | None = None
    tiles: list[TileView] = []
    """Drawn and not laid yet, as printed (PH-6.18)."""
    deals: list[DealView] = []
    mutants: list[OwnMutant] = []
    standing: dict[str, str] = {}


class View(BaseModel):
    """The table from one seat, or from none."""

    seat: int | None
    seats: int
    solo: bool
    short: bool
    phase: Phase
    turn: int
    first: int
    event: CardView | None
    season: CardView | None
    players: list[PlayerView]
    fights: list[FightView]
    deals: list[DealView]
    decks: dict[str, int]
    discards: dict[str, list[str]]
    """By deck the names of the discarded cards, the newest last; of the scars only how many there
    are is known (PH-1.10), so they are not here."""
    private: Private
