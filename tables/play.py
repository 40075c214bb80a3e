"""What players do at a table in play: answer, take back, come back, hand over. And the bots' turns.

Every function here holds the table, lets the engine act, and returns when it is written. Only then
is anything shown as taken; that a press has arrived, Discord is told meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from time import monotonic
from typing import Any

from rules.engine import Answer, Entry, Event, Illegal, Prompt, Table
from storage import Post, ReservedSeat, Seat, SeatVote, StorageError, Upkeep
from tables import seat_vote, text
from tables.errors import UserError
from tables.first_read import reading
from tables.presence import returned
from tables.seats import why_not
from tables.secret_questions import sentences
from tables.session import TableSession
from tables.sessions import COUNTED, TableSessions

log = logging.getLogger(__name__)

BATCH_SECONDS = 0.2
"""So long bots may play before what they did is written and the others get their say."""
RESTS = "Nobody else sits here, so the table rests until somebody comes back."
LEFT_LAST = (
    "You were the last person here, so the table rests. Your seat is kept for you: any button of "
    "the card brings you back, and the game goes on."
)
MOST_BATCHES = 500
"""After so many, bots alone at a table pause until somebody acts there."""


async def answer(
    sessions: TableSessions,
    table_id: int,
    user_id: int,
    prompt_id: str,
    given: Answer,
    *,
    interaction_id: int,
) -> Sequence[Event]:
    """The user answers a prompt of theirs. Returns what the user may read of what happened, the
    bots' turns included. Raises Illegal or Mistake, and then nothing has changed."""
    await returned(sessions, user_id, table_id)
    async with sessions.at(table_id) as session:
        await uncounted(sessions, interaction_id)
        table = playing(session)
        prompt = theirs(session, user_id, prompt_id)
        waited = session.waiting()
        lesson, role = session.new_to(prompt)
        try:
            events = table.answer(prompt.id, given)
        except Illegal as refusal:
            sessions.people.refused(table_id, user_id, refusal, prompt.rule)
            raise
        entry = Entry("answer", prompt.seat, prompt.id, given)
        session.owed.discard(user_id)  # who acts is here and needs no ping
        here = Here.again(session, prompt.seat)
        await sessions.write(
            session,
            [entry],
            [*here.events, *events],
            interaction_id=interaction_id,
            waited=waited,
            looked=user_id,
            upkeep=Upkeep(settled=here.settled),
            also=here.posts,
        )
        session.acted[user_id] = session.row.edition
        news = readable([*events, *await follow(sessions, session, waited, user_id)], prompt.seat)
        await sessions.taught(session, user_id, lesson, role)
        return news


def theirs(session: TableSession, user_id: int, prompt_id: str) -> Prompt[Any]:
    """The open prompt, if it is the user's; or its twin: the same question put to several, of
    which the card shows one. Raises Mistake."""
    table = playing(session)
    seat = session.seat_of(user_id)
    if seat is None:
        raise UserError("You are not sitting at this table. The next one is open to you.")
    try:
        prompt = table.prompt(prompt_id)
    except Illegal as closed:
        raise UserError(f"{closed} {whose_move(session)}") from closed
    if prompt.seat == seat:
        return prompt
    for other in table.prompts:
        if other.seat == seat and same_question(prompt, other):
            return other
    raise UserError(
        f"That question is {text.plain(table.name(prompt.seat))}'s to answer. {whose_move(session)}"
    )


def same_question(one: Prompt[Any], other: Prompt[Any]) -> bool:
    """Whether two seats are asked the very same, so that one set of buttons serves both."""
    return (one.text, one.kind, one.options, one.least, one.most) == (
        other.text,
        other.kind,
        other.options,
        other.least,
        other.most,
    ) and not (one.secret or other.secret)


def playing(session: TableSession) -> Table[Any]:
    """The game, if it is still on. Raises Mistake."""
    table = session.playing
    if session.row.status != "playing":
        raise UserError("This game is over. `/game open` begins another.")
    return table


def short_move(session: TableSession) -> str:
    """Whose move it is, where somebody has to move, and no more."""
    return f"It is {session.who(session.playing.waiting)}'s move."


def whose_move(session: TableSession) -> str:
    """Whose move it is, and what everybody may know of what they decide in private."""
    table = session.playing
    if table.result is not None or session.row.status != "playing":
        return "The game is over."
    if not table.waiting:
        return "The table waits for anybody who wishes to act."
    return f"{short_move(session)}{sentences(table.needed)}"


def readable(events: Sequence[Event], seat: int | None) -> list[Event]:
    """Those of the events that the seat may read."""
    return [e for e in events if e.seats is None or (seat is not None and seat in e.seats)]


