"""Send files to one person, attached to an ephemeral reply."""

from __future__ import annotations

import io
from collections.abc import Mapping
from typing import Any

import discord
from discord.ui import LayoutView

from cogs.ui.components import make_note
from cogs.ui.errors import Said, send_reply
from rules.engine.messages import Text


async def say_files(
    interaction: discord.Interaction[Any], said: Text | LayoutView, files: Mapping[str, bytes | str]
) -> Said:
    """Reply with these files, given by name, below the words. For the rest, see `send_reply`."""
    view = said if isinstance(said, discord.ui.LayoutView) else make_note(said)
    attached = []
    for name, content in files.items():
        view.add_item(discord.ui.File(f"attachment://{name}"))
        data = content.encode() if isinstance(content, str) else content
        attached.append(discord.File(io.BytesIO(data), name))
    return await send_reply(interaction, view, *attached)
