"""Points of interest and objectives (AF-3.4 to AF-3.9, AF-3.16)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.aftermath.play.context import Here
from rules.aftermath.play.turn import actions, visiting
from rules.engine import Play
from tests.rules.aftermath.build import A, Party, Script
from tests.rules.aftermath.model.own_book import page
from tests.rules.aftermath.rows import LAPSE, Later, Row, by_first, later, row

FED: list[Any] = [{"dial": {"food": 1}}]
"""What an entry does that can be seen to have been read."""


def garden(*, repeat: bool = False, seen: bool = False, does: Any = FED, **fields: Any) -> Later:
    """A row of six spaces with a point of interest on the third, whose entry gives food. `seen`:
    it has been read."""

    def make() -> Party:
        entry = {"repeat": repeat, "do": does}
        entries = {"1": entry, **({"2": FED} if fields else {})}
        number = page(spaces={3: {"poi": "1", **fields}, 6: {"exit": "A"}}, entries=entries)
        party = Party(page=number).holds("wren", "green-3a")
        return party.set(read={number: ["1"]}) if seen else party

    return Later(make)


def goal(does: Any = FED) -> Later:
    """Such a row with an objective on the third space."""
    spaces = {3: {"objective": "2"}, 6: {"exit": "A"}}
    return later(page=lambda: page(spaces=spaces, entries={"2": does}))


def walks(*steps: int) -> Script:
    """Wren goes from space to space; the play says at which a movement ended."""

    def play(h: Here) -> Play[int]:
        for at in steps:
            h.find_character(A).at = at
            if (yield from visiting.enter_space(h, A)):
                return at
        return 0

    return play


def may_reread(h: Here) -> bool:
    return visiting.may_reread(h.s, A)


def revisited(**fields: Any) -> Later:
    def make() -> Party:
        party = garden(**fields).make()
        party.state.visit.revisit = True
        return party

    return Later(make)


ACT = by_first(actions.resolve_actions)
TOKEN = goal().tokens(3, "objective")
KEEPS = goal({"repeat": True, "do": ["keep_token"]}).tokens(3, "objective")
BOTH = garden(objective="2").tokens(3, "objective")
AGAIN = garden(repeat=True, seen=True)
LATER = garden(does=[{"objective": 3}], objective="2")
ROWS = [
    row("AF-3.4 AF-3.5 AF-10.9", garden(), walks(2, 3, 4), returned=3, food=7),
    row("AF-3.4 in one's turn", garden().active("bodkin"), walks(3), returned=0, food=6),
    row("AF-3.4 there already", garden().stands("wren", 3), ACT, food=7, topics=["act"]),
    row("AF-3.6 AF-3.7", garden(seen=True), walks(3), returned=0, food=6),
    row("AF-3.8", AGAIN, walks(3), returned=3, food=7),
    row("AF-3.8 not by itself", AGAIN.stands("wren", 3), ACT, food=6),
    row("AF-3.8 again", AGAIN.stands("wren", 3), ACT, "visit", food=7),
    row("AF-3.8 once", AGAIN.stands("wren", 3), ACT, "visit", lacks="visit"),
    row("AF-3.8 the absent", AGAIN.stands("wren", 3), ACT, LAPSE, food=6, over=True),
    row("AF-3.8 no repeat", garden(seen=True).stands("wren", 3), may_reread, returned=False),
    row("AF-3.8 repeat", AGAIN.stands("wren", 3), may_reread, returned=True),
    row("AF-3.8 unread", garden().stands("wren", 3), may_reread, returned=False),
    row("AF-3.9 no token", goal(), walks(3), returned=0, food=6),
    row("AF-3.9", TOKEN, walks(3), returned=3, food=7, tokens={}),
    row("AF-3.9 kept", KEEPS, walks(3), tokens={3: ["objective"]}),
    row("AF-3.9 both", BOTH, walks(3), food=8),
    row("AF-3.9 put there", LATER, walks(3), food=6, tokens={3: ["objective"]}),
    row(
        "AF-3.9 next turn",
        garden(seen=True, objective="2").tokens(3, "objective").stands("wren", 3),
        ACT,
        food=7,
    ),
    row("AF-3.16", revisited(), walks(3), food=6),
    row("AF-3.16 repeat", revisited(repeat=True), walks(3), food=7),
]


@pytest.mark.parametrize("row", ROWS)
def test_visiting(row: Row) -> None:
    row.check()
