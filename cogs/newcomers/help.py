"""`/help`: tells what Emberkeep is, the games, how to play, and the commands that a newcomer needs
first."""

from __future__ import annotations

from cogs.client import Interaction
from cogs.lobby.game_list import show_games
from cogs.ui.commands import make_command
from cogs.ui.errors import promise_reply
from cogs.words import Message

WHAT = Message("help")
NEXT = Message("help-next")


@make_command("command-help", first=promise_reply)
async def show_help(interaction: Interaction) -> None:
    """Show the help to this person in private."""
    await show_games(interaction, WHAT, NEXT)
