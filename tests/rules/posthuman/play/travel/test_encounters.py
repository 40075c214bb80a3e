"""PH-13: encounters, fight or evade, narratives; PH-16.1 to PH-16.5: what a fight brings."""

from __future__ import annotations

from typing import Any

import pytest

from rules.posthuman import GAME
from rules.posthuman.effects.carry_out import carry_out
from rules.posthuman.effects.language.models import AddMinion, Plain
from tests.rules.posthuman.build import Case, Road
from tests.rules.posthuman.own_cards import (
    blade,
    combat,
    gear,
    gun,
    minion,
    narrative,
    scar,
    skill,
    tile,
)
from tests.rules.posthuman.play.fights.in_fights import (
    dice,
    fight_of,
    fights_on,
    foe,
    meets,
    shots,
    until_fallen,
)

MISS = dice("MMM")
ROUND = MISS + MISS


def faces(one: str, **human: Any) -> Road:
    """Ada, on whom that encounter comes next."""
    return Road(1).human(0, **human).stacks("level1", one)


def wins(enemy: str, **human: Any) -> Case:
    """Ada kills an enemy of 1 health at the first blow, with her fists."""
    return meets(faces(enemy, **human), *dice("AMM"), *MISS).pick("fight")


# -- before the first die ------------------------------------------------------------------------


@pytest.mark.rule("PH-13.1")
def test_active_weapons_may_be_changed_until_the_first_die_is_rolled() -> None:
    old, new = blade(wounds=1), blade(wounds=3)
    road = faces(combat(health=7)).has(0, old, new)
    case = meets(road, *MISS, *MISS, free=True)
    assert case.human().melee == [old]
    case.pick(f"wield:{new}", by=0)
    assert case.human().melee == [new]
    assert f"wield:{old}" in case.free(0)
    case.state.human(0).stats["mind"] = 4  # a question once dice have been rolled
    case.pick("fight", by=0)
    assert case.topics() == ["reroll"]
    assert f"wield:{old}" not in case.free(0)


@pytest.mark.rule("PH-13.1")
def test_who_cannot_evade_still_has_a_moment_to_change_weapons() -> None:
    road = faces(combat(health=7)).has(0, blade(), blade())
    assert meets(road, evadable=False).options == ["fight"]
    bare = meets(faces(combat(health=7)), *ROUND * 3, evadable=False)
    assert bare.returned == "done"


@pytest.mark.rule("PH-13.2")
def test_the_evade_die_is_the_first_die_and_a_replacement_opens_the_window_again() -> None:
    first, second = combat(speed=3, health=7), combat(speed=3, health=7)
    road = faces(second, mind=4).stacks("level1", first).has(0, blade(), blade())
    caught = meets(road, 1, 1, *dice("M"), *MISS, free=True).pick("evade", by=0)
    assert caught.topics() == ["reroll"]
    assert not [one for one in caught.free(0) if one.startswith("wield")]
    road = faces(second).stacks("level1", first).has(0, blade(), blade())
    away = meets(road, 6, 1, free=True).pick("evade", by=0)
    assert fight_of(away).encounter == second
    assert [one for one in away.free(0) if one.startswith("wield")]


@pytest.mark.rule("PH-13.2")
def test_a_failed_evasion_closes_the_window_before_any_other_die() -> None:
    case = meets(faces(combat(speed=5), speed=4), 1, 6).pick("evade")
    assert case.topics() == ["strike"]
    assert fight_of(case).rolled


@pytest.mark.rule("PH-13.3")
def test_items_go_into_play_after_the_reveal_and_not_after_a_die() -> None:
    first, second = gear(), gear()
    road = faces(combat(health=7), mind=4).holds(0, first, second)
    case = meets(road, *MISS, *MISS, free=True).pick(f"play:{first}", by=0)
    assert first in case.human().gear
    case.pick("fight", by=0)
    assert case.topics() == ["reroll"]
    assert f"play:{second}" not in case.free(0)


# -- reveal --------------------------------------------------------------------------------------


