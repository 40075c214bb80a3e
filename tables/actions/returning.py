"""Gives players who come back to a table their place again, at any button or move of theirs."""

from rules.engine import Entry, Event
from rules.engine.languages import speak
from storage import Actor, Seat, Upkeep
from tables import seat_vote
from tables.actions.bots import play_bots
from tables.actions.play import replace_holder
from tables.actions.presence import mark_user_back
from tables.committing import Change
from tables.errors import UserError
from tables.session import TableSession
from tables.sessions import TableSessions
from tables.wording import text
from tables.words import Message


async def give_place_back(sessions: TableSessions, table_id: int, user_id: int) -> str:
    """Give the user their place again: their seat, if a bot was put there; their questions, if they
    were absent; and end a vote about them. Return what to tell them, "" if nothing had to be done.
    Raises UserError."""
    async with sessions.lock_table(table_id) as session:
        return await give_place_back_in_session(sessions, session, user_id)


async def give_place_back_in_session(
    sessions: TableSessions, session: TableSession, user_id: int
) -> str:
    """Do what `give_place_back` does, at a table that is locked already."""
    if session.table is None or session.row.status != "playing":
        return ""
    seat = session.find_seat(user_id)
    if seat is None:
        return await _return_reserved_seat(sessions, session, user_id)
    if seat not in session.table.absent_seats and seat not in session.seating.votes:
        return ""
    return await _end_absence_and_vote(sessions, session, seat, user_id)


async def _return_reserved_seat(
    sessions: TableSessions, session: TableSession, user_id: int
) -> str:
    """Give the user their reserved seat again, and let the bots go on. Return "" if they have
    none."""
    reserved = next((r for r in session.seating.reserved.values() if r.user_id == user_id), None)
    if reserved is None:
        return ""
    was = session.row.seats[reserved.seat]
    words = Message("takes-seat-again", player=reserved.name)
    own = Seat(reserved.seat, user_id, reserved.name)
    session.calls.to_ping.discard(user_id)
    await replace_holder(sessions, session, was, own, words=words)
    sessions.alarm.note_due(sessions.store.now())
    # The table may have been at rest, so let the bots go on.
    await play_bots(sessions, session, session.awaited, user_id)
    return str(Message("seat-yours-again", bot=text.format_plain(was.name)))


async def _end_absence_and_vote(
    sessions: TableSessions, session: TableSession, seat: int, user_id: int
) -> str:
    """End the absence of the seat's holder and the vote about the seat. Return "" if there was
    neither."""
    table = session.running_game
    vote = session.seating.votes.get(seat)
    if vote is not None and seat_vote.parse_subject(vote).why == "handed":
        vote = None  # the holder has offered the seat, and may still want to leave
    absent = seat in table.absent_seats
    if not absent and vote is None:
        return ""
    events: list[Event] = []
    entries, posts = [], []
    if vote is not None:
        words = Message("vote-over-here", player=table.name_seat(seat))
        events.append(Event(words, kind="seat"))
        with speak(session.row.language):
            posts = seat_vote.make_closing_posts(vote, words)
    if absent:
        words = Message("is-back", player=table.name_seat(seat))
        with speak(session.row.language):
            events += [*table.return_seat(seat), Event(words, kind="away")]
        entries.append(Entry("back", seat))
    settled = [] if vote is None else [seat]
    upkeep = Upkeep(settled=settled, granted=[seat])
    change = Change(entries, events, Actor(user_id), upkeep=upkeep, posts=posts)
    await sessions.save_changes(session, change)
    sessions.alarm.note_due(sessions.store.now())  # publish the card soon
    return str(Message("table-waits-again"))


async def end_own_absence(sessions: TableSessions, table_id: int | None, user_id: int) -> str:
    """End the user's absence, because they say that they are back. Return what to tell them. Raises
    UserError if they were neither away nor absent."""
    everywhere = await sessions.people.find_current_absence(user_id) is not None
    if everywhere:
        await mark_user_back(sessions, user_id)
    here = await give_place_back(sessions, table_id, user_id) if table_id is not None else ""
    if here:
        return here
    if everywhere:
        waits = await _count_waiting_tables(sessions, user_id)
        return str(Message("welcome-back", waits=waits))
    if table_id is not None:
        async with sessions.lock_table(table_id) as session:
            if session.find_seat(user_id) is None:
                raise UserError(Message("no-seat-not-away"))
    raise UserError(Message("not-away"))


async def _count_waiting_tables(sessions: TableSessions, user_id: int) -> int:
    """Count the tables that wait for the user: no card has pinged them while they were away."""
    own = {
        (row.id, seat.number)
        for row in await sessions.store.list_user_tables(user_id)
        for seat in row.seats
        if seat.user_id == user_id
    }
    waits = await sessions.store.list_waits([table for table, _ in own])
    return len({wait.table_id for wait in waits if (wait.table_id, wait.seat) in own})
