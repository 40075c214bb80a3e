"""Sends reminders. In channels it posts one message for each table and person; by direct message,
one for all tables at which a person is reminded at once.

Reminders wait in storage's outbox, written together with the count of those sent. Before the bot
sends one, it checks again whether the table still waits for the person, and whether they may be
disturbed.
"""

import logging
from collections.abc import Sequence, Set
from dataclasses import dataclass, replace
from datetime import datetime

import discord
from discord.ui import LayoutView

from cogs.outbox.notices import Notice, NoticeSource, Place, combine_notices
from cogs.outbox.publisher import OutboxPublisher
from cogs.time import reminder_words
from cogs.time.reminders import Reminders
from cogs.ui.mentions import MENTION_NOBODY, allow_mentions
from cogs.ui.refusals import CALL_ERRORS, UNKNOWN_MESSAGE, explain_unreachable, is_permanent
from rules.engine.languages import speak, spoken_language
from storage import OutboxRow, Reminder, Store, TableRow
from tables.errors import UserError
from tables.session import TableSession
from tables.sessions import TableSessions
from tables.settings import By
from tables.snapshot import Snapshot

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Turn:
    """The turn that a reminder is about. `since`: since when the table has waited for the user, or
    None if the reminder need not be sent; `until`: they may not be disturbed before then; `by`: how
    to remind them."""

    user: int
    done: Reminder
    snapshot: Snapshot
    since: datetime | None
    until: datetime | None
    by: By

    @property
    def is_for_direct_message(self) -> bool:
        """Whether to send the reminder now, by direct message."""
        wanted = self.since is not None and self.until is None
        return wanted and (self.by == "dm" or self.snapshot.row.is_channel_lost)


