"""The data of each kind of card and board, read from `content/` and checked when loaded."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import Annotated, Literal, TypeVar, cast, dataclass_transform

from pydantic import AfterValidator, ConfigDict, Field, TypeAdapter, model_validator
from pydantic.dataclasses import dataclass

from rules import engine
from rules.aurora.model.boxes import Box, parse_box
from rules.aurora.words import Message
from rules.kit.content import NO_TEXT, BrokenCard, DeckText, read_card, read_deck

CONTENT = Path(__file__).parents[1] / "content"
C = TypeVar("C")
_STRICT = ConfigDict(extra="forbid")

Area = Literal[
    "bottom first", "bottom row", "top row", "front column", "second column", "last column"
]
"""The target areas of a Convoy (LA-4.2, LA-4.3)."""
Effect = Literal["none", "damage", "contamination", "fame"]
"""What a Location does to the player who searches it (LA-8.20)."""
Window = Literal["exploration", "rest", "movement", "fire", "end", "reaction"]
"""When a card may be played. `end`: it counts at the end of the game; `reaction`: out of turn, at
the moment that the card allows (LA-16)."""
Ability = Literal[
    "cold-maiden",
    "co-pilot",
    "leader",
    "bounty-hunter",
    "driver",
    "explorer",
    "hermit",
    "jackal",
    "mechanic",
    "medic",
    "orphan",
    "preacher",
    "renegade",
    "shooter",
    "prisoner",
]
"""What a Survivor can do; each ability has the name of the Survivor (LA-14)."""
Pair = Literal[0, 1, 2]
"""A pair of Enemies: I-II, III-IV or V-VI. Each pair has its own Hitpoints cards, Loot and rows."""
PAIRS = ("I-II", "III-IV", "V-VI")
ROMAN = ("I", "II", "III", "IV", "V", "VI")


@dataclass_transform(frozen_default=True, kw_only_default=True)
def make_card_class(cls: type[C]) -> type[C]:
    """Make a dataclass for card data: checked, frozen, and without unknown fields."""
    return cast(type[C], dataclass(cls, config=_STRICT, frozen=True, kw_only=True))


def _check_box(spec: str) -> str:
    parse_box(spec)
    return spec


def _check_tokens(block: str) -> str:
    if not set(block) <= set("FPAO"):
        raise ValueError(f"“{block}” has tokens other than F, P, A and O")
    return block


Id = Annotated[str, Field(pattern=r"^[a-z][a-z0-9-]*$")]
Name = Annotated[DeckText, Field(min_length=2, max_length=40)]
Says = Annotated[DeckText, Field(min_length=20, max_length=240)]
"""One or two sentences of our own, read aloud when the card appears."""
Tells = Annotated[DeckText, Field(min_length=8, max_length=200)]
"""What the card does, in plain words."""
Spec = Annotated[str, AfterValidator(_check_box)]
Block = Annotated[str, Field(min_length=1, max_length=3), AfterValidator(_check_tokens)]


@make_card_class
class Card:
    """What all cards have."""

    id: Id
    name: Name
    says: Says
    period: Literal[0, 1, 2, 3] = 0
    """The part of the Exploration deck that the card belongs to; 0 if it is not in that deck."""
    marked: bool = False
    """Whether the card is marked; only some marked cards are put back (LA-2.9)."""
    pair: Pair | None = None
    """The pair whose Loot deck the card belongs to; None if it is not Loot."""
    wolves: bool = False
    colour: str = ""
    """The colour of the player whose start card this is; "" if it is nobody's."""


@make_card_class
class Part(Card):
    """A card of a Convoy: a Truck, a Trailer or a Device (LA-4.1)."""

    kind: Literal["truck", "trailer", "device"]
    boxes: tuple[Spec, ...] = Field(min_length=1)
    speed: int = Field(default=0, ge=0, le=5)
    towing: int = Field(default=0, ge=0, le=5)

    @cached_property
    def printed_boxes(self) -> tuple[Box, ...]:
        return tuple(parse_box(spec) for spec in self.boxes)

    @model_validator(mode="after")
    def _trucks_drive(self) -> Part:
        if (self.kind == "truck") != bool(self.speed and self.towing):
            raise ValueError("speed, towing: a Truck has both, nothing else has either")
        return self


@make_card_class
class Survivor(Card):
    """A Survivor whom a player can take along (LA-14). The book says `lost` when a Convoy loses the
    Survivor, and `aboard` at the end if the Survivor is at the ship."""

    kind: Literal["survivor"] = "survivor"
    skill: int = Field(ge=1, le=3)
    ability: Ability
    tells: Tells
    lost: Says
    aboard: Says


