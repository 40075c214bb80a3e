"""How a game of Hope Inhumanity is opened that is over before long: the soak plays many."""

from random import Random


def options(rnd: Random) -> dict[str, str]:
    """The short journey."""
    return {"short": "yes"}
