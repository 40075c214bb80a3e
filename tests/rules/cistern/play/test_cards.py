"""The cards (CI-4)."""

import pytest

from tests.rules.cistern.build import Case, at_turn


@pytest.mark.rule("CI-4.1")
@pytest.mark.parametrize(("cistern", "pumped"), [(12, 4), (3, 3)])
def test_a_pump_takes_up_to_four_litres(cistern: int, pumped: int) -> None:
    case = at_turn(cistern=cistern, hands=("pump", ""))
    case.answer("play-pump")
    assert (case.state.cistern, case.state.jars[0]) == (cistern - pumped, pumped)


def play_siphon(held: str, litres: int) -> Case:
    """Ada has played a Siphon against Ben."""
    case = at_turn(jars=(1, litres), hands=("siphon", held))
    case.answer("play-siphon")
    return case


@pytest.mark.rule("CI-4.2")
@pytest.mark.parametrize(("litres", "taken"), [(5, 3), (2, 2)])
def test_a_siphon_takes_up_to_three_litres(litres: int, taken: int) -> None:
    case = play_siphon("", litres)
    case.answer("open")
    assert case.state.jars == [1 + taken, litres - taken]


@pytest.mark.rule("CI-4.3")
def test_a_lid_stops_a_siphon() -> None:
    case = play_siphon("lid", 5)
    case.answer("close")
    assert case.state.jars == [1, 5]
    assert case.state.deck.discards == ["siphon", "lid"]
    assert case.state.hands == [[], []]


@pytest.mark.rule("CI-4.3")
def test_a_lid_may_be_kept() -> None:
    case = play_siphon("lid", 5)
    case.answer("open")
    assert case.state.jars == [4, 2]
    assert case.state.hands[1] == ["lid"]


@pytest.mark.rule("CI-4.4")
def test_everybody_is_asked_so_that_nobody_learns_who_has_a_lid() -> None:
    with_lid, without = play_siphon("lid", 5).needed(1), play_siphon("map", 5).needed(1)
    assert with_lid.secret and without.secret
    assert with_lid.about == without.about
    assert [option.id for option in without.options] == ["open"]


@pytest.mark.rule("CI-4.5")
@pytest.mark.parametrize(("die", "found"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_a_map_finds_half_the_die_rounded_up(die: int, found: int) -> None:
    case = at_turn(die, hands=("map", ""))
    case.answer("play-map")
    assert case.state.jars[0] == found
    assert case.state.cistern == 12
    assert case.told("gain")[0].data["dice"] == [die]
