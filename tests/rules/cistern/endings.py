"""Every way in which The Last Cistern can end (CI-6), and who plays towards it."""

from collections.abc import Iterator, Sequence
from typing import Any

from rules.engine import Entry, Event, Table
from tests.drivers import Move, bot_play, open_table, take_entry
from tests.golden import Played


def _play_bots(number: int) -> Played:
    table = open_table("cistern", 2, f"golden {number}")
    return table, bot_play(table)


def _play_greedy(number: int) -> Played:
    """Two keepers who only draw, and pour nothing back."""
    table = open_table("cistern", 2, f"golden dry {number}", {"days": 9})
    return table, _take_all(table)


def _take_all(table: Table[Any]) -> Iterator[Move]:
    while table.result is None:
        prompt = table.needed_prompts[0]
        answer = 0 if prompt.kind == "number" else [prompt.options[0].id]
        entry = Entry("answer", prompt.seat, prompt.id, answer)
        yield entry, take_entry(table, entry)


ENDINGS = {"won": _play_bots, "shared": _play_bots, "dry": _play_greedy}


def ending(table: Table[Any], events: Sequence[Event]) -> str:
    """How the game ended, by the words of ENDINGS."""
    assert table.result is not None
    return {0: "dry", 1: "won", 2: "shared"}[len(table.result.winners)]


PLAYTHROUGHS = {"two-bots": lambda: _play_bots(0)}
