"""Missions of the book, each by itself, played by bots."""

from __future__ import annotations

from collections import Counter

from rules.aftermath.bot.player import SENSIBLE, Player
from rules.aftermath.model.decks import BOOK
from rules.aftermath.model.state import State
from rules.aftermath.play import setup
from rules.engine import Table
from tests.drivers import NAMES, bot_play
from tests.rules.aftermath.figures import Played, mission


def on_mission(
    n: int, seats: int, seed: str, player: Player = SENSIBLE, *, two_each: bool = False
) -> Table[State]:
    """A game of that mission, the main ones before it done."""
    colony = setup.new_colony()
    colony.assigned, colony.open = n, [n]
    colony.chapter = min(n, 2)
    colony.done = [one for one, card in BOOK.missions.items() if card.main and one < n]
    return Table.open(
        Played(player),
        names=NAMES[:seats],
        seed=seed,
        save=colony.model_dump_json(),
        options={"two_each": two_each},
    )


def played(table: Table[State]) -> Table[State]:
    """The same at its end."""
    counted(table)
    return table


def counted(table: Table[State]) -> Counter[str]:
    """What was counted in it, played to its end."""
    told = [event for _, events in bot_play(table) for event in events]
    assert table.result is not None
    return mission(table, told)
