"""Which missions come to light (AF-19.29, AF-19.30), and which is next (AF-19.34, AF-20.5)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.aftermath.model.decks import BOOK
from rules.aftermath.play.colony.clues import resolve_clues
from rules.aftermath.play.colony.next_mission import ask_next_mission, goes_on, on_offer
from rules.aftermath.play.context import Here
from tests.rules.aftermath.rows import DEFAULTS, Later, Row, later, row


def home(clue: int = 0, **colony: Any) -> Later:
    return later(phase="clues").dials(clue=clue).colony(**{"open": [], **colony})


def offer(h: Here) -> list[int]:
    return on_offer(h.s)


def tell(*missions: int) -> list[str]:
    """The passages that tell these missions."""
    return [f"{BOOK.missions[n].story}\n\n{BOOK.missions[n].goal}" for n in missions]


WON = home(won=True, done=[1, 2, 3])
ROWS = [
    row("AF-19.29 none", home(0), resolve_clues, open=[], read=[]),
    row("AF-19.29 one", home(1), resolve_clues, open=[5, 7], read=tell(5, 7)),
    row("AF-19.29 two", home(2), resolve_clues, open=[5, 6, 7]),
    row("AF-19.29 three", home(3), resolve_clues, open=[5, 6, 7, 8]),
    row("AF-19.30 first", home(done=[1]), resolve_clues, open=[2], read=tell(2)),
    row("AF-19.30 second", home(done=[1, 2]), resolve_clues, open=[3]),
    row("AF-19.30 third", home(done=[1, 2, 3]), resolve_clues, open=[4]),
    row("AF-19.29 AF-19.30 known", home(1, done=[1, 5], open=[2]), resolve_clues, open=[2, 7]),
    row("AF-19.34 AF-20.14", home(open=[7, 5, 3]), offer, returned=[3, 5, 7, 0]),
    row("AF-19.35", home(), offer, returned=[0]),
    row("AF-19.34", home(open=[5, 2]), ask_next_mission, "0:5", "1:5", assigned=5),
    row("AF-19.35 voted", home(open=[5, 2]), ask_next_mission, "0:0", "1:0", assigned=0),
    row("AF-2.20", home(open=[5, 2]), ask_next_mission, DEFAULTS, assigned=2),
    row("AF-19.35 alone", home(), ask_next_mission, assigned=0),
    row("AF-20.5 on", WON, goes_on, "0:on", "1:on", returned=True, read=[]),
    row("AF-20.5 ends", WON, goes_on, DEFAULTS, returned=False, told="Tinderbox has come through."),
    row("AF-20.5 closing", WON, goes_on, DEFAULTS, told="The light over the water."),
    row("AF-20.5 not won", home(done=[1]), goes_on, returned=True),
    row("AF-20.5 none left", home(won=True, done=[1, 2, 3, 4]), goes_on, returned=False),
]


@pytest.mark.parametrize("row", ROWS)
def test_clues_and_the_next_mission(row: Row) -> None:
    row.check()