async def undo(
    sessions: TableSessions, table_id: int, user_id: int, interaction_id: int
) -> Sequence[Event]:
    """Take back the user's last answer, or ask the others. Raises Illegal."""
    await returned(sessions, user_id, table_id)
    async with sessions.at(table_id) as session:
        await uncounted(sessions, interaction_id)
        table = playing(session)
        seat = seated(session, user_id)
        waited = session.waiting()
        if (barred := table.undo_barred(seat, session.bots)) is not None:
            raise Illegal(barred)
        events = table.undo(seat)
        session.owed.discard(user_id)
        here = Here.again(session, seat)
        await sessions.write(
            session,
            [Entry("undo", seat)],
            [*here.events, *events],
            interaction_id=interaction_id,
            waited=waited,
            looked=user_id,
            upkeep=Upkeep(settled=here.settled),
            also=here.posts,
        )
        return readable([*events, *await follow(sessions, session, waited, user_id)], seat)


async def lapse(sessions: TableSessions, table_id: int, prompt_id: str) -> None:
    """A prompt's time is up: its default is carried out."""
    async with sessions.at(table_id) as session:
        table = playing(session)
        prompt = table.prompt(prompt_id)
        waited = session.waiting()
        events = table.lapse(prompt_id)
        entry = Entry("lapse", prompt.seat, prompt.id, prompt.default)
        await sessions.write(session, [entry], events, waited=waited)
        await drive(sessions, session, waited)


async def reseat(
    sessions: TableSessions, table_id: int, was: Seat, now: Seat, *, keep: bool = False
) -> None:
    """Another holder for a seat of a game in play: a bot for somebody who left, or the reverse.
    `keep`: it is the old holder's again as soon as they are back. Raises Mistake where `was` is no
    longer how the seat is held."""
    async with sessions.at(table_id) as session:
        waited = session.waiting()
        await change_hands(sessions, session, was, now, keep=keep)
        await drive(sessions, session, waited)


async def change_hands(
    sessions: TableSessions,
    session: TableSession,
    was: Seat,
    now: Seat,
    *,
    keep: bool = False,
    words: str = "",
    voted: bool = False,
) -> None:
    """The same at a table that is held; bots do not play on yet. `words`: what is told of it.
    `voted`: the table has given the seat to its new holder. The last person's is always kept.
    Raises Mistake also where the new holder may not have that seat."""
    table = playing(session)
    if session.row.seats[was.number] != was:
        raise UserError("That seat has changed hands meanwhile. Look at the card.")
    if now.user_id is not None and session.seat_of(now.user_id) is not None:
        raise UserError(f"{text.plain(now.name)} has a seat here already.")
    if now.user_id is not None and (
        reason := await why_not(sessions, session, now.number, now.user_id, voted=voted)
    ):
        raise UserError(reason)
    waited = session.waiting()
    table.rename(now.number, now.name)
    seats = [now if seat.number == now.number else seat for seat in session.row.seats]
    words = words or f"{now.name} takes {was.name}'s place."
    last = now.user_id is None and session.people == {was.number}
    if last:
        words += f" {RESTS}"
    kept = []
    if (keep or last) and was.user_id is not None:
        kept = [ReservedSeat(was.number, was.user_id, was.name)]
    over: list[SeatVote] = []
    posts: list[Post] = []
    for each in session.seat_votes.values():
        about = seat_vote.matter(each)
        if each.seat == was.number:
            posts += seat_vote.over(each, words)
        elif was.user_id is not None and about.proposer == was.user_id:
            posts += seat_vote.over(each, f"{was.name}, who asked, has left the table: no vote.")
        elif now.user_id is not None and about.newcomer == now.user_id:
            posts += seat_vote.over(each, f"{now.name} has another seat here now: no vote.")
        else:
            continue
        over.append(each)
    await sessions.write(
        session,
        (),
        [Event(words, kind="seat")],
        seats=seats,
        waited=waited,
        upkeep=Upkeep(kept=kept, settled=[each.seat for each in over]),
        also=posts,
    )


@dataclass(frozen=True, slots=True)
class Here:
    """What follows where somebody acts about whose seat there is a vote: they are here."""

    events: Sequence[Event] = ()
    settled: Sequence[int] = ()
    posts: Sequence[Post] = ()

    @classmethod
    def again(cls, session: TableSession, seat: int) -> Here:
        """For the holder of that seat."""
        found = session.seat_votes.get(seat)
        if found is None or seat_vote.matter(found).why == "handed":
            return cls()
        words = f"{session.playing.name(seat)} is here again, so the vote about the seat is over."
        return cls([Event(words, kind="seat")], [seat], seat_vote.over(found, words))


