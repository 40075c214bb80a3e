"""The bots that fill seats: they go by data, and see to it that their Survivors live."""

from __future__ import annotations

from typing import Any

import pytest

from rules.aurora import Aurora
from rules.aurora.bot import MIDDLING
from rules.engine import Answer, Chance, Prompt
from tests.drivers import bot_play, opened
from tests.kit.bots import Twice

WORDS = {"name", "label", "detail", "tells", "bonuses", "regions"}
"""What a view has to say in words for people."""


class Deaf(Aurora):
    """The game with bots that are asked everything twice, the second time in nonsense."""

    def __init__(self) -> None:
        self.twice = Twice(MIDDLING, WORDS)

    def bot(self, view: Any, prompt: Prompt[Any], rng: Chance) -> Answer:
        return self.twice.answer(view, prompt)


@pytest.mark.parametrize("seats", [1, 3])
def test_a_bot_reads_no_words(seats: int) -> None:
    game = Deaf()
    for number in range(2):
        for _ in bot_play(opened(game, seats, f"words {number}")):
            pass
    known = {"turn", "drive", "fire", "bonus", "damage", "repair"}
    assert known <= set(game.twice.asked)
