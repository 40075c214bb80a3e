"""The layout of a Convoy: its boxes as they are printed, one after the other (LA-4.1 to LA-4.3)."""

import re
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import TypeAlias

from rules.aurora.model.boxes import Box, Kind
from rules.aurora.model.cards import Area
from rules.aurora.model.decks import PARTS, name_of
from rules.aurora.words import Message

Cards: TypeAlias = tuple[tuple[str, str], ...]
"""The cards of a Convoy from front to rear: the Truck or Trailer, and the Device above it or ""."""


@dataclass(slots=True)
class Plan:
    """All boxes of a Convoy, column by column and in each from the bottom up. The plan depends on
    the cards alone; the player has what lies in the boxes, in the same order."""

    refs: list[str] = field(default_factory=list)
    """The references of the boxes in answers: "0b2" is the Truck's third, "1t0" the first of the
    Device above the first Trailer."""
    boxes: list[Box] = field(default_factory=list)
    names: dict[str, Message] = field(default_factory=dict)
    """Reference -> the name of the box for people: "0b2" is "Hauler 3"."""
    kinds: dict[Kind, list[int]] = field(default_factory=dict)
    """Kind -> the numbers of the boxes of that kind."""
    cargo: list[tuple[int, Kind]] = field(default_factory=list)
    """The numbers of the boxes for cargo, each with its kind."""
    areas: dict[Area, list[int]] = field(default_factory=dict)
    """Target area -> the numbers of the boxes in that area."""


@lru_cache(maxsize=4096)
def plan_of(cards: Cards) -> Plan:
    """Make the plan of a Convoy of these cards."""
    plan = Plan()
    for column, levels in enumerate(cards):
        for level, card in zip("bt", levels, strict=True):
            areas = _find_areas(column, len(cards), top=level == "t")
            for index, box in enumerate(PARTS[card].printed_boxes if card else ()):
                number, ref = len(plan.refs), f"{column}{level}{index}"
                plan.refs.append(ref)
                plan.boxes.append(box)
                plan.names[ref] = name_on(card, index)
                plan.kinds.setdefault(box.kind, []).append(number)
                if box.is_cargo:
                    plan.cargo.append((number, box.kind))
                for area in areas:
                    plan.areas.setdefault(area, []).append(number)
    return plan


def _find_areas(column: int, columns: int, *, top: bool) -> list[Area]:
    """List the target areas that include a card in this column and row."""
    found: list[Area] = ["top row" if top else "bottom row"]
    if column == 0:
        found += ["front column"] if top else ["front column", "bottom first"]
    if column == 1:
        found.append("second column")
    if column == columns - 1:
        found.append("last column")
    return found


@cache
def parse_reference(ref: str) -> tuple[int, bool, int]:
    """Split a box's reference into its column, whether it is on the upper card, and its index on
    that card: "12t0" is (12, True, 0)."""
    column, level, index = re.split("([bt])", ref)
    return int(column), level == "t", int(index)


@cache
def name_on(card: str, index: int) -> Message:
    """Name a box of a card, wherever the card is."""
    return Message("box", part=name_of(card), number=index + 1)
