"""The bots that fill seats: they go by data, and see to it that their Survivors live."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from rules.aurora import Aurora
from rules.aurora.bot import MIDDLING
from rules.aurora.view_models import View
from rules.engine import Answer, Chance, Prompt
from tests.drivers import bot_play, opened

WORDS = {"name", "label", "detail", "tells", "bonuses", "regions"}
"""What a view has to say in words for people."""


def nonsense(words: str) -> str:
    """As long as it was, and without a meaning."""
    rnd = Random(words)
    return "".join(rnd.choice("blorp 0123456789") for _ in words)


def reworded(prompt: Prompt[Any]) -> Prompt[Any]:
    """The question with other words for everything that is said in words."""
    options = tuple(
        replace(option, label=nonsense(option.label), detail=nonsense(option.detail))
        for option in prompt.options
    )
    return replace(prompt, text=nonsense(prompt.text), options=options)


def unnamed(value: Any, key: str = "") -> Any:
    """A view's data with other words."""
    if isinstance(value, dict):
        return {k: unnamed(v, k if isinstance(k, str) else "") for k, v in value.items()}
    if isinstance(value, list):
        return [unnamed(entry, key) for entry in value]
    return nonsense(value) if key in WORDS and isinstance(value, str) else value


class Deaf(Aurora):
    """The game with bots that are asked everything twice, the second time in nonsense."""

    def __init__(self) -> None:
        self.asked: Counter[str] = Counter()

    def bot(self, view: Any, prompt: Prompt[Any], rng: Chance) -> Answer:
        answer = MIDDLING.answer(view, prompt, Chance(f"{prompt.id}"))
        blank = View.model_validate(unnamed(view.model_dump()))
        again = MIDDLING.answer(blank, reworded(prompt), Chance(f"{prompt.id}"))
        assert answer == again, prompt
        self.asked[prompt.topic] += 1
        return answer


@pytest.mark.parametrize("seats", [1, 3])
def test_a_bot_reads_no_words(seats: int) -> None:
    game = Deaf()
    for number in range(2):
        for _ in bot_play(opened(game, seats, f"words {number}")):
            pass
    known = {"turn", "drive", "fire", "crew", "block", "bonus", "split", "damage", "repair"}
    assert known <= set(game.asked)
