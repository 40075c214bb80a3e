"""Decides who may take over which seat of a game in play, so that nobody learns anything hidden.

A person who has held a seat knows what was hidden there, so they may not take another seat while
the game goes on, but they may have the same seat again. A seat that the others gave to a bot is
reserved for its former holder, unless the table votes for another person.
"""

from rules.engine.messages import Text
from tables.session import TableSession
from tables.sessions import TableSessions
from tables.wording import text
from tables.words import Message


async def explain_seat_obstacle(
    sessions: TableSessions,
    session: TableSession,
    number: int,
    user_id: int,
    *,
    name: str = "",
    voted: bool = False,
) -> Text | None:
    """Explain why the user may not take over that seat, in words for the user who asks. Return None
    if they may. `name`: what to call them if somebody else asks. `voted`: the table has voted for
    them."""
    kept = session.seating.reserved.get(number)
    if kept is not None and kept.user_id == user_id:
        return None
    if kept is not None and not voted:
        return Message("place-is-kept", player=text.format_plain(kept.name))
    held = await _list_held_seats(sessions, session, user_id)
    if number in held:
        return None
    if held and name:
        return Message("knows-other-hand", player=text.format_plain(name))
    if held:
        return Message("you-know-other-hand")
    if await sessions.store.has_erased_holder(session.id):
        return Message("unknown-who-saw")
    return None


async def is_uninvolved(sessions: TableSessions, session: TableSession, user_id: int) -> bool:
    """Whether the user has no part in the game, because they have never held a seat in it. A user
    who may manage the channel can decide about a seat alone only if this is true."""
    return session.find_seat(user_id) is None and not await _list_held_seats(
        sessions, session, user_id
    )


async def _list_held_seats(
    sessions: TableSessions, session: TableSession, user_id: int
) -> set[int]:
    """List the seats that the user has ever held in this game."""
    return {
        seat.number
        for seat in await sessions.store.list_all_holders(session.id)
        if seat.user_id == user_id
    }
