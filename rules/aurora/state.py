"""The whole position of a game of Last Aurora, and the plain questions one asks of it.

The whole and what it is made of are plain slotted dataclasses: pydantic checks them where text
comes in, and nothing does in the middle of a turn."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from rules.engine import Slotted

from .boxes import DAMAGE, Box, Kind, Token
from .cards import Ability, Area, Part, Survivor
from .decks import COLOURS, DECKS, HELD, PARTS, START_CARDS, SURVIVORS
from .maps import START, Map, Space, number, the_map
from .plan import Cards, Plan, plan_of, split

AUTOMA = -1
"""The Automa's place in the Turn Order (LA-20.2)."""
BONUS_TILES = 5
SLOTS = 5
FAME = range(-1, 4)
FURY = range(6)
HAND = 3
"""Hidden cards that a board holds (LA-5.19)."""
COUNTERS = 3
"""Target counters of a player (LA-3.1); the Automa has two."""

Zone = Literal["active", "rest", "exhausted"]
Phase = Literal[
    "setup", "exploration", "rest", "movement", "ambush", "fire", "enemies", "end", "over"
]
ZONES: tuple[Zone, ...] = ("active", "rest", "exhausted")


@dataclass(slots=True, kw_only=True)
class Crew:
    """A Survivor card in somebody's zones (LA-14)."""

    card: str
    zone: Zone
    counters: int = 0
    """Contamination on it."""
    fresh: int = 0
    """Those of the counters that came in this step: a Hazmat Suit can still take them back."""
    steeled: bool = False
    """Antifreeze: printed skill 3 for the phase (LA-16.3)."""
    used: bool = False
    """Whether the ability has been used this round (LA-14.1)."""

    @property
    def data(self) -> Survivor:
        return SURVIVORS[self.card]

    @property
    def ability(self) -> Ability:
        return SURVIVORS[self.card].ability

    @property
    def name(self) -> str:
        return SURVIVORS[self.card].name

    @property
    def left(self) -> int:
        """Printed skill less Contamination: at 0 the Survivor dies (LA-5.14, LA-5.16)."""
        return SURVIVORS[self.card].skill - self.counters


@dataclass(slots=True, kw_only=True)
class Hauled:
    """A Convoy card in play, and what is in its boxes: "" or a token or Damage."""

    card: str
    boxes: list[str]

    @property
    def data(self) -> Part:
        return PARTS[self.card]

    @classmethod
    def fresh(cls, card: str) -> Hauled:
        return cls(card=card, boxes=[""] * len(PARTS[card].boxes))


@dataclass(slots=True, kw_only=True)
class Column:
    """The Truck or a Trailer, and the Device above it (LA-4.1)."""

    bottom: Hauled
    top: Hauled | None = None


