"""Erases all data about a user: at once when they ask, or, if that is cut short, as soon as it can
go on."""

import asyncio
import logging
from collections.abc import Sequence
from datetime import datetime, timedelta

from cogs.outbox.publisher import OutboxPublisher
from cogs.time.reminder_messages import ReminderMessages
from cogs.words import Message
from storage import Card, StorageError, Store
from tables.actions import lobby, play
from tables.actions.bot_seats import make_bot_seat
from tables.errors import ShuttingDown, UserError, find_storage_error
from tables.sessions import TableSessions

log = logging.getLogger(__name__)

TIME_UNTIL_RETRY = timedelta(minutes=5)
"""How long to wait before an erasure that was cut short is tried again."""
ERASURE_GOES_ON = Message("erasure-later")


class Erasures:
    """Erases users, one after the other. As a chore, it finishes erasures that were cut short."""

    def __init__(
        self,
        store: Store,
        sessions: TableSessions,
        publisher: OutboxPublisher,
        reminder_messages: ReminderMessages,
    ) -> None:
        self._store = store
        self._sessions = sessions
        self._publisher = publisher
        self._reminder_messages = reminder_messages
        self._turn = asyncio.Lock()

    async def find_due(self) -> datetime | None:
        """Return the present time if an erasure is unfinished and none is under way here, else
        None."""
        store = self._store
        return (
            store.now() if not self._turn.locked() and await store.list_users_to_erase() else None
        )

    async def run(self) -> None:
        """Go on with all unfinished erasures. Raises the first failure after all have been
        tried."""
        failures: list[Exception] = []
        for user_id in await self._store.list_users_to_erase():
            try:
                await self.refresh_cards(await self._erase_user(user_id))
            except (UserError, StorageError) as failure:
                failures.append(find_storage_error(failure) or failure)
        if failures:
            raise failures[0]

    async def erase_user(self, user_id: int) -> Sequence[int]:
        """Erase the user. Returns the changed tables, whose cards must be drawn again. Raises
        StorageFailed if the erasure cannot begin, and UserError if it cannot be finished now; it
        then goes on later."""
        store = self._store
        await store.begin_to_forget(user_id)
        try:
            tables = await self._erase_user(user_id)
        except Exception as failure:
            if isinstance(failure, UserError | StorageError):
                log.warning("An erasure is not finished yet: %s", failure)
            else:
                log.exception("An erasure is not finished yet.")
            self._sessions.alarm.note_due(store.now() + TIME_UNTIL_RETRY)
            raise UserError(ERASURE_GOES_ON) from failure
        return tables

    async def _erase_user(self, user_id: int) -> list[int]:
        """Free the user's seats, and erase their reminders and stored data. Return the changed
        tables."""
        async with self._turn:
            await self._free_user_seats(user_id)
            await self._reminder_messages.delete_reminders(user_id)
            tables = await self._store.erase_user(user_id, self._sessions.lock_and_unload)
            self._sessions.people.forget_user(user_id)
            self._publisher.notices.pop(user_id, None)
            self._publisher.direct.forget_channel(user_id)
        return tables

    async def _free_user_seats(self, user_id: int) -> None:
        """Give up the user's seats here, and close tables where no other person is left."""
        sessions = self._sessions
        for row in await self._store.list_user_tables(user_id):
            seat = next((seat for seat in row.seats if seat.user_id == user_id), None)
            try:
                if not any(each.user_id not in (None, user_id) for each in row.seats):
                    await lobby.close_table(sessions, row.id)
                elif seat is not None and row.status == "gathering":
                    await lobby.unseat_user(sessions, row.id, user_id)
                elif seat is not None:
                    await play.reassign_seat(sessions, row.id, seat, make_bot_seat(row, seat))
            except UserError as refusal:
                if isinstance(refusal, ShuttingDown) or find_storage_error(refusal):
                    raise
                # For example, the game is not installed any more. Then the seat cannot be given up,
                # and the user is only erased from what is stored.
                log.info("Table %s: an erased user's seat stays theirs: %s", row.id, refusal)

    async def refresh_cards(self, tables: Sequence[int]) -> None:
        """Draw the cards of these tables again. If somebody has deleted the card of a game that is
        over, do not post it again."""
        store, publisher = self._store, self._publisher
        for table_id in tables:
            row = await store.find_table(table_id)
            if row is not None and not row.is_active:
                await publisher.check_card_exists(table_id)
                row = await store.find_table(table_id)
                if row is None or row.card is None or row.card.message_id is None:
                    if row is not None:
                        await store.save_card(table_id, Card(None, row.edition))
                    continue
            await publisher.deliver_posts(table_id)
