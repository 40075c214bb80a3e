"""One question to each of several people at once, which keeps up with what they do beside it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from rules.engine import Play, Prompt
from rules.posthuman.play.context import Fallen, Here

A = TypeVar("A")


def ask_each(h: Here, build: Mapping[int, Callable[[], Prompt[A]]]) -> Play[dict[int, A]]:
    """Ask several seats; returns their answers when all are in. Until then each may take its own
    back, and a question is made again when a free action has changed what it asks. Whoever is no
    longer what it was asked as (`build` raises Fallen) keeps the question as it stood."""
    answers: dict[int, A] = {}

    def one(seat: int) -> Play[None]:
        last: list[Prompt[A]] = []

        def made() -> Prompt[A]:
            try:
                last[:] = [build[seat]()]
            except Fallen:
                if not last:
                    raise
            return last[0]

        answers[seat] = yield from h.ask(made)

    yield from h.together([one(seat) for seat in build])
    return answers


def while_standing(h: Here, seat: int, play: Play[None]) -> Play[None]:
    """What a human does, or suffers by a mutant: it ends by Fallen also where its human falls by
    what another does meanwhile (see `Here.ask`)."""
    lane = h.t.lane
    h.acting[lane] = seat
    try:
        yield from play
    finally:
        del h.acting[lane]


def until_fallen(play: Play[None]) -> Play[None]:
    """The play, which merely ends where its human falls (PH-19.9)."""
    try:
        yield from play
    except Fallen:
        return
