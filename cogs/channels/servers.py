"""Listens for servers that come and go."""

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
        """The bot was removed, or the server was deleted."""
        await self._bot.servers.note_server_state(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot is back, or new."""
        await self._bot.servers.note_server_state(guild.id)

    @commands.Cog.listener()
    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """An outage has begun."""
        await self._bot.servers.note_server_state(guild.id)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """An outage is over; or the bot has just connected."""
        await self._bot.servers.note_server_state(guild.id)
