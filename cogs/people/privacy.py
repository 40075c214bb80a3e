"""`/me export` and `/me erase`: export or erase everything that is stored about the user."""

from __future__ import annotations

import json

import discord
from discord import app_commands

from cogs.client import Interaction
from cogs.ui.components import Press, make_note, rows_of
from cogs.ui.errors import acknowledge, send_reply
from cogs.ui.files import say_files
from cogs.ui.handlers import Pressed, handler
from cogs.words import Message
from storage import FORMER
from tables.errors import UserError

FILE = "emberkeep-about-you.json"
NO_TABLE = 0
"""The table in the custom_id of a button that belongs to no table."""


@app_commands.command(name="export", description=str(Message("command-me-export")))
async def export(interaction: Interaction) -> None:
    """One JSON file, for the user alone."""
    await acknowledge(interaction, thinking=True)
    about = await interaction.client.store.export_user(interaction.user.id)
    text = json.dumps(about, ensure_ascii=False, indent=2)
    said = str(Message("all-kept"))
    await say_files(interaction, said, {FILE: text})


@app_commands.command(name="erase", description=str(Message("command-me-erase")))
async def offer_erasure(interaction: Interaction) -> None:
    """Say what would happen, and ask for confirmation."""
    await acknowledge(interaction, thinking=True)
    button = Press(
        NO_TABLE,
        "erase",
        str(interaction.user.id),
        label=Message("erase-me"),
        style=discord.ButtonStyle.danger,
    )
    words = str(Message("erase-warning", former=FORMER))
    await send_reply(interaction, make_note(words, *rows_of([button])))


@handler("erase", returns=False)
async def press_erase(interaction: Interaction, pressed: Pressed) -> None:
    """Erase the user whose own button was pressed, and draw the cards of their tables again."""
    user = interaction.user.id
    if pressed.rest != (str(user),):
        raise UserError(Message("others-button"))
    erasures = interaction.client.erasures
    tables = await erasures.erase_user(user)
    await send_reply(interaction, Message("erased"))
    await erasures.refresh_cards(tables)
