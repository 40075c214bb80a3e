"""The buttons of votes about seats."""

from __future__ import annotations

from cogs.client import Interaction
from cogs.table.lookup import settle
from cogs.ui.handlers import Pressed, handler
from cogs.ui.once import once
from tables.actions.seat_votes import Ballot, vote


@handler("motion", returns=False)
async def pressed(interaction: Interaction, pressed: Pressed) -> None:
    """A vote, an offer to play on, or a new holder's yes or no."""
    await once(interaction)
    seat, number, choice = pressed.number(0), pressed.number(1), pressed.part(2)
    user = interaction.user
    ballot = Ballot(user.id, user.display_name, choice, interaction.permissions.manage_channels)
    said = await vote(interaction.client.sessions, pressed.table, (seat, number), ballot)
    await settle(interaction, pressed.table, said)
