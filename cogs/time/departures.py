"""Whether somebody has left a server.

Discord tells of those who leave only by a privileged intent, which Emberkeep does without. So it
looks them up when it matters: when their time runs out, and wherever else somebody is waited for.
"""

from __future__ import annotations

import logging

import discord

from cogs.ui.refusals import PASSING

log = logging.getLogger(__name__)

UNKNOWN_MEMBER = 10007


async def left(client: discord.Client, guild_id: int | None, user_id: int) -> bool:
    """Whether Discord says that the user is no member. False wherever that cannot be told: in
    direct messages, or where Discord does not answer."""
    guild = client.get_guild(guild_id) if guild_id is not None else None
    if guild is None:
        return False
    try:
        await guild.fetch_member(user_id)
    except discord.NotFound as error:
        return error.code == UNKNOWN_MEMBER
    except PASSING as error:
        log.info("Whether %s is in server %s cannot be told now: %s", user_id, guild_id, error)
    return False
