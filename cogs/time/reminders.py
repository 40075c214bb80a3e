"""Decides when reminders are due at tables, and lets people put them off or mute them."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from functools import lru_cache

from cogs.shards.bot import ShardedBot
from cogs.time import departures
from cogs.words import Message
from rules.engine import GAMES
from storage import Post, Reminder, Store, TableRow
from tables.errors import UserError
from tables.people.preferences import EffectiveSettings
from tables.reminded import STALL_POST, make_reminder_post
from tables.session import TableSession
from tables.sessions import TableSessions
from tables.time.reminders import ReminderPace, Step, find_next_step

UNKNOWN_WHEN = timedelta(days=1)
"""How soon to check again whether an absent user who gave no date is back."""


@lru_cache(maxsize=5000)
def make_reminder_pace(found: EffectiveSettings) -> ReminderPace:
    """Make the reminder schedule from these settings. If the user wants no reminders but the table
    has them, the table's own settings decide when the others are told that it has stalled."""
    said = {name: each.value for name, each in found.said.items()}
    after = said["after"] or found.table_after
    return ReminderPace(
        timedelta(hours=after) if after else None,
        timedelta(hours=said["every"]),
        said["times"],
        found.night,
        silent=not said["after"],
        tells=bool(found.table_after),
    )


class Reminders:
    """The watch that decides whom to remind when; `ReminderMessages` sends the posts it writes."""

    def __init__(self, client: ShardedBot, store: Store, sessions: TableSessions) -> None:
        self._client = client
        self._store = store
        self._sessions = sessions

    # -- what is due -----------------------------------------------------------------------------

    async def find_due(self, session: TableSession) -> datetime | None:
        """Find when to remind somebody at the table next, or to tell the table that it has stalled.
        Return None if neither is due."""
        asked = session.awaited | session.offered
        steps = [await self.find_next_step(session, user) for user in asked]
        return min((step.at for step in steps if step is not None), default=None)

    async def find_next_step(self, session: TableSession, user_id: int) -> Step | None:
        """Find the next reminder or stall of the user's turn. Return None if there will be none
        unless something changes."""
        since, absent = session.find_waiting_since(user_id), session.running_game.absent_seats
        if since is None or (absent and session.find_seat(user_id) in absent):
            return None
        done = session.reminders.get(user_id, Reminder(user_id))
        people = self._sessions.people
        pace = make_reminder_pace(
            await people.find_reminder_settings(user_id, session.settings, session.row.guild_id)
        )
        if user_id in session.offered:  # the table itself does not wait, so it cannot stall
            if done.sent and not done.snoozed_until:
                return None
            pace = replace(pace, tells=False)
        away = await people.find_current_absence(user_id)
        if away is not None and away.until is None:
            return None
        return find_next_step(since, pace, done, None if away is None else away.until)

    async def run_due(self, table_id: int) -> None:
        """Record whom to remind now, with the posts that remind them. If somebody has left the
        server, tell the table at once that it has stalled."""
        gone = await self._find_departed_users(table_id)
        async with self._sessions.lock_table(table_id) as session:
            now = self._store.now()
            changed: list[Reminder] = []
            posts: list[Post] = []
            for user in sorted(session.awaited | session.offered):
                step = await self.find_next_step(session, user)
                if step is None or step.at > now:
                    continue
                done = session.reminders.get(user, Reminder(user))
                if step.does == "remind" and user not in gone:
                    sent = done.sent + 1
                    changed.append(replace(done, sent=sent, sent_at=now, snoozed_until=None))
                    posts.append(make_reminder_post(user, sent))
                else:
                    changed.append(replace(done, stalled=True))
                    # In the same channel, the message to everybody replaces their last reminder.
                    if done.channel_id == session.row.channel_id:
                        posts.append(make_reminder_post(user))
            if any(each.stalled for each in changed):
                posts.append(replace(STALL_POST, body={"fresh": True}))
            await self._save_reminders(session, changed, posts)

    async def _find_departed_users(self, table_id: int) -> set[int]:
        """Find the users due for a reminder now who have left the server. Ask Discord only after
        releasing the table's lock."""
        now, users = self._store.now(), set()
        async with self._sessions.lock_table(table_id) as session:
            for user in session.awaited | session.offered:
                step = await self.find_next_step(session, user)
                if step is not None and step.at <= now and step.does == "remind":
                    users.add(user)
            guild_id = session.row.guild_id
        return {
            user for user in users if await departures.has_left_server(self._client, guild_id, user)
        }

    async def _save_reminders(
        self, session: TableSession, changed: Sequence[Reminder], posts: Sequence[Post]
    ) -> None:
        """Save the changed reminders with their posts, and replace them in the session."""
        if changed:
            await self._store.queue_reminders(session.row, changed, posts)
            for each in changed:
                session.reminders.update_reminders([each])

    # -- what applies ----------------------------------------------------------------------------

    async def find_quiet_end(self, session: TableSession, user_id: int) -> datetime:
        """Find when the user may next be disturbed: now, or after their quiet hours or absence."""
        night = await self._sessions.clocks.find_night(session, user_id)
        now = self._store.now()
        away = await self._sessions.people.find_current_absence(user_id)
        back = now if away is None else away.until or now + UNKNOWN_WHEN
        return night.move_after_quiet(back)

    async def reschedule_for_user(self, user_id: int) -> None:
        """Reschedule the user's tables after a change of their reminder settings."""
        await self._reschedule_tables(await self._store.list_user_tables(user_id))

    async def reschedule_for_server(self, guild_id: int) -> None:
        """Reschedule the server's tables after a change of its reminder settings."""
        await self._reschedule_tables(await self._store.list_active_tables(guild_id))

    async def _reschedule_tables(self, tables: Sequence[TableRow]) -> None:
        for row in tables:
            if row.status == "playing" and row.game in GAMES:
                await self._sessions.reschedule_table(row.id)

    # -- putting off and muting ------------------------------------------------------------------

    async def postpone_reminder(
        self, table_id: int, user_id: int, wait: timedelta
    ) -> datetime | None:
        """Put the user's reminder off, and do not count it. Returns when the next one comes, or
        None if they want no reminders. Raises UserError if the table does not wait for them."""
        async with self._sessions.lock_table(table_id) as session:
            done = _find_reminder(session, user_id)
            later = replace(
                done,
                # Another time puts the same reminder off, so take it off the count only once.
                sent=done.sent if done.snoozed_until else max(done.sent - 1, 0),
                snoozed_until=self._store.now() + wait,
                muted=False,
                stalled=False,
            )
            posts = [make_reminder_post(user_id), *([STALL_POST] if done.stalled else [])]
            await self._save_reminders(session, [later], posts)
            step = await self.find_next_step(session, user_id)
        await self._sessions.reschedule_table(table_id)
        return step.at if step is not None and step.does == "remind" else None

    async def mute_turn(self, table_id: int, user_id: int) -> None:
        """Send the user no more reminders of this turn. Raises UserError if the table does not wait
        for them."""
        async with self._sessions.lock_table(table_id) as session:
            done = _find_reminder(session, user_id)
            muted = replace(done, muted=True, snoozed_until=None)
            await self._save_reminders(session, [muted], [make_reminder_post(user_id)])
        await self._sessions.reschedule_table(table_id)


def _find_reminder(session: TableSession, user_id: int) -> Reminder:
    if session.find_waiting_since(user_id) is None:
        raise UserError(Message("nothing-to-remind"))
    return session.reminders.get(user_id, Reminder(user_id))
