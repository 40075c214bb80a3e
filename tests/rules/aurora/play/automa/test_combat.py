"""LA-20.36 to LA-20.42: how the Last Automa fires."""

from __future__ import annotations

from typing import Any

import pytest

from rules.aurora.model.state import AUTOMA
from rules.aurora.play.automa import board as automa
from tests.rules.aurora.build import Road
from tests.rules.aurora.play.automa.stage import rows, solo
from tests.rules.aurora.rows import COLUMNS, Position, check, row


def aims(*cards: str, outcome: int = 2, **facts: Any) -> Road:
    """Warwolves (I) and Riderwolves (II) on its Region; Weapons 1 in A1 and C2. Ada is next."""
    stage = solo("fire", *cards).stow(0, "S S S A").outcomes(outcome, 7)
    stage.foe("warwolves", 1, filled=4).foe("riderwolves", 1, hitpoints="2a", filled=3)
    return stage.automa(**{"ammo": 1, **facts})


def rewards(hitpoints: str, filled: int = 0) -> Road:
    """It fires once at Warwolves with this Hitpoints card."""
    stage = solo("fire").stow(0, "S S S A").foe("warwolves", 1, hitpoints=hitpoints, filled=filled)
    return stage.automa(ammo=1, **rows("C2")).objects("mre-1").outcomes(2, 7)


EXPLORED = Road(solo=True).order(AUTOMA, 0).crew(0, rest="leader").stow(0, "S A")
EXPLORED.foe("warwolves", 1, filled=4).foe("riderwolves", 1, hitpoints="2a", filled=3).deck(
    "driver"
)
EXPLORED.automa(pile=["AC2"], food=0, fuel=0, ammo=1).outcomes(2, 7)
EXAMPLE = solo("fire", "AC2").stow(0, "S S S A").foe("warwolves", 1, filled=4).outcomes(8, 7)
EXAMPLE.foe("rendall-and-randall", 1, hitpoints="4a", filled=3)
BOTH = solo("fire").stow(0, "S S S A").automa(ammo=1).foe("warwolves", 1, filled=4).outcomes(2, 7)
FULL = solo("fire").stow(0, "S S S A").automa(ammo=1).foe("warwolves", 1, filled=4, automa=2)
LOOT = solo("fire").automa(ammo=1).foe("warwolves", 1, filled=5, automa=1, s0=1).outcomes(2, 7)
# fmt: off
FIRE = [
    # The arrow of the first card of the Exploration Phase: right the highest, left the lowest.
    row("LA-20.36 LA-20.23", aims("AC2", "AC1"), "-> filled warwolves:4 riderwolves:4"),
    row("LA-20.36 LA-20.23", aims("AC1", "AC2"), "-> filled warwolves:5 riderwolves:3"),
    row("LA-20.37", aims(), "-> filled warwolves:5 riderwolves:3"),
    row("LA-20.36 LA-20.23", EXPLORED, "-> phase fire; filled warwolves:4 riderwolves:4"),
    # A card that was only eaten for does not aim.
    row("LA-20.37", aims("AC2", explored=0), "-> filled warwolves:5 riderwolves:3"),
    # It fires the Weapon 1 because the one further right is damaged, at Rendall and Randall.
    row("LA-20.36", EXAMPLE.automa(ammo=1, **rows("A3", column=3)),
        "-> filled warwolves:4 rendall-and-randall:4; its_fired C2; its_ammo 0"),
    # Three Ammo and two Weapons are two shots; only at Enemies of its own Region.
    row("LA-20.36", aims(ammo=3), "-> its_ammo 1; its_fired C2 A1"),
    row("LA-20.36", aims(ammo=3, space="109a"), "-> its_ammo 3; its_fired"),
    # Outcome 6 jams C2, right of the counter; outcome 12 gives nobody Fury.
    row("LA-20.38", aims(outcome=6), "-> its_marks C2"),
    row("LA-20.38", aims(outcome=12), "-> fury 0; its_marks"),
    # The boxes pay as for a player, Objects unseen.
    row("LA-20.38", rewards("1b"), "-> its_fame 1; its_stores PF; its_objects; targets warwolves:"),
    row("LA-20.38", rewards("2b"), "-> its_fame 0; its_stores PPF; its_objects"),
    row("LA-20.38", rewards("2a", 1), "-> its_fame 0; its_stores PFA; its_objects"),
    row("LA-20.38", rewards("1a"), "-> its_fame 0; its_stores PF; its_objects mre-1"),
    row("LA-20.38", rewards("2a"), "-> its_stores PF; targets warwolves:-1x1"),
    # Without a counter on its board both move to the Enemy it fires at.
    row("LA-20.40", BOTH.foe("riderwolves", 1, hitpoints="2a", automa=2),
        "-> targets warwolves:-1x2 riderwolves:"),
    row("LA-20.41", FULL.outcomes(2, 7), "-> targets warwolves:-1x2; filled warwolves:5"),
    # Outcome 11 is 2 damage, and the Warwolves have 1 box left.
    row("LA-20.38 LA-11.16",
        solo("fire").automa(ammo=1).foe("warwolves", 1, filled=5).outcomes(11, 7),
        "-> filled; defeated warwolves"),
]
# fmt: on


@pytest.mark.parametrize(COLUMNS, FIRE)
def test_the_automa_fires(position: Position, text: str) -> None:
    check(position, text)


@pytest.mark.rule("LA-20.37")
def test_two_weapons_in_one_column_fire_from_the_top(monkeypatch: pytest.MonkeyPatch) -> None:
    """No column of the board has two, so one more is put in B1: A1 fires before it."""
    monkeypatch.setitem(automa.WEAPONS, ("B", 1), 1)
    check(aims(ammo=2), "-> its_fired C2 A1")
    check(aims(ammo=3), "-> its_fired C2 A1 B1")


@pytest.mark.rule("LA-20.42", "LA-22.6")
def test_its_loot_goes_under_its_board_unseen() -> None:
    """Two cards for its two counters; Ada draws as usual."""
    case = LOOT.loot(0, "land-mine", "pack-banner", "weapon-manual").play()
    assert case.s.automa is not None
    view, loot = case.view(0), case.s.automa.loot
    assert view.automa is not None
    assert view.automa.cards == len(loot) == 2
    (offered,) = set(case.options) - {"none"}
    assert {offered, *loot} == {"land-mine", "pack-banner", "weapon-manual"}
    assert not any(card in view.model_dump_json() for card in loot)
    assert case.s.counters_left(AUTOMA) == 2
