"""The words of the game."""

from __future__ import annotations

from rules import engine


class Message(engine.Message):
    """A message of this game."""

    __slots__ = ()
