"""Decides what becomes of a post that did not go out: it is tried again later, or dropped."""

import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import TypeAlias

import discord

from cogs.outbox.given_up import DroppedPosts
from cogs.outbox.silence import Silence
from cogs.ui.refusals import CALL_ERRORS, is_banned, is_dm_refusal, is_final_failure, is_transient
from storage import OutboxRow, Store
from tables.errors import find_storage_error
from tables.sessions import TableSessions

log = logging.getLogger(__name__)

Sender: TypeAlias = Callable[[OutboxRow], Awaitable[None]]
"""Sends a post of one kind, and notes whether it was posted or postponed."""

LONGEST_WAIT = timedelta(minutes=10)


class Retries:
    """Postpones posts, and drops those that would fail again."""

    def __init__(self, store: Store, sessions: TableSessions, silence: Silence) -> None:
        self.given_up = DroppedPosts()
        self.silence = silence
        self._store = store
        self._alarm = sessions.alarm
        self._pauses = sessions.pauses
        self.closing = False
        """Whether the bot is shutting down, so that failures mean nothing."""

    def make_retrying_sender(self, send: Sender) -> Sender:
        """Make a sender of posts from `send`, which sends a post and notes what has become of it.
        The sender tries a post again later while Discord fails, and drops it if Discord refuses it.
        It raises StorageError, because then nothing at the table can go on."""

        async def sender(post: OutboxRow) -> None:
            if await self.try_post(post, send):
                self.given_up.note_shown(post.table_id, post.kind)

        return sender

    async def try_post(self, post: OutboxRow, send: Sender) -> bool:
        """Send the post with `send`. Returns whether that succeeded. If not, the post is postponed
        or dropped as in `make_retrying_sender`."""
        if (until := self.silence.silent_until) is not None:
            await self.postpone_post(post, until)
            return False
        try:
            await send(post)
        except CALL_ERRORS as error:
            await self.handle_failure(post, error)
            return False
        except Exception as error:
            if failure := find_storage_error(error):
                raise failure from failure.__cause__
            if not self.closing:
                log.exception("Table %s: a %s could not be shown.", post.table_id, post.kind)
                await self.handle_failure(post, error)
            return False
        return True

    async def is_hopeless(self, post: OutboxRow, error: BaseException) -> bool:
        """Whether to drop the post, which has just failed: it has failed often enough, or the post
        before it was dropped, so that one try shows that nothing has changed. False in a server
        that cannot be reached: there, no post is dropped."""
        before = self.given_up.is_dropped(post.table_id, post.kind) and not is_transient(error)
        if not (before or is_final_failure(error, post.tries)):
            return False
        row = await self._store.find_table(post.table_id)
        return row is None or await self._pauses.find_current_pause(row.guild_id) is None

    def begin_silence_if_banned(self, error: BaseException) -> None:
        """Post nothing for a while if the error says that Discord refuses the bot altogether."""
        if isinstance(error, discord.HTTPException) and is_banned(error):
            self.silence.begin_silence(error)

    async def handle_failure(self, post: OutboxRow, error: BaseException) -> None:
        """Note that the post did not go out. Postpone it by a wait that grows with every try, or
        drop it if another try is no use or it has failed too often."""
        log.info("Table %s: a %s did not go out: %s", post.table_id, post.kind, error)
        self.begin_silence_if_banned(error)
        if await self.is_hopeless(post, error):
            if not is_dm_refusal(
                error
            ):  # closed DMs are up to the user, so the operator is not told
                self.given_up.note_dropped(post.table_id, post.kind, error, self._store.now())
            await self._store.save_posted(post)
            return
        wait = min(timedelta(seconds=2 ** min(post.tries + 1, 10)), LONGEST_WAIT)
        if isinstance(error, discord.RateLimited):
            wait = max(wait, timedelta(seconds=error.retry_after))
        await self.postpone_post(post, self.silence.silent_until or self._store.now() + wait)

    async def postpone_post(self, post: OutboxRow, due: datetime) -> None:
        """Postpone the post until `due`."""
        await self._store.postpone_post(post, due)
        self._alarm.note_due(due)
