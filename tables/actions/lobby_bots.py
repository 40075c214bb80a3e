"""Adds and removes bots at a table before its game begins, and sets how well they play."""

from dataclasses import replace

from rules.engine.languages import speak
from rules.engine.search import Strength
from storage import Seat
from tables.actions.bot_seats import choose_bot_name
from tables.actions.gathering import (
    Person,
    check_can_change_table,
    require_free_seat,
    require_gathering,
    save_new_seats,
    take_seat,
)
from tables.errors import UserError
from tables.session import TableSession
from tables.sessions import TableSessions
from tables.wording import text
from tables.wording.bots import BOT_KINDS, format_bot_name, strip_bot_label
from tables.words import Message


async def add_bot(
    sessions: TableSessions,
    table_id: int,
    person: Person,
    seats: int | None = None,
    strength: Strength | None = None,
) -> str:
    """Give a bot of that strength (None: the usual) the next seat. `seats`: how many seats were
    taken on the card that the person saw; None: any number. Return what to tell the person. Raises
    UserError, for example if that number has changed."""
    async with sessions.lock_table(table_id) as session:
        require_gathering(session)
        check_can_change_table(session.row, person, "bots")
        _check_seats_unchanged(session, seats)
        require_free_seat(session)
        number = len(session.row.seats)
        strength = strength or await _choose_usual_strength(sessions, session)
        bot = Seat(number, None, choose_bot_name(session.row, strength), True, strength)
        await take_seat(sessions, session, bot)
        return str(Message("bot-sits-down", name=text.format_plain(bot.name)))


async def _choose_usual_strength(sessions: TableSessions, session: TableSession) -> Strength:
    """Find the usual strength of a new bot: easy if nobody at the table has finished this game yet
    and the game's bots differ in strength; else middling."""
    if session.game.search is None:
        return "middling"
    for seat in session.row.seats:
        played = await sessions.store.summarise_games_of_user(seat.user_id) if seat.user_id else []
        if any(one.game == session.row.game for one in played):
            return "middling"
    return "easy"


async def remove_last_bot(
    sessions: TableSessions, table_id: int, person: Person, seats: int | None = None
) -> str:
    """Remove the bot that sat down last; `seats` as for `add_bot`. Return what to tell the person.
    Raises UserError."""
    async with sessions.lock_table(table_id) as session:
        require_gathering(session)
        check_can_change_table(session.row, person, "bots")
        _check_seats_unchanged(session, seats)
        bots = [each for each in session.row.seats if each.bot]
        if not bots:
            raise UserError(Message("no-bot-sits"))
        await save_new_seats(sessions, session, [s for s in session.row.seats if s is not bots[-1]])
        return str(Message("bot-gets-up", name=text.format_plain(bots[-1].name)))


async def set_bot_strength(
    sessions: TableSessions,
    table_id: int,
    person: Person,
    *,
    number: int,
    name: str,
    strength: Strength,
) -> str:
    """Set how well the bot in a seat plays. `name`: its name on the list that the person saw.
    Return what to tell them. Raises UserError if it has left."""
    async with sessions.lock_table(table_id) as session:
        require_gathering(session)
        check_can_change_table(session.row, person, "bots")
        seats = list(session.row.seats)
        was = next((s for s in seats if s.number == number and s.bot), None)
        if was is None or strip_bot_label(was.name) != name:
            raise UserError(Message("bot-left"))
        with speak(session.row.language):
            seats[number] = replace(was, name=format_bot_name(name, strength), strength=strength)
        await save_new_seats(sessions, session, seats)
        return str(Message("bot-is-now", name=text.format_plain(name), bot=BOT_KINDS[strength]))


def _check_seats_unchanged(session: TableSession, seats: int | None) -> None:
    """Raise UserError if the number of taken seats is no longer `seats`."""
    if seats is not None and seats != len(session.row.seats):
        raise UserError(Message("seats-changed"))
