"""How a game of Posthuman is opened that is over before long: the soak plays many."""

from random import Random


def options(rnd: Random) -> dict[str, str]:
    """The short game."""
    return {"short": "yes"}
