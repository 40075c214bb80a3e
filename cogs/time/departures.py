"""Finds out whether somebody has left a server.

Discord sends an event when members leave only with a privileged intent, which Emberkeep does not
use. So it looks them up when it matters: when their time is up, and when a reminder is due.
"""

import logging

import discord

from cogs.shards.bot import ShardedBot
from cogs.ui.refusals import CALL_ERRORS

log = logging.getLogger(__name__)

UNKNOWN_MEMBER = 10007


async def has_left_server(client: ShardedBot, guild_id: int | None, user_id: int) -> bool:
    """Whether Discord says that the user is not a member of the server. False if that cannot be
    known: in direct messages, or if Discord does not answer."""
    guild = client.get_guild(guild_id) if guild_id is not None else None
    try:
        if guild is None:
            if guild_id is None or client.find_shard_id(guild_id) in client.served_shards:
                return False
            guild = await client.fetch_guild(guild_id)  # another process hears of it
        await guild.fetch_member(user_id)
    except discord.NotFound as error:
        return error.code == UNKNOWN_MEMBER
    except CALL_ERRORS as error:
        log.info("Whether %s is in server %s is unknown: %s", user_id, guild_id, error)
    return False
