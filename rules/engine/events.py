"""What a table tells: events with addressees, and the result at the end."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(slots=True)
class Event:
    """Something that happened. `seats` None: everybody may read it; else those seats only."""

    text: str
    seats: tuple[int, ...] | None = None
    kind: str = "info"
    data: dict[str, Any] = field(default_factory=dict)


@dataclass(slots=True)
class Result:
    """How a game ended: who won (several share), each seat's score, and why, in a sentence."""

    winners: tuple[int, ...]
    scores: dict[int, int]
    why: str
