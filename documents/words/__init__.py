"""The words of what people read here."""

from pathlib import Path

from rules import engine


class Message(engine.Message):
    """A message of this catalog."""

    __slots__ = ()

    catalogs = Path(__file__).parent
