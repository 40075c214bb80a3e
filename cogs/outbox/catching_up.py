"""Delivers what was still waiting when a process began, and follows what other processes do."""

from __future__ import annotations

import asyncio
import logging
from asyncio import sleep
from collections.abc import Awaitable, Callable

from cogs.ui.panels import Panels
from rules.engine import GAMES
from storage import StorageError, Store
from tables.alarm import PAUSE
from tables.loading import load_session
from tables.snapshot import take_snapshot

log = logging.getLogger(__name__)

AT_ONCE = 10
"""How many tables are delivered at a time, because Discord may hold one of them up."""


class CatchingUp:
    """Catches up with tables. `deliver` shows a table and lets its bots go on; `closing` returns
    whether the bot is shutting down."""

    def __init__(
        self, store: Store, deliver: Callable[[int], Awaitable[object]], closing: Callable[[], bool]
    ) -> None:
        self._store = store
        self._deliver = deliver
        self._closing = closing

    async def deliver_all(self) -> None:
        """Deliver at every table that has something to show or a bot to move. If storage cannot be
        read, such as a database that is not there yet, try again until it can."""
        room = asyncio.Semaphore(AT_ONCE)

        async def show(table_id: int) -> None:
            async with room:
                if not self._closing():
                    await self._deliver(table_id)

        await asyncio.gather(*map(show, sorted(await self._wait_for_lagging())))

    async def _wait_for_lagging(self) -> set[int]:
        while not self._closing():
            try:
                return await self._find_lagging()
            except StorageError as failure:
                log.warning("What is still to be shown could not be read: %s", failure)
                await sleep(PAUSE.total_seconds())
        return set()

    async def _find_lagging(self) -> set[int]:
        behind = {row.id for row in await self._store.list_lagging_tables()}
        behind |= set(await self._store.list_due_tables())
        # These cards may be up to date, but a full disk may have kept the bots from moving then.
        return behind | set(await self._store.list_tables_of_bots())


async def follow_others(store: Store, panels: Panels) -> None:
    """Take outdated buttons from private messages about tables that other processes have
    changed."""
    for row in await store.find_tables(panels.list_tables()):
        if panels.is_behind(row.id, row.edition) and row.game in GAMES:
            # Only to read, so without a lock: the process that plays there keeps its copy.
            panels.moved_on(take_snapshot(await load_session(store, row)))
