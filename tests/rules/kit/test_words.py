"""Wording."""

from __future__ import annotations

import pytest

from rules.kit import words


@pytest.mark.parametrize(
    ("number", "word", "plural", "told"),
    [
        (1, "die", "dice", "1 die"),
        (2, "die", "dice", "2 dice"),
        (2, "man/men", "", "2 men"),
        (1, "man/men", "", "1 man"),
        (0, "card", "", "0 cards"),
        (3, "Ammo/Ammo", "", "3 Ammo"),
    ],
)
def test_a_number_and_its_noun(number: int, word: str, plural: str, told: str) -> None:
    assert words.count_noun(number, word, plural) == told


@pytest.mark.parametrize(
    ("parts", "told"), [("", ""), ("a", "a"), ("ab", "a and b"), ("abc", "a, b and c")]
)
def test_a_list(parts: str, told: str) -> None:
    assert words.list_words(list(parts)) == told


def test_a_list_of_which_one() -> None:
    assert words.list_words(["a", "b", "c"], "or") == "a, b or c"


def test_kinds_with_their_numbers() -> None:
    nouns = {"hit": "hit", "miss": "miss/misses"}
    assert words.list_counts({"hit": 1, "miss": 2}, nouns) == "1 hit and 2 misses"
    assert words.list_counts({"hit": 0}, nouns, "no dice") == "no dice"


def test_signs_and_causes() -> None:
    assert [words.format_signed(n) for n in (2, 0, -1)] == ["+2", "0", "-1"]
    assert words.give_cause("Cold Maiden", "Ada falls") == "Cold Maiden: Ada falls"
    assert words.give_cause("", "Ada falls") == "Ada falls"
    assert words.capitalize_first("the Red Zombie") == "The Red Zombie"


def test_what_begins_with_no_name_begins_large_where_no_cause_comes_first() -> None:
    assert (
        words.give_reason("The Well", "somebody follows ada.") == "The Well: somebody follows ada."
    )
    assert words.give_reason("", "somebody follows ada.") == "Somebody follows ada."
    assert words.give_cause("", "ada gains 1 Fury.") == "ada gains 1 Fury.", "a name stays as it is"
