"""Positions of Last Aurora that hold more than any game will, to be played on from for a while."""

from __future__ import annotations

from typing import get_args

from rules.aurora.model.decks import PARTS
from rules.aurora.model.players import Column, Hauled
from rules.aurora.model.state import Phase, Slot, State
from tests.pictures.test_aurora import fullest


def positions() -> list[State]:
    """Of each phase, nearly all of the box in four Convoys, of which one is as long as can be, and
    a place to explore at which it takes Damage on any of its boxes."""
    return [make_longest(phase) for phase in get_args(Phase) if phase not in ("setup", "over")]


def make_longest(phase: Phase) -> State:
    state = fullest(4, phase)
    state.queue = list(state.order)
    state.zone[1] = Slot(card="service-station", blocks=["FP", "O"])
    p = state.players[state.queue[0]]
    by_size = sorted(PARTS.values(), key=lambda part: -len(part.printed_boxes))
    trailers = [part.id for part in by_size if part.kind == "trailer"]
    devices = [part.id for part in by_size if part.kind == "device"]
    bottoms = ["fortress-hauler", *trailers][: PARTS["fortress-hauler"].towing + 1]
    p.columns = [
        Column(bottom=Hauled.make_empty(bottom), top=Hauled.make_empty(top))
        for bottom, top in zip(bottoms, devices, strict=False)
    ]
    for one in p.crew:
        p.fill_box(
            next(ref for ref, box, content in p.list_boxes() if box.can_hold("S") and not content),
            "S",
        )
        one.zone, one.used = "active", False
    return state
