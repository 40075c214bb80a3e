"""Every question and every refusal names the ledger number that /rules opens at."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

import rules.survive
from rules.engine import Illegal, Prompt, Table
from rules.survive import GAME
from tests.drivers import bot_play, is_petition, opened, random_play

IN_THE_GUIDE = set(re.findall(r"SV-\d+\.\d+", GAME.guide))
QUESTIONS = {"choice", "choices", "number", "text", "choose"}
MANY = 400
"""Answers of one game, at the most."""


def calls_of(names: set[str]) -> Iterator[tuple[str, ast.Call]]:
    """Where the game's source calls functions of these names."""
    for path in sorted(Path(rules.survive.__file__).parent.glob("*.py")):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            called = getattr(call, "func", None)
            if getattr(called, "attr", getattr(called, "id", "")) in names:
                assert isinstance(call, ast.Call)
                yield f"{path.name}:{call.lineno}", call


def named(call: ast.Call) -> list[str]:
    """The numbers that a call gives as its `rule`."""
    given = [keyword.value for keyword in call.keywords if keyword.arg == "rule"]
    return [value.value for value in given if isinstance(value, ast.Constant)]


def refusal(table: Table[Any], prompt: Prompt[Any]) -> str:
    """The number that refuses an answer which is not offered."""
    with pytest.raises(Illegal) as refused:
        table.answer(prompt.id, ["no such option"])
    return refused.value.rule


def test_no_question_or_refusal_in_the_source_is_without_its_rule() -> None:
    calls = list(calls_of(QUESTIONS | {"Illegal"}))
    assert [where for where, call in calls if not named(call)] == []
    assert {rule for _, call in calls for rule in named(call)} <= IN_THE_GUIDE


def test_games_ask_them_all_and_each_refuses_by_its_rule() -> None:
    met = set()
    for seats in GAME.seats:
        for play in (bot_play, lambda table: random_play(table, Random("refusals"))):
            table = opened("survive", seats, f"refusals {seats}")
            for _ in islice(play(table), MANY):
                for prompt in table.prompts:
                    if not is_petition(prompt):
                        met.add(prompt.rule)
                        assert refusal(table, prompt) == prompt.rule
    assert met == {rule for _, call in calls_of(QUESTIONS) for rule in named(call)}
