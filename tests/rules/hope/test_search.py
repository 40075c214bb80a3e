"""How strong bots weigh a journey: what makes it likelier that somebody arrives."""

from __future__ import annotations

from typing import Any

from rules import GAMES
from tests.rules.hope.build import Road

SEARCH = GAMES["hope"].search
assert SEARCH is not None


def chance(round_: int, **person: Any) -> float:
    """How likely the first of four arrives, as a round begins in which it is like that."""
    road = Road(4).round(round_).turn(0).person(0, **person)
    assert SEARCH is not None
    return SEARCH.worth(road.state, 0)


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
    assert 0 < SEARCH.worth(road.state, 0) < 0.3
    road.state.players[0].grace = "past"
    assert SEARCH.worth(road.state, 0) == 0


def test_a_playout_ends_with_the_turn() -> None:
    assert SEARCH is not None
    laps = [SEARCH.lap(Road(4).round(n).turn(seat).state) for n in (1, 2) for seat in (0, 1)]
    assert len(set(laps)) == 4
