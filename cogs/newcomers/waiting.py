"""A watch: bots have waited long enough for newcomers to read."""

from __future__ import annotations

from datetime import datetime

from ..desk import Desk
from ..live import Live
from ..moves import resume
from .first_read import PATIENCE, reading


class Waiting:
    """Lets bots go on by themselves."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def due(self, live: Live) -> datetime | None:
        """When the bots go on, if they wait."""
        return live.row.changed_at + PATIENCE if reading(live, self._desk.store.now()) else None

    async def ring(self, table_id: int) -> None:
        """Let them, if it is time; else they stop again."""
        await resume(self._desk, table_id)
