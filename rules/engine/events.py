"""The events that a table tells, with their readers, and the result at the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Self

from .late_texts import add_late_slots, read_raw_text
from .messages import Message, Text

PASSAGE_CHARACTERS = 2000
"""The most characters of a passage, so that it fits into one message with its title."""


@add_late_slots("text")
@dataclass(slots=True)
class Event:
    """An event. `seats`: who may read it; None: everybody. `step`: the table's step at that time; 0
    if no rule told the event. `message`: what was told, for programs, which read no words; None if
    plain words were told. Comparing events ignores `step` and `message`."""

    text: str
    seats: tuple[int, ...] | None = None
    kind: str = "info"
    data: dict[str, Any] = field(default_factory=dict)
    step: int = field(default=0, compare=False)
    message: Message | None = field(default=None, compare=False)

    if TYPE_CHECKING:

        def __init__(
            self,
            text: Text,
            seats: tuple[int, ...] | None = None,
            kind: str = "info",
            data: dict[str, Any] = ...,
            step: int = 0,
            message: Message | None = None,
        ) -> None: ...


def find_passage(event: Event) -> str:
    """Return the text of a passage; "" if the event is an ordinary line."""
    return str(event.data.get("passage", "")) if event.kind == "passage" else ""


def assign_steps(events: Sequence[Event], step: int) -> list[Event]:
    """Return the events as the log keeps them: each with a step, its text in the language spoken
    now, and the message of that text. An event that no rule told gets the step of the next event
    that has one; else that of the last one; else the table's present `step`."""
    told = next((event.step for event in reversed(events) if event.step), step)
    found: list[Event] = []
    for event in reversed(events):
        told = event.step or told
        said = read_raw_text(event, "text")
        message = event.message or (said if isinstance(said, Message) else None)
        found.append(Event(event.text, event.seats, event.kind, event.data, told, message))
    return found[::-1]


@add_late_slots("why")
@dataclass(slots=True)
class Result:
    """How a game ended: the winners (several may share), each seat's score, and why, in one
    sentence."""

    winners: tuple[int, ...]
    scores: dict[int, int]
    why: str

    if TYPE_CHECKING:

        def __init__(self, winners: tuple[int, ...], scores: dict[int, int], why: Text) -> None: ...

    def dump(self) -> list[Any]:
        """Return the result as JSON values. They have the reason as it reads now, and its message
        for readers of other languages."""
        why = read_raw_text(self, "why")
        said = [why.dump()] if isinstance(why, Message) else []
        return [self.winners, self.scores, self.why, *said]

    @classmethod
    def load(cls, saved: Sequence[Any]) -> Self:
        """Make a result from what `dump` returned. Older dumps have no message, and a newer catalog
        may not have theirs."""
        winners, scores, why, *said = saved
        for message in map(Message.load, said):
            why = message if message.is_readable() else why
        return cls(tuple(winners), {int(seat): score for seat, score in scores.items()}, why)

    def is_told_by(self, event: Event) -> bool:
        """Whether the event tells why the game ended."""
        why = read_raw_text(self, "why")
        if isinstance(why, Message) and event.message is not None:
            return event.message.dump() == why.dump()  # one that was stored has lists, not tuples
        return event.text == str(why)
