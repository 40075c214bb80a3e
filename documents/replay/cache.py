"""Finished replays, kept for a while for whoever asks for the same one."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

from .making import Kind, Made

ROOM = 16 * 2**20
"""Bytes of all that are kept."""


@dataclass(frozen=True, slots=True)
class Key:
    """What a replay is of. `edition`: the table's, which grows with every change, so that an older
    one is never taken for the present; `most`: bytes that it might have."""

    table_id: int
    edition: int
    kind: Kind
    seat: int | None
    most: int


class ReplayCache:
    """Keeps the replays that were asked for last. A newer edition of a table drives out
    the older ones: names in them may have been erased since."""

    def __init__(self, room: int = ROOM) -> None:
        self._room = room
        self._kept: OrderedDict[Key, Made] = OrderedDict()

    @property
    def weight(self) -> int:
        """Bytes of all that are kept."""
        return sum(len(made.content or b"") for made in self._kept.values())

    def find_replay(self, key: Key) -> Made | None:
        """The replay, if it is kept."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def put_replay(self, key: Key, made: Made) -> None:
        """Keep it while there is room."""
        for other in [*self._kept]:
            if (other.table_id, other.edition < key.edition) == (key.table_id, True):
                del self._kept[other]
        self._kept[key] = made
        while self._kept and self.weight > self._room:
            self._kept.popitem(last=False)
