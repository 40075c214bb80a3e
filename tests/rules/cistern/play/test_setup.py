"""Setup (CI-1, CI-2)."""

from collections import Counter

import pytest

from rules.engine import Illegal, Table
from tests.rules.cistern.build import at_dawn, open_new_table
from tests.template_game.rules import GAME


@pytest.mark.rule("CI-1.1")
def test_the_game_needs_two_players() -> None:
    with pytest.raises(Illegal, match=r"The Last Cistern needs 2 players, but 3 are here\."):
        Table.open(GAME, names=["Ada", "Ben", "Cleo"], seed="s", options={})


@pytest.mark.rule("CI-1.2", "CI-2.2")
def test_the_deck_has_sixteen_cards_and_each_keeper_is_dealt_two() -> None:
    state = open_new_table().state
    assert [len(hand) for hand in state.hands] == [2, 2]
    cards = Counter([*state.deck.cards, *state.hands[0], *state.hands[1]])
    assert cards == {"pump": 5, "siphon": 4, "lid": 4, "map": 3}


@pytest.mark.rule("CI-2.1")
def test_the_cistern_begins_with_twelve_litres_and_the_jars_are_empty() -> None:
    case = open_new_table()
    (told,) = case.told("setup")
    assert told.data == {"litres": 12}
    assert case.state.jars == [0, 0]


@pytest.mark.rule("CI-2.3")
@pytest.mark.parametrize(("day", "first"), [(1, 0), (2, 1), (3, 0)])
def test_the_keepers_take_it_in_turns_to_go_first(day: int, first: int) -> None:
    case = at_dawn(3, day=day)
    assert case.needed().seat == first
    case.answer("draw")
    assert case.needed().seat == 1 - first
