"""The words in the pictures, and the table in words."""

from rules import engine


class Message(engine.Message):
    """A message of these pictures."""

    __slots__ = ()
