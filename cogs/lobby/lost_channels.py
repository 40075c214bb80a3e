"""Tell the players of tables whose channel was deleted (stored as "homeless"), and move such a
table to another channel."""

import logging

import discord
from discord.ext import commands

from cogs.channels.threads import extend_archive_time
from cogs.client import EmberkeepClient, Interaction
from cogs.lobby.opening import check_can_open_table, check_can_post
from cogs.outbox.notices import Notice, NoticeSource
from cogs.table.lookup import reply_and_publish
from cogs.ui.commands import Choices, make_command, suggest_for
from cogs.ui.components import Press
from cogs.ui.suggestions import make_choices
from cogs.words import Message
from rules.engine import Event
from rules.engine.events import assign_steps
from rules.engine.languages import speak
from storage import ChannelTaken, OutboxRow, StorageError, TableRow
from tables import seat_vote
from tables.actions.refusals import make_no_room_error
from tables.errors import UserError
from tables.session import TableSession
from tables.sessions import TableSessions
from tables.wording import text
from tables.wording.titles import find_game_title

log = logging.getLogger(__name__)


class LostChannels(commands.Cog, NoticeSource):
    """Listens for deleted channels, and tells the players of the tables there."""

    def __init__(self, bot: EmberkeepClient) -> None:
        self._bot = bot
        self._store = bot.store
        bot.publisher.register_sender("homeless", bot.publisher.make_sender(self.keep_notice))
        bot.publisher.direct_notices.register_source("homeless", self)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Note the tables that lost their place when this channel and its threads were deleted."""
        for row in await self._store.list_active_tables_newest_first(channel.guild.id):
            thread = channel.guild.get_thread(row.channel_id)
            if row.channel_id == channel.id or (thread and thread.parent_id == channel.id):
                await self._record_lost_channel(row)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Note the table that lost its place when this thread was deleted."""
        row = await self._store.find_active_table(payload.thread_id)
        if row is not None:
            await self._record_lost_channel(row)

    async def _record_lost_channel(self, row: TableRow) -> None:
        """Record that the table's channel is lost, and deliver the posts about it."""
        try:
            await self._bot.publisher.handle_lost_channel(row)
        except StorageError as failure:  # posting the next card will notice it again
            log.warning("Table %s: its lost channel could not be recorded: %s", row.id, failure)
            return
        await self._bot.publisher.deliver_posts(row.id)

    async def make_notice(self, post: OutboxRow) -> Notice | None:
        """Make the direct message about the lost channel. Return None if the table is no longer
        without a channel, or has ended."""
        row = await self._store.find_table(post.table_id)
        if row is None or not row.is_channel_lost or not row.is_active:
            return None
        style = discord.ButtonStyle.primary
        move = [Press(row.id, "yours", label=Message("your-move"), style=style)]
        said = str(describe_lost_channel(row))
        return Notice(row.id, said, said, move if row.status == "playing" else [])

    async def keep_notice(self, row: TableRow, post: OutboxRow) -> None:
        """Keep the notice for a user without direct messages, to tell them when they next act."""
        if row.is_channel_lost and row.is_active:
            self._bot.publisher.notices[int(post.body["user"])] = describe_lost_channel(row)


def describe_lost_channel(row: TableRow) -> Message:
    """Write the sentence that tells a player that their table's channel was deleted."""
    return Message("channel-lost", game=text.format_plain(find_game_title(row.game)), table=row.id)


# -- going on elsewhere --------------------------------------------------------------------------


@make_command("command-move", table="option-move-table")
async def move(interaction: Interaction, table: str | None = None) -> None:
    """Move one of the user's tables, whose channel was deleted, to this channel."""
    if interaction.guild_id is None or interaction.channel_id is None:
        raise UserError(Message("run-in-server"))
    check_can_post(interaction)
    await check_can_open_table(interaction)
    row = _find_wanted_table(await _list_lost_tables(interaction, look=True), table)
    await move_table(
        interaction.client.sessions, row.id, interaction.channel_id, interaction.user.display_name
    )
    await extend_archive_time(interaction.channel)
    await reply_and_publish(interaction, row.id, Message("table-goes-on-here"))


@suggest_for("table", move)
async def _suggest_tables(interaction: Interaction, typed: str) -> Choices:
    found = await _list_lost_tables(interaction)
    return make_choices([(_label_table(row), str(row.id)) for row in found], typed)


async def _list_lost_tables(interaction: Interaction, look: bool = False) -> list[TableRow]:
    """List the tables of this server that have lost their channel and that the user may move,
    because they have a seat there, opened it, or manage channels. `look`: ask Discord about
    channels that discord.py does not know, because they may have been deleted while the bot was
    not running."""
    guild, store = interaction.guild, interaction.client.store
    if guild is None:
        return []
    found: list[TableRow] = []
    for each in await store.list_active_tables_newest_first(guild.id):
        sits = interaction.user.id in {each.opener_id, *each.seated_users}
        if not sits and not interaction.permissions.manage_channels:
            continue
        row: TableRow | None = each
        if (
            look
            and not each.is_channel_lost
            and guild.get_channel_or_thread(each.channel_id) is None
        ):
            await interaction.client.publisher.check_card_exists(each.id)
            row = await store.find_table(each.id)
        if row is not None and row.is_channel_lost:
            found.append(row)
    return found


def _find_wanted_table(found: list[TableRow], said: str | None) -> TableRow:
    """Find the table that the user means. Raises UserError if that is not clear."""
    if not found:
        raise UserError(Message("none-lost-channel"))
    if said is None and len(found) > 1:
        names = text.join_names([text.format_plain(_label_table(row)) for row in found[:8]])
        raise UserError(Message("several-lost", names=names))
    for row in found:
        if said is None or said.strip() == str(row.id):
            return row
    raise UserError(Message("none-called", said=text.format_quote(said or "", 40)))


async def move_table(sessions: TableSessions, table_id: int, channel_id: int, by: str) -> None:
    """Move the table to that channel, where its new card pings the players whose move it is. Raises
    UserError if the table cannot be moved."""
    async with sessions.lock_table(table_id) as session:
        now = await sessions.store.find_table(table_id)
        if now is None or not now.is_channel_lost or not now.is_active:
            raise UserError(Message("has-place-already"))
        called = await sessions.people.find_present_users(session.awaited)
        posts = await sessions.make_posts(session, ping=called, fresh=True)
        votes = [seat_vote.make_vote_post(seat) for seat in session.seating.votes]
        try:
            session.row = await sessions.store.move_table(
                table_id, channel_id, events=_make_move_events(session, by), outbox=[*posts, *votes]
            )
        except ChannelTaken as refused:
            raise make_no_room_error(refused) from refused
        session.calls.to_ping = called


def _make_move_events(session: TableSession, by: str) -> list[Event]:
    """Make the log's line about the move. Return none before the start, when there is no log."""
    if session.table is None:
        return []
    words = Message("new-place", player=text.clean_name(by))
    with speak(session.row.language):
        return assign_steps([Event(words, kind="settings")], session.table.step)


def _label_table(row: TableRow) -> str:
    return str(Message("game-and-table", game=find_game_title(row.game), table=row.id))
