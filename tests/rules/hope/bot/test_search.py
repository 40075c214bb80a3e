"""How strong bots weigh a journey: what makes it likelier that somebody arrives."""

from __future__ import annotations

from typing import Any

import pytest

from rules import GAMES
from rules.kit.search import think_through, worth_searching
from tests.rules.hope.build import Road, power, roll, trait

SEARCH = GAMES["hope"].search
assert SEARCH is not None


def chance(round_: int, **person: Any) -> float:
    """How likely the first of four arrives, as a round begins in which it is like that."""
    road = Road(4).round(round_).turn(0).person(0, **person)
    assert SEARCH is not None
    return SEARCH.rate_position(road.state, 0)


def test_it_is_a_likelihood_that_grows_as_the_end_comes_near() -> None:
    assert 0 < chance(1) < chance(4) < chance(5) < 1


def test_wounds_hunger_and_empty_hands_make_it_less_likely() -> None:
    for late in (4, 5):
        well = chance(late, humanity=3)
        assert chance(late, humanity=5) > well > chance(late, humanity=0)
        for what in ("harm", "hunger"):
            hurt, near_death = (chance(late, humanity=3, **{what: n}) for n in (1, 2))
            assert well > hurt > near_death


def test_a_last_stage_counts_for_more_the_nearer_the_end() -> None:
    early, late = (chance(n, humanity=3) - chance(n, humanity=3, harm=2) for n in (1, 5))
    assert late > early


def test_the_dead_arrive_only_where_somebody_new_may_come() -> None:
    road = Road(4).round(2).dead(0)
    assert SEARCH is not None
    road.state.players[0].grace = "open"
    assert 0 < SEARCH.rate_position(road.state, 0) < 0.3
    road.state.players[0].grace = "past"
    assert SEARCH.rate_position(road.state, 0) == 0


def test_a_playout_ends_with_the_turn() -> None:
    assert SEARCH is not None
    laps = [SEARCH.find_lap(Road(4).round(n).turn(seat).state) for n in (1, 2) for seat in (0, 1)]
    assert len(set(laps)) == 4


def test_unspent_cards_that_help_make_it_likelier() -> None:
    bread = trait(power("free", {"op": "hunger", "n": -1}))
    skin = trait(power("react", {"op": "prevent", "of": ["harm"]}))
    friend = trait(power("react", {"op": "prevent", "of": ["harm"], "target": "others"}))
    none, *found = (
        chance(3, traits=[card] if card else []) for card in (None, bread, skin, friend)
    )
    assert found[0] == found[1] > none == found[2]
    road = Road(4).round(3).turn(0).person(0, traits=[bread])
    road.state.find_character(0).traits[0].spent.append(0)
    assert SEARCH is not None
    assert SEARCH.rate_position(road.state, 0) == none


@pytest.mark.parametrize(("hit", "searched"), [(0, True), (1, False)])
def test_a_shield_is_thought_about_for_oneself_alone(hit: int, searched: bool) -> None:
    """What a friend is spared costs the friend's chances, and is not weighed against one's own."""
    blow = {"op": "harm", "n": 1, "target": "drawer" if hit == 0 else "left", "per": "once"}
    target = {} if hit == 0 else {"target": "others"}
    shield = trait(power("react", {"op": "prevent", "of": ["harm"], **target}))
    case = Road(3).person(0, traits=[shield]).draws(roll(1, refuse=[blow])).play().avoids()
    assert worth_searching(case.table, case.prompt(0, "use")) is searched


def test_a_shield_on_a_scene_of_anothers_that_may_be_dealt_anew_is_not() -> None:
    blow = {"op": "harm", "n": 1}
    shield = trait(power("react", {"op": "prevent", "of": ["harm"]}))
    road = Road(3).person(1, traits=[shield]).draws(roll(1, refuse=[blow]))
    assert not worth_searching((case := road.play().avoids()).table, case.prompt(1, "use"))


def test_a_supporter_thinks_about_cards_once_the_scene_lies_open() -> None:
    """Between the roll and then, what it brings is its drawer's secret (HI-5.10, HI-5.12)."""
    luck = trait(power("after_roll", {"op": "success", "n": 1}))
    shield = trait(power("react", {"op": "prevent", "of": ["harm"]}))
    card = roll(2, fail=[{"op": "harm", "n": 1}])
    case = Road(3).person(1, traits=[luck, shield]).draws(card).play(1, 1)
    case.acts(1).support(1, 1).refuse(2).roll()
    assert case.prompt(1, "use").topic == "after roll"
    assert not worth_searching(case.table, case.prompt(1, "use"))
    case.pick("pass", 1, "use")
    assert case.prompt(1, "use").topic == "react"
    assert worth_searching(case.table, case.prompt(1, "use"))


def test_a_card_on_a_roll_is_used_where_it_turns_it() -> None:
    """Three more are needed than one card brings; and one is."""
    for hardship, used in ((4, False), (1, True)):
        luck = trait(power("after_roll", {"op": "success", "n": 1}))
        card = roll(hardship, fail=[{"op": "harm", "n": 2}])
        case = Road(3).person(0, harm=1, traits=[luck]).draws(card).play(1)
        case.acts(1).refuse(1, 2).roll()
        answer = think_through(case.table, case.prompt(0, "use").id, most=20).answer
        assert (answer != ["pass"]) is used
