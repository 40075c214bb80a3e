"""When reminders are due at tables, and how people put them off or mute them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from functools import lru_cache

import discord

from cogs.time import departures
from rules.engine import GAMES
from storage import Post, Reminder, Store, TableRow
from tables.errors import UserError
from tables.people.preferences import Applying
from tables.session import STALL_POST, TableSession, remind_post
from tables.sessions import TableSessions
from tables.time.reminders import Pace, Step, next_step

UNKNOWN_WHEN = timedelta(days=1)
"""How soon it is checked again whether somebody is back who gave no date."""


@lru_cache(maxsize=5000)
def paced(found: Applying) -> Pace:
    """The reminder schedule that these settings make. For somebody who wants no reminders, at a
    table that has them, the table's own settings decide when the others are told that it has
    stalled."""
    said = {name: each.value for name, each in found.said.items()}
    after = said["after"] or found.table_after
    return Pace(
        timedelta(hours=after) if after else None,
        timedelta(hours=said["every"]),
        said["times"],
        found.night,
        silent=not said["after"],
        tells=bool(found.table_after),
    )


class Reminders:
    """The watch that decides who is reminded when; `ReminderMessages` sends what it writes."""

    def __init__(self, client: discord.Client, store: Store, sessions: TableSessions) -> None:
        self._client = client
        self._store = store
        self._sessions = sessions

    # -- what is due -----------------------------------------------------------------------------

    async def due(self, session: TableSession) -> datetime | None:
        """When somebody at the table is to be reminded next, or the table told that it has
        stalled."""
        steps = [await self.step(session, user) for user in session.waiting() | session.offered]
        return min((step.at for step in steps if step is not None), default=None)

    async def step(self, session: TableSession, user_id: int) -> Step | None:
        """The next reminder or stall of the user's turn; None: there will be none unless something
        changes."""
        since = session.since_of(user_id)
        if since is None or session.seat_of(user_id) in session.playing.absent:
            return None
        done = session.reminders.get(user_id, Reminder(user_id))
        people = self._sessions.people
        pace = paced(await people.wishes(user_id, session.settings, session.row.guild_id))
        if user_id in session.offered:  # the table itself does not wait, so it cannot stall
            if done.sent and not done.snoozed_until:
                return None
            pace = replace(pace, tells=False)
        away = await people.away(user_id)
        if away is not None and away.until is None:
            return None
        return next_step(since, pace, done, None if away is None else away.until)

    async def run_due(self, table_id: int) -> None:
        """Record who is reminded now, with the posts that remind them. Where somebody has left the
        server, the table is told at once that it has stalled."""
        gone = await self._departed(table_id)
        async with self._sessions.at(table_id) as session:
            now = self._store.now()
            changed: list[Reminder] = []
            posts: list[Post] = []
            for user in sorted(session.waiting() | session.offered):
                step = await self.step(session, user)
                if step is None or step.at > now:
                    continue
                done = session.reminders.get(user, Reminder(user))
                if step.does == "remind" and user not in gone:
                    sent = done.sent + 1
                    changed.append(replace(done, sent=sent, sent_at=now, snoozed_until=None))
                    posts.append(remind_post(user, sent))
                else:
                    changed.append(replace(done, stalled=True))
                    # In the same channel, the message to everybody replaces their last reminder.
                    if done.channel_id == session.row.channel_id:
                        posts.append(remind_post(user))
            if any(each.stalled for each in changed):
                posts.append(replace(STALL_POST, body={"fresh": True}))
            await self._note(session, changed, posts)

    async def _departed(self, table_id: int) -> set[int]:
        """Those who have left the server, of the people to be reminded now. Discord is asked after
        the table's lock is released."""
        now, users = self._store.now(), set()
        async with self._sessions.at(table_id) as session:
            for user in session.waiting() | session.offered:
                step = await self.step(session, user)
                if step is not None and step.at <= now and step.does == "remind":
                    users.add(user)
            guild_id = session.row.guild_id
        return {user for user in users if await departures.left(self._client, guild_id, user)}

    async def _note(
        self, session: TableSession, changed: Sequence[Reminder], posts: Sequence[Post]
    ) -> None:
        if changed:
            await self._store.remind(session.row, changed, posts)
            for each in changed:
                session.keep(each)

    # -- what applies ----------------------------------------------------------------------------

    async def free(self, session: TableSession, user_id: int) -> datetime:
        """From when on the user may be disturbed: now, or when their quiet hours or their absence
        end."""
        night = await self._sessions.clocks.night(session, user_id)
        now = self._store.now()
        away = await self._sessions.people.away(user_id)
        back = now if away is None else away.until or now + UNKNOWN_WHEN
        return night.ends(back)

    async def changed_for(self, user_id: int) -> None:
        """The user has changed their reminder settings: reschedule their tables."""
        for row in await self._store.tables_of(user_id):
            if self._sessions.errands is not None and not self._store.shards.has(row.guild_id):
                await self._sessions.errands.ask(row, "reschedule", user=user_id)
            else:
                await self._reschedule([row])

    async def changed_in(self, guild_id: int) -> None:
        """The server's reminder settings have changed: reschedule its tables."""
        await self._reschedule(await self._store.tables_in(guild_id))

    async def _reschedule(self, tables: Sequence[TableRow]) -> None:
        for row in tables:
            if row.status == "playing" and row.game in GAMES:
                await self._sessions.reschedule(row.id)

    # -- putting off and muting ------------------------------------------------------------------

    async def put_off(self, table_id: int, user_id: int, wait: timedelta) -> datetime | None:
        """Put the user's reminder off; the one that is put off does not count. Returns when the
        next one comes; None: they want no reminders. Raises UserError where the table does not wait
        for them."""
        async with self._sessions.at(table_id) as session:
            done = _reminded(session, user_id)
            later = replace(
                done,
                # Choosing another time puts the same reminder off, so it is uncounted only once.
                sent=done.sent if done.snoozed_until else max(done.sent - 1, 0),
                snoozed_until=self._store.now() + wait,
                muted=False,
                stalled=False,
            )
            posts = [remind_post(user_id), *([STALL_POST] if done.stalled else [])]
            await self._note(session, [later], posts)
            step = await self.step(session, user_id)
        await self._sessions.reschedule(table_id)
        return step.at if step is not None and step.does == "remind" else None

    async def mute(self, table_id: int, user_id: int) -> None:
        """No more reminders of this turn. Raises UserError where the table does not wait for
        them."""
        async with self._sessions.at(table_id) as session:
            done = _reminded(session, user_id)
            muted = replace(done, muted=True, snoozed_until=None)
            await self._note(session, [muted], [remind_post(user_id)])
        await self._sessions.reschedule(table_id)


def _reminded(session: TableSession, user_id: int) -> Reminder:
    if session.since_of(user_id) is None:
        raise UserError(
            "The table does not wait for you just now, so there is nothing to be reminded of."
        )
    return session.reminders.get(user_id, Reminder(user_id))
