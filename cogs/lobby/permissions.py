"""Check who may open tables in a server, and where, before a table is opened."""

from __future__ import annotations

import discord

from cogs.client import Interaction
from cogs.words import Message
from tables.errors import UserError
from tables.wording import text


async def may_open(interaction: Interaction) -> None:
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
