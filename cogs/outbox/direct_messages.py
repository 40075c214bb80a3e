"""Sending direct messages. Discord lets a bot open only a few DM channels in a while, so the
channels are remembered and not opened again."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import replace

import discord
from discord.ui import LayoutView

import pictures
from cogs.ui.media import files
from cogs.ui.mentions import NOBODY
from cogs.ui.message import send
from cogs.ui.refusals import UNKNOWN_CHANNEL
from tables.people.users import People

log = logging.getLogger(__name__)

MOST = 20_000
"""Of how many users the DM channel is remembered."""


class Direct:
    """Sends direct messages to users."""

    def __init__(self, client: discord.Client, people: People, notices: dict[int, str]) -> None:
        self._client = client
        self._people = people
        self._notices = notices
        self._channels: OrderedDict[int, int] = OrderedDict()

    def know(self, user_id: int, channel_id: int) -> None:
        """Remember the user's DM channel."""
        self._channels[user_id] = channel_id
        self._channels.move_to_end(user_id)
        while len(self._channels) > MOST:
            self._channels.popitem(last=False)

    def channel(self, channel_id: int) -> discord.PartialMessageable:
        """A DM channel by its id."""
        return self._client.get_partial_messageable(channel_id)

    async def send(
        self,
        user_id: int,
        view: LayoutView,
        nonce: str | None,
        shown: Sequence[pictures.Picture] = (),
    ) -> tuple[int, int]:
        """Send a message with these pictures. Returns the ids of its channel and of the message.
        With a `nonce`, one that a crash makes us send twice arrives once. Raises what Discord
        answers."""
        known = self._channels.pop(user_id, None)
        if known is not None:
            try:
                return await self._send(user_id, known, view, nonce, shown)
            except discord.NotFound as error:
                if error.code != UNKNOWN_CHANNEL:
                    raise
        opened = await self._client.create_dm(discord.Object(user_id))
        return await self._send(user_id, opened.id, view, nonce, shown)

    async def refused(self, user_id: int, words: str) -> None:
        """Remember that the user takes no direct messages from us, and tell them so, in these
        words, when they next act."""
        log.info("User %s cannot be sent direct messages.", user_id)
        # Read now, because they may have changed their settings while they were written to.
        player = await self._people.player(user_id)
        await self._people.save_player(user_id, replace(player, dms_closed=True))
        self._notices[user_id] = words

    async def _send(
        self,
        user_id: int,
        channel_id: int,
        view: LayoutView,
        nonce: str | None,
        shown: Sequence[pictures.Picture],
    ) -> tuple[int, int]:
        message_id = await send(self.channel(channel_id), view, files(shown), NOBODY, nonce)
        self.know(user_id, channel_id)
        return channel_id, message_id
