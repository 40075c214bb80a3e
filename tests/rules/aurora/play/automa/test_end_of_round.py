"""LA-20.43 to LA-20.46: how the Last Automa ends a round, and what keeps it from that."""

from __future__ import annotations

from typing import Any

import pytest

from rules.aurora.model.state import AUTOMA
from tests.rules.aurora.build import Road, opened
from tests.rules.aurora.play.automa.stage import rows, solo
from tests.rules.aurora.rows import COLUMNS, Position, check, row


def evening(*cards: str, hard: bool = False, number: int = 2, **facts: Any) -> Road:
    return solo("end", *cards, hard=hard, number=number).automa(**facts)


def repairs(*, hard: bool) -> Road:
    """AC1 with the Outcome cards of rows B and C."""
    marks = rows("B1", "B2", "B5", "C1", "D1", column=2)
    return evening("AC1", hard=hard, **marks).outcomes(4, 7)


def starves(food: int, fame: int, its: int, *, hard: bool = False) -> Road:
    """AC4: the player's Fame, and the Automa's."""
    return evening("AC4", hard=hard, food=food, fame=its).has(0, fame=fame)


def lying(*cards: str, phase: Any = "end", standing: int = 1, **facts: Any) -> Road:
    facts = {"survivors": 4, "standing": [True] * standing, "deck": ["AC2", "AC5"], **facts}
    return solo(phase, *cards, number=2).automa(**facts)


ENDS = evening("AC3", "AC5", deck=["AC1", "AC2"], discards=[])
DRIVES = lying("AC3", "AC6", phase="movement", ammo=0).order(AUTOMA, 0).stow(0, "S S S F")
HEALS = lying("AC6", phase="movement", ammo=0).stow(0, "S S S F").automa(standing=[False, True])
CHOICE = lying("AC3", "AC6", "AC5", ammo=1).has(0, fame=1)
# fmt: off
END_OF_ROUND = [
    # AC3: the player takes 1 Damage; then both cards lie on its discards.
    row("LA-20.43", ENDS, "-> its_revealed AC3 AC5"),
    row("LA-20.43", ENDS, "2b0 -> damaged 2b0; its_revealed; its_discards AC3 AC5"),
    # AC1 repairs the row of 1 Outcome card, hard of 2, not right of the counter.
    row("LA-20.21 LA-20.22 LA-20.43", repairs(hard=False), "-> its_marks B5 C1 D1"),
    row("LA-20.21 LA-20.22 LA-20.43", repairs(hard=True), "-> its_marks B5 D1"),
    # AC4: 2 Food for 1 Damage, and 1 Fame if the player is higher; hard: 1 Food for both.
    row("LA-20.21 LA-20.43", starves(1, 1, 0), "-> its_food 1; damaged; fame 1"),
    row("LA-20.21 LA-20.43", starves(2, 1, 0), "0b3 -> its_food 0; damaged 0b3; fame 0"),
    row("LA-20.21 LA-20.43", starves(3, 0, 0), "0b3 -> its_food 1; damaged 0b3; fame 0"),
    row("LA-20.21", starves(1, 0, 2, hard=True), "0b3 -> its_food 0; damaged 0b3; fame -1"),
    row("LA-20.21", starves(0, 0, 2, hard=True), "-> its_food 0; damaged; fame 0"),
    # AC6: 1 Ammo, and the player loses 1 Fame.
    row("LA-20.21 LA-20.43", evening("AC6", ammo=0).has(0, fame=1), "-> its_ammo 0; fame 1"),
    row("LA-20.21 LA-20.43", evening("AC6", ammo=2).has(0, fame=1), "-> its_ammo 1; fame 0"),
    # The counter moves on and uncovers a box, after the end check; not in the last round.
    row("LA-20.44 LA-20.45", evening(**rows(column=2)), "-> its_column 3; its_row_a ...XXX"),
    row("LA-20.45", evening(number=6, **rows(column=5)),
        "-> over yes; its_column 5; its_row_a .....X"),
    # AC1 repairs row A while the counter is still on 2: A3 is uncovered, not repaired.
    row("LA-20.45 LA-20.35", evening("AC1", **rows("A1", column=2)).outcomes(1),
        "-> its_row_a ...XXX"),
    row("LA-20.45", evening(**rows("A1", column=2)), "-> its_row_a X..XXX"),
    # One laid down cancels AC3 or AC6; AC5 has no such ability. All stand again in the morning.
    row("LA-20.46", CHOICE, "-> options AC3 AC6; refuses AC3&AC6"),
    row("LA-20.46", CHOICE, "AC3 -> damaged; fame 0; its_standing True"),
    row("LA-20.46", lying("AC3"), "-> default"),
    row("LA-20.46", lying("AC3"), ". . -> damaged 0b3"),
    # Without a contaminated one, or the variant, there is no choice.
    row("LA-20.46", lying("AC3", standing=0), "-> offers 2b0"),
    row("LA-20.46", lying("AC3", variant=False), "-> offers 2b0"),
    # In Movement Ada lays down the one that AC6 then treats; AC3 stays cancelled.
    row("LA-20.46 LA-21.4", DRIVES, "+AC3 -> its_standing False"),
    row("LA-20.46 LA-21.4", DRIVES, "+AC3 stay -> its_contaminated_count 0; damaged; round 3"),
    # AC6 takes the standing one first.
    row("LA-20.46", HEALS, "-> its_standing False"),
    row("LA-20.46", lambda: opened(1), "-> its_variant yes"),
    row("LA-20.46", lambda: opened(1, variant=False), "-> its_variant no"),
]
# fmt: on


@pytest.mark.parametrize(COLUMNS, END_OF_ROUND)
def test_the_automa_ends_the_round(position: Position, text: str) -> None:
    check(position, text)
