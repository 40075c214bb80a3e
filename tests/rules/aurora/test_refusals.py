"""Every question and every refusal names the ledger rule behind it, where the guide tells it."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import rules.aurora
from rules.aurora import GAME
from rules.engine import Illegal, Prompt
from tests.drivers import is_petition, opened, random_play

FOLDER = Path(rules.aurora.__file__).parent
TOLD = set(re.findall(r"LA-\d+\.\d+", GAME.guide))
ASKING = {"choice", "choices", "choose", "number", "text"}


def _refused(prompt: Prompt[Any]) -> Illegal:
    """What comes of an answer that is none of the options."""
    with pytest.raises(Illegal) as refusal:
        prompt.read(["no such thing"])
    return refusal.value


@pytest.mark.parametrize("number", range(4))
def test_what_is_asked_and_refused_in_a_game_names_a_rule_of_the_guide(number: int) -> None:
    rnd = Random(f"refusals/{number}")
    table = opened(GAME, GAME.seats[number], f"refusals/{number}", {})
    topics = set()
    for _ in random_play(table, rnd):
        for prompt in table.prompts:
            if not is_petition(prompt):
                assert prompt.rule in TOLD, prompt
                assert _refused(prompt).rule == prompt.rule
                topics.add(prompt.topic)
    assert {"turn", "drive"} <= topics


def _calls(file: Path) -> list[ast.Call]:
    """The calls in a file that ask or refuse."""
    calls = [node for node in ast.walk(ast.parse(file.read_text())) if isinstance(node, ast.Call)]
    return [call for call in calls if _asks(call.func)]


def _asks(called: ast.expr) -> bool:
    if isinstance(called, ast.Attribute):  # of the table, or of the step that runs on it
        return called.attr in ASKING and ast.unparse(called.value).split(".")[-1] in ("h", "t")
    return isinstance(called, ast.Name) and called.id == "Illegal"


def test_no_question_and_no_refusal_is_written_without_its_rule() -> None:
    calls = [(file.name, call) for file in FOLDER.glob("*.py") for call in _calls(file)]
    assert len(calls) > 40
    without = [
        f"{name}:{call.lineno}"
        for name, call in calls
        if not any(keyword.arg == "rule" for keyword in call.keywords)
    ]
    assert not without


def test_every_rule_written_so_is_told_in_the_guide() -> None:
    """Where a number stands in the call itself; the others are met in play."""
    for file in FOLDER.glob("*.py"):
        for call in _calls(file):
            given = [keyword.value for keyword in call.keywords if keyword.arg == "rule"]
            numbers = [value.value for value in given if isinstance(value, ast.Constant)]
            assert {*numbers} <= TOLD, f"{file.name}:{call.lineno}"
