"""The margins of the picture's plates, and tokens side by side."""

from __future__ import annotations

from PIL import Image

from . import marks
from .layout import WIDTH

MARGIN = 16
INNER = WIDTH - 2 * MARGIN


def tokens(block: str, size: int) -> list[Image.Image]:
    """The tokens of a block, side by side."""
    return [marks.token(what, size) for what in block]
