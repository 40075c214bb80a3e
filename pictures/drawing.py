"""A picture before it is painted: what it shows, and how that is drawn and put into words."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from pydantic_core import PydanticSerializationError, to_json, to_jsonable_python


@dataclass(frozen=True, slots=True)
class Drawing:
    """One picture that can be had of something.

    `draw` and `alt` are given `facts` and nothing else, and `fingerprint` is made from the whole of
    it. So two pictures are taken for the same one only where nothing in them could differ, and
    what somebody may not see cannot get into a picture whose facts leave it out.
    """

    name: str
    """Short, lower-case ASCII, no two alike in a game: its file's name, without the ending."""
    title: str
    """What a player calls it: "The map"."""
    facts: Any
    """A pydantic model or a dataclass of plain values: all that is shown."""
    draw: Callable[[Any], bytes]
    """The facts as a PNG. A function of a module: it is sent to another process."""
    alt: Callable[[Any], str]
    """The facts in at most 1024 characters."""

    @property
    def fingerprint(self) -> bytes:
        """The facts, whole. Raises PydanticSerializationError where there is something in them that
        is no plain value, and so could not be told from another."""
        try:
            return to_json(self.facts)
        except PydanticSerializationError:  # half a character, in what somebody wrote
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
        """Its file's name."""
        return f"{self.name}.png"

    @property
    def size_in_bytes(self) -> int:
        """How many bytes the PNG and the words take together."""
        return len(self.png) + len(self.alt.encode())
