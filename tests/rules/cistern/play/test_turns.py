"""A keeper's turn (CI-3.3 to CI-3.7)."""

import pytest

from tests.rules.cistern.build import at_turn


@pytest.mark.rule("CI-3.3")
def test_a_keeper_draws_searches_or_plays() -> None:
    case = at_turn(hands=("map pump", ""))
    assert case.choices(0) == ["draw", "search", "play-map", "play-pump"]


@pytest.mark.rule("CI-3.4")
@pytest.mark.parametrize(("cistern", "drawn"), [(12, 2), (2, 2), (1, 1)])
def test_drawing_takes_two_litres_or_what_is_left(cistern: int, drawn: int) -> None:
    case = at_turn(cistern=cistern)
    case.answer("draw")
    assert (case.state.cistern, case.state.jars) == (cistern - drawn, [drawn, 0])


@pytest.mark.rule("CI-3.4")
def test_nobody_draws_from_a_dry_cistern() -> None:
    assert at_turn(cistern=0).choices(0) == ["search"]


@pytest.mark.rule("CI-3.5")
def test_a_search_takes_the_top_card() -> None:
    case = at_turn(deck="map pump")
    case.answer("search")
    assert case.state.hands == [["pump"], []]
    assert case.said("You find a Pump.", to=0)
    assert not case.said("You find a Pump.", to=1)


@pytest.mark.rule("CI-3.5")
def test_an_empty_deck_is_rebuilt_from_the_discards() -> None:
    case = at_turn(deck="", discards="lid")
    case.answer("search")
    assert case.state.hands[0] == ["lid"]
    assert case.state.deck.cards == []
    assert case.choices(1) == ["draw"]


@pytest.mark.rule("CI-3.6")
def test_a_played_card_is_discarded() -> None:
    case = at_turn(hands=("pump", ""))
    case.answer("play-pump")
    assert case.state.hands[0] == []
    assert case.state.deck.discards == ["pump"]


@pytest.mark.rule("CI-3.6")
def test_a_card_that_would_do_nothing_is_not_offered() -> None:
    assert at_turn(cistern=0, hands=("pump siphon lid", "")).choices(0) == ["search"]


@pytest.mark.rule("CI-3.7")
def test_a_keeper_who_can_do_nothing_waits() -> None:
    case = at_turn(cistern=0, jars=(1, 0), hands=("lid", "map"), deck="")
    assert case.texts("wait") == ["Ada can do nothing and waits."]
    assert case.needed().seat == 1
