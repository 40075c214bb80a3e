"""Notices when the bot may write to somebody again: users who press or type in direct messages have
them open, and users who do so in a server share a server with the bot."""

import contextlib
from typing import Any

import discord
from discord.ext import commands

from cogs.client import EmberkeepClient
from storage import StorageError


class Reachability(commands.Cog):
    """Tells the sender of direct messages about everybody who uses the bot."""

    def __init__(self, bot: EmberkeepClient) -> None:
        self._bot = bot

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Note that a user has used a command, a button or a form."""
        channel_id = interaction.channel_id if interaction.guild_id is None else None
        with contextlib.suppress(StorageError):  # the user's next action notes it too
            await self._bot.publisher.direct.note_user_action(interaction.user.id, channel_id)
