"""What is written to one person goes out beside the table's card: Discord may keep a direct message
waiting for long, and neither the card nor anybody's press waits for that."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import discord

from storage import OutboxRow, StorageError, Store

log = logging.getLogger(__name__)

KINDS = frozenset({"hand", "emptied", "reminder", "homeless", "warning"})
"""The kinds of posts that go to one person."""
GRACE = 1.0
"""Seconds for which whoever has brought a table's card out waits to hear how these fared."""

Press: TypeAlias = "discord.Interaction[Any]"
"""What somebody did that has led to a change: a button pressed, say."""
Lane: TypeAlias = tuple[int, str, int]


def lane_of(post: OutboxRow) -> Lane:
    """What is in one lane goes out one after the other: a seat's hand, a user's reminders."""
    if "seat" in post.body and post.kind in ("hand", "emptied"):
        return post.table_id, "hand", int(post.body["seat"])
    return post.table_id, post.kind, int(post.body["user"])


class Background:
    """Brings those posts out, each lane for itself. `bring` says what becomes of a post: it is out,
    put off, or let go."""

    def __init__(
        self,
        store: Store,
        bring: Callable[[OutboxRow, Press | None], Awaitable[None]],
        unstored: Callable[[int], None],
        done: Callable[[], None],
    ) -> None:
        self._store = store
        self._bring = bring
        self._unstored = unstored
        self._done = done
        self._under_way: dict[Lane, asyncio.Task[None]] = {}

    @property
    def tables(self) -> set[int]:
        """The tables of which something is under way."""
        return {table for table, _, _ in self._under_way}

    def begin(self, post: OutboxRow, press: Press | None = None) -> None:
        """Bring the post out, unless its lane is busy: then it comes after what is under way."""
        lane = lane_of(post)
        if lane not in self._under_way:
            task = asyncio.create_task(self._run(lane, press), name=f"aside {lane}")
            self._under_way[lane] = task
            task.add_done_callback(lambda _: self._end(lane))

    def _end(self, lane: Lane) -> None:
        del self._under_way[lane]
        self._done()

    async def _run(self, lane: Lane, press: Press | None) -> None:
        brought: set[int] = set()
        try:
            # Whoever began this may have read of a post that has gone out meanwhile.
            while (post := await self._next(lane, brought)) is not None:
                brought.add(post.id)
                await self._bring(post, press)
                press = None
        except StorageError as failure:
            log.warning("Table %s: it could not be noted what is shown: %s", lane[0], failure)
            self._unstored(lane[0])
        except Exception:
            log.exception("Table %s: a %s could not be brought out.", lane[0], lane[1])
            self._unstored(lane[0])

    async def _next(self, lane: Lane, brought: set[int]) -> OutboxRow | None:
        """What is due in the lane, but for what has been brought."""
        for post in await self._store.due_for(lane[0]):
            if post.kind in KINDS and post.id not in brought and lane_of(post) == lane:
                return post
        return None

    async def wait(self, table_id: int | None = None, patience: float = GRACE) -> None:
        """Wait, for so many seconds at most, until nothing of the table's (None: at all) is under
        way."""
        begun = [task for lane, task in self._under_way.items() if table_id in (None, lane[0])]
        if begun:
            await asyncio.wait(begun, timeout=patience)

    async def close(self, patience: float) -> None:
        """Let what is on its way arrive; what does not goes out at the next start."""
        await self.wait(None, patience)
        for task in list(self._under_way.values()):
            task.cancel()
