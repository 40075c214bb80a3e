"""Finds out whether somebody has left a server.

Discord sends an event when members leave only with a privileged intent, which Emberkeep does not
use. So it looks them up when it matters: when their time is up, and when a reminder is due.
"""

from __future__ import annotations

import logging

import discord

from cogs.ui.refusals import PASSING

log = logging.getLogger(__name__)

UNKNOWN_MEMBER = 10007


async def has_left_server(client: discord.Client, guild_id: int | None, user_id: int) -> bool:
    """Whether Discord says that the user is not a member of the server. False if that cannot be
    known: in direct messages, or if Discord does not answer."""
    if guild_id is None:
        return False
    try:
        # The server may be on a shard of another process.
        guild = client.get_guild(guild_id) or await client.fetch_guild(guild_id)
        await guild.fetch_member(user_id)
    except discord.NotFound as error:
        return error.code == UNKNOWN_MEMBER
    except PASSING as error:
        log.info("Whether %s is in server %s is unknown: %s", user_id, guild_id, error)
    return False
