"""Lines of text that fit the picture's plates, and the margins of these."""

from __future__ import annotations

from PIL import Image

from pictures.kit import text as words
from pictures.kit.canvas import Colour

from . import marks
from .layout import WIDTH

MARGIN = 16
INNER = WIDTH - 2 * MARGIN


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
    """A line that fits its room: a little smaller if it must be, and then cut."""
    floor = min(words.FLOOR, size - 3)
    return words.say(picture, x, y, text, size, fill, room, bold, anchor, floor)


def tokens(block: str, size: int) -> list[Image.Image]:
    """The tokens of a block, side by side."""
    return [marks.token(what, size) for what in block]
