"""The invariants catch what they should."""

import pytest

from tests.rules.cistern.build import open_new_table
from tests.rules.cistern.invariants import Laws
from tests.template_game.rules.model.state import State


def lose_card(s: State) -> None:
    s.hands[0].pop()


def add_water(s: State) -> None:
    s.jars[1] += 1


def skip_to_the_end(s: State) -> None:
    s.day = s.days + 1


@pytest.mark.parametrize(
    ("broken", "rule"), [(lose_card, "CI-1.2"), (add_water, "CI-3.2"), (skip_to_the_end, "CI-6.1")]
)
def test_a_broken_position_is_caught(broken: object, rule: str) -> None:
    table = open_new_table().table
    laws = Laws(table)
    assert callable(broken)
    broken(table.state)
    with pytest.raises(AssertionError, match=rule):
        laws.check([])
