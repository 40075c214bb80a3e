"""The journey track: which levels a moving human may choose, and when a zone gives a journey point
(PH-12.9 to PH-12.15)."""

from __future__ import annotations

from rules.posthuman.model.cards import Zone
from rules.posthuman.model.state import Human
from rules.posthuman.model.terms import GOAL, Level, level_of


def next_level(human: Human) -> Level:
    """Find the level of the next space, or on the last space the level of that one."""
    return level_of(min(human.place + 1, GOAL))


def list_levels(human: Human) -> list[Level]:
    """List the levels that a human may choose, the lower first. On the last space of a section
    there are two; otherwise only that of the next space, as the decks of earlier sections are
    closed (PH-12.11)."""
    found = {next_level(human)}
    if human.place:  # the start belongs to no section
        found.add(level_of(human.place))
    return sorted(found)


def usual_level(human: Human, *, dead: bool) -> Level:
    """Find the level for a player who does not choose (PH-12.13)."""
    strong = 2 * human.health >= human.limits["health"]
    return next_level(human) if strong and not dead else list_levels(human)[0]


def gives_point(human: Human, zone: Zone | None, level: Level) -> bool:
    """Whether completing a zone (None: a tile already completed) by encounters of a level gives a
    journey point (PH-6.8, PH-12.10, PH-12.15)."""
    dead = zone is None or zone.kind == "dead"
    return not dead and level == next_level(human) and human.place < GOAL
