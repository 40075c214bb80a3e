"""Listens for servers that add or remove the bot or have an outage."""

from __future__ import annotations

import discord
from discord.ext import commands

from cogs.client import EmberkeepClient


class ServerEvents(commands.Cog):
    """Tells `cogs.time.servers` when the bot is removed from a server or comes back, and when an
    outage begins or ends."""

    def __init__(self, bot: EmberkeepClient) -> None:
        self._bot = bot

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Note that the bot was removed, or that the server was deleted."""
        await self._bot.servers.note_server_state(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Note that a server has added the bot, perhaps again."""
        await self._bot.servers.note_server_state(guild.id)

    @commands.Cog.listener()
    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """Note that an outage has begun."""
        await self._bot.servers.note_server_state(guild.id)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Note that an outage is over, or that the bot has just connected."""
        await self._bot.servers.note_server_state(guild.id)
