"""Changes the outbox, and what is stored about messages in Discord: cards, hands, reminders and
votes. Like `table_changes`, these run on the writer's thread and inside a transaction."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime

from storage import rows
from storage.database.connection import Connection
from storage.errors import TableChanged
from storage.models import Card, OutboxRow, Post, Reminder, SeatVote, TableRow
from storage.records import HandMessage

INSERT_POST = "INSERT INTO outbox (table_id, edition, kind, body, key, due, user_id, claimed_at) "
REPLACE_POST = """
    ON CONFLICT (table_id, key) DO UPDATE SET id = excluded.id, edition = excluded.edition,
        kind = excluded.kind, body = excluded.body, due = excluded.due, tries = excluded.tries,
        user_id = excluded.user_id, claimed_at = excluded.claimed_at"""
"""Replaces a queued post of the same key. The new post gets a new id, so that a change meant for
the old post does not touch the new one."""

Queued = tuple[int, Sequence[Post], int]
"""The table, the posts to queue, and when the posts without a time of their own are due."""


def queue_posts(
    db: Connection, table_id: int, edition: int, outbox: Sequence[Post], now: int
) -> None:
    """Queue these posts; each replaces a queued post of the same key."""
    queue_posts_of_tables(db, {table_id: edition}, [(table_id, outbox, now)])


def queue_posts_of_tables(
    db: Connection, editions: Mapping[int, int], queued: Iterable[Queued]
) -> None:
    """Queue posts as `queue_posts` does, for many tables. `editions`: each table's edition."""
    db.executemany(
        INSERT_POST + "VALUES (?, ?, ?, ?, ?, ?, ?, ?)" + REPLACE_POST,
        [
            (
                table_id,
                editions[table_id],
                post.kind,
                rows.pack_json(post.body),
                post.key or None,
                now if post.due is None else rows.to_milliseconds(post.due),
                post.user_id,
                now,
            )
            for table_id, outbox, now in queued
            for post in outbox
        ],
    )


def delete_sent_post(db: Connection, post: OutboxRow, *, card: Card | None = None) -> None:
    """Remove a sent post from the outbox, and save its card, if any, as the table's. A newer post
    that has replaced the sent post meanwhile stays queued. The card is saved even then, since its
    message exists."""
    db.execute("DELETE FROM outbox WHERE table_id = ? AND id = ?", (post.table_id, post.id))
    if card:
        save_card(db, post.table_id, card)


def postpone_post(db: Connection, post: OutboxRow, due: datetime) -> None:
    """Make a post that could not be sent due again at `due`, and count one more try."""
    db.execute(
        "UPDATE outbox SET due = ?, tries = tries + 1 WHERE table_id = ? AND id = ?",
        (rows.to_milliseconds(due), post.table_id, post.id),
    )


def save_card(db: Connection, table_id: int, card: Card) -> None:
    """Save a table's card and what it shows, unless a card of a later edition is known."""
    db.execute(
        "UPDATE tables SET card_message_id = ?, card_edition = ?"
        " WHERE id = ? AND card_edition <= ?",
        (card.message_id, card.edition, table_id, card.edition),
    )


def note_card_lost(db: Connection, table_id: int, message_id: int | None) -> None:
    """Note that the table needs a new card, if this message was its card. `message_id` None: if it
    has no card message, for example because its channel seemed to be gone."""
    db.execute(
        "UPDATE tables SET card_message_id = NULL, card_edition = -1"
        " WHERE id = ? AND coalesce(card_message_id, 0) = ?",
        (table_id, message_id or 0),
    )


def note_channel_lost(
    db: Connection, now: int, row: TableRow, edition: int, outbox: Sequence[Post] = ()
) -> None:
    """Note that the channel in this row is gone, so that no card up to this edition is needed until
    the table moves. Queue the posts if this was not known. Does nothing if the table has moved
    already."""
    where = "WHERE id = ? AND channel_id = ?"
    known = "SELECT card_message_id IS NULL AND card_edition >= 0 FROM tables " + where
    found = db.execute(known, (row.id, row.channel_id)).fetchone()
    if found is None:  # the table has moved meanwhile
        return
    db.execute(
        "UPDATE tables SET card_message_id = NULL,"
        " card_edition = CASE WHEN card_edition < ?1 THEN ?1 ELSE card_edition END"
        " WHERE id = ?2 AND channel_id = ?3",
        (edition, row.id, row.channel_id),
    )
    if not found[0]:
        queue_posts(db, row.id, edition, outbox, now)


