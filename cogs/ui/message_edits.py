"""Editing a message of the bot's.

Discord takes about five edits in five seconds in a channel; discord.py holds further ones back, and
they are out of date when they arrive. The token of an interaction can edit the message that was
pressed on, too, under a rate limit of its own. So an edit goes through the press that led to it
where it can, and whoever pressed sees the outcome at once.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

import discord
from discord.ui import LayoutView

from cogs.ui.mentions import NOBODY
from cogs.ui.refusals import UNKNOWN_MESSAGE

log = logging.getLogger(__name__)

BROKEN = 500
"""From this HTTP status on, the failure is on Discord's side."""


def opens(press: discord.Interaction[Any] | None, message_id: int | None) -> bool:
    """Whether the press's token can edit that message: it is the one that was pressed on, and the
    interaction was acknowledged as an update of it."""
    return (
        press is not None
        and press.message is not None
        and press.message.id == message_id
        and press.response.type is discord.InteractionResponseType.deferred_message_update
    )


async def change(
    message: discord.PartialMessage,
    view: LayoutView,
    files: Sequence[discord.File] | None = None,
    press: discord.Interaction[Any] | None = None,
) -> None:
    """Edit a message. `files`: these replace the ones it has; None leaves those. `press`: what led
    to the change; where its token cannot edit the message any more, it is edited as any other
    message. Raises what Discord answers."""
    how: dict[str, Any] = {"view": view, "allowed_mentions": NOBODY}
    if files is not None:
        how["attachments"] = files
    if press is not None and opens(press, message.id):
        try:
            await press.edit_original_response(**how)
            return
        except discord.HTTPException as error:
            if error.code == UNKNOWN_MESSAGE or error.status >= BROKEN:
                raise
            log.info("Message %s could not be edited through the press: %s", message.id, error)
        for file in files or ():
            file.reset()
    await message.edit(**how)
