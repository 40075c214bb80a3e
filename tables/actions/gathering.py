"""Changes to a table before its game begins: who may make them, and how they are saved."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from storage import Seat, TableRow
from tables.actions import refusals
from tables.errors import UserError
from tables.session import TableSession
from tables.sessions import TableSessions
from tables.words import Message


@dataclass(frozen=True, slots=True)
class Person:
    """A user who wants to change something at a gathering table. `manages`: whether they manage its
    channel."""

    user_id: int
    manages: bool


def require_gathering(session: TableSession) -> None:
    """Raise UserError if the game has begun, or the table has ended."""
    if session.row.status == "playing":
        raise UserError(Message("has-begun"))
    if session.row.status != "gathering":
        raise UserError(Message("has-ended"))


def check_can_change_table(row: TableRow, person: Person, wish: str) -> None:
    """Raise UserError if this person may not choose what the table plays with: only those who sit
    there, who opened it, or who manage its channel may. `wish`: what they cannot do, as in
    `refusals.make_not_sitting_error`."""
    if person.manages or person.user_id == row.opener_id:
        return
    if all(each.user_id != person.user_id for each in row.seats):
        raise refusals.make_not_sitting_error(row, wish)


def require_free_seat(session: TableSession) -> None:
    """Raise UserError if every seat is taken."""
    most = session.game.seats[-1]
    if len(session.row.seats) >= most:
        raise UserError(Message("table-full", game=session.game.title, most=most))


async def take_seat(sessions: TableSessions, session: TableSession, newcomer: Seat) -> None:
    """Add the newcomer in the next seat."""
    await save_new_seats(sessions, session, [*session.row.seats, newcomer])


async def save_new_seats(
    sessions: TableSessions, session: TableSession, seats: Sequence[Seat]
) -> None:
    """Save these as the table's seats, numbered in this order, and prepare the search for a strong
    bot."""
    if sessions.searcher is not None and any(each.strength == "strong" for each in seats):
        sessions.searcher.warm_up()
    await save_gathering_changes(
        sessions, session, seats=[replace(s, number=n) for n, s in enumerate(seats)]
    )


async def save_gathering_changes(
    sessions: TableSessions, session: TableSession, **changes: Any
) -> None:
    """Save `changes`, as `Store.save_gathering` takes them, with the posts that show them."""
    session.row = await sessions.store.save_gathering(
        session.id, session.row.edition, outbox=await sessions.make_posts(session), **changes
    )
