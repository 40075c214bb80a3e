"""The margins of the plates, and the tokens of a block."""

from PIL import Image

from pictures.aurora.map.road.layout import WIDTH
from pictures.aurora.marks import tokens

MARGIN = 16
INNER = WIDTH - 2 * MARGIN


def draw_token_row(block: str, size: int) -> list[Image.Image]:
    """Draw a token for each letter of a block."""
    return [tokens.draw_resource_token(what, size) for what in block]
