"""Remove lone surrogates from what people type, before anything reads it."""

import re
from typing import Any

import discord

_SURROGATES = re.compile("[\ud800-\udfff]")


def strip_surrogates(interaction: discord.Interaction[Any]) -> None:
    """Remove lone surrogates from an interaction's data. Each is half a character: it cannot be
    encoded as UTF-8, so neither the database nor a message can hold it, and nobody can see it.
    Every handler of typed words calls this first."""
    interaction.data = _strip_value(interaction.data)


def _strip_value(value: Any) -> Any:
    if isinstance(value, str):
        return value if value.isascii() else _SURROGATES.sub("", value)
    if isinstance(value, dict):
        return {key: _strip_value(part) for key, part in value.items()}
    if isinstance(value, list):
        return [_strip_value(part) for part in value]
    return value
