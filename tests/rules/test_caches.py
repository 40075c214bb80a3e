"""What the rules keep from one question to the next is what they would work out afresh."""

from __future__ import annotations

import sys
from itertools import islice
from random import Random
from typing import Any

import pytest

from rules.engine import Option, Prompt, Table
from rules.engine.messages import raw_of
from tests.drivers import opened, random_play

KEEPERS = {
    "aftermath": ("rules.aftermath.play", "rules.aftermath.model.card_sets"),
    "aurora": ("rules.aurora.play",),
}
"""Where each game keeps what follows from a position."""
DECISIONS = 150


def forget_kept(game: str) -> int:
    """Empty the caches of a game's rules; returns how many there were."""
    found = [
        value
        for name, module in list(sys.modules.items())
        if name.startswith(KEEPERS[game])
        for value in vars(module).values()
        if hasattr(value, "cache_clear")
    ]
    for one in found:
        one.cache_clear()
    return len(found)


def told(prompt: Prompt[Any]) -> list[object]:
    """All that a question says."""
    options = [told_option(option) for option in prompt.options]
    return [prompt.id, prompt.default, prompt.data, raw_of(prompt, "text"), *options]


def told_option(option: Option) -> list[object]:
    return [option.id, option.data, raw_of(option, "label"), raw_of(option, "detail")]


@pytest.mark.parametrize("seed", ["one", "two"])
@pytest.mark.parametrize("game", sorted(KEEPERS))
def test_questions_are_those_of_a_fresh_table(game: str, seed: str) -> None:
    table = opened(game, 3, f"caches {seed}")
    asked = [
        (table.dump(), [told(prompt) for prompt in table.needed_prompts])
        for _ in islice(random_play(table, Random(seed)), DECISIONS)
    ]
    for dump, said in asked:
        assert forget_kept(game) > 10
        fresh = Table[Any].load(dump)
        assert [told(prompt) for prompt in fresh.needed_prompts] == said
