"""What each change writes. These run on the writer's thread, inside a transaction that others
share: they either do all they say or raise, and what they did before raising is undone."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any

from rules.engine import Event

from . import messages, rows, upkeep
from .errors import ChannelTaken, Counted, ServerFull, Stale
from .models import (
    Arrival,
    Away,
    Commit,
    HandMessage,
    Look,
    NewTable,
    PlayerSettings,
    Post,
    Seat,
    Status,
    TableRow,
)
from .naming import naming

Connection = sqlite3.Connection

_OLD = 366 * 24 * 3600 * 1000
"""After so long, nobody's clock goes by when somebody was away."""


def open_table(db: Connection, new: NewTable, now: int) -> TableRow:
    """Raises ChannelTaken or ServerFull."""
    where = "WHERE channel_id = ? AND status IN ('gathering', 'playing')"
    taken = db.execute(rows.TABLE + where, (new.channel_id,)).fetchone()
    if taken:
        raise ChannelTaken(rows.table(taken))
    if new.most is not None:
        counted = (
            "SELECT count(*) FROM tables WHERE guild_id = ? AND status IN ('gathering', 'playing')"
        )
        ((active,),) = db.execute(counted, (new.guild_id,)).fetchall()
        if active >= new.most:
            raise ServerFull(new.most)
    table_id = db.execute(
        "INSERT INTO tables (channel_id, guild_id, opener_id, game, options, settings, seed,"
        " status, opened_at, changed_at) VALUES (?, ?, ?, ?, ?, ?, ?, 'gathering', ?, ?)",
        (
            new.channel_id,
            new.guild_id,
            new.opener_id,
            new.game,
            rows.packed(new.options),
            rows.packed(new.settings),
            new.seed,
            now,
            now,
        ),
    ).lastrowid
    assert table_id is not None
    _seat(db, table_id, new.seats)
    return _table(db, table_id)


def take_in(db: Connection, arrival: Arrival, now: int) -> TableRow:
    """As if each entry had been written here, by itself and in its time. Raises ChannelTaken or
    ServerFull."""
    opened = rows.milliseconds(arrival.opened_at)
    row = open_table(db, arrival.new, opened)
    for line in arrival.journal:
        _write_journal(
            db,
            Commit(row.id, line.revision - 1, [line.entry], version=line.version),
            rows.milliseconds(line.at),
        )
    revision = len(arrival.journal)
    db.execute(
        "UPDATE tables SET status = ?, revision = ?, edition = ?, changed_at = ? WHERE id = ?",
        (arrival.status, revision, revision + 1, now, row.id),
    )
    _sit(db, row.id, 0)
    _keep(db, row.id, revision, arrival.checkpoint)
    times = [opened, *(rows.milliseconds(line.at) for line in arrival.journal)]
    for source, told in groupby(arrival.events, key=itemgetter(1)):
        lines = [(event, source or None) for event, _ in told]
        _tell(db, row.id, source + 1, lines, times[source], called=arrival.called)
    _wait_for(db, [(row.id, w.prompt, w.seat, rows.milliseconds(w.since)) for w in arrival.waits])
    # Their questions may be old, but they were put to those who sit here only now.
    db.execute(
        "INSERT INTO reminders (table_id, user_id, since)"
        " SELECT table_id, user_id, ? FROM seats WHERE table_id = ? AND user_id IS NOT NULL",
        (now, row.id),
    )
    ring(db, row.id, now)  # what falls due at it, and when, is found out at once
    messages.queue(db, row.id, revision + 1, arrival.outbox, now)
    return _table(db, row.id)


def gather(
    db: Connection,
    table_id: int,
    edition: int,
    *,
    seats: Sequence[Seat] | None,
    options: dict[str, Any] | None,
    settings: dict[str, Any] | None,
    outbox: Sequence[Post],
    now: int,
) -> TableRow:
    """Raises Stale."""
    _move(db, table_id, edition, "gathering", now)
    if options is not None:
        db.execute("UPDATE tables SET options = ? WHERE id = ?", (rows.packed(options), table_id))
    _arrange(db, table_id, seats, settings)
    messages.queue(db, table_id, edition + 1, outbox, now)
    return _table(db, table_id)


