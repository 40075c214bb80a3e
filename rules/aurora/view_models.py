"""The data that each seat, and a spectator, may see (LA-22, LA-24). `view` fills it."""

from collections import Counter
from functools import cached_property

from pydantic import BaseModel

from rules.aurora.model.boxes import DAMAGE
from rules.aurora.model.cards import Area
from rules.aurora.model.maps import Space
from rules.aurora.model.players import Zone
from rules.kit.late_views import HasLateTexts, LateLine, LateLines


class BoxView(HasLateTexts, BaseModel):
    """A box of a Convoy card."""

    ref: str
    kind: str
    value: int
    label: LateLine
    content: str
    """ "", F, P, A, S, or X for Damage."""


class PartView(HasLateTexts, BaseModel):
    """A Convoy card and its place: "0b" is the Truck, "1t" the Device above the first Trailer."""

    place: str
    card: str
    name: LateLine
    kind: str
    speed: int
    towing: int
    loot: bool
    boxes: list[BoxView]


class CrewView(HasLateTexts, BaseModel):
    card: str
    name: LateLine
    zone: Zone
    skill: int
    counters: int
    used: bool
    tells: LateLine


class CardView(HasLateTexts, BaseModel):
    """A hidden card in its owner's hand."""

    card: str
    name: LateLine
    tells: LateLine
    windows: list[str]
    playable: bool


class PlayerView(BaseModel):
    """What the reader sees of one player: all of it is public but the faces of hidden cards."""

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
    """How many hidden cards the player holds."""
    limit: int
    kept: int
    """How many Loot cards the player has kept until the firing ends."""
    dealt: int
    """How many Loot cards the player still has to choose from."""
    parts: list[PartView]
    crew: list[CrewView]
    hand: list[CardView] | None
    """The hidden cards; None unless they are the reader's own or the game is over."""
    crossed: list[str]
    """Links crossed in this round's movement, from where it began."""
    fired: list[str]
    spared: str | None

    @cached_property
    def boxes(self) -> list[BoxView]:
        """All boxes of the Convoy."""
        return [box for part in self.parts for box in part.boxes]

    @cached_property
    def damaged_count(self) -> int:
        """How many boxes are damaged."""
        return [box.content for box in self.boxes].count(DAMAGE)

    @cached_property
    def empty_counts(self) -> dict[str, int]:
        """Kind of box -> how many boxes of it are empty."""
        return Counter([box.kind for box in self.boxes if not box.content])


class SlotView(HasLateTexts, BaseModel):
    """A slot of the Exploration Zone."""

    slot: int
    cost: int
    bonuses: LateLines
    card: str | None
    name: LateLine
    kind: str
    detail: LateLine
    blocks: list[str]
    effect: str
    tile: str
    """The side of the Bonus tile under the slot."""


class FoeView(HasLateTexts, BaseModel):
    """An Enemy in play."""

    card: str
    name: LateLine
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
    """How many Object and Loot cards the Automa holds, unseen."""
    face_down: int
    revealed: list[str]
    space: Space
    crossed: list[str]
    """Links crossed in this round's movement, from where it began."""


class Sheet(BaseModel):
    """What only the reader may see."""

    hand: list[CardView]
    dealt: list[list[str]]
    kept: list[str]


class View(HasLateTexts, BaseModel):
    """The table as one seat, or a spectator, may see it."""

    seat: int | None
    phase: str
    round: int
    order: list[int]
    acting: int | None
    players: list[PlayerView]
    automa: AutomaView | None
    sides: tuple[str, str, str]
    regions: LateLines
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
    """The period of the card on top of the deck; 0 if the deck is empty."""
    put_back: list[int]
    """How many marked cards were in the deck at the start, by period."""
    foes: list[FoeView]
    area: Area | None
    """The target area on the back of the top Outcome card."""
    outcome_discards: list[int]
    object_discards: list[str]
    objects: int
    defeated: list[str]
    common: list[str]
    ended: str
    scores: dict[int, dict[str, int]]
    sheet: Sheet | None
