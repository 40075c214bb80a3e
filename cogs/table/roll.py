"""`/roll` rolls any dice, for games that are not played at one of the bot's tables."""

import secrets
from typing import Any

import discord
from discord import app_commands

from cogs.table import dice_notation
from cogs.ui import limits
from cogs.ui.commands import make_command
from cogs.ui.components import make_note
from cogs.ui.mentions import MENTION_NOBODY
from cogs.words import Message
from tables.errors import UserError
from tables.wording import text

MOST_SHOWN = 2000


def roll_and_format(dice: str) -> str:
    """Roll the dice, and format the roll, each die's result and the total as one line. Raises
    UserError."""
    try:
        rolled = dice_notation.roll_expression(dice, lambda sides: secrets.randbelow(sides) + 1)
    except dice_notation.UnreadableDice as why:
        if not why.what:
            raise UserError(str(why)) from why
        said = text.format_quote(why.what, 30)
        raise UserError(Message("unread-dice", said=said, why=str(why))) from why
    comment = f" {text.format_quote(rolled.comment)}" if rolled.comment else ""
    return text.format_plain(rolled.outcome_line, MOST_SHOWN) + comment


@make_command("command-roll", first=None, dice="option-roll-dice")
async def roll_publicly(
    interaction: discord.Interaction[Any],
    dice: app_commands.Range[str, 1, limits.OPTION_TEXT] = "d6",
) -> None:
    """Roll where everybody sees it."""
    player = text.clean_name(interaction.user.display_name)
    words = str(Message("rolls", player=player, dice=roll_and_format(dice)))
    await interaction.response.send_message(view=make_note(words), allowed_mentions=MENTION_NOBODY)
