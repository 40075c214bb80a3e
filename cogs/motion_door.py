"""Votes about seats, by button."""

from __future__ import annotations

from cogs.doors import Pressed, door
from cogs.errors import acknowledge
from cogs.keeper import Interaction

from .here import settle
from .motions import Voice, vote
from .once import once


@door("motion")
async def pressed(interaction: Interaction, pressed: Pressed) -> None:
    """A vote, an offer, a yes or a no."""
    await acknowledge(interaction)
    await once(interaction)
    seat, number, choice = pressed.number(0), pressed.number(1), pressed.part(2)
    user = interaction.user
    voice = Voice(user.id, user.display_name, choice, interaction.permissions.manage_channels)
    said = await vote(interaction.client.desk, pressed.table, (seat, number), voice)
    await settle(interaction, pressed.table, said)
