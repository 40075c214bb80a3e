"""How a game of Survive! is opened that is over before long: the soak plays many."""

from random import Random


def options(rnd: Random) -> dict[str, str]:
    """A dawn that is near."""
    return {"last_dawn": str(rnd.randint(20, 24))}
