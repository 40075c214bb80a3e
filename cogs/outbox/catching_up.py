"""Delivers what was still waiting when a process began, and follows what other processes do."""

import asyncio
import logging
from asyncio import sleep
from collections.abc import Awaitable, Callable

from cogs.ui.panels import Panels
from rules.engine import GAMES
from storage import StorageError, Store
from tables.alarm import TIME_UNTIL_RETRY
from tables.loading import load_session
from tables.snapshot import take_snapshot

log = logging.getLogger(__name__)

AT_ONCE = 10
"""How many tables are delivered at a time, because Discord may hold one of them up."""


async def deliver_waiting(
    store: Store, deliver: Callable[[int], Awaitable[object]], is_closing: Callable[[], bool]
) -> None:
    """Call `deliver` at every table that has something to show or a bot to move, until the bot
    shuts down. If storage cannot be read, for example because the database is still starting, try
    again until it can."""
    room = asyncio.Semaphore(AT_ONCE)

    async def deliver_in_turn(table_id: int) -> None:
        async with room:
            if not is_closing():
                await deliver(table_id)

    while not is_closing():
        try:
            behind = {row.id for row in await store.list_lagging_tables()}
            behind |= set(await store.list_tables_with_due_posts())
            # These cards may be up to date, but a full disk may have kept the bots from moving.
            behind |= set(await store.list_tables_awaiting_bots())
        except StorageError as failure:
            log.warning("What is still to be shown could not be read: %s", failure)
            await sleep(TIME_UNTIL_RETRY.total_seconds())
        else:
            await asyncio.gather(*map(deliver_in_turn, sorted(behind)))
            return


async def retire_outdated_buttons(store: Store, panels: Panels) -> None:
    """Take outdated buttons from private messages about tables that other processes have
    changed."""
    for row in await store.find_tables(panels.list_tables()):
        if panels.is_behind(row.id, row.edition) and row.game in GAMES:
            # Only to read, so without a lock: the process that plays there keeps its copy.
            panels.retire_buttons(take_snapshot(await load_session(store, row)))
