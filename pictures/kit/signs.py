"""Draw the two signs that every picture shares: whose turn it is, and what is new.

    draw_pointer(40)  an arrow before the name, or above the piece, of the player whose turn it is
    draw_spark(30)    a star at what has changed since the last picture

Each has a shape of its own, so that nobody has to go by colours.
"""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from .canvas import Pen, Point, place_points
from .tokens import scale_figure
from .tones import CREAM, EMBER, INK


@lru_cache(maxsize=512)
def draw_pointer(size: int, *, down: bool = False) -> Image.Image:
    """Draw an arrow to the right, or `down`, at the player whose turn it is."""
    pen, u = Pen(size, size), size / 100
    right: list[Point] = [(12, 8), (92, 50), (12, 92), (30, 50)]
    points = [(y, x) for x, y in right] if down else right
    pen.shape(scale_figure(points, u), EMBER, INK, width=7 * u)
    return pen.finish_stamp()


@lru_cache(maxsize=512)
def draw_spark(size: int) -> Image.Image:
    """Draw a star of four points at something new."""
    pen, u = Pen(size, size), size / 100
    for far, near, fill in ((50, 17, INK), (40, 11, EMBER), (25, 6, CREAM)):
        right = [(0, -far), (near, -near), (far, 0), (near, near), (0, far)]
        left = [(-near, near), (-far, 0), (-near, -near)]
        pen.shape(scale_figure(place_points((50, 50), [*right, *left]), u), fill)
    return pen.finish_stamp()
