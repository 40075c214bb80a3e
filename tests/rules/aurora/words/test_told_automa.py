"""What all may read of what the Automa does: everything on the table is public (LA-22.7)."""

from __future__ import annotations

import pytest

from tests.rules.aurora.scenes import Scene, all_may_read, solo, turns

SCENES = [
    pytest.param(
        lambda: turns("driver"),
        (
            "The Automa reveals Action card AC2 (skill 1).",
            "The Automa goes to Driver.",
            "The Automa now has 3 Survivors.",
        ),
        marks=pytest.mark.rule("LA-20.9"),
    ),
    pytest.param(
        turns, ("The Automa finds nothing to explore.",), marks=pytest.mark.rule("LA-20.12")
    ),
    pytest.param(
        lambda: turns("frozen-farm"),
        ("The Automa gains 1 Ammo.",),
        marks=pytest.mark.rule("LA-20.14"),
    ),
    pytest.param(
        lambda: turns("contaminated-storehouse"),
        ("One of the Automa's Survivors takes Contamination.",),
        marks=pytest.mark.rule("LA-20.29"),
    ),
    pytest.param(
        lambda: turns("hunting-lodge"),
        ("The Automa's Fame is now -1.",),
        marks=pytest.mark.rule("LA-20.39"),
    ),
    pytest.param(
        lambda: turns("roof-gun", rows={r: [r == "B", *[r == "A"] * 5] for r in "ABCD"}),
        ("The Automa repairs row B, column 1.",),
        marks=pytest.mark.rule("LA-20.15"),
    ),
    pytest.param(
        lambda: solo("rest", food=1, deck=["AC5"]).play(),
        ("The Automa eats and reveals Action card AC5.",),
        marks=pytest.mark.rule("LA-20.24"),
    ),
    pytest.param(
        lambda: solo("movement", fuel=0).stow(0, "S S S F").play(),
        ("The Automa drives from 100 to 102.",),
        marks=pytest.mark.rule("LA-20.25"),
    ),
    pytest.param(
        lambda: solo("movement", revealed=["AC6"], standing=[True, True]).play(),
        ("Action card AC6: The Automa treats 1 contaminated Survivor.",),
        marks=pytest.mark.rule("LA-20.21"),
    ),
    pytest.param(
        lambda: solo("movement", revealed=["AC3"]).stow(0, "S S S P").play(),
        ("Action card AC3: Ada discards 1 Food.",),
        marks=pytest.mark.rule("LA-20.22"),
    ),
    pytest.param(
        lambda: solo("ambush").zone("rendall-and-randall").play(),
        ("Rendall and Randall: The Automa loses 1 Ammo.",),
        marks=pytest.mark.rule("LA-20.31"),
    ),
    pytest.param(
        lambda: (
            solo("enemies", rows={r: [True] * 6 for r in "ABCD"})
            .foe("warwolves")
            .outcomes(2, 4)
            .play()
        ),
        ("Warwolves: The Automa's row A has no undamaged box left.",),
        marks=pytest.mark.rule("LA-20.33"),
    ),
    pytest.param(
        lambda: solo("fire").foe("warwolves", filled=0).outcomes(2, 7).play(),
        ("The Automa fires Weapon 1 (row C, column 2) at Warwolves: 1 damage.",),
        marks=pytest.mark.rule("LA-20.36"),
    ),
    pytest.param(
        lambda: solo("end", revealed=["AC1"]).outcomes(2, 7).play(),
        ("Action card AC1: The Automa repairs row A.",),
        marks=pytest.mark.rule("LA-20.43"),
    ),
    pytest.param(
        lambda: solo("end", revealed=["AC3"], standing=[True]).play().pick("AC3"),
        ("Ada exhausts one of the Automa's contaminated Survivors and cancels Action card AC3.",),
        marks=pytest.mark.rule("LA-20.46"),
    ),
]


@pytest.mark.rule("LA-22.7")
@pytest.mark.parametrize(("scene", "lines"), SCENES)
def test_all_may_read_what_happens(scene: Scene, lines: tuple[str, ...]) -> None:
    all_may_read(scene, *lines)
