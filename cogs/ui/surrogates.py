"""Half characters in what people type: they are taken out before anything is read."""

from __future__ import annotations

import re
from typing import Any

import discord

_SURROGATES = re.compile("[\ud800-\udfff]")


def clean(interaction: discord.Interaction[Any]) -> None:
    """Take lone surrogates out of what somebody has typed or picked. They are halves of characters:
    neither a journal nor a message can hold them, and nobody can see them. Every door for words
    begins with this."""
    interaction.data = _without(interaction.data)


def _without(value: Any) -> Any:
    if isinstance(value, str):
        return value if value.isascii() else _SURROGATES.sub("", value)
    if isinstance(value, dict):
        return {key: _without(part) for key, part in value.items()}
    if isinstance(value, list):
        return [_without(part) for part in value]
    return value
