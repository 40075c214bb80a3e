"""Changes who sits at a table, and records who held which seat from which entry on. Like
`table_changes`, these functions run on the writer's thread and inside a transaction."""

from collections.abc import Sequence
from typing import Any

from storage import rows
from storage.changes import messages
from storage.database.connection import Connection
from storage.models import Post, Seat
from storage.records import HandMessage


def save_seats_and_settings(
    db: Connection, table_id: int, seats: Sequence[Seat] | None, settings: dict[str, Any] | None
) -> list[Post]:
    """Replace seats and settings; None leaves them unchanged. Return a post for each message that
    shows a hand to a user who no longer holds the seat; the post clears that message."""
    taken = []
    if settings is not None:
        db.execute(
            "UPDATE tables SET settings = ? WHERE id = ?", (rows.pack_json(settings), table_id)
        )
    if seats is not None:
        # Only messages to the present holder of a seat may go on showing its hand.
        kept = db.execute(
            "SELECT seat, user_id, channel_id, message_id, edition FROM hand_messages"
            " WHERE table_id = ?",
            (table_id,),
        ).fetchall()
        db.execute("DELETE FROM hand_messages WHERE table_id = ?", (table_id,))
        db.execute("DELETE FROM seats WHERE table_id = ?", (table_id,))
        save_seats(db, table_id, seats)
        for hand in kept:
            messages.save_hand_message(db, HandMessage(table_id, *hand))
        still = db.execute("SELECT message_id FROM hand_messages WHERE table_id = ?", (table_id,))
        shown = {message for (message,) in still}
        taken = [
            Post(
                "emptied",
                {"seat": seat, "channel": channel, "message": message},
                f"empty:{message}",
                user_id=user,
            )
            for seat, user, channel, message, _ in kept
            if message not in shown
        ]
        db.execute(
            "DELETE FROM kept WHERE table_id = ?1 AND seat NOT IN"
            " (SELECT number FROM seats WHERE table_id = ?1 AND bot = 1)",
            (table_id,),
        )
    return taken


def save_seats(db: Connection, table_id: int, seats: Sequence[Seat]) -> None:
    """Add these seats to a table that has none."""
    db.executemany(
        "INSERT INTO seats (table_id, number, user_id, name, bot, strength)"
        " VALUES (?, ?, ?, ?, ?, ?)",
        [
            (table_id, seat.number, seat.user_id, seat.name, seat.bot, seat.strength)
            for seat in seats
        ],
    )


def note_sittings(db: Connection, table_id: int, revision: int) -> None:
    """Record who holds the seats from this revision on, and end the sittings that are over."""
    db.execute(
        "UPDATE sittings SET until = ?2 WHERE table_id = ?1 AND until IS NULL"
        " AND (number, user_id, name) NOT IN"
        " (SELECT number, user_id, name FROM seats WHERE table_id = ?1 AND user_id IS NOT NULL)",
        (table_id, revision),
    )
    db.execute(
        "INSERT INTO sittings (table_id, number, user_id, name, since)"
        " SELECT table_id, number, user_id, name, CAST(?2 AS BIGINT) FROM seats"
        " WHERE table_id = ?1 AND user_id IS NOT NULL AND (number, user_id, name) NOT IN"
        " (SELECT number, user_id, name FROM sittings WHERE table_id = ?1 AND until IS NULL)",
        (table_id, revision),
    )
