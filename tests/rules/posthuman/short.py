"""Options for a short game of Posthuman: the soak plays many."""

from random import Random


def options(rnd: Random) -> dict[str, str]:
    """The short game."""
    return {"short": "yes"}
