"""Answering at a bot's table without Discord: what a press does, less what it shows."""

from __future__ import annotations

from rules.engine import Answer
from tables.actions import play
from tables.actions.acting import lock_table_for_user
from tables.actions.bots import play_on
from tables.actions.play import Move
from tables.sessions import TableSessions


async def answer(
    sessions: TableSessions,
    table_id: int,
    user_id: int,
    prompt_id: str,
    given: Answer,
    *,
    interaction_id: int,
) -> Move:
    """The user answers their prompt of that id, and bots play on. Raises Illegal or UserError."""
    async with lock_table_for_user(sessions, table_id, user_id, interaction_id) as session:
        prompt = play.open_prompt_of(session, user_id, prompt_id)
        move = await play.answer_prompt(
            sessions, session, user_id, prompt, given, interaction_id=interaction_id
        )
        edition = session.row.edition
    if move.bots_next:
        await play_on(sessions, table_id, move.waited, user_id, edition)
    return move