@dataclass(slots=True, kw_only=True)
class Player:
    """One seat."""

    colour: str
    crew: list[Crew]
    columns: list[Column]
    """The Truck's first, then the Trailers' from front to rear."""
    fame: int = 0
    fury: int = 0
    special: bool = False
    """Whether the Special Fury ability has been switched on (LA-18.3)."""
    hand: list[str] = field(default_factory=list)
    """Objects and Special Loot, newest last (LA-5.18)."""
    dealt: list[list[str]] = field(default_factory=list)
    """Loot to choose from, a list for each Enemy defeated (LA-11.23)."""
    kept: list[str] = field(default_factory=list)
    """Loot that comes into play when the firing ends (LA-11.24)."""
    space: Space = START
    out: bool = False
    """Has lost the last Survivor (LA-13.13)."""
    fired: list[str] = field(default_factory=list)
    """Boxes used in this Phase 4 (LA-11.12, LA-11.20)."""
    spared: str | None = None
    """The Enemy that the Renegade lets this player ignore in this phase (LA-14.20)."""
    shots: int = 0
    """Shots of this phase that have inflicted damage, for the Shooter (LA-14.22)."""
    armed: bool = False
    """Incendiary Ammunition: the next attack takes no Ammo (LA-16.7)."""
    speed: int = 0
    """Points gained for the movement of this turn."""
    burning: list[str] = field(default_factory=list)
    """Resources promised for some of them, spent when the Convoy drives (LA-10.6)."""
    free_fuel: bool = False
    """Nitromethane: the first Fuel of this movement is not spent (LA-16.11)."""
    shortcut_map: bool = False
    """Rough Shortcuts need no Tracks in this movement (LA-16.16)."""
    crossed: list[str] = field(default_factory=list)
    """Links crossed in this movement, where a Land Mine may be laid."""
    mre: bool = False
    """Whether an MRE has been played in this phase (LA-16.8)."""

    # -- Survivors -------------------------------------------------------------------------------

    def in_zone(self, zone: Zone) -> list[Crew]:
        return [one for one in self.crew if one.zone == zone]

    def crew_of(self, card: str) -> Crew:
        return next(one for one in self.crew if one.card == card)

    def able(self, ability: str) -> Crew | None:
        """The Survivor whose ability can be used now: Active, and not yet this round."""
        for one in self.crew:
            if one.zone == "active" and not one.used and one.ability == ability:
                return one
        return None

    def skill(self, one: Crew) -> int:
        """Exploration Skill now, without Food (LA-5.11, LA-16.3, LA-18.2)."""
        printed = SURVIVORS[one.card].skill
        if one.steeled:
            printed = max(3, printed)
        if not one.counters or (self.special and self.colour == "red"):
            return printed
        return max(0, printed - one.counters)

    # -- the Convoy ------------------------------------------------------------------------------

    @property
    def truck(self) -> Hauled:
        return self.columns[0].bottom

    def parts(self) -> list[tuple[str, Hauled]]:
        """Every card of the Convoy with its place: "0b" is the Truck, "1t" the Device above the
        first Trailer."""
        found: list[tuple[str, Hauled]] = []
        for index, column in enumerate(self.columns):
            found.append((f"{index}b", column.bottom))
            if column.top is not None:
                found.append((f"{index}t", column.top))
        return found

    @property
    def cards(self) -> Cards:
        """The cards of the Convoy."""
        return tuple([(c.bottom.card, c.top.card if c.top else "") for c in self.columns])

    @property
    def plan(self) -> Plan:
        """The boxes of the Convoy as they are printed."""
        return plan_of(self.cards)

    @property
    def contents(self) -> list[str]:
        """What is in the boxes of the Convoy, in the order of its plan."""
        found: list[str] = []
        for column in self.columns:
            found += column.bottom.boxes
            if column.top is not None:
                found += column.top.boxes
        return found

    def part(self, place: str) -> Hauled:
        column = self.columns[int(place[:-1])]
        found = column.bottom if place[-1] == "b" else column.top
        assert found is not None
        return found

    def boxes(self) -> list[tuple[str, Box, str]]:
        """Every box: its reference ("0b2": the Truck's third), its kind, and what is in it."""
        plan = self.plan
        return list(zip(plan.refs, plan.boxes, self.contents, strict=True))

    def holder(self, ref: str) -> tuple[Hauled, int]:
        """The card with the box of that reference, and the box's place on it, counted from 0."""
        column, top, index = split(ref)
        found = self.columns[column].top if top else self.columns[column].bottom
        assert found is not None
        return found, index

    def at(self, ref: str) -> tuple[Box, str]:
        """The box of that reference: its kind, and what is in it."""
        part, index = self.holder(ref)
        return PARTS[part.card].printed[index], part.boxes[index]

    def box(self, ref: str) -> Box:
        return self.at(ref)[0]

    def content(self, ref: str) -> str:
        return self.at(ref)[1]

    def fill(self, ref: str, content: str) -> None:
        part, index = self.holder(ref)
        part.boxes[index] = content

    def count(self, token: Token) -> int:
        """Tokens of a kind in the Convoy."""
        return self.contents.count(token)

    def holding(self, content: str) -> list[str]:
        """Boxes with a token of a kind, or with Damage."""
        contents = self.contents
        if content not in contents:
            return []
        refs = self.plan.refs
        return [refs[number] for number, held in enumerate(contents) if held == content]

    def damaged(self) -> list[str]:
        """Boxes with a Damage counter."""
        return self.holding(DAMAGE)

    @property
    def undamaged(self) -> int:
        """How many boxes Damage could come on."""
        contents = self.contents
        return len(contents) - contents.count(DAMAGE)

    @property
    def whole(self) -> bool:
        """Whether there is nothing to repair."""
        return DAMAGE not in self.contents

    def working(self, kind: Kind) -> list[tuple[str, Box]]:
        """Undamaged boxes of a kind."""
        plan = self.plan
        numbers = plan.kinds.get(kind)
        if numbers is None:
            return []
        contents = self.contents
        return [(plan.refs[n], plan.boxes[n]) for n in numbers if contents[n] == ""]

    def area(self, area: Area | None) -> list[tuple[str, Box, str]]:
        """Undamaged boxes of the cards in a target area; None: of all (LA-4.2, LA-4.3, LA-4.14).
        Each as in `boxes`."""
        boxes = self.boxes()
        if area is not None:
            boxes = [boxes[number] for number in self.plan.areas.get(area, ())]
        return [(ref, box, content) for ref, box, content in boxes if content != DAMAGE]

    def could_hold(self, token: Token) -> bool:
        """Whether there is a box for a token of the kind, were it empty."""
        return token in self.contents or any(box.takes(token) for _, box, _ in self.area(None))

    @property
    def manned(self) -> bool:
        """Whether a Survivor token is on the Truck (LA-10.2)."""
        return "S" in self.truck.boxes

    @property
    def room_in_hand(self) -> int:
        """Hidden cards that the board holds now (LA-5.19)."""
        return HAND + len(self.working("locker"))

    @property
    def objects(self) -> list[str]:
        return [card for card in self.hand if HELD[card].kind == "object"]


