"""`/privacy`: everything that is kept about somebody, for them to have, or to have taken out."""

from __future__ import annotations

import io
import json

import discord
from discord import app_commands
from discord.ext import commands

from storage import FORMER, Card

from . import gathering, moves
from .components import Press, Pressed, door, note, rows_of
from .errors import Mistake, acknowledge, say
from .interaction import Interaction

FILE = "emberkeep-about-you.json"
NO_TABLE = 0
"""A button that belongs to no table says so."""


class Privacy(commands.GroupCog, group_name="privacy", group_description="What I keep about you."):
    """A person's own data."""

    @app_commands.command(name="export", description="Everything I keep about you, as a file.")
    async def export(self, interaction: Interaction) -> None:
        """One JSON file, for the user alone."""
        await acknowledge(interaction, thinking=True)
        about = await interaction.client.store.known(interaction.user.id)
        text = json.dumps(about, ensure_ascii=False, indent=2)
        view = note("This is everything I keep about you. Only you can see it here.")
        view.add_item(discord.ui.File(f"attachment://{FILE}"))
        await say(interaction, view, discord.File(io.BytesIO(text.encode()), FILE))

    @app_commands.command(name="erase", description="Have everything about you taken out.")
    async def erase(self, interaction: Interaction) -> None:
        """Say what would happen, and ask."""
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
            "were away, open votes that name you, and what you told in the logs of your tables.\n"
            f"- Where you played you become “{FORMER}”. A game that goes on without you has a bot "
            "in your seat; a table where nobody else sits is closed.\n"
            "- The moves themselves stay, without your name, so that every game can still be "
            "verified. Words that you gave as a move, such as a tale, stay among them.\n"
            "- Messages that stand in channels already are Discord's: I draw the last card of each "
            "table anew, and leave the older ones.\n"
            "It cannot be taken back. `/privacy export` gives you a copy first."
        )
        await say(interaction, note(words, *rows_of([button])))


@door("erase")
async def erase(interaction: Interaction, pressed: Pressed) -> None:
    """Take the user out, and show their tables without them."""
    await acknowledge(interaction)
    user = interaction.user.id
    if pressed.rest != (str(user),):
        raise Mistake("That button is somebody else's. `/privacy erase` gives you your own.")
    await _leave_all(interaction, user)
    store, desk, poster = (
        interaction.client.store,
        interaction.client.desk,
        interaction.client.poster,
    )
    await interaction.client.courier.take_away(user)
    tables = await store.forget(user)
    await desk.forget(user, tables)
    poster.notices.pop(user, None)
    await say(
        interaction,
        "Done: I know nothing about you any more. If you sit down somewhere, I begin anew.",
    )
    for table_id in tables:
        await _show(interaction, table_id)


async def _leave_all(interaction: Interaction, user: int) -> None:
    """Get up wherever the user sits, as anybody may; a table where nobody is left is closed."""
    desk = interaction.client.desk
    for row in await interaction.client.store.tables_of(user):
        seat = next((seat for seat in row.seats if seat.user_id == user), None)
        if not any(each.user_id not in (None, user) for each in row.seats):
            await gathering.close(desk, row.id)
        elif seat is not None and row.status == "gathering":
            await gathering.rise(desk, row.id, user)
        elif seat is not None:
            await moves.reseat(desk, row.id, seat, gathering.bot_for(row, seat))


async def _show(interaction: Interaction, table_id: int) -> None:
    """Draw the table's card anew, if there is one: that of a game long over is not posted again."""
    store, poster = interaction.client.store, interaction.client.poster
    row = await store.table(table_id)
    if row is not None and not row.active:
        await poster.find_card(table_id)
        row = await store.table(table_id)
        if row is None or row.card is None or row.card.message_id is None:
            if row is not None:
                await store.save_card(table_id, Card(None, row.edition))
            return
    await poster.deliver(table_id)
