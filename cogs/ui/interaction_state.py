"""What the bot remembers about an interaction while it handles it, above all how it has replied."""

import asyncio
from dataclasses import dataclass
from typing import Any

import discord

_EXTRAS_KEY = "emberkeep"


@dataclass(slots=True)
class InteractionState:
    """What the bot has done so far about one interaction."""

    promise: asyncio.TimerHandle | None = None
    """The timer that acknowledges the interaction unless a reply is ready before it fires."""
    acknowledgement: asyncio.Task[None] | None = None
    """The call that acknowledges the interaction, under way or finished."""
    delivered_before: bool = False
    """Whether Discord had an acknowledgement before ours, so that this is a second delivery of the
    same interaction. A reply can then only be a follow-up."""
    replied: bool = False
    """Whether the bot has shown the user something, so that the next message is a follow-up."""


def ensure_interaction_state(interaction: discord.Interaction[Any]) -> InteractionState:
    """Return the interaction's state, which the first call makes.

    The state is stored in `extras`, discord.py's place for what a bot attaches to an interaction.
    Interactions have slots, so they take neither other attributes nor weak references."""
    state = interaction.extras.setdefault(_EXTRAS_KEY, InteractionState())
    assert isinstance(state, InteractionState)
    return state
