"""`/me export` and `/me erase`: export or erase everything that is stored about the user."""

import json

from cogs.client import Interaction
from cogs.lobby.buttons import ask_for_confirmation
from cogs.ui.commands import make_command
from cogs.ui.errors import send_reply
from cogs.ui.files import send_files
from cogs.ui.handlers import Pressed, register_handler
from cogs.words import Message
from storage import FORMER_PLAYER
from tables.errors import UserError

EXPORT_FILE_NAME = "emberkeep-about-you.json"
NO_TABLE = 0
"""The table in the custom_id of a button that belongs to no table."""


@make_command("command-me-export")
async def export(interaction: Interaction) -> None:
    """Send the user, in private, everything stored about them in one JSON file."""
    about = await interaction.client.store.export_user(interaction.user.id)
    text = json.dumps(about, ensure_ascii=False, indent=2)
    await send_files(interaction, Message("all-kept"), {EXPORT_FILE_NAME: text})


@make_command("command-me-erase")
async def ask_to_erase(interaction: Interaction) -> None:
    """Say what erasing would do, and ask the user to confirm it."""
    user, words = str(interaction.user.id), Message("erase-warning", former=FORMER_PLAYER)
    label = Message("erase-me")
    await ask_for_confirmation(interaction, words, NO_TABLE, "erase", user, label=label)


@register_handler("erase", returns=False)
async def press_erase(interaction: Interaction, pressed: Pressed) -> None:
    """Erase the user whose own button was pressed, and draw the cards of their tables again."""
    user = interaction.user.id
    if pressed.rest != (str(user),):
        raise UserError(Message("others-button"))
    erasures = interaction.client.erasures
    tables = await erasures.erase_user(user)
    await send_reply(interaction, Message("erased"))
    await erasures.refresh_cards(tables)
