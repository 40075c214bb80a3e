"""Whether words in pictures can be read on a phone, where 1,080 pixels are 390 wide: none is too
small, and each stands out from its ground."""

import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from PIL import ImageDraw

from pictures import Drawing
from pictures.kit.canvas import Pen
from rules.engine.languages import spoken_language
from tests import golden
from tests.pictures import looking
from tests.pictures.contrast import InkedWords

LEAST = 30
"""Pixels of 1,080; eleven on a phone."""
GROUNDS = (
    "pictures.aftermath.map.ground",
    "pictures.aurora.map.road.country",
    "pictures.hope.map.land",
)
"""Where only grounds are painted, which takes long, and nothing is written."""


class WrittenLines:
    """Every line of words that is drawn, with its height: not the letters that a Pen puts on pieces
    and marks beside their shape, which are part of a drawing."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.found: dict[str, float] = {}
        self._marking = False
        draw, letter = ImageDraw.ImageDraw.text, Pen.letter

        def text(on: Any, xy: Any, words: Any, *args: Any, **kwargs: Any) -> None:
            if not self._marking:
                self.found[str(words)] = min(kwargs["font"].size, self.found.get(str(words), 999))
            draw(on, xy, words, *args, **kwargs)

        def mark(pen: Any, *args: Any, **kwargs: Any) -> None:
            self._marking = True
            letter(pen, *args, **kwargs)
            self._marking = False

        patch.setattr(ImageDraw.ImageDraw, "text", text)
        patch.setattr(Pen, "letter", mark)

    @property
    def small(self) -> dict[str, float]:
        return {words: size for words, size in self.found.items() if size < LEAST}


@dataclass(frozen=True, slots=True)
class ReadingNotes:
    """What is found out about words in pictures, while these are drawn once."""

    written: WrittenLines
    inked: InkedWords
    drawn: set[tuple[object, ...]] = field(default_factory=set)

    def is_new(self, drawing: Drawing) -> bool:
        """Whether it is asked for the first time in the language spoken."""
        made = (drawing.draw, drawing.fingerprint, spoken_language())
        is_new = made not in self.drawn
        self.drawn.add(made)
        return is_new

    def draw_all(self, key: str, seen: Any) -> None:
        """Every picture of the view, unless it has been drawn already."""
        of = looking.find_artist_of(key)
        for drawing in filter(self.is_new, (*of.pictures(seen), *of.private(seen, None))):
            looking.draw_drawing(drawing)

    def check_words(self) -> None:
        """Make sure that all can be read. Raises AssertionError."""
        assert self.written.small == {}
        assert len(set(self.inked.found)) >= len(self.written.found) > 20
        assert self.inked.weak == {}


def forget_words() -> None:
    """Forget all that has been drawn, so that it is drawn again, but for grounds."""
    for name, module in list(sys.modules.items()):
        if name.startswith("pictures") and not name.startswith(GROUNDS):
            for part in vars(module).values():
                if hasattr(part, "cache_clear"):
                    part.cache_clear()


def pass_views(key: str, every: int) -> Iterator[Any]:
    """Kept games of the fewest and of the most players, now and then, and their ends; oftener at
    first, for short games."""
    files = sorted(golden.list_games(key), key=golden.count_seats)
    for file in (files[0], files[-1]):
        table, moves = golden.replay_moves(file)
        for number, _ in enumerate(moves, 1):
            if number % every == 0 or number in {1, 16} or table.result is not None:
                yield table.view(None)
