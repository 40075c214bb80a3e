"""Positions of Survive! that hold more than any game will, to be played on from."""

from rules.survive.model.state import State
from tests.pictures.positions import make_crowded_state


def positions() -> list[State]:
    """Everybody and everything on one space, with the Coffins there too and somewhere else."""
    return [make_crowded_state(), make_crowded_state(coffins=True)]