class ReminderMessages(NoticeSource):
    """Sends reminders to people, and tells tables that they have stalled."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        sessions: TableSessions,
        publisher: OutboxPublisher,
        reminders: Reminders,
    ) -> None:
        self._client = client
        self._store = store
        self._sessions = sessions
        self._publisher = publisher
        self._reminders = reminders
        publisher.register_sender(
            "reminder", publisher.retries.make_retrying_sender(self.post_reminder)
        )
        publisher.direct_notices.register_source("reminder", self)
        publisher.register_sender(
            "stalled", publisher.retries.make_retrying_sender(self.update_stall_message)
        )

    async def delete_reminders(self, user_id: int) -> None:
        """Delete all of the user's reminders. A message that Discord does not let us delete
        stays."""
        for each in await self._store.list_user_reminders(user_id):
            try:
                await self._delete_message(each.channel_id, each.message_id)
            except CALL_ERRORS as error:
                log.info("A reminder in channel %s was not deleted: %s", each.channel_id, error)

    # -- to a person, in the channel -------------------------------------------------------------

    async def post_reminder(self, post: OutboxRow) -> None:
        """Post a reminder in the table's channel, if it still applies, and delete the one before
        it."""
        turn = await self._find_reminded_turn(post)
        if turn.until is not None:
            await self._publisher.retries.postpone_post(post, turn.until)
            return
        if turn.since is not None:
            await self._publisher.ensure_card(post.table_id)
            turn = await self._find_reminded_turn(post)
        await self._withdraw_reminder(turn.user, turn.done, {post.table_id})
        sent = None
        if turn.since is not None and not turn.snapshot.row.is_channel_lost:
            channel = self._find_channel(turn.snapshot.row)
            view = reminder_words.make_channel_reminder(turn.snapshot, turn.user, turn.since)
            # With the nonce, a reminder that a crash makes us send twice arrives once.
            sent = await self._post_message(channel, view, [turn.user], f"r{post.id}")
        await self._finish_reminder_post(post, turn.user, sent)

    async def _find_reminded_turn(self, post: OutboxRow) -> _Turn:
        """Find the turn that a reminder is about, as it is now."""
        user = int(post.body["user"])
        async with self._sessions.lock_for_snapshot(post.table_id) as session:
            done = session.reminders.get(user, Reminder(user))
            wanted = _is_wanted(session, done, int(post.body["sent"]))
            free = await self._reminders.find_quiet_end(session, user) if wanted else None
            people = self._sessions.people
            by = (
                await people.find_reminder_settings(user, session.settings, session.row.guild_id)
            ).reminded_by
            if self._publisher.given_up.is_dropped(post.table_id, "card"):
                by = "dm"  # nothing that the bot posts in the channel would be seen
            return _Turn(
                user,
                done,
                await self._take_linked_snapshot(session, user),
                session.find_waiting_since(user) if wanted else None,
                free if free is not None and free > self._store.now() else None,
                by,
            )

    async def _finish_reminder_post(self, post: OutboxRow, user: int, sent: Place | None) -> None:
        """Delete the post, and note which message reminds the user now."""
        async with self._sessions.lock_for_snapshot(post.table_id) as session:
            now = session.reminders.get(user, Reminder(user))
            if session.find_waiting_since(user) is None:
                now = Reminder(user)
            stands = replace(
                now, channel_id=sent[0] if sent else None, message_id=sent[1] if sent else None
            )
            await self._store.delete_post_and_save_reminder(post, stands)
            session.reminders.update_reminders([stands])

    # -- to a person, by direct message ----------------------------------------------------------

    async def is_for_direct_message(self, post: OutboxRow) -> bool:
        """Whether the reminder is due and goes by direct message: the user wants that, or the table
        has no channel, or none in which Discord lets the bot show its card."""
        return (await self._find_reminded_turn(post)).is_for_direct_message

    async def make_notice(self, post: OutboxRow) -> Notice | None:
        """Make the reminder's notice. Return None if it does not go by direct message now."""
        await self._publisher.ensure_card(post.table_id)
        turn = await self._find_reminded_turn(post)
        if not turn.is_for_direct_message or turn.since is None:
            return None
        return reminder_words.make_personal_reminder(turn.snapshot, turn.user, turn.since)

    async def clear_old_messages(self, user_id: int, posts: Sequence[OutboxRow]) -> None:
        """Withdraw the reminders sent before these posts. A message about other tables too keeps
        those."""
        tables = {post.table_id for post in posts}
        before: dict[int, Reminder] = {}
        for table_id in sorted(tables):
            async with self._sessions.lock_for_snapshot(table_id) as session:
                done = session.reminders.get(user_id)
            if done is not None and done.message_id is not None:
                before[done.message_id] = done
        for done in before.values():
            await self._withdraw_reminder(user_id, done, tables)

    async def note_sent(self, posts: Sequence[OutboxRow], place: Place) -> None:
        """Note that the message in this place reminds the user of these tables."""
        for post in posts:
            await self._finish_reminder_post(post, int(post.body["user"]), place)

    async def _withdraw_reminder(self, user: int, done: Reminder, tables: Set[int]) -> None:
        """Take these tables out of the user's reminder, or delete it if it is about no others."""
        if done.message_id is None or done.channel_id is None:
            return
        left = set(await self._store.list_reminded_tables(user, done.message_id)) - tables
        with speak(await self._sessions.people.find_language(user, spoken_language())):
            standing = [await self._make_current_notice(each, user) for each in sorted(left)]
            notices = [notice for notice in standing if notice is not None]
            view = combine_notices(notices) if notices else None
        if view is None:
            await self._delete_message(done.channel_id, done.message_id)
            return
        message = self._publisher.direct.make_partial_message(done.channel_id, done.message_id)
        try:
            async with self._publisher.direct.limit_calls():
                await message.edit(view=view, allowed_mentions=MENTION_NOBODY)
        except discord.HTTPException as error:
            if error.code != UNKNOWN_MESSAGE and not is_permanent(error):
                raise
            log.info("User %s: an old reminder could not be changed: %s", user, error)

    async def _make_current_notice(self, table_id: int, user: int) -> Notice | None:
        """Make the notice of a sent reminder as it reads now. Return None if the table no longer
        waits."""
        try:
            async with self._sessions.lock_for_snapshot(table_id) as session:
                since = session.find_waiting_since(user)
                snapshot = await self._take_linked_snapshot(session, user)
        except UserError:  # its game is not installed any more, say
            return None
        return (
            None if since is None else reminder_words.make_personal_reminder(snapshot, user, since)
        )

    # -- to a table ------------------------------------------------------------------------------

    async def update_stall_message(self, post: OutboxRow) -> None:
        """Post or edit the message that names the players who stall the table, or delete it if
        nobody does."""
        if post.body["fresh"]:
            await self._publisher.ensure_card(post.table_id)
        async with self._sessions.lock_for_snapshot(post.table_id) as session:
            stalled = {
                seat.number: since
                for seat in session.row.seats
                if (user := seat.user_id) is not None
                and (since := session.find_waiting_since(user)) is not None
                and session.reminders.get(user, Reminder(user)).stalled
            }
            snapshot = await self._take_linked_snapshot(session)
        standing = await self._store.find_stall_message(post.table_id)
        if snapshot.row.is_channel_lost:  # its channel is gone, and the message in it too
            stalled, standing = {}, None
        channel = self._find_channel(snapshot.row)
        view = reminder_words.make_stall_message(snapshot, stalled) if stalled else None
        message_id = None
        if view is None or post.body["fresh"] or standing is None:
            await self._delete_message(channel.id, standing)
            if view is not None:
                sent = await self._post_message(channel, view, [], f"s{post.id}")
                message_id = sent[1] if sent else None
        else:
            message_id = standing
            try:
                message = channel.get_partial_message(standing)
                until = await self._publisher.tempo.old_edits.edit_message(message, view)
            except discord.HTTPException as error:
                if error.code != UNKNOWN_MESSAGE and explain_unreachable(error) is None:
                    raise
                until = None
            if until is not None:
                await self._publisher.retries.postpone_post(post, until)
                return
        await self._store.save_stall_message(post, message_id)

    # -- posting and deleting --------------------------------------------------------------------

    async def _take_linked_snapshot(
        self, session: TableSession, user_id: int | None = None
    ) -> Snapshot:
        """Take a snapshot of the table as the user may see it, with a link to its present card."""
        row = await self._store.find_table(session.id)
        seat = session.find_seat(user_id) if user_id is not None else None
        shown = replace(session.row, card=row.card if row else None)
        return await self._sessions.take_snapshot(session, shown, seat)

    def _find_channel(self, row: TableRow) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(row.channel_id, guild_id=row.guild_id)

    async def _post_message(
        self, channel: discord.PartialMessageable, view: LayoutView, ping: list[int], nonce: str
    ) -> Place | None:
        """Post a message. Return None if the bot may not post in the channel; people learn of that
        from the failure of the table's card."""
        try:
            sent = await channel.send(view=view, allowed_mentions=allow_mentions(ping), nonce=nonce)
            return channel.id, sent.id
        except discord.HTTPException as error:
            if explain_unreachable(error) is None:
                raise
            log.info("Channel %s takes no reminders: %s", channel.id, error)
            return None

    async def _delete_message(self, channel_id: int | None, message_id: int | None) -> None:
        """Delete a message, unless it is gone or the bot cannot reach its channel."""
        if channel_id is None or message_id is None:
            return
        channel = self._client.get_partial_messageable(channel_id)
        try:
            await channel.get_partial_message(message_id).delete()
        except discord.HTTPException as error:
            if error.code != UNKNOWN_MESSAGE and explain_unreachable(error) is None:
                raise
            log.info("Channel %s: a reminder there could not be deleted: %s", channel_id, error)


def _is_wanted(session: TableSession, done: Reminder, number: int) -> bool:
    """Whether the reminder with that number must still be sent."""
    since = session.find_waiting_since(done.user_id)
    return (
        bool(number)
        and since is not None
        and done.sent == number
        and not (done.muted or done.stalled or done.snoozed_until)
    )
