"""The journal of all answers, and the part of it from which a step is replayed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from pydantic_core import to_json

from .lanes import MAIN, is_within, lane_of
from .prompts import Answer

EntryKind = Literal["answer", "lapse", "back", "undo", "stand-in", "preset"]


def pack_json(value: Any) -> str:
    """A JSON value as compact text."""
    return to_json(value).decode()


@dataclass(slots=True)
class Entry:
    """One entry of the journal.

    answer: the seat answered the prompt. lapse: the prompt's default was carried out for an absent
    seat. stand-in: a bot answered for such a seat. preset: the seat's own answer, which its player
    gave ahead; it names the answer itself, so nothing else is needed to play it again. back: an
    absent seat has returned. undo: the seat took back its last answer, or asked the others to
    agree. (Inside a step, an undo marks the place of a sealed answer that was taken back; its
    prompt is the path of the lane followed by a dot, or "".)
    """

    kind: EntryKind
    seat: int
    prompt: str = ""
    answer: Answer | None = None

    @property
    def is_decision(self) -> bool:
        """Whether this decided something, which can be undone or may have to be given again."""
        return self.kind in ("answer", "lapse", "stand-in", "preset")

    @property
    def is_missed(self) -> bool:
        """Whether it was decided for an absent seat."""
        return self.kind in ("lapse", "stand-in")

    def with_ids(self, ids: Mapping[str, str]) -> Entry:
        """The entry with some ids replaced where it answers with them."""
        return replace(self, answer=replace_ids(self.answer, ids))

    def as_list(self) -> list[Any]:
        """The shortest JSON form: [kind, seat, prompt, answer]."""
        return [self.kind, self.seat, self.prompt, self.answer]


def replace_ids(value: Any, ids: Mapping[str, str]) -> Any:
    """JSON values with some ids replaced, wherever they stand as a text of their own or as a
    key."""
    if not ids:
        return value
    if isinstance(value, dict):
        return {ids.get(key, key): replace_ids(each, ids) for key, each in value.items()}
    if isinstance(value, list):
        return [replace_ids(each, ids) for each in value]
    return ids.get(value, value) if isinstance(value, str) else value


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
    lane: str = MAIN

    def as_list(self) -> list[Any]:
        """The shortest JSON form: [at, counter, stream] and, except for the main line, the lane."""
        found = [self.at, self.counter, self.stream]
        return [*found, self.lane] if self.lane else found


@dataclass(slots=True)
class Step:
    """A step of play: where it began, and the answers in it so far."""

    number: int
    checkpoint: str
    """The position at its beginning, as JSON text; "": replay the steps before it to get there."""
    counter: int
    stream: int
    lapses: list[int]
    answers: list[Entry] = field(default_factory=list)
    rewinds: list[Rewind] = field(default_factory=list)
    said: list[str] = field(default_factory=list)
    """Each answer in words, so that an undo can say what it takes back."""
    exposed: int = -1
    """How many answers had been given when something random or hidden last came out in the main
    lane; -1: never."""
    exposed_in: dict[str, int] = field(default_factory=dict)
    """The same for every other lane in which something came out, by path."""
    _quoted: str = field(default="", init=False, repr=False, compare=False)

    @property
    def is_quiet(self) -> bool:
        """Whether nothing random or hidden has come out in it."""
        return self.exposed == -1 and not self.exposed_in

    def given_in(self, lane: str, since: int = 0) -> list[int]:
        """The indexes, from `since` on, of the answers given in that lane and those inside it."""
        entries = range(since, len(self.answers))
        if lane == MAIN:
            return list(entries)
        return [n for n in entries if is_within(lane_of(self.answers[n].prompt), lane)]

    def take_back(self, at: int, counter: int, stream: int, lane: str = MAIN) -> None:
        """Take back the answers from index `at` on that were given in that lane."""
        gone = self.given_in(lane, at)
        before = len(self.given_in(lane)) - len(gone)
        rewinds = [
            rewind
            for rewind in self.rewinds_without(gone, lane)
            if not is_within(rewind.lane, lane)
            or rewind.at < len([n for n in self.given_in(rewind.lane) if n < at])
        ]
        self.rewinds = [*rewinds, Rewind(before, counter, stream, lane)]
        for index in reversed(gone):
            del self.answers[index], self.said[index]

    def rewinds_without(self, gone: Sequence[int], lane: str) -> list[Rewind]:
        """The rewinds, adjusted for the removal of these answers of that lane: in the lanes around
        it, later answers move up."""
        found = []
        for rewind in self.rewinds:
            at = rewind.at
            if rewind.lane != lane and is_within(lane, rewind.lane):
                at -= len(set(gone).intersection(self.given_in(rewind.lane)[:at]))
            found.append(replace(rewind, at=at))
        return found

    def write_down(self, checkpoint: str) -> None:
        """Store the position at its beginning, as JSON text."""
        self.checkpoint, self._quoted = checkpoint, ""

    def dump(self) -> str:
        """The step as JSON text. The quoted checkpoint, which is most of it, is cached."""
        if not self._quoted:
            self._quoted = pack_json(self.checkpoint)
        rest = pack_json(
            {
                "counter": self.counter,
                "stream": self.stream,
                "lapses": self.lapses,
                "answers": [entry.as_list() for entry in self.answers],
                "rewinds": [rewind.as_list() for rewind in self.rewinds],
                "said": self.said,
                "exposed": self.exposed,
                "exposed_in": self.exposed_in,
            }
        )
        return f'{{"number":{self.number},"checkpoint":{self._quoted},{rest[1:]}'

    @classmethod
    def load(cls, saved: dict[str, Any]) -> Step:
        return cls(
            number=saved["number"],
            checkpoint=saved["checkpoint"],
            counter=saved["counter"],
            stream=saved["stream"],
            lapses=saved["lapses"],
            answers=[Entry(*row) for row in saved["answers"]],
            rewinds=[Rewind(*row) for row in saved["rewinds"]],
            said=saved["said"],
            exposed=saved["exposed"],
            exposed_in=saved.get("exposed_in", {}),  # dumps from before there were lanes
        )


def last_checkpoint(steps: Sequence[Step]) -> int:
    """The index of the last step whose position was written down."""
    return max(index for index, step in enumerate(steps) if step.checkpoint)


def all_steps(saved: dict[str, Any]) -> list[dict[str, Any]]:
    """The steps in a table's dump, oldest first. In older dumps every step has its own checkpoint,
    and the step before the present one is stored separately."""
    past = saved["past"]
    before = saved.get("before", [past] if isinstance(past, dict) else [])
    return [*before, saved["now"]]


def number_of_past(saved: dict[str, Any]) -> int | None:
    """The number of the earlier step into which an undo may reach, in a table's dump."""
    past = saved["past"]
    number: int | None = past["number"] if isinstance(past, dict) else past
    return number
