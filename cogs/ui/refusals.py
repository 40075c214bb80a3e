"""Discord's error codes: which errors pass by themselves, and which last until somebody acts."""

import aiohttp
import discord

from cogs.words import Message

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, UNKNOWN_INTERACTION = 10003, 10008, 10062
ALREADY_ACKNOWLEDGED = 40060
NO_ACCESS, NO_PERMISSION = 50001, 50013
DMS_CLOSED, NO_SERVER_IN_COMMON, UNKNOWN_USER, NO_RECIPIENT = 50007, 50278, 10013, 50033
DM_REFUSALS = frozenset({DMS_CLOSED, NO_SERVER_IN_COMMON, UNKNOWN_USER, NO_RECIPIENT})
"""Error codes that mean that the bot cannot send a user direct messages: they do not allow it, no
longer share a server with the bot, or their account is gone."""
TOO_FAST = 40003
"""The error code for opening direct messages too fast."""
ARCHIVED_THREAD, LOCKED_THREAD = 50083, 160005
TOO_OLD = 30046
"""The error code for too many edits of messages older than an hour, counted for the whole
channel."""
UNAUTHORIZED, TOO_MANY, BROKEN = 401, 429, 500
"""HTTP statuses: no valid token, a rate limit, and the lowest status that means a failure on
Discord's side."""
CALL_ERRORS = (
    discord.HTTPException,
    discord.RateLimited,
    aiohttp.ClientError,
    TimeoutError,
    OSError,
)
"""The exceptions that a call of Discord's API may raise."""
RETRIES_AFTER_REFUSAL = 4
"""How often a post is retried if Discord refuses it for a reason that we do not know."""
OUR_TRIES = 8
"""How often a post is retried if it fails in our own code."""
RETRIES_DURING_OUTAGE = 300
"""How often a post is retried while Discord is down or busy: every ten minutes for two days."""


def is_dm_refusal(error: BaseException) -> bool:
    """Whether the error means that the bot cannot send a user direct messages."""
    return isinstance(error, discord.HTTPException) and error.code in DM_REFUSALS


def is_banned(error: discord.HTTPException) -> bool:
    """Whether Discord refuses all of the bot's calls: its token is no longer valid, or its address
    is banned for a while (by Cloudflare, whose answers lack the header of Discord's proxy). An
    error about an interaction's own token, which expires, has an error code, so it does not
    count."""
    if error.code:
        return False
    banned = error.status == TOO_MANY and "Via" not in error.response.headers
    return error.status == UNAUTHORIZED or banned


def is_transient(error: BaseException) -> bool:
    """Whether the error passes by itself: Discord is down or busy, cannot be reached, or has shut
    the bot out."""
    if isinstance(error, discord.HTTPException):
        busy = error.status == TOO_MANY or error.code == TOO_FAST
        return busy or error.status >= BROKEN or is_banned(error)
    return isinstance(error, CALL_ERRORS)


def is_permanent(error: BaseException) -> bool:
    """Whether Discord refuses until somebody changes something, so that a retry is no use."""
    if not isinstance(error, discord.HTTPException):
        return False
    return is_dm_refusal(error) or explain_unreachable(error) is not None


def is_final_failure(error: BaseException, tries: int) -> bool:
    """Whether to drop a post that has failed with this error after this many retries."""
    if is_permanent(error):
        return True
    if is_transient(error):
        return tries >= RETRIES_DURING_OUTAGE
    return tries >= (RETRIES_AFTER_REFUSAL if isinstance(error, CALL_ERRORS) else OUR_TRIES)


def explain_unreachable(error: discord.HTTPException) -> Message | None:
    """Explain why the bot cannot post in a table's channel. Return None if the error means
    something else."""
    if error.code in (NO_PERMISSION, NO_ACCESS):
        return Message("may-not-post")
    if error.code == UNKNOWN_CHANNEL:
        return Message("channel-deleted")
    if error.code == ARCHIVED_THREAD:
        return Message("thread-archived")
    if error.code == LOCKED_THREAD:
        return Message("thread-locked")
    return None


def explain_failed_post(error: BaseException) -> Message:
    """Explain to the bot's operator why a post did not go out. The log has Discord's own words."""
    if not isinstance(error, discord.HTTPException):
        return Message("discord-out-of-reach" if isinstance(error, CALL_ERRORS) else "own-fault")
    if is_banned(error):
        return Message("shut-out", status=error.status)
    if is_transient(error):
        return Message("discord-busy", status=error.status)
    return explain_unreachable(error) or Message("post-rejected", code=error.code or error.status)


def is_session_closed(error: BaseException | None) -> bool:
    """Whether the error means that the HTTP session was closed because the bot shut down. aiohttp
    has no exception class for that."""
    return isinstance(error, RuntimeError) and str(error) == "Session is closed"
