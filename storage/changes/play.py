"""Writes what play itself produces: journals, checkpoints, log lines, and the questions that tables
wait for.

Each function takes the rows of many tables. A call to SQLite costs more than writing a row, so each
function calls SQLite once for a whole batch. Like `table_changes`, these functions run on the
writer's thread and inside a transaction.
"""

from collections.abc import Iterable, Mapping, Sequence

from rules.engine import Event
from storage import rows
from storage.changes.naming import NameFinder
from storage.commits import Commit
from storage.database.connection import Connection

Checkpoint = tuple[int, int, str]
"""Table, revision and dump."""
ToldEvents = tuple[int, int, Iterable[tuple[Event, int | None]], int, NameFinder]
"""A table, its edition, the events that belong to that edition, the present time, and the names at
the table. Each event is given with the revision of the entry that caused it, or None."""
WaitRow = tuple[int, str, int, int]
"""A table, a question that it waits for, the question's seat, and since when it has been open."""


def list_seat_names(db: Connection, table_id: int) -> list[tuple[int, str]]:
    """List the table's seats by number, each with its name."""
    query = "SELECT number, name FROM seats WHERE table_id = ? ORDER BY number"
    return [(number, name) for number, name in db.execute(query, (table_id,))]


def save_checkpoints(db: Connection, checkpoints: Iterable[Checkpoint]) -> None:
    """Save these checkpoints in place of the tables' earlier ones."""
    db.executemany(
        "INSERT INTO checkpoints (table_id, revision, body) VALUES (?, ?, ?)"
        " ON CONFLICT (table_id) DO UPDATE SET revision = excluded.revision, body = excluded.body",
        checkpoints,
    )


def save_dump(db: Connection, table_id: int, revision: int, dump: str) -> None:
    """Replace the table's checkpoint by this dump, if the table is in play at this revision."""
    db.execute(
        "UPDATE checkpoints SET revision = ?2, body = ?3 WHERE table_id = ?1 AND EXISTS"
        " (SELECT 1 FROM tables WHERE id = ?1 AND revision = ?2 AND status = 'playing')",
        (table_id, revision, dump),
    )


def save_journal(db: Connection, commits: Iterable[tuple[Commit, int]]) -> None:
    """Write the journal entries of these commits, each given with its time. Call this before the
    rest of the commits is written: for people's answers, it looks up when the question was asked,
    which `save_waits` deletes."""
    db.executemany(
        "INSERT INTO journal (table_id, revision, kind, seat, prompt, answer, version,"
        " interaction_id, at, asked_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9,"
        " CASE WHEN CAST(?8 AS BIGINT) IS NOT NULL THEN"
        " (SELECT since FROM waits WHERE table_id = ?1 AND prompt = ?5) END)",
        [
            (
                commit.table_id,
                commit.revision + number,
                entry.kind[0],
                entry.seat,
                entry.prompt,
                None if entry.answer is None else rows.pack_json(entry.answer),
                commit.game.version,
                commit.actor.interaction_id if number == 1 else None,
                now,
            )
            for commit, now in commits
            for number, entry in enumerate(commit.entries, 1)
        ],
    )


def save_events(db: Connection, told: Iterable[ToldEvents]) -> None:
    """Add these tables' events to the log."""
    db.executemany(
        "INSERT INTO events (table_id, edition, seats, kind, text, data, at, revision, about, step)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (
                table_id,
                edition,
                rows.make_seat_mask(event.seats),
                event.kind,
                event.text,
                rows.pack_event_data(event),
                now,
                source,
                known.find_named_seats(event),
                event.step or None,
            )
            for table_id, edition, events, now, known in told
            for event, source in events
        ],
    )


def save_waits(db: Connection, waits: Mapping[int, tuple[Mapping[str, int], int]]) -> None:
    """Replace the questions that each table waits for. Each table is given with its questions and
    the present time. A question that was open before keeps its old time."""
    db.executemany(
        "DELETE FROM waits WHERE table_id = ? AND prompt NOT IN (SELECT value FROM json_each(?))",
        [(table_id, rows.pack_json([*asked])) for table_id, (asked, _) in waits.items()],
    )
    add_waits(
        db,
        [
            (table_id, prompt, seat, now)
            for table_id, (asked, now) in waits.items()
            for prompt, seat in asked.items()
        ],
    )


def add_waits(db: Connection, waits: Sequence[WaitRow]) -> None:
    """Add questions that tables wait for."""
    db.executemany(
        "INSERT INTO waits (table_id, prompt, seat, since) VALUES (?, ?, ?, ?)"
        " ON CONFLICT DO NOTHING",
        waits,
    )
