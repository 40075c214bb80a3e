"""PH-15: the melee rounds; PH-24: the dice; PH-26.5: the Netboy Trapper."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from rules.engine import Play
from rules.posthuman.model.decks import WEAPONS, enemy_of
from rules.posthuman.model.fight_state import Clash
from rules.posthuman.model.terms import DEFENCE_DIE, MELEE_DIE
from rules.posthuman.play.context import Here
from rules.posthuman.play.fights.damage import on_human
from rules.posthuman.play.fights.dice.fight import my_melee, their_melee
from rules.posthuman.play.fights.sides import find_melee_attack, my_side, their_side
from tests.rules.posthuman.build import Case, Road
from tests.rules.posthuman.own_cards import blade, combat, follower, gear, gun, minion, skill
from tests.rules.posthuman.play.fights.in_fights import (
    clash_of,
    dice,
    fight_of,
    fights_on,
    foe,
    round_of,
    shots,
    strikes,
)

MISS = dice("MMM")


def before(enemy: str, *minions: str, **human: int) -> Road:
    """Ada before enemies, in the first melee round."""
    return Road(1).human(0, **human).fight(0, enemy, *minions, stage="melee", round=1)


def counts(road: Road, n: int = 0) -> tuple[int, int]:
    """The melee dice of Ada and of an enemy against each other."""
    s = road.state
    return my_melee(s, 0, s.fights[0].foes[n]).total, their_melee(s, 0, s.fights[0].foes[n]).total


def met(case: Case) -> list[int]:
    """Which enemies were engaged, in order: after each of Ada's rolls comes the enemy's."""
    return [event.data["foe"] for event in case.told("blow")]


# -- rounds --------------------------------------------------------------------------------------


@pytest.mark.rule("PH-15.1", "PH-15.27")
def test_after_three_rounds_who_still_stands_flees_and_is_discarded() -> None:
    enemy, helper = combat(health=7), minion(health=7)
    case = fights_on(Road(1).fight(0, enemy, helper), *(MISS + dice("MMMM")) * 6).defaults()
    assert [event.data["round"] for event in case.told("round")] == [1, 2, 3]
    assert met(case) == [0, 1] * 3
    assert case.returned == "done"
    assert enemy in case.s.encounters[1].discards
    assert helper in case.s.minions["human"].discards
    assert case.s.fights == {}


@pytest.mark.rule("PH-15.1")
def test_no_round_begins_once_the_enemies_are_dead() -> None:
    case = fights_on(Road(1).fight(0, combat(health=1)), *dice("AMM"), *MISS).defaults()
    assert len(case.told("round")) == 1


@pytest.mark.rule("PH-15.2")
def test_the_human_says_whom_it_strikes_next() -> None:
    road = Road(1).fight(0, combat(health=3), minion(health=2), minion(health=2))
    case = round_of(road, *(MISS + dice("MMMM")) * 3)
    assert case.prompt("strike").default == ["1s0"]  # least health, then the order of the cards
    case.pick("2s0")
    assert case.options == ["1s0", "0s0"]
    case.pick("0s0")
    assert met(case) == [2, 0, 1]


@pytest.mark.rule("PH-15.2")
def test_standing_orders_say_whom() -> None:
    weak, strong = combat(health=1), minion(wounds=3, health=3)
    for order, first in (("default", 0), ("strongest", 1)):
        road = Road(1).fight(0, weak, strong).stands_by(0, target=order)
        assert met(round_of(road, *(MISS + dice("MMMM")) * 2))[0] == first


# -- numbers of dice -----------------------------------------------------------------------------


@pytest.mark.rule("PH-15.3")
@pytest.mark.parametrize(("own", "other", "dice"), [(3, 3, (3, 3)), (4, 3, (4, 3)), (2, 3, (3, 4))])
def test_three_dice_each_and_one_more_for_the_better(
    own: int, other: int, dice: tuple[int, int]
) -> None:
    assert counts(before(combat(melee=other), melee=own)) == dice


@pytest.mark.rule("PH-15.4")
def test_enemies_who_outnumber_the_party_roll_one_more_each() -> None:
    assert counts(before(combat(melee=4), minion(melee=3))) == (3, 5)
    assert counts(before(combat(melee=4), minion(melee=3)), 1) == (3, 4)
    ally = follower(ally=True)
    assert counts(before(combat(), minion()).has(0, ally)) == (3, 3)


@pytest.mark.rule("PH-15.4")
def test_the_human_never_gains_a_die_by_numbers() -> None:
    assert counts(before(combat()).has(0, follower(ally=True), follower(ally=True))) == (3, 3)


@pytest.mark.rule("PH-15.5")
def test_numbers_are_counted_again_after_a_kill() -> None:
    road = Road(1).fight(0, combat(health=1), minion(health=7))
    case = round_of(road, *dice("AMM"), *dice("MMMM"), *MISS, *MISS).pick("0s0")
    faces = [picked for picked in case.luck.picked if picked == MELEE_DIE]
    assert len(faces) == 3 + 4 + 3 + 3


@pytest.mark.rule("PH-15.6")
def test_cards_and_knockdown_change_dice_but_leave_at_least_one() -> None:
    road = before(combat(melee=2))
    road.state.fights[0].knocked_down = 1
    assert counts(road)[0] == 3 + 1 - 1
    fewer = skill({"at": "melee_roll", "do": [{"dice": {"die": "melee", "n": -9}}]})
    theirs = {"dice": {"die": "melee", "n": -9, "side": "enemy"}}
    assert counts(road.has(0, fewer, skill({"at": "melee_roll", "do": [theirs]}))) == (1, 1)


@pytest.mark.rule("PH-13.9")
def test_who_is_caught_has_one_die_in_round_one_whatever_else_counts() -> None:
    more = skill({"at": "melee_roll", "do": [{"dice": {"die": "melee", "n": 2}}]})
    guard = skill({"at": "melee_roll", "do": [{"dice": {"die": "defence", "n": 1}}]})
    road = Road(1).human(0, melee=5, speed=4).has(0, more, guard)
    road.fight(0, combat(health=7), minion(health=7), caught=True)
    case = round_of(road, *dice("B"), *dice("MMMM"), *dice("B"), *dice("MMMM"))
    case.pick("0s1")  # the one die is swapped for a defence die
    assert case.luck.picked.count(DEFENCE_DIE) == 2
    assert case.luck.picked.count(MELEE_DIE) == 4 + 4
    road = Road(1).has(0, more).fight(0, combat(health=7), caught=True)
    assert my_melee(road.state, 0, road.state.fights[0].foes[0]).total == 3 + 2
    road.state.fights[0].round = 2
    assert my_melee(road.state, 0, road.state.fights[0].foes[0]).total == 3 + 2
    road.state.fights[0].round = 1
    assert my_melee(road.state, 0, road.state.fights[0].foes[0]).total == 1


# -- swaps ---------------------------------------------------------------------------------------


@pytest.mark.rule("PH-15.7", "PH-5.8")
@pytest.mark.parametrize(("speed", "most"), [(3, 0), (4, 1), (5, 2)])
def test_speed_swaps_melee_dice_for_defence_dice(speed: int, most: int) -> None:
    road = Road(1).human(0, speed=speed).fight(0, combat(health=7))
    case = round_of(road, *(dice("MMM") + dice("MMM")))
    if most:
        assert case.options == [f"0s{n}" for n in range(most + 1)]
        case.pick(f"0s{most}")
    assert case.luck.picked[:3] == [MELEE_DIE] * (3 - most) + [DEFENCE_DIE] * most


@pytest.mark.rule("PH-15.7a")
def test_one_swap_holds_for_all_engagements_of_the_round() -> None:
    road = Road(1).human(0, speed=4).fight(0, combat(health=7), minion(health=7))
    case = round_of(road, *(dice("MMM") + dice("MMMM")) * 2)
    assert case.options == ["0s0", "0s1", "1s0", "1s1"]
    case.pick("1s1")  # the other enemy comes without a question
    assert case.luck.picked.count(DEFENCE_DIE) == 2


@pytest.mark.rule("PH-15.8")
@pytest.mark.parametrize(("health", "default"), [(3, "0s0"), (2, "0s2")])
def test_by_default_nothing_is_swapped_unless_health_is_low(health: int, default: str) -> None:
    road = Road(1).human(0, speed=5, health=health).fight(0, combat(health=7))
    assert round_of(road).prompt("strike").default == [default]


@pytest.mark.rule("PH-15.8")
@pytest.mark.parametrize(("order", "swapped"), [("none", 0), ("most", 2), ("default", 0)])
def test_standing_orders_say_how_many_are_swapped(order: str, swapped: int) -> None:
    road = Road(1).human(0, speed=5).fight(0, combat(health=7)).stands_by(0, swap=order)
    case = round_of(road, *MISS, *MISS)
    assert case.luck.picked.count(DEFENCE_DIE) == swapped


# -- the roll ------------------------------------------------------------------------------------


@pytest.mark.rule("PH-15.10", "PH-24.1")
def test_the_faces_of_both_dice() -> None:
    assert sorted(MELEE_DIE) == ["attack", "block", "critical", "miss", "special", "warrior"]
    assert sorted(DEFENCE_DIE) == ["attack", "block", "block", "block", "miss", "special"]


@pytest.mark.rule("PH-15.9", "PH-24.2")
def test_both_sides_roll_at_once_melee_dice_before_defence_dice_before_the_enemys() -> None:
    road = Road(1).human(0, speed=4, mind=4).fight(0, combat(health=7))
    case = round_of(road, *dice("MA"), *dice("B"), *dice("CSW")).pick("0s1")
    assert case.topics() == ["reroll"]  # all dice of both sides are known
    clash = fight_of(case).clash
    assert clash is not None
    assert (clash.mine, clash.defence) == (list(dice("MA")), list(dice("B")))
    assert clash.theirs == list(dice("CSW"))


@pytest.mark.rule("PH-15.11", "PH-5.9", "PH-5.10")
@pytest.mark.parametrize(("mind", "most"), [(4, 1), (5, 2)])
def test_the_mind_rolls_own_dice_of_one_roll_again(mind: int, most: int) -> None:
    case = strikes(Road(1).human(0, mind=mind), combat(health=7), mine="MMM", theirs="MMM")
    prompt = case.prompt("reroll")
    assert (prompt.least, prompt.most, prompt.default) == (0, most, [])
    case.then(*dice("A" * most)).pick(*["p0", "p1"][:most])
    assert foe(case).health == 7 - 1 - 0
    assert fight_of(case).mind_used


@pytest.mark.rule("PH-5.9")
def test_the_mind_does_so_once_a_combat() -> None:
    road = Road(1).human(0, mind=4)
    case = strikes(road, combat(health=7), mine="MMM", theirs="MMM", mind_used=True)
    assert case.returned == "done"


@pytest.mark.rule("PH-15.11")
def test_by_default_nothing_is_rolled_again_unless_misses_are_ordered() -> None:
    road = Road(1).human(0, mind=5)
    case = strikes(road, combat(health=7), mine="MAM", theirs="MMM").defaults()
    assert case.told("reroll") == []
    ordered = Road(1).human(0, mind=5).stands_by(0, reroll="misses")
    ordered.fight(0, combat(health=7), stage="melee", round=1)
    case = round_of(ordered, *dice("MAM"), *MISS, *dice("AA"))
    assert foe(case).health == 7 - 1
    assert [event.data["places"] for event in case.told("reroll")] == [[0, 2]]


@pytest.mark.rule("PH-15.11a")
@pytest.mark.parametrize(
    ("health", "mine", "theirs", "asked"),
    [
        (1, "AMM", "MMM", False),  # dead, and nothing strikes back
        (1, "ABM", "AMM", False),  # the one attack is blocked
        (1, "AMM", "AMM", True),  # dead, but both strike
        (2, "AMM", "MMM", True),  # a critical would do
        (1, "MMM", "MMM", True),
    ],
)
def test_nobody_is_asked_where_the_enemy_falls_and_nothing_strikes_back(
    health: int, mine: str, theirs: str, asked: bool
) -> None:
    road = Road(1).human(0, mind=4)
    case = strikes(road, combat(health=health, special="attack"), mine=mine, theirs=theirs)
    assert ("reroll" in case.topics()) == asked


@pytest.mark.rule("PH-20.3")
def test_a_die_is_rolled_again_once_at_most() -> None:
    again = {"reroll": {"dice": ["melee"], "forced": "attack"}}
    road = Road(1).human(0, mind=4).has(0, skill({"at": "melee_result", "do": [again]}))
    case = strikes(road, combat(health=7), mine="AMM", theirs="MMM").then()
    assert [option.id for option in case.prompt("reroll").options] == ["p1", "p2"]


@pytest.mark.rule("PH-20.4")
def test_forced_dice_are_rolled_again_before_anybody_chooses() -> None:
    again = {"reroll": {"dice": ["melee"], "forced": "critical"}}
    enemy = combat(health=7, effects=({"at": "melee_result", "do": [again]},))
    road = Road(1).human(0, mind=4).fight(0, enemy, stage="melee", round=1)
    case = round_of(road, *dice("CMM"), *MISS, *dice("W"))
    assert case.topics() == ["reroll"]
    assert [event.data["places"] for event in case.told("reroll")] == [[0]]


@pytest.mark.rule("PH-20.6", "PH-26.1")
def test_footwork_rolls_a_melee_or_a_defence_die_again_once_a_combat() -> None:
    road = Road(1).human(0, speed=4).has(0, "footwork").fight(0, combat(health=7))
    case = round_of(road, *dice("MM"), *dice("M"), *MISS, *dice("B")).pick("0s1")
    assert [option.id for option in case.prompt("reroll").options] == ["p0", "p1", "p2"]
    case.pick("p2")
    assert case.luck.picked[-1] == DEFENCE_DIE
    road = Road(1).has(0, "footwork").fight(0, combat(health=7))
    case = fights_on(road, *(MISS + MISS), *dice("W"), *(MISS + MISS) * 2)
    case.pick("p0")
    assert case.returned == "done"  # it is not offered in the other rounds


# -- blocks --------------------------------------------------------------------------------------


@pytest.mark.rule("PH-15.14")
def test_the_human_chooses_what_it_blocks_where_that_matters() -> None:
    enemy = combat(health=7, wounds=1, special="knockdown")
    case = strikes(Road(1), enemy, mine="BBM", theirs="CSA")
    assert case.prompt("blocks").default == ["b0-1"]
    case.pick("b0-2")
    assert case.human().health == 6 - 1
    assert fight_of(case).knocked_down == 2


@pytest.mark.rule("PH-15.14")
def test_where_all_ways_come_to_the_same_nobody_is_asked() -> None:
    case = strikes(Road(1), combat(health=7), mine="BMM", theirs="AAA")
    assert case.returned == "done"
    assert clash_of(case).blocked == [0]


@pytest.mark.rule("PH-15.14")
def test_a_standing_order_blocks_by_the_default() -> None:
    road = Road(1).stands_by(0, blocks="default")
    case = strikes(road, combat(health=7, special="knockdown"), mine="BBM", theirs="CSA")
    assert clash_of(case).blocked == [0, 1]


@pytest.mark.rule("PH-15.15")
def test_an_enemy_blocks_the_critical_first() -> None:
    case = strikes(Road(1), combat(health=7), mine="ACM", theirs="BMM")
    assert clash_of(case).my_blocked == [1]
    assert foe(case).health == 7 - 1


@pytest.mark.rule("PH-15.16")
def test_what_cancels_blocks_spares_those_of_defence_dice() -> None:
    cancel = {"at": "melee_result", "do": [{"cancel": {"face": "block", "n": 2, "side": "player"}}]}
    enemy = combat(health=7, effects=(cancel,))
    road = Road(1).human(0, speed=4).fight(0, enemy)
    case = round_of(road, *dice("BM"), *dice("B"), *dice("AAM")).pick("0s1")
    assert len(clash_of(case).blocked) == 1


# -- wounds --------------------------------------------------------------------------------------


@pytest.mark.rule("PH-15.20", "PH-5.7")
def test_wounds_dealt_are_weapon_strength_criticals_and_cards() -> None:
    more = skill({"at": "wounds_out", "do": [{"wounds": 1}]})
    road = Road(1).human(0, strength=5).has(0, blade(wounds=1), more)
    case = strikes(road, combat(health=7), mine="CMM", theirs="MMM")
    assert foe(case).health == 7 - (1 + 2 + 1 + 1)


@pytest.mark.rule("PH-15.20")
@pytest.mark.parametrize(("health", "asked"), [(4, True), (3, False)])
def test_what_may_add_wounds_is_not_asked_about_where_the_enemy_is_dead_without(
    health: int, asked: bool
) -> None:
    more = {"at": "wounds_out", "do": [{"wounds": 1}]}
    road = Road(1).has(0, blade(wounds=2), skill(more), skill(more | {"ask": True}))
    case = strikes(road, combat(health=health), mine="AMM", theirs="MMM")
    assert bool(case.topics()) == asked


@pytest.mark.rule("PH-15.20")
def test_wounds_suffered_are_the_enemys_with_its_criticals() -> None:
    case = strikes(Road(1), combat(wounds=2), mine="MMM", theirs="CMM")
    assert case.human().health == 6 - 3


@pytest.mark.rule("PH-15.18")
def test_a_special_of_a_weapon_is_an_attack_with_a_wound() -> None:
    road = Road(1).has(0, "knife")
    assert foe(strikes(road, combat(health=7), mine="SMM", theirs="MMM")).health == 7 - 2


@pytest.mark.rule("PH-15.18a", "PH-25.3")
@pytest.mark.parametrize("special", ["attack", "wound"])
def test_no_weapon_has_a_bare_attack_or_a_wound_alone(special: str) -> None:
    with pytest.raises(ValidationError):
        blade(special=special)


@pytest.mark.rule("PH-15.22", "PH-15.22a")
def test_a_knocked_down_human_has_one_die_less_against_everybody_for_one_round() -> None:
    enemy = combat(health=7, special="knockdown")
    road = Road(1).human(0, health=8, strength=5).fight(0, enemy, minion(health=7))
    down = dice("SSMM")  # two of them: once is enough
    luck = [*MISS, *down, *MISS, *dice("MMMM")]
    case = fights_on(road, *luck).defaults()
    told = [text for text in case.texts("melee") if text.startswith("Ada rolls ")]
    assert [text.split(" ")[2] for text in told[:6:2]] == ["3", "2", "3"]
    assert told[2].startswith("Ada rolls 2")
    assert told[3].startswith("Ada rolls 2")


@pytest.mark.rule("PH-15.22", "PH-15.22a")
def test_a_knocked_down_enemy_alone_has_one_die_less_in_the_next_round() -> None:
    road = Road(1).has(0, "lead-pipe")
    case = strikes(road, combat(health=7), minion(health=7), mine="SMM", theirs="MMMM")
    assert foe(case, 0).knocked_down == 2
    assert foe(case, 1).knocked_down == 0
    s = case.s
    s.fights[0].round = 2
    assert [their_melee(s, 0, one).total for one in s.fights[0].foes] == [3 + 1 - 1, 3 + 1]
    s.fights[0].round = 3
    assert their_melee(s, 0, s.fights[0].foes[0]).total == 3 + 1


@pytest.mark.rule("PH-15.22a")
def test_a_knockdown_in_the_last_round_is_void() -> None:
    road = Road(1).has(0, "lead-pipe")
    case = strikes(road, combat(health=7), mine="SMM", theirs="MMM", number=3)
    assert foe(case).knocked_down == 0
    assert case.told("knockdown") == []


@pytest.mark.rule("PH-15.23", "PH-26.5")
def test_the_netboys_net_costs_a_die_against_all_in_round_one() -> None:
    netboy = enemy_of("netboy-trapper")
    figures = (netboy.kind, netboy.speed, netboy.health, netboy.melee, netboy.wounds, netboy.xp)
    assert figures == ("mutant", 3, 4, 3, 1, 1)
    helper = minion(kind="mutant", melee=3, health=7, wounds=0, speed=1)
    road = Road(1).fight(0, "netboy-trapper", helper)
    # the worked example: 2 dice against 4 for both, and 3 again in the second round
    luck = [*(dice("MM") + dice("MMMM")) * 2, *(MISS + dice("MMMM")) * 4]
    case = fights_on(road, *luck).defaults()
    told = [text for text in case.texts("melee") if text.startswith("Ada rolls ")]
    assert [text.split(" ")[2] for text in told] == ["2", "2", "3", "3", "3", "3"]


@pytest.mark.rule("PH-15.23")
def test_what_a_special_brings_about_lasts_until_the_round_ends() -> None:
    slow = {"at": "melee_result", "do": [{"dice": {"die": "melee", "n": -1, "scope": "round"}}]}
    enemy = combat(health=7, special="effect", wounds=0, effects=(slow,))
    road = Road(1).fight(0, enemy, minion(health=7))
    case = round_of(road, *MISS, *dice("SMMM"), *dice("MM"), *dice("MMMM")).pick("0s0")
    assert met(case) == [0, 1]
    s = case.s
    assert my_melee(s, 0, s.fights[0].foes[0]).total == 3


@pytest.mark.rule("PH-15.17")
def test_an_effect_happens_once_for_each_special_that_is_left() -> None:
    bite = {"at": "melee_result", "do": [{"food": -1}]}
    enemy = combat(health=7, special="effect", effects=(bite,))
    road = Road(1).human(0, food=5).stands_by(0, blocks="default")
    case = strikes(road, enemy, mine="BMM", theirs="SSS")
    assert case.human().food == 5 - 2


@pytest.mark.rule("PH-15.17")
def test_an_effect_with_a_limit_happens_no_more_often() -> None:
    bite = {"at": "melee_result", "do": [{"food": -1}], "limit": "combat"}
    enemy = combat(health=7, special="effect", effects=(bite,))
    case = strikes(Road(1).human(0, food=5), enemy, mine="MMM", theirs="SSS")
    assert case.human().food == 5 - 1


# -- weapons -------------------------------------------------------------------------------------


@pytest.mark.rule("PH-15.24", "PH-15.24a")
def test_fists_deal_one_wound_and_their_special_is_a_wound() -> None:
    case = strikes(Road(1), combat(health=7), mine="ASM", theirs="MMM")
    assert foe(case).health == 7 - (1 + 1)
    case = strikes(Road(1), combat(health=7), mine="SSM", theirs="MMM")
    assert foe(case).health == 7


@pytest.mark.rule("PH-15.25", "PH-15.25a")
def test_a_knife_and_a_lead_pipe_turn_their_special_into_different_results() -> None:
    assert (WEAPONS["knife.1"].special, WEAPONS["lead-pipe.1"].special) == ("critical", "knockdown")
    results = []
    for weapon in ("knife", "lead-pipe"):
        case = strikes(Road(1).has(0, weapon), combat(health=7), mine="SMM", theirs="MMM")
        results.append((7 - foe(case).health, foe(case).knocked_down))
    assert results == [(2, 0), (1, 2)]


@pytest.mark.rule("PH-15.28")
def test_of_several_weapons_the_most_wounds_and_the_better_special() -> None:
    heavy, sharp = blade(wounds=2, special="knockdown"), blade(wounds=1, special="critical")
    road = before(combat()).has(0, heavy, sharp)
    assert find_melee_attack(road.state, 0) == (2, "knockdown")
    road.human(0, melee=3)
    road.state.human(0).melee = [heavy, sharp]
    assert find_melee_attack(road.state, 0) == (2, "critical")


@pytest.mark.rule("PH-15.28")
def test_one_ranged_weapon_alone_shoots() -> None:
    first, second = gun(dice=1), gun(dice=3)
    road = Road(1).human(0, ammo=5).has(0, first, second).fight(0, combat(health=7))
    case = fights_on(road)
    assert [option.id for option in case.prompt("shoot").options] == ["0x3", "hold"]
    case.then(*shots("XXX")).pick("0x3").defaults()
    assert case.human().ammo == 5 - 1
    assert len([e for e in case.told("shots") if e.data["seat"] == 0]) == 1


# -- how it ends ---------------------------------------------------------------------------------


@pytest.mark.rule("PH-15.26")
def test_an_enemy_without_health_is_dead_at_once() -> None:
    road = Road(1).fight(0, combat(health=1), minion(health=7))
    luck = [*dice("AMM"), *dice("MMMM"), *(MISS + MISS) * 3]
    case = fights_on(road, *luck).pick("0s0").defaults()
    assert met(case) == [0, 1, 1, 1]


@pytest.mark.rule("PH-15.26", "PH-19.9")
def test_a_human_without_health_is_knocked_out_and_the_combat_ends() -> None:
    road = Road(1).human(0, health=1).fight(0, combat(health=7), minion(health=7))
    case = fights_on(road, *MISS, *dice("AMMM")).pick("0s0").defaults()
    assert case.returned == "fallen"
    assert case.fallen()
    assert met(case) == [0]


@pytest.mark.rule("PH-15.19", "PH-15.26")
def test_both_may_fall_in_the_same_engagement() -> None:
    road = Road(1).human(0, health=1)
    case = strikes(road, combat(health=1), mine="AMM", theirs="AMM").defaults()
    assert case.returned == "fallen"
    assert case.told("kill")


# -- scars (PH-17.1, PH-17.2) --------------------------------------------------------------------


@pytest.mark.rule("PH-17.1", "PH-17.2")
def test_the_first_melee_wound_by_a_mutant_leaves_one_scar() -> None:
    road = Road(1).fight(0, combat(kind="mutant", health=7))
    case = fights_on(road, *(MISS + dice("AMM")) * 3).defaults()
    assert case.human().health == 6 - 3
    assert len(case.human().scars) == 1


@pytest.mark.rule("PH-17.2")
@pytest.mark.parametrize(("mark", "scars"), [(False, 0), (True, 1)])
def test_others_leave_a_scar_only_with_the_mark(mark: bool, scars: int) -> None:
    case = strikes(Road(1), combat(scar=mark), mine="MMM", theirs="AMM")
    assert len(case.human().scars) == scars


@pytest.mark.rule("PH-17.2")
def test_wounds_that_are_prevented_leave_none() -> None:
    plate = gear({"at": "wounds_in", "do": [{"prevent": 1}], "limit": "combat"})
    road = Road(1).has(0, plate).fight(0, combat(kind="mutant", health=7))
    case = round_of(road, *MISS, *dice("AMM"))
    assert (case.human().health, case.human().scars) == (6, [])


# -- what cards do -------------------------------------------------------------------------------


def test_armour_prevents_one_wound_a_combat() -> None:
    plate = gear({"at": "wounds_in", "do": [{"prevent": 1}], "limit": "combat"})
    road = Road(1).has(0, plate).fight(0, combat(health=7))
    case = fights_on(road, *(MISS + dice("AMM")) * 3).defaults()
    assert case.human().health == 6 - (3 - 1)


@pytest.mark.rule("PH-26.7")
@pytest.mark.parametrize(("answer", "lost"), [("yes", 1), ("no", 3)])
def test_the_protector_saves_somebody_on_the_same_terrain(answer: str, lost: int) -> None:
    road = Road(2).has(1, "protector").fight(0, combat(wounds=3), stage="melee", round=1)
    case = round_of(road, *MISS, *dice("AMM"))
    prompt = case.prompt("prevent", 1)
    kept = case.human(1).events[0]
    case.pick(next(o.id for o in prompt.options if (o.id != "no") is (answer == "yes")))
    assert case.human(0).health == 6 - lost
    assert (kept in case.human(1).events) is (answer == "no")


@pytest.mark.rule("PH-26.7")
def test_the_protector_of_two_who_are_wounded_at_once_saves_one() -> None:
    def wounded(h: Here, seat: int) -> Play[None]:
        yield from on_human(h, seat, 3, "melee", "Dog")

    road = Road(3).has(2, "protector")
    case = road.play(lambda h: h.together([wounded(h, seat) for seat in (0, 1)]))
    for _ in range(2):
        prompt = next(prompt for prompt in case.table.needed_prompts if prompt.seat == 2)
        case.table.answer_prompt(prompt.id, [prompt.options[1].id])
    assert [case.human(seat).health for seat in (0, 1)] == [6 - 1, 6 - 3]


def test_a_card_used_in_a_fight_is_offered_with_the_question_of_its_moment() -> None:
    bomb = gear({"at": "combat_start", "cost": [{"discard": 1}], "do": [{"wounds": 2}]})
    case = fights_on(Road(1).has(0, bomb).fight(0, combat(health=2)))
    assert case.topics() == ["shoot"]
    assert case.options == ["hold", f"{bomb}/0"]
    case.pick(f"{bomb}/0")
    assert case.returned == "done"
    assert case.told("won")
    assert bomb not in case.human().gear


def test_a_card_ends_the_fight_without_reward() -> None:
    smoke = gear({"at": "round_start", "cost": [{"discard": 1}], "do": ["end_combat"]})
    road = Road(1).has(0, smoke).fight(0, combat(health=7, reward=[{"food": 2}]))
    case = fights_on(road).pick(f"{smoke}/0")
    assert case.returned == "done"
    assert case.told("fled")
    assert case.human().food == 0


@pytest.mark.rule("PH-15.22", "PH-15.26")
def test_the_dead_and_those_who_wake_up_at_home_are_not_knocked_down() -> None:
    knock = blade(special="knockdown")
    dead = strikes(Road(1).has(0, knock), combat(health=1), mine="SMM", theirs="MMM")
    assert dead.told("kill")
    assert not dead.told("knockdown")
    enemy = combat(health=7, special="knockdown")
    fallen = strikes(Road(1).human(0, health=1), enemy, mine="MMM", theirs="SMM")
    assert fallen.fallen()
    assert not fallen.told("knockdown")


@pytest.mark.rule("PH-15.22", "PH-15.26")
def test_wounds_are_told_before_the_fall() -> None:
    enemy = combat(health=7, special="knockdown")
    case = strikes(Road(1), enemy, mine="MMM", theirs="SMM")
    kinds = [event.kind for event in case.told() if event.kind in ("loss", "knockdown")]
    assert kinds == ["loss", "knockdown"]


@pytest.mark.rule("PH-25.14")
@pytest.mark.parametrize(
    ("side", "mine", "theirs"), [("player", "AB", "AM"), ("enemy", "AM", "AB")]
)
def test_a_face_that_counts_as_another_does_so_for_its_side_alone(
    side: str, mine: str, theirs: str
) -> None:
    parry = {"at": "melee_result", "do": [{"face": {"from": "miss", "to": "block", "side": side}}]}
    road = Road(1).has(0, skill(parry)).fight(0, combat(), stage="melee", round=1)
    road.state.fights[0].clash = Clash(foe=0, mine=list(dice("AM")), theirs=list(dice("AM")))
    assert my_side(road.state, 0).faces == dice(mine)
    assert their_side(road.state, 0).faces == dice(theirs)


@pytest.mark.rule("PH-25.12")
def test_what_armour_prevents_is_told_with_its_name_and_the_enemys() -> None:
    road = Road(1).has(0, "hockey-pads")
    case = strikes(road, combat(health=7, wounds=2, name="Gnarl"), mine="MMM", theirs="AMM")
    assert case.texts("prevented") == ["Hockey Pads: Ada takes 1 wound less from Gnarl."]
    assert case.human().health == 6 - 1
