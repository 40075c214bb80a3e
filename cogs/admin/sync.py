"""`/admin sync`: uploads the list of commands to Discord for the owner. The bot does that by itself
at its start if the commands have changed."""

from __future__ import annotations

from cogs.client import CommandsRefused, Interaction
from cogs.ui.commands import make_command
from cogs.ui.errors import send_reply
from cogs.words import Message
from tables.errors import UserError


@make_command("command-sync")
async def sync(interaction: Interaction) -> None:
    """Upload the commands of this version."""
    if not await interaction.client.is_owner(interaction.user):
        raise UserError(Message("owner-only"))
    try:
        known = await interaction.client.upload_commands()
    except CommandsRefused as refused:
        raise UserError(Message("commands-refused", refused=str(refused))) from refused
    await send_reply(interaction, Message("commands-known", count=known))
