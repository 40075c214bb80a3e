"""What is written of play itself: journals, checkpoints, what is told, and whom tables wait for.

Each takes what many tables bring. To ask SQLite costs more than to write a row, so it is asked once
for all the answers of a batch, and not once for each. Like `changes`, on the writer's thread and
inside a transaction.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from rules.engine import Event

from . import rows
from .models import Commit
from .naming import Naming

Connection = sqlite3.Connection

Checkpoint = tuple[int, int, str]
"""By table and revision: a dump."""
EventRow = tuple[int, int, int | None, str, str, str | None, int, int | None, int, int | None]
"""A line of `events`, but for its id."""
WaitRow = tuple[int, str, int, int]
"""By table: the question, its seat, and since when."""


@dataclass(slots=True)
class Standing:
    """How a table stands: its edition, and the names in its seats."""

    edition: int
    names: list[tuple[int, str]] = field(default_factory=list)


def standing(db: Connection, tables: Iterable[int]) -> dict[int, Standing]:
    """How these tables stand."""
    found: dict[int, Standing] = {}
    for table_id, edition, number, name in db.execute(
        "SELECT tables.id, edition, seats.number, seats.name FROM tables"
        " LEFT JOIN seats ON seats.table_id = tables.id"
        " WHERE tables.id IN (SELECT value FROM json_each(?))",
        (rows.packed(list(tables)),),
    ):
        at = found.setdefault(table_id, Standing(edition))
        if name is not None:
            at.names.append((number, name))
    return found


def keep(db: Connection, checkpoints: Iterable[Checkpoint]) -> None:
    """These in place of the tables' last."""
    db.executemany(
        "INSERT OR REPLACE INTO checkpoints (table_id, revision, body) VALUES (?, ?, ?)",
        checkpoints,
    )


def save_dump(db: Connection, table_id: int, revision: int, dump: str) -> None:
    """That dump in place of the table's last, where it is in play and at that revision."""
    db.execute(
        "UPDATE checkpoints SET revision = ?2, body = ?3 WHERE table_id = ?1 AND EXISTS"
        " (SELECT 1 FROM tables WHERE id = ?1 AND revision = ?2 AND status = 'playing')",
        (table_id, revision, dump),
    )


def write_journal(db: Connection, commits: Iterable[tuple[Commit, int]]) -> None:
    """The entries of some commits, each with its time, before anything else of them: for what a
    person answers, it is looked up since when the table has waited."""
    db.executemany(
        "INSERT INTO journal (table_id, revision, kind, seat, prompt, answer, version,"
        " interaction_id, at, asked_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9,"
        " CASE WHEN ?8 IS NOT NULL THEN"
        " (SELECT since FROM waits WHERE table_id = ?1 AND prompt = ?5) END)",
        [
            (
                commit.table_id,
                commit.revision + number,
                entry.kind[0],
                entry.seat,
                entry.prompt,
                None if entry.answer is None else rows.packed(entry.answer),
                commit.version,
                commit.interaction_id if number == 1 else None,
                now,
            )
            for commit, now in commits
            for number, entry in enumerate(commit.entries, 1)
        ],
    )


def told(
    table_id: int,
    edition: int,
    events: Iterable[tuple[Event, int | None]],
    now: int,
    known: Naming,
) -> list[EventRow]:
    """How events are written that came with that edition, each with the revision it came of."""
    return [
        (
            table_id,
            edition,
            rows.mask(event.seats),
            event.kind,
            event.text,
            rows.packed(event.data) if event.data else None,
            now,
            source,
            known.about(event),
            event.step or None,
        )
        for event, source in events
    ]


def tell(db: Connection, lines: Iterable[EventRow]) -> None:
    """These go into the log."""
    db.executemany(
        "INSERT INTO events (table_id, edition, seats, kind, text, data, at, revision, about, step)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        lines,
    )


def wait(db: Connection, waits: Mapping[int, tuple[Mapping[str, int], int]]) -> None:
    """By table, what it waits for now, and the time. A question that stands open keeps its own."""
    known: dict[int, set[str]] = {table_id: set() for table_id in waits}
    over = []
    for table_id, prompt in db.execute(
        "SELECT table_id, prompt FROM waits WHERE table_id IN (SELECT value FROM json_each(?))",
        (rows.packed(list(waits)),),
    ):
        known[table_id].add(prompt)
        if prompt not in waits[table_id][0]:
            over.append((table_id, prompt))
    db.executemany("DELETE FROM waits WHERE table_id = ? AND prompt = ?", over)
    wait_for(
        db,
        [
            (table_id, prompt, seat, now)
            for table_id, (asked, now) in waits.items()
            for prompt, seat in asked.items()
            if prompt not in known[table_id]
        ],
    )


def wait_for(db: Connection, waits: Sequence[WaitRow]) -> None:
    """Tables wait for this now, too."""
    db.executemany(
        "INSERT OR IGNORE INTO waits (table_id, prompt, seat, since) VALUES (?, ?, ?, ?)", waits
    )
