"""What Discord's refusals mean: which pass by themselves, and which last until somebody acts."""

from __future__ import annotations

import aiohttp
import discord

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, UNKNOWN_INTERACTION = 10003, 10008, 10062
ALREADY_ACKNOWLEDGED = 40060
NO_ACCESS, NO_PERMISSION = 50001, 50013
DMS_CLOSED, NO_SERVER_IN_COMMON, UNKNOWN_USER, NO_RECIPIENT = 50007, 50278, 10013, 50033
CLOSED = frozenset({DMS_CLOSED, NO_SERVER_IN_COMMON, UNKNOWN_USER, NO_RECIPIENT})
"""Somebody cannot be written to: they do not let us, or share no server with us any more, or their
account is gone."""
TOO_FAST = 40003
"""Direct messages are opened too fast."""
ARCHIVED_THREAD = 50083
TOO_OLD = 30046
"""A message older than an hour may be changed only so often, in its whole channel."""
TOO_MANY, BROKEN = 429, 500
"""The status of what has been asked too often; and from which on it is Discord that fails."""
PASSING = (
    discord.HTTPException,
    discord.RateLimited,
    aiohttp.ClientError,
    TimeoutError,
    OSError,
)
"""What talking to Discord may raise."""
TRIES = 4
"""So often is put off what Discord refuses for a reason of its own."""
OUR_TRIES = 8
"""The same for what breaks at ours."""
LONG = 300
"""The same for what Discord fails at, or is too busy for: every ten minutes for two days."""


def closed(error: BaseException) -> bool:
    """Whether it means that a user cannot be written to."""
    return isinstance(error, discord.HTTPException) and error.code in CLOSED


def passes(error: BaseException) -> bool:
    """Whether it is Discord that is down or busy, or the way there, which passes."""
    if isinstance(error, discord.HTTPException):
        busy = error.status == TOO_MANY or error.code == TOO_FAST
        return busy or error.status >= BROKEN
    return isinstance(error, PASSING)


def lasting(error: BaseException) -> bool:
    """Whether Discord refuses until somebody changes something: to try again is no use."""
    if not isinstance(error, discord.HTTPException):
        return False
    return closed(error) or unreachable(error) is not None


def given_up(error: BaseException, tries: int) -> bool:
    """Whether what has been put off so often, and fails again, is not tried any more."""
    if lasting(error):
        return True
    if passes(error):
        return tries >= LONG
    return tries >= (TRIES if isinstance(error, PASSING) else OUR_TRIES)


def unreachable(error: discord.HTTPException) -> str | None:
    """Why Discord would not let the bot post, in words; None where it is another matter."""
    if error.code in (NO_PERMISSION, NO_ACCESS):
        return (
            "I may not post in this table's channel. Somebody who manages it can give me "
            "View Channel, Send Messages (in threads too), Attach Files and Read Message History; "
            "then the card comes back. The table itself is safe, and can be played by commands."
        )
    if error.code == UNKNOWN_CHANNEL:
        return (
            "This table's channel has been deleted. The table is kept: `/table move`, in another "
            "channel of the server, goes on with it there."
        )
    if error.code == ARCHIVED_THREAD:
        return "This table's thread is archived. Open it again, and the card comes back."
    return None
