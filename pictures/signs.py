"""Explain the signs in a game's pictures, as one picture and in words, for the game's manual. So
the pictures themselves need no legend."""

from typing import Protocol, cast

from .artist import find_part
from .drawing import Drawing


class Signs(Protocol):
    """What `pictures/<game>/signs.py` brings, if the game's pictures have signs to explain."""

    WORDS: str
    """All the signs in words: Markdown, at most one page of the manual."""

    def drawing(self) -> Drawing:
        """Make the drawing that shows all the signs."""


def find_signs(game_key: str) -> Signs | None:
    """Find the signs of a game; None if the game has none to explain."""
    return cast(Signs | None, find_part(game_key, "signs"))
