"""The words of the game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rules import engine


class Message(engine.Message):
    """A message of this game."""

    __slots__ = ()

    catalogs = Path(__file__).parent

    def __deepcopy__(self, _: dict[int, Any]) -> Message:
        """Nothing changes a message, so that copies of a position share it."""
        return self