def start(
    db: Connection,
    table_id: int,
    edition: int,
    *,
    checkpoint: str,
    seats: Sequence[Seat] | None,
    events: Sequence[Event],
    outbox: Sequence[Post],
    waits: Mapping[str, int],
    called: Iterable[tuple[int, str]],
    rings_at: int | None,
    now: int,
) -> TableRow:
    """Raises Stale."""
    _move(db, table_id, edition, "playing", now)
    ring(db, table_id, rings_at)
    _wait(db, table_id, waits, now)
    _arrange(db, table_id, seats, None)
    _sit(db, table_id, 0)
    _keep(db, table_id, 0, checkpoint)
    _tell(db, table_id, edition + 1, [(event, None) for event in events], now, called=called)
    messages.queue(db, table_id, edition + 1, outbox, now)
    return _table(db, table_id)


def commit(db: Connection, commit: Commit, now: int) -> int:
    """Raises Counted or Stale; Counted where it is both."""
    table_id = commit.table_id
    revision = commit.revision + len(commit.entries)
    moved = db.execute(
        "UPDATE tables SET revision = ?, edition = edition + 1, changed_at = ?, rings_at = ?"
        " WHERE id = ? AND revision = ? AND status = 'playing' RETURNING edition",
        (revision, now, rows.milliseconds_or_none(commit.rings_at), table_id, commit.revision),
    ).fetchone()
    if moved is None:
        _refuse_counted(db, commit.interaction_id)
        raise Stale(table_id)
    edition: int = moved[0]
    _write_journal(db, commit, now)
    if commit.checkpoint is not None:
        _keep(db, table_id, revision, commit.checkpoint)
    taken = _arrange(db, table_id, commit.seats, commit.settings)
    if commit.seats is not None:
        _sit(db, table_id, revision)
    upkeep.write(db, table_id, commit.upkeep, now)
    _tell(db, table_id, edition, commit.told, now, called=commit.called)
    if commit.waits is not None:
        _wait(db, table_id, commit.waits, now)
    for reminder in commit.reminders:
        messages.save_reminder(db, table_id, reminder)
    if commit.looked is not None:
        save_look(db, table_id, commit.looked, Look(edition, revision, rows.moment(now)))
    if commit.status is not None and commit.status != "playing":
        _end(db, table_id, commit.status, now)
    if commit.winners is not None:
        won = rows.mask(tuple(commit.winners))
        db.execute("UPDATE tables SET winners = ? WHERE id = ?", (won, table_id))
    messages.queue(db, table_id, edition, [*commit.outbox, *taken], now)
    return edition


def end(
    db: Connection, table_id: int, status: Status, outbox: Sequence[Post], now: int
) -> TableRow:
    """Raises Stale."""
    moved = db.execute(
        "UPDATE tables SET edition = edition + 1, changed_at = ?"
        " WHERE id = ? AND status IN ('gathering', 'playing') RETURNING edition",
        (now, table_id),
    ).fetchone()
    if moved is None:
        raise Stale(table_id)
    _end(db, table_id, status, now)
    messages.queue(db, table_id, moved[0], outbox, now)
    return _table(db, table_id)


def ring(db: Connection, table_id: int, rings_at: int | None) -> None:
    """When the table rings next; a table that has ended never does."""
    db.execute(
        "UPDATE tables SET rings_at = ? WHERE id = ? AND status = 'playing'", (rings_at, table_id)
    )


def go_away(db: Connection, user_id: int, away: Away) -> None:
    """The user is away; what was said before of that time no longer holds."""
    since, until = rows.milliseconds(away.since), rows.milliseconds_or_none(away.until)
    come_back(db, user_id, since)
    db.execute(
        "INSERT INTO aways (user_id, since, until) VALUES (?, ?, ?)", (user_id, since, until)
    )


def come_back(db: Connection, user_id: int, now: int) -> None:
    """The user is back, if they were away."""
    db.execute("DELETE FROM aways WHERE user_id = ? AND since >= ?", (user_id, now))
    db.execute("DELETE FROM aways WHERE user_id = ? AND until < ?", (user_id, now - _OLD))
    db.execute(
        "UPDATE aways SET until = ?2 WHERE user_id = ?1 AND coalesce(until, ?2 + 1) > ?2",
        (user_id, now),
    )


