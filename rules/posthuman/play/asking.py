"""Questions to several players at once, which stay up to date with what these do meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from rules.engine import Play, Prompt
from rules.posthuman.play.context import Fallen, Here

A = TypeVar("A")


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
