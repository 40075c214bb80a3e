"""What a message shows."""

from __future__ import annotations

import discord
from discord.ui import LayoutView

EMBER = discord.Colour(0xD9622B)
"""The edge of our cards."""


class MessageView(LayoutView):
    """A message's components. Each says by its id all there is to know, so discord.py need neither
    wait for them nor keep them."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.stop()
