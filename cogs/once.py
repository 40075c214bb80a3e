"""An interaction counts once, however often Discord delivers it."""

from __future__ import annotations

from typing import Any

import discord

from cogs.user_errors import Mistake, unwritten
from storage import Counted, StorageFailed

from .desk import COUNTED


async def once(interaction: discord.Interaction[Any]) -> None:
    """Before something is done that leaves no entry in a journal: an answer counts its interaction
    itself. Raises Mistake where this is another delivery, perhaps a late one."""
    try:
        await interaction.client.store.count(interaction.id)
    except Counted as counted:
        raise Mistake(COUNTED) from counted
    except StorageFailed as failure:
        raise Mistake(unwritten(failure)) from failure
