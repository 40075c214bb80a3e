"""What all may read of what the Automa does: everything on the table is public (LA-22.7)."""

from __future__ import annotations

import pytest

from tests.rules.aurora.rows import COLUMNS, Position, check, row
from tests.rules.aurora.scenes import solo, turns

# fmt: off
SCENES = [
    row("LA-20.9", lambda: turns("driver"),
        "-> told The Automa reveals Action card AC2 (skill 1).; told The Automa goes to Driver.; "
        "told The Automa now has 3 Survivors."),
    row("LA-20.12", turns, "-> told The Automa finds nothing to explore."),
    row("LA-20.14", lambda: turns("frozen-farm"), "-> told The Automa gains 1 Ammo."),
    row("LA-20.29", lambda: turns("contaminated-storehouse"),
        "-> told One of the Automa's Survivors takes Contamination."),
    row("LA-20.39", lambda: turns("hunting-lodge"), "-> told The Automa's Fame is now -1."),
    row("LA-20.15",
        lambda: turns("roof-gun", rows={r: [r == "B", *[r == "A"] * 5] for r in "ABCD"}),
        "-> told The Automa repairs row B, column 1."),
    row("LA-20.24", solo("rest", food=1, deck=["AC5"]),
        "-> told The Automa eats and reveals Action card AC5."),
    row("LA-20.25", solo("movement", fuel=0).stow(0, "S S S F"),
        "-> told The Automa drives from 100 to 102."),
    row("LA-20.21", solo("movement", revealed=["AC6"], standing=[True, True]),
        "-> told Action card AC6: The Automa treats 1 contaminated Survivor."),
    row("LA-20.22", solo("movement", revealed=["AC3"]).stow(0, "S S S P"),
        "-> told Action card AC3: Ada discards 1 Food."),
    row("LA-20.31", solo("ambush").zone("rendall-and-randall"),
        "-> told Rendall and Randall: The Automa loses 1 Ammo."),
    row("LA-20.33", solo("enemies", rows={r: [True] * 6 for r in "ABCD"}).foe("warwolves")
        .outcomes(2, 4),
        "-> told Warwolves: The Automa's row A has no undamaged box left."),
    row("LA-20.36", solo("fire").foe("warwolves", filled=0).outcomes(2, 7),
        "-> told The Automa fires Weapon 1 (row C, column 2) at Warwolves: 1 damage."),
    row("LA-20.43", solo("end", revealed=["AC1"]).outcomes(2, 7),
        "-> told Action card AC1: The Automa repairs row A."),
    row("LA-20.46", solo("end", revealed=["AC3"], standing=[True]),
        "AC3 "
        "-> told Ada exhausts one of the Automa's contaminated Survivors and cancels Action card "
        "AC3."),
]
# fmt: on


@pytest.mark.rule("LA-22.7")
@pytest.mark.parametrize(COLUMNS, SCENES)
def test_all_may_read_what_happens(position: Position, text: str) -> None:
    check(position, text)
