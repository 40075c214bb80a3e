"""What the rules cache between questions equals what they would compute afresh."""

import sys
from itertools import islice
from random import Random
from typing import Any

import pytest

from rules import GAMES
from rules.engine import Option, Prompt, Table
from rules.engine.late_texts import read_raw_text
from tests.drivers import open_table, random_play

DECISIONS, EVERY = 150, 3
"""So many are made, and each so-many-th is made afresh: what was kept before lasts till then."""


def forget_kept(game: str) -> None:
    """Empty the caches of a game's rules."""
    for name, module in list(sys.modules.items()):
        if name.startswith(f"rules.{game}.play"):
            for value in vars(module).values():
                if hasattr(value, "cache_clear"):
                    value.cache_clear()


def read_question(prompt: Prompt[Any]) -> list[object]:
    """All that a question says."""
    options = [told_option(option) for option in prompt.options]
    return [prompt.id, prompt.default, prompt.data, read_raw_text(prompt, "text"), *options]


def told_option(option: Option) -> list[object]:
    return [option.id, option.data, read_raw_text(option, "label"), read_raw_text(option, "detail")]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_questions_equal_those_of_a_freshly_loaded_table(game: str) -> None:
    table = open_table(game, GAMES[game].seats[-1], "caches")
    asked = [
        (table.dump(), [read_question(prompt) for prompt in table.needed_prompts])
        for n, _ in enumerate(islice(random_play(table, Random("caches")), DECISIONS))
        if n % EVERY == 0
    ]
    for dump, said in asked:
        forget_kept(game)
        fresh = Table[Any].load(dump)
        assert [read_question(prompt) for prompt in fresh.needed_prompts] == said
