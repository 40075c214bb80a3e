"""Send files to one person, attached to an ephemeral reply, and load the files of commands."""

import io
from collections.abc import Mapping
from typing import Any

import discord
from discord.ui import LayoutView

from cogs.ui.components import make_note
from cogs.ui.errors import SentReply, send_reply
from cogs.ui.refusals import CALL_ERRORS
from cogs.words import Message
from rules.engine.messages import Text
from tables.errors import UserError


async def send_files(
    interaction: discord.Interaction[Any], said: Text | LayoutView, files: Mapping[str, bytes | str]
) -> SentReply:
    """Reply with these files, given by name, below the words. For the rest, see `send_reply`."""
    view = said if isinstance(said, discord.ui.LayoutView) else make_note(said)
    attached = []
    for name, content in files.items():
        view.add_item(discord.ui.File(f"attachment://{name}"))
        data = content.encode() if isinstance(content, str) else content
        attached.append(discord.File(io.BytesIO(data), name))
    return await send_reply(interaction, view, *attached)


async def load_attachment(file: discord.Attachment) -> bytes:
    """Load a file that a user has given to a command. Raises UserError if Discord does not deliver
    it."""
    try:
        return await file.read()
    except CALL_ERRORS as error:
        raise UserError(Message("no-file")) from error
