"""Tests of a stat, bonuses and re-rolls (PH-20.1 to PH-20.6, PH-24.2)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.posthuman.effects.language.models import RollBonus
from rules.posthuman.effects.performing import add_lasting_modifier
from rules.posthuman.model.terms import DEFENCE_DIE, MELEE_DIE, Stat
from rules.posthuman.play.fights.melee import resolve_engagement
from rules.posthuman.play.people import checks
from tests.rules.posthuman.build import Case, Road
from tests.rules.posthuman.own_cards import combat, skill

WATCHED = "watched"


def checked(road: Road, *luck: int, stat: Stat = "mind", modifier: int = 0) -> Case:
    """Ada tests a stat."""
    return road.play(lambda h: checks.resolve_test(h, 0, stat, modifier, "Test"), *luck)


def bonus(n: int, stat: str | None = None) -> str:
    """A skill that adds to tests."""
    roll: dict[str, Any] = {"what": "test", "n": n, **({"stat": stat} if stat else {})}
    return skill({"at": "test", "do": [{"roll": roll}]})


@pytest.mark.rule("PH-20.1")
@pytest.mark.parametrize(("face", "passed"), [(1, True), (3, True), (4, False), (6, False)])
def test_a_die_of_at_most_the_stat_passes(face: int, passed: bool) -> None:
    case = checked(Road(1), face)
    assert case.returned is passed
    assert case.luck.picked == [(1, 2, 3, 4, 5, 6)]


@pytest.mark.rule("PH-20.1")
def test_modifiers_are_added_to_the_stat() -> None:
    assert checked(Road(1), 4, modifier=1).returned
    assert not checked(Road(1), 3, modifier=-1).returned


@pytest.mark.rule("PH-20.2")
def test_bonuses_add_up() -> None:
    assert checked(Road(1).has(0, bonus(1), bonus(2)), 6).returned
    assert not checked(Road(1).has(0, bonus(1), bonus(1)), 6).returned


@pytest.mark.rule("PH-20.2", "PH-26.1")
def test_a_bonus_for_one_stat_helps_no_other() -> None:
    """Athletics, for one."""
    assert checked(Road(1).has(0, "athletics"), 4, stat="speed").returned
    assert not checked(Road(1).has(0, "athletics"), 4, stat="mind").returned


@pytest.mark.rule("PH-20.2")
def test_a_bonus_for_one_test_is_used_up_by_it() -> None:
    road = Road(1)
    add_lasting_modifier(road.state, 0, RollBonus(do="roll", what="test", n=2), "test")
    case = checked(road, 5)
    assert case.returned
    assert case.human().lasting == []


@pytest.mark.rule("PH-20.3", "PH-20.5")
def test_watched_rolls_a_passed_mind_test_again_once_and_a_fail_stands() -> None:
    road = Road(1).event(WATCHED)
    case = checked(road, 2, 5)
    assert not case.returned
    assert case.luck.script == []
    assert len(case.told("test")) == 2
    assert checked(Road(1).event(WATCHED), 2, 3).returned  # and no third time


@pytest.mark.rule("PH-20.5", "PH-8.9", "PH-26.7")
def test_watched_leaves_failed_tests_and_those_of_other_stats() -> None:
    assert len(checked(Road(1).event(WATCHED), 4, 1).told("test")) == 1
    assert len(checked(Road(1).event(WATCHED), 2, 5, stat="speed").told("test")) == 1


# -- dice of fights (PH-20.3, PH-20.4, PH-20.6, PH-24.2) -----------------------------------------

FORCES = {
    "at": "melee_roll",
    "do": [{"reroll": {"dice": ["melee"], "n": 1, "whose": "player", "forced": "attack"}}],
}


def meets(enemy: str, *luck: str, **human: int) -> Case:
    """Ada meets an enemy in round 1 of melee; luck is her dice, then the enemy's."""
    road = Road(1).human(0, **human).has(0, "footwork")
    road.fight(0, enemy, stage="melee", round=1)
    return road.play(lambda h: resolve_engagement(h, 0, 0), *luck)


@pytest.mark.rule("PH-20.3", "PH-20.4")
def test_what_is_forced_is_rolled_again_first_and_never_a_second_time() -> None:
    """The attack becomes a miss, which is not offered again; the other misses are."""
    roll = ("attack", "miss", "warrior", "miss", "miss", "miss")
    case = meets(combat(effects=(FORCES,)), *roll, "miss")
    places = [option.id for option in case.prompt("reroll").options]
    assert set(places) == {"p1", "p2"}


@pytest.mark.rule("PH-20.6", "PH-26.1")
def test_footwork_rolls_a_defence_die_again_too() -> None:
    roll = ("block", "block", "miss", "miss", "miss", "miss")
    road = Road(1).human(0, speed=4).has(0, "footwork")
    road.fight(0, combat(), stage="melee", round=1, swap=1)
    case = road.play(lambda h: resolve_engagement(h, 0, 0), *roll)
    assert "p2" in case.options


@pytest.mark.rule("PH-24.2")
def test_one_draw_a_die_own_dice_first_and_melee_before_defence() -> None:
    road = Road(1).human(0, speed=4)
    road.fight(0, combat(melee=4), stage="melee", round=1, swap=1)
    case = road.play(lambda h: resolve_engagement(h, 0, 0))
    mine, theirs = [MELEE_DIE, MELEE_DIE, DEFENCE_DIE], [MELEE_DIE] * 4
    assert case.luck.picked[:7] == [*mine, *theirs]
