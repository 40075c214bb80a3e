"""Humans on urban tiles, and mutants who have laid cards for them."""

from typing import Any

from tests.rules.posthuman.build import Road
from tests.rules.posthuman.own_cards import mutant_action, tile


def place_in_town(road: Road, seat: int, terrain: str = "urban") -> Road:
    """Somebody stands on a completed tile of a terrain, north of home, and is about to move."""
    road.lays(seat, tile(terrain=terrain), "0,1").stands(seat, "0,1")
    return road.declares(seat, "move")


def make_deed(*do: dict[str, Any], step: str = "move", title: str = "Howl", **fields: Any) -> str:
    """A mutant action for urban tiles, which costs 1 health unless said otherwise. `step`: words,
    one for each step in which it works."""
    fields = {"terrains": ["urban"], **fields}
    return mutant_action(*(do or ({"health": -1},)), title=title, step=step.split(), **fields)
