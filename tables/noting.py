"""Looks up facts about the people at a table before the table is shown, or before bots play."""

from __future__ import annotations

from storage import Away
from tables.people.lessons import Learner
from tables.people.users import People
from tables.session import TableSession


async def away_at(people: People, session: TableSession) -> dict[int, Away]:
    """Find, by seat, the present absence of each player who is away. Return {} if the table has
    ended."""
    users = {seat.number: seat.user_id for seat in session.row.seats if seat.user_id}
    if session.row.status in ("ended", "closed"):
        return {}
    found = {seat: await people.find_current_absence(user) for seat, user in users.items()}
    return {seat: away for seat, away in found.items() if away is not None}


async def learners_at(people: People, session: TableSession) -> dict[int, Learner]:
    """Find, by seat, what the players know already. Return {} if no game is in play."""
    if session.table is None or session.row.status != "playing":
        return {}
    return {
        seat.number: Learner(
            await people.lessons_met(seat.user_id), session.roles_told.get(seat.user_id)
        )
        for seat in session.row.seats
        if seat.user_id
    }
