"""Speaks the language of the person who acts, from the first reply to them on."""

import asyncio
import contextlib
from typing import Any

import discord

from rules.engine.languages import PROCESS_LANGUAGE, begin_speaking, find_offered, spoken_language
from storage import StorageFailed
from tables.people.users import PeopleCache

SECONDS_FOR_STORAGE = 0.5
"""Seconds to wait for storage to tell a user's language: their press must soon be acknowledged."""


async def use_user_language(interaction: discord.Interaction[Any]) -> None:
    """Use the user's language in this task from now on: their own setting, or else Discord's."""
    people, user_id = interaction.client.sessions.people, interaction.user.id
    language = find_offered(str(interaction.locale)) or PROCESS_LANGUAGE
    people.languages[user_id] = language
    begin_speaking(language)
    with contextlib.suppress(StorageFailed, TimeoutError):
        async with asyncio.timeout(SECONDS_FOR_STORAGE):
            begin_speaking(await people.find_language(user_id))


async def find_server_language(people: PeopleCache, guild: discord.Guild) -> str:
    """Find the language for the bot's messages in a server that are about no table."""
    chosen = (await people.find_server_settings(guild.id)).language
    return chosen or find_offered(str(guild.preferred_locale)) or PROCESS_LANGUAGE


def find_place_language(interaction: discord.Interaction[Any]) -> str:
    """Find the language that Discord gives for the user's server; in direct messages, the
    user's."""
    if interaction.guild_id is None:
        return spoken_language()
    return find_offered(str(interaction.guild_locale)) or PROCESS_LANGUAGE