def save_hand_message(db: Connection, hand: HandMessage) -> None:
    """Save the message that shows a hand, in place of an earlier one. Does nothing if its user no
    longer holds the seat."""
    db.execute(
        "INSERT INTO hand_messages (table_id, seat, user_id, channel_id, message_id, edition)"
        " SELECT table_id, number, user_id,"
        " CAST(? AS BIGINT), CAST(? AS BIGINT), CAST(? AS BIGINT) FROM seats"
        " WHERE table_id = ? AND number = ? AND user_id = ?"
        " ON CONFLICT (table_id, seat) DO UPDATE SET user_id = excluded.user_id,"
        " channel_id = excluded.channel_id, message_id = excluded.message_id,"
        " edition = excluded.edition",
        (hand.channel_id, hand.message_id, hand.edition, hand.table_id, hand.seat, hand.user_id),
    )


def note_hand_message_lost(db: Connection, table_id: int, seat: int) -> None:
    """Note that no message shows the seat's hand: it was deleted, or is no longer wanted."""
    db.execute("DELETE FROM hand_messages WHERE table_id = ? AND seat = ?", (table_id, seat))


def queue_reminders(
    db: Connection,
    table_id: int,
    edition: int,
    *,
    reminders: Iterable[Reminder],
    outbox: Sequence[Post],
    now: int,
) -> None:
    """Save the reminders and queue the posts of a table in play at this edition. Raises
    TableChanged."""
    where = "SELECT 1 FROM tables WHERE id = ? AND edition = ? AND status = 'playing'"
    if db.execute(where, (table_id, edition)).fetchone() is None:
        raise TableChanged(table_id)
    save_reminders(db, [(table_id, reminder) for reminder in reminders])
    queue_posts(db, table_id, edition, outbox, now)


def save_reminders(db: Connection, reminders: Sequence[tuple[int, Reminder]]) -> None:
    """Save each reminder in place of its user's earlier one at the table; a blank one is only
    deleted."""
    db.executemany(
        "DELETE FROM reminders WHERE table_id = ? AND user_id = ?",
        [(table_id, each.user_id) for table_id, each in reminders if each.is_blank],
    )
    db.executemany(
        "INSERT INTO reminders (table_id, user_id, since, sent, sent_at, snoozed_until,"
        " muted, stalled, channel_id, message_id) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (table_id, user_id) DO UPDATE SET since = excluded.since,"
        " sent = excluded.sent, sent_at = excluded.sent_at,"
        " snoozed_until = excluded.snoozed_until, muted = excluded.muted,"
        " stalled = excluded.stalled, channel_id = excluded.channel_id,"
        " message_id = excluded.message_id",
        [
            (
                table_id,
                each.user_id,
                rows.to_milliseconds_or_none(each.since),
                each.sent,
                rows.to_milliseconds_or_none(each.sent_at),
                rows.to_milliseconds_or_none(each.snoozed_until),
                each.muted,
                each.stalled,
                each.channel_id,
                each.message_id,
            )
            for table_id, each in reminders
            if not each.is_blank
        ],
    )


def delete_post_and_save_reminder(db: Connection, post: OutboxRow, reminder: Reminder) -> None:
    """Remove the post from the outbox, and save the reminder as it is after this post."""
    delete_sent_post(db, post)
    save_reminders(db, [(post.table_id, reminder)])


def save_stall_message(db: Connection, post: OutboxRow, message_id: int | None) -> None:
    """Remove the sent post from the outbox, and save its message as the one that says that the
    table has stalled; None: there is no message."""
    delete_sent_post(db, post)
    db.execute("UPDATE tables SET stall_message_id = ? WHERE id = ?", (message_id, post.table_id))


def queue_warning(
    db: Connection, now: int, table_id: int, prompts: Sequence[str], post: Post
) -> None:
    """Queue the warning that time runs out for these questions, and mark them as warned."""
    named = rows.pack_json(list(prompts))
    db.execute(
        "UPDATE waits SET warned = ? WHERE table_id = ?"
        " AND prompt IN (SELECT value FROM json_each(?))",
        (now, table_id, named),
    )
    ((edition,),) = db.execute("SELECT edition FROM tables WHERE id = ?", (table_id,))
    queue_posts(db, table_id, edition, [post], now)


def save_seat_vote(
    db: Connection, now: int, table_id: int, vote: SeatVote, post: Post | None = None
) -> None:
    """Update an open vote, and queue the post that shows it, if a post is given. A vote that has
    ended stays ended."""
    db.execute(
        "UPDATE motions SET body = ?, until = ? WHERE table_id = ? AND id = ?",
        (rows.pack_json(vote.body), rows.to_milliseconds(vote.until), table_id, vote.id),
    )
    ((edition,),) = db.execute("SELECT edition FROM tables WHERE id = ?", (table_id,))
    queue_posts(db, table_id, edition, [post] if post else [], now)


def save_vote_message(db: Connection, table_id: int, vote_id: int, message_id: int) -> bool:
    """Save the message that shows the vote. Return False if the vote has ended meanwhile."""
    shown = "UPDATE motions SET message_id = ? WHERE table_id = ? AND id = ?"
    return bool(db.execute(shown, (message_id, table_id, vote_id)).rowcount)
