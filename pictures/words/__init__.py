"""The words of the pictures that all games share."""

from pathlib import Path

from rules import engine


class Message(engine.Message):
    """A message about any game's pictures."""

    __slots__ = ()

    catalogs = Path(__file__).parent
