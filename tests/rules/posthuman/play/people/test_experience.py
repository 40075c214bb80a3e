"""Experience: what is kept, what it buys, counters (PH-16.3 to PH-16.9a)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.engine import Option, Play
from rules.posthuman.model.decks import SKILLS
from rules.posthuman.play.context import Here
from rules.posthuman.play.fights import combat as fights
from rules.posthuman.play.fights.operations import draw_encounter
from rules.posthuman.play.people import experience
from tests.rules.posthuman.build import Case, Road, ids
from tests.rules.posthuman.own_cards import combat, minion, narrative, skill
from tests.rules.posthuman.rows import follow, row


def waits(h: Here) -> Play[str]:
    """Ada is asked something, and beside it stands what is free."""
    options = [Option("on", "choose", "On"), Option("off", "choose", "Off")]
    return (yield from h.choose(0, "Go on?", options))


def buys(road: Road, what: str) -> Case:
    """Ada spends XP."""
    return road.play(lambda h: experience.spend_xp(h, 0, what))


def gains(*cards: str) -> Case:
    return Road(1).play(lambda h: experience.store_xp_cards(h, 0, list(cards)))


def draws(road: Road) -> Case:
    """Ada's fight begins with the next card of level 1."""
    return road.play(lambda h: draw_encounter(h, h.s.fights[0]))


# -- what is kept (PH-16.3) ----------------------------------------------------------------------


@pytest.mark.rule("PH-16.3")
def test_killed_enemies_are_kept_for_what_they_are_worth_if_it_is_anything() -> None:
    kept, worthless = [combat(xp=2), minion(xp=1), narrative({}, {}, xp=1)], combat(xp=0, level=2)
    case = gains(*kept, worthless)
    assert (case.human().trophies, experience.count_xp(case.s, 0)) == (kept, 4)
    assert case.s.encounters[2].discards == [worthless]


@pytest.mark.rule("PH-16.4", "PH-16.5")
def test_a_fight_that_ends_with_a_knockout_leaves_no_experience() -> None:
    leader, other = combat(xp=2), minion(xp=1, kind="human")
    road = Road(1).fight(0, leader, other)
    road.state.fights[0].foes[1].health = 0
    s = road.play(lambda h: fights.abandon_encounter(h.s, 0)).s
    assert experience.count_xp(s, 0) == 0
    assert (s.encounters[1].discards, s.minions["human"].discards) == ([leader], [other])


# -- what it buys (PH-16.6 to PH-16.8) -----------------------------------------------------------


@pytest.mark.rule("PH-16.6", "PH-16.8")
@pytest.mark.parametrize("chosen", [0, 1])
def test_three_buy_one_of_two_skills_by_default_the_first(chosen: int) -> None:
    drawn = [skill(), skill()]
    case = buys(Road(1).human(0, counters=4).stacks("skills", *drawn), "skill")
    assert case.prompt().secret
    if chosen:
        case.pick(drawn[1])
    else:
        case.lapse()
    assert (case.human().skills, case.human().learnt) == ([drawn[chosen]], 1)
    assert case.s.skills.discards == [drawn[1 - chosen]]
    assert experience.count_xp(case.s, 0) == 1


@pytest.mark.rule("PH-16.6a")
def test_a_skill_that_is_owned_or_drawn_twice_is_replaced() -> None:
    new = skill()
    road = Road(1).human(0, counters=3).has(0, "looting")
    case = buys(road.stacks("skills", "looting", "raiding", "raiding", new), "skill")
    assert [SKILLS[one].id for one in case.options] == ["raiding", SKILLS[new].id]


def raises(rules: str, stat: str, health: int, morale: int) -> Any:
    return row(
        rules,
        lambda: Road(1).human(0, counters=6, health=3, morale=2),
        play=lambda h: experience.spend_xp(h, 0, f"stat:{stat}"),
        **{stat: 4, "bought": 1, "health": health, "morale": morale, "counters": 0, "skills": 0},
    )


RAISED = [
    raises("PH-16.7", "strength", 4, 2),
    raises("PH-16.7", "mind", 3, 3),
    raises("PH-16.7", "speed", 3, 2),
]


