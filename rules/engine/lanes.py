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

Offer: TypeAlias = tuple[str, Prompt[Any] | Callable[[], Prompt[Any] | None]]
"""A free action's role, which is a name for its purpose that stays the same each time its question
is made, and the question; or what makes it when somebody reads it, None if there is nothing to
do."""


def asks_nothing(act: Callable[P, R]) -> Callable[P, Play[R]]:
    """Turn a function that asks nobody into a play. The function runs when the play runs."""

    @wraps(act)
    def play_act(*args: P.args, **kwargs: P.kwargs) -> Play[R]:
        yield from ()
        return act(*args, **kwargs)

    return play_act


MAIN_LANE = ""
"""The path of the main lane."""

_PATH_PATTERN = pattern(r"(?:\d+\.)*")


@dataclass(slots=True, eq=False)
class Lane:
    """One line of play. The path of an inner lane begins with that of the lane around it, followed
    by the number of the `together` and the index of the play in it."""

    chance: Chance
    """The lane's stream of chance. In the main lane this is the table's own `rng`. Any other lane
    keeps its stream here while it does not run; while it runs, the table's `rng` draws from that
    stream."""
    path: str = MAIN_LANE
    source: str = ""
    """Tells its streams of chance from those of other lanes. Unlike the path, it stays the same
    after an undo, so that what was revealed before the undone answer stays."""
    counter: int = 0
    """The number of the last question made, or of the last `together` begun, in this lane."""
    stream: int = 0
    """The number of the undo after which its chance is drawn; the step's stream if there was
    none."""
    place: int = 0
    """The number of the undo that is part of its free actions' ids; the step's stream if there was
    none."""
    begun: int = 0
    """How many times `together` was called in this lane."""
    fed: int = 0
    """How many entries of the step this lane has taken, inner lanes included."""
    offers: Callable[[int], Sequence[Offer]] | None = None
    then: Callable[[str, Prompt[Any], Any], Play[None]] | None = None
    taken: dict[tuple[int, str], int] = field(default_factory=dict)
    """How often each seat has taken the free action of each role, in this step."""


@dataclass(slots=True)
class Rewind:
    """An undo inside a step: the answer at index `at` was taken back.

    Later prompts are numbered from `counter`, so that an old button never fits a new question.
    Chance after the new answer is drawn from `stream`, while what had come out before it stands.
    All this applies to the lane of path `lane` and those inside it, and `at` counts only their
    answers.
    """

    at: int
    counter: int
    stream: int
    lane: str = MAIN_LANE

    def as_list(self) -> list[Any]:
        """Return the shortest JSON form: [at, counter, stream], followed by the lane unless it is
        the main one."""
        found = [self.at, self.counter, self.stream]
        return [*found, self.lane] if self.lane else found


@dataclass(slots=True)
class Wait:
    """A pause of the rules: until all of some prompts, or the first of some others, are answered;
    or several plays side by side, each with its own pause."""

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
        """Iterate over the lanes of the plays side by side, and of the plays inside them."""
        for lane, wait in self.beside:
            yield lane
            yield from wait.iterate_lanes()

    def find_asking_lane(
        self, prompt: Prompt[Any], lane: str = MAIN_LANE
    ) -> tuple[str, Wait] | None:
        """Find the path of the lane that asked the prompt, and its pause. Return None if no lane
        asked it."""
        if prompt in self.all_of or prompt in self.any_of:
            return lane, self
        for inner, wait in self.beside:
            found = wait.find_asking_lane(prompt, inner.path)
            if found is not None:
                return found
        return None


@dataclass(slots=True)
class Reply:
    """What the rules continue with. `prompt` is the prompt answered first; None if all are
    answered: then `value` lists the answers in the order asked. `lane`: the path of the lane that
    continues."""

    prompt: Prompt[Any] | None
    value: Any
    lane: str = MAIN_LANE


Play: TypeAlias = Generator[Wait, Reply, R]
"""Rules in progress: a generator that pauses where players decide, and returns an `R`."""


@lru_cache(maxsize=4096)
def find_lane_path(prompt_id: str) -> str:
    """Return the path of the lane in which the question of this id was made."""
    found = _PATH_PATTERN.match(prompt_id)
    return found.group()[:-1] if found else MAIN_LANE


def is_within(path: str, outer: str) -> bool:
    """Return whether a lane is `outer` itself or inside it."""
    return outer in (MAIN_LANE, path) or path.startswith(f"{outer}.")


