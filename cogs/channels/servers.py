"""Listens for servers that add or remove the bot or have an outage."""

import discord
from discord.ext import commands

from cogs.client import EmberkeepClient


class ServerEvents(commands.Cog):
    """Tells `cogs.time.servers` when the bot is removed from a server or comes back, and when an
    outage begins or ends."""

    def __init__(self, bot: EmberkeepClient) -> None:
        self._bot = bot

    @commands.Cog.listener("on_guild_remove")
    @commands.Cog.listener("on_guild_join")
    @commands.Cog.listener("on_guild_unavailable")
    @commands.Cog.listener("on_guild_available")
    async def note_server_state(self, guild: discord.Guild) -> None:
        """Note whether the bot is in the server, and whether the server has an outage."""
        await self._bot.servers.note_server_state(guild.id)
