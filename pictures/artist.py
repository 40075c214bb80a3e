"""What each game brings to show itself in pictures and words, and how it is found."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Protocol

from rules.engine import Prompt, clipping

from .drawing import Drawing
from .kit import players
from .kit.faces import Face, make_faces
from .kit.players import Mark

ALT_CHARACTERS = 1024
PANEL_CHARACTERS = 1500
WORDS_CHARACTERS = 3500
PICTURES, PRIVATE = 10, 4
"""How many pictures a message can carry, and how many a panel can carry beside its questions."""


HAND_PICTURE = "hand"
"""The name of the private picture that shows all cards in the seat's hand."""


class Artist(Protocol):
    """Shows one game. All its methods are pure functions of a view, `table.view(seat)`.

    `pictures`, `panel` and `words` are for everybody: they are the same for every seat's view.
    `private`, `hand` and the pages are for the view's seat alone. In a view the names are as the
    players gave them; the texts are safe to send.
    """

    pages: Mapping[str, Callable[[Any], str]]
    """Maps a verb to a page of Markdown that a seat may look up and nobody else sees."""
    hand_is_drawn: bool
    """Whether `private` shows all that `hand` says, so that one of the two is enough."""

    def pictures(self, view: Any, /) -> tuple[Drawing, ...]:
        """Draw the table for everybody, in at most ten pictures. The card shows the first, and a
        button shows the others. The name of a picture about a single seat ends with "-" and its
        number. Their facts hold only what everybody may know, and `words` says all of it too."""

    def private(self, view: Any, prompt: Prompt[Any] | None, /) -> tuple[Drawing, ...]:
        """Draw what only the view's seat may see, such as a hand, in at most four pictures; none
        for a spectator. They are shown beside `hand`, which says all of it too, but a panel shows
        the picture named `HAND_PICTURE` in place of it. `prompt`: the first question put to the
        seat, if any, so that its answers can be marked in the pictures."""

    def marks(self, view: Any, names: Sequence[str], /) -> tuple[Mark, ...]:
        """Return each seat's mark as the game's pictures show it, for use wherever else the players
        are shown. `names`: in seat order."""

    def faces(self, view: Any, names: Sequence[str], /) -> tuple[Face, ...]:
        """Return each seat's face as the game's pictures show it: that of its character if the
        character has one. `names`: in seat order."""

    def plate(self, view: Any, seat: int | None, /) -> Drawing | None:
        """Choose the one of `pictures` that a book shows of a moment, or None for no picture.
        `seat`: the seat whose action decided that moment, or None if no single seat did."""

    def panel(self, view: Any, /) -> str:
        """Say how everybody stands: Markdown, at most 1500 characters."""

    def words(self, view: Any, /) -> str:
        """Describe the whole board for players who use no pictures: Markdown, at most 3500
        characters."""

    def hand(self, view: Any, /) -> str:
        """Say what only the view's seat may know: Markdown."""


def make_no_pictures(_view: Any, _prompt: Prompt[Any] | None) -> tuple[Drawing, ...]:
    """Return no pictures, for a game whose seats have none of their own."""
    return ()


def make_marks_by_seat(_view: Any, names: Sequence[str]) -> tuple[Mark, ...]:
    """Make the usual marks, for a game with no colours of its own and no letters that mean
    something else."""
    return players.make_marks(names)


def make_faces_by_name(_view: Any, names: Sequence[str]) -> tuple[Face, ...]:
    """Make the usual faces, for a game whose characters have no faces of their own."""
    return make_faces(names)


@dataclass(frozen=True, slots=True)
class FromFunctions:
    """An `Artist` put together from the functions of a game's modules."""

    pictures: Callable[[Any], tuple[Drawing, ...]]
    panel: Callable[[Any], str]
    words: Callable[[Any], str]
    hand: Callable[[Any], str]
    pages: Mapping[str, Callable[[Any], str]]
    private: Callable[[Any, Prompt[Any] | None], tuple[Drawing, ...]] = make_no_pictures
    marks: Callable[[Any, Sequence[str]], tuple[Mark, ...]] = make_marks_by_seat
    faces: Callable[[Any, Sequence[str]], tuple[Face, ...]] = make_faces_by_name
    hand_is_drawn: bool = False
    plates: Callable[[Any, int | None], Drawing | None] | None = None
    """Chooses the picture for a book, if it is not always the first of `pictures`."""

    def plate(self, view: Any, seat: int | None, /) -> Drawing | None:
        if self.plates is not None:
            return self.plates(view, seat)
        return next(iter(self.pictures(view)), None)


@lru_cache(maxsize=2048)
def find_part(game_key: str, part: str = "") -> ModuleType | None:
    """Import `pictures/<game>/`, or a part of it such as "cover". Return None if there is none."""
    package = f"{__package__}.{game_key}"
    found = find_spec(package) if game_key.isidentifier() else None
    if found is None:
        return None
    if not part:
        return import_module(package)
    if found.submodule_search_locations is None or find_spec(f"{package}.{part}") is None:
        return None  # the game's pictures are a single module, or it has no such part
    return import_module(f"{package}.{part}")


def find_artist(game_key: str) -> Artist | None:
    """Find the artist of a game: `ARTIST` in the module of this folder that has the game's key as
    its name. Return None if there is none."""
    found: Artist | None = getattr(find_part(game_key), "ARTIST", None)
    return found


def count_characters(text: str) -> int:
    """Count the characters of a text as the strictest reader does: those beyond the first 65,536 of
    Unicode count twice."""
    return len(text) + sum(c > "\uffff" for c in text)


def clip(text: str, most: int) -> str:
    """Shorten a text to at most `most` characters: keep as many whole lines as fit, and add an
    ellipsis. If not even the first line fits, cut it between words."""
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
