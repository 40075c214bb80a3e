"""What each seat, and a spectator, may see, as data (LA-22, LA-24). `view` fills it."""

from __future__ import annotations

from pydantic import BaseModel

from rules.aurora.model.cards import Area
from rules.aurora.model.maps import Space
from rules.aurora.model.players import Zone


class BoxView(BaseModel):
    """A box of a Convoy card."""

    ref: str
    kind: str
    value: int
    label: str
    content: str
    """ "", F, P, A, S, or X for Damage."""


class PartView(BaseModel):
    """A Convoy card, and where it is: "0b" the Truck, "1t" the Device above the first Trailer."""

    place: str
    card: str
    name: str
    kind: str
    speed: int
    towing: int
    loot: bool
    boxes: list[BoxView]


class CrewView(BaseModel):
    card: str
    name: str
    zone: Zone
    skill: int
    counters: int
    used: bool
    tells: str


class CardView(BaseModel):
    """A hidden card in its owner's hand."""

    card: str
    name: str
    tells: str
    windows: list[str]
    playable: bool


class PlayerView(BaseModel):
    """One seat: all of it is public but the faces of the hidden cards."""

    seat: int
    name: str
    colour: str
    out: bool
    space: Space
    fame: int
    fury: int
    special: bool
    fuel: int
    food: int
    ammo: int
    speed: int
    towing: int
    hidden: int
    """Hidden cards held."""
    limit: int
    kept: int
    """Loot kept that comes into play when the firing ends."""
    dealt: int
    """Loot cards still to choose from."""
    parts: list[PartView]
    crew: list[CrewView]
    hand: list[CardView] | None
    """The reader's own; everybody's when the game is over."""
    crossed: list[str]
    """Links of this round's drive, from where it began."""
    fired: list[str]
    spared: str | None


class SlotView(BaseModel):
    """A slot of the Exploration Zone."""

    slot: int
    cost: int
    bonuses: list[str]
    card: str | None
    name: str
    kind: str
    detail: str
    blocks: list[str]
    effect: str
    tile: str
    """The side of the Bonus tile under it."""


class FoeView(BaseModel):
    """An Enemy in play."""

    card: str
    name: str
    number: int
    region: int
    boxes: str
    """Rewards in the order of the arrows: T Target, * Fame, O Object, F P A Resources, - none."""
    filled: int
    targets: dict[int, int]


class AutomaView(BaseModel):
    """The Automa's board."""

    hard: bool
    rows: dict[str, list[bool]]
    column: int
    survivors: int
    contaminated: int
    standing: int
    food: int
    fuel: int
    ammo: int
    fame: int
    cards: int
    """Object and Loot cards, unseen."""
    face_down: int
    revealed: list[str]
    space: Space
    crossed: list[str]
    """Links of this round's drive, from where it began."""


class Sheet(BaseModel):
    """What is the reader's alone."""

    hand: list[CardView]
    dealt: list[list[str]]
    kept: list[str]


class View(BaseModel):
    """The table from one seat, or from none."""

    seat: int | None
    phase: str
    round: int
    order: list[int]
    acting: int | None
    players: list[PlayerView]
    automa: AutomaView | None
    sides: tuple[str, str, str]
    regions: list[str]
    waypoints: dict[Space, str]
    closed: list[str]
    tunnels: list[Space]
    mine: str | None
    aurora: int
    red: bool
    aurora_at: int
    """The number of the space beside which the Aurora lies."""
    storm: bool
    zone: list[SlotView]
    deck: int
    period: int
    """Of the card on top of the deck; 0: the deck is empty."""
    put_back: list[int]
    """Marked cards in the deck at the start, by period."""
    foes: list[FoeView]
    area: Area | None
    """On the back of the top Outcome card."""
    outcome_discards: list[int]
    object_discards: list[str]
    objects: int
    defeated: list[str]
    common: list[str]
    ended: str
    scores: dict[int, dict[str, int]]
    sheet: Sheet | None
