"""Handles a reminder's buttons: "Remind me later" and "Mute this turn"."""

from __future__ import annotations

from datetime import timedelta

from cogs.client import Interaction
from cogs.table.lookup import reply_and_publish
from cogs.time import reminder_words
from cogs.ui.errors import send_reply, show_in_place
from cogs.ui.handlers import Pressed, handler
from cogs.words import Message
from tables.errors import UserError

USUALLY = 3
"""Hours by which a reminder is put off, unless the user picks another time."""


def _for_whom(interaction: Interaction, pressed: Pressed) -> int:
    """Find the user whom the button is for. Raises UserError if somebody else pressed it."""
    user = interaction.user.id
    if pressed.rest[:1] != (str(user),):
        raise UserError(Message("others-reminder"))
    return user


@handler("later")
async def press_later(interaction: Interaction, pressed: Pressed) -> None:
    """Put a reminder off, for the usual time or for the time that the user picked."""
    user = _for_whom(interaction, pressed)
    picked = next((n for n in reminder_words.LATER if (str(n),) == pressed.values), USUALLY)
    wait = timedelta(hours=picked)
    at = await interaction.client.reminders.put_off(pressed.table, user, wait)
    view = reminder_words.put_off(pressed.table, user, at)
    if pressed.values:  # in the message that named the usual time
        await show_in_place(interaction, view)
    else:
        await send_reply(interaction, view)
    await reply_and_publish(interaction, pressed.table)


@handler("mute")
async def press_mute(interaction: Interaction, pressed: Pressed) -> None:
    """Send the user no more reminders of this turn."""
    user = _for_whom(interaction, pressed)
    await interaction.client.reminders.mute_turn(pressed.table, user)
    await reply_and_publish(interaction, pressed.table, reminder_words.MUTED)
