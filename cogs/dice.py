"""`/roll`: any dice, for whatever a table's games do not roll themselves."""

from __future__ import annotations

from typing import Any

import d20  # type: ignore[import-untyped]  # it has no types
import discord
from discord import app_commands
from discord.ext import commands

from . import limits, text
from .components import note
from .errors import Mistake

MOST_ROLLS = 500
MOST_TEXT = 100
_roller = d20.Roller(d20.RollContext(max_rolls=MOST_ROLLS))
_letters = d20.SimpleStringifier()


def roll(dice: str) -> str:
    """The dice, what each showed, and the total, as one line. Raises Mistake."""
    if len(dice) > MOST_TEXT:
        raise Mistake(f"Keep the dice under {MOST_TEXT} characters, such as `2d6+3`.")
    try:
        result = _roller.roll(dice)
        shown = _letters.stringify(result.expr)
    except d20.TooManyRolls as error:
        raise Mistake(f"That is too many dice: roll {MOST_ROLLS} at most.") from error
    except (d20.RollError, ArithmeticError, ValueError, RecursionError) as error:
        raise Mistake(
            f"I cannot roll {text.quote(dice, 80)}. Try `2d6+3`, or `4d6kh3`: the best three."
        ) from error
    return text.plain(shown, 1000)


class Dice(commands.Cog):
    """General dice."""

    @app_commands.command(name="roll", description="Roll dice: 2d6+3, 4d6kh3, d20 …")
    @app_commands.describe(dice="Which dice, such as 2d6+3")
    async def roll(
        self,
        interaction: discord.Interaction[Any],
        dice: app_commands.Range[str, 1, limits.OPTION_TEXT] = "d6",
    ) -> None:
        """Roll where everybody sees it."""
        words = f"**{text.name(interaction.user.display_name)}** rolls {roll(dice)}"
        await interaction.response.send_message(view=note(words), allowed_mentions=text.NOBODY)
