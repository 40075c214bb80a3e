"""The watch that lets bots go on: when they have waited long enough for newcomers to read, and when
the process has died in which they played."""

from datetime import datetime, timedelta

from tables.actions.bots import resume_bots
from tables.first_read import TIME_FOR_FIRST_READ
from tables.session import TableSession
from tables.sessions import TableSessions

TIME_UNTIL_RESUMED = timedelta(seconds=10)
"""How long after a move of bots another process lets them go on, if they have not by themselves."""


class WaitingBots:
    """The watch for bots that have stopped."""

    def __init__(self, sessions: TableSessions) -> None:
        self._sessions = sessions

    async def find_due(self, session: TableSession) -> datetime | None:
        """Find when the bots go on. Return None if they do not wait."""
        if session.bot_seats and await self._sessions.has_first_readers(session):
            return session.row.changed_at + TIME_FOR_FIRST_READ
        if self._sessions.store.sharing is not None and _is_bots_turn(session):
            return self._sessions.store.now() + TIME_UNTIL_RESUMED
        return None

    async def run_due(self, table_id: int) -> None:
        """Let the bots go on. If it is too early, they stop again by themselves."""
        await resume_bots(self._sessions, table_id)


def _is_bots_turn(session: TableSession) -> bool:
    """Whether the table waits for nobody but bots and absent players."""
    table = session.running_game
    if session.is_resting or not table.waiting_seats:
        return False
    return table.waiting_seats.isdisjoint(session.people_seats - table.absent_seats)
