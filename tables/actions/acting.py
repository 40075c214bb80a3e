"""Carries out what a user does at a table in play: one lock, one decision, one commit."""

import contextlib
from collections.abc import Callable, Sequence, Set
from dataclasses import dataclass

from rules.engine import Event, Illegal
from storage import StorageFailed
from tables.actions.bots import has_bot_moves
from tables.actions.play import list_readable_events
from tables.actions.presence import mark_user_back
from tables.actions.returning import give_place_back_in_session
from tables.cache.locks import ALREADY_COUNTED_TEXT
from tables.committing import Change
from tables.errors import Untold, UserError
from tables.session import TableSession
from tables.sessions import TableSessions
from tables.snapshot import Snapshot


@dataclass(frozen=True, slots=True)
class Command:
    """What a user does at a table by an interaction. `decide` lets the rules act at the locked
    table, and returns what to commit; it does nothing else. If it raises Illegal or UserError,
    nothing has changed. `check_wanted`: raises UserError if it is too late to act."""

    table_id: int
    user_id: int
    interaction_id: int
    decide: Callable[[TableSession], Change]
    check_wanted: Callable[[], None] = lambda: None


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a committed action. `told`: its events that the user may read; `since`: those
    of the bots that have played on. `own`: the table as the user may see it; `card`: as everybody
    may. `waited`: the users whom the table waited for before. `has_bot_moves`: whether bots, also
    for absent players, may have moves to make (`tables.actions.bots.play_bots_after_move`)."""

    told: Sequence[Event]
    own: Snapshot
    card: Snapshot
    waited: Set[int] = frozenset()
    has_bot_moves: bool = False
    since: Sequence[Event] = ()
    again: bool = False
    """Whether the user has been shown `told` already."""


async def act(sessions: TableSessions, command: Command) -> Outcome:
    """Carry out a user's command: lock the table, decide, commit, and look at the result. Raises
    Illegal or UserError if it is refused; then nothing has changed, unless it is Untold. Bots do
    not play on yet."""
    await mark_user_back(sessions, command.user_id, command.table_id)
    async with sessions.lock_table(command.table_id) as session:
        try:
            with contextlib.suppress(UserError):  # the user's own action reports the fault
                await give_place_back_in_session(sessions, session, command.user_id)
            command.check_wanted()
            waited = session.awaited
            change = command.decide(session)
            told = await sessions.save_changes(session, change)
        except (Illegal, UserError) as refusal:
            if isinstance(refusal, Illegal):
                sessions.people.note_refusal(command.table_id, command.user_id, refusal)
            if await sessions.store.has_journal_entry(command.interaction_id):
                raise UserError(ALREADY_COUNTED_TEXT) from None  # Discord has delivered it twice
            raise
        events = [*change.events, *told]
        return await make_outcome(sessions, session, command.user_id, events, waited)


async def make_outcome(
    sessions: TableSessions,
    session: TableSession,
    user_id: int,
    events: Sequence[Event],
    waited: Set[int],
) -> Outcome:
    """Make the outcome of a committed change, with its snapshots, while the table is still locked.
    `events`: all that was told; `waited`: the users whom the table waited for before. Raises
    Untold."""
    try:
        own, card = await sessions.take_both_snapshots(session, user_id)
    except StorageFailed as failure:
        sessions.alarm.schedule_retry(session.id)
        raise Untold from failure
    told = list_readable_events(events, own.seat)
    return Outcome(told, own, card, waited, has_bot_moves(session))
