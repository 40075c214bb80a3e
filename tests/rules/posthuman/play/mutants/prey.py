"""Humans on urban tiles, and mutants who have laid cards for them."""

from typing import Any

from rules.posthuman.model.state import Order
from tests.rules.posthuman.build import Road
from tests.rules.posthuman.own_cards import mutant_action, tile


def place_in_town(road: Road, seat: int, terrain: str = "urban") -> Road:
    """Somebody stands on a completed tile of a terrain, north of home, and is about to move."""
    road.lays(seat, tile(terrain=terrain), "0,1").stands(seat, "0,1")
    return road.declares(seat, "move")


def make_party(humans: int, turned: int, *, strict: bool = False) -> Road:
    """The first seats are human, on urban tiles; the others have turned."""
    road = Road(humans + turned, strict=strict)
    for seat in range(humans):
        place_in_town(road, seat)
    for seat in range(humans, humans + turned):
        road.mutant(seat)
    return road


def make_deed(*do: dict[str, Any], step: str = "move", title: str = "Howl", **fields: Any) -> str:
    """A mutant action for urban tiles, which costs 1 health unless said otherwise. `step`: words,
    one for each step in which it works."""
    fields = {"terrains": ["urban"], **fields}
    return mutant_action(*(do or ({"health": -1},)), title=title, step=step.split(), **fields)


def lay_action(road: Road, seat: int, card: str, *targets: int, when: Any = "fire") -> Road:
    """A mutant has laid a card with an order."""
    mutant = road.state.mutant(seat)
    mutant.laid, mutant.order = card, Order(targets=list(targets), when=when)
    return road