@pytest.mark.rule("PH-13.4")
def test_a_combat_shows_its_figures_and_a_narrative_asks() -> None:
    enemy = combat(
        name="Gnarl", speed=4, health=5, melee=2, wounds=2, dice=1, range=3, special="knockdown"
    )
    case = meets(faces(enemy))
    (told,) = case.texts("foe")
    for figure in ("speed 4", "health 5", "melee 2", "2 wounds", "knockdown", "1 die", "3"):
        assert figure in told
    assert case.topics() == ["evade"]
    story = meets(faces(narrative({"label": "One"}, {"label": "Two"})))
    assert story.topics() == ["narrative"]


@pytest.mark.rule("PH-13.5", "PH-13.5a")
def test_minions_are_there_before_fight_or_evade() -> None:
    one, two, three = minion(speed=5), minion(), minion(kind="mutant")
    road = faces(combat(humans=2, mutants=1, speed=1)).stacks("human", one, two)
    case = meets(road.stacks("mutant", three))
    assert case.topics() == ["evade"]
    assert [each.card for each in fight_of(case).foes][1:] == [one, two, three]
    assert case.prompt().data["against"] == 5


# -- evading -------------------------------------------------------------------------------------


@pytest.mark.rule("PH-13.6")
def test_narratives_cannot_be_evaded() -> None:
    case = meets(faces(narrative({}, {})))
    assert case.options == ["0", "1"]


@pytest.mark.rule("PH-13.6", "PH-13.7")
def test_an_evaded_encounter_is_replaced_by_one_that_cannot_be_evaded() -> None:
    first, second = combat(speed=3, humans=1), combat(health=7)
    helper = minion()
    road = faces(second).stacks("level1", first).stacks("human", helper).holds(0, gear())
    case = meets(road, 2, 1).pick("evade")
    assert fight_of(case).encounter == second
    assert case.options == ["fight"]
    assert first in case.s.encounters[1].discards
    assert helper in case.s.minions["human"].discards


@pytest.mark.rule("PH-13.7")
@pytest.mark.parametrize(("mine", "theirs", "away"), [(4, 3, True), (3, 3, False), (2, 3, False)])
def test_the_human_must_be_strictly_higher(mine: int, theirs: int, away: bool) -> None:
    road = faces(combat(health=7)).stacks("level1", combat(speed=3, health=7))
    case = meets(road, mine, theirs).pick("evade").defaults()
    assert [event.data["away"] for event in case.told("evade")] == [away]


@pytest.mark.rule("PH-13.7")
def test_speed_cards_and_the_fastest_enemy_count() -> None:
    fast = minion(speed=5)
    road = faces(combat(speed=1, humans=1)).stacks("human", fast).human(0, speed=4)
    road.has(0, skill({"at": "evade", "do": [{"roll": {"what": "evade", "n": 2}}]}))
    case = meets(road, 1, 2)
    assert (case.prompt().data["speed"], case.prompt().data["against"]) == (4 + 2, 5)
    case.pick("evade").defaults()
    assert case.told("evade")[0].data["away"] is False  # 7 against 7


@pytest.mark.rule("PH-13.7")
def test_a_card_may_let_the_replacement_be_evaded_too() -> None:
    road = faces(combat()).stacks("level1", combat())
    road.has(0, skill({"at": "evade", "do": ["allow_evade"]}))
    case = meets(road, 6, 1).pick("evade")
    assert "evade" in case.options


@pytest.mark.rule("PH-13.8")
def test_who_is_caught_cannot_shoot_is_shot_at_and_has_one_die_in_round_one() -> None:
    enemy = combat(dice=1, health=7)
    road = faces(enemy, ammo=3).has(0, gun())
    luck = [1, 1, *shots("1"), *dice("M"), *MISS, *ROUND * 2]
    case = meets(road, *luck).pick("evade")
    assert case.returned == "done"
    assert (case.human().ammo, case.human().health) == (3, 6 - 1)
    told = [text for text in case.texts("melee") if text.startswith("Ada rolls ")]
    assert [text.split(" ")[2] for text in told] == ["1", "3", "3"]


@pytest.mark.rule("PH-13.10")
@pytest.mark.parametrize(("speed", "default"), [(3, "evade"), (2, "fight")])
def test_by_default_one_evades_whom_one_outruns(speed: int, default: str) -> None:
    case = meets(faces(combat(speed=2), speed=speed))
    assert case.prompt().default == [default]


