"""When tables have something due, who is away, and whom the bot has reminded."""

from collections.abc import Collection, Sequence
from datetime import datetime

from storage import rows
from storage.changes import claims, messages, table_changes, user_changes
from storage.models import Away, Bank, OutboxRow, Post, Reminder, TableRow
from storage.parts.base import Base, make_durable, make_timed, make_timed_at_table


class Timing(Base):
    """Reads and changes due times, absences, banks of time and reminders."""

    async def claim_due_tables(self) -> list[int]:
        """Claim the tables at which something is due by now, and return their ids. Where processes
        share the database, each table goes to one of them, and to another one after
        `claims.CLAIM_MILLISECONDS` if it is still due."""
        now = self._now_milliseconds()
        if self.sharing is not None:
            return await self._write(lambda db: claims.claim_due_tables(db, now))
        return [table_id for (table_id,) in await self._read_rows(claims.DUE_TABLES, now)]

    async def find_next_table_due(self, but: Collection[int] = ()) -> datetime | None:
        """Find when a table next has something due (maybe in the past), not counting the tables in
        `but`. Return None if no table has."""
        where = (
            f"SELECT rings_at FROM tables WHERE rings_at IS NOT NULL AND {rows.SERVER_REACHABLE}"
            f" AND id NOT {rows.ID_IN_LIST} ORDER BY rings_at LIMIT 1"
        )
        found = await self._read_rows(where, rows.pack_json(sorted(but)))
        return rows.from_milliseconds(found[0][0]) if found else None

    set_due = make_durable(table_changes.set_due)
    save_warning = make_timed_at_table(messages.queue_warning)

    async def list_aways(self, user_id: int) -> list[Away]:
        """List the user's absences (past, present, future) as far back as a clock may need them."""
        where = "SELECT since, until FROM aways WHERE user_id = ? ORDER BY since"
        found = await self._read_rows(where, user_id)
        return [
            Away(rows.from_milliseconds(since), rows.from_milliseconds_or_none(until))
            for since, until in found
        ]

    save_absence = make_durable(user_changes.save_absence)

    end_absence = make_timed(user_changes.end_absence)

    async def list_banks(self, table_id: int) -> list[Bank]:
        """List the time banks of a table's seats, with how much of each is used."""
        where = "SELECT seat, used, counted FROM banks WHERE table_id = ? ORDER BY seat"
        found = await self._read_rows(where, table_id)
        return [
            Bank(seat, rows.milliseconds_to_span(used), rows.from_milliseconds(at))
            for seat, used, at in found
        ]

    async def list_reminders(self, table_id: int) -> list[Reminder]:
        """List the stored reminders of the table's users, by user id."""
        found = await self._read_rows(
            rows.SELECT_REMINDERS + "WHERE table_id = ? ORDER BY user_id", table_id
        )
        return [rows.parse_reminder(row) for row in found]

    async def list_user_reminders(self, user_id: int) -> list[Reminder]:
        """List the user's reminders at all tables."""
        found = await self._read_rows(
            rows.SELECT_REMINDERS + "WHERE user_id = ? ORDER BY table_id", user_id
        )
        return [rows.parse_reminder(row) for row in found]

    async def list_reminded_tables(self, user_id: int, message_id: int) -> list[int]:
        """List the ids of the tables of which this message reminds the user."""
        where = "SELECT table_id FROM reminders WHERE user_id = ? AND message_id = ?"
        found = await self._read_rows(where + " ORDER BY table_id", user_id, message_id)
        return [table_id for (table_id,) in found]

    async def queue_reminders(
        self, row: TableRow, reminders: Sequence[Reminder], outbox: Sequence[Post] = ()
    ) -> None:
        """Save the reminders, and queue the posts that remind people. Raises TableChanged if the
        table has changed since this row, or is not in play."""
        now = self._now_milliseconds()
        await self._change_table(
            row.id,
            lambda db: messages.queue_reminders(
                db, row.id, row.edition, reminders=reminders, outbox=outbox, now=now
            ),
        )

    async def delete_post_and_save_reminder(self, post: OutboxRow, reminder: Reminder) -> None:
        """Remove the sent post from the outbox, and save the reminder as it is after this post."""
        await self._change_table(
            post.table_id, lambda db: messages.delete_post_and_save_reminder(db, post, reminder)
        )

    async def find_stall_message(self, table_id: int) -> int | None:
        """Find the id of the message that says that the table has stalled. Return None if there is
        none."""
        found = await self._read_rows("SELECT stall_message_id FROM tables WHERE id = ?", table_id)
        return found[0][0] if found else None

    save_stall_message = make_durable(messages.save_stall_message)
