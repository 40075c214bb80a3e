"""Count an interaction once, however often Discord delivers it."""

from typing import Any

import discord

from storage import AlreadyCounted, StorageFailed
from tables.cache.locks import ALREADY_COUNTED_TEXT
from tables.errors import UserError, explain_not_saved


async def count_interaction_once(interaction: discord.Interaction[Any]) -> None:
    """Count the interaction before a change that leaves no journal entry. (An answer to a prompt
    counts its interaction itself.) Raises UserError if it has been counted before, so that this is
    a second delivery of the same interaction, or if it cannot be written."""
    try:
        await interaction.client.store.count_interaction(interaction.id)
    except AlreadyCounted as counted:
        raise UserError(ALREADY_COUNTED_TEXT) from counted
    except StorageFailed as failure:
        raise UserError(explain_not_saved(failure)) from failure
