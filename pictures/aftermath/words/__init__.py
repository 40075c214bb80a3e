"""The words in the pictures of Aftermath, and the table in words."""

from pathlib import Path

from rules import engine


class Message(engine.Message):
    """A message of these pictures."""

    __slots__ = ()

    catalogs = Path(__file__).parent
