"""Tries cards again that Discord refused, when the bot may have got the missing permission."""

from collections.abc import Sequence
from typing import Any

import discord
from discord.ext import commands

from cogs.client import EmberkeepClient


class CardRetries(commands.Cog):
    """Listens for changes of permissions. A table's card is also tried again when people act at the
    table or look at it (see `OutboxPublisher.retry_card`)."""

    def __init__(self, bot: EmberkeepClient) -> None:
        self._bot = bot

    @commands.Cog.listener()
    async def on_guild_channel_update(self, _: Any, channel: discord.abc.GuildChannel) -> None:
        """Try cards again, because the permissions of the channel and its threads may have
        changed."""
        await self._retry_cards(channel.guild)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _: Any, role: discord.Role) -> None:
        """Try cards again, because the role's permissions may have changed."""
        await self._retry_cards(role.guild)

    @commands.Cog.listener()
    async def on_member_update(self, _: Any, member: discord.Member) -> None:
        """Try again if the bot's own roles may have changed. (Other members' updates need a
        privileged intent.)"""
        if member == member.guild.me:
            await self._retry_cards(member.guild)

    @commands.Cog.listener()
    async def on_thread_update(self, _: Any, thread: discord.Thread) -> None:
        """Try cards again, because the thread may have been unarchived."""
        await self._retry_cards(thread.guild)

    @commands.Cog.listener()
    async def on_servers_back(self, guilds: Sequence[discord.Guild]) -> None:
        """Try cards again, because permissions may have changed while Discord was silent about
        these servers."""
        await self._retry_cards(*guilds)

    async def _retry_cards(self, *guilds: discord.Guild) -> None:
        """Try the dropped cards in these servers again."""
        changed = {guild.id for guild in guilds}
        for table_id in self._bot.publisher.given_up.list_dropped_cards():
            row = await self._bot.store.find_table(table_id)
            if row is not None and row.guild_id in changed and not row.is_channel_lost:
                self._bot.publisher.retry_card(table_id)
