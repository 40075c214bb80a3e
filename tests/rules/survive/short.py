"""Options for a short game of Survive!: the soak plays many."""

from random import Random


def options(rnd: Random) -> dict[str, str]:
    """An early last dawn."""
    return {"last_dawn": str(rnd.randint(20, 24))}
