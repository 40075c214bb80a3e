"""What a middling bot does."""

from typing import Any

from rules.engine import Answer
from tests.rules.cistern.build import Case, at_dusk, at_turn


def bot_answer(case: Case, seat: int = 0) -> Answer | None:
    return case.table.choose_bot_answer(case.needed(seat))


def test_a_bot_pumps_from_a_full_cistern_but_not_from_a_low_one() -> None:
    full: dict[str, Any] = {"hands": ("pump", "")}
    assert bot_answer(at_turn(cistern=12, **full)) == ["play-pump"]
    assert bot_answer(at_turn(cistern=3, **full)) == ["search"]


def test_a_bot_siphons_when_it_is_worth_it_and_closes_its_lid() -> None:
    case = at_turn(jars=(0, 6), hands=("siphon", "lid"))
    assert bot_answer(case) == ["play-siphon"]
    case.answer("play-siphon")
    assert bot_answer(case, 1) == ["close"]


def test_a_bot_pours_enough_to_keep_the_cistern_from_running_dry() -> None:
    assert bot_answer(at_dusk(jars=(5, 5), cistern=8)) == 0
    assert bot_answer(at_dusk(jars=(5, 5), cistern=2)) == 2
    assert bot_answer(at_dusk(jars=(5, 5), cistern=2, day=5)) == 0
    assert bot_answer(at_dusk(jars=(5, 5), cistern=0, day=5)) == 1
