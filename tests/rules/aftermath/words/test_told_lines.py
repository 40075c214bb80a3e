"""What Aftermath tells, read as a listener at the table hears it."""

from __future__ import annotations

import pytest

from rules.aftermath.model.decks import ENEMIES
from rules.aftermath.play.enemies.enemies import name_enemy_card
from tests.told_lines import find_odd, find_repeats


def test_every_line_is_a_sentence_in_the_players_words() -> None:
    assert find_odd("aftermath") == []


def test_nobody_is_told_the_same_twice_in_a_row() -> None:
    assert find_repeats("aftermath") == set()


@pytest.mark.parametrize(
    ("card", "called"),
    [
        ("latch-rat", "the Latch Rat"),
        ("silverfish", "the swarm of Silverfish"),
        ("old-grin", "Old Grin"),
        ("tollkeeper", "the Tollkeeper"),
    ],
)
def test_an_enemy_is_called_by_its_kind_and_a_boss_by_its_name(card: str, called: str) -> None:
    assert str(name_enemy_card(ENEMIES[card])) == called
