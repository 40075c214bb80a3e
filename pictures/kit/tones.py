"""The colours of the house: ink on old paper, on a table lit by embers."""

from __future__ import annotations

from .canvas import Colour, rgb

INK = rgb("#2b1c14")
PAPER = rgb("#ecdcb8")
PAPER_SHADE = rgb("#dcc79c")
PAPER_BURNT = rgb("#8a5a34")
CREAM = rgb("#fbf3dd")
TABLE = rgb("#1d1310")
TABLE_LIT = rgb("#33211a")
PLATE = rgb("#2a1b16")
PLATE_LIT = rgb("#51251a")
EMBER = rgb("#f2863a")
EMBER_HOT = rgb("#ffd58a")
EMBER_DEEP = rgb("#b3401b")
ASH = rgb("#a5937f")
SOOT = rgb("#55443a")
HOUSE = (INK, CREAM, TABLE, TABLE_LIT, PLATE, PLATE_LIT, ASH, SOOT, EMBER, EMBER_HOT, EMBER_DEEP)
"""What every game's palette begins with."""


def on(ground: Colour) -> Colour:
    """Ink or cream, whichever is read on that ground."""
    red, green, blue = ground
    return INK if 0.3 * red + 0.59 * green + 0.11 * blue > 135 else CREAM
