"""Options for a short game of Hope Inhumanity: the soak plays many."""

from random import Random


def options(rnd: Random) -> dict[str, str]:
    """The short journey."""
    return {"short": "yes"}
