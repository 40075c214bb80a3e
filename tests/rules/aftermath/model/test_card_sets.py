"""Which cards go together, and which of them are thrifty (AF-8.2 to AF-8.4, AF-8.13, AF-17.8)."""

from itertools import combinations, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.aftermath.model import card_sets, decks
from rules.aftermath.model.terms import ATTRIBUTES, BLACK_DIE, COLOUR_OF, WHITE_DIE, Attribute
from rules.aftermath.play.turn import odds
from tests.rules.aftermath.rows import prove_lines

AGILE, STRONG, TOUGH, KEEN = ATTRIBUTES
INFLUENCE = "influence-wren"


@pytest.mark.rule("AF-8.2")
@pytest.mark.parametrize("attribute", ATTRIBUTES)
def test_a_test_begins_with_its_own_colour_or_a_heroic_card(attribute: Attribute) -> None:
    begins = {one for one in decks.BASIC if card_sets.is_legal([one], attribute)}
    named = {COLOUR_OF[attribute], "white"}
    assert begins == {card.id for card in decks.BASIC.values() if card.colour in named}


@pytest.mark.parametrize(
    ("attribute", "legal", "sets"),
    prove_lines("""
AF-8.3 | agility | yes | green-2a green-1a; green-2a red-2a; green-2a red-2a green-3a;
    red-2a green-2a
AF-8.3 | agility | no | green-2a red-1a; green-2a red-2a red-1a; red-1a green-2a; red-2a blue-2a; -
AF-8.4 | agility | yes | green-2a white-2a; white-2a white-1a; white-2a green-2a blue-2a
AF-8.4 | agility | no | green-2a white-1a; white-2a green-1a
AF-8.13 | agility | yes | influence-wren; green-1a influence-wren; influence-wren green-1a;
    influence-wren red-3a; influence-wren red-3a green-2a blue-3b; green-2a red-2a influence-wren
AF-8.13 | agility | no | influence-wren red-2a
AF-13.1 | any | yes | red-1a; blue-1a yellow-1a; influence-wren red-2a red-1a
AF-13.1 | any | no | blue-1a yellow-2a; influence-wren red-2a blue-1a
"""),
)
def test_cards_that_go_together(attribute: str, legal: str, sets: str) -> None:
    of: Attribute | None = AGILE if attribute == "agility" else None
    for cards in sets.split("; "):
        assert card_sets.is_legal(cards.strip("-").split(), of) is (legal == "yes"), cards


@pytest.mark.rule("AF-8.13")
@pytest.mark.parametrize("card", ["black-2a", decks.CALAMITY])
def test_threats_and_the_calamity_cannot_be_used_in_tests(card: str) -> None:
    for attribute in (*ATTRIBUTES, None):
        assert not card_sets.is_legal([card], attribute)
        assert not card_sets.is_legal(["green-2a", INFLUENCE, card], attribute)
        assert card not in card_sets.list_useful_cards(["green-2a", "white-2a", card], attribute)
        assert not card_sets.has_starting_card([card], attribute)


@pytest.mark.rule("AF-8.3")
def test_the_order_in_which_cards_are_named_does_not_matter() -> None:
    hand = ["green-2a", "red-2a", "white-1a", "white-2b", "influence-cog"]
    for size in (2, 3):
        for chosen in permutations(hand, size):
            assert card_sets.is_legal(chosen, AGILE) is card_sets.is_legal(sorted(chosen), AGILE)


@given(
    st.lists(st.sampled_from([*decks.ACTIONS]), max_size=6, unique=True),
    st.sampled_from([*ATTRIBUTES, None]),
)
def test_the_listed_sets_are_exactly_the_legal_combinations(
    hand: list[str], attribute: Attribute | None
) -> None:
    held = sorted(hand, key=[*decks.ACTIONS].index)
    sets = [one for size in range(1, len(held) + 1) for one in combinations(held, size)]
    assert [*card_sets.list_legal_sets(hand, attribute)] == [
        s for s in sets if card_sets.is_legal(s, attribute)
    ]


def test_useful_sets() -> None:
    hand = ["green-1a", "green-1b", "green-3a", "red-3a", "yellow-2a"]
    assert [" ".join(one) for one in card_sets.list_useful_sets(hand, AGILE)] == [
        "green-1a green-1b green-3a red-3a",
        "green-1a green-3a red-3a",
        "green-3a red-3a",
        "green-1a green-3a",
        "green-3a",
        "green-1a",
    ]


@pytest.mark.parametrize(
    ("hand", "target", "thrifty"),
    prove_lines("""
AF-17.8 | green-1a green-2a green-3a | 3 | green-3a
AF-17.8 | green-1a green-2a green-3a | 2 | green-2a
AF-17.8 | green-1a green-1b green-3a | 2 | green-3a
AF-17.8 | green-2b green-2a white-2a | 2 | green-2a
AF-17.8 | green-3a white-2a | 2 | white-2a
AF-17.8 | influence-wren white-3a | 3 | white-3a
AF-17.8 | green-1a green-2a green-3a | 4 | green-1a green-3a
AF-17.8 | green-1a green-2a green-3a | -5 | green-1a
AF-17.8 | green-1a green-2a yellow-3a | 9 | green-1a green-2a
AF-17.8 | green-2a green-2b blue-2a red-3a white-3a | 9 | red-3a white-3a
AF-17.8 | red-3a yellow-3a | 3 | -
"""),
)
def test_the_thrifty_set(hand: str, target: str, thrifty: str) -> None:
    """Fewest cards come first, then the lowest total, then the lowest ids; out of reach, the
    highest total with fewest cards."""
    for bonus in (0, 2):
        found = card_sets.find_thrifty_set(hand.split(), AGILE, bonus, int(target) + bonus)
        assert (" ".join(found) or "-") == thrifty


@pytest.mark.rule("AF-13.2")
def test_a_heroic_card_takes_the_best_bonus_if_any_attribute_may_be_used() -> None:
    bonus = {AGILE: 0, STRONG: 2, TOUGH: 1, KEEN: 0}
    assert card_sets.sum_with_bonus(["white-1a"], None, bonus) == 3
    assert card_sets.sum_with_bonus(["green-1a"], None, bonus) == 1
    assert card_sets.sum_with_bonus(["green-1a", "red-1a"], None, bonus) == 4
    assert card_sets.find_thrifty_set(["green-2a", "red-1a"], None, bonus, 3) == ("red-1a",)


@pytest.mark.rule("AF-13.5")
def test_all_out_plays_the_highest_legal_set() -> None:
    hand = ["green-2a", "green-1a", "red-3a", "red-2a"]
    assert card_sets.find_highest_set(hand, AGILE, 0) == ("green-1a", "green-2a", "red-2a")
    assert card_sets.find_highest_set(["red-3a"], AGILE, 0) == ()


@pytest.mark.rule("AF-21.3", "AF-21.4")
def test_the_dice() -> None:
    assert (WHITE_DIE, BLACK_DIE) == ((1, 2, 2, 3, 3, 4), (1, 1, 2, 2, 3, 3))


@pytest.mark.rule("AF-28.5")
def test_chances() -> None:
    sixths = [6 * odds.estimate_success(2, n, opposed=False) for n in (3, 4, 5, 6, 7)]
    assert sixths == [6, 5, 3, 1, 0]
    assert odds.estimate_success(4, 5, opposed=True) == 1 / 2
