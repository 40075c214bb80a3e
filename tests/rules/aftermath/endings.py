"""Every way in which a game of Aftermath, and a campaign, can end (AF-18, AF-20), and who plays
towards it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rules.aftermath.state import State
from rules.engine import Event, Table
from tests.drivers import bot_play, opened
from tests.golden import Played


def _bots(seats: Sequence[int], **options: Any) -> Callable[[int], Played]:
    """Bots alone, in turn with each number of seats."""

    def play(number: int) -> Played:
        table = opened("aftermath", seats[number % len(seats)], f"golden {number}", options)
        return table, bot_play(table)

    return play


ENDINGS: dict[str, Callable[[int], Played]] = {
    "success": _bots([3, 4]),
    "failure": _bots([1, 2]),
}


def ending(table: Table[State], events: Sequence[Event]) -> str:
    """How the game ended, by the words of ENDINGS."""
    assert table.result is not None
    s = table.state
    if s.colony.lost:
        return "the colony is lost"
    if s.over:
        return "the campaign is won"
    return "success" if s.outcome == "success" else "failure"


PLAYTHROUGHS: dict[str, Callable[[], Played]] = {
    "first-mission": lambda: _bots([2])(0),
    "alone": lambda: _bots([1])(0),
}
