"""What may be answered ahead in Hope Inhumanity: support, by whom and with how much left."""

from __future__ import annotations

import pytest

from rules.hope import GAME
from tests.ahead import would
from tests.rules.hope.build import Road, power, roll, trait


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
    road = Road().person(0, humanity=3).person(1, humanity=3).draws(roll(3))
    case = road.play().acts(1)
    prompt = case.prompt(1, "support")
    assert would(GAME, case.table, prompt, "support", answer, condition) == given


def test_as_much_as_may_be_is_the_last_gift_on_offer() -> None:
    case = Road().person(0, humanity=3).person(1, humanity=3).draws(roll(3)).play().acts(1)
    prompt = case.prompt(1, "support")
    gifts = [option.id for option in prompt.options if option.id.startswith("give-")]
    assert would(GAME, case.table, prompt, "support", "all") == gifts[-1:]


@pytest.mark.parametrize("hit", [0, 1])
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
    answer: str, condition: str, by: set[int], hit: int
) -> None:
    """Seat 0 can hold off Harm from everybody; it hits seat 0 or 1."""
    shield = trait(power("react", {"op": "prevent", "of": ["harm"], "target": "all"}))
    harm = {"op": "harm", "n": 1, "target": "drawer" if hit == 0 else "left", "per": "once"}
    road = Road(3).person(0, traits=[shield]).draws(roll(1, refuse=[harm]))
    case = road.play().avoids()
    prompt = case.prompt(0, "use")
    assert ("you are about to" in prompt.text) == (hit == 0)
    chosen = next(one.id for one in prompt.options if (one.id == "pass") == (answer == "pass"))
    given = would(GAME, case.table, prompt, "react", answer, condition)
    assert given == ([chosen] if hit in by else None)
