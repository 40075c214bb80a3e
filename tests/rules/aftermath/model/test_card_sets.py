"""Which cards go together, and which of them are thrifty (AF-8.2 to AF-8.4, AF-8.13, AF-17.8)."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.aftermath.model import card_sets, decks
from rules.aftermath.model.card_sets import (
    all_out,
    find_thrifty_set,
    is_legal,
    legal_sets,
    list_useful_cards,
)
from rules.aftermath.model.terms import ATTRIBUTES, BLACK_DIE, COLOUR_OF, WHITE_DIE, Attribute
from rules.aftermath.play.turn import odds

AGILE, STRONG, TOUGH, KEEN = ATTRIBUTES


@pytest.mark.rule("AF-8.2")
@pytest.mark.parametrize("attribute", ATTRIBUTES)
def test_a_test_begins_with_its_own_colour_or_a_heroic_card(attribute: Attribute) -> None:
    begins = {one for one in decks.BASIC if is_legal([one], attribute)}
    named = {COLOUR_OF[attribute], "white"}
    assert begins == {card.id for card in decks.BASIC.values() if card.colour in named}


@pytest.mark.rule("AF-8.3")
@pytest.mark.parametrize(
    ("cards", "legal"),
    [
        (["green-2a", "green-1a"], True),
        (["green-2a", "red-2a"], True),
        (["green-2a", "red-1a"], False),
        (["green-2a", "red-2a", "green-3a"], True),
        (["green-2a", "red-2a", "red-1a"], False),
        (["red-1a", "green-2a"], False),
        (["red-2a", "green-2a"], True),
        (["red-2a", "blue-2a"], False),
        ([], False),
    ],
)
def test_further_cards_share_colour_or_number_with_the_first(cards: list[str], legal: bool) -> None:
    assert is_legal(cards, AGILE) is legal


@pytest.mark.rule("AF-8.4")
@pytest.mark.parametrize(
    ("cards", "legal"),
    [
        (["green-2a", "white-2a"], True),
        (["green-2a", "white-1a"], False),
        (["white-2a", "white-1a"], True),
        (["white-2a", "green-2a", "blue-2a"], True),
        (["white-2a", "green-1a"], False),
    ],
)
def test_a_heroic_card_that_does_not_begin_must_fit(cards: list[str], legal: bool) -> None:
    assert is_legal(cards, AGILE) is legal


@pytest.mark.rule("AF-8.13")
@pytest.mark.parametrize("card", ["black-2a", decks.CALAMITY])
def test_threats_and_the_calamity_take_no_part(card: str) -> None:
    for attribute in (*ATTRIBUTES, None):
        assert not is_legal([card], attribute)
        assert not is_legal(["green-2a", "influence-wren", card], attribute)
        assert card not in list_useful_cards(["green-2a", "white-2a", card], attribute)
        assert not card_sets.has_starting_card([card], attribute)


@pytest.mark.rule("AF-8.13")
@pytest.mark.parametrize(
    ("cards", "legal"),
    [
        (["influence-wren"], True),
        (["green-1a", "influence-wren"], True),
        (["influence-wren", "green-1a"], True),
        (["influence-wren", "red-3a"], True),
        (["influence-wren", "red-2a"], False),
        (["influence-wren", "red-3a", "green-2a", "blue-3b"], True),
        (["green-2a", "red-2a", "influence-wren"], True),
    ],
)
def test_an_influence_card_begins_as_a_three_of_the_colour_and_joins_anything(
    cards: list[str], legal: bool
) -> None:
    assert is_legal(cards, AGILE) is legal
    assert decks.INFLUENCE["influence-wren"].value == 3


@pytest.mark.rule("AF-8.3")
def test_the_order_in_which_cards_are_named_does_not_matter() -> None:
    hand = ["green-2a", "red-2a", "white-1a", "white-2b", "influence-cog"]
    for size in (2, 3):
        for chosen in permutations(hand, size):
            assert is_legal(chosen, AGILE) is is_legal(sorted(chosen), AGILE)


@pytest.mark.rule("AF-13.1")
def test_a_test_of_any_attribute_begins_with_any_colour() -> None:
    assert is_legal(["red-1a"], None)
    assert is_legal(["blue-1a", "yellow-1a"], None)
    assert not is_legal(["blue-1a", "yellow-2a"], None)
    assert is_legal(["influence-wren", "red-2a", "red-1a"], None)
    assert not is_legal(["influence-wren", "red-2a", "blue-1a"], None)


@given(
    st.lists(st.sampled_from([*decks.ACTIONS]), max_size=6, unique=True),
    st.sampled_from([*ATTRIBUTES, None]),
)
def test_all_sets_are_the_legal_ones_of_all_combinations(
    hand: list[str], attribute: Attribute | None
) -> None:
    held = sorted(hand, key=[*decks.ACTIONS].index)
    sets = [one for size in range(1, len(held) + 1) for one in combinations(held, size)]
    assert [*card_sets.all_sets(hand, attribute)] == [s for s in sets if is_legal(s, attribute)]


def test_sets_worth_a_thought() -> None:
    hand = ["green-1a", "green-1b", "green-3a", "red-3a", "yellow-2a"]
    assert legal_sets(hand, AGILE) == [
        ("green-1a", "green-1b", "green-3a", "red-3a"),
        ("green-1a", "green-3a", "red-3a"),
        ("green-3a", "red-3a"),
        ("green-1a", "green-3a"),
        ("green-3a",),
        ("green-1a",),
    ]


# -- thrift --------------------------------------------------------------------------------------


@pytest.mark.rule("AF-17.8")
@pytest.mark.parametrize(
    ("hand", "target", "expected"),
    [
        # Fewest cards come first, then the lowest total, then the lowest ids.
        (["green-1a", "green-2a", "green-3a"], 3, ("green-3a",)),
        (["green-1a", "green-2a", "green-3a"], 2, ("green-2a",)),
        (["green-1a", "green-1b", "green-3a"], 2, ("green-3a",)),
        (["green-2b", "green-2a", "white-2a"], 2, ("green-2a",)),
        (["green-3a", "white-2a"], 2, ("white-2a",)),
        (["influence-wren", "white-3a"], 3, ("white-3a",)),
        (["green-1a", "green-2a", "green-3a"], 4, ("green-1a", "green-3a")),
        (["green-1a", "green-2a", "green-3a"], -5, ("green-1a",)),
        # Out of reach: the highest total, with fewest cards.
        (["green-1a", "green-2a", "yellow-3a"], 9, ("green-1a", "green-2a")),
        (["green-2a", "green-2b", "blue-2a", "red-3a", "white-3a"], 9, ("red-3a", "white-3a")),
        (["red-3a", "yellow-3a"], 3, ()),
    ],
)
def test_the_thrifty_set(hand: list[str], target: int, expected: tuple[str, ...]) -> None:
    assert find_thrifty_set(hand, AGILE, 0, target) == expected


@pytest.mark.rule("AF-17.8")
def test_the_bonus_counts_towards_the_target() -> None:
    hand = ["green-1a", "green-2a", "green-3a"]
    assert find_thrifty_set(hand, AGILE, 2, 5) == ("green-3a",)
    assert find_thrifty_set(hand, AGILE, 3, 5) == ("green-2a",)


@pytest.mark.rule("AF-13.2")
def test_a_heroic_card_counts_with_the_best_bonus_where_the_attribute_is_free() -> None:
    bonus = {AGILE: 0, STRONG: 2, TOUGH: 1, KEEN: 0}
    assert card_sets.sum_with_bonus(["white-1a"], None, bonus) == 3
    assert card_sets.sum_with_bonus(["green-1a"], None, bonus) == 1
    assert card_sets.sum_with_bonus(["green-1a", "red-1a"], None, bonus) == 4
    assert find_thrifty_set(["green-2a", "red-1a"], None, bonus, 3) == ("red-1a",)


@pytest.mark.rule("AF-13.5")
def test_all_out_is_as_much_as_goes_together() -> None:
    hand = ["green-2a", "green-1a", "red-3a", "red-2a"]
    assert all_out(hand, AGILE, 0) == ("green-1a", "green-2a", "red-2a")
    assert all_out(["red-3a"], AGILE, 0) == ()


# -- dice and chances ----------------------------------------------------------------------------


@pytest.mark.rule("AF-21.3")
def test_the_white_die() -> None:
    assert sorted(WHITE_DIE) == [1, 2, 2, 3, 3, 4]


@pytest.mark.rule("AF-21.4")
def test_the_black_die() -> None:
    assert sorted(BLACK_DIE) == [1, 1, 2, 2, 3, 3]


@pytest.mark.rule("AF-28.5")
@pytest.mark.parametrize(("difficulty", "sixths"), [(3, 6), (4, 5), (5, 3), (6, 1), (7, 0)])
def test_chances_of_a_two_without_a_bonus(difficulty: int, sixths: int) -> None:
    assert odds.estimate_success(2, difficulty, opposed=False) == sixths / 6


@pytest.mark.rule("AF-28.5")
def test_chances_of_an_opposed_test() -> None:
    assert odds.estimate_success(4, 5, opposed=True) == 1 / 2
    assert odds.find_percentage(4, 5, opposed=True) == 50
