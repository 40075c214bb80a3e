"""Options for a short game of Last Aurora: the soak plays many."""

from random import Random


def options(rnd: Random) -> dict[str, str]:
    """None: six rounds are soon over."""
    return {}
