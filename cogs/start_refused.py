"""Explains to the operator why Discord refuses to let the bot start."""

import aiohttp
import discord

from cogs.client import CommandsRefused
from cogs.shards.pace import SessionsUsedUp

TOO_MANY, SERVER_ERROR = 429, 500
START_ERRORS = (
    discord.DiscordException,
    CommandsRefused,
    SessionsUsedUp,
    aiohttp.ClientError,
    OSError,
)
BAD_TOKEN = (
    "Discord refused the setting DISCORD_TOKEN: copy the bot's token again from the developer "
    "portal"
)
BAD_SHARD = (
    "Discord does not know the shard that the bot asked for: leave the setting EMBERKEEP_SHARDS "
    "empty, so that the bot uses as many as Discord recommends"
)
MORE_SHARDS = (
    "The bot is in more servers than Discord allows on so few shards: leave the setting "
    "EMBERKEEP_SHARDS empty, so that the bot uses as many as Discord recommends, and start it again"
)
BAD_INTENTS = (
    "Discord refused the bot's intents. Emberkeep asks only for the one about servers, which every "
    "bot may have: check in the developer portal that the bot has not been disabled"
)
CLOSE_CODES = {
    4004: BAD_TOKEN,
    4010: BAD_SHARD,
    4011: MORE_SHARDS,
    4012: "Discord no longer speaks this version of its protocol: update Emberkeep",
    4013: BAD_INTENTS,
    4014: BAD_INTENTS,
}
"""Explanations of the gateway's close codes after which Discord accepts no further connection."""


def is_transient(refused: BaseException) -> bool:
    """Whether the start may work later, without anybody changing a setting."""
    if isinstance(refused, discord.HTTPException):
        return refused.status == TOO_MANY or refused.status >= SERVER_ERROR
    return isinstance(refused, SessionsUsedUp | aiohttp.ClientError | OSError | TimeoutError)


def explain_refusal(refused: BaseException) -> str:
    """Explain in a sentence or two why Discord refuses."""
    if isinstance(refused, discord.LoginFailure):
        return f"{BAD_TOKEN}."
    if isinstance(refused, discord.PrivilegedIntentsRequired):
        return f"{BAD_INTENTS} (close code 4014)."
    if isinstance(refused, discord.ConnectionClosed):
        why = CLOSE_CODES.get(refused.code, "Discord closed the connection and takes no other")
        return f"{why} (close code {refused.code})."
    if isinstance(refused, CommandsRefused):
        return f"Discord refused the list of commands, so the bot did not start. It says: {refused}"
    if isinstance(refused, SessionsUsedUp):
        return f"{refused}."
    if isinstance(refused, discord.HTTPException) and refused.status == TOO_MANY:
        return (
            "Discord takes no more requests from this machine's address for now: this bot, or "
            "another program at the same address, has sent too many."
        )
    if isinstance(refused, discord.HTTPException) and refused.status >= SERVER_ERROR:
        return f"Discord is not working just now (it answered {refused.status})."
    if isinstance(refused, discord.HTTPException):
        return f"Discord would not let the bot in: {' '.join(str(refused).split())}."
    return f"Discord could not be reached: {str(refused).rstrip('.')}."
