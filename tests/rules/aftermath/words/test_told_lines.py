"""What Aftermath tells, read as a listener at the table hears it."""

from __future__ import annotations

from tests.told_lines import odd, twice


def test_every_line_is_a_sentence_in_the_players_words() -> None:
    assert odd("aftermath") == []


def test_nobody_is_told_the_same_twice_in_a_row() -> None:
    assert twice("aftermath") == set()
