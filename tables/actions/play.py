"""What players do at a table in play: answer, undo, hand over a seat.

`decide_answer` and `decide_undo` only let the rules act at a locked table; `tables.actions.acting`
commits what they return. Every other function that changes the game returns when the change is
durable. Nothing is shown as accepted before that. `reassign_seat` locks the table itself;
`replace_holder` gets one that is locked.
"""

from collections.abc import Callable, Sequence
from typing import Any

from rules.engine import Answer, Entry, Event, Illegal, Prompt, Table
from rules.engine.languages import speak
from rules.engine.messages import Text
from storage import Actor, Post, ReservedSeat, Seat, SeatVote, Upkeep
from tables import seat_vote
from tables.actions.bots import play_bots_safely
from tables.actions.seats import explain_seat_obstacle
from tables.committing import Change
from tables.errors import QuestionClosed, UserError
from tables.first_read import is_waiting_for_readers
from tables.session import TableSession, is_same_question
from tables.sessions import TableSessions
from tables.wording import text
from tables.wording.secret_questions import describe_secret_questions
from tables.words import Message

LEFT_LAST = Message("left-last")


def decide_answer(
    session: TableSession,
    user_id: int,
    prompt: Prompt[Any],
    read: Callable[[], Answer],
    interaction_id: int | None = None,
) -> Change:
    """Let the rules take the user's answer, which `read` returns, to one of their prompts, which
    `find_open_prompt` found. Return what to commit. If this raises, nothing has changed."""
    table = session.running_game
    role = session.find_untold_role(user_id, prompt.seat)
    try:
        given = read()
        with speak(session.row.language):
            events = table.answer(prompt.id, given)
    except Illegal as refusal:
        refusal.rule = refusal.rule or prompt.rule
        raise
    entry = Entry("answer", prompt.seat, prompt.id, given)
    return Change([entry], events, Actor(user_id, interaction_id, role=role), prompt=prompt)


def find_open_prompt(session: TableSession, user_id: int, prompt_id: str) -> Prompt[Any]:
    """Find the open prompt of that id if it is the user's, or else the user's prompt with the same
    question, because the card shows that question once for several seats. Raises UserError."""
    table = require_running_game(session)
    seat = session.find_seat(user_id)
    if seat is None:
        raise UserError(Message("next-is-open"))
    try:
        prompt = table.find_prompt(prompt_id)
    except Illegal as closed:
        raise QuestionClosed(f"{closed} {describe_whose_move(session, seat)}") from closed
    if prompt.seat == seat:
        return prompt
    for other in table.prompts:
        if other.seat == seat and is_same_question(prompt, other):
            return other
    raise UserError(
        Message(
            "anothers-question",
            player=text.format_plain(table.name_seat(prompt.seat)),
            move=describe_whose_move(session, seat),
        )
    )


def require_running_game(session: TableSession) -> Table[Any]:
    """Return the game in play. Raises UserError if it has not begun or is over."""
    table = session.running_game
    if session.row.status != "playing":
        raise UserError(Message("game-over-open"))
    return table


def describe_whose_move_briefly(session: TableSession, seat: int | None = None) -> str:
    """Say whose move it is, in one sentence for the player in that seat. Call this only if the
    table waits for somebody."""
    others = session.running_game.waiting_seats - {seat}
    if others == session.running_game.waiting_seats:
        return str(Message("move-of", players=session.format_seat_names(others)))
    if others:
        return str(Message("your-move-and", players=session.format_seat_names(others)))
    return str(Message("your-move-alone"))


def describe_whose_move(session: TableSession, seat: int | None = None) -> str:
    """Say whose move it is, for the player in that seat, and what everybody may know about
    questions that players answer in private."""
    table = session.running_game
    if table.result is not None or session.row.status != "playing":
        return str(Message("game-is-over"))
    if is_waiting_for_readers(session):
        return str(Message("bots-wait"))
    if not table.waiting_seats:
        return str(Message("anybody-may-act"))
    secret = describe_secret_questions(table.needed_prompts)
    return f"{describe_whose_move_briefly(session, seat)}{secret}"


