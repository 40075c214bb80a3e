"""Sends reminders: one message for each table and person, and none that is out of date.

Reminders wait in storage's outbox, written together with the count of those sent. Before one is
sent it is checked again whether the table still waits for the person, and whether they may be
disturbed.
"""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import TypeAlias

import discord
from discord.ui import LayoutView

from cogs.outbox.publisher import OutboxPublisher
from cogs.time import reminder_words
from cogs.time.reminders import Reminders
from cogs.ui.mentions import NOBODY, only
from cogs.ui.refusals import PASSING, UNKNOWN_MESSAGE, closed, given_up, unreachable
from storage import OutboxRow, Reminder, Store, TableRow
from tables.session import TableSession
from tables.sessions import TableSessions
from tables.snapshot import Snapshot, take_snapshot

log = logging.getLogger(__name__)

Place: TypeAlias = tuple[int, int]
"""A message's channel, and its id there."""


class ReminderMessages:
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
        publisher.register("reminder", publisher.retried(self.remind))
        publisher.register("stalled", publisher.retried(self.tell_stall))

    async def take_away(self, user_id: int) -> None:
        """Delete all of the user's reminders. One that Discord does not let us delete stays."""
        for each in await self._store.reminders_of(user_id):
            try:
                await self._delete(each.channel_id, each.message_id)
            except PASSING as error:
                log.info("A reminder in channel %s was not deleted: %s", each.channel_id, error)

    # -- to a person -----------------------------------------------------------------------------

    async def remind(self, post: OutboxRow) -> None:
        """Send a reminder, if it still applies, and delete the one before it."""
        user = int(post.body["user"])
        async with self._sessions.glance(post.table_id) as session:
            done = session.reminders.get(user, Reminder(user))
            wanted = _wanted(session, done, int(post.body["sent"]))
            free = await self._reminders.free(session, user) if wanted else None
            if free is not None and free > self._store.now():
                await self._publisher.put_off(post, free)
                return
            snapshot = await self._snapshot(session, user)
            since = session.since_of(user)
            people = self._sessions.people
            by = (await people.wishes(user, session.settings, session.row.guild_id)).by
        await self._delete(done.channel_id, done.message_id)
        sent = None
        if wanted and since is not None:
            player = await self._sessions.people.player(user)
            nonce = f"r{post.id}"  # if a crash makes us send it twice, it arrives once
            no_channel = snapshot.row.channel_lost  # direct messages are the only way then
            if (by == "dm" or no_channel) and not player.dms_closed:
                view = reminder_words.to_person(snapshot, user, since)
                sent = await self._write_to(post, user, view)
            if sent is None and not no_channel:
                channel = self._channel(snapshot.row)
                view = reminder_words.in_channel(snapshot, user, since)
                sent = await self._send(channel, view, [user], nonce)
        async with self._sessions.glance(post.table_id) as session:
            now = session.reminders.get(user, Reminder(user))
            if session.since_of(user) is None:
                now = Reminder(user)
            stands = replace(
                now,
                channel_id=sent[0] if sent else None,
                message_id=sent[1] if sent else None,
            )
            await self._store.reminded(post, stands)
            session.keep(stands)

    async def _write_to(self, post: OutboxRow, user: int, view: LayoutView) -> Place | None:
        """Send it by direct message. None where the user takes none, which is remembered, or where
        Discord has refused it too often."""
        try:
            return await self._publisher.direct.send(user, view, f"r{post.id}")
        except discord.HTTPException as error:
            if not given_up(error, post.tries):
                raise
            if not closed(error):
                return None
        await self._publisher.direct.refused(user, reminder_words.DMS_SHUT)
        return None

    # -- to a table ------------------------------------------------------------------------------

    async def tell_stall(self, post: OutboxRow) -> None:
        """Post for whom the table has stalled; or delete that message, where nobody stalls it any
        more."""
        async with self._sessions.glance(post.table_id) as session:
            stalled = {
                seat.number: since
                for seat in session.row.seats
                if (user := seat.user_id) is not None
                and (since := session.since_of(user)) is not None
                and session.reminders.get(user, Reminder(user)).stalled
            }
            snapshot = await self._snapshot(session)
        standing = await self._store.stall_message(post.table_id)
        if snapshot.row.channel_lost:  # its channel is gone, and the message in it too
            stalled, standing = {}, None
        channel = self._channel(snapshot.row)
        view = reminder_words.stall(snapshot, stalled) if stalled else None
        message_id = None
        if view is None or post.body["fresh"] or standing is None:
            await self._delete(channel.id, standing)
            if view is not None:
                sent = await self._send(channel, view, [], f"s{post.id}")
                message_id = sent[1] if sent else None
        else:
            message_id = standing
            try:
                message = channel.get_partial_message(standing)
                await message.edit(view=view, allowed_mentions=NOBODY)
            except discord.HTTPException as error:
                if error.code != UNKNOWN_MESSAGE and unreachable(error) is None:
                    raise
        await self._store.told_of_stall(post, message_id)

    # -- posting and deleting --------------------------------------------------------------------

    async def _snapshot(self, session: TableSession, user_id: int | None = None) -> Snapshot:
        """A snapshot of the table as the user may see it, with a link to its present card."""
        row = await self._store.table(session.id)
        seat = session.seat_of(user_id) if user_id is not None else None
        return take_snapshot(session, replace(session.row, card=row.card if row else None), seat)

    def _channel(self, row: TableRow) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(row.channel_id, guild_id=row.guild_id)

    async def _send(
        self,
        channel: discord.PartialMessageable,
        view: LayoutView,
        ping: list[int],
        nonce: str,
    ) -> Place | None:
        """Post a message. None where the bot may not post in the channel; people learn of that from
        the failure of the table's card."""
        try:
            sent = await channel.send(view=view, allowed_mentions=only(ping), nonce=nonce)
            return channel.id, sent.id
        except discord.HTTPException as error:
            if unreachable(error) is None:
                raise
            log.info("Channel %s takes no reminders: %s", channel.id, error)
            return None

    async def _delete(self, channel_id: int | None, message_id: int | None) -> None:
        """Delete a message, unless it is gone or the bot cannot reach its channel."""
        if channel_id is None or message_id is None:
            return
        channel = self._client.get_partial_messageable(channel_id)
        try:
            await channel.get_partial_message(message_id).delete()
        except discord.HTTPException as error:
            if error.code != UNKNOWN_MESSAGE and unreachable(error) is None:
                raise
            log.info("Channel %s: a reminder there could not be deleted: %s", channel_id, error)


def _wanted(session: TableSession, done: Reminder, number: int) -> bool:
    """Whether the reminder with that number is still to be sent."""
    since = session.since_of(done.user_id)
    return (
        bool(number)
        and since is not None
        and done.sent == number
        and not (done.muted or done.stalled or done.snoozed_until)
    )