def are_side_by_side(one: str, other: str) -> bool:
    """Return whether two lanes belong to different plays of one `together`. Of two lanes that do
    not, one is inside the other, or runs after it."""
    parts = zip(one.split("."), other.split("."), strict=False)
    return next((n % 2 == 1 for n, (a, b) in enumerate(parts) if a != b), False)


def iterate_outwards(path: str) -> Iterator[str]:
    """Iterate over the paths of a lane and of the lanes around it, without the main lane."""
    while path != MAIN_LANE:
        yield path
        path = path.rsplit(".", 2)[0] if path.count(".") > 1 else MAIN_LANE


class Lanes:
    """The lanes of a table's present step: their numbers, and their streams of chance."""

    def __init__(self, make_chance: Callable[[str], Chance]) -> None:
        self._make_chance = make_chance
        self.rng = make_chance("")
        self.offering = False
        """Whether free actions are being made now: they get their ids in another way."""
        self.begin_step("", 0, 0, ())

    def begin_step(self, key: str, counter: int, stream: int, rewinds: Sequence[Rewind]) -> None:
        """Start a step with these undos: only the main lane remains. The keys of its streams of
        chance begin with `key`."""
        self.main = self.current = Lane(self.rng, MAIN_LANE, "", counter, stream, stream)
        """`main` is the main lane, `current` the lane that runs now."""
        self.inner: dict[str, Lane] = {}
        """All other lanes of the step, by path."""
        self._key, self._rewinds = key, rewinds
        if rewinds:
            self._renumber_lanes(self.main)
        self.rng.change_key(self._make_stream_key(self.main))

    def change_keys(self, key: str) -> None:
        """Draw all later chance from other streams, whose keys begin with `key`."""
        self._key = key
        self.rng.change_key(f"{key}/now")
        for path, lane in self.inner.items():
            lane.chance.change_key(f"{key}/now/{path}")

    def _make_stream_key(self, lane: Lane) -> str:
        key = f"{self._key}/{lane.stream}"
        return f"{key}/{lane.source[:-1]}" if lane.source else key

    def make_lane(self, around: Lane, path: str, source: str) -> Lane:
        """Make a new lane inside another lane."""
        lane = Lane(self.rng, path, source, 0, around.stream, around.place)
        lane.chance = self._make_chance(self._make_stream_key(lane))
        self.inner[path] = lane
        if self._rewinds:
            self._renumber_lanes(lane)
        return lane

    def take_next_id(self) -> str:
        """Count the next question of the lane that runs, and return its id; "" while free actions
        are being made."""
        if self.offering:
            return ""
        lane = self.current
        lane.counter += 1
        return f"{lane.path}.{lane.counter}" if lane.path else str(lane.counter)

    @property
    def highest_number(self) -> int:
        """The highest number of a question in this step, in any lane."""
        return max([lane.counter for lane in (self.main, *self.inner.values())])

    def count_entry(self, prompt_id: str) -> None:
        """Count an entry in the lanes in which it was given. After an undo there, a new stream of
        chance begins before this entry, and new numbers after it."""
        counting = [self.main]
        if self.inner:
            around = iterate_outwards(find_lane_path(prompt_id))
            counting += [self.inner[path] for path in around if path in self.inner]
        for each in counting if self._rewinds else ():
            for rewind, lane in self._find_rewinds(each):
                if rewind.stream > lane.stream:
                    lane.stream = rewind.stream
                    lane.chance.change_key(self._make_stream_key(lane))
        for each in counting:
            each.fed += 1
        for each in counting if self._rewinds else ():
            self._renumber_lanes(each)

    def _renumber_lanes(self, around: Lane) -> None:
        for rewind, lane in self._find_rewinds(around):
            lane.counter = max(lane.counter, rewind.counter)
            lane.place = rewind.stream

    def _find_rewinds(self, around: Lane) -> list[tuple[Rewind, Lane]]:
        """Find the undos that take effect at this point of a lane, each paired with every lane it
        applies to."""
        found = [r for r in self._rewinds if (r.lane, r.at) == (around.path, around.fed)]
        if not found:
            return []
        inside = [lane for lane in self.inner.values() if is_within(lane.path, around.path)]
        lanes = [self.main, *inside] if around is self.main else inside
        return [(rewind, lane) for rewind in found for lane in lanes]
