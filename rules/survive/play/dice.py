"""The dice, the coin, and the rolls other than a turn's (SV-1.15 to SV-1.18)."""

from rules.kit.dice import roll_off
from rules.survive.model.board import COLUMNS, ROWS
from rules.survive.model.components import SURVIVE
from rules.survive.play.context import Here
from rules.survive.words import Message

MOVEMENT_DIE = ("1", "2", "3", "4", "5", SURVIVE)
LETTER_DIE: tuple[str, ...] = (*COLUMNS, SURVIVE)
NUMBER_DIE: tuple[str, ...] = (*ROWS, SURVIVE)
COIN = ("Meteorite", "Crate")


def roll_for_highest(t: Here, seats: list[int]) -> int:
    """Let the seats roll the Movement Die until one is highest, and return it; SURVIVE! counts 0
    (SV-2.13, SV-13.13)."""

    rolled: Message | None = None
    dice: list[str] = []

    def told(rolls: dict[int, str]) -> None:
        nonlocal rolled
        dice.extend(rolls.values())
        for number, (seat, face) in enumerate(rolls.items()):
            name = t.name_seat(seat)
            if rolled is None:
                rolled = Message("rolled", player=name, face=face)
            else:
                how = "rolled-next" if number else "rolled-again"
                rolled = Message(how, before=rolled, player=name, face=face)

    def value(face: str) -> int:
        return 0 if face == SURVIVE else int(face)

    highest = roll_off(t.rng, MOVEMENT_DIE, seats, value, told)
    if rolled is not None:
        t.tell(Message("highest-roll", rolls=rolled), kind="dice", dice=dice)
    return highest
