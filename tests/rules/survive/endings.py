"""Every way in which Survive! can end (SV-17), and who plays towards it."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from rules.engine import Entry, Event, Table
from rules.survive.model.state import State
from tests.drivers import Move, bot_play, open_table, take_entry
from tests.golden import Played


def _bots(seats: Sequence[int], **options: Any) -> Callable[[int], Played]:
    """Bots alone, in turn with each number of seats."""

    def play(number: int) -> Played:
        count = seats[number % len(seats)]
        table = open_table("survive", count, f"golden {number}", options)
        return table, bot_play(table)

    return play


def _called(number: int) -> Played:
    """Three bots whose people lose heart after a while."""
    table = open_table("survive", 3, f"golden called {number}")
    return table, _call_after(table, 40)


def _call_after(table: Table[State], moves: int) -> Iterator[Move]:
    bots = bot_play(table)
    for _ in range(moves):
        yield next(bots)
    while table.result is None:
        prompt = next(p for p in table.prompts if p.options[0].id == "call")
        entry = Entry("answer", prompt.seat, prompt.id, ["call"])
        yield entry, take_entry(table, entry)


ENDINGS: dict[str, Callable[[int], Played]] = {
    "home": _bots([2, 3, 4, 5]),
    "six": _bots([3, 4, 5]),
    "five": _bots([3, 4, 5]),
    "dawn": _bots([2, 3], last_dawn=20),
    "dawn shared": _bots([2, 3, 4], last_dawn=20),
    "called": _called,
    "dawn alone": _bots([1], last_dawn=20),
    "hunted lost": _bots([1], hunted=True, last_dawn=120),
}


def ending(table: Table[State], events: Sequence[Event]) -> str:
    """How the game ended, by the words of ENDINGS."""
    assert table.result is not None
    (way,) = (event.data["way"] for event in events if event.kind == "end")
    if not table.result.winners:
        return "hunted lost" if way == "six" else f"{way} alone"
    shared = way == "dawn" and len(table.result.winners) > 1
    return "dawn shared" if shared else str(way)


def _three_bots() -> Played:
    return _bots([3], last_dawn=20)(0)


def _hunted_bot() -> Played:
    return _bots([1], hunted=True, last_dawn=20)(0)


PLAYTHROUGHS: dict[str, Callable[[], Played]] = {"three-bots": _three_bots, "hunted": _hunted_bot}
