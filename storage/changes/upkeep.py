"""Writes what a change does to clocks and seats, apart from the game. This runs on the writer's
thread, inside the change's transaction."""

from storage import rows
from storage.database.connection import Connection
from storage.models import Upkeep


def save_upkeep(db: Connection, table_id: int, upkeep: Upkeep, now: int) -> None:
    """Save the upkeep: time banks, marks on waits, reserved seats, and seat votes. Questions of
    `afresh` seats are deleted here; the commit's own waits add them again with a new time."""
    db.executemany(
        "INSERT INTO banks (table_id, seat, used, counted) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (table_id, seat) DO UPDATE SET used = excluded.used,"
        " counted = excluded.counted",
        [
            (
                table_id,
                bank.seat,
                rows.span_to_milliseconds(bank.used),
                rows.to_milliseconds(bank.counted),
            )
            for bank in upkeep.banks
        ],
    )
    db.executemany(
        "DELETE FROM waits WHERE table_id = ? AND seat = ?",
        [(table_id, seat) for seat in upkeep.afresh],
    )
    db.executemany(
        "UPDATE waits SET granted = ?, warned = NULL, voted = NULL WHERE table_id = ? AND seat = ?",
        [(now, table_id, seat) for seat in upkeep.granted],
    )
    db.executemany(
        "UPDATE waits SET voted = ? WHERE table_id = ? AND prompt = ?",
        [(now, table_id, prompt) for prompt in upkeep.voted],
    )
    db.executemany(
        "INSERT INTO kept (table_id, seat, user_id, name) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (table_id, seat) DO UPDATE SET user_id = excluded.user_id,"
        " name = excluded.name",
        [(table_id, kept.seat, kept.user_id, kept.name) for kept in upkeep.reserved],
    )
    over = [*upkeep.settled, *(vote.seat for vote in upkeep.seat_votes)]
    db.executemany(
        "DELETE FROM motions WHERE table_id = ? AND seat = ?", [(table_id, seat) for seat in over]
    )
    db.executemany(
        "INSERT INTO motions (table_id, seat, until, body) VALUES (?, ?, ?, ?)",
        [
            (table_id, vote.seat, rows.to_milliseconds(vote.until), rows.pack_json(vote.body))
            for vote in upkeep.seat_votes
        ],
    )
