"""Views of each game with the most there can be to draw, for whoever wants to look at every picture
or measure it. A game brings a module of its key, here, with `views()`."""

from collections.abc import Iterator
from importlib import import_module
from typing import Any

from pictures import Drawing, find_artist
from rules import GAMES

NAMES = ("Ada", "Ben", "Cleo", "Dov", "Eve", "Fay")


def make_views(key: str) -> Iterator[tuple[str, Any]]:
    """By what it is the most of: a game as it is laid out, and what its own module has."""
    game = GAMES[key]
    seats = game.seats[-1]
    state = game.setup(seats, game.options())
    yield "laid out", game.view(state, 0, NAMES[:seats])
    yield from import_module(f"{__name__}.{key}").views()


def list_drawings(key: str) -> Iterator[tuple[str, Drawing]]:
    """Every picture of those views: everybody's, and the reader's own."""
    of = find_artist(key)
    assert of is not None, f"pictures/{key}/ has no ARTIST"
    for kind, view in make_views(key):
        shown = (*of.pictures(view), *of.private(view, None))
        for drawing in shown:
            yield (kind if len(shown) == 1 else f"{kind}, {drawing.name}"), drawing
