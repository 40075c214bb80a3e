"""What all parts of the rules use while they run: the table with names, questions to several
players at once, and the error that ends what a human does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from rules.engine import Play, Prompt, Table, Text
from rules.kit.turns import Gone, Turn
from rules.posthuman.model.state import State

A = TypeVar("A")


CARDS_BETWEEN_READINGS = 10
"""How many other cards are read out before the text of a card is read out again."""


class Fallen(Gone):
    """A human was knocked out or has turned: its combat, encounter and action end at once
    (PH-17.11, PH-19.9)."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.seat = seat


class Here(Turn[State]):
    """The table while one step of play runs."""

    def __init__(self, t: Table[State]) -> None:
        super().__init__(t)
        self.human, self.mutant = self.s.human, self.s.mutant
        self.acting: dict[str, int] = {}
        """Lane -> the human whose action is played in it, or whom a mutant strikes."""
        self._falls: dict[int, int] = {}

    def mark_fallen(self, seat: int) -> None:
        """Note that a human was knocked out or has turned, so that `ask` ends its action."""
        self._falls[seat] = self._falls.get(seat, 0) + 1

    def ask(self, build: Callable[[], Prompt[A]]) -> Play[A]:
        """Ask a question as every turn does. If something else knocks the player's human out before
        the answer, the question stays, but the action that it belongs to ends after it. Raises
        Fallen (PH-17.11, PH-19.9)."""
        first: Prompt[A] | None = None
        human, falls = False, 0

        def rebuild_question() -> Prompt[A]:
            nonlocal first, human, falls
            if first is not None and human and self.s.players[first.seat].human is None:
                return first  # the player has turned, and what the question is about may be gone
            prompt = build()
            if first is None:
                first, falls = prompt, self._falls.get(prompt.seat, 0)
                human = self.s.players[prompt.seat].human is not None
            return prompt

        answer = yield from super().ask(rebuild_question)
        assert first is not None
        seat = first.seat
        if self.acting.get(self.t.lane) == seat and self._falls.get(seat, 0) != falls:
            raise Fallen(seat)
        return answer

    def tell_of(self, seat: int, text: Text, *, kind: str = "info", **data: Any) -> None:
        """Tell all players about one of them."""
        self.t.tell(text, kind=kind, seat=seat, **data)

    def read_out(self, card: str, text: Text, title: Text) -> None:
        """Read a card's text to all players, or only its title if they heard the text lately."""
        heard = self.s.heard
        if card in heard:
            self.tell(title, kind="again", card=card)
        else:
            self.t.tell_passage(text, title=title)
            self.s.heard = [*heard, card][-CARDS_BETWEEN_READINGS:]

    def find_standing_order(self, seat: int, kind: str) -> str | None:
        """Find the standing order for a kind of decision (PH-7.6). Return None if there is none."""
        return self.s.players[seat].standing.get(kind)


def ask_each(h: Here, build: Mapping[int, Callable[[], Prompt[A]]]) -> Play[dict[int, A]]:
    """Ask several seats, and return their answers once all are in. Until then each player may take
    back their own answer, and a question is made again if a free action has changed it, unless its
    player has turned (see `Here.ask`)."""
    answers: dict[int, A] = {}

    def one(seat: int) -> Play[None]:
        answers[seat] = yield from h.ask(build[seat])

    yield from h.together([one(seat) for seat in build])
    return answers


def while_standing(h: Here, seat: int, play: Play[None]) -> Play[None]:
    """Play what a human does, or suffers by a mutant. It ends by Fallen also if what others do
    meanwhile knocks the human out (see `Here.ask`)."""
    lane = h.t.lane
    h.acting[lane] = seat
    try:
        yield from play
    finally:
        del h.acting[lane]


def until_fallen(play: Play[None]) -> Play[None]:
    """Play this, and simply end it if its human falls (PH-19.9)."""
    try:
        yield from play
    except Fallen:
        return
