"""How a game of Last Aurora is opened that is over before long: the soak plays many."""

from random import Random


def options(rnd: Random) -> dict[str, str]:
    """None: six rounds are soon over."""
    return {}
