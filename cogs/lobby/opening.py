"""Opening a table in the user's channel, by command or by the button of a game."""

from __future__ import annotations

import discord

from cogs.channels.threads import keep_open
from cogs.client import Interaction
from cogs.lobby.permissions import may_open
from cogs.table.lookup import settle
from cogs.ui.once import once
from rules import GAMES
from storage import NewCampaign
from tables.actions import lobby
from tables.errors import UserError
from tables.wording import text

NEEDED = discord.Permissions(
    view_channel=True, send_messages=True, attach_files=True, read_message_history=True
)
NEEDED_IN_THREAD = discord.Permissions(
    view_channel=True, send_messages_in_threads=True, attach_files=True, read_message_history=True
)


async def open_here(
    interaction: Interaction, game: str, campaign: NewCampaign | None = None
) -> None:
    """Open a table of the game in this channel, with the user in the first seat. `campaign`: the
    table is the first chapter of this new campaign; without one, a game that is always played in
    chapters begins a campaign of its own name. The interaction must have been acknowledged. Raises
    UserError."""
    if interaction.channel_id is None:
        raise UserError("A table needs a channel.")
    await once(interaction)
    may_post(interaction)
    await may_open(interaction)
    row = await lobby.open_table(
        interaction.client.sessions,
        channel_id=interaction.channel_id,
        guild_id=interaction.guild_id,
        user_id=interaction.user.id,
        name=interaction.user.display_name,
        game=game,
        campaign=campaign or _campaign_of(game),
    )
    await keep_open(interaction.channel)
    said = "The table is open, and you have the first seat."
    if interaction.guild_id is None:
        said = "Nobody else can sit down in a direct message: fill the table with bots."
    await settle(interaction, row.id, said, on_card=interaction.guild_id is not None)


def _campaign_of(game: str) -> NewCampaign | None:
    """The campaign that a table begins where none was named: people may rename it."""
    found = GAMES.get(game)
    return NewCampaign(found.title) if found is not None and found.chaptered else None


def may_post(interaction: Interaction) -> None:
    """Raises UserError where the bot lacks the permissions to post a card here."""
    if interaction.guild_id is None:
        return
    in_thread = isinstance(interaction.channel, discord.Thread)
    needed = NEEDED_IN_THREAD if in_thread else NEEDED
    missing = [name for name, on in needed if on and not getattr(interaction.app_permissions, name)]
    if missing:
        names = text.listed([name.replace("_", " ").title() for name in missing])
        raise UserError(
            f"I cannot put a table here: I lack {names} in this channel. Somebody who manages it "
            "can grant that; then try again."
        )
