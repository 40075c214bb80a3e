"""Time: what falls due at tables, who is away, and how people are reminded."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime

from . import changes, messages, rows, user_changes
from .base import Base
from .models import Away, Bank, OutboxRow, Post, Reminder, TableRow


class Timing(Base):
    """When something falls due, and who has been reminded."""

    async def ringing(self) -> list[int]:
        """The tables at which something is due by now, that longest due first."""
        where = "SELECT id FROM tables WHERE rings_at <= ? ORDER BY rings_at, id"
        return [table_id for (table_id,) in await self._read(where, self._time())]

    async def next_ring(self, but: Collection[int] = ()) -> datetime | None:
        """When something falls due at a table next (it may be past); at another than those."""
        where = (
            "SELECT rings_at FROM tables WHERE rings_at IS NOT NULL"
            " AND id NOT IN (SELECT value FROM json_each(?)) ORDER BY rings_at LIMIT 1"
        )
        found = await self._read(where, rows.packed(sorted(but)))
        return rows.moment(found[0][0]) if found else None

    async def ring(self, table_id: int, rings_at: datetime | None) -> None:
        """Something falls due at the table then, and nothing before; None: nothing does. A table
        that is not in play never rings."""
        at = rows.milliseconds_or_none(rings_at)
        await self._writer.write(lambda db: changes.ring(db, table_id, at))

    async def warn(self, table_id: int, prompts: Sequence[str], post: Post) -> None:
        """A warning that time runs out for these questions goes out, and they are marked."""
        now = self._time()
        await self._writer.write(lambda db: messages.warn(db, table_id, prompts, post, now))

    async def aways(self, user_id: int) -> list[Away]:
        """When the user was away, is, and will be, as far back as a clock may go by it."""
        where = "SELECT since, until FROM aways WHERE user_id = ? ORDER BY since"
        found = await self._read(where, user_id)
        return [Away(rows.moment(since), rows.moment_or_none(until)) for since, until in found]

    async def go_away(self, user_id: int, away: Away) -> None:
        """The user is away; it takes the place of what they said before of that time."""
        await self._writer.write(lambda db: user_changes.go_away(db, user_id, away))

    async def come_back(self, user_id: int) -> None:
        """The user is away no more."""
        now = self._time()
        await self._writer.write(lambda db: user_changes.come_back(db, user_id, now))

    async def banks(self, table_id: int) -> list[Bank]:
        """How much time the seats of a table have used."""
        where = "SELECT seat, used, counted FROM banks WHERE table_id = ?"
        found = await self._read(where, table_id)
        return [Bank(seat, rows.span(used), rows.moment(at)) for seat, used, at in found]

    async def reminders(self, table_id: int) -> list[Reminder]:
        """Who has been reminded at the table, of what it waits for now."""
        found = await self._read(rows.REMINDERS + "WHERE table_id = ?", table_id)
        return [rows.reminder(row) for row in found]

    async def reminders_of(self, user_id: int) -> list[Reminder]:
        """What the user has been reminded of, at all tables."""
        found = await self._read(rows.REMINDERS + "WHERE user_id = ?", user_id)
        return [rows.reminder(row) for row in found]

    async def remind(
        self, row: TableRow, reminders: Sequence[Reminder], outbox: Sequence[Post] = ()
    ) -> None:
        """Note what is done to remind people, together with the posts that do it. Raises Stale
        where the table has changed since that row."""
        now = self._time()
        await self._writer.write(
            lambda db: messages.remind(
                db, row.id, row.edition, reminders=reminders, outbox=outbox, now=now
            )
        )

    async def reminded(self, post: OutboxRow, reminder: Reminder) -> None:
        """The post has done what it was for, and this is how its user stands now."""
        await self._writer.write(lambda db: messages.reminded(db, post, reminder))

    async def stall_message(self, table_id: int) -> int | None:
        """The message, if any, that tells the table that it has stalled."""
        found = await self._read("SELECT stall_message_id FROM tables WHERE id = ?", table_id)
        return found[0][0] if found else None

    async def told_of_stall(self, post: OutboxRow, message_id: int | None) -> None:
        """The post is out, and this message tells of the stall; None: there is none."""
        await self._writer.write(lambda db: messages.told_of_stall(db, post, message_id))
