"""Explain the signs in a game's pictures, as one picture and in words, for the game's manual. So
the pictures themselves need no legend."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from .drawing import Drawing


class Signs(Protocol):
    """What `pictures/<game>/signs.py` brings, if the game's pictures have signs to explain."""

    WORDS: str
    """All the signs in words: Markdown, at most one page of the manual."""

    def drawing(self) -> Drawing:
        """Make the drawing that shows all the signs."""


@lru_cache(maxsize=512)
def find_signs(game_key: str) -> Signs | None:
    """Find the signs of a game; None if the game has none to explain."""
    package = f"{__package__}.{game_key}"
    if not game_key.isidentifier() or find_spec(package) is None:
        return None
    if find_spec(f"{package}.signs") is None:
        return None
    return cast(Signs, import_module(f"{package}.signs"))
