"""A player's part of the position: Survivors, Convoy, tracks and hidden cards; and the questions
that the rules ask about it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from rules.aurora.model.boxes import DAMAGE, Box, Kind, Token
from rules.aurora.model.cards import Ability, Area, Part, Survivor
from rules.aurora.model.decks import HELD, PARTS, SURVIVORS
from rules.aurora.model.layout import Cards, Plan, parse_reference, plan_of
from rules.aurora.model.maps import START, Space
from rules.kit.content import DeckText
from rules.kit.secrecy import Secret


def clear_phase_marks(p: Player) -> None:
    """Clear what lasts only for a phase or a step: the MRE, Antifreeze and `fresh` counters."""
    p.mre = False
    for one in p.crew:
        one.steeled = False
        one.fresh = 0


FAME = range(-1, 4)
FURY = range(6)
HAND = 3
"""How many hidden cards a player's board holds (LA-5.19)."""
DRIVERS = ("co-pilot", "driver")
"""The abilities that add speed while their Survivor is Active."""
Zone = Literal["active", "rest", "exhausted"]
ZONES: tuple[Zone, ...] = ("active", "rest", "exhausted")


@dataclass(slots=True, kw_only=True)
class Crew:
    """A Survivor card in one of a player's zones (LA-14)."""

    card: str
    zone: Zone
    counters: int = 0
    """How many Contamination counters lie on the card."""
    fresh: int = 0
    """How many of the counters came in this step; a Hazmat Suit can still take these back."""
    steeled: bool = False
    """Whether Antifreeze raises the printed skill to 3 for the phase (LA-16.3)."""
    used: bool = False
    """Whether the Survivor has used the ability in this round (LA-14.1)."""

    @property
    def data(self) -> Survivor:
        return SURVIVORS[self.card]

    @property
    def ability(self) -> Ability:
        return SURVIVORS[self.card].ability

    @property
    def name(self) -> DeckText:
        return SURVIVORS[self.card].name

    @property
    def skill_left(self) -> int:
        """Printed skill less Contamination: at 0 the Survivor dies (LA-5.14, LA-5.16)."""
        return SURVIVORS[self.card].skill - self.counters


