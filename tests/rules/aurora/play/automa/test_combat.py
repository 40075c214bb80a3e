"""LA-20.36 to LA-20.42: how the Last Automa fires."""

from __future__ import annotations

from typing import Any

import pytest

from rules.aurora.model.state import AUTOMA
from rules.aurora.play.automa import board as automa
from tests.rules.aurora.build import Road
from tests.rules.aurora.play.automa.test_board import its, rows
from tests.rules.aurora.play.automa.test_movement import solo


def aims(*cards: str, **facts: Any) -> Road:
    """Warwolves (I) and Riderwolves (II) on its Region; Weapons 1 in A1 and C2. Ada is next."""
    stage = solo("fire", *cards).stow(0, "S S S A")
    stage.foe("warwolves", 1, filled=4).foe("riderwolves", 1, hitpoints="2a", filled=3)
    return stage.automa(**facts)


@pytest.mark.rule("LA-20.36", "LA-20.23")
@pytest.mark.parametrize(
    ("cards", "hit"),
    [(("AC2", "AC1"), "riderwolves"), (("AC1", "AC2"), "warwolves"), ((), "warwolves")],
)
def test_whom_it_fires_at(cards: tuple[str, ...], hit: str) -> None:
    """By the arrow of the first Action card of the Exploration Phase: right the highest number,
    left the lowest."""
    case = aims(*cards, ammo=1).outcomes(2, 7).play()
    filled = {foe.card: foe.filled for foe in case.s.foes}
    assert filled == {
        "warwolves": 4 + (hit == "warwolves"),
        "riderwolves": 3 + (hit != "warwolves"),
    }


@pytest.mark.rule("LA-20.36", "LA-20.23")
def test_the_card_it_explored_by_aims_later_in_the_round() -> None:
    """AC2 is turned over in the Exploration Phase; in Phase 4 its right arrow picks the highest."""
    stage = Road(solo=True).order(AUTOMA, 0).crew(0, rest="leader").stow(0, "S A")
    stage.foe("warwolves", 1, filled=4).foe("riderwolves", 1, hitpoints="2a", filled=3)
    case = stage.deck("driver").automa(pile=["AC2"], food=0, fuel=0, ammo=1).outcomes(2, 7).play()
    assert case.s.phase == "fire"
    assert [foe.filled for foe in case.s.foes] == [4, 4]


@pytest.mark.rule("LA-20.37")
def test_a_card_that_was_only_eaten_for_does_not_aim() -> None:
    """Nothing was revealed in the Exploration Phase: the lowest Enemy."""
    case = aims("AC2", explored=0, ammo=1).outcomes(2, 7).play()
    assert case.s.find_foe("warwolves").filled == 5


@pytest.mark.rule("LA-20.36")
def test_the_convoys_fire_example() -> None:
    """It spends 1 Ammo on the Weapon 1 because the one further right is damaged, on Rendall and
    Randall, for the arrow of its first card."""
    stage = solo("fire", "AC2").stow(0, "S S S A").foe("warwolves", 1, filled=4)
    stage.foe("rendall-and-randall", 1, hitpoints="4a", filled=3)
    stage.automa(ammo=1, column=3, rows=rows("A3", column=3))
    case = stage.outcomes(8, 7).play()
    assert case.s.find_foe("rendall-and-randall").filled == 4
    assert (its(case).fired, its(case).ammo) == (["C2"], 0)


@pytest.mark.rule("LA-20.36")
def test_it_fires_while_it_has_ammo_and_weapons() -> None:
    """Three Ammo and two Weapons: two shots; at Enemies of its own Region only."""
    case = aims(ammo=3).outcomes(2, 2, 7).play()
    assert (its(case).ammo, len(its(case).fired)) == (1, 2)
    case = aims(ammo=3, space="109a").play()
    assert (its(case).ammo, its(case).fired) == (3, [])


@pytest.mark.rule("LA-20.37")
def test_two_weapons_in_one_column_fire_from_the_top(monkeypatch: pytest.MonkeyPatch) -> None:
    """No column of the board has two, so one more is put in B1: A1 fires before it."""
    monkeypatch.setitem(automa.WEAPONS, ("B", 1), 1)
    case = aims(ammo=2).play()
    assert its(case).fired == ["C2", "A1"]
    case = aims(ammo=3).play()
    assert its(case).fired == ["C2", "A1", "B1"]


