"""Edit one of the bot's messages.

Discord takes about five edits in five seconds in a channel. discord.py holds further edits back,
and they are out of date when they arrive. An interaction's token can also edit the message that was
pressed on, under a rate limit of its own. So if a press led to an edit, its token makes the edit
where it can, and the user who pressed sees the outcome at once.
"""

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

import discord
from discord.ui import LayoutView

from cogs.ui.mentions import MENTION_NOBODY
from cogs.ui.refusals import TOO_OLD, UNKNOWN_MESSAGE

log = logging.getLogger(__name__)

EDIT_TIMEOUT_SECONDS = 5.0
"""Seconds that an edit through a press may take. discord.py waits until a token's rate limit ends,
however long that takes."""
OF_THE_TOKEN = frozenset({401, 403, 404, 429})
"""HTTP statuses that may be due to the interaction's token, so that the bot's own token may
succeed."""


def can_edit_message(press: discord.Interaction[Any] | None, message_id: int | None) -> bool:
    """Whether the press's token can edit this message: it must be the message that was pressed on,
    and the interaction must be acknowledged as an update of it."""
    return (
        press is not None
        and press.message is not None
        and press.message.id == message_id
        and press.response.type is discord.InteractionResponseType.deferred_message_update
    )


async def edit_message(
    message: discord.PartialMessage,
    view: LayoutView,
    attachments: Sequence[discord.Attachment | discord.File],
    press: discord.Interaction[Any] | None = None,
) -> discord.Message:
    """Edit a message, and return it as Discord then has it. `attachments`: all that it is to have.
    `press`: the press that led to the change. If its token can no longer edit the message, the
    bot's own token does. Raises discord.py's exception if Discord refuses."""
    how: dict[str, Any] = {
        "view": view,
        "attachments": attachments,
        "allowed_mentions": MENTION_NOBODY,
    }
    if press is not None and can_edit_message(press, message.id):
        try:
            async with asyncio.timeout(EDIT_TIMEOUT_SECONDS):
                return await press.edit_original_response(**how)
        except TimeoutError:
            log.info("Message %s could not be edited through the press in time.", message.id)
        except discord.HTTPException as error:
            if error.code in (UNKNOWN_MESSAGE, TOO_OLD) or error.status not in OF_THE_TOKEN:
                raise
            log.info("Message %s could not be edited through the press: %s", message.id, error)
        for file in attachments:
            if isinstance(file, discord.File):
                file.reset()
    return await message.edit(**how)
