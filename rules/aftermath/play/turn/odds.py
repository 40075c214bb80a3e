"""The chances of tests (AF-8.5 to AF-8.7, AF-28.5)."""

from __future__ import annotations

from functools import cache
from itertools import product

from rules.aftermath.model.terms import BLACK_DIE, WHITE_DIE

_REGULAR = [(white, 0) for white in WHITE_DIE]
_OPPOSED = list(product(WHITE_DIE, BLACK_DIE))


@cache
def estimate_success(total: int, difficulty: int, *, opposed: bool) -> float:
    """How likely a test succeeds with cards and bonuses of this total, 0 to 1: total and white die
    must come to the difficulty, plus the black die if it is opposed."""
    rolls = _OPPOSED if opposed else _REGULAR
    good = sum(total + white >= difficulty + black for white, black in rolls)
    return good / len(rolls)


def format_chance(total: int, difficulty: int, *, opposed: bool) -> str:
    """The same in words: "83%"."""
    return f"{round(100 * estimate_success(total, difficulty, opposed=opposed))}%"
