"""Every way in which Hope Inhumanity can end (HI-15), and who plays towards it."""

from collections.abc import Callable, Sequence
from typing import Any

from rules.engine import Event, Table
from rules.hope.model.state import State
from tests.drivers import bot_play, open_table
from tests.golden import Played


def _bots(seats: Sequence[int], **options: Any) -> Callable[[int], Played]:
    """Bots alone, in turn with each number of seats."""

    def play(number: int) -> Played:
        table = open_table("hope", seats[number % len(seats)], f"golden {number}", options)
        return table, bot_play(table)

    return play


ENDINGS: dict[str, Callable[[int], Played]] = {
    "all arrived": _bots([3, 4, 5]),
    "some arrived": _bots([3, 4, 5]),
    "nobody": _bots([3, 4, 5]),
    "short and sealed": _bots([4], short=True, sealed=True),
}


def ending(table: Table[State], events: Sequence[Event]) -> str:
    """How the game ended, by the words of ENDINGS."""
    assert table.result is not None
    s = table.state
    if s.rounds == 3:
        return "short and sealed"
    if not table.result.winners:
        return "nobody"
    return "some arrived" if s.graves else "all arrived"


PLAYTHROUGHS: dict[str, Callable[[], Played]] = {"three-bots": lambda: _bots([3], short=True)(1)}
