"""Chances of success in tests (AF-8.5 to AF-8.7, AF-28.5)."""

from functools import cache
from itertools import product

from rules.aftermath.model.terms import BLACK_DIE, WHITE_DIE

_REGULAR = [(white, 0) for white in WHITE_DIE]
_OPPOSED = list(product(WHITE_DIE, BLACK_DIE))


@cache
def estimate_success(total: int, difficulty: int, *, opposed: bool) -> float:
    """Calculate the chance, 0 to 1, that a test succeeds with cards and bonuses of this total:
    total and white die must reach the difficulty, plus the black die if the test is opposed."""
    rolls = _OPPOSED if opposed else _REGULAR
    good = sum(total + white >= difficulty + black for white, black in rolls)
    return good / len(rolls)
