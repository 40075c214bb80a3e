"""A table from elsewhere, as storage takes it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from rules.engine import Event
from storage.models import JournalRow, NewTable, Post, Seat, Status, Wait
from storage.packs import PackContent


@dataclass(frozen=True, slots=True)
class Arrival:
    """An imported table that has begun, with its whole past: `events`, each with the revision of
    the entry it came of (0: the opening); `checkpoint` after the whole journal (whose table and
    interaction ids are ignored); `waits`: what it waits for now; `called` as in Commit; `sat`:
    former holders of seats; `contents`: the packs that it plays with. Its winners are not counted
    in this server's statistics."""

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