@make_card_class
class Location(Card):
    """A place to search: it has an effect first, then gives one of two blocks (LA-8.20 to
    LA-8.29)."""

    kind: Literal["location"]
    effect: Effect
    blocks: tuple[Block, Block]


@make_card_class
class Encounter(Card):
    """Somebody with whom a player makes a deal (LA-15.8 to LA-15.12)."""

    kind: Literal["encounter"]
    deal: Literal["travelers", "merchant", "slaver"]


@make_card_class
class Happening(Card):
    """An Event: it happens when it is revealed (LA-6.3)."""

    kind: Literal["event"]
    event: Literal["departure", "snowstorm"]


@make_card_class
class Hit:
    """One thing that an ambush does to a Convoy."""

    damage: int = Field(default=0, ge=0, le=3)
    area: Area | None = None
    contamination: int = Field(default=0, ge=0, le=1)
    resource: int = Field(default=0, ge=0, le=1)
    """How many Resources of any type the player discards."""

    @model_validator(mode="after")
    def _is_one_thing(self) -> Hit:
        if sum(map(bool, (self.damage, self.contamination, self.resource))) != 1:
            raise ValueError("a hit is damage, contamination or a resource")
        if bool(self.damage) != bool(self.area):
            raise ValueError("area: damage has one, nothing else has")
        return self


@make_card_class
class Enemy(Card):
    """An Enemy that attacks the Convoys (LA-17.1)."""

    kind: Literal["enemy"]
    number: int = Field(ge=1, le=6)
    ambush: tuple[tuple[Hit, ...], ...] = Field(min_length=1, max_length=2)
    """Alternatives of which the owner chooses one; all hits of the chosen one happen."""

    @property
    def group(self) -> Pair:
        found: Pair = (0, 0, 1, 1, 2, 2)[self.number - 1]
        return found

    @property
    def roman(self) -> str:
        return ROMAN[self.number - 1]


Face = Annotated[
    Location | Survivor | Encounter | Part | Happening | Enemy, Field(discriminator="kind")
]
"""A card that may lie in the Exploration deck (LA-15.1)."""


@make_card_class
class Played(Card):
    """A card held in secret until it is played: an Object, or Special Loot (LA-16)."""

    kind: Literal["object", "special"]
    key: Id
    """What the card does; cards of the same name share the key."""
    windows: tuple[Window, ...] = Field(min_length=1)
    when: Annotated[DeckText, Field(max_length=100)] = NO_TEXT
    """The moment to play it, as its text begins."""
    does: Tells
    short: Annotated[DeckText, Field(max_length=100)] = NO_TEXT
    """What the card does in brief, if `does` is too long for an option's detail."""
    copies: int = Field(default=1, ge=1)

    @cached_property
    def tells(self) -> engine.Message:
        """The card's whole text."""
        return Message("card-tells", when=self.when, does=self.does) if self.when else self.does

    @property
    def brief(self) -> Message:
        """What the card does, as an option's detail."""
        return Message("capitalised", text=self.short or self.does)


@make_card_class
class Outcome:
    """An Outcome card: the result of a shot, for every Weapon and every Enemy (LA-17.4)."""

    id: int
    letter: Literal["A", "B", "C", "D"]
    area: Area
    """The target area printed on the back (LA-22.2)."""
    weapons: tuple[int, int, int, int]
    """The damage that a Weapon of rating 1, 2, 3 and 4 does."""
    jams: bool = False
    fury: tuple[int, int, int, int] = (0, 0, 0, 0)
    enemies: tuple[str, str, str]
    """For each pair of Enemies: "miss", "ambush", or the damage."""

    @model_validator(mode="after")
    def _check_enemies(self) -> Outcome:
        if not set(self.enemies) <= {"miss", "ambush", "1", "2", "3"}:
            raise ValueError("enemies: each is miss, ambush, or 1 to 3")
        return self


@make_card_class
class Hitpoints:
    """One side of a Hitpoints card: its boxes in the order of the arrows (LA-17.2)."""

    id: Annotated[str, Field(pattern=r"^[1-6][ab]$")]
    pair: Pair
    boxes: Annotated[str, Field(pattern=r"^[T*OFPA-]+$")]
    start: tuple[int, int, int]
    """The first box in play with 2, 3 and 4 players, counted from 1."""


