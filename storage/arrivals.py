"""The value that storage takes to import a table from another Emberkeep."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from rules.engine import Event
from storage.models import JournalRow, NewTable, Post, Seat, Status, Wait
from storage.packs import PackContent


@dataclass(frozen=True, slots=True)
class Arrival:
    """An imported table that has begun, with its whole past. `journal`: its table and interaction
    ids are ignored. `events`: each with the revision of the entry that caused it (0: the opening).
    `checkpoint`: the dump after the whole journal. `waits`: the questions that the table waits for
    now. `called`: as in Commit. `sat`: former holders of seats. `contents`: the packs that it plays
    with. The statistics of this server do not count its winners."""

    new: NewTable
    status: Status
    opened_at: datetime
    journal: Sequence[JournalRow]
    events: Sequence[tuple[Event, int]]
    checkpoint: str
    waits: Sequence[Wait] = ()
    outbox: Sequence[Post] = ()
    called: Sequence[tuple[int, str]] = ()
    sat: Sequence[Seat] = ()
    contents: Sequence[PackContent] = ()
