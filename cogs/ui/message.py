"""A message made of components: its view, and its raw components."""

from typing import Any

import discord
from discord.ui import Item, LayoutView

CARD_COLOUR = discord.Colour(0xD9622B)
"""The colour of the bar at the left of a card."""


class MessageView(LayoutView):
    """A message with these components, not registered with discord.py. A press is dispatched by the
    custom_id alone (see `cogs.ui.handlers`), so discord.py neither has to keep the view nor to wait
    for its end."""

    def __init__(self, *items: Item[Any]) -> None:
        super().__init__(timeout=None)
        self.stop()
        for item in items:
            self.add_item(item)


def list_components(view: LayoutView) -> list[dict[str, Any]]:
    """List a message's components as they are sent, to tell whether two messages show the same."""
    return [item.to_component_dict() for item in view.children]
