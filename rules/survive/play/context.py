"""What every chapter uses while a step runs: the table's type, names, and who decides."""

from typing import TypeAlias, TypeVar

from rules.engine import Play, Prompt, Table, Text
from rules.kit import turns
from rules.survive.model.components import COLOURS, MONTHS_TO_WIN, ZOMBIES, Role
from rules.survive.model.state import GM, State
from rules.survive.words import Message

A = TypeVar("A")

Here: TypeAlias = Table[State]


class TurnOver(Exception):
    """The turn ends at once, and all that was still to come is left out (SV-5.8, SV-5.9,
    SV-16.5)."""


def ask_seat(t: Here, prompt: Prompt[A]) -> Play[A]:
    """Ask the seat, unless there is only one answer (SV-3.14, SV-19.5). The game master's Zombies
    take the default answer, as for an absent player (SV-20.3)."""
    if prompt.seat == GM:
        return turns.answer_unasked(prompt, prompt.default)
    return turns.ask_unless_sole(t, prompt)


class Aim:
    """What lines may say of a player or a piece of theirs, and of what the player still needs to
    win. It is put into words only if a line says it."""

    def __init__(self, t: Here, seat: int, who: Text = "") -> None:
        """`who`: the piece, if the lines are about one."""
        self._t, self._seat = t, seat
        self._who = who

    def __getitem__(self, fact: str, /) -> Text:
        s = self._t.state
        if fact == "who":
            return self._who or self._t.name_seat(max(self._seat, 0))
        role = "zombie" if self._seat == GM else s.players[self._seat].role
        return Message("still-needs", role=role, count=_count_missing(s, self._seat, role))


def _count_missing(s: State, seat: int, role: Role) -> int:
    """Count the Months, Zombies or Coffins that a player still needs to win."""
    if role == "human":
        return max(0, MONTHS_TO_WIN - s.count_months(seat))
    if role == "vampire":
        return len(COLOURS) - len(s.saved_colours())
    city = s.find_token("city")
    return len(ZOMBIES) - sum(space == city for space in s.zombies.values())


def list_rivals(t: Here, seat: int) -> list[tuple[str, int]]:
    """List the other Humans with their Months, for a message about a gain."""
    s = t.state
    humans = (n for n, one in enumerate(s.players) if one.role == "human" and n != seat)
    return [(t.name_seat(other), s.count_months(other)) for other in humans]


def name_player(t: Here, seat: int) -> Text:
    """Name the player as messages do: "Ada", or the game master's Zombies."""
    return Message("game-master") if seat == GM else t.name_seat(seat)
