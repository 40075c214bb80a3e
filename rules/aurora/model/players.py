"""A player's part of the position: Survivors, Convoy, tracks and hidden cards; and the plain
questions one asks of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from rules.aurora.model.boxes import DAMAGE, Box, Kind, Token
from rules.aurora.model.cards import Ability, Area, Part, Survivor
from rules.aurora.model.decks import HELD, PARTS, SURVIVORS
from rules.aurora.model.layout import Cards, Plan, parse_reference, plan_of
from rules.aurora.model.maps import START, Space
from rules.kit.secrecy import Secret


def fresh_start(p: Player) -> None:
    """What lasts for a phase or a step is over."""
    p.mre = False
    for one in p.crew:
        one.steeled = False
        one.fresh = 0


FAME = range(-1, 4)
FURY = range(6)
HAND = 3
"""Hidden cards that a board holds (LA-5.19)."""
Zone = Literal["active", "rest", "exhausted"]
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
    def skill_left(self) -> int:
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
    def make_empty(cls, card: str) -> Hauled:
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
    hand: Secret[list[str]] = field(default_factory=list)
    """Objects and Special Loot, newest last (LA-5.18)."""
    dealt: Secret[list[list[str]]] = field(default_factory=list)
    """Loot to choose from, a list for each Enemy defeated (LA-11.23)."""
    kept: Secret[list[str]] = field(default_factory=list)
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
    hurries: bool = False
    """Wants no stop for free actions and cards alone in this round (LA-8.7)."""

    # -- Survivors -------------------------------------------------------------------------------

    def in_zone(self, zone: Zone) -> list[Crew]:
        return [one for one in self.crew if one.zone == zone]

    def crew_of(self, card: str) -> Crew:
        return next(one for one in self.crew if one.card == card)

    def find_able_survivor(self, ability: str) -> Crew | None:
        """The Survivor whose ability can be used now: Active, and not yet this round."""
        for one in self.crew:
            if one.zone == "active" and not one.used and one.ability == ability:
                return one
        return None

    def find_skill(self, one: Crew) -> int:
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

    def list_parts(self) -> list[tuple[str, Hauled]]:
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

    def find_part(self, place: str) -> Hauled:
        column = self.columns[int(place[:-1])]
        found = column.bottom if place[-1] == "b" else column.top
        assert found is not None
        return found

    def list_boxes(self) -> list[tuple[str, Box, str]]:
        """Every box: its reference ("0b2": the Truck's third), its kind, and what is in it."""
        plan = self.plan
        return list(zip(plan.refs, plan.boxes, self.contents, strict=True))

    def find_holder(self, ref: str) -> tuple[Hauled, int]:
        """The card with the box of that reference, and the box's place on it, counted from 0."""
        column, top, index = parse_reference(ref)
        found = self.columns[column].top if top else self.columns[column].bottom
        assert found is not None
        return found, index

    def find_box_and_content(self, ref: str) -> tuple[Box, str]:
        """The box of that reference: its kind, and what is in it."""
        part, index = self.find_holder(ref)
        return PARTS[part.card].printed_boxes[index], part.boxes[index]

    def find_box(self, ref: str) -> Box:
        return self.find_box_and_content(ref)[0]

    def find_content(self, ref: str) -> str:
        return self.find_box_and_content(ref)[1]

    def fill_box(self, ref: str, content: str) -> None:
        part, index = self.find_holder(ref)
        part.boxes[index] = content

    def count_tokens(self, token: Token) -> int:
        """Tokens of a kind in the Convoy."""
        return self.contents.count(token)

    def find_boxes_with(self, content: str) -> list[str]:
        """Boxes with a token of a kind, or with Damage."""
        contents = self.contents
        if content not in contents:
            return []
        refs = self.plan.refs
        return [refs[number] for number, held in enumerate(contents) if held == content]

    def list_damaged_boxes(self) -> list[str]:
        """Boxes with a Damage counter."""
        return self.find_boxes_with(DAMAGE)

    @property
    def undamaged_count(self) -> int:
        """How many boxes Damage could come on."""
        contents = self.contents
        return len(contents) - contents.count(DAMAGE)

    @property
    def is_undamaged(self) -> bool:
        """Whether there is nothing to repair."""
        return DAMAGE not in self.contents

    def list_working_boxes(self, kind: Kind) -> list[tuple[str, Box]]:
        """Undamaged boxes of a kind."""
        plan = self.plan
        numbers = plan.kinds.get(kind)
        if numbers is None:
            return []
        contents = self.contents
        return [(plan.refs[n], plan.boxes[n]) for n in numbers if contents[n] == ""]

    def list_area_boxes(self, area: Area | None) -> list[tuple[str, Box, str]]:
        """Undamaged boxes of the cards in a target area; None: of all (LA-4.2, LA-4.3, LA-4.14).
        Each as in `boxes`."""
        boxes = self.list_boxes()
        if area is not None:
            boxes = [boxes[number] for number in self.plan.areas.get(area, ())]
        return [(ref, box, content) for ref, box, content in boxes if content != DAMAGE]

    def could_hold(self, token: Token) -> bool:
        """Whether there is a box for a token of the kind, were it empty."""
        return token in self.contents or any(
            box.can_hold(token) for _, box, _ in self.list_area_boxes(None)
        )

    @property
    def is_manned(self) -> bool:
        """Whether a Survivor token is on the Truck (LA-10.2)."""
        return "S" in self.truck.boxes

    @property
    def room_in_hand(self) -> int:
        """Hidden cards that the board holds now (LA-5.19)."""
        return HAND + len(self.list_working_boxes("locker"))

    @property
    def objects(self) -> list[str]:
        return [card for card in self.hand if HELD[card].kind == "object"]
