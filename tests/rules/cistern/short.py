"""Options for a short game of The Last Cistern: the soak plays many."""

from random import Random


def options(rnd: Random) -> dict[str, str]:
    """Three days."""
    return {"days": "3"}
