"""Gives Discord the names and descriptions of commands in the languages of the catalogs."""

from collections.abc import Set

import discord
from discord import app_commands

import cogs.words
import tables.words
from rules.engine.languages import ENGLISH, OFFERED_LANGUAGES
from rules.engine.messages import Message, load_catalog, read_patterns

LOCATION = app_commands.TranslationContextLocation
OWN_MESSAGE_CLASSES = {cogs.words.Message, tables.words.Message}
NAME_LOCATIONS = {LOCATION.command_name, LOCATION.group_name, LOCATION.parameter_name}


def make_choice_name(message: Message) -> app_commands.locale_str:
    """Make a translatable choice name from a message with data, whose English text is not in the
    catalog as it is."""
    return app_commands.locale_str(message.render(ENGLISH), message=message)


class CatalogTranslator(app_commands.Translator):
    """Finds the message of a description by its English text. A translation of it may have the
    `.name` of the command, group or option as well, which Discord shows instead of ours."""

    def __init__(self, languages: Set[str] = OFFERED_LANGUAGES) -> None:
        self.languages = languages - {ENGLISH}
        self._messages = _index_messages() if self.languages else {}

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return the text in the user's language, or None to keep the English one."""
        language = self.find_language(locale)
        if language is None:
            return None
        named = context.location in NAME_LOCATIONS
        described = getattr(context.data, "description", "") if named else string.message
        message = string.extras.get("message") or self._messages.get(str(described))
        if message is None:
            return None
        if named:
            found = load_catalog(message.catalogs, language).get_message(message.id)
            if "name" not in found.attributes:
                return None
            message = type(message)(f"{message.id}.name")
        text = message.render(language)
        return None if text == string.message else text

    def find_language(self, locale: discord.Locale) -> str | None:
        """Find the catalog's language for a Discord locale: for pt-BR "pt-BR", or else
        "pt"."""
        for language in (locale.value, locale.value.partition("-")[0]):
            if language in self.languages:
                return language
        return None


def _index_messages() -> dict[str, Message]:
    """Index the messages that may describe a command by their English texts. Verbs bring their
    own."""
    found: dict[str, Message] = {}
    for kind in Message.classes.values():
        if not (kind.catalogs / f"{ENGLISH}.ftl").exists():
            continue
        reader = read_patterns(kind.catalogs, ENGLISH)
        ids = load_catalog(kind.catalogs, ENGLISH).ids
        for key in ids if kind in OWN_MESSAGE_CLASSES else {"blurb"}.intersection(ids):
            try:
                found.setdefault(reader.write(reader.find_maker(key)({})), kind(key))
            except (LookupError, TypeError):  # it has data, or no text of its own
                continue
    return found
