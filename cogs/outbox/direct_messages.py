"""Sending direct messages. Discord lets a bot open only a few DM channels in a while, so the
channels are remembered and not opened again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence

import discord
from discord.ui import LayoutView

import pictures
from cogs.ui.media import files
from cogs.ui.mentions import NOBODY
from cogs.ui.message import send
from cogs.ui.refusals import UNKNOWN_CHANNEL

MOST = 20_000
"""Of how many users the DM channel is remembered."""


class Direct:
    """Sends direct messages to users."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
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
