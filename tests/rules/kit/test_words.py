"""Wording."""

from rules.kit import words


def test_signs_and_capitals() -> None:
    assert [words.format_signed(n) for n in (2, 0, -1)] == ["+2", "0", "-1"]
    assert words.capitalise_first("the Red Zombie") == "The Red Zombie"
