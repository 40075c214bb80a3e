"""What is done now and then while the bot runs. The exact time does not matter."""

from abc import ABC, abstractmethod
from datetime import datetime, timedelta

from .store import Store

TIME_UNTIL_NEXT_PACKING = timedelta(seconds=30)
"""How soon to pack again if TABLES_PACKED_AT_ONCE tables were packed, as after an upgrade from a
version without packing."""
TABLES_PACKED_AT_ONCE = 50
"""How many tables are packed at once; meanwhile the scheduler, and so every reminder, waits."""


class _RegularChore(ABC):
    """A chore that is first done some time after the start, and then again and again."""

    every: timedelta

    def __init__(self, store: Store) -> None:
        self._store = store
        self._due = store.now() + self.every

    async def find_due(self) -> datetime:
        """Return when to run next."""
        return self._due

    async def run(self) -> None:
        """Do the chore, if the time has come. Raises StorageFailed."""
        now = self._store.now()
        if now >= self._due:
            self._due = now + await self._do_chore()

    @abstractmethod
    async def _do_chore(self) -> timedelta:
        """Do the chore. Return how long to wait until the next time."""


class Packing(_RegularChore):
    """Packs the older part of tables' journals and logs into pages, a little at a time."""

    every = timedelta(hours=1)

    async def _do_chore(self) -> timedelta:
        return (
            TIME_UNTIL_NEXT_PACKING
            if await self._store.pack_old_history(TABLES_PACKED_AT_ONCE) == TABLES_PACKED_AT_ONCE
            else self.every
        )


class UnusedPacks(_RegularChore):
    """Deletes the contents of packs that are on no table and no shelf."""

    every = timedelta(hours=6)

    async def _do_chore(self) -> timedelta:
        await self._store.packs.delete_unused_packs()
        return self.every
