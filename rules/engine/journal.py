"""The journal of all answers, and the part of it from which a step is replayed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from pydantic_core import to_json

from .lanes import MAIN_LANE, Rewind, find_lane_path, is_within
from .messages import Text
from .prompts import Answer, Words

EntryKind = Literal["answer", "lapse", "back", "undo", "stand-in", "preset"]


def pack_json(value: Any) -> str:
    """Return a JSON value as compact text."""
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

    def __post_init__(self) -> None:
        if isinstance(self.answer, list):
            self.answer = self.answer.copy()  # the caller may change theirs later

    @property
    def is_decision(self) -> bool:
        """Whether this entry decided something, which can be undone or may have to be given
        again."""
        return self.kind in ("answer", "lapse", "stand-in", "preset")

    def with_ids(self, ids: Mapping[str, str]) -> Entry:
        """Return the entry with these ids replaced in its answer."""
        return replace(self, answer=replace_ids(self.answer, ids))

    def as_list(self) -> list[Any]:
        """Return the shortest JSON form: [kind, seat, prompt, answer]."""
        return [self.kind, self.seat, self.prompt, self.answer]


def replace_ids(value: Any, ids: Mapping[str, str]) -> Any:
    """Replace these ids in JSON values, wherever an id is a whole text or a key."""
    if not ids:
        return value
    if isinstance(value, dict):
        return {ids.get(key, key): replace_ids(each, ids) for key, each in value.items()}
    if isinstance(value, list):
        return [replace_ids(each, ids) for each in value]
    return ids.get(value, value) if isinstance(value, str) else value


@dataclass(slots=True)
class Step:
    """A step of play: where it began, and the answers in it so far."""

    number: int
    checkpoint: str
    """The position at the step's beginning, as JSON text; "" if the steps before it must be
    replayed to get there."""
    counter: int
    stream: int
    lapses: list[int]
    answers: list[Entry] = field(default_factory=list)
    rewinds: list[Rewind] = field(default_factory=list)
    said: list[Text | Words] = field(default_factory=list)
    """Each answer in words, so that an undo can say which answers it takes back."""
    exposed: int = -1
    """How many answers had been given when something random or hidden was last revealed in the main
    lane; -1 if that has not happened."""
    exposed_in: dict[str, int] = field(default_factory=dict)
    """The same number for every other lane in which something was revealed, by path."""
    remade: str = field(default="", repr=False, compare=False)
    """The position at the step's beginning, if a dump needed it and the step has no checkpoint.
    Dumps must not depend on earlier dumps, so that this is none."""
    _quoted: str = field(default="", init=False, repr=False, compare=False)

    @property
    def position_text(self) -> str:
        """The position at the step's beginning, as JSON text; "" if nobody has written it."""
        return self.checkpoint or self.remade

    @property
    def is_quiet(self) -> bool:
        """Whether nothing random or hidden was revealed in the step."""
        return self.exposed == -1 and not self.exposed_in

    def list_answers_in(self, lane: str, since: int = 0) -> list[int]:
        """List the indexes, from `since` on, of the answers given in this lane and the lanes inside
        it."""
        entries = range(since, len(self.answers))
        if lane == MAIN_LANE:
            return list(entries)
        return [n for n in entries if is_within(find_lane_path(self.answers[n].prompt), lane)]

    def take_back_answers(self, at: int, counter: int, stream: int, lane: str = MAIN_LANE) -> None:
        """Remove the answers from index `at` on that were given in this lane, and record the
        undo."""
        gone = self.list_answers_in(lane, at)
        before = len(self.list_answers_in(lane)) - len(gone)
        rewinds = [
            rewind
            for rewind in self.list_rewinds_without(gone, lane)
            if not is_within(rewind.lane, lane)
            or rewind.at < len([n for n in self.list_answers_in(rewind.lane) if n < at])
        ]
        self.rewinds = [*rewinds, Rewind(before, counter, stream, lane)]
        for index in reversed(gone):
            del self.answers[index], self.said[index]

    def list_rewinds_without(self, gone: Sequence[int], lane: str) -> list[Rewind]:
        """Return the rewinds with the indexes that hold once these answers of this lane are
        removed: in the lanes around it, later answers move up."""
        found = []
        for rewind in self.rewinds:
            at = rewind.at
            if rewind.lane != lane and is_within(lane, rewind.lane):
                at -= len(set(gone).intersection(self.list_answers_in(rewind.lane)[:at]))
            found.append(replace(rewind, at=at))
        return found

    def store_checkpoint(self, checkpoint: str) -> None:
        """Store the position at the step's beginning, as JSON text."""
        self.checkpoint, self._quoted = checkpoint, ""

    def dump(self) -> str:
        """Return the step as JSON text. The quoted checkpoint, which is most of the text, is
        cached."""
        if not self._quoted:
            self._quoted = pack_json(self.checkpoint)
        rest = pack_json(
            {
                "counter": self.counter,
                "stream": self.stream,
                "lapses": self.lapses,
                "answers": [entry.as_list() for entry in self.answers],
                "rewinds": [rewind.as_list() for rewind in self.rewinds],
                "said": [str(each) for each in self.said],
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


ABSENT_AFTER = 3
"""A seat that has missed this many decisions in a row counts as absent until it acts again."""


@dataclass(slots=True)
class Journal:
    """The steps of a table from which it can be replayed."""

    now: Step
    """The present step."""
    past: Step | None = None
    """The previous step, if an undo may reach into it; otherwise None."""
    before: tuple[Step, ...] = ()
    """The steps since the last checkpoint, from which earlier positions are replayed: for an undo
    into the step before the present one, and for a dump."""
    streams: int = 0
    """How many undos have started a new stream of chance."""
    revision: int = 0
    """How many entries the table has taken since it was opened."""
    based_at: int = 0
    """The revision of the last checkpoint: a dump made then, with the entries since, is the whole
    table."""
    lapses: list[int] = field(default_factory=list)
    """How many decisions in a row each seat has missed."""

    def count_presence(self, entry: Entry, index: int) -> None:
        """Count whether the player was present for the present step's entry at `index`. An unbroken
        run of a bot's answers for a seat counts as one missed decision."""
        if entry.kind not in ("lapse", "stand-in"):
            if entry.kind != "preset":  # its player need not be present
                self.lapses[entry.seat] = 0
            return
        before = self.now.answers[index - 1] if index else None
        goes_on = before is not None and (before.kind, before.seat) == ("stand-in", entry.seat)
        if entry.kind == "lapse" or not goes_on:
            self.lapses[entry.seat] += 1

    @property
    def absent_seats(self) -> frozenset[int]:
        """The seats that have missed their last three decisions or more."""
        if max(self.lapses) < ABSENT_AFTER:  # nearly always true
            return frozenset()
        return frozenset([s for s, missed in enumerate(self.lapses) if missed >= ABSENT_AFTER])

    def end_step(self, counter: int) -> None:
        """Begin the next step. Its questions are numbered from `counter`."""
        self.past = ended = self.now
        self.before = (ended,) if ended.checkpoint else (*self.before, ended)
        self.now = Step(ended.number + 1, "", counter, self.streams, list(self.lapses))

    def list_steps_before(self, step: Step) -> tuple[Step, ...]:
        """Return the kept steps before this one."""
        return tuple([before for before in self.before if before.number < step.number])

    def take_back_answers(
        self, step: Step, at: int, counter: int, lane: str = MAIN_LANE, gone_on: Sequence[str] = ()
    ) -> None:
        """Take back the answers of a step from index `at` on that were given in this lane. What
        chance decides after them is drawn again, also in lanes around it that have gone on."""
        self.streams += 1
        step.take_back_answers(at, counter, self.streams, lane)
        for around in gone_on:
            step.rewinds.append(
                Rewind(len(step.list_answers_in(around)), counter, self.streams, around)
            )
        if step is self.past:
            self.past = None

    def load(self, saved: dict[str, Any]) -> None:
        """Read the journal from a table's dump."""
        self.revision, self.based_at = saved["revision"], saved["based_at"]
        self.streams = saved["streams"]
        past = saved["past"]
        number = past["number"] if isinstance(past, dict) else past
        *before, self.now = [Step.load(step) for step in list_dumped_steps(saved)]
        self.before = tuple(before)
        self.past = next((step for step in before if step.number == number), None)


def list_dumped_steps(saved: dict[str, Any]) -> list[dict[str, Any]]:
    """List the steps in a table's dump, oldest first. In older dumps every step has its own
    checkpoint, and the step before the present one is stored separately."""
    past = saved["past"]
    before = saved.get("before", [past] if isinstance(past, dict) else [])
    return [*before, saved["now"]]


def find_last_documented(steps: Sequence[Step]) -> int:
    """Find the index of the last step that has the document of its position."""
    return max(index for index, step in enumerate(steps) if step.position_text)