@pytest.mark.parametrize(("road", "answers", "then"), RAISED)
def test_six_raise_a_stat_and_with_strength_or_mind_its_track(
    road: Any, answers: tuple[str, ...], then: dict[str, Any]
) -> None:
    follow(lambda h: None, road, answers, then)


@pytest.mark.rule("PH-16.6", "PH-16.6a", "PH-16.7", "PH-16.7a", "PH-25.16")
@pytest.mark.parametrize(
    ("xp", "top", "skills", "offered"),
    [
        (2, [], 1, 0),
        (3, [], 1, 1),
        (5, [], 1, 1),
        (6, [], 1, 6),
        (6, ["shooting"], 1, 5),
        (3, [], 0, 0),
    ],
)
def test_what_is_offered(xp: int, top: list[str], skills: int, offered: int) -> None:
    """What can be paid, no stat of 5, and no skill where none is left that Ada lacks."""
    road = Road(1).human(0, counters=xp, **dict.fromkeys(top, 5)).has(0, "looting")
    road = road if skills else road.only("skills", "looting")
    assert len(experience.spend_options(road.state, 0)) == offered


@pytest.mark.rule("PH-16.8")
def test_spending_stands_open_outside_ones_own_fight_and_is_never_done_for_somebody() -> None:
    road = Road(2).human(1, counters=6)
    case = road.play(waits, free=True)
    assert "stat:melee" in case.free(1)
    case.defaults()
    assert case.human(1).counters == 6
    assert "stat:melee" not in road.fight(1, combat()).play(waits, free=True).free(1)


@pytest.mark.rule("PH-16.8")
def test_a_skill_bought_beside_a_question_is_chosen_before_it_goes_on() -> None:
    one, other = skill(), skill()
    road = Road(2).human(1, counters=3).stacks("skills", one, other)
    case = road.play(waits, free=True).pick("skill", by=1)
    assert ids(case.prompt("skill").options) == [one, other]
    case.says("skill", other, seat=1)
    assert (case.human(1).skills, case.prompt().seat) == ([other], 0)


# -- cards that run out (PH-16.9, PH-16.9a) ------------------------------------------------------


@pytest.mark.rule("PH-16.9", "PH-1.8")
def test_an_empty_encounter_deck_takes_back_what_is_kept_of_it_for_counters() -> None:
    two, one, other_level = combat(xp=2), combat(xp=1), combat(xp=2, level=2)
    road = Road(2).has(0, two, other_level).has(1, one).human(1, counters=1)
    road.only("level1").fight(0, other_level)
    road.state.fights[0].level = 1
    case = draws(road)
    assert case.human(0).trophies == [other_level]
    assert (case.human(0).counters, case.human(1).counters) == (2, 2)
    assert case.s.fights[0].encounter in (one, two)


@pytest.mark.rule("PH-16.9a")
def test_discards_are_reshuffled_before_anything_kept_is_taken() -> None:
    kept, spent = combat(xp=2), combat()
    road = Road(1).has(0, kept).only("level1").fight(0, kept)
    road.state.encounters[1].discards = [spent]
    case = draws(road)
    assert (case.s.fights[0].encounter, case.human().trophies) == (spent, [kept])


@pytest.mark.rule("PH-16.9", "PH-1.8")
def test_minions_run_out_likewise() -> None:
    kept, leader = minion(xp=1, kind="human"), combat(humans=1)
    case = draws(Road(1).has(0, kept).only("human").fight(0, leader).only("level1", leader))
    assert [foe.card for foe in case.s.fights[0].foes] == [leader, kept]
    assert (case.human().trophies, case.human().counters) == ([], 1)


@pytest.mark.rule("PH-16.9a", "PH-1.4")
@pytest.mark.parametrize(("cards", "had", "kept", "left"), [(2, 0, 0, 1), (1, 3, 1, 0)])
def test_counters_are_paid_first_and_what_is_too_much_comes_back_in_them(
    cards: int, had: int, kept: int, left: int
) -> None:
    worth = [combat(xp=2) for _ in range(cards)]
    road = Road(1).has(0, *worth).human(0, counters=had)
    case = road.play(lambda h: experience.pay_xp(h, 0, 3))
    assert (case.human().trophies, case.human().counters) == (worth[:kept], left)
    assert case.s.encounters[1].discards == worth[kept:]
