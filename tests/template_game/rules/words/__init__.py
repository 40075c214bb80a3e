"""The words of the game."""

from rules import engine


class Message(engine.Message):
    """A message of this game."""

    __slots__ = ()
