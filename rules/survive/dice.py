"""The dice, the coin, and the rolls that are not a turn's (SV-1.15 to SV-1.18)."""

from __future__ import annotations

from .board import COLUMNS, ROWS
from .components import SURVIVE
from .turn import Here

MOVEMENT_DIE = ("1", "2", "3", "4", "5", SURVIVE)
LETTER_DIE: tuple[str, ...] = (*COLUMNS, SURVIVE)
NUMBER_DIE: tuple[str, ...] = (*ROWS, SURVIVE)
COIN = ("Meteorite", "Crate")


def highest_roll(t: Here, seats: list[int]) -> int:
    """Who rolls highest with the Movement Die; SURVIVE! counts 0, ties roll again (SV-2.13,
    SV-13.13)."""
    while len(seats) > 1:
        rolls = {seat: t.rng.pick(MOVEMENT_DIE) for seat in seats}
        told = ", ".join(f"{t.name(seat)} {roll}" for seat, roll in rolls.items())
        t.tell(f"Highest roll: {told}.", kind="dice")
        counts = {seat: 0 if roll == SURVIVE else int(roll) for seat, roll in rolls.items()}
        seats = [seat for seat in seats if counts[seat] == max(counts.values())]
    return seats[0]
