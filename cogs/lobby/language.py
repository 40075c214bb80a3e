"""`/table language`: shows and changes the language of a channel's table."""

from __future__ import annotations

from discord import app_commands

from cogs.client import Interaction
from cogs.lobby.buttons import make_person
from cogs.table.lookup import look_at_table, reply_and_publish, table_here
from cogs.ui.errors import acknowledge, send_reply
from cogs.ui.once import count_interaction_once
from cogs.ui.suggestions import suggest_languages
from cogs.words import Message
from tables.actions import lobby
from tables.wording.languages import find_meant_language, name_language


@app_commands.command(name="language", description=str(Message("command-table-language")))
@app_commands.describe(language=str(Message("option-table-language")))
async def table_language(interaction: Interaction, language: str | None = None) -> None:
    """Show the table's language, or change it, if the user may."""
    await acknowledge(interaction, thinking=True)
    table_id = await table_here(interaction)
    if language is None:
        snapshot = await look_at_table(interaction, table_id)
        spoken = name_language(snapshot.language)
        await send_reply(interaction, Message("table-speaks", language=spoken))
        return
    meant = find_meant_language(language)
    await count_interaction_once(interaction)
    sessions, who = interaction.client.sessions, make_person(interaction)
    said = await lobby.set_language(sessions, table_id, who, meant)
    await reply_and_publish(interaction, table_id, said)


table_language.autocomplete("language")(suggest_languages)
