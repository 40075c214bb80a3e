"""Every way in which Posthuman can end (PH-21), and who plays towards it."""

from collections.abc import Callable, Sequence
from typing import Any

from rules.engine import Event, Table
from rules.posthuman.model.state import State
from rules.posthuman.play.ending import find_arrived
from tests.drivers import bot_play, open_table
from tests.golden import Played


def _play_bots(seats: Sequence[int], **options: Any) -> Callable[[int], Played]:
    """Bots alone, in turn with each number of seats."""

    def play(number: int) -> Played:
        table = open_table("posthuman", seats[number % len(seats)], f"golden {number}", options)
        return table, bot_play(table)

    return play


ENDINGS: dict[str, Callable[[int], Played]] = {
    "first on the last space": _play_bots([3, 4]),
    "several on the last space": _play_bots([3, 4]),
    "all mutants": _play_bots([3, 4]),
    "alone and through the gate": _play_bots([1]),
    "alone and too late": _play_bots([1]),
    "alone and turned": _play_bots([1]),
    "two players": _play_bots([2]),
    "short": _play_bots([2, 3], short=True),
    "built and in strict order": _play_bots([2, 3], custom=True, strict=True),
}


def ending(table: Table[State], events: Sequence[Event]) -> str:
    """How the game ended, by the words of ENDINGS."""
    assert table.result is not None
    s = table.state
    if s.custom and s.strict:
        return "built and in strict order"
    if s.short:
        return "short"
    if s.is_solo:
        if table.result.winners:
            return "alone and through the gate"
        return "alone and too late" if s.humans else "alone and turned"
    if s.seats == 2:
        return "two players"
    if not s.humans:
        return "all mutants"
    return f"{'first' if len(find_arrived(s)) == 1 else 'several'} on the last space"


PLAYTHROUGHS: dict[str, Callable[[], Played]] = {
    "solo": lambda: _play_bots([1])(0),
    "two-bots": lambda: _play_bots([2], short=True)(0),
}
