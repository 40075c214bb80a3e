"""How it ends: arrivals, points, and mutants alone (PH-21, PH-23.1)."""

from __future__ import annotations

import pytest

from rules.engine import Play
from rules.posthuman import GAME
from rules.posthuman.play.context import Here
from rules.posthuman.play.ending import count_score_parts, end_check, if_all_turned
from tests.rules.posthuman import own_cards
from tests.rules.posthuman.build import Case, Road


def checked(road: Road) -> Case:
    """The end check alone; a game that goes on ends with "The play is over."."""
    return road.play(end_check)


def winners(case: Case) -> tuple[int, ...] | None:
    """Who has won; None: the game goes on."""
    assert case.result is not None
    return None if case.result.why == "The play is over." else case.result.winners


@pytest.mark.rule("PH-21.1")
def test_it_goes_on_while_nobody_stands_on_10() -> None:
    assert winners(checked(Road(2).human(0, place=9).human(1, place=8))) is None


@pytest.mark.rule("PH-21.1")
def test_not_before_the_end_of_the_turn() -> None:
    """Whoever has arrived waits until the others have done what they declared."""
    road = Road(2, phase="trade").human(0, place=10).human(1, health=3).declares(1, "camp")
    case = road.play(game=GAME).defaults()
    assert case.said("gains 2 health")
    assert winners(case) == (0,)


@pytest.mark.rule("PH-21.1", "PH-21.7")
def test_it_is_over_at_once_when_nobody_is_human_and_the_mutants_win_together() -> None:
    def script(h: Here) -> Play[None]:
        if_all_turned(h)
        raise AssertionError("It goes on.")
        yield

    case = Road(3).mutant(0).mutant(1).mutant(2).play(script)
    assert winners(case) == (0, 1, 2)


@pytest.mark.rule("PH-1.6")
def test_four_mutants_are_never_in_play() -> None:
    road = Road(4).mutant(0).mutant(1).mutant(2)
    assert winners(checked(road)) is None
    assert winners(checked(road.mutant(3))) == (0, 1, 2, 3)


@pytest.mark.rule("PH-21.2")
def test_one_alone_on_10_wins() -> None:
    case = checked(Road(3).human(1, place=10).human(0, place=9, bought=5))
    assert winners(case) == (1,)
    assert case.result is not None
    assert case.result.why == "Ben has reached the Fortress."


@pytest.mark.rule("PH-21.3")
def test_who_has_turned_is_off_the_track_and_the_others_go_on() -> None:
    road = Road(3).human(0, place=10).mutant(0)
    assert winners(checked(road)) is None


@pytest.mark.rule("PH-21.3")
def test_a_knockout_does_not_take_the_place_away() -> None:
    road = Road(2, phase="act").human(0, place=10, health=1, hunger=3)
    road.stands(0)
    assert winners(checked(road)) == (0,)


POINTS = [
    ({"followers": 1}, 2),
    ({"hidden": 1}, 2),
    ({"hunger": 2}, -2),
    ({"bought": 3}, 6),
    ({"learnt": 2}, 2),
    ({"counters": 8}, 2),
    ({"counters": 2}, 0),
    ({"mutations": 2}, -2),
    ({"blank": 3}, 0),
]


@pytest.mark.rule("PH-21.4", "PH-21.5")
@pytest.mark.parametrize(("facts", "points"), POINTS)
def test_what_counts(facts: dict[str, int], points: int) -> None:
    road = Road(2)
    for _ in range(facts.pop("followers", 0)):
        road.has(0, own_cards.follower())
    for _ in range(facts.pop("hidden", 0)):
        road.hides(0, own_cards.follower())
    for _ in range(facts.pop("mutations", 0)):
        road.has(0, own_cards.scar(changes=[{"stat": "melee", "n": 1}]))
    for _ in range(facts.pop("blank", 0)):
        road.has(0, own_cards.scar())
    road.human(0, **facts)
    assert sum(count_score_parts(road.state, 0).values()) == points


@pytest.mark.rule("PH-21.4")
def test_of_several_on_10_most_points_win() -> None:
    road = Road(3).human(0, place=10, learnt=1).human(1, place=10, bought=1)
    case = checked(road.human(2, place=9, bought=9))
    assert winners(case) == (1,)
    assert case.result is not None
    assert case.result.scores == {0: 10, 1: 10, 2: 9}, "how far each came"
    assert "Ada: 1 point (skills 1)." in case.texts("score")
    assert "Ben: 2 points (stats 2)." in case.texts("score")


@pytest.mark.rule("PH-21.5")
def test_only_what_xp_bought_counts_of_the_stats() -> None:
    assert count_score_parts(Road(1).human(0, strength=5).state, 0)["stats"] == 0


@pytest.mark.rule("PH-21.6", "PH-21.6a")
def test_a_tie_goes_to_the_wider_map_completed_or_not() -> None:
    road = Road(2).human(0, place=10).human(1, place=10).lays(1, "clinic", "0,1", done=0)
    assert winners(checked(road)) == (1,)
    road.lays(0, "farm", "0,1")
    assert winners(checked(road)) == (0, 1)


# -- alone ---------------------------------------------------------------------------------------


@pytest.mark.rule("PH-21.10", "PH-21.12")
@pytest.mark.parametrize("event", [None, "fortress"])
def test_alone_ten_points_win_at_the_end_of_the_turn(event: str | None) -> None:
    road = Road(1).human(0, place=10)
    assert winners(checked(road.event(event) if event else road)) == (0,)


@pytest.mark.rule("PH-21.10")
def test_alone_the_turn_of_the_fortress_is_the_last() -> None:
    assert winners(checked(Road(1).human(0, place=9).event("fortress"))) == ()
    assert winners(checked(Road(1).human(0, place=9).event("hurricane"))) is None


@pytest.mark.rule("PH-21.10")
def test_alone_turning_is_a_loss() -> None:
    assert winners(checked(Road(1).mutant(0))) == ()


@pytest.mark.rule("PH-23.1")
def test_two_players_end_by_an_arrival_or_when_both_have_turned() -> None:
    assert winners(checked(Road(2).mutant(0))) is None
    assert winners(checked(Road(2).mutant(0).human(1, place=10))) == (1,)
    assert winners(checked(Road(2).mutant(0).mutant(1))) == (0, 1)
