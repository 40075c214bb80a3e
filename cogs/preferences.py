"""`/settings`: what a player chooses for themselves, everywhere."""

from __future__ import annotations

from dataclasses import replace

import discord
from discord import app_commands
from discord.ext import commands

from storage import PlayerSettings

from . import text
from .components import note
from .errors import DMS_CLOSED, acknowledge, say
from .interaction import Interaction


class Preferences(commands.Cog):
    """A player's own settings."""

    @app_commands.command(name="settings", description="Your own settings: hand by DM, words only.")
    @app_commands.describe(
        hand_by_dm="Keep my hand in a direct message that changes as it does",
        words_only="Show me boards in words, without pictures",
    )
    async def settings(
        self,
        interaction: Interaction,
        hand_by_dm: bool | None = None,
        words_only: bool | None = None,
    ) -> None:
        """See or change them."""
        await acknowledge(interaction, thinking=True)
        desk = interaction.client.desk
        before = await desk.player(interaction.user.id)
        after = before
        if words_only is not None:
            after = replace(after, words_only=words_only)
        if hand_by_dm is not None:
            open_now = not hand_by_dm or await _greet(interaction)
            after = replace(after, hand_by_dm=hand_by_dm, dms_closed=not open_now)
        if after != before:
            await desk.save_player(interaction.user.id, after)
        await say(interaction, _in_words(after))
        if hand_by_dm and not after.dms_closed:
            await interaction.client.poster.show_hands(interaction.user.id)


async def _greet(interaction: Interaction) -> bool:
    """Write to the user; False where Discord will not let us."""
    words = "Your hands will lie here, one message a table. `/settings` turns that off again."
    try:
        await interaction.user.send(view=note(words), allowed_mentions=text.NOBODY)
    except discord.HTTPException as error:
        if error.code != DMS_CLOSED:
            raise
        return False
    return True


def _in_words(settings: PlayerSettings) -> str:
    lines = [
        "Hand by direct message: " + ("on." if settings.hand_by_dm else "off."),
        "Words only: " + ("on." if settings.words_only else "off."),
    ]
    if settings.dms_closed and settings.hand_by_dm:
        lines.append(
            "But Discord will not let me write to you. Allow direct messages from this server's "
            "members and run this again; until then, `/hand` shows what you hold."
        )
    return "\n".join(lines)