async def resume(sessions: TableSessions, table_id: int) -> None:
    """Let bots go on where a stop of the program left them."""
    async with sessions.at(table_id) as session:
        if session.table is not None and session.row.status == "playing":
            await drive(sessions, session, session.waiting())


def seated(session: TableSession, user_id: int) -> int:
    """The user's seat. Raises Mistake."""
    seat = session.seat_of(user_id)
    if seat is None:
        raise UserError("You are not sitting at this table.")
    return seat


async def uncounted(sessions: TableSessions, interaction_id: int) -> None:
    """Raises Mistake where Discord has delivered the interaction before, and it has counted."""
    if await sessions.store.counted(interaction_id):
        raise UserError(COUNTED)


# -- bots and those who are away -----------------------------------------------------------------


async def follow(
    sessions: TableSessions, session: TableSession, waited: set[int], looked: int
) -> list[Event]:
    """Let bots play upon what a user has just done, which is written: if they cannot, that counts
    all the same, and they go on as soon as they can."""
    try:
        return await drive(sessions, session, waited, looked)
    except StorageError as failure:  # there is no room, or another process was faster
        log.warning("Table %s: its bots are cut short: %s", session.id, failure)
    except Exception:
        log.exception("Table %s: its bots could not go on.", session.id)
    sessions.lose(session)
    return []


async def drive(
    sessions: TableSessions, session: TableSession, waited: set[int], looked: int | None = None
) -> list[Event]:
    """Let bots play, and carry out defaults for the absent, until the table needs a person. Where
    no person sits, nothing is played: there is nobody to come back to it.
    `waited`: the users it waited for when this began; they know already. `looked`: the user whose
    answer it follows, and who is told of it."""
    told: list[Event] = []
    table = session.playing
    bots = session.bots
    rule = session.settings.deadline
    stand_ins = rule is not None and rule.then == "bot"
    for _ in range(MOST_BATCHES):
        if table.result is not None or not session.people or not (bots or table.absent):
            return told
        # Where nobody is left, those who have gone quiet are waited for: a table does not play
        # itself to its end for nobody.
        quiet = frozenset() if session.resting else table.absent
        last = _last_step(session, sessions.store.now())
        moved = await asyncio.to_thread(_batch, table, bots, quiet, stand_ins, last)
        if not moved:
            return told
        events = [event for _, brought in moved for event in brought]
        await sessions.write(
            session,
            [entry for entry, _ in moved],
            events,
            waited=waited,
            shares=[len(brought) for _, brought in moved],
            looked=looked,
        )
        told += events
    log.warning("Table %s: the bots have played %s batches on end.", session.id, MOST_BATCHES)
    return told


def _last_step(session: TableSession, now: datetime) -> int | None:
    """The step of the game that bots may play to its end before a newcomer has read it; None: they
    wait for nobody."""
    if not reading(session, now):
        return None
    if session.read_step == -1:
        session.read_step = session.playing.step
    return session.read_step


def _batch(
    table: Table[Any],
    bots: frozenset[int],
    quiet: frozenset[int],
    stand_ins: bool,
    last: int | None,
) -> list[tuple[Entry, Sequence[Event]]]:
    """What was done for a while, and what came of each. `last`: no later step is begun."""
    moved: list[tuple[Entry, Sequence[Event]]] = []
    until = monotonic() + BATCH_SECONDS
    while table.result is None and monotonic() < until:
        entry = _next(table, bots, quiet, stand_ins)
        if entry is None or (last is not None and table.step > last):
            break
        moved.append((entry, carry_out(table, entry)))
    return moved


def carry_out(table: Table[Any], entry: Entry) -> Sequence[Event]:
    """Do what nobody does in person: a bot's answer, or a default."""
    if entry.kind == "lapse":
        return table.lapse(entry.prompt)
    given = entry.answer if entry.answer is not None else []
    if entry.kind == "stand-in":
        return table.stand_in(entry.prompt, given)
    return table.answer(entry.prompt, given)


def for_absent(table: Table[Any], prompt: Prompt[Any], stand_in: bool) -> Entry:
    """What is done for somebody who has gone quiet: a bot's answer, or the default."""
    given = table.bot_answer(prompt) if stand_in else None
    if given is None:
        return Entry("lapse", prompt.seat, prompt.id, prompt.default)
    return Entry("stand-in", prompt.seat, prompt.id, given)


def _next(
    table: Table[Any], bots: frozenset[int], quiet: frozenset[int], stand_ins: bool
) -> Entry | None:
    for prompt in table.prompts:
        if prompt.seat in bots:
            given = table.bot_answer(prompt)
            if given is not None:
                return Entry("answer", prompt.seat, prompt.id, given)
        elif prompt.seat in quiet and not prompt.optional:
            return for_absent(table, prompt, stand_ins)
    return None