@dataclass(slots=True, kw_only=True)
class Hauled:
    """A Convoy card in play, and what each of its boxes holds: "", a token or Damage."""

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
    """One player's part of the position."""

    colour: str
    crew: list[Crew]
    columns: list[Column]
    """The Truck's column first, then the Trailers' from front to rear."""
    fame: int = 0
    fury: int = 0
    special: bool = False
    """Whether the player has switched on the Special Fury ability (LA-18.3)."""
    hand: Secret[list[str]] = field(default_factory=list)
    """Objects and Special Loot, newest last (LA-5.18)."""
    dealt: Secret[list[list[str]]] = field(default_factory=list)
    """Loot cards to choose from, one list for each Enemy defeated (LA-11.23)."""
    kept: Secret[list[str]] = field(default_factory=list)
    """Chosen Loot, which comes into play when the firing ends (LA-11.24)."""
    places: Secret[dict[str, str]] = field(default_factory=dict)
    """Kept Convoy card -> where it will go, and what it replaces there (LA-11.26)."""
    space: Space = START
    out: bool = False
    """Whether the player has lost the last Survivor (LA-13.13)."""
    fired: list[str] = field(default_factory=list)
    """Boxes used in this Phase 4 (LA-11.12, LA-11.20)."""
    spared: str | None = None
    """The Enemy that the Renegade lets this player ignore in this phase (LA-14.20)."""
    shots: int = 0
    """How many shots have inflicted damage in this phase, for the Shooter (LA-14.22)."""
    armed: bool = False
    """Whether the next attack takes no Ammo, because of Incendiary Ammunition (LA-16.7)."""
    speed: int = 0
    """Movement points gained for this turn, besides those of the Truck."""
    burning: list[str] = field(default_factory=list)
    """Resources promised for some of these points, spent when the Convoy drives (LA-10.6)."""
    free_fuel: bool = False
    """Whether the first Fuel of this movement is not spent, because of Nitromethane (LA-16.11)."""
    shortcut_map: bool = False
    """Whether Rough Shortcuts need no Tracks in this movement (LA-16.16)."""
    crossed: list[str] = field(default_factory=list)
    """Links crossed in this movement; the player may lay a Land Mine on them."""
    mre: bool = False
    """Whether the player has played an MRE in this phase (LA-16.8)."""
    hurries: bool = False
    """Whether the player skips stops that offer only free actions and cards in this round
    (LA-8.7)."""

    # -- Survivors -------------------------------------------------------------------------------

    def in_zone(self, zone: Zone) -> list[Crew]:
        return [one for one in self.crew if one.zone == zone]

    def crew_of(self, card: str) -> Crew:
        for one in self.crew:
            if one.card == card:
                return one
        raise KeyError(card)

    def find_able_survivor(self, ability: str) -> Crew | None:
        """Find an Active Survivor with this ability that has not used it in this round. Return None
        if there is none."""
        for one in self.crew:
            if one.zone == "active" and not one.used and one.ability == ability:
                return one
        return None

    def find_skill(self, one: Crew) -> int:
        """Find the Survivor's Exploration Skill now, without Food (LA-5.11, LA-16.3, LA-18.2)."""
        printed = SURVIVORS[one.card].skill
        if one.steeled:
            printed = max(3, printed)
        if not one.counters or (self.special and self.colour == "red"):
            return printed
        return max(0, printed - one.counters)

    # -- the Convoy ------------------------------------------------------------------------------

    @property
    def has_fame(self) -> bool:
        """Whether the player has Fame to lose or to pay (LA-5.4, LA-5.5)."""
        return self.fame > FAME[0]

    @property
    def truck(self) -> Hauled:
        return self.columns[0].bottom

    def list_parts(self) -> list[tuple[str, Hauled]]:
        """List every card of the Convoy with its place: "0b" is the Truck, "1t" the Device above
        the first Trailer."""
        found: list[tuple[str, Hauled]] = []
        for index, column in enumerate(self.columns):
            found.append((f"{index}b", column.bottom))
            if column.top is not None:
                found.append((f"{index}t", column.top))
        return found

    @property
    def cards(self) -> Cards:
        """For each column of the Convoy, the id of the lower card and of the Device or "" for
        none."""
        return tuple([(c.bottom.card, c.top.card if c.top else "") for c in self.columns])

    @property
    def plan(self) -> Plan:
        """The boxes of the Convoy as they are printed."""
        return plan_of(self.cards)

    @property
    def contents(self) -> list[str]:
        """What each box of the Convoy holds, in the order of `plan`."""
        found: list[str] = []
        for column in self.columns:
            found += column.bottom.boxes
            if column.top is not None:
                found += column.top.boxes
        return found

    def refill_boxes(self, contents: Sequence[str]) -> None:
        """Put into the boxes what `contents` held before."""
        left = iter(contents)
        for _, part in self.list_parts():
            part.boxes[:] = [next(left) for _ in part.boxes]

    def find_part(self, place: str) -> Hauled:
        column = self.columns[int(place[:-1])]
        found = column.bottom if place[-1] == "b" else column.top
        assert found is not None
        return found

    def list_boxes(self) -> list[tuple[str, Box, str]]:
        """List every box: its reference ("0b2": the Truck's third), its kind, and what it holds."""
        plan = self.plan
        return list(zip(plan.refs, plan.boxes, self.contents, strict=True))

    def find_holder(self, ref: str) -> tuple[Hauled, int]:
        """Find the card that has the box with this reference, and the box's index on that card."""
        column, top, index = parse_reference(ref)
        found = self.columns[column].top if top else self.columns[column].bottom
        assert found is not None
        return found, index

    def find_box_and_content(self, ref: str) -> tuple[Box, str]:
        """Find the box with this reference, and what it holds."""
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
        """Count the tokens of this kind in the Convoy."""
        return self.contents.count(token)

    def find_boxes_with(self, content: str) -> list[str]:
        """List the references of the boxes that hold this token, or Damage."""
        contents = self.contents
        if content not in contents:
            return []
        refs = self.plan.refs
        return [refs[number] for number, held in enumerate(contents) if held == content]

    def list_damaged_boxes(self) -> list[str]:
        """List the references of the boxes with a Damage counter."""
        return self.find_boxes_with(DAMAGE)

    @property
    def is_undamaged(self) -> bool:
        """Whether no box of the Convoy is damaged."""
        return DAMAGE not in self.contents

    def list_working_boxes(self, kind: Kind) -> list[tuple[str, Box]]:
        """List the boxes of this kind that hold neither Damage nor a token, each with its
        reference."""
        plan = self.plan
        numbers = plan.kinds.get(kind)
        if numbers is None:
            return []
        contents = self.contents
        return [(plan.refs[n], plan.boxes[n]) for n in numbers if contents[n] == ""]

    def list_area_boxes(self, area: Area | None) -> list[tuple[str, Box, str]]:
        """List the undamaged boxes of the cards in this target area, or of all cards if it is None
        (LA-4.2, LA-4.3, LA-4.14). Each entry is as in `list_boxes`."""
        plan, contents = self.plan, self.contents
        numbers = range(len(contents)) if area is None else plan.areas.get(area, ())
        return [
            (plan.refs[n], plan.boxes[n], contents[n]) for n in numbers if contents[n] != DAMAGE
        ]

    def could_hold(self, token: Token) -> bool:
        """Whether the Convoy has an undamaged box that could hold this token if it were empty."""
        return token in self.contents or any(
            box.can_hold(token) for _, box, _ in self.list_area_boxes(None)
        )

    @property
    def is_manned(self) -> bool:
        """Whether a Survivor token is on the Truck (LA-10.2)."""
        return "S" in self.truck.boxes

    @property
    def hand_limit(self) -> int:
        """The most hidden cards that the player may hold, with lockers that work (LA-5.19)."""
        return HAND + len(self.list_working_boxes("locker"))

    @property
    def objects(self) -> list[str]:
        return [card for card in self.hand if HELD[card].kind == "object"]
