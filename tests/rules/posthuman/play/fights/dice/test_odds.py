"""The odds on options are those of the dice, counted face by face (PH-14.10, PH-15.19)."""

from __future__ import annotations

from itertools import product

import pytest

from rules.posthuman.model.terms import DEFENCE_DIE, MELEE_DIE, SHOOTING_DIE
from rules.posthuman.play.fights.dice import Gun
from rules.posthuman.play.fights.engagements import (
    Side,
    blocked_by_default,
    blocked_by_enemy,
    compare_sides,
)
from rules.posthuman.play.fights.odds import Rolled, percent_to_kill, percents_to_strike
from tests.rules.posthuman.build import Road
from tests.rules.posthuman.own_cards import combat, gun
from tests.rules.posthuman.play.fights.in_fights import ROUND, SHOOTING, before


@pytest.mark.rule("PH-14.10", "PH-14.12")
@pytest.mark.parametrize(
    ("weapon", "dice"),
    [
        (Gun(range=2, specials=(1, 2, 4)), 3),
        (Gun(range=3, specials=(1, 3, 5), skill=2), 2),
        (Gun(range=1), 4),
    ],
)
def test_the_chance_to_kill_is_the_share_of_rolls_that_do(weapon: Gun, dice: int) -> None:
    rolls = [weapon.count_hits(faces) for faces in product(SHOOTING_DIE, repeat=dice)]
    for health in range(1, 8):
        share = 100 * sum(hits >= health for hits in rolls) / len(rolls)
        assert percent_to_kill(weapon, dice, health) == round(share)


@pytest.mark.rule("PH-15.13", "PH-15.19")
@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        (Rolled(3, "critical", 3), Rolled(3, "attack", 2)),
        (Rolled(5, "wound", 2, 1), Rolled(2, "knockdown", 3)),
        (Rolled(2, "effect", 1), Rolled(5, "wound", 3)),
    ],
)
def test_the_chances_of_an_engagement_are_those_of_all_its_rolls(
    mine: Rolled, theirs: Rolled
) -> None:
    deals = suffers = rolls = 0
    for faces in product(*_dice(mine), *_dice(theirs)):
        one, other = faces[: mine.dice + mine.defence], faces[mine.dice + mine.defence :]
        me, foe = _side(mine, one), _side(theirs, other)
        blocked = blocked_by_default(foe, me.blocks)
        outcome = compare_sides(me, foe, blocked_by_enemy(me, foe), blocked)
        deals += outcome.dealt > 0
        suffers += outcome.suffered > 0
        rolls += 1
    expected = (round(100 * deals / rolls), round(100 * suffers / rolls))
    assert percents_to_strike(mine, theirs) == expected


def _dice(side: Rolled) -> list[tuple[str, ...]]:
    return [MELEE_DIE] * side.dice + [DEFENCE_DIE] * side.defence


def _side(side: Rolled, faces: tuple[str, ...]) -> Side:
    return Side(
        melee=side.melee,
        wounds=1,
        special=side.special,
        faces=faces[: side.dice],
        defence=faces[side.dice :],
    )


@pytest.mark.rule("PH-14.9")
def test_a_shot_tells_its_price_its_odds_and_at_whom() -> None:
    road = Road(1).human(0, ammo=2).has(0, gun(dice=1)).fight(0, combat(health=2))
    odds = percent_to_kill(Gun(range=2, specials=(1, 2, 3)), 3, 2)
    told = f"Pay 1 ammo. Chance to kill: {odds}%. Health 2 of 2, melee 3, 1 wound per hit."
    assert road.play(SHOOTING).option("0x3").detail == told


@pytest.mark.rule("PH-15.2", "PH-15.8")
@pytest.mark.parametrize("swap", [0, 1])
def test_each_way_to_strike_tells_its_odds(swap: int) -> None:
    mine, theirs = Rolled(3, "wound", 3 - swap, swap), Rolled(3, "attack", 4)
    deal, suffer = percents_to_strike(mine, theirs)
    detail = before(foes=({}, {}), speed=4)().play(ROUND).option(f"0s{swap}").detail
    assert detail.endswith(f"{deal}% to wound it, {suffer}% to be wounded.")
