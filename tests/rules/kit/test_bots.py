"""The best of several."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from rules.engine import Chance, Option, Prompt
from rules.kit.bots import best_answer, best_of


@given(st.text(max_size=3), st.lists(st.integers(), min_size=1))
def test_nothing_is_better_than_the_best(seed: str, things: list[int]) -> None:
    assert best_of(Chance(seed), things, float) == max(things)


def test_chance_decides_between_equals() -> None:
    found = {best_of(Chance(str(n)), "abc", lambda thing: float(thing != "b")) for n in range(40)}
    assert found == {"a", "c"}


def a_prompt(optional: bool) -> Prompt[str]:
    options = (Option("1", "do", "One"), Option("2", "do", "Two"))
    return Prompt("q", 0, "?", "choice", options, 1, 1, ["1"], optional=optional)


def test_an_optional_question_is_left_be_where_nothing_is_worth_it() -> None:
    rng = Chance("x")
    assert best_answer(rng, a_prompt(True), lambda option: int(option.id) - 2) == []
    assert best_answer(rng, a_prompt(True), lambda option: int(option.id) - 1) == ["2"]
    assert best_answer(rng, a_prompt(False), lambda option: int(option.id) - 2) == ["2"]
