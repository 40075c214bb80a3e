"""The watch that lets bots go on when they have waited long enough for newcomers to read."""

from __future__ import annotations

from datetime import datetime

from tables.actions.bots import resume_bots
from tables.first_read import PATIENCE, is_first_read
from tables.session import TableSession
from tables.sessions import TableSessions


class Waiting:
    """The watch for bots that wait for newcomers."""

    def __init__(self, sessions: TableSessions) -> None:
        self._sessions = sessions

    async def due(self, session: TableSession) -> datetime | None:
        """Find when the bots go on. Return None if they do not wait."""
        if not session.bots:
            return None
        await self._sessions.note_people(session)
        return (
            session.row.changed_at + PATIENCE
            if is_first_read(session, self._sessions.store.now())
            else None
        )

    async def run_due(self, table_id: int) -> None:
        """Let the bots go on. If it is too early, they stop again by themselves."""
        await resume_bots(self._sessions, table_id)
