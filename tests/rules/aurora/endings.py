"""Every way in which Last Aurora can end (LA-13), and who plays towards it."""

from collections.abc import Callable, Sequence
from typing import Any

from rules.aurora.model.state import State
from rules.engine import Event, Table
from tests.drivers import bot_play, open_table
from tests.golden import Played


def _bots(seats: Sequence[int], **options: Any) -> Callable[[int], Played]:
    """Bots alone, in turn with each number of seats."""

    def play(number: int) -> Played:
        table = open_table("aurora", seats[number % len(seats)], f"golden {number}", options)
        return table, bot_play(table)

    return play


ENDINGS: dict[str, Callable[[int], Played]] = {
    "ship taken": _bots([2, 3, 4]),
    "ship missed": _bots([2, 3, 4]),
    "automa beaten": _bots([1]),
    "automa ahead": _bots([1], hard=True),
    "lost": _bots([1], hard=True),
}


def ending(table: Table[State], events: Sequence[Event]) -> str:
    """How the game ended, by the words of ENDINGS."""
    assert table.result is not None
    s = table.state
    if s.ended == "lost":
        return "lost"
    if s.automa is not None:
        return "automa beaten" if table.result.winners else "automa ahead"
    return f"ship {s.ended}"


PLAYTHROUGHS: dict[str, Callable[[], Played]] = {
    "two-bots": lambda: _bots([2])(44),
    "solo": lambda: _bots([1])(3),
}
