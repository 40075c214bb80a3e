"""Nobody is asked for nothing: in games of bots no question has one answer, and in each it matters
what is answered. (The long count: python -m tools.questions.)"""

from collections.abc import Sequence
from typing import Any

import pytest

from rules.engine import GAMES, Option, Play, Prompt, Table
from tests.idle_questions import changes_nothing, has_one_answer
from tests.tiny import Tiny
from tools.questions import Asked, count_one_game

EVERY = 12
"""Each twelfth question is tried."""
ENOUGH = 5
"""When more than these have been tried, questions are only counted."""
MOST_GAMES = 20
"""One or four have enough questions, unless a game is very short."""


@pytest.mark.parametrize("key", sorted(GAMES))
def test_no_question_is_idle_and_hardly_any_has_one_answer(key: str) -> None:
    """At most one in two hundred has one answer."""
    seats = GAMES[key].seats
    rounds: list[Asked] = []
    for number in range(MOST_GAMES):
        of_many = seats[-1 - number % len(seats)]
        tried = sum(each.tried for each in rounds)
        rounds += count_one_game((key, of_many, number, EVERY if tried <= ENOUGH else 0))
        questions = sum(each.questions for each in rounds)
        if number >= 3 and questions > 200:
            break
    alone = sum(each.one_answer.total() for each in rounds)
    assert sum(each.tried for each in rounds) > ENOUGH
    assert [each.for_nothing for each in rounds if each.for_nothing.total()] == []
    assert questions > 200
    assert alone <= 0.005 * questions


class Idle(Tiny):
    """Asks its first seat something, and goes on as ever."""

    key = "idle"

    def __init__(self, options: Sequence[str]) -> None:
        self._options = [Option(name, "gather", name.title()) for name in options]

    def step(self, t: Table[Any]) -> Play[None]:
        yield from t.ask(t.choice(0, "Left or right?", self._options, default="left"))
        yield from super().step(t)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Any:
    def open_and_ask(*options: str) -> tuple[Table[Any], Prompt[Any]]:
        monkeypatch.setitem(GAMES, "idle", Idle(options))
        table = Table.open("idle", names=("Ada", "Ben"), seed="idle")
        return table, next(p for p in table.prompts if p.text == "Left or right?")

    return open_and_ask


def test_an_idle_question_is_found_and_one_that_matters_is_not(asked: Any) -> None:
    table, prompt = asked("left", "right")
    assert changes_nothing(table.dump(), prompt)
    assert not has_one_answer(table, prompt)
    table, prompt = asked("left")
    assert has_one_answer(table, prompt)
    table = Table.open(Tiny(), names=("Ada", "Ben"), seed="idle")
    prompt = table.needed_prompts[0]
    assert not has_one_answer(table, prompt)
    assert not changes_nothing(table.dump(), prompt)
