"""Sends posts to one person in the background, beside the table's card: Discord may hold a direct
message back for long, and neither the card nor anybody's press should wait for that."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

import discord

from storage import OutboxRow, PostKind, StorageError, Store

log = logging.getLogger(__name__)

KINDS_BESIDE_CARD: frozenset[PostKind] = frozenset(
    {"hand", "emptied", "reminder", "stalled", "homeless", "warning"}
)
"""The kinds of posts that are sent beside the card: posts to one person, and messages that link to
the card, for which the bot first looks whether the card stands."""
SECONDS_FOR_OTHER_POSTS = 1.0
"""Seconds for which the publisher, having shown a table's card, waits for these posts to go out."""

Press: TypeAlias = discord.Interaction[Any]
"""The interaction that led to a change, such as a button press."""
Lane: TypeAlias = tuple[Literal["hands", "notices", "table"], int]
"""Posts that must go out one after the other: the hands of a user, the other posts to a user, or
the posts of a table."""


def find_lane(post: OutboxRow) -> Lane:
    """Find the post's lane. A user's hands from all tables share a lane, and so do their other
    posts, so that each kind arrives in order. Hands do not wait for notices, which may wait
    long."""
    if post.user_id is None:
        return "table", post.table_id
    return "hands" if post.kind in ("hand", "emptied") else "notices", post.user_id


@dataclass(slots=True)
class _UnderWay:
    """A lane whose posts are being sent."""

    posts: dict[int, int] = field(default_factory=dict)
    """The posts given to the lane, by id, each with its table."""
    presses: dict[int, Press] = field(default_factory=dict)
    """Table -> the interaction that led to its posts."""
    task: asyncio.Task[None] | None = None


class Background:
    """Sends the posts of `KINDS_BESIDE_CARD`, with one task for each lane. `send` sends the first
    of a lane's due posts and those that go with it, notes whether they were posted, postponed or
    dropped, and returns them. `unstored`: called with a table if that could not be saved. `done`:
    called when a lane has nothing more to send."""

    def __init__(
        self,
        store: Store,
        send: Callable[[Sequence[OutboxRow], Press | None], Awaitable[Sequence[OutboxRow]]],
        unstored: Callable[[int], None],
        done: Callable[[], None],
    ) -> None:
        self._store = store
        self._send = send
        self._unstored = unstored
        self._done = done
        self._lanes: dict[Lane, _UnderWay] = {}

    @property
    def posts_under_way(self) -> set[int]:
        """The ids of the posts that are being sent."""
        return {post for lane in self._lanes.values() for post in lane.posts}

    def begin_sending(self, post: OutboxRow, press: Press | None = None) -> None:
        """Send the post in the background, after those that its lane is sending already. `press`:
        the interaction that led to it."""
        key = find_lane(post)
        lane = self._lanes.setdefault(key, _UnderWay())
        lane.posts[post.id] = post.table_id
        if press is not None:
            lane.presses[post.table_id] = press
        if lane.task is None:
            lane.task = asyncio.create_task(
                self._send_due(key, lane), name=f"background posts {key}"
            )
            lane.task.add_done_callback(lambda _: self._end_lane(key))

    def _end_lane(self, key: Lane) -> None:
        del self._lanes[key]
        self._done()

    async def _send_due(self, key: Lane, lane: _UnderWay) -> None:
        sent: set[int] = set()
        try:
            async with self._store.lock_posts(*key):
                # The post that began this may have gone out meanwhile, so read again what is due.
                while due := [
                    post for post in await self._list_due_posts(key) if post.id not in sent
                ]:
                    press = lane.presses.pop(due[0].table_id, None)
                    sent |= {post.id for post in await self._send(due, press)}
        except Exception as failure:
            if isinstance(failure, StorageError):
                log.warning("What was sent (%s of %s) could not be recorded: %s", *key, failure)
            else:
                log.exception("What is due (%s of %s) could not be sent.", *key)
            for table in set(lane.posts.values()):
                self._unstored(table)

    async def _list_due_posts(self, key: Lane) -> list[OutboxRow]:
        """List the posts that are due in the lane, the oldest first."""
        kind, number = key
        read = self._store.list_due_posts if kind == "table" else self._store.list_due_posts_to_user
        return [
            post
            for post in await read(number)
            if post.kind in KINDS_BESIDE_CARD and find_lane(post) == key
        ]

    async def wait_for_posts(
        self, table_id: int | None = None, patience: float = SECONDS_FOR_OTHER_POSTS
    ) -> None:
        """Wait at most `patience` seconds until no post of the table is being sent. None: of any
        table."""
        lanes = [lane for lane in self._lanes.values() if table_id in (None, *lane.posts.values())]
        begun = [lane.task for lane in lanes if lane.task is not None]
        if begun:
            await asyncio.wait(begun, timeout=patience)

    async def finish_posts(self, patience: float) -> None:
        """Wait at most `patience` seconds for posts that are being sent, then stop. The others go
        out at the next start."""
        await self.wait_for_posts(None, patience)
        for lane in list(self._lanes.values()):
            if lane.task is not None:
                lane.task.cancel()
