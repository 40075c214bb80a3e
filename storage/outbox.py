"""What is to be posted, and where what was posted stands."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime

from . import messages, rows
from .base import Base
from .models import Card, OutboxRow, Post, TableRow
from .records import HandMessage


class Outbox(Base):
    """What is to be posted."""

    async def due(self) -> list[int]:
        """The tables for which something is to be posted by now, the longest due first."""
        where = "SELECT table_id FROM outbox WHERE due <= ? GROUP BY table_id ORDER BY min(due)"
        return [table_id for (table_id,) in await self._read(where, self._time())]

    async def due_for(self, table_id: int) -> list[OutboxRow]:
        """What is to be posted by now for one table, oldest first."""
        where = "WHERE table_id = ? AND due <= ? ORDER BY due, id"
        found = await self._read(rows.OUTBOX + where, table_id, self._time())
        return [rows.post(row) for row in found]

    async def next_due(self, but: Collection[int] = ()) -> datetime | None:
        """When the next waiting post falls due (it may be past), of other tables than those: how
        long a poster may sleep."""
        where = (
            "SELECT due FROM outbox WHERE table_id NOT IN (SELECT value FROM json_each(?))"
            " ORDER BY due LIMIT 1"
        )
        found = await self._read(where, rows.packed(sorted(but)))
        return rows.moment(found[0][0]) if found else None

    async def posted(self, post: OutboxRow, *, card: Card | None = None) -> None:
        """The post is out; where it was the table's card, that is the current one now. A post that
        has replaced it meanwhile waits on."""
        await self._writer.write(lambda db: messages.posted(db, post, card))

    async def postpone(self, post_id: int, due: datetime) -> None:
        """The post could not go out; it falls due again then."""
        at = rows.milliseconds(due)
        await self._writer.write(lambda db: messages.postpone(db, post_id, at))

    async def save_card(self, table_id: int, card: Card) -> None:
        """Where the table's card is and what it shows. One that shows less than the known card
        changes nothing."""
        await self._writer.write(lambda db: messages.save_card(db, table_id, card))

    async def lose_card(self, table_id: int, message_id: int | None) -> None:
        """That message is gone: if it was the card, the table has none and lags. None: the same for
        a table whose channel was taken to be gone, and is not."""
        await self._writer.write(lambda db: messages.lose_card(db, table_id, message_id))

    async def lose_channel(self, row: TableRow, edition: int, outbox: Sequence[Post] = ()) -> None:
        """The channel of that row is gone: the table is homeless until it moves, and no card is
        wanted up to that edition. The posts go out if that was not known. Nothing, where the table
        stands elsewhere by now."""
        now = self._time()
        await self._writer.write(lambda db: messages.lose_channel(db, row, edition, outbox, now))

    async def lagging(self) -> list[TableRow]:
        """The tables, ended ones too, whose card shows less than has happened; oldest first."""
        return await self._tables("WHERE card_edition < edition ORDER BY id")

    async def waiting_for_bots(self) -> list[int]:
        """The tables in play that cannot go on without a bot."""
        found = await self._read(
            "SELECT DISTINCT waits.table_id FROM waits JOIN seats"
            " ON seats.table_id = waits.table_id AND seats.number = waits.seat WHERE seats.bot"
        )
        return [table_id for (table_id,) in found]

    async def hand_message(self, table_id: int, seat: int) -> HandMessage | None:
        """The DM message that shows the hand to the seat's present holder."""
        found = await self._read(
            "SELECT table_id, seat, user_id, channel_id, message_id, edition FROM hand_messages"
            " WHERE table_id = ? AND seat = ?",
            table_id,
            seat,
        )
        return HandMessage(*found[0]) if found else None

    async def save_hand_message(self, hand: HandMessage) -> None:
        """Keep where a hand is shown, in place of an earlier one. It lasts as long as its user
        holds the seat."""
        await self._writer.write(lambda db: messages.save_hand_message(db, hand))

    async def lose_hand_message(self, table_id: int, seat: int) -> None:
        """The message is gone, or unwanted."""
        await self._writer.write(lambda db: messages.lose_hand_message(db, table_id, seat))
