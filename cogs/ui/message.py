"""A message made of components: its view, its raw components, and how it is posted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord.ui import LayoutView

EMBER = discord.Colour(0xD9622B)
"""The colour of the bar at the left of a card."""


class MessageView(LayoutView):
    """A message's components, not registered with discord.py. A press is dispatched by the
    custom_id alone (see `cogs.ui.handlers`), so discord.py need not keep the view, nor wait for its
    end."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.stop()


def components_of(view: LayoutView) -> list[dict[str, Any]]:
    """A message's components as they are sent, to tell whether two messages show the same."""
    return [item.to_component_dict() for item in view.children]


async def send_message(
    channel: discord.PartialMessageable,
    view: LayoutView,
    files: Sequence[discord.File],
    mentions: discord.AllowedMentions,
    nonce: str | None,
) -> discord.Message:
    """Post a message. `nonce`: one that a crash makes us post twice appears once. Raises what
    Discord answers."""
    once: dict[str, Any] = {} if nonce is None else {"nonce": nonce}
    return await channel.send(view=view, files=files, allowed_mentions=mentions, **once)
