"""Notices when the bot may write to somebody again: their direct messages are open if they press or
type there, and whoever does so in a server shares one with the bot."""

from __future__ import annotations

import contextlib
from typing import Any

import discord
from discord.ext import commands

from cogs.client import EmberkeepClient
from storage import StorageError


class Reachability(commands.Cog):
    """Tells the outbox of everybody who does something."""

    def __init__(self, bot: EmberkeepClient) -> None:
        self._bot = bot

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Somebody has used a command, a button or a form."""
        channel_id = interaction.channel_id if interaction.guild_id is None else None
        with contextlib.suppress(StorageError):  # the next one shows it as well
            await self._bot.publisher.direct.note_user_action(interaction.user.id, channel_id)
