"""How bots choose the best of several."""

from hypothesis import given
from hypothesis import strategies as st

from rules.engine import Chance, Option, Prompt
from rules.kit.bots import (
    answer_at_random,
    choose_best_answer,
    choose_best_thing,
    choose_first_fitting,
    rank_options,
)


@given(st.text(max_size=3), st.lists(st.integers(), min_size=1))
def test_the_best_thing_is_a_maximum(seed: str, things: list[int]) -> None:
    assert choose_best_thing(Chance(seed), things, float) == max(things)


def test_chance_decides_between_equals() -> None:
    found = {
        choose_best_thing(Chance(str(n)), "abc", lambda thing: float(thing != "b"))
        for n in range(40)
    }
    assert found == {"a", "c"}


def a_prompt(optional: bool) -> Prompt[str]:
    options = (Option("1", "do", "One"), Option("2", "do", "Two"))
    return Prompt("q", 0, "?", "choice", options, 1, 1, ["1"], optional=optional)


def test_an_optional_question_is_skipped_if_no_option_is_worth_it() -> None:
    rng = Chance("x")
    assert choose_best_answer(rng, a_prompt(True), lambda option: int(option.id) - 2) == []
    assert choose_best_answer(rng, a_prompt(True), lambda option: int(option.id) - 1) == ["2"]
    assert choose_best_answer(rng, a_prompt(False), lambda option: int(option.id) - 2) == ["2"]


def test_options_rank_by_their_worth_and_equals_by_their_ids() -> None:
    assert rank_options(a_prompt(False), lambda option: float(option.id)) == [["2"], ["1"]]
    assert rank_options(a_prompt(False), lambda option: 0.0) == [["1"], ["2"]]


def test_an_answer_that_does_not_fit_gives_way_to_the_next_or_to_the_default() -> None:
    assert choose_first_fitting(a_prompt(False), [["1", "2"], ["2"]]) == ["2"]
    assert choose_first_fitting(a_prompt(False), [["1", "2"], ["3"]]) == ["1"]


def test_a_random_answer_fits_the_question() -> None:
    found = {answer_at_random(Chance(str(n)), a_prompt(False), ["2", "3"])[0] for n in range(40)}
    assert found == {"1", "2"}  # the default in place of an option that is not there
