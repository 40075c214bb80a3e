"""Options for a short game of Aftermath: the soak plays many."""

from random import Random


def options(rnd: Random) -> dict[str, str]:
    """One mission is one game; there is no shorter one."""
    return {}
