"""The words of the game."""

from __future__ import annotations

from typing import Any

from rules import engine


class Message(engine.Message):
    """A message of this game."""

    __slots__ = ()

    def __deepcopy__(self, _: dict[int, Any]) -> Message:
        """Nothing changes a message, so that copies of a position share it."""
        return self
