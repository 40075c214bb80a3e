"""Experience: what is kept, what it buys, counters (PH-16.3 to PH-16.9a)."""

from __future__ import annotations

import pytest

from rules.engine import Option, Play
from rules.posthuman.model.decks import SKILLS
from rules.posthuman.play.context import Here
from rules.posthuman.play.fights import combat as fights
from rules.posthuman.play.fights.operations import draw_encounter
from rules.posthuman.play.people import experience
from tests.rules.posthuman.build import Case, Road
from tests.rules.posthuman.own_cards import combat, minion, narrative, skill


def waits(h: Here) -> Play[str]:
    """Ada is asked something, and beside it stands what is free."""
    options = [Option("on", "choose", "On"), Option("off", "choose", "Off")]
    return (yield from h.choose(0, "Go on?", options))


def buys(road: Road, what: str) -> Case:
    """Ada spends XP."""
    return road.play(lambda h: experience.spend_xp(h, 0, what))


# -- what is kept (PH-16.3) ----------------------------------------------------------------------


@pytest.mark.rule("PH-16.3")
def test_killed_enemies_are_kept_for_what_they_are_worth() -> None:
    leader, follower = combat(xp=2), minion(xp=1)
    story = narrative({}, {}, xp=1)
    case = Road(1).play(lambda h: experience.store_xp_cards(h, 0, [leader, follower, story]))
    assert case.human().trophies == [leader, follower, story]
    assert experience.count_xp(case.s, 0) == 4


@pytest.mark.rule("PH-16.3")
def test_what_is_worth_nothing_goes_to_its_discards() -> None:
    worthless = combat(xp=0, level=2)
    case = Road(1).play(lambda h: experience.store_xp_cards(h, 0, [worthless]))
    assert case.human().trophies == []
    assert case.s.encounters[2].discards == [worthless]


@pytest.mark.rule("PH-16.4", "PH-16.5")
def test_a_fight_that_ends_with_a_knockout_leaves_no_experience() -> None:
    leader, other = combat(xp=2), minion(xp=1, kind="human")
    road = Road(1).fight(0, leader, other)
    road.state.fights[0].foes[1].health = 0
    case = road.play(lambda h: fights.abandon_encounter(h.s, 0))
    assert experience.count_xp(case.s, 0) == 0
    assert leader in case.s.encounters[1].discards
    assert other in case.s.minions["human"].discards


# -- what it buys (PH-16.6 to PH-16.8) -----------------------------------------------------------


@pytest.mark.rule("PH-16.6")
def test_three_buy_one_of_two_skills() -> None:
    one, other = skill(), skill()
    case = buys(Road(1).human(0, counters=4).stacks("skills", one, other), "skill")
    assert case.prompt().secret
    case.pick(other)
    assert (case.human().skills, case.human().learnt) == ([other], 1)
    assert case.s.skills.discards == [one]
    assert experience.count_xp(case.s, 0) == 1


@pytest.mark.rule("PH-16.6a")
def test_a_skill_that_is_owned_or_drawn_twice_is_replaced() -> None:
    road = Road(1).human(0, counters=3).has(0, "looting")
    new = skill()
    road.stacks("skills", "looting", "raiding", "raiding", new)
    case = buys(road, "skill")
    assert [SKILLS[one].id for one in case.options] == ["raiding", SKILLS[new].id]


@pytest.mark.rule("PH-16.6a", "PH-25.16")
def test_where_no_new_skill_is_left_none_is_sold() -> None:
    road = Road(1).human(0, counters=3).has(0, "looting").only("skills", "looting")
    assert experience.spend_options(road.state, 0) == []


@pytest.mark.rule("PH-16.7")
def test_six_raise_a_stat_and_with_strength_or_mind_its_track() -> None:
    road = Road(1).human(0, counters=6, health=3, morale=2)
    case = buys(road, "stat:strength")
    assert (case.human().stats["strength"], case.human().bought) == (4, 1)
    assert (case.human().health, case.human().limits["health"]) == (4, 7)
    case = buys(road, "stat:mind")
    assert (case.human().morale, case.human().limits["morale"]) == (3, 7)
    case = buys(road, "stat:speed")
    assert (case.human().health, case.human().morale) == (3, 2)
    assert experience.count_xp(case.s, 0) == 0


@pytest.mark.rule("PH-16.7a")
def test_a_stat_of_five_cannot_rise_and_mind_brings_no_skill() -> None:
    road = Road(1).human(0, counters=6, mind=4, shooting=5)
    found = [option.id for option in experience.spend_options(road.state, 0)]
    assert "stat:shooting" not in found
    assert "stat:mind" in found
    assert buys(road, "stat:mind").human().skills == []