@pytest.mark.rule("PH-13.10")
def test_where_evading_is_forbidden_the_default_is_to_fight() -> None:
    road = faces(combat(speed=1, health=7))
    road.has(0, skill({"at": "anytime", "do": [{"forbid": {"what": ["evade"]}}]}))
    case = meets(road, *ROUND * 3)
    assert case.returned == "done"
    assert case.told("evade") == []


@pytest.mark.rule("PH-13.10", "PH-7.6")
@pytest.mark.parametrize(("order", "evades"), [("fight", 0), ("evade", 1), ("default", 0)])
def test_standing_orders_fight_or_evade_at_once(order: str, evades: int) -> None:
    road = faces(combat(health=7)).stacks("level1", combat(speed=4, health=7))
    case = meets(road.stands_by(0, evade=order), *([6, 1] if evades else []), *ROUND * 3)
    assert case.returned == "done"
    assert len(case.told("evade")) == evades


# -- narratives ----------------------------------------------------------------------------------


@pytest.mark.rule("PH-13.11")
def test_the_default_of_a_narrative_is_the_printed_one() -> None:
    story = narrative({"cost": [{"food": 1}]}, {"pass": [{"ammo": 1}]}, default=1)
    case = meets(faces(story, food=1))
    assert case.options == ["1", "0"]
    case.lapse()
    assert (case.human().food, case.human().ammo) == (1, 1)


@pytest.mark.rule("PH-13.11")
def test_what_cannot_be_paid_is_no_option() -> None:
    story = narrative({"cost": [{"food": 2}]}, {"pass": [{"ammo": 1}]}, default=1)
    case = meets(faces(story, food=1))
    assert case.returned == "done"
    assert case.human().ammo == 1


@pytest.mark.rule("PH-13.12", "PH-16.3")
@pytest.mark.parametrize(("rolled", "food", "ammo", "kept"), [(3, 2, 0, True), (4, 0, 1, False)])
def test_a_test_decides_what_comes_and_whether_the_card_is_kept(
    rolled: int, food: int, ammo: int, kept: bool
) -> None:
    way = {"test": {"stat": "mind"}, "pass": [{"food": 2}], "fail": [{"ammo": 1}]}
    story = narrative(way, {}, xp=1)
    case = meets(faces(story), rolled).pick("0")
    assert (case.human().food, case.human().ammo) == (food, ammo)
    assert (story in case.human().trophies) is kept
    assert (story in case.s.encounters[1].discards) is not kept


@pytest.mark.rule("PH-13.12")
@pytest.mark.parametrize("modifier", [-3, 0, 2])
@pytest.mark.parametrize("mind", [1, 3, 5])
def test_an_option_says_how_likely_its_test_is_passed(mind: int, modifier: int) -> None:
    story = narrative({"test": {"stat": "mind", "modifier": modifier}}, {})
    passed = [rolled for rolled in range(1, 7) if rolled <= mind + modifier]
    odds = f"{round(len(passed) / 0.06)}% (mind {mind + modifier})"
    assert meets(faces(story, mind=mind)).option("0").detail.startswith(odds)


@pytest.mark.rule("PH-13.12")
def test_an_option_that_is_no_success_keeps_no_card() -> None:
    story = narrative({"success": False}, {}, xp=1)
    case = meets(faces(story)).pick("0")
    assert case.human().trophies == []


@pytest.mark.rule("PH-12.8")
def test_an_encounter_is_resolved_though_a_test_failed() -> None:
    story = narrative({"test": {"stat": "mind"}, "fail": [{"morale": -1}]}, {})
    assert meets(faces(story), 6).pick("0").returned == "done"


@pytest.mark.rule("PH-12.8", "PH-16.5")
def test_who_falls_in_a_narrative_has_not_resolved_it() -> None:
    story = narrative({"pass": [{"health": -6}]}, {}, xp=1)
    case = meets(faces(story)).pick("0").defaults()
    assert case.returned == "fallen"
    assert story in case.s.encounters[1].discards
    assert case.s.fights == {}


# -- followers -----------------------------------------------------------------------------------


@pytest.mark.rule("PH-20.8", "PH-20.8a")
@pytest.mark.parametrize(("food", "default", "followers"), [(2, "pay", 1), (1, "no", 0)])
def test_a_follower_costs_food_where_so_printed(food: int, default: str, followers: int) -> None:
    case = wins(combat(health=1, follower=True, follower_food=True), food=food)
    assert case.prompt("follower").default == [default]
    case.lapse()
    assert len(case.human().hidden_followers) == followers
    assert case.human().food == food - followers


