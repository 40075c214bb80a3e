"""A picture before it is painted: what it shows, how it is drawn, and how it is put into words."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from pydantic_core import PydanticSerializationError, to_json, to_jsonable_python


@dataclass(frozen=True, slots=True)
class Drawing:
    """One picture that can be painted.

    `draw` and `alt` get `facts` and nothing else, and `fingerprint` is made from all of `facts`. So
    two pictures count as the same only if nothing in them can differ, and a secret cannot get into
    a picture whose facts leave it out.
    """

    name: str
    """The name of the picture's file without its ending: short lower-case ASCII, unique within a
    game."""
    title: str
    """What a player calls the picture, such as "The map"."""
    facts: Any
    """All that the picture shows: a pydantic model or a dataclass of plain values."""
    draw: Callable[[Any], bytes]
    """Draws the facts as a PNG. It must be a function of a module, because it is sent to another
    process."""
    alt: Callable[[Any], str]
    """Describes the facts in at most 1024 characters."""

    @property
    def fingerprint(self) -> bytes:
        """All the facts as JSON. Raises PydanticSerializationError if they hold something that is
        not a plain value, so that two drawings could not be told apart."""
        try:
            return to_json(self.facts)
        except PydanticSerializationError:  # a text holds half a character
            return json.dumps(to_jsonable_python(self.facts)).encode()


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG, and the same facts in words."""

    png: bytes
    alt: str
    name: str = "picture"
    title: str = ""

    @property
    def file_name(self) -> str:
        """The name of the PNG file."""
        return f"{self.name}.png"

    @property
    def size_in_bytes(self) -> int:
        """How many bytes the PNG and the words take together."""
        return len(self.png) + len(self.alt.encode())
