"""What each game brings to be shown, and how it is found."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from rules.engine import Prompt, clipping

from .drawing import Drawing
from .kit import players
from .kit.players import Face, Mark

ALT = 1024
PANEL = 1500
WORDS = 3500
PICTURES, PRIVATE = 10, 4
"""So many pictures a message can carry, and a panel beside its questions."""


CARDS = "hand"
"""The name of the private picture that has all cards in the seat's hand."""


class Artist(Protocol):
    """Shows one game: pure functions of a view, `table.view(seat)`.

    `pictures`, `panel` and `words` are for all eyes: they are the same whichever seat's view they
    are made from. `private`, `hand` and the pages are for the view's seat alone. In a view the
    names are as the players gave them; the texts are safe to send.
    """

    pages: Mapping[str, Callable[[Any], str]]
    """Verb -> a page that one seat may look up: Markdown, for its own eyes."""
    hand_is_drawn: bool
    """Whether `private` shows all that `hand` says, so that one of them is enough."""

    def pictures(self, view: Any, /) -> tuple[Drawing, ...]:
        """The table in pictures, ten at most: the card shows the first, and the others are one
        button away. One that is about a seat alone has a name that ends with "-" and its number.
        Their facts hold what everybody may know and nothing else. All of it stands in
        `words` too."""

    def private(self, view: Any, prompt: Prompt[Any] | None, /) -> tuple[Drawing, ...]:
        """What the view's seat alone may see, four pictures at most: a hand, a tile that nobody
        else has turned over. Shown beside `hand`, which says all of it too, but a panel shows the
        one named `CARDS` in place of it; a spectator has none.
        `prompt`: what the seat is asked first, if anything, so that its answers can be marked."""

    def marks(self, view: Any, names: Sequence[str], /) -> tuple[Mark, ...]:
        """Each seat's mark, as it is in the game's pictures, for whatever else shows the players.
        `names`: in seat order."""

    def faces(self, view: Any, names: Sequence[str], /) -> tuple[Face, ...]:
        """Each seat's face, likewise: a character's own where the seat plays one."""

    def plate(self, view: Any, seat: int | None, /) -> Drawing | None:
        """The one of `pictures` that a book shows of a moment; None: none. `seat`: on whose doing
        the game turned then, None for nobody's in particular."""

    def panel(self, view: Any, /) -> str:
        """How everybody stands: Markdown, at most 1500 characters."""

    def words(self, view: Any, /) -> str:
        """The whole board for those who use no pictures: Markdown, at most 3500 characters."""

    def hand(self, view: Any, /) -> str:
        """What the view's seat alone may know: Markdown."""


def nothing_private(_view: Any, _prompt: Prompt[Any] | None) -> tuple[Drawing, ...]:
    """For a game whose seats see nothing in pictures that the others do not."""
    return ()


def by_seat(_view: Any, names: Sequence[str]) -> tuple[Mark, ...]:
    """For a game that has no colours of its own, and no letters that mean something else."""
    return players.make_marks(names)


def by_name(_view: Any, names: Sequence[str]) -> tuple[Face, ...]:
    """For a game whose characters have no faces of their own."""
    return players.make_faces(names)


@dataclass(frozen=True, slots=True)
class FromFunctions:
    """An `Artist` put together from the functions of a game's modules."""

    pictures: Callable[[Any], tuple[Drawing, ...]]
    panel: Callable[[Any], str]
    words: Callable[[Any], str]
    hand: Callable[[Any], str]
    pages: Mapping[str, Callable[[Any], str]]
    private: Callable[[Any, Prompt[Any] | None], tuple[Drawing, ...]] = nothing_private
    marks: Callable[[Any, Sequence[str]], tuple[Mark, ...]] = by_seat
    faces: Callable[[Any, Sequence[str]], tuple[Face, ...]] = by_name
    hand_is_drawn: bool = False
    plates: Callable[[Any, int | None], Drawing | None] | None = None
    """Where a book shows another than the first of `pictures`."""

    def plate(self, view: Any, seat: int | None, /) -> Drawing | None:
        if self.plates is not None:
            return self.plates(view, seat)
        return next(iter(self.pictures(view)), None)


@lru_cache(maxsize=512)
def find_artist(game_key: str) -> Artist | None:
    """The artist of a game: `ARTIST` in the module of this folder that bears the game's key; None
    where there is none."""
    name = f"{__package__}.{game_key}"
    if not game_key.isidentifier() or find_spec(name) is None:
        return None
    found: Artist | None = getattr(import_module(name), "ARTIST", None)
    return found


def count_characters(text: str) -> int:
    """Characters as the strictest reader counts them: what lies beyond the first 65,536 of
    Unicode counts twice."""
    return len(text) + sum(c > "\uffff" for c in text)


def clip(text: str, most: int) -> str:
    """The text, or whole lines of it as far as there is room, and an ellipsis. Where not even the
    first line fits, it is cut between words."""
    if count_characters(text) <= most:
        return text
    kept: list[str] = []
    room = most - 2
    for line in text.split("\n"):
        room -= count_characters(line) + 1
        if room < 0:
            break
        kept.append(line)
    if kept:
        return "\n".join([*kept, "…"])
    return clipping.clip_text(text, most, count_characters)
