"""The words of the game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from pydantic import PlainSerializer, PlainValidator

from rules import engine


class Message(engine.Message):
    """A message of this game."""

    __slots__ = ()

    catalogs = Path(__file__).parent


def _check_text(value: object) -> object:
    if not isinstance(value, str):
        raise ValueError("A text is expected.")
    return value


Said = Annotated[engine.Text, PlainValidator(_check_text), PlainSerializer(str, return_type=str)]
"""A text of the position, which is saved as it was first said."""