def save_look(db: Connection, table_id: int, user_id: int, look: Look) -> None:
    """Unless the user has seen as much before."""
    db.execute(
        "INSERT INTO looks (table_id, user_id, edition, revision, at) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT DO UPDATE SET edition = excluded.edition, revision = excluded.revision,"
        " at = excluded.at WHERE excluded.edition > edition",
        (table_id, user_id, look.edition, look.revision, rows.milliseconds(look.at)),
    )


def save_settings(db: Connection, user_id: int, settings: PlayerSettings) -> None:
    """In place of what the player chose before."""
    db.execute(
        "INSERT OR REPLACE INTO players"
        " (user_id, hand_by_dm, words_only, dms_closed, nudge_hours, zone, nudge_every, quiet,"
        " nudge_by) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            user_id,
            settings.hand_by_dm,
            settings.words_only,
            settings.dms_closed,
            settings.nudge_hours,
            settings.zone,
            settings.nudge_every,
            settings.quiet,
            settings.nudge_by,
        ),
    )


def save_server(db: Connection, guild_id: int, settings: dict[str, Any]) -> None:
    """In place of what was chosen before."""
    packed = rows.packed(settings)
    db.execute("INSERT OR REPLACE INTO servers VALUES (?, ?)", (guild_id, packed))


# -- the parts they are made of ------------------------------------------------------------------


def _table(db: Connection, table_id: int) -> TableRow:
    return rows.table(db.execute(rows.TABLE + "WHERE id = ?", (table_id,)).fetchone())


def _move(db: Connection, table_id: int, edition: int, status: Status, now: int) -> None:
    moved = db.execute(
        "UPDATE tables SET status = ?, edition = edition + 1, changed_at = ?"
        " WHERE id = ? AND edition = ? AND status = 'gathering'",
        (status, now, table_id, edition),
    )
    if not moved.rowcount:
        raise Stale(table_id)


def _arrange(
    db: Connection,
    table_id: int,
    seats: Sequence[Seat] | None,
    settings: dict[str, Any] | None,
) -> list[Post]:
    """Returns what follows for messages that showed a hand to somebody who no longer holds it."""
    taken = []
    if settings is not None:
        db.execute("UPDATE tables SET settings = ? WHERE id = ?", (rows.packed(settings), table_id))
    if seats is not None:
        # A hand is shown to the seat's holder: nobody else's message goes on showing it.
        kept = db.execute(
            "SELECT seat, user_id, channel_id, message_id, edition FROM hand_messages"
            " WHERE table_id = ?",
            (table_id,),
        ).fetchall()
        db.execute("DELETE FROM hand_messages WHERE table_id = ?", (table_id,))
        db.execute("DELETE FROM seats WHERE table_id = ?", (table_id,))
        _seat(db, table_id, seats)
        for hand in kept:
            messages.save_hand_message(db, HandMessage(table_id, *hand))
        still = db.execute("SELECT message_id FROM hand_messages WHERE table_id = ?", (table_id,))
        shown = {message for (message,) in still}
        taken = [
            Post(
                "emptied",
                {"seat": seat, "channel": channel, "message": message},
                f"empty:{message}",
            )
            for seat, _, channel, message, _ in kept
            if message not in shown
        ]
        db.execute(
            "DELETE FROM kept WHERE table_id = ?1 AND seat NOT IN"
            " (SELECT number FROM seats WHERE table_id = ?1 AND bot)",
            (table_id,),
        )
    return taken


def _seat(db: Connection, table_id: int, seats: Sequence[Seat]) -> None:
    db.executemany(
        "INSERT INTO seats (table_id, number, user_id, name, bot) VALUES (?, ?, ?, ?, ?)",
        [(table_id, seat.number, seat.user_id, seat.name, seat.bot) for seat in seats],
    )


