"""Wording."""

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


def test_signs_and_capitals() -> None:
    assert [words.format_signed(n) for n in (2, 0, -1)] == ["+2", "0", "-1"]
    assert words.capitalize_first("the Red Zombie") == "The Red Zombie"