@pytest.mark.rule("PH-16.6", "PH-16.7")
@pytest.mark.parametrize(("xp", "skills", "stats"), [(2, 0, 0), (3, 1, 0), (5, 1, 0), (6, 1, 5)])
def test_nothing_is_offered_that_cannot_be_paid(xp: int, skills: int, stats: int) -> None:
    s = Road(1).human(0, counters=xp).state
    found = [option.id for option in experience.spend_options(s, 0)]
    assert found.count("skill") == skills
    assert len(found) == skills + stats


@pytest.mark.rule("PH-16.8")
def test_spending_stands_open_outside_ones_own_fight_and_is_never_done_for_somebody() -> None:
    road = Road(2).human(1, counters=6)
    case = road.play(waits, free=True)
    assert "stat:melee" in case.free(1)
    case.defaults()
    assert case.human(1).counters == 6
    road.fight(1, combat())
    assert "stat:melee" not in road.play(waits, free=True).free(1)


@pytest.mark.rule("PH-16.8")
def test_the_first_skill_drawn_is_the_default() -> None:
    one, other = skill(), skill()
    case = buys(Road(1).human(0, counters=3).stacks("skills", one, other), "skill")
    case.lapse()
    assert case.human().skills == [one]


@pytest.mark.rule("PH-16.8")
def test_a_skill_bought_beside_a_question_is_chosen_before_it_goes_on() -> None:
    one, other = skill(), skill()
    road = Road(2).human(1, counters=3).stacks("skills", one, other)
    case = road.play(waits, free=True)
    case.pick("skill", by=1)
    case.says("skill", other, seat=1)
    assert case.human(1).skills == [other]
    assert case.prompt().seat == 0


# -- cards that run out (PH-16.9, PH-16.9a) ------------------------------------------------------


@pytest.mark.rule("PH-16.9", "PH-1.8")
def test_an_empty_encounter_deck_takes_back_what_is_kept_of_it_for_counters() -> None:
    two, one, other_level = combat(xp=2), combat(xp=1), combat(xp=2, level=2)
    road = Road(2).has(0, two, other_level).has(1, one).human(1, counters=1)
    road.only("level1").fight(0, other_level)
    road.state.fights[0].level = 1
    case = road.play(lambda h: draw_encounter(h, h.s.fights[0]))
    assert case.human(0).trophies == [other_level]
    assert (case.human(0).counters, case.human(1).counters) == (2, 2)
    assert case.s.fights[0].encounter in (one, two)


@pytest.mark.rule("PH-16.9a")
def test_discards_are_reshuffled_before_anything_kept_is_taken() -> None:
    kept, spent = combat(xp=2), combat()
    road = Road(1).has(0, kept).only("level1").fight(0, kept)
    road.state.encounters[1].discards = [spent]
    case = road.play(lambda h: draw_encounter(h, h.s.fights[0]))
    assert case.s.fights[0].encounter == spent
    assert case.human().trophies == [kept]


@pytest.mark.rule("PH-16.9", "PH-1.8")
def test_minions_run_out_likewise() -> None:
    kept = minion(xp=1, kind="human")
    road = Road(1).has(0, kept).only("human")
    leader = combat(humans=1)
    road.fight(0, leader).only("level1", leader)
    case = road.play(lambda h: draw_encounter(h, h.s.fights[0]))
    assert [foe.card for foe in case.s.fights[0].foes] == [leader, kept]
    assert (case.human().trophies, case.human().counters) == ([], 1)


@pytest.mark.rule("PH-16.9a", "PH-1.4")
def test_what_a_card_is_worth_too_much_comes_back_in_counters() -> None:
    two, other = combat(xp=2), combat(xp=2)
    case = Road(1).has(0, two, other).play(lambda h: experience.pay_xp(h, 0, 3))
    assert (case.human().trophies, case.human().counters) == ([], 1)
    assert case.s.encounters[1].discards == [two, other]
    assert experience.count_xp(case.s, 0) == 1


@pytest.mark.rule("PH-16.9a")
def test_counters_are_paid_before_cards() -> None:
    kept = combat(xp=2)
    road = Road(1).has(0, kept).human(0, counters=3)
    case = road.play(lambda h: experience.pay_xp(h, 0, 3))
    assert (case.human().trophies, case.human().counters) == ([kept], 0)