@dataclass(slots=True, kw_only=True)
class Slot:
    """A card in the Exploration Zone, and the tokens on it."""

    card: str
    blocks: list[str] = field(default_factory=list)
    """A Location's two blocks, as far as nobody has taken them; a Merchant's one Resource."""


def _no_cards() -> list[Slot | None]:
    return [None] * SLOTS


@dataclass(slots=True, kw_only=True)
class Foe:
    """An Enemy in a Region (LA-11.2, LA-11.4)."""

    card: str
    region: int
    hitpoints: str
    filled: int
    """Boxes of the Hitpoints card that are filled or were never in play."""
    targets: dict[int, int] = field(default_factory=dict)
    """Seat -> Target counters on it."""

    @property
    def boxes(self) -> str:
        return DECKS.hitpoints[self.hitpoints].boxes


@dataclass(slots=True, kw_only=True)
class Automa:
    """The Last Automa's board (LA-20)."""

    hard: bool = False
    variant: bool = True
    rows: dict[str, list[bool]]
    """Row -> six boxes, True where a Damage counter lies."""
    column: int = 1
    """Where the round counter stands: 1 to 6."""
    survivors: int = 2
    standing: list[bool] = field(default_factory=list)
    """The contaminated ones: True while standing, False once laid down (LA-20.46)."""
    food: int = 1
    fuel: int = 1
    ammo: int = 1
    fame: int = 0
    objects: list[str] = field(default_factory=list)
    """Its Object cards, which nobody looks at."""
    counted: int = 0
    """Objects that have been reshuffled and still count (LA-20.19)."""
    loot: list[str] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)
    discards: list[str] = field(default_factory=list)
    pile: list[str] = field(default_factory=list)
    """Face down: one for each of its turns to come in this phase."""
    revealed: list[str] = field(default_factory=list)
    """Face up, from the left."""
    cancelled: list[str] = field(default_factory=list)
    """Revealed cards whose End of Round ability the player has cancelled."""
    explored: int = 0
    """Cards revealed in the last Exploration Phase: the first of them aims (LA-20.36)."""
    space: Space = START
    fired: list[str] = field(default_factory=list)
    speed: int = 0
    tracks: bool = False

    @property
    def contaminated(self) -> int:
        return len(self.standing)


