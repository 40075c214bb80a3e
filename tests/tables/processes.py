"""Processes that share a database, as far as tables know them."""

from functools import partial
from itertools import count
from typing import Any

from rules.engine import Answer, Prompt
from storage import Store
from tables.actions import play
from tables.actions.acting import Command, act
from tables.committing import Change
from tables.errors import UserError
from tables.session import TableSession
from tables.sessions import TableSessions

PRESSES = count(1)


class Process:
    """One of them: its tables in memory."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.sessions = TableSessions(store)

    async def act(
        self, table_id: int, user: int, press: int | None = None, asked: str | None = None
    ) -> None:
        """The user answers what they are asked, or this question alone."""
        press = next(PRESSES) if press is None else press
        await act(
            self.sessions,
            Command(table_id, user, press, partial(answer, user=user, press=press, asked=asked)),
        )

    async def read_turn(self, table_id: int) -> tuple[int, int]:
        """The table's revision in memory, and whose turn it is."""
        async with self.sessions.lock_table(table_id) as session:
            (seat,) = session.running_game.waiting_seats
            return session.row.revision, seat


def answer(session: TableSession, user: int, press: int, asked: str | None = None) -> Change:
    prompt = find_required(session, user)
    if prompt is None or asked not in (None, prompt.id):
        raise UserError("It is not asked any more.")
    given: Answer = {"text": "Home", "number": prompt.least}.get(prompt.kind, ["gather"])
    return play.decide_answer(session, user, prompt, lambda: given, press)


def find_required(session: TableSession, user: int) -> Prompt[Any] | None:
    return next((prompt for prompt in session.list_user_prompts(user) if not prompt.optional), None)
