"""Positions of Last Aurora that hold more than any game will, to be played on from."""

from rules.aurora.model.state import State


def positions() -> list[State]:
    """None: the fullest Convoys cannot be played on from, and have a test of their own."""
    return []
