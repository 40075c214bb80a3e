"""Positions of Hope Inhumanity that hold more than any game will, to be played on from."""

from rules.hope.model.state import State
from tests.pictures.test_hope import make_richest_state


def positions() -> list[State]:
    """People with all that they can have."""
    return [make_richest_state()]
