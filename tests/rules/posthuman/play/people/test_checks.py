"""Tests of a stat, bonuses and re-rolls (PH-20.1 to PH-20.6, PH-24.2)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.posthuman.effects.language.models import RollBonus
from rules.posthuman.effects.performing import add_lasting_modifier
from rules.posthuman.model.terms import DEFENCE_DIE, MELEE_DIE, Stat
from rules.posthuman.play.fights.melee import resolve_engagement
from rules.posthuman.play.people import checks
from tests.rules.posthuman.build import Road
from tests.rules.posthuman.own_cards import combat, skill
from tests.rules.posthuman.rows import follow, row


def rolls(*faces: int, stat: Stat = "mind", modifier: int = 0) -> dict[str, Any]:
    """Ada tests a stat."""
    return {
        "play": lambda h: checks.resolve_test(h, 0, stat, modifier, "Test"),
        "luck": faces,
        "left": (),
    }


def trained(*bonuses: int) -> Any:
    """Ada has skills that add to tests."""
    raw = [{"at": "test", "do": [{"roll": {"what": "test", "n": n}}]} for n in bonuses]
    return lambda: Road(1).has(0, *map(skill, raw))


def helped() -> Road:
    road = Road(1)
    add_lasting_modifier(road.state, 0, RollBonus(do="roll", what="test", n=2), "test")
    return road


def watched() -> Road:
    return Road(1).event("watched")


TESTS = [
    # A die of at most the stat passes; modifiers and bonuses are added to the stat.
    row("PH-20.1", trained(), **rolls(1), returned=True),
    row("PH-20.1", trained(), **rolls(3), returned=True),
    row("PH-20.1", trained(), **rolls(4), returned=False),
    row("PH-20.1", trained(), **rolls(6), returned=False),
    row("PH-20.1", trained(), **rolls(4, modifier=1), returned=True),
    row("PH-20.1", trained(), **rolls(3, modifier=-1), returned=False),
    row("PH-20.2", trained(1, 2), **rolls(6), returned=True),
    row("PH-20.2", trained(1, 1), **rolls(6), returned=False),
    row(
        "PH-20.2 PH-26.1",
        lambda: Road(1).has(0, "athletics"),
        **rolls(4, stat="speed"),
        returned=True,
    ),
    row("PH-20.2 PH-26.1", lambda: Road(1).has(0, "athletics"), **rolls(4), returned=False),
    row("PH-20.2", helped, **rolls(5), returned=True, lasting=0),
    # While Watched is in force, a passed test of mind is rolled again once, and a fail stands.
    row("PH-20.3 PH-20.5", watched, **rolls(2, 5), returned=False, tests=2),
    row("PH-20.3 PH-20.5", watched, **rolls(2, 3), returned=True, tests=2),
    row("PH-20.5 PH-8.9 PH-26.7", watched, **rolls(4), returned=False, tests=1),
    row("PH-20.5 PH-8.9 PH-26.7", watched, **rolls(2, stat="speed"), returned=True, tests=1),
]


@pytest.mark.parametrize(("road", "answers", "then"), TESTS)
def test_a_test(road: Any, answers: tuple[str, ...], then: dict[str, Any]) -> None:
    follow(lambda h: None, road, answers, then)


# -- dice of fights (PH-20.3, PH-20.4, PH-20.6, PH-24.2) -----------------------------------------

FORCES = {
    "at": "melee_roll",
    "do": [{"reroll": {"dice": ["melee"], "n": 1, "whose": "player", "forced": "attack"}}],
}


def meets(*luck: str, enemy: dict[str, Any], swap: int = 0) -> Any:
    """Ada, with Footwork, meets an enemy in round 1; luck is her dice, then the enemy's."""
    road = Road(1).human(0, speed=4).has(0, "footwork")
    road.fight(0, combat(**enemy), stage="melee", round=1, swap=swap)
    return road.play(lambda h: resolve_engagement(h, 0, 0), *luck)


@pytest.mark.rule("PH-20.3", "PH-20.4")
def test_what_is_forced_is_rolled_again_first_and_never_a_second_time() -> None:
    """The attack becomes a miss, which is not offered again; the other misses are."""
    roll = ("attack", "miss", "warrior", "miss", "miss", "miss", "miss")
    prompt = meets(*roll, enemy={"effects": (FORCES,)}).prompt("reroll")
    assert {option.id for option in prompt.options} == {"p1", "p2"}


@pytest.mark.rule("PH-20.6", "PH-26.1")
def test_footwork_rolls_a_defence_die_again_too() -> None:
    assert "p2" in meets("block", "block", "miss", "miss", "miss", "miss", enemy={}, swap=1).options


@pytest.mark.rule("PH-24.2")
def test_one_draw_a_die_own_dice_first_and_melee_before_defence() -> None:
    case = meets(enemy={"melee": 4}, swap=1)
    assert case.luck.picked[:7] == [MELEE_DIE, MELEE_DIE, DEFENCE_DIE, *[MELEE_DIE] * 4]
    assert Road(1).play(rolls()["play"]).luck.picked == [(1, 2, 3, 4, 5, 6)]
