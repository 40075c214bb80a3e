"""Dusk (CI-5)."""

import pytest

from tests.rules.cistern.build import at_dusk


@pytest.mark.rule("CI-5.1")
def test_both_pour_in_secret_and_the_amounts_are_shown_together() -> None:
    case = at_dusk(jars=(5, 1), cistern=4)
    first, second = case.pour_question(0), case.pour_question(1)
    assert first.secret and second.secret
    assert (first.least, first.most, second.most) == (0, 2, 1)
    assert case.table.answer(first.id, 2) == ()
    case.then(3).table.answer(second.id, 1)
    assert (case.state.jars, case.state.cistern) == ([3, 0], 7)
    (told,) = case.texts("dusk")
    assert told == "Dusk, litres poured back: Ada 2 and Ben 1. The cistern holds 7."


@pytest.mark.rule("CI-5.1")
def test_a_keeper_without_water_is_not_asked() -> None:
    case = at_dusk(jars=(0, 3))
    assert case.needed().seat == 1


@pytest.mark.rule("CI-5.2")
def test_the_keeper_who_pours_more_takes_a_card() -> None:
    case = at_dusk(jars=(2, 2), deck="map pump")
    case.then(3).pour(1, 2)
    assert case.state.hands == [[], ["pump"]]
    assert case.said("You find a Pump.", to=1)


@pytest.mark.rule("CI-5.2")
@pytest.mark.parametrize(("poured", "deck"), [((1, 1), "pump"), ((0, 1), "")])
def test_nobody_takes_a_card_after_a_tie_or_from_an_empty_deck(
    poured: tuple[int, int], deck: str
) -> None:
    case = at_dusk(jars=(2, 2), deck=deck)
    case.then(3).pour(*poured)
    assert case.state.hands == [[], []]
    assert not case.told("thanks")
