"""`/admin sync`: uploads the list of commands to Discord for the owner. The bot does that by itself
at its start if the commands have changed."""

from __future__ import annotations

from discord import app_commands

from cogs.client import CommandsRefused, Interaction
from cogs.ui.errors import acknowledge, send_reply
from tables.errors import UserError


@app_commands.command(name="sync", description="For the bot's operator: tell Discord the commands.")
async def sync(interaction: Interaction) -> None:
    """Upload the commands of this version."""
    await acknowledge(interaction, thinking=True)
    if not await interaction.client.is_owner(interaction.user):
        raise UserError("Only the bot's owner can do that.")
    try:
        known = await interaction.client.upload_commands()
    except CommandsRefused as refused:
        raise UserError(f"Discord refused the list of commands. It says: {refused}") from refused
    await send_reply(interaction, f"Discord knows {known} commands now. Reload it to see them.")
