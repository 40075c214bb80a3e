"""Editing a message of the bot's.

Discord takes about five edits in five seconds in a channel; discord.py holds further ones back, and
they are out of date when they arrive. The token of an interaction can edit the message that was
pressed on, too, under a rate limit of its own. So an edit goes through the press that led to it
where it can, and whoever pressed sees the outcome at once.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

import discord
from discord.ui import LayoutView

from cogs.ui.mentions import NOBODY
from cogs.ui.refusals import TOO_OLD, UNKNOWN_MESSAGE

log = logging.getLogger(__name__)

PATIENCE = 5.0
"""Seconds for which an edit through a press may take: discord.py waits out a token's rate limit,
however long it is."""
OF_THE_TOKEN = frozenset({401, 403, 404, 429})
"""HTTP statuses that may be due to the interaction's token, so that the bot's own may do better."""


def can_edit_message(press: discord.Interaction[Any] | None, message_id: int | None) -> bool:
    """Whether the press's token can edit that message: it is the one that was pressed on, and the
    interaction was acknowledged as an update of it."""
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
    """Edit a message; returns it as Discord has it then. `attachments`: all that it is to have.
    `press`: what led to the change; where its token cannot edit the message any more, it is edited
    as any other message. Raises what Discord answers."""
    how: dict[str, Any] = {"view": view, "attachments": attachments, "allowed_mentions": NOBODY}
    if press is not None and can_edit_message(press, message.id):
        try:
            async with asyncio.timeout(PATIENCE):
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
