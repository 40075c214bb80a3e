"""The travel map: twelve locations in columns and rows. Orthogonal neighbours are one step apart
(AF-4.16, AF-27.2, AF-27.3)."""

from collections.abc import Mapping, Sequence
from functools import cache

from rules.aftermath.model.decks import BOOK
from rules.aftermath.model.state import State
from rules.aftermath.words import Message
from rules.engine import Text
from rules.kit.graphs import count_steps

COLONY = "signal-box-lane"
"""The location from which the party sets out (AF-2.1)."""
COLONY_PAGE = 3
"""The page of the colony's location, except in the first game of a campaign (AF-4.18)."""


def list_locations() -> list[str]:
    """List all locations by number, which is their place in the file: row by row."""
    return list(BOOK.locations)


@cache
def list_neighbours(location: str) -> Sequence[str]:
    """List the locations one step away, the lowest number first."""
    column, row = BOOK.locations[location].at
    around = {(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)}
    return tuple([one.id for one in BOOK.locations.values() if one.at in around])


@cache
def find_distances(start: str) -> Mapping[str, int]:
    """Find how many steps each location is away from `start`."""
    return count_steps(start, list_neighbours)


def find_route(start: str, goal: str) -> list[str]:
    """Find a shortest way, from the first step to the goal; of several, the one whose steps have
    the lowest numbers. Return [] if `start` is the goal."""
    away = find_distances(goal)
    way: list[str] = []
    at = start
    while at != goal:
        at = next(one for one in list_neighbours(at) if away[one] < away[at])
        way.append(at)
    return way


def find_location_page(location: str) -> int:
    """Find the page that the party comes to at a location during a mission (AF-4.18)."""
    return COLONY_PAGE if location == COLONY else BOOK.locations[location].page


def name_location(location: str) -> Text:
    """Return the name of a location."""
    return BOOK.locations[location].name


def name_mission(mission: int) -> Text:
    """Return the name of a mission, or of foraging."""
    card = BOOK.missions.get(mission)
    return Message("forage") if card is None else card.name


def find_mission_location(s: State) -> str:
    """Find the location of the assigned mission; return "" for Forage."""
    card = BOOK.missions.get(s.colony.assigned)
    return card.location if card is not None else ""
