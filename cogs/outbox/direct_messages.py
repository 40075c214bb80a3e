"""Sends direct messages.

Opening a user's DM channel is a call of its own, of which Discord allows only a few in a while
(error 40003). So the bot stores the channel and does not open it again. A call that would wait long
for a rate limit fails, so that it cannot hold up others; its post stays in the outbox.
"""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from datetime import datetime, timedelta

import discord
from discord.ui import LayoutView

import pictures
from cogs.outbox.pace import CallPace
from cogs.ui.attachments import Attachments
from cogs.ui.mentions import MENTION_NOBODY
from cogs.ui.refusals import NO_SERVER_IN_COMMON, TOO_FAST, UNKNOWN_CHANNEL
from rules.engine.messages import Text
from storage import Store
from tables.people.users import PeopleCache
from tables.recent import Recent

log = logging.getLogger(__name__)

CHANNELS_REMEMBERED = 20_000
"""How many users' DM channels are kept in memory."""
AT_ONCE = 8
"""How many calls about direct messages the bot makes at a time."""
CALL_TIMEOUT_SECONDS = 60.0
"""Seconds after which a call about direct messages fails. discord.py waits for a rate limit of up
to `cogs.client.LONGEST_LIMIT`, and tries again while Discord is down."""
OPEN_PAUSE = timedelta(minutes=10)
"""How long the bot opens no channel after Discord has said that it opened too many."""


class DirectMessages:
    """Sends direct messages to users: at most one new message a second, to all of them together."""

    def __init__(
        self, client: discord.Client, store: Store, people: PeopleCache, notices: dict[int, Text]
    ) -> None:
        self.pace = CallPace()
        self.attachments = Attachments()
        self._client = client
        self._store = store
        self._people = people
        self._notices = notices
        self._channels: Recent[int, int] = Recent(CHANNELS_REMEMBERED)
        self._room = asyncio.Semaphore(AT_ONCE)
        self._opens_again: datetime | None = None

    # -- channels --------------------------------------------------------------------------------

    async def remember_channel(self, user_id: int, channel_id: int) -> None:
        """Remember the user's DM channel, in storage and in memory."""
        if await self._find_known_channel(user_id) != channel_id:
            await self._store.save_direct_channel(user_id, channel_id)
        self._channels[user_id] = channel_id

    async def _find_known_channel(self, user_id: int) -> int | None:
        channel_id = self._channels.get(user_id)
        if channel_id is None:
            channel_id = await self._store.find_direct_channel(user_id)
            if channel_id is not None:
                self._channels[user_id] = channel_id
        return channel_id

    def forget_channel(self, user_id: int) -> None:
        """Drop the user's channel from memory, because it is gone or storage has erased it."""
        self._channels.pop(user_id, None)

    def make_partial_message(self, channel_id: int, message_id: int) -> discord.PartialMessage:
        """Make discord.py's partial message for these ids, without asking Discord."""
        return self._client.get_partial_messageable(channel_id).get_partial_message(message_id)

    async def _open_channel(self, user_id: int) -> int:
        now = self._store.now()
        if self._opens_again is not None and now < self._opens_again:
            raise discord.RateLimited((self._opens_again - now).total_seconds())
        try:
            opened = await self._client.create_dm(discord.Object(user_id))
        except discord.HTTPException as error:
            if error.code == TOO_FAST:
                self._opens_again = now + OPEN_PAUSE
                log.warning("Discord lets no direct messages be opened for a while: %s", error)
            raise
        await self.remember_channel(user_id, opened.id)
        return opened.id

    # -- messages --------------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def limit_calls(self) -> AsyncIterator[None]:
        """Wait until fewer than `AT_ONCE` calls about direct messages are running. Raises
        TimeoutError if the call takes longer than `CALL_TIMEOUT_SECONDS`."""
        async with self._room, asyncio.timeout(CALL_TIMEOUT_SECONDS):
            yield

    async def send_urgently(
        self,
        user_id: int,
        view: LayoutView,
        nonce: str | None,
        shown: Sequence[pictures.Picture] = (),
    ) -> tuple[int, int]:
        """Send a message that somebody is waiting for, ahead of the others. Otherwise like
        `send_to_user`."""
        await self.pace.take_turn(urgent=True)
        return await self.send_to_user(user_id, view, nonce, shown)

    async def send_to_user(
        self,
        user_id: int,
        view: LayoutView,
        nonce: str | None,
        shown: Sequence[pictures.Picture] = (),
    ) -> tuple[int, int]:
        """Send the user a message, after the caller has taken its turn. Returns the ids of its
        channel and of the message. With a `nonce`, a message that a crash makes us send twice
        arrives once. Raises discord.py's exception if Discord refuses."""
        async with self.limit_calls():
            place = await self._post_to_user(user_id, view, nonce, shown)
        player = await self._people.find_player_settings(user_id)
        if player.dms_refused:
            await self._people.save_player_settings(user_id, replace(player, dms_refused=0))
        return place

    async def _post_to_user(
        self, user_id: int, view: LayoutView, nonce: str | None, shown: Sequence[pictures.Picture]
    ) -> tuple[int, int]:
        async def post_in_channel(channel_id: int) -> tuple[int, int]:
            channel = self._client.get_partial_messageable(channel_id)
            sent = await self.attachments.send_pictures(channel, view, shown, MENTION_NOBODY, nonce)
            return channel_id, sent

        known = await self._find_known_channel(user_id)
        if known is not None:
            try:
                return await post_in_channel(known)
            except discord.NotFound as error:
                if error.code != UNKNOWN_CHANNEL:
                    raise
                self.forget_channel(user_id)
        return await post_in_channel(await self._open_channel(user_id))

    # -- users who take none ---------------------------------------------------------------------

    async def note_dm_refusal(
        self, user_id: int, error: discord.HTTPException, words: Text
    ) -> None:
        """Remember that the user takes no direct messages from us. Tell them so in these words when
        they next act, but only once until a message has arrived again."""
        log.info("User %s cannot be sent direct messages: %s", user_id, error)
        # Read the settings now: the user may have changed them while the message was sent.
        player = await self._people.find_player_settings(user_id)
        if words and not player.dms_refused:
            self._notices[user_id] = words
        closed = replace(player, dms_closed=True, dms_refused=error.code)
        await self._people.save_player_settings(user_id, closed)

    async def note_user_action(self, user_id: int, channel_id: int | None) -> None:
        """Note that the user has acted, in the direct messages with this id or in a server (None).
        If that shows that we can write to them again, let the next post try it."""
        if channel_id is not None:
            await self.remember_channel(user_id, channel_id)
        player = await self._people.find_player_settings(user_id)
        shared = player.dms_refused == NO_SERVER_IN_COMMON
        if player.dms_closed and (channel_id is not None or shared):
            await self._people.save_player_settings(user_id, replace(player, dms_closed=False))
