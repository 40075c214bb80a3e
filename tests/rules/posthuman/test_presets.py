"""What may be answered ahead in Posthuman: a meal, and a mutant's reaction."""

from __future__ import annotations

import pytest

from rules.posthuman import GAME
from rules.posthuman.eating import eating_phase
from tests.ahead import would

from .build import Road
from .prey import deed, lay, party
from .test_mutant_actions import begin


@pytest.mark.parametrize(
    ("answer", "condition", "eaten"),
    [
        ("1", "", ["1"]),
        ("0", "", ["0"]),
        ("full", "", ["2"]),
        ("1", "hungry", ["1"]),
        ("1", "4", None),
        ("1", "3", ["1"]),
        ("0", "safe", None),
    ],
)
def test_a_meal_is_eaten_as_was_said(answer: str, condition: str, eaten: object) -> None:
    case = Road(1).human(0, food=3, hunger=2).play(eating_phase)
    assert would(GAME, case.table, case.prompt("eat"), "eat", answer, condition) == eaten


@pytest.mark.rule("PH-18.9")
def test_a_mutant_reacts_as_was_said() -> None:
    case = begin(lay(party(2, 1), 2, deed(), when="ask"), 0)
    prompt = case.prompt("reaction")
    assert would(GAME, case.table, prompt, "reaction", "fire") == ["fire"]
    assert would(GAME, case.table, prompt, "reaction", "hold", "on-0") == ["hold"]
    assert would(GAME, case.table, prompt, "reaction", "fire", "on-1") is None
