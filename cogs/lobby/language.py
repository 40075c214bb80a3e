"""`/table language`: shows and changes the language of a channel's table."""

from __future__ import annotations

from cogs.client import Interaction
from cogs.lobby.buttons import make_person
from cogs.table.lookup import look_at_table, reply_and_publish, table_here
from cogs.ui.commands import make_command
from cogs.ui.errors import send_reply
from cogs.ui.once import count_interaction_once
from cogs.ui.suggestions import suggest_languages
from cogs.words import Message
from tables.actions import lobby
from tables.wording.languages import find_meant_language, name_language


@make_command("command-table-language", language="option-table-language")
async def table_language(interaction: Interaction, language: str | None = None) -> None:
    """Show the table's language, or change it, if the user may."""
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
