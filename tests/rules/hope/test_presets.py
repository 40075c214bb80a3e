"""What may be answered ahead in Hope Inhumanity: support, by whom and with how much left."""

import pytest

from rules.hope import GAME
from tests.ahead import answer_ahead
from tests.rules.hope.rows import perform

ASKED = "seats 4; Ada humanity 3; Ben humanity 3; Scene roll 3; Ada acts 1"


@pytest.mark.parametrize(
    ("answer", "condition", "given"),
    [
        ("refuse", "", ["refuse"]),
        ("one", "", ["give-1"]),
        ("one", "by-0", ["give-1"]),
        ("one", "by-2", None),
        ("one", "dice-3", ["give-1"]),
        ("one", "dice-4", None),
        ("hope", "", None),
    ],
)
def test_support_is_given_as_was_said(answer: str, condition: str, given: object) -> None:
    case = perform(ASKED)
    assert (
        answer_ahead(GAME, case.table, case.prompt(1, "support"), "support", answer, condition)
        == given
    )


def test_as_much_as_may_be_is_the_last_gift_on_offer() -> None:
    case = perform(ASKED.replace("acts 1", "acts 2"))
    assert answer_ahead(GAME, case.table, case.prompt(1, "support"), "support", "all") == ["give-2"]


@pytest.mark.parametrize(("whom", "hit"), [("drawer", 0), ("left", 1)])
@pytest.mark.parametrize(
    ("answer", "condition", "by"),
    [
        ("pass", "", {0, 1}),
        ("use", "", {0, 1}),
        ("use", "me", {0}),
        ("use", "harm", {0, 1}),
        ("use", "hunger", set()),
    ],
)
def test_a_blow_is_held_off_as_was_said(
    answer: str, condition: str, by: set[int], whom: str, hit: int
) -> None:
    """Seat 0 can hold off Harm from everybody; it hits seat 0 or 1."""
    case = perform(f"Ada trait react prevent@all:of=harm; avoid harm+1@{whom}!")
    prompt = case.prompt(0, "use")
    assert ("you are about to" in prompt.text) == (hit == 0)
    chosen = "pass" if answer == "pass" else "t99.0"
    given = answer_ahead(GAME, case.table, prompt, "react", answer, condition)
    assert given == ([chosen] if hit in by else None)
