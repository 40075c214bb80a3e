"""Dice: a die is the tuple of its faces, which may be any values."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from rules.engine import Chance

F = TypeVar("F")

D6 = (1, 2, 3, 4, 5, 6)


def roll(rng: Chance, die: Sequence[F], count: int = 1) -> list[F]:
    """Roll this many of one die, and return the faces in the order rolled. For a single die, use
    `rng.pick(die)`."""
    return [rng.pick(die) for _ in range(count)]


def roll_off(
    rng: Chance,
    die: Sequence[F],
    seats: Sequence[int],
    value: Callable[[F], float],
    told: Callable[[dict[int, F]], None],
) -> int:
    """Find which of the seats rolls highest; those who tie roll again until one wins. `told` is
    called with each round of rolls. A single seat wins without rolling."""
    left = list(seats)
    while len(left) > 1:
        rolls = {seat: rng.pick(die) for seat in left}
        told(rolls)
        best = max(value(face) for face in rolls.values())
        left = [seat for seat, face in rolls.items() if value(face) == best]
    return left[0]
