"""Plates that things stand on, and lines of text that fit them."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from pictures.canvas import Colour, Pen, blend, stamp, write
from pictures.fonts import fitted, font, writable
from pictures.tones import ASH, CREAM, EMBER, PLATE, PLATE_LIT

from . import marks
from .layout import WIDTH

MARGIN = 16
INNER = WIDTH - 2 * MARGIN
LEAST = 30
"""The least height of words, in pixels: on a phone they are a third of that."""


@lru_cache(maxsize=2048)
def length(text: str, size: int) -> float:
    """How long a line is, in pixels."""
    return font(size).getlength(text)


@lru_cache(maxsize=64)
def plate(wide: int, high: int, fill: Colour = PLATE, edge: Colour | None = None) -> Image.Image:
    pen = Pen(wide, high, finer=2)
    pen.box((0, 0, wide, high), fill, edge or blend(fill, ASH, 0.3), 2 if edge is None else 3, 14)
    return pen.done()


@lru_cache(maxsize=64)
def tab(wide: int, high: int, fill: Colour) -> Image.Image:
    """A small label's ground."""
    pen = Pen(wide, high)
    pen.box((0, 0, wide, high), fill, corner=9)
    return pen.done()


def panel(wide: int, high: int, *, lit: bool = False) -> Image.Image:
    return plate(wide, high, PLATE_LIT, EMBER) if lit else plate(wide, high)


def say(  # noqa: PLR0917 - a place, the words and their look
    picture: Image.Image,
    x: float,
    y: float,
    text: str,
    size: int,
    fill: Colour,
    room: float = INNER,
    bold: bool = False,
    anchor: str = "lm",
) -> float:
    """A line that fits its room: a little smaller if it must be and may, and then cut."""
    shown = writable(text, "?")
    smallest = max(LEAST, size - 3)
    for smaller in range(size, smallest - 1, -1):
        if length(shown, smaller) <= room:
            return write(picture, x, y, shown, smaller, fill, anchor, bold)
    cut = fitted(shown, smallest, int(room))
    return write(picture, x, y, cut, smallest, fill, anchor, bold)


def whole_words(text: str, size: int, room: float) -> str:
    """As many of the words as fit, from the first on; "" where not even that one does."""
    words = text.split()
    while words and length(" ".join(words), size) > room:
        words.pop()
    return " ".join(words)


def count(picture: Image.Image, x: float, y: float, mark: Image.Image, text: str) -> float:
    """A mark and a number behind it; returns where they end."""
    stamp(picture, mark, x, y - mark.height / 2)
    return write(picture, x + mark.width + 5, y, text, 30, CREAM, bold=True)


def row(picture: Image.Image, x: float, y: float, images: list[Image.Image], gap: int = 4) -> float:
    """Marks side by side, on one middle line; returns where they end."""
    for one in images:
        stamp(picture, one, x, y - one.height / 2)
        x += one.width + gap
    return x


def wrapped(text: str, size: int, room: float) -> list[str]:
    """The text in lines that fit."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if length(longer, size) <= room or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def tokens(block: str, size: int) -> list[Image.Image]:
    return [marks.token(what, size) for what in block]
