"""The outbox: posts still to be sent, and the messages that sent posts have become."""

import contextlib
import json
from collections.abc import AsyncIterator, Collection
from datetime import datetime

from storage import rows
from storage.changes import claims, messages
from storage.models import OutboxRow, TableRow
from storage.parts.base import Base, make_durable, make_timed
from storage.records import HandMessage


class Outbox(Base):
    """Reads and changes the outbox."""

    @contextlib.asynccontextmanager
    async def lock_posts(self, lane: str, number: int) -> AsyncIterator[None]:
        """Keep other processes from sending posts of this lane for the duration of the block.
        "cards" and "table" are lanes of the table with this number, "hands" and "notices" of the
        user. Raises StorageFailed."""
        if self.sharing is None:
            yield
            return
        held = await self.sharing.posts[lane].acquire(number)
        try:
            yield
        finally:
            held.release()

    async def list_tables_with_due_posts(self) -> list[int]:
        """List the ids of the tables that have due posts, the longest overdue first."""
        found = await self._read_rows(claims.DUE_POSTS, self._now_milliseconds())
        return [table_id for (table_id,) in found]

    async def claim_due_posts(self) -> list[int]:
        """Claim due posts, and return the ids of their tables. Where processes share the database,
        each post goes to one of them, first to the one that has written it, and to another one
        after `claims.CLAIM_MILLISECONDS` if it is still due."""
        if self.sharing is None:
            return await self.list_tables_with_due_posts()
        now = self._now_milliseconds()
        return await self._write(lambda db: claims.claim_due_posts(db, now))

    async def list_due_posts(self, table_id: int) -> list[OutboxRow]:
        """List the due posts of one table, oldest first."""
        where = "WHERE table_id = ? AND due <= ? ORDER BY due, id"
        found = await self._read_rows(
            rows.SELECT_OUTBOX + where, table_id, self._now_milliseconds()
        )
        return [rows.parse_post(row) for row in found]

    async def list_due_posts_to_user(self, user_id: int) -> list[OutboxRow]:
        """List the due posts to one person, from all tables, oldest first."""
        where = f"WHERE user_id = ? AND due <= ? AND {rows.POST_AWAKE} ORDER BY due, id"
        found = await self._read_rows(rows.SELECT_OUTBOX + where, user_id, self._now_milliseconds())
        return [rows.parse_post(row) for row in found]

    async def find_table_and_due_posts(
        self, table_id: int
    ) -> tuple[TableRow, list[OutboxRow]] | None:
        """Find a table and its due posts (as `list_due_posts` does), both as of one moment. Return
        None if no table has this id."""
        found = await self._read_rows(rows.TABLE_AND_POSTS, table_id, self._now_milliseconds())
        if not found:
            return None
        *columns, posts = found[0]
        return rows.parse_table(columns), [rows.parse_post(post) for post in json.loads(posts)]

    async def find_next_post_due(
        self, but: Collection[int] = (), posts: Collection[int] = ()
    ) -> datetime | None:
        """Find when the next post is due (maybe in the past), not counting the tables in `but` and
        the posts with the ids in `posts`. Return None if no post waits."""
        where = (
            f"SELECT due FROM outbox WHERE table_id NOT {rows.ID_IN_LIST}"
            f" AND id NOT {rows.ID_IN_LIST} AND {rows.POST_AWAKE} ORDER BY due LIMIT 1"
        )
        found = await self._read_rows(
            where, rows.pack_json(sorted(but)), rows.pack_json(sorted(posts))
        )
        return rows.from_milliseconds(found[0][0]) if found else None

    save_posted = make_durable(messages.delete_sent_post)
    postpone_post = make_durable(messages.postpone_post)
    save_card = make_durable(messages.save_card)
    note_card_lost = make_durable(messages.note_card_lost)

    note_channel_lost = make_timed(messages.note_channel_lost)

    async def list_lagging_tables(self) -> list[TableRow]:
        """List the tables, ended ones included, whose card is out of date, oldest table first."""
        where = f"WHERE card_edition < edition AND {rows.SERVER_REACHABLE} ORDER BY id"
        return await self._list_tables_where(where)

    async def list_tables_awaiting_bots(self) -> list[int]:
        """List the ids of the tables that wait for the answer of a bot's seat."""
        found = await self._read_rows(
            "SELECT DISTINCT waits.table_id FROM waits JOIN seats"
            " ON seats.table_id = waits.table_id AND seats.number = waits.seat WHERE seats.bot = 1"
        )
        return [table_id for (table_id,) in found]

    async def find_hand_message(self, table_id: int, seat: int) -> HandMessage | None:
        """Find the direct message that shows the hand to the seat's present holder. Return None if
        there is none."""
        found = await self._read_rows(
            "SELECT table_id, seat, user_id, channel_id, message_id, edition FROM hand_messages"
            " WHERE table_id = ? AND seat = ?",
            table_id,
            seat,
        )
        return HandMessage(*found[0]) if found else None

    save_hand_message = make_durable(messages.save_hand_message)
    note_hand_message_lost = make_durable(messages.note_hand_message_lost)