@pytest.mark.rule("PH-20.8")
def test_a_follower_for_nothing_just_comes() -> None:
    assert len(wins(combat(health=1, follower=True)).human().hidden_followers) == 1


# -- after the combat ----------------------------------------------------------------------------


@pytest.mark.rule("PH-13.12", "PH-16.1")
def test_a_combat_is_won_when_all_enemies_are_dead() -> None:
    enemy = combat(health=1, xp=2, reward=[{"food": 2}])
    case = wins(enemy)
    assert case.returned == "done"
    assert case.told("won")
    assert (case.human().food, case.human().trophies) == (2, [enemy])


@pytest.mark.rule("PH-16.1")
def test_who_has_no_morale_left_has_not_won() -> None:
    last = {"at": "kill", "do": [{"morale": -6}]}
    enemy = combat(health=1, reward=[{"food": 2}])
    case = meets(faces(enemy).has(0, skill(last)), *dice("AMM"), *MISS).pick("fight").defaults()
    assert case.returned == "fallen"
    assert case.told("won") == []


@pytest.mark.rule("PH-16.2", "PH-16.3")
def test_where_some_have_fled_there_is_no_reward_but_it_is_resolved() -> None:
    enemy, helper = combat(health=7, humans=1, reward=[{"food": 2}]), minion(health=1)
    road = faces(enemy).stacks("human", helper)
    luck = [*dice("AMM"), *dice("MMMM"), *ROUND * 3]
    case = meets(road, *luck).pick("fight").defaults()
    assert case.returned == "done"
    assert case.told("won") == []
    assert case.human().food == 0
    assert case.human().trophies == [helper]
    assert enemy in case.s.encounters[1].discards


@pytest.mark.rule("PH-16.4", "PH-16.5")
def test_a_knockout_leaves_neither_xp_nor_reward_and_all_cards_are_discarded() -> None:
    enemy, helper = combat(health=7, humans=1, reward=[{"food": 2}]), minion(health=1)
    road = faces(enemy, health=1).stacks("human", helper)
    luck = [*dice("AMM"), *dice("MMMM"), *MISS, *dice("AMM")]
    case = meets(road, *luck).pick("fight").defaults()
    assert case.returned == "fallen"
    assert case.human().trophies == []
    assert case.human().food == 1  # of the knockout itself (PH-19.1)
    assert enemy in case.s.encounters[1].discards
    assert helper in case.s.minions["human"].discards
    assert case.s.fights == {}


# -- what cards do to encounters -----------------------------------------------------------------


def in_reaction(road: Road, *do: Any) -> Case:
    """Somebody's card does this as Ada's encounter has been revealed."""
    return road.play(until_fallen(lambda h: carry_out(h, 0, do, "Somebody")))


@pytest.mark.rule("PH-27.12")
def test_the_next_encounter_takes_the_place_of_the_one_drawn() -> None:
    first, helper, second = combat(), minion(), combat(speed=5)
    road = Road(1).stacks("level1", second).fight(0, first, helper)
    case = in_reaction(road, Plain(do="replace_encounter"))
    assert fight_of(case).encounter == second
    assert [each.card for each in fight_of(case).foes] == [second]
    assert first in case.s.encounters[1].discards
    assert helper in case.s.minions["human"].discards


@pytest.mark.rule("PH-27.12")
def test_another_encounter_comes_after_this_one() -> None:
    more = skill({"at": "reveal", "do": ["extra_encounter"], "limit": "once"})
    one, two, three = narrative({}, {}), narrative({}, {}), narrative({}, {})
    road = faces(three).stacks("level1", one, two).has(0, more)
    case = meets(road).pick("0").pick("0")
    assert case.returned == "done"
    assert {one, two} <= set(case.s.encounters[1].discards)
    assert three in case.s.encounters[1].pile


@pytest.mark.rule("PH-27.12")
def test_a_minion_is_added_to_the_combat() -> None:
    helper = minion(kind="mutant")
    road = Road(1).stacks("mutant", helper).fight(0, combat())
    case = in_reaction(road, AddMinion(do="add_minion", kind="mutant"))
    assert foe(case, 1).card == helper


