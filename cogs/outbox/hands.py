"""Sends hands by direct message: one message for each seat, edited as the hand changes."""

import contextlib
import logging
from collections.abc import Sequence
from functools import partial

import discord
from discord.ui import LayoutView, TextDisplay

import pictures
from cogs.outbox.background import Press
from cogs.outbox.direct_messages import DirectMessages
from cogs.ui.attachments import make_message_digest
from cogs.ui.components import make_note
from cogs.ui.mentions import MENTION_NOBODY
from cogs.ui.message_edits import edit_message
from cogs.ui.refusals import CALL_ERRORS, is_dm_refusal
from cogs.views import private_panel
from cogs.views.icons import Icons
from cogs.views.plain import paint_own_pictures
from cogs.words import Message
from rules.engine.languages import speak
from storage import HandMessage, OutboxRow, Store, TableRow
from tables.recent import Recent
from tables.sessions import TableSessions
from tables.snapshot import Snapshot

log = logging.getLogger(__name__)

HANDS_REFUSED = Message("hand-closed")
HAND_MOVED = Message("hand-taken")
HANDS_REMEMBERED = 2000
"""How many hands are remembered."""


class Hands:
    """Shows hands to the people who hold them."""

    def __init__(
        self, store: Store, sessions: TableSessions, direct: DirectMessages, icons: Icons
    ) -> None:
        self._store = store
        self._sessions = sessions
        self._direct = direct
        self._icons = icons
        self._shown: Recent[tuple[int, int], tuple[int, str]] = Recent(HANDS_REMEMBERED)
        """(Table, seat) -> the user, and a digest of what their message shows."""
        self._explains: Recent[tuple[int, int], tuple[int, str]] = Recent(HANDS_REMEMBERED)
        """(Table, seat) -> the user whose hand explains a kind of question, and that kind."""

    async def show_user_hands(self, user_id: int) -> None:
        """Show a user's hands now, at every table where they play."""
        for row in await self._store.list_user_tables(user_id):
            for seat in row.seats:
                if seat.user_id == user_id and row.status == "playing":
                    try:
                        await self.publish_hand(row, seat.number)
                    except CALL_ERRORS as error:
                        log.info("Table %s: a hand could not be shown: %s", row.id, error)

    async def publish_hand(
        self, row: TableRow, number: int, press: Press | None = None, nonce: str | None = None
    ) -> None:
        """Show a seat's hand to its holder, if they want it. If Discord does not let us send them
        direct messages, remember that. Raises what else Discord answers."""
        user = row.seats[number].user_id
        if user is not None:
            with speak(await self._sessions.people.find_language(user, row.language)):
                await self._publish_in_language(row, number, press, nonce)

    async def _publish_in_language(
        self, row: TableRow, number: int, press: Press | None, nonce: str | None
    ) -> None:
        """Do what `publish_hand` does, in the language that is spoken now."""
        async with self._sessions.lock_for_snapshot(row.id) as session:
            user = session.row.seats[number].user_id
            snapshot = await self._sessions.take_snapshot(
                session, session.merge_stored_row(row), number
            )
        player = await self._sessions.people.find_player_settings(user) if user else None
        if not (user and player and player.hand_by_dm and not player.dms_closed and snapshot.view):
            return
        snapshot = await self._note_explanation_read(snapshot, user, press)
        in_words = player.words_only or snapshot.is_words_only
        shown = [] if in_words else await paint_own_pictures(snapshot)
        view = private_panel.make_private_panel(snapshot, shown=shown)
        if not in_words:
            self._icons.add_icons_to_view(view, snapshot)
        if snapshot.card_link:
            view.add_item(TextDisplay(str(Message("link-table-small", link=snapshot.card_link))))
        try:
            await self._show_hand(snapshot, user, view, shown, press=press, nonce=nonce)
        except discord.HTTPException as error:
            if not is_dm_refusal(error):
                raise
            await self._direct.note_dm_refusal(user, error, HANDS_REFUSED)
        else:
            self._note_lesson(snapshot, user)

    async def _note_explanation_read(
        self, snapshot: Snapshot, user: int, press: Press | None
    ) -> Snapshot:
        """If the holder's press shows that they have read the explanation, record that lesson.
        Returns the snapshot after it."""
        assert snapshot.seat is not None
        reader, kind = self._explains.get((snapshot.id, snapshot.seat), (0, ""))
        if reader != user or press is None or press.user.id != user or press.guild_id is not None:
            return snapshot
        del self._explains[snapshot.id, snapshot.seat]
        await self._sessions.people.record_lesson(user, kind)
        async with self._sessions.lock_for_snapshot(snapshot.id) as session:
            return await self._sessions.take_snapshot(session, snapshot.row, snapshot.seat)

    def _note_lesson(self, snapshot: Snapshot, user: int) -> None:
        """Remember which kind of question the hand that was just shown explains."""
        assert snapshot.seat is not None
        explained = private_panel.find_first_lesson(snapshot, snapshot.usual_prompts)
        self._explains.pop((snapshot.id, snapshot.seat), None)
        if explained and explained[0].optional:
            self._explains[snapshot.id, snapshot.seat] = user, explained[1]

    async def _show_hand(
        self,
        snapshot: Snapshot,
        user: int,
        view: LayoutView,
        shown: Sequence[pictures.Picture],
        *,
        press: Press | None,
        nonce: str | None,
    ) -> None:
        """Edit the holder's hand message or send a new one, unless it shows the same already."""
        assert snapshot.seat is not None
        table_id, seat = snapshot.id, snapshot.seat
        shows = user, make_message_digest(view, shown)
        if self._shown.get((table_id, seat)) == shows:
            return
        known = await self._store.find_hand_message(table_id, seat)
        place = None
        if known is not None:
            message = self._direct.make_partial_message(known.channel_id, known.message_id)
            try:
                async with self._direct.limit_calls():
                    await self._direct.attachments.edit_pictures(
                        known.message_id, shown, partial(edit_message, message, view, press=press)
                    )
                place = known.channel_id, known.message_id
            except discord.NotFound:
                await self._store.note_hand_message_lost(table_id, seat)
        if place is None:
            place = await self._direct.send_urgently(user, view, nonce, shown)
        await self._store.save_hand_message(
            HandMessage(table_id, seat, user, *place, snapshot.row.edition)
        )
        saved = await self._store.find_hand_message(table_id, seat)
        if saved is None or saved.message_id != place[1]:  # the seat has changed hands meanwhile
            await self._clear_message(*place)
            return
        self._shown[table_id, seat] = shows

    async def clear_hand(self, row: TableRow, post: OutboxRow) -> None:
        """Replace the hand in its old holder's direct messages with a note that it has moved."""
        self._shown.pop((row.id, post.body["seat"]), None)
        with speak(await self._sessions.people.find_language(post.user_id or 0, row.language)):
            await self._clear_message(post.body["channel"], post.body["message"])

    async def _clear_message(self, channel_id: int, message_id: int) -> None:
        """Replace the message with a note that the hand has moved, if it still exists."""
        message = self._direct.make_partial_message(channel_id, message_id)
        with contextlib.suppress(discord.NotFound):
            async with self._direct.limit_calls():
                await message.edit(
                    view=make_note(HAND_MOVED), attachments=[], allowed_mentions=MENTION_NOBODY
                )
