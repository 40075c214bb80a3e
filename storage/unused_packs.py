"""Deletes the contents of packs that nobody has any more."""

from __future__ import annotations

from datetime import datetime, timedelta

from .store import Store

EVERY = timedelta(hours=6)


class UnusedPacks:
    """Looks for them every few hours, first some hours after the start; the exact time does not
    matter."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._due = store.now() + EVERY

    async def due(self) -> datetime:
        """When to run next."""
        return self._due

    async def run(self) -> None:
        """Delete them, if it is due. Raises StorageFailed."""
        now = self._store.now()
        if now >= self._due:
            await self._store.packs.delete_unused_packs()
            self._due = now + EVERY
