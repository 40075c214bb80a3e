"""The colours that all games share: ink on old paper, on a table lit by embers."""

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
ASH = rgb("#ab9985")
SOOT = rgb("#55443a")
HOUSE = (INK, CREAM, TABLE, TABLE_LIT, PLATE, PLATE_LIT, ASH, SOOT, EMBER, EMBER_HOT, EMBER_DEEP)
"""The colours that every game's palette begins with."""


LEAST_CONTRAST = 4.5
"""The least contrast between words and their ground, as accessibility rules ask."""


def measure_luminance(colour: Colour) -> float:
    """Find how light a colour is to the eye, from 0 to 1 (WCAG 2)."""
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (value / 255 for value in colour)
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def measure_contrast(one: Colour, other: Colour) -> float:
    """Find the contrast of two colours, from 1 (the same) to 21 (black and white) (WCAG 2)."""
    dark, light = sorted((measure_luminance(one), measure_luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def find_ink(ground: Colour) -> Colour:
    """Return ink or cream, whichever is easier to read on that ground."""
    return max((INK, CREAM), key=lambda ink: measure_contrast(ink, ground))
