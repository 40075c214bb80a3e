"""LA-11.31 to LA-11.36: the Enemies that are left fire back."""

from __future__ import annotations

import pytest

from rules.kit.decks import Deck
from tests.rules.aurora.build import Road
from tests.rules.aurora.rows import COLUMNS, Position, check, row

PAIRS = {"warwolves": "1a", "riderwolves": "2a", "the-final-howl": "3a", "ulmar": "5a"}


def under(*foes: str, seats: int = 2, outcomes: tuple[int, ...] = (8, 5)) -> Road:
    """Enemies on Region 1, whose Outcome card is the first named; the second shows the area."""
    stage = Road(seats, "enemies").outcomes(*outcomes)
    for card in foes:
        stage.foe(card, 1, hitpoints=PAIRS[card])
    return stage


def area(top: int) -> Road:
    """Ada alone is fired on, with two Devices."""
    stage = under("warwolves", outcomes=(2, top)).at(1, "109a")
    return stage.convoy(0, "hauler/roof-rack", "crew-car", "flatbed/roof-gun")


TRUCK = "0b0 0b1 0b2 0b3"
TWO = under("warwolves", outcomes=(11, 5)).foe("the-final-howl", 2, hitpoints="3a").at(1, "109a")
LAST = under("warwolves").set(outcomes=Deck([2], [n for n in range(1, 13) if n != 2]))
AGAIN = under("warwolves", seats=3, outcomes=(3, 5)).at(2, "109a")
for seat in range(3):
    AGAIN.convoy(seat, "hauler/roof-rack", "crew-car", "flatbed")
SPARED = under("warwolves", outcomes=(3, 5)).convoy(0, "hauler/roof-rack", "crew-car")
BOTH = under("the-final-howl", "warwolves", outcomes=(11, 5)).at(1, "109a")

# fmt: off
ENEMIES_FIRE = [
    row("LA-11.31", under(), "-> phase exploration; outcomes_out"),
    # Outcome 11: 1 for I-II on Region 1, where Ada is; 2 for III-IV on Region 2, where Ben is.
    row("LA-11.31 LA-17.4", TWO, "-> outcomes_out 11; asked 0"),
    row("LA-11.31 LA-17.4", TWO, "0=0b3 1=0b2&0b3 -> damaged 0b3; damaged_1 0b2 0b3"),
    row("LA-11.31", under("warwolves", seats=3).at(2, "109a"), "-> asked 0 1"),
    # The card now on top says in which of the six areas.
    *(
        row("LA-11.32 LA-4.2 LA-22.2", area(top), f"-> options {boxes}")
        for top, boxes in (
            (1, TRUCK),
            (2, f"{TRUCK} 1b0 1b1 1b2 2b0 2b1 2b2"),
            (3, "0t0 0t1 2t0"),
            (9, f"{TRUCK} 0t0 0t1"),
            (6, "1b0 1b1 1b2"),
            (11, "2b0 2b1 2b2 2t0"),
        )
    ),
    row("LA-11.32", area(6), "1b2 -> damaged 1b2"),
    # The Warwolves inflict 1 Damage on the last column.
    row("LA-11.32 LA-4.3", under("warwolves", outcomes=(8, 11)),
        "0=2b1 1=2b0 -> damaged 2b1; damaged_1 2b0"),
    # Both are asked at once; by default the armour goes first.
    row("LA-11.32 LA-21.2 LA-4.20", under("warwolves", outcomes=(2, 5)),
        "1=0b2 -> damaged; damaged_1 0b2; asked 0"),
    row("LA-11.32 LA-4.20", under("warwolves", outcomes=(2, 5)), "1=0b2 . -> damaged 0b3"),
    # Nobody has a Device: the top row cannot be hit.
    row("LA-11.32 LA-4.15", under("warwolves", outcomes=(8, 3)),
        "-> phase exploration; damaged; damaged_1"),
    # Eleven cards come back for a back, and the one revealed stays where it is.
    row("LA-11.33", LAST, "-> outcomes_out 2; outcomes_left 1 3 4 5 6 7 8 9 10 11 12"),
    # Outcome 3: the Warwolves strike the top row again, and each there gains 1 Fury.
    row("LA-11.34 LA-11.35", AGAIN, "-> fury 1; fury_1 1; fury_2 0; asked 0 1"),
    row("LA-11.34", AGAIN, "0=0t0 1=0t1 -> damaged 0t0; damaged_1 0t1; damaged_2"),
    row("LA-11.34 LA-14.20", SPARED.has(0, spared="warwolves"), "-> fury 0; damaged; fury_1 1"),
    # Outcome 7 misses for all.
    row("LA-11.35", under("warwolves", "the-final-howl", "ulmar", outcomes=(7, 5)),
        "-> phase exploration; damaged; damaged_1; fury 0"),
    # Outcome 11: 1 from the Warwolves, then 2 from the Final Howl, both on the front column.
    row("LA-11.36", BOTH, "0b3 -> options 0b0 0b1 0b2; refuses 0b2"),
    row("LA-11.36", BOTH, "0b3 0b2&0b1 red-cold-maiden -> damaged 0b1 0b2 0b3; outcomes_out 11"),
]
# fmt: on


@pytest.mark.parametrize(COLUMNS, ENEMIES_FIRE)
def test_enemies_fire(position: Position, text: str) -> None:
    check(position, text)
