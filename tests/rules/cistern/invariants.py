"""What holds after every answer of every game of The Last Cistern."""

from collections.abc import Sequence
from random import Random
from typing import Any

from rules.engine import Event, Table
from tests.kit.laws import each_once
from tests.template_game.rules.model.cards import DECK
from tests.template_game.rules.model.state import State


def options(rnd: Random, seats: int) -> dict[str, Any]:
    """Options for a random game."""
    return {"days": rnd.randint(3, 9)}


class Laws:
    """No card is lost, and no water but by the weather and by Maps."""

    def __init__(self, table: Table[State]) -> None:
        self.table = table
        self.water = _measure_water(table.state)
        self.check([])

    def check(self, events: Sequence[Event]) -> None:
        s = self.table.state
        each_once([*s.deck.cards, *s.hands[0], *s.hands[1]], DECK, "CI-1.2")
        assert min(s.cistern, *s.jars) >= 0, "CI-3.4: less than no water"
        assert s.day <= s.days, "CI-6.1: a day after the last"
        expected = self.water + sum(map(_find_change, events))
        self.water = _measure_water(s)
        if not any(event.kind == "undo" for event in events):
            assert self.water == expected, "CI-3.2, CI-4.5: water from nowhere"


def _measure_water(s: State) -> int:
    return s.cistern + sum(s.jars)


def _find_change(event: Event) -> int:
    """By how much the event has changed all the water there is."""
    if event.kind == "dawn":
        return int(event.data["change"])
    return (
        int(event.data["litres"]) if event.data.get("card") == "map" and "dice" in event.data else 0
    )
