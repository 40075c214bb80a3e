"""Keeps threads with tables open while a game is in play, and archives them a day after its end.

Discord archives a thread when nobody has written there for a while. The thread, and with it the
table, then disappears from people's channel lists.
"""

import logging
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

import discord
from discord.ext import commands

from cogs.client import EmberkeepClient
from cogs.ui.refusals import CALL_ERRORS, UNKNOWN_CHANNEL, explain_unreachable
from storage import OutboxRow, StorageError, TableRow
from tables.recent import Recent
from tables.sessions import TIME_UNTIL_ARCHIVED

log = logging.getLogger(__name__)

LONGEST_ARCHIVE_MINUTES: Final = 10080
"""The longest time without a message, in minutes, after which Discord can be told to archive a
thread: a week."""
REARCHIVE_WINDOW = timedelta(hours=1)
"""If a thread is archived again within this time after we opened it, somebody wants it archived."""


class Threads(commands.Cog):
    """Opens and archives the threads that have tables."""

    def __init__(self, bot: EmberkeepClient) -> None:
        self._bot = bot
        self._opened: Recent[int, datetime] = Recent(1000)
        bot.publisher.register_sender("archive", bot.publisher.make_sender(self.archive_thread))

    # -- ended tables ----------------------------------------------------------------------------

    async def archive_thread(self, row: TableRow, _: OutboxRow) -> datetime | None:
        """Archive an ended table's thread, unless another table is open there. While people still
        write there, return the time to postpone that to; otherwise return None."""
        if row.guild_id is None:
            return None
        if not (await self._bot.sessions.people.find_server_settings(row.guild_id)).archive:
            return None
        if await self._bot.store.find_active_table(row.channel_id):
            return None
        thread = await self._fetch_thread(row)
        if thread is None or thread.archived:
            return None
        last = discord.utils.snowflake_time(thread.last_message_id or thread.id)
        if last + TIME_UNTIL_ARCHIVED > self._bot.store.now():
            return last + TIME_UNTIL_ARCHIVED
        await thread.edit(archived=True)
        return None

    # -- tables in play --------------------------------------------------------------------------

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Open an archived thread again if it has an active table."""
        state = payload.data.get("thread_metadata") or {}
        if state.get("archived") and not state.get("locked"):
            row = await self._bot.store.find_active_table(payload.thread_id)
            if row is not None:
                await self._reopen_thread(row)

    @commands.Cog.listener()
    async def on_servers_back(self, guilds: Sequence[discord.Guild]) -> None:
        """Open threads again that were archived while Discord told nothing of their servers, and
        find those that were deleted. Discord lists only open threads, so both are missing there."""
        for guild in guilds:
            for row in await self._bot.store.list_active_tables_newest_first(guild.id):
                if row.is_channel_lost:
                    continue
                channel = guild.get_channel_or_thread(row.channel_id)
                if channel is None or (isinstance(channel, discord.Thread) and channel.archived):
                    await self._reopen_thread(row)

    async def _reopen_thread(self, row: TableRow) -> None:
        """Open the table's archived thread again, unless it is locked or was opened again a moment
        ago."""
        now = self._bot.store.now()
        if now - self._opened.get(row.channel_id, now - 2 * REARCHIVE_WINDOW) < REARCHIVE_WINDOW:
            return
        try:
            thread = await self._fetch_thread(row)
            if thread is None or not thread.archived or thread.locked:
                return
            self._opened[row.channel_id] = now
            # Opening needs only the permission to write there; setting the archive time needs more,
            # and a call that does both would be refused as a whole.
            await extend_archive_time(await thread.edit(archived=False))
        except (*CALL_ERRORS, StorageError) as refusal:
            log.info("Table %s: its thread stays archived: %s", row.id, refusal)

    async def _fetch_thread(self, row: TableRow) -> discord.Thread | None:
        """Fetch the table's thread as it is now, or note that its channel is gone. Return None if
        there is no thread."""
        try:
            channel = await self._bot.fetch_channel(row.channel_id)
        except discord.HTTPException as error:
            if error.code == UNKNOWN_CHANNEL and row.is_active:
                await self._bot.publisher.handle_lost_channel(row)
            if explain_unreachable(error) is None and not isinstance(error, discord.NotFound):
                raise
            return None
        return channel if isinstance(channel, discord.Thread) else None


async def extend_archive_time(channel: object) -> None:
    """Set a thread's archive time to the longest, if the bot has the permission. `channel`: any
    object; nothing is done if it is no thread."""
    if (
        isinstance(channel, discord.Thread)
        and channel.auto_archive_duration < LONGEST_ARCHIVE_MINUTES
    ):
        try:
            await channel.edit(auto_archive_duration=LONGEST_ARCHIVE_MINUTES)
        except CALL_ERRORS as refusal:
            log.info("Thread %s keeps its archive time: %s", channel.id, refusal)
