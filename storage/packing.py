"""Packs the older part of tables' journals and logs into pages, a little at a time, while the bot
runs."""

from __future__ import annotations

from datetime import datetime, timedelta

from .store import Store

EVERY = timedelta(hours=1)
SOON = timedelta(seconds=30)
"""How soon to pack again if MOST tables were packed, as after an upgrade from a version without
packing."""
MOST = 50
"""How many tables are packed at once; meanwhile the scheduler, and so every reminder, waits."""


class Packing:
    """Packs tables every hour, first one hour after the start; the exact time does not matter."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._due = store.now() + EVERY

    async def find_due(self) -> datetime:
        """Return when to run next."""
        return self._due

    async def run(self) -> None:
        """Pack some tables, if the time has come. Raises StorageFailed."""
        now = self._store.now()
        if now >= self._due:
            packed = await self._store.pack_old(MOST)
            self._due = now + (SOON if packed == MOST else EVERY)
