"""The words of what people read here."""

from rules import engine


class Message(engine.Message):
    """A message of this catalog."""

    __slots__ = ()