def list_readable_events(events: Sequence[Event], seat: int | None) -> list[Event]:
    """List the events that the seat may read."""
    return [e for e in events if e.seats is None or (seat is not None and seat in e.seats)]


def decide_undo(session: TableSession, user_id: int, interaction_id: int) -> Change:
    """Let the rules take back the user's last answer, or ask the others to agree. Return what to
    commit. If this raises Illegal or UserError, nothing has changed."""
    table, seat = require_running_game(session), find_own_seat(session, user_id)
    if (barred := table.undoing.explain_undo_obstacle(seat, session.bot_seats)) is not None:
        raise Illegal(barred)
    with speak(session.row.language):
        events = table.undo(seat)
    return Change([Entry("undo", seat)], events, Actor(user_id, interaction_id))


async def reassign_seat(
    sessions: TableSessions, table_id: int, was: Seat, now: Seat, *, keep: bool = False
) -> None:
    """Give a seat of a game in play to a bot or to another person, and let bots play on. `keep`:
    reserve the seat for its old holder. Raises UserError if the seat is no longer held as in
    `was`."""
    async with sessions.lock_table(table_id) as session:
        waited = session.awaited
        await replace_holder(sessions, session, was, now, keep=keep)
        await play_bots_safely(sessions, session, waited)


async def replace_holder(
    sessions: TableSessions,
    session: TableSession,
    was: Seat,
    now: Seat,
    *,
    keep: bool = False,
    words: Text | None = None,
    voted: bool = False,
) -> None:
    """Give the seat away as `reassign_seat` does, at a locked table; bots do not play on yet.
    `words`: the line for the log, if another than usual. `voted`: the table has voted for the new
    holder. The last person's seat is always reserved. Raises UserError also if the new holder may
    not have that seat."""
    require_running_game(session)
    if session.row.seats[was.number] != was:
        raise UserError(Message("seat-changed-hands"))
    if now.user_id is not None and session.find_seat(now.user_id) is not None:
        raise UserError(Message("seated-already", player=text.format_plain(now.name)))
    if now.user_id is not None and (
        reason := await explain_seat_obstacle(
            sessions, session, now.number, now.user_id, voted=voted
        )
    ):
        raise UserError(reason)
    with speak(session.row.language):
        change = _give_seat_away(session, was, now, keep=keep, words=words)
    await sessions.save_changes(session, change)


def _give_seat_away(
    session: TableSession, was: Seat, now: Seat, *, keep: bool, words: Text | None
) -> Change:
    """Give the seat away, and return what to commit. `keep` and `words`: as in `replace_holder`."""
    session.running_game.rename_seat(now.number, now.name)
    seats = [now if seat.number == now.number else seat for seat in session.row.seats]
    words = words or Message("takes-place", player=now.name, former=was.name)
    last = now.user_id is None and session.people_seats == {was.number}
    if last:
        words = Message("last-leaves", words=words)
    reserved = []
    if (keep or last) and was.user_id is not None:
        reserved = [ReservedSeat(was.number, was.user_id, was.name)]
    over: list[SeatVote] = []
    posts: list[Post] = []
    for each in session.seating.votes.values():
        about = seat_vote.parse_subject(each)
        if each.seat == was.number:
            posts += seat_vote.make_closing_posts(each, words)
        elif was.user_id is not None and about.proposer == was.user_id:
            posts += seat_vote.make_closing_posts(each, Message("asker-left", player=was.name))
        elif now.user_id is not None and about.newcomer == now.user_id:
            posts += seat_vote.make_closing_posts(
                each, Message("seated-elsewhere", player=now.name)
            )
        else:
            continue
        over.append(each)
    return Change(
        events=[Event(words, kind="seat")],
        seats=seats,
        upkeep=Upkeep(reserved=reserved, settled=[each.seat for each in over]),
        posts=posts,
    )


def find_own_seat(session: TableSession, user_id: int) -> int:
    """Find the user's seat. Raises UserError if they have none."""
    seat = session.find_seat(user_id)
    if seat is None:
        raise UserError(Message("not-at-table"))
    return seat
