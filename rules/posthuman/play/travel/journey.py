"""The journey track: which levels a mover may draw from, and when a zone gives a journey point
(PH-12.9 to PH-12.15)."""

from __future__ import annotations

from rules.posthuman.model.cards import Zone
from rules.posthuman.model.state import Human
from rules.posthuman.model.terms import GOAL, Level, level_of


def next_level(human: Human) -> Level:
    """The level of the space that it steps onto next; on the last space that one's own."""
    return level_of(min(human.place + 1, GOAL))


def list_levels(human: Human) -> list[Level]:
    """The levels to choose from, the lower first: two on the last space of a section, else that of
    the next space alone; the deck of a section left behind is closed (PH-12.11)."""
    found = {next_level(human)}
    if human.place:  # the start is no space of a section
        found.add(level_of(human.place))
    return sorted(found)


def usual_level(human: Human, *, dead: bool) -> Level:
    """The level for whoever does not say (PH-12.13)."""
    strong = 2 * human.health >= human.limits["health"]
    return next_level(human) if strong and not dead else list_levels(human)[0]


def gives_point(human: Human, zone: Zone | None, level: Level) -> bool:
    """Whether completing a zone (None: a tile already completed) by encounters of a level gives a
    journey point (PH-6.8, PH-12.10, PH-12.15)."""
    dead = zone is None or zone.kind == "dead"
    return not dead and level == next_level(human) and human.place < GOAL
