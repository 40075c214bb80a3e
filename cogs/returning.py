"""Whoever comes back to a table, by any button or move, has their place again at once."""

from __future__ import annotations

import contextlib
import logging

from cogs.doors import BEFORE, Pressed
from cogs.keeper import Interaction
from cogs.user_errors import Mistake
from rules.engine import Entry, Event
from storage import Seat, Upkeep

from . import text
from .absence import returned
from .desk import Desk
from .moves import Here, change_hands, follow

log = logging.getLogger(__name__)

ELSEWHERE = frozenset({"motion", "board", "erase", "mine", "takeover", "quit", "close", "rematch"})
"""Doors that say for themselves what they do, or through which anybody may look."""


async def welcome(desk: Desk, table_id: int, user_id: int) -> str:
    """The user is here: their seat is theirs again where a bot was put into it, their questions
    wait for them again where they had gone quiet, and no vote about them goes on. Returns what to
    tell them; "" where nothing was amiss. Raises Mistake."""
    async with desk.at(table_id) as live:
        if live.table is None or live.row.status != "playing":
            return ""
        seat = live.seat_of(user_id)
        if seat is None:
            kept = next((each for each in live.kept.values() if each.user_id == user_id), None)
            if kept is None:
                return ""
            was = live.row.seats[kept.seat]
            words = f"{kept.name} is back and takes the seat again."
            own = Seat(kept.seat, user_id, kept.name)
            live.owed.discard(user_id)
            await change_hands(desk, live, was, own, words=words)
            desk.expect(desk.store.now())
            # While nobody sat there, nothing was played.
            await follow(desk, live, live.waiting(), user_id)
            return f"Welcome back: the seat is yours again. {text.plain(was.name)} gets up."
        here = Here.again(live, seat)
        absent = seat in live.table.absent
        if not absent and not here.settled:
            return ""
        waited = live.waiting()
        events: list[Event] = list(here.events)
        entries = []
        if absent:
            words = f"{live.table.name(seat)} is back."
            events += [*live.table.back(seat), Event(words, kind="away")]
            entries.append(Entry("back", seat))
        live.owed.discard(user_id)
        await desk.write(
            live,
            entries,
            events,
            waited=waited,
            looked=user_id,
            upkeep=Upkeep(settled=here.settled, granted=[seat]),
            also=here.posts,
        )
        desk.expect(desk.store.now())  # the card is to be shown
        return "Welcome back. The table waits for you again."


async def back(desk: Desk, table_id: int | None, user_id: int) -> str:
    """The user says that they are back. Returns what to tell them. Raises Mistake where they were
    not away in any way."""
    everywhere = await desk.people.away(user_id) is not None
    if everywhere:
        await returned(desk, user_id)
    here = await welcome(desk, table_id, user_id) if table_id is not None else ""
    if here:
        return here
    if everywhere:
        waits = await _waiting(desk, user_id)
        tables = "1 table waits" if waits == 1 else f"{waits} tables wait"
        found = f" {tables} for you: `/mine`." if waits else ""
        return f"Welcome back. Your clocks run again.{found}"
    raise Mistake("You are not away: nothing has been done in your place.")


async def _waiting(desk: Desk, user_id: int) -> int:
    """How many tables wait for the user: while they were away, no card has called them."""
    own = {
        (row.id, seat.number)
        for row in await desk.store.tables_of(user_id)
        for seat in row.seats
        if seat.user_id == user_id
    }
    waits = await desk.store.waits([table for table, _ in own])
    return len({wait.table_id for wait in waits if (wait.table_id, wait.seat) in own})


async def _before(interaction: Interaction, pressed: Pressed, name: str) -> None:
    if not pressed.table or name in ELSEWHERE:
        return
    with contextlib.suppress(Mistake):  # the door itself says what is wrong
        await welcome(interaction.client.desk, pressed.table, interaction.user.id)
        interaction.extras["welcomed"] = True


BEFORE.append(_before)
