"""Replays that were made lie here for a while, for whoever asks for the same one."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

from .making import Kind, Made

ROOM = 16 * 2**20
"""Bytes of all that lie here."""


@dataclass(frozen=True, slots=True)
class Label:
    """What a replay is of. `edition`: the table's, which grows with every change, so that an older
    one is never taken for the present; `most`: bytes that it might have."""

    table_id: int
    edition: int
    kind: Kind
    seat: int | None
    most: int


class Shelf:
    """Keeps the replays that were asked for last. Those of an older edition of a table leave with
    the first newer one: names in them may be gone from the table since."""

    def __init__(self, room: int = ROOM) -> None:
        self._room = room
        self._lie: OrderedDict[Label, Made] = OrderedDict()

    @property
    def weight(self) -> int:
        """Bytes that lie here."""
        return sum(len(made.content or b"") for made in self._lie.values())

    def find(self, label: Label) -> Made | None:
        """The replay, if it lies here."""
        found = self._lie.get(label)
        if found is not None:
            self._lie.move_to_end(label)
        return found

    def put(self, label: Label, made: Made) -> None:
        """Keep it while there is room."""
        for other in [*self._lie]:
            if (other.table_id, other.edition < label.edition) == (label.table_id, True):
                del self._lie[other]
        self._lie[label] = made
        while self._lie and self.weight > self._room:
            self._lie.popitem(last=False)