def _sit(db: Connection, table_id: int, revision: int) -> None:
    """Note who holds the seats from this revision on."""
    db.execute(
        "UPDATE sittings SET until = ?2 WHERE table_id = ?1 AND until IS NULL"
        " AND (number, user_id, name) NOT IN"
        " (SELECT number, user_id, name FROM seats WHERE table_id = ?1 AND user_id IS NOT NULL)",
        (table_id, revision),
    )
    db.execute(
        "INSERT INTO sittings (table_id, number, user_id, name, since)"
        " SELECT ?1, number, user_id, name, ?2 FROM seats"
        " WHERE table_id = ?1 AND user_id IS NOT NULL AND (number, user_id, name) NOT IN"
        " (SELECT number, user_id, name FROM sittings WHERE table_id = ?1 AND until IS NULL)",
        (table_id, revision),
    )


def _keep(db: Connection, table_id: int, revision: int, checkpoint: str) -> None:
    db.execute(
        "INSERT OR REPLACE INTO checkpoints (table_id, revision, body) VALUES (?, ?, ?)",
        (table_id, revision, checkpoint),
    )


def _write_journal(db: Connection, commit: Commit, now: int) -> None:
    asked = _asked_at(db, commit)
    lines = [
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
            asked if number == 1 else None,
        )
        for number, entry in enumerate(commit.entries, 1)
    ]
    try:
        db.executemany(
            "INSERT INTO journal (table_id, revision, kind, seat, prompt, answer, version,"
            " interaction_id, at, asked_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            lines,
        )
    except sqlite3.IntegrityError:
        _refuse_counted(db, commit.interaction_id)
        raise


def _asked_at(db: Connection, commit: Commit) -> int | None:
    """Since when the table has waited for what a person answers now; None where it did not."""
    if commit.interaction_id is None or not commit.entries:
        return None
    since = db.execute(
        "SELECT since FROM waits WHERE table_id = ? AND prompt = ?",
        (commit.table_id, commit.entries[0].prompt),
    ).fetchone()
    return since and int(since[0])


def _refuse_counted(db: Connection, interaction_id: int | None) -> None:
    counted = "SELECT 1 FROM journal WHERE interaction_id = ?"
    if interaction_id is not None and db.execute(counted, (interaction_id,)).fetchone():
        raise Counted(interaction_id)


def _tell(
    db: Connection,
    table_id: int,
    edition: int,
    told: Sequence[tuple[Event, int | None]],
    now: int,
    *,
    called: Iterable[tuple[int, str]],
) -> None:
    if not told:
        return
    held = db.execute("SELECT number, name FROM seats WHERE table_id = ?", (table_id,))
    known = naming((*held, *((seat, name) for seat, name in called)))
    db.executemany(
        "INSERT INTO events (table_id, edition, seats, kind, text, data, at, revision, about, step)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
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
            for event, source in told
        ],
    )


def _wait(db: Connection, table_id: int, waits: Mapping[str, int], now: int) -> None:
    """A question that stands open already keeps its time."""
    db.execute(
        "DELETE FROM waits WHERE table_id = ? AND prompt NOT IN (SELECT value FROM json_each(?))",
        (table_id, rows.packed(list(waits))),
    )
    _wait_for(db, [(table_id, prompt, seat, now) for prompt, seat in waits.items()])


def _wait_for(db: Connection, waits: Sequence[tuple[int, str, int, int]]) -> None:
    """By table, question, seat, and since when."""
    db.executemany(
        "INSERT OR IGNORE INTO waits (table_id, prompt, seat, since) VALUES (?, ?, ?, ?)", waits
    )


def _end(db: Connection, table_id: int, status: Status, now: int) -> None:
    db.execute("UPDATE tables SET status = ?, rings_at = NULL WHERE id = ?", (status, table_id))
    for beside in ("waits", "banks", "kept", "motions"):
        db.execute(f"DELETE FROM {beside} WHERE table_id = ?", (table_id,))
    # Where a message stands, it must be known until it is taken away.
    db.execute("DELETE FROM reminders WHERE table_id = ? AND message_id IS NULL", (table_id,))
    # What was to come later will not; what is late already still goes out.
    db.execute("DELETE FROM outbox WHERE table_id = ? AND due > ? AND tries = 0", (table_id, now))
