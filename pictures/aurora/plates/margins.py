"""The margins of the picture's plates, and tokens side by side."""

from __future__ import annotations

from PIL import Image

from pictures.aurora.map.road.layout import WIDTH
from pictures.aurora.marks import tokens

MARGIN = 16
INNER = WIDTH - 2 * MARGIN


def token_row(block: str, size: int) -> list[Image.Image]:
    """The tokens of a block, side by side."""
    return [tokens.draw_resource_token(what, size) for what in block]
