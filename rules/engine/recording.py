"""Plays a table again and writes down every draw, for those who verify it.

Live play records nothing: it would make every draw slower. Here each draw is noted with the place
in the stream that it came from, what it was drawn from, and which function of the rules drew.
"""

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

_INNER = ("rules.engine.", "rules.kit.")
"""The modules that draw for others."""


@dataclass(frozen=True, slots=True)
class Draw:
    """Something that was drawn. `entry`: the number of the journal's entry that it came of (0: the
    opening). `stream`: the step, the count of undos and, for plays side by side, the lane, as in
    "12/0/1.0"; after the seed and a slash it is the stream's key. `at`: how many words of the
    stream had been used before. `of`: out of how many things; `got`: the index of each thing drawn,
    one after the other, among those that were left. `things`: what they are, in a word each; () of
    bare numbers. `where`: which function of the rules drew."""

    entry: int
    stream: str
    at: int
    of: int
    got: tuple[int, ...]
    things: tuple[str, ...]
    where: str

    @property
    def face(self) -> str:
        """What came up, where one thing was drawn."""
        first = self.got[0]
        return self.things[first] if self.things else str(first)

    @property
    def step(self) -> int:
        """The step in which it was drawn."""
        return int(self.stream.partition("/")[0])


@dataclass(slots=True)
class Tape:
    """All that was drawn at a table. `steps`: each step's number, and the entry with which it began
    (again, where an undo led back there). `undos`: the entries with which an answer was taken back
    that others could have built on, so that chance is drawn from another stream from then on."""

    draws: list[Draw] = field(default_factory=list)
    steps: list[tuple[int, int]] = field(default_factory=list)
    undos: list[int] = field(default_factory=list)
    _known: dict[tuple[str, int], tuple[int, ...]] = field(default_factory=dict)

    def note_draw(self, draw: Draw) -> None:
        """Write down a draw, unless it was drawn before: after an undo, the answers that stand are
        given again, and their dice come again."""
        place = draw.stream, draw.at
        if draw.got and self._known.get(place) != draw.got:
            self._known[place] = draw.got
            self.draws.append(draw)

    def begin_step(self, step: int, entry: int) -> None:
        """Note that a step has begun, or begins again after an undo."""
        if not self.steps or self.steps[-1][0] != step:
            self.steps.append((step, entry))


class Recorder(Chance):
    """Chance that is written down."""

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
    """What is written down for something that was drawn from: its id, its name, or its text."""
    for name in ("id", "name"):
        named = getattr(thing, name, None)
        if isinstance(named, str):
            return named
    return " ".join(map(label_drawn, thing)) if isinstance(thing, tuple | list) else str(thing)


def _find_drawing_function() -> str:
    """The function of the rules that draws, such as "survive.play.flow.play_turn"."""
    frame = sys._getframe(2)
    while frame.f_back is not None and _draws_for_others(frame):
        frame = frame.f_back
    module = str(frame.f_globals["__name__"]).removeprefix("rules.")
    return f"{module}.{frame.f_code.co_name}"


def _draws_for_others(frame: FrameType) -> bool:
    inner: bool = frame.f_globals["__name__"].startswith(_INNER)
    return inner or frame.f_code.co_name.startswith("<")  # a comprehension


class Recorded(Table[S]):
    """A table that writes down what it draws. Replay a journal on one that was just opened."""

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
