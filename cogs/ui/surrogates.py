"""Remove lone surrogates from what people type, before anything reads it."""

import re
from typing import Any

_SURROGATES = re.compile("[\ud800-\udfff]")


def strip_surrogates(value: Any) -> Any:
    """Remove lone surrogates from an interaction's data. Each is half a character, which cannot be
    encoded as UTF-8, so neither the database nor a message can hold it. Call this before anything
    else reads typed words."""
    if isinstance(value, str):
        return value if value.isascii() else _SURROGATES.sub("", value)
    if isinstance(value, dict):
        return {key: strip_surrogates(part) for key, part in value.items()}
    if isinstance(value, list):
        return [strip_surrogates(part) for part in value]
    return value
