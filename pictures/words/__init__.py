"""The words of the pictures that all games share."""

from rules import engine


class Message(engine.Message):
    """A message about any game's pictures."""

    __slots__ = ()
