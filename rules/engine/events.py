"""What a table tells: events with addressees, and the result at the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

PASSAGE = 2000
"""Characters of a passage at most: then it fits whole into one message, with its title."""


@dataclass(slots=True)
class Event:
    """Something that happened. `seats` None: everybody may read it; else those seats only. `step`:
    the table's when it was told; 0: no rule told it. The same thing told elsewhen is the same."""

    text: str
    seats: tuple[int, ...] | None = None
    kind: str = "info"
    data: dict[str, Any] = field(default_factory=dict)
    step: int = field(default=0, compare=False)


def passage_of(event: Event) -> str:
    """The text that the event reads aloud; "" where it is an ordinary line."""
    return str(event.data.get("passage", "")) if event.kind == "passage" else ""


def placed(events: Sequence[Event], step: int) -> list[Event]:
    """The events, each in a step: what no rule told belongs to what comes after it, or to what came
    last; where no rule told anything, to the table's present `step`."""
    told = next((event.step for event in reversed(events) if event.step), step)
    found: list[Event] = []
    for event in reversed(events):
        told = event.step or told
        found.append(event if event.step else replace(event, step=told))
    return found[::-1]


@dataclass(slots=True)
class Result:
    """How a game ended: who won (several share), each seat's score, and why, in a sentence."""

    winners: tuple[int, ...]
    scores: dict[int, int]
    why: str
