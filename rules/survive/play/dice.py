"""The dice, the coin, and the rolls that are not a turn's (SV-1.15 to SV-1.18)."""

from __future__ import annotations

from rules.kit.dice import roll_off
from rules.survive.model.board import COLUMNS, ROWS
from rules.survive.model.components import SURVIVE
from rules.survive.play.context import Here

MOVEMENT_DIE = ("1", "2", "3", "4", "5", SURVIVE)
LETTER_DIE: tuple[str, ...] = (*COLUMNS, SURVIVE)
NUMBER_DIE: tuple[str, ...] = (*ROWS, SURVIVE)
COIN = ("Meteorite", "Crate")


def highest_roll(t: Here, seats: list[int]) -> int:
    """Who rolls highest with the Movement Die; SURVIVE! counts 0, ties roll again (SV-2.13,
    SV-13.13)."""

    rounds: list[str] = []
    dice: list[str] = []

    def told(rolls: dict[int, str]) -> None:
        dice.extend(rolls.values())
        rounds.append(", ".join(f"{t.name_seat(seat)} {face}" for seat, face in rolls.items()))

    def value(face: str) -> int:
        return 0 if face == SURVIVE else int(face)

    highest = roll_off(t.rng, MOVEMENT_DIE, seats, value, told)
    if rounds:
        t.tell(f"Highest roll: {'; tied, so again: '.join(rounds)}.", kind="dice", dice=dice)
    return highest
