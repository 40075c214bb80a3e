"""`/help`: tells what Emberkeep is, the games, how to play, and the commands that a newcomer needs
first."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.client import Interaction
from cogs.lobby.game_list import show_games

WHAT = (
    "## Emberkeep\n"
    "I am a game master. Open a table in a channel, and your group plays a board game there over "
    "days, each of you when you have a minute: I deal, roll, keep hands secret, draw the board and "
    "call whoever is next."
)
NEXT = (
    "**At a table** everything is on its card: **Your move** for what is yours to decide, "
    "**Menu** for your hand, the board, the recap and all the rest.\n"
    "`/game open` a table · `/game join` sit down · `/hand` what you hold · `/board` the board · "
    "`/act` answer by typing · `/undo` take back · `/recap` what you missed · `/mine` your tables "
    "· `/story` the tale so far · `/replay` the game to watch and to share · `/rules` look up a "
    "rule · `/settings` reminders and more · `/roll` any dice\n"
    "**More rarely** `/table`: its log, answers given ahead, time for thinking, seats, files, the "
    "proof of its dice · "
    "`/me`: being away, your reminders, your games, what I keep about you"
)


class Help(commands.Cog):
    """The help command."""

    @app_commands.command(name="help", description="What I do, the games, and how to play them.")
    async def help(self, interaction: Interaction) -> None:
        """Show the help to this person in private."""
        await show_games(interaction, WHAT, NEXT)
