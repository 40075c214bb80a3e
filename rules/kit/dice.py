"""Dice: a die is the tuple of its faces, whatever stands on them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TypeVar

from rules.engine import Chance

F = TypeVar("F")

D6 = (1, 2, 3, 4, 5, 6)


def roll(rng: Chance, die: Sequence[F], count: int = 1) -> list[F]:
    """Roll so many of one die, in the order rolled. One alone is `rng.pick(die)`."""
    return [rng.pick(die) for _ in range(count)]


def reroll_dice(
    rng: Chance, die: Sequence[F], rolled: Sequence[F], again: Collection[int]
) -> list[F]:
    """The roll with some dice rolled again: those at the places in `again`, from the left."""
    return [rng.pick(die) if place in again else face for place, face in enumerate(rolled)]


def roll_off(
    rng: Chance,
    die: Sequence[F],
    seats: Sequence[int],
    value: Callable[[F], float],
    told: Callable[[dict[int, F]], None],
) -> int:
    """Who rolls highest, of at least one seat; those who tie roll again, as long as it takes.
    `told` tells each round of rolls; nobody rolls against nobody."""
    left = list(seats)
    while len(left) > 1:
        rolls = {seat: rng.pick(die) for seat in left}
        told(rolls)
        best = max(value(face) for face in rolls.values())
        left = [seat for seat, face in rolls.items() if value(face) == best]
    return left[0]
