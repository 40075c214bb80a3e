"""A game's cover: the small picture beside its name on the shelf."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from .drawing import Picture


class Drawn(Protocol):
    """What `pictures/<game>/cover.py` brings."""

    ALT: str

    def draw(self) -> bytes:
        """A square PNG."""


@cache
def cover(game_key: str) -> Picture | None:
    """The game's cover, drawn once; None for a game without one."""
    package = f"{__package__}.{game_key}"
    if not game_key.isidentifier() or find_spec(package) is None:
        return None
    if find_spec(f"{package}.cover") is None:
        return None
    drawn = cast(Drawn, import_module(f"{package}.cover"))
    return Picture(drawn.draw(), drawn.ALT, "cover", "The cover")
