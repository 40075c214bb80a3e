"""Find a game's cover: the small picture beside its name on the shelf."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from rules.engine import Text

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
    if _find_module(game_key) is None:
        return None
    return Drawing("cover", str(Message("cover")), game_key, _draw_cover, _describe_cover)


@lru_cache(maxsize=512)
def _find_module(game_key: str) -> Module | None:
    package = f"{__package__}.{game_key}"
    found = find_spec(package) if game_key.isidentifier() else None
    if found is None or found.submodule_search_locations is None:
        return None  # the game has no pictures, or they are a single module
    if find_spec(f"{package}.cover") is None:
        return None
    return cast(Module, import_module(f"{package}.cover"))


def _load_module(game_key: str) -> Module:
    found = _find_module(game_key)
    assert found is not None, game_key
    return found


@lru_cache(maxsize=64)  # in each language it is the same
def _draw_cover(game_key: str) -> bytes:
    return _load_module(game_key).draw()


def _describe_cover(game_key: str) -> str:
    return str(_load_module(game_key).ALT)