@dataclass(slots=True, kw_only=True)
class State(Slotted):
    """Everything on the table, in the decks and in the hands."""

    phase: Phase = "setup"
    players: list[Player]
    automa: Automa | None = None
    round: int = 1
    order: list[int] = field(default_factory=list)
    """The Turn Order Table from the left: seats, and AUTOMA."""
    queue: list[int] = field(default_factory=list)
    """Who is still to act in this phase; the first is acting."""
    wanted: tuple[str, str, str] = ("", "", "")
    """The sides chosen for the Regions: "A", "B", or "" for chance."""
    expert: bool = False
    """Whether the Special side of the Fury cards is used (LA-3.6)."""

    sides: tuple[str, str, str] = ("1A", "2A", "3A")
    tiles: list[str] = field(default_factory=list)
    """The Bonus tile under each slot, by id."""
    waypoints: dict[Space, str] = field(default_factory=dict)
    """Counters still there: F, P, A, O, or C for Contamination."""
    closed: list[str] = field(default_factory=list)
    """Avalanche Shortcuts that nobody may use any more."""
    mine: str | None = None
    """The link with the Land Mine."""
    aurora: int = 1
    red: bool = False
    storm: bool = False
    """Whether a Heavy Snowstorm lies beside the board (LA-10.21)."""
    recall: bool = False
    """Whether an early departure can still be undone by an SOS Flare (LA-16.20)."""
    keeps_flare: bool = False
    """Whether the Flare's owner has said no to that."""

    deck: list[str] = field(default_factory=list)
    """The Exploration deck, the top card last. So are all decks."""
    left_out: list[str] = field(default_factory=list)
    zone: list[Slot | None] = field(default_factory=_no_cards)
    objects: list[str] = field(default_factory=list)
    object_discards: list[str] = field(default_factory=list)
    outcomes: list[int] = field(default_factory=list)
    outcome_discards: list[int] = field(default_factory=list)
    loot: list[list[str]] = field(default_factory=list)
    """One deck for each pair of Enemies."""
    hitpoints: list[list[str]] = field(default_factory=list)
    spent_hitpoints: list[str] = field(default_factory=list)
    """Hitpoints cards in the Common pile."""
    foes: list[Foe] = field(default_factory=list)
    defeated: list[str] = field(default_factory=list)
    common: list[str] = field(default_factory=list)
    ended: Literal["", "taken", "missed", "lost"] = ""
    """How it ended: the ship taken, the ship missed, or nobody left."""
    scores: dict[int, dict[str, int]] = field(default_factory=dict)
    """Seat -> part of the score -> points, once it is over (LA-25.20)."""

    @property
    def seats(self) -> int:
        return len(self.players)

    @property
    def map(self) -> Map:
        return the_map(self.sides)

    @property
    def living(self) -> list[int]:
        """Seats still in the game."""
        return [seat for seat, player in enumerate(self.players) if not player.out]

    @property
    def rights(self) -> list[int]:
        """The Right Turn Order (LA-7.2)."""
        return self.order[::-1]

    def space_of(self, who: int) -> Space:
        """Where a Convoy is: a seat's, or the Automa's."""
        if who == AUTOMA:
            assert self.automa is not None
            return self.automa.space
        return self.players[who].space

    def place(self, who: int) -> int:
        """The number of the space where a Convoy is."""
        return number(self.space_of(who))

    def foe(self, card: str) -> Foe:
        return next(foe for foe in self.foes if foe.card == card)

    def counters_left(self, who: int) -> int:
        """Target counters still on the player's board."""
        most = 2 if who == AUTOMA else COUNTERS
        return most - sum(foe.targets.get(who, 0) for foe in self.foes)


def opening(
    seats: int, *, wanted: tuple[str, str, str], expert: bool, automa: Automa | None
) -> State:
    """Everything in the box and the start cards dealt; what chance decides comes in the first
    step (LA-3.1, LA-3.2)."""
    players = [_player(colour) for colour in COLOURS[:seats]]
    return State(players=players, wanted=wanted, expert=expert, automa=automa)


def _player(colour: str) -> Player:
    truck, first, second, maiden, pilot, leader = (f"{colour}-{key}" for key in START_CARDS)
    return Player(
        colour=colour,
        crew=[
            Crew(card=leader, zone="active"),
            Crew(card=pilot, zone="active"),
            Crew(card=maiden, zone="rest"),
        ],
        columns=[Column(bottom=Hauled.fresh(card)) for card in (truck, first, second)],
    )
