"""What becomes of a post that did not go out: it is tried again later, or dropped."""

from __future__ import annotations

import logging
from datetime import datetime, timedelta

import discord

from cogs.outbox.given_up import GivenUp
from cogs.outbox.silence import Silence
from cogs.ui.refusals import closed, given_up, passes, shut_out
from storage import OutboxRow, Store
from tables.sessions import TableSessions

log = logging.getLogger(__name__)

LONGEST_WAIT = timedelta(minutes=10)


class Retries:
    """Postpones posts, and drops those that it is no use to try again."""

    def __init__(self, store: Store, sessions: TableSessions) -> None:
        self.given_up = GivenUp()
        self.silence = Silence(store.now)
        self._store = store
        self._alarm = sessions.alarm
        self._pauses = sessions.pauses

    async def hopeless(self, post: OutboxRow, error: BaseException) -> bool:
        """Whether to drop the post, which has just failed: it has failed often enough, or the one
        before it has, so that one try is enough to know that nothing is different now. In a server
        that cannot be reached, nothing that fails is dropped."""
        before = self.given_up.holds(post.table_id, post.kind) and not passes(error)
        if not (before or given_up(error, post.tries)):
            return False
        row = await self._store.table(post.table_id)
        return row is None or await self._pauses.now(row.guild_id) is None

    async def failed(self, post: OutboxRow, error: BaseException) -> None:
        """Note that the post did not go out. It is tried again, after a wait that grows with every
        try, and dropped where that is no use or has failed too often."""
        log.info("Table %s: a %s did not go out: %s", post.table_id, post.kind, error)
        if await self.hopeless(post, error):
            if not closed(error):  # closed DMs are up to the user, so the operator is not told
                self.given_up.note(post.table_id, post.kind, error, self._store.now())
            await self._store.posted(post)
            return
        wait = min(timedelta(seconds=2 ** min(post.tries + 1, 10)), LONGEST_WAIT)
        if isinstance(error, discord.RateLimited):
            wait = max(wait, timedelta(seconds=error.retry_after))
        due = self._store.now() + wait
        if isinstance(error, discord.HTTPException) and shut_out(error):
            due = self.silence.until or self.silence.begin(error)
        await self.put_off(post, due)

    async def put_off(self, post: OutboxRow, due: datetime) -> None:
        """Postpone the post until then."""
        await self._store.postpone(post.id, due)
        self._alarm.expect(due)
