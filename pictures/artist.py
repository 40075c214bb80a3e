"""What each game brings to be shown, and how it is found."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from rules.engine import clipping

ALT = 1024
PANEL = 1500
WORDS = 3500


class Artist(Protocol):
    """Shows one game: pure functions of a view, `table.view(seat)`.

    Everything but `hand` and the pages is for all eyes: it is the same whichever seat's view it
    is made from. In a view the names are as the players gave them; the texts are safe to send.
    """

    pages: Mapping[str, Callable[[Any], str]]
    """Verb -> a page that one seat may look up: Markdown, for its own eyes."""

    def shows(self, view: Any, /) -> str:
        """All that `draw` and `alt` depend on: where this is equal, so are they."""

    def draw(self, view: Any, /) -> bytes:
        """The table as a PNG."""

    def alt(self, view: Any, /) -> str:
        """The same facts in at most 1024 characters."""

    def panel(self, view: Any, /) -> str:
        """How everybody stands: Markdown, at most 1500 characters."""

    def words(self, view: Any, /) -> str:
        """The whole board for those who use no pictures: Markdown, at most 3500 characters."""

    def hand(self, view: Any, /) -> str:
        """What the view's seat alone may know: Markdown."""


@dataclass(frozen=True, slots=True)
class FromFunctions:
    """An `Artist` put together from the functions of a game's modules."""

    shows: Callable[[Any], str]
    draw: Callable[[Any], bytes]
    alt: Callable[[Any], str]
    panel: Callable[[Any], str]
    words: Callable[[Any], str]
    hand: Callable[[Any], str]
    pages: Mapping[str, Callable[[Any], str]]


@cache
def artist(game_key: str) -> Artist | None:
    """The artist of a game: `ARTIST` in the module of this folder that bears the game's key; None
    where there is none."""
    name = f"{__package__}.{game_key}"
    if not game_key.isidentifier() or find_spec(name) is None:
        return None
    found: Artist | None = getattr(import_module(name), "ARTIST", None)
    return found


def length(text: str) -> int:
    """Characters as the strictest reader counts them: what lies beyond the first 65,536 of
    Unicode counts twice."""
    return len(text) + sum(c > "\uffff" for c in text)


def clip(text: str, most: int) -> str:
    """The text, or whole lines of it as far as there is room, and an ellipsis. Where not even the
    first line fits, it is cut between words."""
    if length(text) <= most:
        return text
    kept: list[str] = []
    room = most - 2
    for line in text.split("\n"):
        room -= length(line) + 1
        if room < 0:
            break
        kept.append(line)
    if kept:
        return "\n".join([*kept, "…"])
    return clipping.clip(text, most, length)
