"""Looks up the people at a table before the table is shown, or before bots play."""

from __future__ import annotations

from datetime import datetime

from storage import Away
from tables.attendance import Attendance
from tables.clocks import Clocks
from tables.people.lessons import Learner
from tables.people.users import People
from tables.session import TableSession


async def look_up_attendance(
    people: People, clocks: Clocks, session: TableSession, now: datetime
) -> Attendance:
    """Look up who is away at a locked table, whose clocks run, and what each player knows. Nobody
    is away at a table that has ended, and only players of a game in play can be new to it."""
    users = {seat.number: seat.user_id for seat in session.row.seats if seat.user_id}
    aways: dict[int, Away] = {}
    learners: dict[int, Learner] = {}
    for seat, user in users.items():
        if session.row.is_active and (away := await people.find_current_absence(user)):
            aways[seat] = away
        if session.table is not None and session.row.status == "playing":
            role = session.calls.roles_told.get(user)
            learners[seat] = Learner(await people.lessons_met(user), role)
    running = await clocks.list_running_clocks(session)
    return Attendance(now, tuple(running), aways, learners)
