"""What all may read of what the Automa does: everything on the table is public (LA-22.7)."""

from __future__ import annotations

import pytest

from tests.rules.aurora.rows import Check, table

POSITIONS = {"turns": "solo; order -1 0; active leader; its_pile AC2"}
rows = table(POSITIONS)


@pytest.mark.rule("LA-22.7")
@rows("""
LA-20.9 | zone driver; turns
    -> told The Automa reveals Action card AC2 (skill 1).;
        told The Automa goes to Driver.; told The Automa now has 3 Survivors.
LA-20.12 | turns | -> told The Automa finds nothing to explore.
LA-20.14 | zone frozen-farm; turns | -> told The Automa gains 1 Ammo.
LA-20.29 | zone contaminated-storehouse; turns
    -> told One of the Automa's Survivors takes Contamination.
LA-20.39 | zone hunting-lodge; turns | -> told The Automa's Fame is now -1.
LA-20.15 | zone roof-gun; turns; its_marks B1 | -> told The Automa repairs row B, column 1.
LA-20.24 | solo; phase rest; its_deck AC5 | -> told The Automa eats and reveals Action card AC5.
LA-20.25 | solo; phase movement; stow SSSF; its_fuel 0 | -> told The Automa drives from 100 to 102.
LA-20.21 | solo; phase movement; its_revealed AC6; its_standing yes yes
    -> told Action card AC6: The Automa treats 1 contaminated Survivor.
LA-20.22 | solo; phase movement; stow SSSP; its_revealed AC3
    -> told Action card AC3: Ada discards 1 Food.
LA-20.31 | solo; phase ambush; zone rendall-and-randall
    -> told Rendall and Randall: The Automa loses 1 Ammo.
LA-20.33 | solo; phase enemies; foe warwolves;
        its_marks A1 B1 B2 B3 B4 B5 B6 C1 C2 C3 C4 C5 C6 D1 D2 D3 D4 D5 D6; outcomes 2 4
    -> told Warwolves: The Automa's row A has no undamaged box left.
LA-20.36 | solo; phase fire; foe warwolves filled=0; outcomes 2 7
    -> told The Automa fires Weapon 1 (row C, column 2) at Warwolves: 1 damage.
LA-20.43 | solo; phase end; its_revealed AC1; outcomes 2 7
    -> told Action card AC1: The Automa repairs row A.
LA-20.46 | solo; phase end; its_revealed AC3; its_standing yes
    AC3 -> told Ada exhausts one of the Automa's contaminated Survivors and cancels Action card AC3.
""")
def test_all_may_read_what_happens(check: Check) -> None:
    check()
