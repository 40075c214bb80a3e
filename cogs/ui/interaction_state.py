"""What the bot remembers about one interaction while it handles it: how far the reply has got."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

import discord

from storage import StorageFailed

_KEY = "emberkeep"


@dataclass(slots=True)
class InteractionState:
    """What has been done about one interaction so far."""

    promise: asyncio.TimerHandle | None = None
    """The timer that acknowledges the interaction unless a reply is ready before it fires."""
    acknowledgement: asyncio.Task[None] | None = None
    """The call that acknowledges the interaction: on its way, or finished."""
    delivered_before: bool = False
    """Discord has had an acknowledgement already, so this is a second delivery of the same
    interaction. A reply can only be a follow-up."""
    passed_on: bool = False
    """Another process goes on with it, so there is nothing to do here any more."""
    waits: bool = False
    """Another process has handed it over, and it is kept until it has been done: where it cannot be
    written now, it is tried again."""
    unwritten: StorageFailed | None = None
    """Why it could not be written, where it `waits`."""
    replied: bool = False
    """The user has been shown something, so the next message is a follow-up."""


def state_of(interaction: discord.Interaction[Any]) -> InteractionState:
    """The interaction's state, made at the first call.

    It lies in `extras`, discord.py's place for what a bot attaches to an interaction: interactions
    have slots and take neither other attributes nor weak references."""
    state = interaction.extras.setdefault(_KEY, InteractionState())
    assert isinstance(state, InteractionState)
    return state
