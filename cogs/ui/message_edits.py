"""How a message of ours that stands is changed.

Discord takes some five changes in five seconds in a channel; what goes beyond that waits in
discord.py, and is old when it arrives. Whoever presses a button hands us a token of their own,
though, which changes the message pressed on and counts for itself: what they did is seen at once,
however quickly they press.
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
"""From this status on, it is Discord that fails."""


def opens(press: discord.Interaction[Any] | None, message_id: int | None) -> bool:
    """Whether that message can be changed through the press: it is what was pressed on, and Discord
    has been told that it will be changed."""
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
    """Change a message; with these files only, or, without any named, with those that it has.
    `press`: what led to it. Where that does not open the message any more, it is changed as any
    other is. Raises what Discord answers."""
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
            log.info("Message %s is not changed through the press on it: %s", message.id, error)
        for file in files or ():
            file.reset()
    await message.edit(**how)
