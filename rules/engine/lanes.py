"""Rules in progress: where they pause, and the lanes in which they run.

Lanes are the rules' main line, and one for each play that runs beside others in a `together`. Each
has its own numbers, its own stream of chance and its own free actions, so that nothing in one
depends on when another was answered."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass, field
from re import compile as pattern
from typing import Any, TypeAlias, TypeVar

from .chance import Chance
from .prompts import Prompt

R = TypeVar("R")

Play: TypeAlias = "Generator[Wait, Reply, R]"
"""Rules in progress: a generator that pauses where players decide, and returns an `R`."""

Offer: TypeAlias = "tuple[str, Prompt[Any]]"
"""A question that stands open, and its role: what it is for, the same whenever it is made."""

MAIN = ""
"""The path of the main line."""

_PATH = pattern(r"(?:\d+\.)*")


@dataclass(slots=True, eq=False)
class Lane:
    """One line of play. A lane inside another has a path that begins with the other's: the number
    of the `together` there, and which of its plays this is."""

    path: str = MAIN
    source: str = ""
    """What tells its streams of chance from the other lanes'. Unlike the path it is the same
    after an undo, so that what came out before the answer taken back stands."""
    counter: int = 0
    """The number of the last question made in it, or of the last `together` begun."""
    begun: int = 0
    """How often several plays have been begun together in it."""
    fed: int = 0
    """How many entries of the step it has taken, those of the lanes inside it among them."""
    stream: int = 0
    """The undo since which its chance is drawn; the step's stream where there was none."""
    place: int = 0
    """Likewise, by which what stands open in it is numbered."""
    chance: Chance = field(default_factory=lambda: Chance(""))
    """Its stream, while another lane runs."""
    offers: Callable[[int], Sequence[Offer]] | None = None
    aside: Callable[[str, Prompt[Any], Any], Play[None]] | None = None
    taken: dict[tuple[int, str], int] = field(default_factory=dict)
    """How often each seat has taken what stood open to it in each role, in this step."""

    def next_id(self) -> str:
        """The id of the next question made in it."""
        self.counter += 1
        return f"{self.path}.{self.counter}" if self.path else str(self.counter)


@dataclass(slots=True)
class Wait:
    """Where the rules pause: all of some prompts, or whichever of some others comes first; or
    several plays beside each other, each where it pauses."""

    all_of: Sequence[Prompt[Any]]
    any_of: Sequence[Prompt[Any]]
    beside: Sequence[tuple[Lane, Wait]] = ()

    @property
    def prompts(self) -> list[Prompt[Any]]:
        """All that it waits for, in the order of the plays."""
        found = [*self.all_of, *self.any_of]
        for _, wait in self.beside:
            found += wait.prompts
        return found

    def lanes(self) -> Iterator[Lane]:
        """Those of the plays beside each other, and of the plays in them."""
        for lane, wait in self.beside:
            yield lane
            yield from wait.lanes()

    def asking(self, prompt: Prompt[Any], lane: str = MAIN) -> tuple[str, Wait] | None:
        """The path of the lane that asked the prompt, and where it pauses."""
        if prompt in self.all_of or prompt in self.any_of:
            return lane, self
        for inner, wait in self.beside:
            found = wait.asking(prompt, inner.path)
            if found is not None:
                return found
        return None


@dataclass(slots=True)
class Reply:
    """What the rules go on with. `prompt` is the one answered first, or None: all are in, and
    `value` lists their answers in the order asked. `lane`: the path of the lane that goes on."""

    prompt: Prompt[Any] | None
    value: Any
    lane: str = MAIN


def lane_of(prompt_id: str) -> str:
    """The path of the lane in which a question was made."""
    found = _PATH.match(prompt_id)
    return found.group()[:-1] if found else MAIN


def within(path: str, outer: str) -> bool:
    """Whether a lane is that other, or inside it."""
    return outer in (MAIN, path) or path.startswith(f"{outer}.")


def outwards(path: str) -> Iterator[str]:
    """The paths of a lane and of those around it, less the main line's."""
    while path != MAIN:
        yield path
        path = path.rsplit(".", 2)[0] if path.count(".") > 1 else MAIN
