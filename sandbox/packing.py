"""Writes JSON for bots and players, and reads theirs."""

import json
from typing import Any

from pydantic_core import PydanticSerializationError, from_json, to_json

DEEPEST_NESTING = 200
TOO_DEEP = f"nested deeper than {DEEPEST_NESTING}"


def pack_json(value: object) -> bytes:
    """Write a JSON value as compact text, in a fifth of the time that `json` takes."""
    try:
        return to_json(value)
    except PydanticSerializationError:  # somebody's text has half a surrogate pair
        return json.dumps(value).encode()


def unpack_json(text: str | bytes) -> Any:
    """Read a JSON text, in half the time that `json` takes. Raises ValueError if it is no JSON or
    nested too deep."""
    try:
        return from_json(text)
    except ValueError:  # half a surrogate pair again, no JSON, or nested too deep
        try:
            found = json.loads(text)
        except RecursionError:
            raise ValueError(TOO_DEEP) from None
        if _is_deeper(found, DEEPEST_NESTING):
            raise ValueError(TOO_DEEP) from None
        return found


def _is_deeper(value: object, most: int) -> bool:
    """Whether lists and objects are nested more than `most` levels deep."""
    level = [value]
    for _ in range(most + 1):
        inside = [list(v.values()) if isinstance(v, dict) else v for v in level]
        level = [v for part in inside if isinstance(part, list) for v in part]
        if not level:
            return False
    return True
