"""The comparison of one engagement, and the odds that options show (PH-14.10, PH-15.12 to
PH-15.22)."""

from collections import Counter
from itertools import product
from typing import Any

import pytest

from rules.posthuman.effects.models import Cancel, Face
from rules.posthuman.model.terms import DEFENCE_DIE, MELEE_DIE, SHOOTING_DIE
from rules.posthuman.play.fights.dice import Gun
from rules.posthuman.play.fights.engagements import (
    Cancels,
    Side,
    apply_face_changes,
    cancel_blocks,
    choose_default_blocks,
    choose_enemy_blocks,
    compare_sides,
    find_cancelled_dice,
    find_outcome,
    list_ways_to_block,
)
from rules.posthuman.play.fights.odds import Rolled, find_percent_to_deal, find_percents_to_strike
from rules.posthuman.words.retelling import retell_event
from tests.rules.posthuman.build import Road
from tests.rules.posthuman.own_cards import add_combat, add_gun
from tests.rules.posthuman.play.fights.in_fights import POSITIONS, ROUND, SHOOTING
from tests.rules.posthuman.positions import divide_words, read_road
from tests.rules.posthuman.rows import pairs, read_dice, shots


def make_side(faces: str, defence: str = "", **given: Any) -> Side:
    """A side with melee 3 and a weapon of 1 wound whose special is a critical."""
    figures = {"melee": 3, "wounds": 1, "special": "critical", **given}
    return Side(faces=read_dice(faces), defence=read_dice(defence), **figures)


def read_side(words: str) -> tuple[Side, list[int]]:
    """ "CCS wounds=3 blocked=01": a side, and which of its dice are blocked."""
    faces, fields, _ = divide_words(words.split())
    blocked = [int(place) for place in fields.pop("blocked", "")]
    return make_side(*faces, **fields), blocked


@pairs("""
# A warrior counts for melee 5 alone, on either side.
PH-15.12 | WWM melee={3/4/5} v M | my_attacks={0/0/2}
PH-5.11 | M v WWM melee=5 | their_attacks=2
# What each die yields.
PH-15.17 | AC v M | my_attacks=2
PH-15.17 | S special={attack/critical/knockdown/wound/effect} v M
    my_attacks={1/1/1/0/0} dealt={1/2/1/0/0} they_fall={no/no/yes/no/no} my_effects={0/0/0/0/1}
# More attacks deal wounds, as many both, and none nothing.
PH-15.19 | {AA v A/A v AA/A v A/M v M} | dealt={1/0/1/0} suffered={0/1/1/0}
# The weapon's wounds, and one for each critical that is left.
PH-15.20 | CCS wounds=3{/ blocked='01'} v M | dealt={6/4}
PH-15.20 | M v CA wounds=2 | suffered=3
# A wound special counts for a side that deals wounds.
PH-15.21 | SSA special=wound v {M/AA} | dealt={3/0}
PH-15.21 | AA v SSA special=wound | suffered=0
# A knockdown needs an unblocked die, and a win or a tie.
PH-15.22 | SM special=knockdown v {A/AA} | they_fall={yes/no}
PH-15.22 | SM special=knockdown blocked='0' v M | they_fall=no
PH-15.22 | A v SM special=knockdown | i_fall=yes
# Nobody wounds a mutant, and nobody is knocked down in its attack.
PH-18.20 | {CS/A/S} special=knockdown v {A/CS/S} special=knockdown is_mutant_player=yes
    dealt=0 they_fall=no i_fall=no
""")
def test_how_two_sides_compare(said: str, told: str) -> None:
    (mine, my_blocked), (theirs, blocked) = map(read_side, said.split(" v "))
    outcome = compare_sides(mine, theirs, my_blocked, blocked)
    wanted = divide_words(told.split())[1]
    assert {name: getattr(outcome, name) for name in wanted} == wanted


@pytest.mark.rule("PH-15.13")
def test_each_block_on_either_kind_of_die_removes_one_die_but_no_block() -> None:
    theirs = make_side("AAA")
    for mine, left in ((make_side("BMM"), 2), (make_side("BM", "B"), 1)):
        blocked = choose_default_blocks(theirs, mine.blocks)
        assert compare_sides(mine, theirs, (), blocked).their_attacks == left
    assert choose_default_blocks(make_side("BBB"), 2) == ()


@pytest.mark.rule("PH-15.13a")
def test_blocks_can_remove_attacks_criticals_specials_and_counting_warriors() -> None:
    assert make_side("MWBACS").removable_places == [3, 4, 5]
    assert make_side("MWBACS", melee=5).removable_places == [1, 3, 4, 5]
    # Blocks of both sides act together, and spare ones do nothing.
    mine, theirs = make_side("BBA"), make_side("BAM")
    both = choose_enemy_blocks(mine, theirs), choose_default_blocks(theirs, mine.blocks)
    outcome = compare_sides(mine, theirs, *both)
    assert (outcome.my_attacks, outcome.their_attacks) == (0, 0)


@pairs("""
# By default criticals, then what is worst of the specials, then attacks.
PH-15.14 | ASCW melee=5 | 2
PH-15.14 | ASCW melee=5 | 1 2
PH-15.14 | ASC special=knockdown | 1 2
PH-15.14 | SAW melee=5 special={wound/effect/attack} | 1 2
""")
def test_which_dice_are_blocked_by_default(said: str, told: str) -> None:
    places = tuple(map(int, told.split()))
    assert choose_default_blocks(read_side(said)[0], len(places)) == places


