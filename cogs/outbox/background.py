"""Posts to one person are sent in the background, beside the table's card: Discord may hold a
direct message back for long, and neither the card nor anybody's press should wait for that."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import discord

from storage import OutboxRow, PostKind, StorageError, Store

log = logging.getLogger(__name__)

TO_ONE: frozenset[PostKind] = frozenset({"hand", "emptied", "reminder", "homeless", "warning"})
"""The kinds of posts that go to one person."""
GRACE = 1.0
"""Seconds for which the publisher, having shown a table's card, waits for these posts to go out."""

Press: TypeAlias = "discord.Interaction[Any]"
"""The interaction that led to a change, such as a button press."""
Lane: TypeAlias = tuple[int, str, int]
"""Posts that must go out one after the other: table, kind, and seat or user."""


def lane_of(post: OutboxRow) -> Lane:
    """The post's lane: a seat's hand, or a user's posts of one kind, such as reminders."""
    if "seat" in post.body and post.kind in ("hand", "emptied"):
        return post.table_id, "hand", int(post.body["seat"])
    return post.table_id, post.kind, int(post.body["user"])


class Background:
    """Sends those posts, one task a lane. `send` sends a post and notes what has become of it:
    posted, postponed or dropped. `unstored`: called with the table where that could not be noted.
    `done`: called when a lane has nothing more to send."""

    def __init__(
        self,
        store: Store,
        send: Callable[[OutboxRow, Press | None], Awaitable[None]],
        unstored: Callable[[int], None],
        done: Callable[[], None],
    ) -> None:
        self._store = store
        self._send = send
        self._unstored = unstored
        self._done = done
        self._under_way: dict[Lane, asyncio.Task[None]] = {}

    @property
    def tables(self) -> set[int]:
        """The tables with posts under way."""
        return {table for table, _, _ in self._under_way}

    def begin(self, post: OutboxRow, press: Press | None = None) -> None:
        """Send the post; if its lane is busy, after what is under way there. `press`: what led to
        it."""
        lane = lane_of(post)
        if lane not in self._under_way:
            task = asyncio.create_task(self._run(lane, press), name=f"background post {lane}")
            self._under_way[lane] = task
            task.add_done_callback(lambda _: self._end(lane))

    def _end(self, lane: Lane) -> None:
        del self._under_way[lane]
        self._done()

    async def _run(self, lane: Lane, press: Press | None) -> None:
        sent: set[int] = set()
        try:
            # The post that began this may have gone out meanwhile, so read afresh what is due.
            while (post := await self._next(lane, sent)) is not None:
                sent.add(post.id)
                await self._send(post, press)
                press = None
        except StorageError as failure:
            log.warning("Table %s: what is shown could not be recorded: %s", lane[0], failure)
            self._unstored(lane[0])
        except Exception:
            log.exception("Table %s: a %s could not be sent.", lane[0], lane[1])
            self._unstored(lane[0])

    async def _next(self, lane: Lane, sent: set[int]) -> OutboxRow | None:
        """The next post that is due in the lane, apart from those sent in this run."""
        for post in await self._store.due_for(lane[0]):
            if post.kind in TO_ONE and post.id not in sent and lane_of(post) == lane:
                return post
        return None

    async def wait(self, table_id: int | None = None, patience: float = GRACE) -> None:
        """Wait until no post of the table is under way, for `patience` seconds at most. None: of
        any table."""
        begun = [task for lane, task in self._under_way.items() if table_id in (None, lane[0])]
        if begun:
            await asyncio.wait(begun, timeout=patience)

    async def close(self, patience: float) -> None:
        """Wait `patience` seconds for posts under way. Those that are not out by then go out at the
        next start."""
        await self.wait(None, patience)
        for task in list(self._under_way.values()):
            task.cancel()
