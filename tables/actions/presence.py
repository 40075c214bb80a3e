"""Marks users as away or back, and tells their tables about it."""

import logging
from collections.abc import Callable
from datetime import datetime

from rules.engine import Entry, Event
from rules.engine.languages import speak
from storage import Away, TableRow
from tables.actions.gathering import save_gathering_changes
from tables.committing import Change
from tables.errors import UserError
from tables.session import TableSession
from tables.sessions import TableSessions
from tables.time import timezones
from tables.words import Message

log = logging.getLogger(__name__)


async def mark_user_away(
    sessions: TableSessions, user_id: int, until: datetime | None, zone: str | None = None
) -> list[int]:
    """Save that the user is away until then (None: until they say that they are back), and tell
    their tables, with the time in the given zone. Return the ids of those tables."""
    await sessions.people.save_absence(user_id, until)
    return await _announce_at_tables(sessions, user_id, _prepare_absence_message(until, zone))


async def mark_user_back(
    sessions: TableSessions, user_id: int, but: int | None = None
) -> list[int]:
    """Mark the user as back, because they have done something, and tell their tables if they were
    away. `but`: the table where they act, which shows that by itself; only its clocks are updated.
    The caller must hold no table's lock. Return the ids of the tables told."""
    if await sessions.people.find_current_absence(user_id) is None:
        return []
    await sessions.people.end_absence(user_id)
    told = await _announce_at_tables(
        sessions, user_id, lambda name: Message("is-back", player=name), but
    )
    sessions.alarm.note_due(sessions.store.now())  # publish their cards soon
    return told


def _prepare_absence_message(until: datetime | None, zone: str | None) -> Callable[[str], Message]:
    """Return a function that makes the message that a player is away."""
    if until is None:
        return lambda name: Message("is-away", player=name)
    moment = format_moment(until, zone)
    return lambda name: Message("is-away-until", player=name, until=moment)


def format_moment(at: datetime, zone: str | None) -> Message:
    """Write a time by the calendar of a zone. The text goes into the log, so it must make sense
    whenever somebody reads it."""
    there = at.astimezone(timezones.find_zone_or_utc(zone))
    clock = "none" if (there.hour, there.minute) == (0, 0) else f"{there:%H:%M}"
    day = {"weekday": there.isoweekday(), "day": there.day, "month": there.month}
    return Message("moment", clock=clock, **day)


async def _announce_at_tables(
    sessions: TableSessions, user_id: int, say: Callable[[str], Message], but: int | None = None
) -> list[int]:
    """Announce at each of the user's tables that they are away or back. Return the ids of those
    tables. `but`: a table where only the clocks are updated."""
    told = []
    for row in await sessions.store.list_user_tables(user_id):
        here = say if row.id != but else None
        try:
            if await announce_at_table(sessions, row, user_id, here):
                told.append(row.id)
        except UserError as refusal:  # for example, its game is not installed any more
            log.info("Table %s could not be told who is away: %s", row.id, refusal)
    return told


async def announce_at_table(
    sessions: TableSessions, row: TableRow, user_id: int, say: Callable[[str], Message] | None
) -> bool:
    """Log at one table what `say` makes of the user's name, update its clocks, and end the user's
    absence in its game. `say` None: log nothing. Return whether the user sits there."""
    async with sessions.lock_table(row.id) as session:
        seat = next((seat for seat in session.row.seats if seat.user_id == user_id), None)
        if seat is None:
            return False
        if session.row.status == "gathering":
            await save_gathering_changes(sessions, session)
        elif session.row.status == "playing":
            events = [Event(say(seat.name), kind="away")] if say else []
            entries = []
            # A user who says that they are away was here.
            if seat.number in session.running_game.absent_seats:
                with speak(session.row.language):
                    events += session.running_game.return_seat(seat.number)
                entries.append(Entry("back", seat.number))
            # Nobody is pinged because the table waits for this user again.
            waited = session.find_users(session.running_game.waiting_seats)
            change = Change(entries, events, waited=waited, acted=user_id)
            await sessions.save_changes(session, change)
        return True


class AbsenceEnds:
    """A watch that updates the card when a user's absence ends."""

    def __init__(self, sessions: TableSessions) -> None:
        self._sessions = sessions

    async def find_due(self, session: TableSession) -> datetime | None:
        """Find when the next absence of a player at the table ends. Return None if no end is
        known."""
        ends = [away.until for away in await self._list_unshown_absences(session) if away.until]
        return min(ends, default=None)

    async def run_due(self, table_id: int) -> None:
        """Update the card if an absence has ended; nothing is added to the log."""
        now = self._sessions.store.now()
        async with self._sessions.lock_table(table_id) as session:
            if any(
                away.until is not None and away.until <= now
                for away in await self._list_unshown_absences(session)
            ):
                await self._sessions.save_changes(session, Change())

    async def _list_unshown_absences(self, session: TableSession) -> list[Away]:
        """List the absences whose end the card does not show yet."""
        seen = session.row.changed_at
        return [
            away
            for user in session.row.seated_users
            for away in await self._sessions.people.list_absences(user)
            if away.until is None or away.until > seen
        ]
