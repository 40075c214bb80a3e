"""A day and its dawn (CI-3.1, CI-3.2)."""

import pytest

from tests.rules.cistern.build import at_dawn


@pytest.mark.rule("CI-3.2")
@pytest.mark.parametrize(("die", "left"), [(1, 3), (2, 3), (3, 5), (4, 5), (5, 7), (6, 7)])
def test_the_weather_changes_the_cistern(die: int, left: int) -> None:
    case = at_dawn(die, cistern=5)
    assert case.state.cistern == left
    (told,) = case.told("dawn")
    assert told.data["dice"] == [die]


@pytest.mark.rule("CI-3.2")
def test_the_sun_takes_no_more_than_the_cistern_holds() -> None:
    case = at_dawn(1, cistern=1)
    assert case.state.cistern == 0
    (told,) = case.texts("dawn")
    assert told.startswith("Day 1, die 1. Sun: the cistern loses 1 litre (now 0). ")


@pytest.mark.rule("CI-3.1")
def test_a_day_has_dawn_one_turn_each_and_dusk() -> None:
    case = at_dawn(3)
    case.answer("draw")
    case.answer("draw")
    case.then(3).pour(0, 0)
    assert [event.kind for event in case.told()] == ["dawn", "draw", "draw", "dusk", "dawn"]
    assert case.state.day == 2
