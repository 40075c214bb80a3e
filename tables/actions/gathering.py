"""A table before its game begins: what may be changed there, by whom, and how that is written."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from storage import Seat, TableRow
from tables.actions import refusals
from tables.errors import UserError
from tables.session import TableSession
from tables.sessions import TableSessions


@dataclass(frozen=True, slots=True)
class Person:
    """Who wants to change something at a gathering table. `manages`: whether they manage its
    channel."""

    user_id: int
    manages: bool


def still_gathering(session: TableSession) -> None:
    """Raises UserError where the game has begun, or the table has ended."""
    if session.row.status == "playing":
        raise UserError("The game has begun.")
    if session.row.status != "gathering":
        raise UserError("This table has ended. `/game open` begins another.")


def may_change(row: TableRow, person: Person, so: str) -> None:
    """Those who sit at the table, who opened it, and who manage its channel choose what it plays
    with. Raises UserError for others; `so`: what they cannot do, as `refusals.not_sitting` has
    it."""
    if person.manages or person.user_id == row.opener_id:
        return
    if all(each.user_id != person.user_id for each in row.seats):
        raise refusals.not_sitting(row, so)


def has_room(session: TableSession) -> None:
    """Raises UserError where every seat is taken."""
    most = session.game.seats[-1]
    if len(session.row.seats) >= most:
        raise UserError(f"The table is full: {session.game.title} seats {most}.")


async def take_seat(sessions: TableSessions, session: TableSession, newcomer: Seat) -> None:
    """Somebody takes the next seat."""
    await change_seats(sessions, session, [*session.row.seats, newcomer])


async def change_seats(
    sessions: TableSessions, session: TableSession, seats: Sequence[Seat]
) -> None:
    """From now on these sit at the table, in this order."""
    if sessions.searcher is not None and any(each.strength == "strong" for each in seats):
        sessions.searcher.warm_up()
    await save_gathering_changes(
        sessions, session, seats=[replace(s, number=n) for n, s in enumerate(seats)]
    )


async def save_gathering_changes(
    sessions: TableSessions, session: TableSession, **changes: Any
) -> None:
    """Write `changes`, as `Store.gather` takes them, with what is to be shown of them."""
    session.row = await sessions.store.save_gathering(
        session.id, session.row.edition, outbox=await sessions.make_posts(session), **changes
    )
