"""Rules in progress: where they pause, and the lanes in which they run.

A lane is the main line of the rules, or one of several plays that run side by side in a `together`.
Each lane has its own numbering, its own stream of chance and its own free actions, so nothing in it
depends on when a question in another lane was answered.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache, wraps
from re import compile as pattern
from typing import Any, ParamSpec, TypeAlias, TypeVar

from .chance import Chance
from .prompts import Prompt

P = ParamSpec("P")
R = TypeVar("R")

Play: TypeAlias = "Generator[Wait, Reply, R]"
"""Rules in progress: a generator that pauses where players decide, and returns an `R`."""

Offer: TypeAlias = "tuple[str, Prompt[Any]]"
"""A free action's question, with its role: what it is for, the same each time it is made."""


def asks_nothing(act: Callable[P, R]) -> Callable[P, Play[R]]:
    """Make a play of a function that decides everything by itself. It acts when the play runs."""

    @wraps(act)
    def play(*args: P.args, **kwargs: P.kwargs) -> Play[R]:
        yield from ()
        return act(*args, **kwargs)

    return play


MAIN = ""
"""The path of the main lane."""

_PATH = pattern(r"(?:\d+\.)*")


@dataclass(slots=True, eq=False)
class Lane:
    """One line of play. The path of an inner lane begins with that of the lane around it, followed
    by the number of the `together` and the index of the play in it."""

    chance: Chance
    """Its stream: of the main lane the table's own, of any other that of a lane which does not run,
    for what runs draws from the table's."""
    path: str = MAIN
    source: str = ""
    """Distinguishes its streams of chance from those of other lanes. Unlike the path, it stays the
    same after an undo, so that what came out before the undone answer stands."""
    counter: int = 0
    """The number of the last question made, or of the last `together` begun, in this lane."""
    stream: int = 0
    """The number of the undo since which its chance is drawn; the step's stream where there was
    none."""
    place: int = 0
    """The number of the undo that its free actions' ids contain; the step's stream where there was
    none."""
    begun: int = 0
    """How many times `together` was called in this lane."""
    fed: int = 0
    """How many entries of the step this lane has taken, inner lanes included."""
    offers: Callable[[int], Sequence[Offer]] | None = None
    then: Callable[[str, Prompt[Any], Any], Play[None]] | None = None
    taken: dict[tuple[int, str], int] = field(default_factory=dict)
    """How often each seat has taken the free action of each role, in this step."""

    def next_id(self) -> str:
        """The id of the next question made in it."""
        self.counter += 1
        return f"{self.path}.{self.counter}" if self.path else str(self.counter)


@dataclass(slots=True)
class Wait:
    """Where the rules pause: for all of some prompts, or for the first of some others; or in
    several plays side by side, each with its own pause."""

    all_of: Sequence[Prompt[Any]]
    any_of: Sequence[Prompt[Any]]
    beside: Sequence[tuple[Lane, Wait]] = ()

    @property
    def prompts(self) -> list[Prompt[Any]]:
        """All open prompts, in the order of the plays."""
        found = [*self.all_of, *self.any_of]
        for _, wait in self.beside:
            found += wait.prompts
        return found

    def iterate_lanes(self) -> Iterator[Lane]:
        """The lanes of the plays side by side, and of the plays inside them."""
        for lane, wait in self.beside:
            yield lane
            yield from wait.iterate_lanes()

    def find_asking_lane(self, prompt: Prompt[Any], lane: str = MAIN) -> tuple[str, Wait] | None:
        """The path of the lane that asked the prompt, with its pause; None where no lane did."""
        if prompt in self.all_of or prompt in self.any_of:
            return lane, self
        for inner, wait in self.beside:
            found = wait.find_asking_lane(prompt, inner.path)
            if found is not None:
                return found
        return None


@dataclass(slots=True)
class Reply:
    """What the rules continue with. `prompt` is the one answered first; None: all are answered, and
    `value` lists the answers in the order asked. `lane`: the path of the lane that continues."""

    prompt: Prompt[Any] | None
    value: Any
    lane: str = MAIN


@lru_cache(maxsize=4096)
def lane_of(prompt_id: str) -> str:
    """The path of the lane in which a question was made."""
    found = _PATH.match(prompt_id)
    return found.group()[:-1] if found else MAIN


def is_within(path: str, outer: str) -> bool:
    """Whether a lane is `outer` itself or inside it."""
    return outer in (MAIN, path) or path.startswith(f"{outer}.")


def iterate_outwards(path: str) -> Iterator[str]:
    """The paths of a lane and of those around it, without the main lane."""
    while path != MAIN:
        yield path
        path = path.rsplit(".", 2)[0] if path.count(".") > 1 else MAIN
