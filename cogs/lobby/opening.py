"""Open a table in the user's channel, by command or by a game's button, if they may."""

import contextlib

import discord

from cogs.channels.threads import extend_archive_time
from cogs.client import Interaction
from cogs.table.lookup import reply_and_publish
from cogs.ui.components import Press, divide_into_rows
from cogs.ui.handlers import NOT_OURS, Pressed, register_handler
from cogs.ui.language import find_place_language
from cogs.ui.once import count_interaction_once
from cogs.ui.refusals import CALL_ERRORS
from cogs.words import Message
from rules import GAMES
from storage import NewCampaign, TableRow
from tables.actions import lobby
from tables.actions.refusals import ChannelHasTable
from tables.errors import UserError
from tables.wording import text

PERMISSIONS_TO_SHOW = discord.Permissions(
    view_channel=True, attach_files=True, read_message_history=True
)
PERMISSIONS_TO_POST = PERMISSIONS_TO_SHOW | discord.Permissions(send_messages=True)
PERMISSIONS_TO_POST_IN_THREAD = PERMISSIONS_TO_SHOW | discord.Permissions(
    send_messages_in_threads=True
)
PERMISSION_TO_OPEN_THREAD = discord.Permissions(create_public_threads=True)


async def open_table_here(
    interaction: Interaction,
    game: str,
    campaign: NewCampaign | None = None,
    language: str | None = None,
) -> None:
    """Open a table of the game in this channel, with the user in the first seat. `campaign`: the
    new campaign whose first chapter the table is. If None, a game that is always played in chapters
    begins a campaign with the game's name. `language`: the table's; if None, the server's. The
    interaction must have been acknowledged. Raises UserError."""
    await count_interaction_once(interaction)
    check_can_post(interaction)
    await check_can_open_table(interaction)
    try:
        row = await _open_table(interaction, interaction.channel, game, campaign, language)
    except ChannelHasTable as refused:
        if campaign is not None or not _can_open_thread(interaction):
            raise
        button = Press(0, "inthread", game, label=Message("open-in-thread"))
        raise UserError(str(refused), *divide_into_rows([button])) from refused
    in_server = interaction.guild_id is not None
    said = Message("table-is-open" if in_server else "open-in-direct")
    await reply_and_publish(interaction, row.id, said, on_card=in_server)


@register_handler("inthread", returns=False)
async def open_in_thread(interaction: Interaction, pressed: Pressed) -> None:
    """Open a table of that game in a new thread, because the channel has another table already."""
    found = GAMES.get(pressed.find_part(0))
    channel = interaction.channel
    if found is None or not isinstance(channel, discord.TextChannel):
        raise UserError(NOT_OURS)
    await count_interaction_once(interaction)
    await check_can_open_table(interaction)
    if not _can_open_thread(interaction):
        raise UserError(Message("may-not-open-threads"))
    thread = await channel.create_thread(name=found.title, type=discord.ChannelType.public_thread)
    try:
        row = await _open_table(interaction, thread, found.key)
    except UserError:
        with contextlib.suppress(*CALL_ERRORS):  # it stays empty if the bot may not delete it
            await thread.delete()
        raise
    await reply_and_publish(interaction, row.id, Message("open-in-place", thread=thread.mention))


def _can_open_thread(interaction: Interaction) -> bool:
    """Whether the user and the bot may open a thread in this channel, and the bot may play
    there."""
    return (
        isinstance(interaction.channel, discord.TextChannel)
        and interaction.permissions.create_public_threads
        and interaction.app_permissions >= PERMISSIONS_TO_POST_IN_THREAD | PERMISSION_TO_OPEN_THREAD
    )


async def _open_table(
    interaction: Interaction,
    channel: object,
    game: str,
    campaign: NewCampaign | None = None,
    language: str | None = None,
) -> TableRow:
    """Open a table of the game in this channel, and return its row. Raises UserError."""
    sessions = interaction.client.sessions
    server = await sessions.people.find_server_settings(interaction.guild_id)
    channel_id = getattr(channel, "id", None) or interaction.channel_id
    if channel_id is None:
        raise UserError(Message("table-needs-channel"))
    found = GAMES.get(game)
    if campaign is None and found is not None and found.chaptered:
        campaign = NewCampaign(found.title)  # people may rename it
    row = await lobby.open_table(
        sessions,
        channel_id=channel_id,
        guild_id=interaction.guild_id,
        user_id=interaction.user.id,
        name=interaction.user.display_name,
        game=game,
        campaign=campaign,
        language=language or server.language or find_place_language(interaction),
    )
    await extend_archive_time(channel)
    return row


def check_can_post(interaction: Interaction) -> None:
    """Raise UserError if the bot lacks the permissions to post a card here."""
    if interaction.guild_id is None:
        return
    in_thread = isinstance(interaction.channel, discord.Thread)
    needed = PERMISSIONS_TO_POST_IN_THREAD if in_thread else PERMISSIONS_TO_POST
    missing = [name for name, on in needed if on and not getattr(interaction.app_permissions, name)]
    if missing:
        names = text.join_names([str(Message("permission-name", name=name)) for name in missing])
        raise UserError(Message("i-lack", permissions=names))


async def check_can_open_table(interaction: Interaction) -> None:
    """Raise UserError if the server's settings do not let the user open a table here. People who
    manage the server may open one anywhere; in direct messages everybody may."""
    if interaction.guild_id is None or is_server_manager(interaction):
        return
    rules = await interaction.client.sessions.people.find_server_settings(interaction.guild_id)
    if rules.openers and not _find_role_ids(interaction) & set(rules.openers):
        allowed = text.join_names([f"<@&{role}>" for role in rules.openers], either=True)
        raise UserError(Message("only-openers", openers=allowed))
    if rules.places and not _find_channel_ids(interaction) & set(rules.places):
        places = text.join_names([f"<#{channel}>" for channel in rules.places], either=True)
        raise UserError(Message("only-places", places=places))


def is_server_manager(interaction: Interaction) -> bool:
    """Whether the user manages the server."""
    return interaction.permissions.manage_guild


def _find_role_ids(interaction: Interaction) -> set[int]:
    """Return the ids of the user's roles and that of @everyone, which is the server's id."""
    user = interaction.user
    held = {role.id for role in user.roles} if isinstance(user, discord.Member) else set()
    return held | {interaction.guild_id or 0}


def _find_channel_ids(interaction: Interaction) -> set[int]:
    """Return the ids of this channel, of its parent channel if it is a thread, and of their
    category."""
    channel = interaction.channel
    found = {
        interaction.channel_id,
        getattr(channel, "parent_id", None),
        getattr(channel, "category_id", None),
    }
    return {place for place in found if place is not None}
