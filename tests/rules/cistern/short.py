"""How a game of The Last Cistern is opened that is over before long: the soak plays many."""

from random import Random


def options(rnd: Random) -> dict[str, str]:
    """Three days."""
    return {"days": "3"}
