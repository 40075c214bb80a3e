"""Every question names the rule that asks it, and every refusal the rule that refuses."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rules.engine import Answer, Illegal, Prompt
from rules.hope import GAME
from tests.drivers import is_petition, opened, random_play

from .test_guide import numbers

ASKS = {"choice", "choices", "number", "text"}
"""The ways to make a question, as methods of a table."""
SOURCES = Path(__file__).parents[3] / "rules" / "hope"


def unfit(prompt: Prompt[Any]) -> Answer:
    """An answer that the question cannot take."""
    return ["no such option"] if prompt.kind == "choice" else "x" * (prompt.most + 1)


@pytest.mark.parametrize("number", range(6))
def test_what_is_asked_and_refused_in_a_game_names_a_rule_of_the_guide(number: int) -> None:
    rules = set(numbers(GAME.guide))
    table = opened("hope", 3 + number % 3, f"refusals {number}")
    for _ in random_play(table, Random(number)):
        for prompt in table.prompts:
            if is_petition(prompt):
                continue
            assert prompt.rule in rules, prompt
            with pytest.raises(Illegal) as refused:
                table.answer(prompt.id, unfit(prompt))
            assert refused.value.rule == prompt.rule


def calls() -> Iterator[tuple[Path, ast.Call]]:
    """Every call in the game that makes a question or refuses an answer."""
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and _asks_or_refuses(node.func):
                yield path, node


def _asks_or_refuses(called: ast.expr) -> bool:
    if isinstance(called, ast.Attribute):
        return called.attr in ASKS
    return isinstance(called, ast.Name) and called.id == "Illegal"


def test_no_question_is_written_without_its_rule() -> None:
    found = list(calls())
    assert len(found) >= len(ASKS)
    without = [
        f"{path.name}:{call.lineno}"
        for path, call in found
        if "rule" not in {keyword.arg for keyword in call.keywords}
    ]
    assert without == []
