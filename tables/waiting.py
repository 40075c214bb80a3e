"""A watch: bots have waited long enough for newcomers to read."""

from __future__ import annotations

from datetime import datetime

from tables.first_read import PATIENCE, reading
from tables.play import resume
from tables.session import TableSession
from tables.sessions import TableSessions


class Waiting:
    """Lets bots go on by themselves."""

    def __init__(self, sessions: TableSessions) -> None:
        self._sessions = sessions

    async def due(self, session: TableSession) -> datetime | None:
        """When the bots go on, if they wait."""
        return (
            session.row.changed_at + PATIENCE
            if reading(session, self._sessions.store.now())
            else None
        )

    async def ring(self, table_id: int) -> None:
        """Let them, if it is time; else they stop again."""
        await resume(self._sessions, table_id)