@pytest.mark.rule("PH-1.8")
def test_an_empty_deck_is_made_of_its_discards_and_without_any_brings_nothing() -> None:
    one = narrative({}, {})
    road = Road(1).only("level1")
    road.state.encounters[1].discards.append(one)
    assert fight_of(meets(road)).encounter == one
    assert meets(Road(1).only("level1")).returned == "done"


# -- what is lasting -----------------------------------------------------------------------------


@pytest.mark.rule("PH-15.23")
def test_what_was_for_the_combat_ends_with_it() -> None:
    edge = {"at": "combat_start", "do": [{"dice": {"die": "melee", "n": 1, "scope": "combat"}}]}
    case = fights_on(Road(1).has(0, skill(edge)).fight(0, combat(health=1)), *dice("AMMM"), *MISS)
    assert case.returned == "done"
    assert case.human().lasting == []
    assert case.human().used == {}


@pytest.mark.rule("PH-20.16")
@pytest.mark.parametrize("answers", [[], ["fight"], ["fight", "hold"]])
def test_what_cannot_be_used_any_more_when_others_have_moved_on_does_nothing(
    answers: list[str],
) -> None:
    tricks = [
        gear({"at": at, "if": ["in_company"], "cost": [{"discard": 1}], "do": ["end_combat"]})
        for at in ("evade", "shoot_roll", "melee_roll")
    ]
    road = Road(2).has(0, gun(), *tricks).human(0, ammo=9, speed=5)
    road.stacks("level1", combat(health=7))
    case = meets(road.lays(1, tile(terrain="urban"), "0,1"))
    for answer in answers:
        case.pick(answer)
    (use,) = [option for option in case.options if "/" in option]
    topic = case.prompt().topic
    case.state.human(1).at = "0,1"
    case.pick(use)
    assert case.topics() == [topic]
    assert use not in case.options


@pytest.mark.rule("PH-13.11")
def test_what_one_does_beside_a_story_changes_what_one_can_pay_for() -> None:
    story = narrative({}, {}, {"cost": [{"health": 2}]})
    road = faces(story).human(0, health=2).has(0, "painkillers")
    case = meets(road, free=True)
    assert case.options == ["0", "1"]
    case.pick(next(one for one in case.free(0) if one.startswith("painkillers")), by=0)
    assert case.options == ["0", "1", "2"]


# -- somebody falls by what another does ---------------------------------------------------------


@pytest.mark.rule("PH-17.11", "PH-19.9")
@pytest.mark.parametrize("turns", [False, True])
@pytest.mark.parametrize("strict", [False, True])
@pytest.mark.parametrize("asked", ["evade", "shoot", "strike", "narrative"])
def test_who_is_struck_down_by_another_leaves_the_encounter(
    asked: str, strict: bool, turns: bool
) -> None:
    met = narrative({}, {}) if asked == "narrative" else combat(health=7)
    blow = {"at": "anytime", "do": [{"morale": {"n": -6, "whom": "other"}}], "ask": True}
    curse = skill(blow, vs=True)
    road = Road(2, strict=strict).has(1, curse).stacks("level1", met).human(0, speed=4)
    road.has(0, gun()).human(0, ammo=9)
    road.lays(0, tile(terrain="rural", zones=({"figures": 1},) * 2), "0,1", done=1)
    road.stands(0, "0,1", zone=0).declares(0, "move")
    if turns:
        road.has(0, *(scar(changes=[{"stat": "melee", "n": 1}]) for _ in range(5)))
        road.stacks("scars", *(scar(changes=[{"stat": "melee", "n": 1}]) for _ in range(2)))
    case = road.play(None, game=GAME).pick("next", by=0)
    for answer in ("fight", "hold"):
        if asked not in case.topics(0):
            case.pick(answer, by=0)
    assert asked in case.topics(0)
    case.pick(f"{curse}/0", by=1)
    while case.s.phase == "act":
        case.table.lapse_prompt(case.table.needed_prompts[0].id)
    assert case.s.fights == {}
    assert met in case.s.encounters[1].discards
    assert case.s.players[0].mutant is not None if turns else case.human().on_start
    for kind in ("melee", "shots", "won", "zone"):
        assert not case.told(kind)
