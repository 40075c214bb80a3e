"""What every chapter uses while the rules run: the table, names, and how somebody falls out of what
they do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from rules.engine import Play, Prompt, Table
from rules.kit.turns import Gone, Turn
from rules.posthuman.model.state import Human, Mutant, State

A = TypeVar("A")


HEARD = 10
"""So many other cards are read before the words of one are read again."""


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
        self.acting: dict[str, int] = {}
        """By lane the human whose action is played there, or whom a mutant strikes."""
        self._falls: dict[int, int] = {}

    def mark_fallen(self, seat: int) -> None:
        """Note that a human was knocked out or has turned: `ask` then ends its action."""
        self._falls[seat] = self._falls.get(seat, 0) + 1

    def ask(self, build: Callable[[], Prompt[A]]) -> Play[A]:
        """As every turn asks. What another does may knock a human out before it has answered: its
        question stays, and where it belongs to its action, that ends then. Raises Fallen (PH-17.11,
        PH-19.9)."""
        first: Prompt[A] | None = None
        human, falls = False, 0

        def made() -> Prompt[A]:
            nonlocal first, human, falls
            if first is not None and human and self.s.players[first.seat].human is None:
                return first  # it has turned, and what the question is about may be gone
            prompt = build()
            if first is None:
                first, falls = prompt, self._falls.get(prompt.seat, 0)
                human = self.s.players[prompt.seat].human is not None
            return prompt

        answer = yield from super().ask(made)
        assert first is not None
        seat = first.seat
        if self.acting.get(self.t.lane) == seat and self._falls.get(seat, 0) != falls:
            raise Fallen(seat)
        return answer

    def human(self, seat: int) -> Human:
        """The human in a seat, who must be there."""
        return self.s.human(seat)

    def mutant(self, seat: int) -> Mutant:
        """The mutant in a seat, who must be there."""
        return self.s.mutant(seat)

    def tell_of(self, seat: int, text: str, *, kind: str = "info", **data: Any) -> None:
        """Tell everybody of one: "Ada" and then the text."""
        self.t.tell(f"{self.name_seat(seat)} {text}", kind=kind, seat=seat, **data)

    def read_out(self, card: str, text: str, title: str) -> None:
        """Read a card's words to everybody; of those that were heard a short while ago no more than
        the title."""
        heard = self.s.heard
        if card in heard:
            self.tell(title, kind="again", card=card)
        else:
            self.t.tell_passage(text, title=title)
            self.s.heard = [*heard, card][-HEARD:]

    def find_standing_order(self, seat: int, kind: str) -> str | None:
        """The standing order for a kind of decision, if there is one (PH-7.6)."""
        return self.s.players[seat].standing.get(kind)
