"""What every chapter uses while a step runs: the table's type, names, and who decides."""

from __future__ import annotations

from typing import TypeAlias, TypeVar

from rules.engine import Play, Prompt, Table, Text
from rules.kit import turns
from rules.survive.model.state import GM, State
from rules.survive.words import Message

A = TypeVar("A")

Here: TypeAlias = "Table[State]"


class TurnOver(Exception):
    """The turn ends at once, and all that was still to come is left out (SV-5.8, SV-5.9,
    SV-16.5)."""


def ask_seat(t: Here, prompt: Prompt[A]) -> Play[A]:
    """Ask the seat, unless there is only one answer (SV-3.14, SV-19.5). The game master's Zombies
    take the default answer, as for an absent player (SV-20.3)."""
    if prompt.seat == GM:
        return turns.answer_unasked(prompt, prompt.default)
    return turns.ask_unless_sole(t, prompt)


def name_player(t: Here, seat: int) -> Text:
    """Name the player as messages do: "Ada", or the game master's Zombies."""
    return Message("game-master") if seat == GM else t.name_seat(seat)
