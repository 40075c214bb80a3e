"""Find a game's cover: the small picture beside its name on the shelf."""

from functools import lru_cache
from typing import Protocol, cast

from rules.engine import Text

from .artist import find_part
from .drawing import Drawing
from .words import Message


class Module(Protocol):
    """What `pictures/<game>/cover.py` must have."""

    ALT: Text
    """What the cover shows, in words."""

    def draw(self) -> bytes:
        """Draw the cover as a square PNG."""


def find_cover(game_key: str) -> Drawing | None:
    """Make the drawing of a game's cover; None if the game has no cover."""
    if find_part(game_key, "cover") is None:
        return None
    return Drawing("cover", str(Message("cover")), game_key, _draw_cover, _describe_cover)


def _load_module(game_key: str) -> Module:
    return cast(Module, find_part(game_key, "cover"))


@lru_cache(maxsize=64)  # in each language it is the same
def _draw_cover(game_key: str) -> bytes:
    return _load_module(game_key).draw()


def _describe_cover(game_key: str) -> str:
    return str(_load_module(game_key).ALT)
