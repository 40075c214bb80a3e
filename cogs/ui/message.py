"""A message made of components, and the colour of cards."""

from __future__ import annotations

import discord
from discord.ui import LayoutView

EMBER = discord.Colour(0xD9622B)
"""The colour of the bar at the left of a card."""


class MessageView(LayoutView):
    """A message's components, not registered with discord.py. A press is dispatched by the
    custom_id alone (see `cogs.ui.doors`), so discord.py need not keep the view, nor wait for its
    end."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.stop()
