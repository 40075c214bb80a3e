"""Positions of Survive! that hold more than any game will, to be played on from."""

from __future__ import annotations

from rules.survive.model.state import State
from tests.pictures.positions import crowded


def positions() -> list[State]:
    """Everybody and everything on one space, with the Coffins there too and somewhere else."""
    return [crowded(), crowded(coffins=True)]
