"""JSON as it goes out to bots and players."""

import json

from pydantic_core import PydanticSerializationError, to_json


def packed(value: object) -> bytes:
    """A JSON value as compact text, in a fifth of the time that `json` takes."""
    try:
        return to_json(value)
    except PydanticSerializationError:  # half a character, in what somebody wrote
        return json.dumps(value).encode()
