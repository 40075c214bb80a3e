"""Replays a table and records every draw, for people who verify it.

Live play records nothing, because that would slow every draw down. Here each draw is recorded with
its place in the stream, the things it was drawn from, and the function of the rules that drew."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from types import FrameType
from typing import Any, TypeVar

from pydantic import BaseModel

from .chance import Chance
from .game import Game
from .journal import Step
from .position import Position
from .table import Table

S = TypeVar("S", bound=Position)
T = TypeVar("T")

_DRAWING_PACKAGES = ("rules.engine.", "rules.kit.")
"""The modules that draw on behalf of others."""


@dataclass(frozen=True, slots=True)
class Draw:
    """A random draw. `entry`: the number of the journal's entry that led to the draw (0: the
    opening). `stream`: the step, the count of undos and, for plays side by side, the lane, as in
    "12/0/1.0"; the stream's key is the seed, a slash and this. `at`: how many words of the stream
    had been used before. `of`: how many things it was drawn from; `got`: the index of each thing
    drawn, one after the other, among those left. `things`: what they are, a word each; () for bare
    numbers. `where`: the function of the rules that drew."""

    entry: int
    stream: str
    at: int
    of: int
    got: tuple[int, ...]
    things: tuple[str, ...]
    where: str

    @property
    def face(self) -> str:
        """The thing or number drawn, for a draw of one thing."""
        first = self.got[0]
        return self.things[first] if self.things else str(first)

    @property
    def step(self) -> int:
        """The step in which the draw was made."""
        return int(self.stream.partition("/")[0])


@dataclass(slots=True)
class Tape:
    """All draws at a table. `steps`: each step's number, and the entry with which it began (or
    began again, if an undo led back to it). `undos`: the entries that took back an answer that
    others could have built on, after which chance is drawn from another stream."""

    draws: list[Draw] = field(default_factory=list)
    steps: list[tuple[int, int]] = field(default_factory=list)
    undos: list[int] = field(default_factory=list)
    _known: dict[tuple[str, int], tuple[int, ...]] = field(default_factory=dict)

    def note_draw(self, draw: Draw) -> None:
        """Record a draw, unless it is recorded already: an undo replays the remaining answers, and
        their dice with them."""
        place = draw.stream, draw.at
        if draw.got and self._known.get(place) != draw.got:
            self._known[place] = draw.got
            self.draws.append(draw)

    def begin_step(self, step: int, entry: int) -> None:
        """Record that a step has begun, or begins again after an undo."""
        if not self.steps or self.steps[-1][0] != step:
            self.steps.append((step, entry))


class Recorder(Chance):
    """A source of chance that records every draw."""

    __slots__ = ("_table",)

    def __init__(self, key: str, table: Recorded[Any]) -> None:
        self._table = table
        super().__init__(key)

    @property
    def _words_used(self) -> int:
        """How many words of the stream have been used."""
        return self._block * 8 - len(self._words)

    def draw_below(self, n: int) -> int:
        at = self._words_used
        found = super().draw_below(n)
        self._note_draw(at, n, (found,), ())
        return found

    def pick(self, things: Sequence[T]) -> T:
        at = self._words_used
        found = super().draw_below(len(things))
        self._note_draw(at, len(things), (found,), things)
        return things[found]

    def sample(self, things: Sequence[T], count: int) -> list[T]:
        at, left, got = self._words_used, list(things), []
        drawn = []
        for _ in range(count):
            got.append(super().draw_below(len(left)))
            drawn.append(left.pop(got[-1]))
        self._note_draw(at, len(things), tuple(got), things)
        return drawn

    def _note_draw(self, at: int, of: int, got: tuple[int, ...], things: Sequence[Any]) -> None:
        table = self._table
        stream = self._key.decode().removeprefix(f"{table.seed}/")
        labels = tuple(label_drawn(thing) for thing in things)
        table.tape.note_draw(
            Draw(table.revision, stream, at, of, got, labels, _find_drawing_function())
        )


def label_drawn(thing: Any) -> str:
    """Return the label of a thing that was drawn from: its id, its name, or its text."""
    for name in ("id", "name"):
        named = getattr(thing, name, None)
        if isinstance(named, str):
            return named
    return " ".join(map(label_drawn, thing)) if isinstance(thing, tuple | list) else str(thing)


def _find_drawing_function() -> str:
    """Find the function of the rules that draws, such as "survive.play.flow.play_turn"."""
    frame = sys._getframe(2)
    while frame.f_back is not None and _is_inner_draw(frame):
        frame = frame.f_back
    module = str(frame.f_globals["__name__"]).removeprefix("rules.")
    return f"{module}.{frame.f_code.co_name}"


def _is_inner_draw(frame: FrameType) -> bool:
    inner: bool = frame.f_globals["__name__"].startswith(_DRAWING_PACKAGES)
    return inner or frame.f_code.co_name.startswith("<")  # a comprehension


class Recorded(Table[S]):
    """A table that records its draws. Replay a journal on one that was just opened."""

    def __init__(self, game: Game[S], names: Sequence[str], seed: str, options: BaseModel) -> None:
        self.tape = Tape()
        self.seed = seed
        super().__init__(game, names, seed, options)

    def make_chance(self, key: str) -> Chance:
        return Recorder(key, self)

    def enter_step(self) -> None:
        self.tape.begin_step(self.step, self.revision)
        super().enter_step()

    def rewind_step(self, step: Step, index: int, lane: str) -> None:
        self.tape.undos.append(self.revision)
        super().rewind_step(step, index, lane)
