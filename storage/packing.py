"""What lies back a while is packed, a little at a time, while the bot is up."""

from __future__ import annotations

from datetime import datetime, timedelta

from .store import Store

EVERY = timedelta(hours=1)
SOON = timedelta(seconds=30)
"""Where there was too much for once: as after an upgrade, when nothing had been packed before."""
MOST = 50
"""So many tables at once: whoever waits for a reminder waits for these."""


class Packing:
    """Packs tables every hour. The first time is an hour after the start: it never matters when."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._due = store.now() + EVERY

    async def due(self) -> datetime:
        """When it goes on."""
        return self._due

    async def run(self) -> None:
        """Pack some tables, if it is due. Raises StorageFailed."""
        now = self._store.now()
        if now >= self._due:
            packed = await self._store.lay_away(MOST)
            self._due = now + (SOON if packed == MOST else EVERY)
