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
from storage import FORMER
from tables.errors import UserError

FILE = "emberkeep-about-you.json"
NO_TABLE = 0
"""The table in the custom_id of a button that belongs to no table."""


@app_commands.command(name="export", description="Everything I keep about you, as a file.")
async def export(interaction: Interaction) -> None:
    """One JSON file, for the user alone."""
    await acknowledge(interaction, thinking=True)
    about = await interaction.client.store.export_user(interaction.user.id)
    text = json.dumps(about, ensure_ascii=False, indent=2)
    said = "This is everything I keep about you. Only you can see it here."
    await say_files(interaction, said, {FILE: text})


@app_commands.command(name="erase", description="Erase everything I keep about you.")
async def offer_erasure(interaction: Interaction) -> None:
    """Say what would happen, and ask for confirmation."""
    await acknowledge(interaction, thinking=True)
    button = Press(
        NO_TABLE,
        "erase",
        str(interaction.user.id),
        label="Erase me",
        style=discord.ButtonStyle.danger,
    )
    words = (
        "This takes you out of all that I keep: your user id, your names, your settings, your "
        "reminders, where your hands were shown, which tables you have looked at, when you "
        "were away, open votes that name you, your name where a campaign is called by it, and "
        "what you told in the logs of your tables.\n"
        f"- Where you played you become “{FORMER}”. A game that goes on without you has a bot "
        "in your seat; a table where nobody else sits is closed.\n"
        "- The moves themselves stay, without your name, so that every game can still be "
        "verified. Words that you gave as a move, such as a tale, stay among them, and in what "
        "a campaign carries on if the game puts them there; and what "
        "others did stays as it was told, with the name of a figure of yours in it.\n"
        "- Packs of your own go. One that you brought to a server stays there without your id, and "
        "with the author's name that you wrote into it: `/pack remove` takes it away first.\n"
        "- Messages that stand in channels already are Discord's: I draw the last card of each "
        "table again, and leave the older ones.\n"
        "It cannot be taken back. `/me export` gives you a copy first."
    )
    await send_reply(interaction, make_note(words, *rows_of([button])))


@handler("erase", returns=False)
async def erase(interaction: Interaction, pressed: Pressed) -> None:
    """Erase the user whose own button was pressed, and draw the cards of their tables again."""
    user = interaction.user.id
    if pressed.rest != (str(user),):
        raise UserError("That button is somebody else's. `/me erase` gives you your own.")
    erasures = interaction.client.erasures
    tables = await erasures.erase_user(user)
    await send_reply(
        interaction,
        "Done: I know nothing about you any more. If you sit down somewhere, I begin from the "
        "start.",
    )
    await erasures.refresh_cards(tables)
