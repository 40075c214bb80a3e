"""`/help`: tells what Emberkeep is, the games, how to play, and the commands that a newcomer needs
first."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.client import Interaction
from cogs.lobby.game_list import show_games
from cogs.words import Message

WHAT = Message("help")
NEXT = Message("help-next")


class Help(commands.Cog):
    """The help command."""

    @app_commands.command(name="help", description=str(Message("command-help")))
    async def help(self, interaction: Interaction) -> None:
        """Show the help to this person in private."""
        await show_games(interaction, WHAT, NEXT)
