"""Grounds for what lies on a table: panels, cards, tabs and badges."""

from functools import lru_cache

from PIL import Image

from .canvas import DRAWING_SCALE, Colour, Pen, blend
from .fonts import load_typeface
from .tones import ASH, EMBER, INK, PLATE, PLATE_LIT


@lru_cache(maxsize=96)
def draw_plate(
    wide: int,
    high: int,
    fill: Colour = PLATE,
    edge: Colour | None = None,
    *,
    corner: int = 14,
    finer: int = 2,
) -> Image.Image:
    """Draw a ground with an edge. If no edge colour is given, the edge is a shade of the ground."""
    pen = Pen(wide, high, finer)
    if edge is None:
        pen.box((0, 0, wide, high), fill, blend(fill, ASH, 0.3), width=2, corner=corner)
    else:
        pen.box((0, 0, wide, high), fill, edge, width=3, corner=corner)
    return pen.finish_stamp()


def draw_panel(wide: int, high: int, *, lit: bool = False, finer: int = 2) -> Image.Image:
    """Draw the ground of one row of a list. `lit`: it is the turn of the player in that row."""
    if lit:
        return draw_plate(wide, high, PLATE_LIT, EMBER, finer=finer)
    return draw_plate(wide, high, finer=finer)


@lru_cache(maxsize=96)
def draw_tab(wide: int, high: int, fill: Colour, corner: int = 9) -> Image.Image:
    """Draw the ground of a small label."""
    pen = Pen(wide, high)
    pen.box((0, 0, wide, high), fill, corner=corner)
    return pen.finish_stamp()


@lru_cache(maxsize=128)
def draw_badge(
    text: str, size: int, fill: Colour, ink: Colour = INK, finer: int = DRAWING_SCALE
) -> Image.Image:
    """Draw a word or a letter on a ground as wide as it needs."""
    high = size + 10
    wide = max(high, round(load_typeface(size).getlength(text)) + size)
    pen = Pen(wide, high, finer)
    pen.box((0, 0, wide, high), fill, corner=round(size * 0.4))
    pen.letter(wide / 2, high / 2, text, size, ink)
    return pen.finish_stamp()
