"""Cards that Discord would not take come again when what kept them from it may be gone."""

from __future__ import annotations

from typing import Any

import discord
from discord.ext import commands

from cogs.client import EmberkeepClient


class ShowAgain(commands.Cog):
    """Hears of permissions that may be there again. What else people do at a table, or look up
    there, tries its card too (see `OutboxPublisher.try_card`)."""

    def __init__(self, bot: EmberkeepClient) -> None:
        self._bot = bot

    @commands.Cog.listener()
    async def on_guild_channel_update(self, _: Any, channel: discord.abc.GuildChannel) -> None:
        """A channel's permissions may be others now, and so those of its threads."""
        await self._try(channel.guild)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _: Any, role: discord.Role) -> None:
        """A role's permissions may be others now."""
        await self._try(role.guild)

    @commands.Cog.listener()
    async def on_member_update(self, _: Any, member: discord.Member) -> None:
        """Discord tells of the bot's own roles; of others' it needs a privileged intent."""
        if member == member.guild.me:
            await self._try(member.guild)

    @commands.Cog.listener()
    async def on_thread_update(self, _: Any, thread: discord.Thread) -> None:
        """A thread may be open again."""
        await self._try(thread.guild)

    async def _try(self, guild: discord.Guild) -> None:
        for table_id in self._bot.publisher.given_up.tables():
            row = await self._bot.store.table(table_id)
            if row is not None and row.guild_id == guild.id and not row.channel_lost:
                self._bot.publisher.try_card(table_id)
