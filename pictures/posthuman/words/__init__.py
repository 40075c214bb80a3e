"""The words in the pictures of Posthuman, and the table in words."""

from rules import engine


class Message(engine.Message):
    """A message of these pictures."""

    __slots__ = ()
