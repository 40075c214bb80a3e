"""What the signs in a game's pictures mean: a picture of them all and the same in words, for the
game's manual, so that the pictures themselves need no legend."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from .drawing import Drawing


class Signs(Protocol):
    """What `pictures/<game>/signs.py` brings, if the game's pictures have signs to explain."""

    WORDS: str
    """All of them in words: Markdown, a page of the manual at most."""

    def drawing(self) -> Drawing:
        """All of them as a picture."""


@lru_cache(maxsize=512)
def find_signs(game_key: str) -> Signs | None:
    """The signs of a game; None where nothing has to be explained."""
    package = f"{__package__}.{game_key}"
    if not game_key.isidentifier() or find_spec(package) is None:
        return None
    if find_spec(f"{package}.signs") is None:
        return None
    return cast(Signs, import_module(f"{package}.signs"))