@make_card_class
class Step:
    """One part of a Bonus Action: what it costs or gives (LA-18.5, LA-18.6)."""

    do: Literal["repair", "damage", "treat", "contaminate", "fame", "gain", "fury", "recycle"]
    count: int = Field(default=1, ge=1, le=3)
    what: Literal["", "F", "P", "A", "O", "truck", "trailer", "device"] = ""

    @model_validator(mode="after")
    def _has_its_what(self) -> Step:
        wanted = {"gain": set("FPAO"), "recycle": {"truck", "trailer", "device"}}.get(self.do, {""})
        if self.what not in wanted:
            raise ValueError(f"what: “{self.what}” does not go with {self.do}")
        return self


@make_card_class
class Bonus:
    """One side of a Bonus tile: the Bonus Actions of a slot. A player may take one of them."""

    id: Annotated[str, Field(pattern=r"^[1-5]-[12]$")]
    cost: Literal[1, 2, 3]
    tile: int = Field(ge=1, le=5)
    side: Literal[1, 2]
    actions: tuple[tuple[Step, ...], ...] = Field(min_length=1, max_length=3)


@make_card_class
class Shortcut:
    """A road that saves steps but may cost something (LA-10.16 to LA-10.19)."""

    ends: tuple[str, str]
    rough: bool = False
    avalanche: bool = False
    damage: int = Field(default=0, ge=0, le=3)
    contamination: int = Field(default=0, ge=0, le=3)


@make_card_class
class Region:
    """One side of a Region board (LA-19)."""

    id: Annotated[str, Field(pattern=r"^[123][AB]$")]
    name: Name
    roads: tuple[str, ...] = Field(min_length=1)
    """Chains of spaces, each written like 100-101-102a."""
    shortcuts: tuple[Shortcut, ...]
    waypoints: tuple[str, ...]
    west: str = ""
    """Which tunnels at the left edge are collapsed on this side: "", "S"."""
    east: str = ""
    says: Says


@make_card_class
class Action:
    """A card of the Automa (LA-20.21)."""

    id: Annotated[str, Field(pattern=r"^AC[1-6]$")]
    skill: Literal[1, 2, 3]
    arrow: Literal["left", "right"]
    priority: tuple[Literal["location", "survivor", "convoy", "encounter"], ...] = ()
    standard: Tells
    hard: Tells
    """What the card does besides exploring, in words."""


@make_card_class
class Decks:
    """Everything in the box, by id."""

    exploration: Mapping[str, Face]
    starting: Mapping[str, Part | Survivor]
    """The start cards, without a colour (LA-3.7)."""
    objects: Mapping[str, Played]
    loot: Mapping[str, Part | Survivor | Played]
    outcomes: Mapping[int, Outcome]
    hitpoints: Mapping[str, Hitpoints]
    bonuses: Mapping[str, Bonus]
    regions: Mapping[str, Region]
    actions: Mapping[str, Action]


@make_card_class
class _Outcomes:
    outcomes: tuple[Outcome, ...]


_FACE: TypeAdapter[Face] = TypeAdapter(Face)
_START: TypeAdapter[Part | Survivor] = TypeAdapter(
    Annotated[Part | Survivor, Field(discriminator="kind")]
)
_LOOT: TypeAdapter[Part | Survivor | Played] = TypeAdapter(
    Annotated[Part | Survivor | Played, Field(discriminator="kind")]
)


def load_decks(folder: Path = CONTENT) -> Decks:
    """Load all decks from a folder. Raises BrokenCard."""
    exploration: dict[str, Face] = {}
    for period in (1, 2, 3):
        exploration |= read_deck(folder / f"period-{period}.yaml", _FACE, period=period)
    return Decks(
        exploration=exploration,
        starting=read_deck(folder / "start.yaml", _START),
        objects={
            f"{key}-{n}": replace(card, id=f"{key}-{n}")
            for key, card in read_deck(folder / "objects.yaml", Played).items()
            for n in range(1, card.copies + 1)
        },
        loot=read_deck(folder / "loot.yaml", _LOOT),
        outcomes={
            card.id: card for card in read_card(folder / "outcomes.yaml", _Outcomes).outcomes
        },
        hitpoints=read_deck(folder / "hitpoints.yaml", Hitpoints),
        bonuses=read_deck(folder / "bonuses.yaml", Bonus),
        regions=read_deck(folder / "regions.yaml", Region),
        actions=read_deck(folder / "automa.yaml", Action),
    )


__all__ = ["BrokenCard", "Decks", "load_decks"]
