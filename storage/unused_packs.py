"""Deletes the contents of packs that no table and no shelf has any more."""

from __future__ import annotations

from datetime import datetime, timedelta

from .store import Store

EVERY = timedelta(hours=6)


class UnusedPacks:
    """Deletes unused contents every EVERY, first EVERY after the start; the exact time does not
    matter."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._due = store.now() + EVERY

    async def find_due(self) -> datetime:
        """Return when to run next."""
        return self._due

    async def run(self) -> None:
        """Delete unused contents, if the time has come. Raises StorageFailed."""
        now = self._store.now()
        if now >= self._due:
            await self._store.packs.delete_unused_packs()
            self._due = now + EVERY
