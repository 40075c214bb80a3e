"""Every question says which rule asks it and every refusal which rule refuses, by a ledger number
that the game's guide tells, so that /rules can open there: in the source, and in play."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import chain, islice
from random import Random
from typing import Any

import pytest

from rules import GAMES
from rules.engine import Answer, Illegal, Prompt, Table
from tests.drivers import is_petition, open_table, random_play
from tests.golden import pass_positions
from tests.template_game import find_path

NUMBER = re.compile(r"\b[A-Z]{2}-\d+\.\d+[a-z]?\b")
ASK = {"choice", "choices", "number", "text", "choose", "choose_seat", "choose_member"}
"""The ways to ask, as methods of a table and of a turn."""
CALLED = {"Illegal", "vote"}
"""What refuses, and what asks, by itself."""
ANSWERS = 60
"""Answers of one random game, at the most."""

by_game = pytest.mark.parametrize("key", sorted(GAMES))


def find_guide_numbers(key: str) -> set[str]:
    """The numbers that a game's guide tells."""
    return set(NUMBER.findall(GAMES[key].guide))


def third_of_verbs(key: str) -> int:
    """More questions than these are found in any game, unless the search for them fails."""
    return len(GAMES[key].verbs) // 3


@cache
def find_asking_calls(source: str) -> list[ast.Call]:
    """Where a file asks or refuses."""
    calls = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call))
    return [call for call in calls if _asks(call.func)]


def _asks(called: ast.expr) -> bool:
    if isinstance(called, ast.Name):
        return called.id in CALLED
    # Of the table, or of the turn that runs on it: t.choice, h.t.choice, self.t.choice, h.choose.
    return (
        isinstance(called, ast.Attribute)
        and called.attr in ASK
        and ast.unparse(called.value).split(".")[-1] in ("h", "t")
    )


def faults(source: str, guide: set[str]) -> list[tuple[int, str]]:
    """Where a file asks or refuses without a rule, or by one that is not told: line and which. A
    rule that is handed on is met in play."""
    found = []
    for call in find_asking_calls(source):
        given = [keyword.value for keyword in call.keywords if keyword.arg == "rule"]
        if not given:
            found.append((call.lineno, "no rule"))
        for value in given:
            if isinstance(value, ast.Constant) and value.value not in guide:
                found.append((call.lineno, str(value.value)))
    return found


def unfit(prompt: Prompt[Any]) -> Answer:
    """An answer that the question cannot take."""
    if prompt.kind == "choice":
        return ["no such option"]
    return "x" * (prompt.most + 1) if prompt.kind == "text" else prompt.most + 1


def list_questions(key: str) -> Iterator[Prompt[Any]]:
    """The questions of kept games, and of random ones at every number of seats, each once."""
    seen: dict[int, Prompt[Any]] = {}
    for table in chain(
        pass_positions(key), *(_play_game(key, seats) for seats in GAMES[key].seats)
    ):
        for prompt in table.prompts:
            if id(prompt) not in seen and not is_petition(prompt):
                seen[id(prompt)] = prompt
                yield prompt


def _play_game(key: str, seats: int) -> Iterator[Table[Any]]:
    table = open_table(key, seats, f"refusals {seats}")
    for _ in islice(random_play(table, Random(seats)), ANSWERS):
        yield table


@by_game
def test_every_question_and_refusal_in_the_source_names_its_rule(key: str) -> None:
    home = find_path(f"rules/{key}")
    sources = {str(p.relative_to(home)): p.read_text(encoding="utf-8") for p in home.rglob("*.py")}
    assert sum(len(find_asking_calls(source)) for source in sources.values()) > third_of_verbs(key)
    found = {name: faults(source, find_guide_numbers(key)) for name, source in sources.items()}
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


@by_game
def test_every_question_and_refusal_in_play_names_a_rule_of_the_guide(key: str) -> None:
    guide, seen = find_guide_numbers(key), set()
    for prompt in list_questions(key):
        assert prompt.rule in guide, prompt
        with pytest.raises(Illegal) as refused:
            prompt.read(unfit(prompt))
        assert refused.value.rule == prompt.rule
        seen.add(prompt.rule)
    assert len(seen) > third_of_verbs(key)


def test_a_question_without_its_rule_is_found() -> None:
    """The check itself."""
    source = """
t.choice(0, "?", options, default="a", rule="XY-1.1")
h.t.number(0, "?", 1, 3, default=1)
h.choose(0, "?", options, rule="XY-9.9")
raise Illegal("No.")
yield from vote(h, seats, "?", options, default="a", rule=rule)
words.text("not a question")
"""
    assert faults(source, {"XY-1.1"}) == [(3, "no rule"), (4, "XY-9.9"), (5, "no rule")]
