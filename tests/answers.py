"""Answering at a bot's table without Discord: what a press does, without what it shows."""

from functools import partial

from rules.engine import Answer
from tables.actions import play
from tables.actions.acting import Command, Outcome, act
from tables.actions.bots import play_bots_after_move
from tables.committing import Change
from tables.session import TableSession
from tables.sessions import TableSessions


def make_answer_command(
    table_id: int, user_id: int, prompt_id: str, given: Answer, interaction_id: int
) -> Command:
    """The command of a user who answers their own prompt with that id."""

    def decide(session: TableSession) -> Change:
        prompt = play.find_open_prompt(session, user_id, prompt_id)
        return play.decide_answer(session, user_id, prompt, lambda: given, interaction_id)

    return Command(table_id, user_id, interaction_id, decide)


def make_undo_command(table_id: int, user_id: int, interaction_id: int) -> Command:
    """The command of a user who takes their last answer back."""
    decide = partial(play.decide_undo, user_id=user_id, interaction_id=interaction_id)
    return Command(table_id, user_id, interaction_id, decide)


async def give_answer(
    sessions: TableSessions,
    table_id: int,
    user_id: int,
    prompt_id: str,
    given: Answer,
    *,
    interaction_id: int,
) -> Outcome:
    """The user answers their prompt of that id, and bots play on. Raises Illegal or UserError."""
    came = await act(
        sessions, make_answer_command(table_id, user_id, prompt_id, given, interaction_id)
    )
    if came.has_bot_moves:
        await play_bots_after_move(sessions, table_id, came.waited, user_id, came.card.row.edition)
    return came
