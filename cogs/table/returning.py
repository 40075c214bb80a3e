"""Whoever comes back to a table, by any button or move, has their place again at once."""

from __future__ import annotations

import contextlib
import logging

from cogs.client import Interaction
from cogs.ui.doors import BEFORE, Pressed
from rules.engine import Entry, Event
from storage import Seat, Upkeep
from tables import text
from tables.errors import UserError
from tables.play import VoteEnded, change_hands, follow
from tables.presence import returned
from tables.sessions import TableSessions

log = logging.getLogger(__name__)

ELSEWHERE = frozenset({"motion", "board", "erase", "mine", "takeover", "quit", "close", "rematch"})
"""Doors that say for themselves what they do, or through which anybody may look."""


async def welcome(sessions: TableSessions, table_id: int, user_id: int) -> str:
    """The user is here: their seat is theirs again where a bot was put into it, their questions
    wait for them again where they had gone quiet, and no vote about them goes on. Returns what to
    tell them; "" where nothing was amiss. Raises Mistake."""
    async with sessions.at(table_id) as session:
        if session.table is None or session.row.status != "playing":
            return ""
        seat = session.seat_of(user_id)
        if seat is None:
            kept = next(
                (each for each in session.reserved.values() if each.user_id == user_id), None
            )
            if kept is None:
                return ""
            was = session.row.seats[kept.seat]
            words = f"{kept.name} is back and takes the seat again."
            own = Seat(kept.seat, user_id, kept.name)
            session.to_ping.discard(user_id)
            await change_hands(sessions, session, was, own, words=words)
            sessions.expect(sessions.store.now())
            # While nobody sat there, nothing was played.
            await follow(sessions, session, session.waiting(), user_id)
            return f"Welcome back: the seat is yours again. {text.plain(was.name)} gets up."
        here = VoteEnded.by_holder(session, seat)
        absent = seat in session.table.absent
        if not absent and not here.settled:
            return ""
        waited = session.waiting()
        events: list[Event] = list(here.events)
        entries = []
        if absent:
            words = f"{session.table.name(seat)} is back."
            events += [*session.table.back(seat), Event(words, kind="away")]
            entries.append(Entry("back", seat))
        session.to_ping.discard(user_id)
        await sessions.write(
            session,
            entries,
            events,
            waited=waited,
            looked=user_id,
            upkeep=Upkeep(settled=here.settled, granted=[seat]),
            also=here.posts,
        )
        sessions.expect(sessions.store.now())  # the card is to be shown
        return "Welcome back. The table waits for you again."


async def back(sessions: TableSessions, table_id: int | None, user_id: int) -> str:
    """The user says that they are back. Returns what to tell them. Raises Mistake where they were
    not away in any way."""
    everywhere = await sessions.people.away(user_id) is not None
    if everywhere:
        await returned(sessions, user_id)
    here = await welcome(sessions, table_id, user_id) if table_id is not None else ""
    if here:
        return here
    if everywhere:
        waits = await _waiting(sessions, user_id)
        tables = "1 table waits" if waits == 1 else f"{waits} tables wait"
        found = f" {tables} for you: `/mine`." if waits else ""
        return f"Welcome back. Your clocks run again.{found}"
    raise UserError("You are not away: nothing has been done in your place.")


async def _waiting(sessions: TableSessions, user_id: int) -> int:
    """How many tables wait for the user: while they were away, no card has called them."""
    own = {
        (row.id, seat.number)
        for row in await sessions.store.tables_of(user_id)
        for seat in row.seats
        if seat.user_id == user_id
    }
    waits = await sessions.store.waits([table for table, _ in own])
    return len({wait.table_id for wait in waits if (wait.table_id, wait.seat) in own})


async def _before(interaction: Interaction, pressed: Pressed, name: str) -> None:
    if not pressed.table or name in ELSEWHERE:
        return
    with contextlib.suppress(UserError):  # the door itself says what is wrong
        await welcome(interaction.client.sessions, pressed.table, interaction.user.id)
        interaction.extras["welcomed"] = True


BEFORE.append(_before)
