"""Keeps finished replays for a while, in case somebody asks for the same replay again."""

from collections import OrderedDict
from dataclasses import dataclass

from rules.engine.languages import PROCESS_LANGUAGE

from .making import Kind, MadeReplay

CACHE_BYTES = 16 * 2**20
"""How many bytes all kept replays may have together."""


@dataclass(frozen=True, slots=True)
class Key:
    """Identifies a replay. `edition`: the table's edition, which grows with every change, so that
    an old replay is never taken for the present one. `most`: the limit in bytes it was made for."""

    table_id: int
    edition: int
    kind: Kind
    seat: int | None
    most: int
    language: str = PROCESS_LANGUAGE


class ReplayCache:
    """Keeps the replays that were asked for last. Storing a replay of a newer edition of a table
    deletes the older ones, since names in them may have been erased."""

    def __init__(self, room: int = CACHE_BYTES) -> None:
        self._room = room
        self._kept: OrderedDict[Key, MadeReplay] = OrderedDict()

    @property
    def weight(self) -> int:
        """How many bytes all kept replays have together."""
        return sum(len(made.content or b"") for made in self._kept.values())

    def find_replay(self, key: Key) -> MadeReplay | None:
        """Find a kept replay. Return None if it is not kept."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def put_replay(self, key: Key, made: MadeReplay) -> None:
        """Keep a replay. Delete older editions of its table, then the least recently used until all
        fit."""
        for other in [*self._kept]:
            if (other.table_id, other.edition < key.edition) == (key.table_id, True):
                del self._kept[other]
        self._kept[key] = made
        while self._kept and self.weight > self._room:
            self._kept.popitem(last=False)
