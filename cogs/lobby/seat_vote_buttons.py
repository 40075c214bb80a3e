"""Handle the buttons of votes about seats."""

from __future__ import annotations

from cogs.client import Interaction
from cogs.table.lookup import reply_and_publish
from cogs.ui.handlers import Pressed, handler
from cogs.ui.once import count_interaction_once
from tables.actions.seat_votes import Ballot, cast_vote


@handler("motion", returns=False)
async def press_vote(interaction: Interaction, pressed: Pressed) -> None:
    """Record a vote, an offer to play on, or a new holder's yes or no."""
    await count_interaction_once(interaction)
    vote, user = (pressed.parse_part_number(0), pressed.parse_part_number(1)), interaction.user
    manages = interaction.permissions.manage_channels
    ballot = Ballot(user.id, user.display_name, pressed.find_part(2), manages)
    said = await cast_vote(interaction.client.sessions, pressed.table, vote, ballot)
    await reply_and_publish(interaction, pressed.table, said)
