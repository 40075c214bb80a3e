"""Followers: face down, called on, lost, and paid for (PH-20.7, PH-20.8)."""

from __future__ import annotations

import pytest

from rules.engine import Option, Play
from rules.posthuman.effects.carry_out import carry_out
from rules.posthuman.effects.language.models import Discard
from rules.posthuman.play.asking import until_fallen
from rules.posthuman.play.context import Here
from rules.posthuman.play.people import followers
from rules.posthuman.play.people.sheet import sum_effective_stat
from rules.posthuman.play.travel import rewards
from rules.posthuman.words import NO_CAUSE
from tests.rules.posthuman.build import Case, Road
from tests.rules.posthuman.own_cards import combat, follower

SWIFT = {"at": "anytime", "do": [{"stat": {"stat": "speed", "n": 1}}]}


def waits(h: Here) -> Play[str]:
    """Ada is asked something, and beside it stands what is free."""
    options = [Option("on", "choose", "On"), Option("off", "choose", "Off")]
    return (yield from h.choose(0, "Go on?", options))


@pytest.mark.rule("PH-20.7")
def test_a_follower_comes_face_down_and_works_only_once_it_is_called_on() -> None:
    one = follower(SWIFT)
    road = Road(1).stacks("followers", one)
    case = road.play(lambda h: followers.draw_follower(h, 0, "Test"))
    assert case.human().hidden_followers == [one]
    assert sum_effective_stat(case.s, 0, "speed") == 3
    case = Road(1).hides(0, one).play(waits, free=True)
    case.pick(f"flip:{one}", by=0)
    assert (case.human().followers, case.human().hidden_followers) == ([one], [])
    assert sum_effective_stat(case.s, 0, "speed") == 4
    assert f"flip:{one}" not in case.free(0)  # and it cannot be turned back
    assert not [chosen for chosen in case.free(0) if one in chosen]


@pytest.mark.rule("PH-20.7a")
def test_nobody_is_called_on_after_the_first_die_of_a_fight() -> None:
    one = follower(SWIFT)
    for rolled in (False, True):
        road = Road(1).hides(0, one).fight(0, combat(), rolled=rolled)
        case = road.play(waits, free=True)
        assert (f"flip:{one}" in case.free(0)) is not rolled
    caught = Road(1).hides(0, one).fight(0, combat(), caught=True).play(waits, free=True)
    assert f"flip:{one}" not in caught.free(0)


@pytest.mark.rule("PH-20.7b")
def test_calling_on_a_follower_is_offered_out_of_turn_and_never_done_for_somebody() -> None:
    """Ben, whom nobody waits for, may; whoever is away does not."""
    one = follower(SWIFT)
    case = Road(2).hides(1, one).play(waits, free=True)
    (prompt,) = [p for p in case.asked(1) if p.topic == "gear"]
    assert prompt.optional and prompt.secret
    case.defaults()
    assert case.human(1).hidden_followers == [one]


@pytest.mark.rule("PH-20.7c")
def test_only_its_owner_learns_who_follows() -> None:
    one = follower(name="Somebody Else")
    case = Road(2).stacks("followers", one)
    told = case.play(lambda h: followers.draw_follower(h, 0, "Test"))
    assert [event.seats for event in told.told() if "Somebody Else" in event.text] == [(0,)]
    assert told.said("Test: a follower joins Ada.", to=1)


def test_what_has_no_cause_is_told_as_a_sentence() -> None:
    one = follower()
    case = Road(2).stacks("followers", one).play(lambda h: followers.draw_follower(h, 0))
    assert case.said("A follower joins Ada.", to=1)


def test_when_nobody_is_left_to_follow_that_is_told_too() -> None:
    def drawn(h: Here) -> None:
        h.s.followers.pile.clear()
        followers.draw_follower(h, 0)

    case = Road(2).play(drawn)
    assert case.said("No follower is left in the deck.", to=1)


@pytest.mark.rule("PH-20.8", "PH-20.8a")
@pytest.mark.parametrize(("food", "pays"), [(1, False), (2, True)])
def test_a_follower_for_food_costs_one_and_by_default_whoever_has_two_pays(
    food: int, pays: bool
) -> None:
    road = Road(1).human(0, food=food)
    case = road.play(lambda h: rewards.gain_follower(h, 0, "Test", for_food=True))
    case.lapse()
    assert len(case.human().hidden_followers) == pays
    assert case.human().food == food - pays


@pytest.mark.rule("PH-20.8")
def test_without_food_nobody_comes_for_it() -> None:
    case = Road(1).play(lambda h: rewards.gain_follower(h, 0, "Test", for_food=True))
    assert case.over
    assert case.human().hidden_followers == []


@pytest.mark.rule("PH-1.8", "PH-27.17")
def test_a_follower_who_leaves_goes_to_the_discards_and_may_cost_morale() -> None:
    one = follower(lost=2)
    lose = Discard(do="discard", kind="follower")
    case = Road(1).has(0, one).play(lambda h: carry_out(h, 0, [lose], "Test"))
    assert case.s.followers.discards == [one]
    assert case.human().morale == 4
    hidden = Road(1).hides(0, one).play(lambda h: carry_out(h, 0, [lose], "Test"))
    assert hidden.human().morale == 6


@pytest.mark.rule("PH-5.4")
def test_whoever_loses_the_last_morale_with_a_follower_falls() -> None:
    one = follower(lost=2)
    lose = Discard(do="discard", kind="follower")
    road = Road(1).has(0, one).human(0, morale=2)
    case: Case = road.play(lambda h: until_fallen(carry_out(h, 0, [lose], "Test"))).defaults()
    assert case.fallen()


@pytest.mark.parametrize(
    ("cause", "told"), [(NO_CAUSE, "A follower"), ("The Well", "The Well: a follower")]
)
def test_who_comes_is_told_in_a_sentence(cause: str, told: str) -> None:
    def comes(h: Here) -> Play[None]:
        followers.draw_follower(h, 0, cause)
        yield from ()

    case = Road(1).stacks("followers", follower()).play(comes)
    assert case.told("follower")[0].text == f"{told} joins Ada."


def test_who_leaves_for_no_cause_is_told_in_a_sentence_too() -> None:
    one = follower()

    def leaves(h: Here) -> Play[None]:
        followers.dismiss_follower(h, 0, one)
        yield from ()

    case = Road(1).hides(0, one).play(leaves)
    assert case.told("follower")[0].text == "A follower leaves Ada."
