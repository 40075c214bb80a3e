"""Answering ahead: lists what a person at a table may answer ahead, saves it, and takes it back."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rules.engine import Prompt, ahead
from rules.engine.ahead import Offered
from rules.engine.presets import Preset, Scope
from storage import Actor
from tables.actions.acting import Outcome, make_outcome
from tables.actions.play import find_own_seat, require_running_game
from tables.ahead import PresetAnswers
from tables.committing import Change
from tables.errors import UserError
from tables.session import TableSession
from tables.sessions import TableSessions
from tables.words import Message

MOST_EACH = 20
"""How many answers ahead one person may have at one table."""
NO_MORE = Message("not-set-ahead")


@dataclass(frozen=True, slots=True)
class Overview:
    """What a person may answer ahead at a table (`offered`), and has answered ahead (`armed`).
    `asked`: their open questions, each with the keys of its kinds among those offered; `periods`:
    until when an answer may count, with what ends it."""

    offered: Sequence[Offered]
    asked: Sequence[tuple[Prompt[Any], Sequence[str]]]
    periods: Sequence[tuple[Scope, str]]
    armed: Sequence[tuple[Preset, str]]
    """What the person has answered ahead, each with the words for how long it counts."""


def make_overview(session: TableSession, user_id: int) -> Overview:
    """List what the user may answer ahead, and has answered ahead, at a locked table. Raises
    UserError if they have no seat, or if no game is in play."""
    table = require_running_game(session)
    seat = find_own_seat(session, user_id)
    offered = ahead.list_offered(table, seat)
    known = {each.kind.key for each in offered}
    asked = [
        (prompt, [key for key in ahead.list_preset_keys(session.game, prompt) if key in known])
        for prompt in table.asked_prompts
        if prompt.seat == seat
    ]
    return Overview(
        offered,
        [each for each in asked if each[1]],
        [(scope, describe_scope_end(session, scope)) for scope in ahead.list_scopes(table)],
        [
            (preset, describe_scope_end(session, preset.scope))
            for preset in session.presets.get(user_id, ())
            if ahead.explain_expiry(table, seat, preset) is None
        ],
    )


def describe_scope_end(session: TableSession, scope: Scope) -> str:
    """Say what ends an answer ahead with this scope, if it is given now or still counts: "the game
    ends"."""
    span = ahead.find_spans(session.running_game).get(scope)
    return str(Message("game-ends") if span is None else span.ends)


async def set_answer_ahead(
    sessions: TableSessions, session: TableSession, user_id: int, preset: Preset
) -> Outcome | None:
    """Save the user's answer ahead at a locked table, in place of their earlier one for the same
    case. If it answers an open question, save that too and return the outcome; otherwise return
    None. Raises UserError."""
    table, seat = require_running_game(session), find_own_seat(session, user_id)
    case = (preset.kind, preset.condition)
    others = [
        each
        for each in session.presets.get(user_id, ())
        if (each.kind, each.condition) != case and ahead.explain_expiry(table, seat, each) is None
    ]
    if len(others) >= MOST_EACH:
        raise UserError(Message("many-set-ahead", most=MOST_EACH))
    waited = session.awaited
    session.presets[user_id] = (*others, preset)
    answering = PresetAnswers(session, fresh=user_id)
    if answering.take_next_entry() is None:
        await sessions.store.save_presets(session.id, user_id, session.presets[user_id])
        return None
    told = await sessions.save_changes(session, Change(actor=Actor(user_id), ahead=answering))
    return await make_outcome(sessions, session, user_id, told, waited)


async def remove_answer_ahead(
    sessions: TableSessions, session: TableSession, user_id: int, kind: str, condition: str
) -> Preset:
    """Remove an answer ahead that the user takes back, at a locked table. Return it. Raises
    UserError if it is not set."""
    require_running_game(session)
    find_own_seat(session, user_id)
    mine = session.presets.get(user_id, ())
    for preset in mine:
        if (preset.kind, preset.condition) == (kind, condition):
            break
    else:
        raise UserError(NO_MORE)
    rest = tuple(each for each in mine if each is not preset)
    await sessions.store.save_presets(session.id, user_id, rest)
    session.presets[user_id] = rest
    return preset
