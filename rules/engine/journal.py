"""What was answered, in order: the journal, and the part of it that a step is replayed from."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from pydantic_core import to_json

from .prompts import Answer

EntryKind = Literal["answer", "lapse", "back", "undo", "stand-in"]


def packed(value: Any) -> str:
    """A JSON value as compact text."""
    return to_json(value).decode()


@dataclass(slots=True)
class Entry:
    """One line of the journal.

    answer: the seat answered the prompt. lapse: the prompt's default was carried out for a seat
    that had gone quiet. stand-in: a bot answered for such a seat. back: an absent seat has
    returned. undo: the seat took back its last answer, or asked the others for it. (Among a step's
    answers, an undo stands where a sealed answer stood that was taken back.)
    """

    kind: EntryKind
    seat: int
    prompt: str = ""
    answer: Answer | None = None

    @property
    def decides(self) -> bool:
        """Whether this decided something, so that it can be regretted or must be given again."""
        return self.kind in ("answer", "lapse", "stand-in")

    @property
    def missed(self) -> bool:
        """Whether it was decided in the seat's absence."""
        return self.kind in ("lapse", "stand-in")

    def as_list(self) -> list[Any]:
        """The shortest JSON form: [kind, seat, prompt, answer]."""
        return [self.kind, self.seat, self.prompt, self.answer]


@dataclass(slots=True)
class Rewind:
    """An undo inside a step: the answer at index `at` was taken back.

    Prompts opened from there on are numbered from `counter`, so that an old button never fits a
    new question. Chance that follows the new answer comes from `stream`: what had come out before
    the answer stands, what comes after is drawn anew.
    """

    at: int
    counter: int
    stream: int


@dataclass(slots=True)
class Step:
    """A step of play: the position it began from, and what was answered in it since."""

    number: int
    checkpoint: str
    counter: int
    stream: int
    lapses: list[int]
    answers: list[Entry] = field(default_factory=list)
    rewinds: list[Rewind] = field(default_factory=list)
    said: list[str] = field(default_factory=list)
    """Each answer as a person would name it, so that an undo can say what it takes back."""
    exposed: int = -1
    """How many answers had been given when something random or hidden last came out; -1: never."""
    _quoted: str = field(default="", init=False, repr=False, compare=False)

    def cut(self, at: int, counter: int, stream: int) -> None:
        """Take back the answers from index `at` on."""
        del self.answers[at:], self.said[at:]
        self.rewinds = [r for r in self.rewinds if r.at < at]
        self.rewinds.append(Rewind(at, counter, stream))

    def dump(self) -> str:
        """As JSON text. The checkpoint, which is most of it, is put in quotes once: a step is
        dumped again as the one before."""
        if not self._quoted:
            self._quoted = packed(self.checkpoint)
        rest = packed(
            {
                "counter": self.counter,
                "stream": self.stream,
                "lapses": self.lapses,
                "answers": [entry.as_list() for entry in self.answers],
                "rewinds": [[r.at, r.counter, r.stream] for r in self.rewinds],
                "said": self.said,
                "exposed": self.exposed,
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
        )
