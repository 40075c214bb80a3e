"""What every chapter uses while the rules run: the table, names, and how somebody falls out of what
they do."""

from __future__ import annotations

from typing import Any

from rules.engine import Table
from rules.kit.turns import Gone, Turn

from .state import Human, Mutant, State


class Fallen(Gone):
    """A human was knocked out, or has turned: its combat, its encounter and its action end at once
    (PH-17.11, PH-19.9)."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.seat = seat


class Here(Turn[State]):
    """A table while one step runs."""

    def __init__(self, t: Table[State]) -> None:
        super().__init__(t)

    def human(self, seat: int) -> Human:
        """The human in a seat, who must be there."""
        return self.s.human(seat)

    def mutant(self, seat: int) -> Mutant:
        """The mutant in a seat, who must be there."""
        return self.s.mutant(seat)

    def tell_of(self, seat: int, text: str, *, kind: str = "info", **data: Any) -> None:
        """Tell everybody of one: "Ada" and then the text."""
        self.tell(f"{self.name(seat)} {text}", kind=kind, seat=seat, **data)

    def ordered(self, seat: int, kind: str) -> str | None:
        """The standing order for a kind of decision, if there is one (PH-7.6)."""
        return self.s.players[seat].standing.get(kind)
