"""The words of the game."""

from __future__ import annotations

from pathlib import Path

from rules import engine


class Message(engine.Message):
    """A message of this game."""

    __slots__ = ()

    catalogs = Path(__file__).parent