@pytest.mark.rule("LA-20.38")
def test_a_jam_damages_its_weapon_and_fury_is_ignored() -> None:
    """Outcome 6 jams C2, right of the counter; outcome 12 gives nobody Fury."""
    case = aims(ammo=1).outcomes(6, 7).play()
    assert its(case).rows["C"][1] is True
    case = aims(ammo=1).outcomes(12, 7).play()
    assert case.p(0).fury == 0


@pytest.mark.rule("LA-20.38")
@pytest.mark.parametrize(
    ("hitpoints", "filled", "gain"),
    [("1b", 0, "fame"), ("2b", 0, "food"), ("2a", 1, "ammo"), ("1a", 0, "object"), ("2a", 0, "T")],
)
def test_rewards_are_as_for_a_player(hitpoints: str, filled: int, gain: str) -> None:
    """Fame on its track, Resources in its stores, Objects unseen, Target counters."""
    stage = solo("fire").stow(0, "S S S A")
    stage.foe("warwolves", 1, hitpoints=hitpoints, filled=filled)
    stage.automa(ammo=1, rows=rows("C2")).objects("mre-1")
    case = stage.outcomes(2, 7).play()
    a = its(case)
    found = {
        "fame": a.fame == 1,
        "food": a.food == 2,
        "ammo": a.ammo == 1,
        "object": a.objects == ["mre-1"],
        "T": case.s.foes[0].targets == {AUTOMA: 1},
    }
    assert [what for what, there in found.items() if there] == [gain]


@pytest.mark.rule("LA-20.40")
def test_without_a_counter_all_move_to_the_enemy_it_fires_at() -> None:
    """Both are on the Riderwolves; the next Target box of the Warwolves brings both over."""
    stage = solo("fire").stow(0, "S S S A").automa(ammo=1)
    stage.foe("warwolves", 1, filled=4).foe("riderwolves", 1, hitpoints="2a", automa=2)
    case = stage.outcomes(2, 7).play()
    assert case.s.find_foe("warwolves").targets == {AUTOMA: 2}
    assert case.s.find_foe("riderwolves").targets.get(AUTOMA, 0) == 0


@pytest.mark.rule("LA-20.41")
def test_with_both_on_this_enemy_nothing_happens() -> None:
    """It has only two."""
    stage = solo("fire").stow(0, "S S S A").automa(ammo=1)
    stage.foe("warwolves", 1, filled=4, automa=2)
    case = stage.outcomes(2, 7).play()
    assert case.s.find_foe("warwolves").targets == {AUTOMA: 2}
    assert case.s.find_foe("warwolves").filled == 5


@pytest.mark.rule("LA-20.38", "LA-11.16")
def test_its_damage_beyond_the_last_box_is_lost() -> None:
    """Outcome 11 is 2 damage, and the Warwolves have 1 box left."""
    stage = solo("fire").automa(ammo=1).foe("warwolves", 1, filled=5)
    case = stage.outcomes(11, 7).play()
    assert (case.s.foes, case.s.defeated) == ([], ["warwolves"])
    assert len(its(case).loot) == 1


@pytest.mark.rule("LA-20.42", "LA-22.6")
def test_its_loot_goes_under_its_board_unseen() -> None:
    """Two cards for its two counters; Ada draws as usual."""
    stage = solo("fire").automa(ammo=1).foe("warwolves", 1, filled=5, automa=1, s0=1)
    case = stage.loot(0, "land-mine", "pack-banner", "weapon-manual").outcomes(2, 7).play()
    assert len(its(case).loot) == 2
    view = case.view(0)
    assert view.automa is not None
    assert view.automa.cards == 2
    (offered,) = (set(case.options) - {"none"},)
    assert len(offered) == 1
    assert offered | {*its(case).loot} == {"land-mine", "pack-banner", "weapon-manual"}
    hidden = view.model_dump_json()
    assert not any(card in hidden for card in its(case).loot)
    assert case.s.counters_left(AUTOMA) == 2
