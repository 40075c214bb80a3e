"""How likely a roll is to succeed (HI-20.1)."""

from __future__ import annotations

from functools import cache
from math import comb


@cache
def chance(dice: int, hardship: int) -> float:
    """The chance of at least `hardship` successes on so many dice, half of which succeed."""
    if hardship <= 0:
        return 1.0
    return float(sum(comb(dice, n) for n in range(hardship, dice + 1)) / 2**dice)