@pytest.mark.rule("PH-15.14", "PH-15.15")
def test_equal_dice_make_one_way_to_block_and_enemies_follow_an_order() -> None:
    ways = list_ways_to_block(make_side("AACS", special="wound"), 2)
    assert (ways[0], len(ways)) == ((0, 2), 4)  # the default; C+A, C+S, A+A, A+S
    assert list_ways_to_block(make_side("AA"), 3) == [(0, 1)]
    order = [
        choose_enemy_blocks(make_side("SWAC", melee=5), make_side("B" * n)) for n in (1, 2, 3, 4)
    ]
    assert order == [(3,), (1, 3), (1, 2, 3), (0, 1, 2, 3)]


@pytest.mark.rule("PH-15.16", "PH-15.17")
def test_cancelling_effects_remove_dice_of_the_other_side_before_blocks() -> None:
    void = find_cancelled_dice(
        read_dice("BMB"), read_dice("BB"), [Cancel(do="cancel", face="block", n=3, side="player")]
    )
    assert make_side("BMB", "BB", void=void).blocks == 2  # a block on a defence die stays
    mine, theirs = make_side("A"), make_side("SA", special="effect")
    cancels = Cancels(mine=(Cancel(do="cancel", face="attack", side="player"),))
    assert find_outcome(mine, theirs, (), (), cancels).my_attacks == 0
    assert find_outcome(mine, theirs, (), (0,), cancels).my_attacks == 1
    cancels = Cancels(theirs=(Cancel(do="cancel", face="block"),))
    for faces, blocks in (("SA", 0), ("MA", 1)):
        mine = make_side(faces, special="effect")
        assert cancel_blocks(mine, make_side("BM"), cancels)[1].blocks == blocks


@pytest.mark.rule("PH-15.12")
def test_a_card_turns_one_face_into_another_and_no_die_twice() -> None:
    to_block = Face.model_validate({"do": "face", "from": "miss", "to": "block"})
    back = Face.model_validate({"do": "face", "from": "block", "to": "attack", "n": 2})
    assert apply_face_changes(read_dice("MMA"), [to_block]) == read_dice("BMA")
    assert apply_face_changes(read_dice("MBA"), [to_block, back]) == read_dice("BAA")


@pytest.mark.rule("PH-14.10", "PH-14.12")
@pytest.mark.parametrize(
    ("weapon", "dice"),
    [
        (Gun(range=2, specials=(1, 2, 4)), 3),
        (Gun(range=3, specials=(1, 3, 5), skill=2), 2),
        (Gun(range=1), 3),
    ],
)
def test_the_chance_to_kill_is_the_share_of_rolls_that_do(weapon: Gun, dice: int) -> None:
    rolls = [weapon.count_hits(faces) for faces in product(SHOOTING_DIE, repeat=dice)]
    for health in range(1, 8):
        share = 100 * sum(hits >= health for hits in rolls) / len(rolls)
        assert find_percent_to_deal(weapon, dice, health) == round(share)


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
    for (me, ways), (foe, others) in product(_list_rolls(mine), _list_rolls(theirs)):
        blocked = choose_default_blocks(foe, me.blocks)
        outcome = compare_sides(me, foe, choose_enemy_blocks(me, foe), blocked)
        deals += ways * others * (outcome.dealt > 0)
        suffers += ways * others * (outcome.suffered > 0)
        rolls += ways * others
    expected = (round(100 * deals / rolls), round(100 * suffers / rolls))
    assert find_percents_to_strike(mine, theirs) == expected


def _list_rolls(side: Rolled) -> list[tuple[Side, int]]:
    """What a side may roll, each with the number of ways: dice may lie in any order."""
    melee, defence = (
        Counter(tuple(sorted(faces)) for faces in product(die, repeat=number))
        for die, number in ((MELEE_DIE, side.dice), (DEFENCE_DIE, side.defence))
    )
    return [
        (
            Side(melee=side.melee, wounds=1, special=side.special, faces=faces, defence=defending),
            ways * others,
        )
        for (faces, ways), (defending, others) in product(melee.items(), defence.items())
    ]


@pytest.mark.rule("PH-14.9")
def test_a_shots_option_tells_its_price_its_odds_and_its_target() -> None:
    road = Road(1).human(0, ammo=2).has(0, add_gun(dice=1)).fight(0, add_combat(health=2))
    wounds, kills = (find_percent_to_deal(Gun(range=2, specials=(1, 2, 3)), 3, n) for n in (1, 2))
    told = (
        f"Pay 1 ammo. {wounds}% to wound, {kills}% to kill. "
        "Health 2 of 2, melee 3, 1 wound per hit."
    )
    assert road.play(SHOOTING).option("0x3").detail == told


@pytest.mark.parametrize(
    ("form", "weapon"), [("plural", "Own Barrels"), ("plain", "the Own Barrels")]
)
def test_a_shot_is_retold_with_the_article_of_its_weapon(form: str, weapon: str) -> None:
    road = (
        Road(1)
        .human(0, ammo=2)
        .has(0, add_gun(form=form, name="Own Barrels"))
        .fight(0, add_combat())
    )
    case = road.play(SHOOTING, *shots("11X")).pick("0x3")
    assert retell_event(case.told("shots")[0]).text.endswith(f"with {weapon}.")


@pytest.mark.rule("PH-15.2", "PH-15.8")
@pytest.mark.parametrize("swap", [0, 1])
def test_each_way_to_strike_tells_its_odds(swap: int) -> None:
    mine, theirs = Rolled(3, "wound", 3 - swap, swap), Rolled(3, "attack", 4)
    deal, suffer = find_percents_to_strike(mine, theirs)
    road = read_road("alone; two-foes; speed=4", POSITIONS)
    detail = road.play(ROUND).option(f"0s{swap}").detail
    assert detail.endswith(f"{deal}% to wound it, {suffer}% to be wounded.")
