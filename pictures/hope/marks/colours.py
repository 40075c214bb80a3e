"""The colours of Hope Inhumanity's pictures, and the grounds on which words are written."""

from functools import lru_cache

from PIL import Image

from pictures.hope.map.land.places import Country, list_shades
from pictures.kit.canvas import blend, make_palette, rgb
from pictures.kit.palettes import read_tones
from pictures.kit.tones import ASH, EMBER, INK, SOOT

WIDTH = 1080
MARGIN = 4

BLOOD = rgb("#a83a2c")
WHEAT = rgb("#d9a93c")
DOOM = rgb("#4a2a52")
WOOD = rgb("#5a3b27")
PALE = rgb("#b9a893")
"""The colour of words that matter less."""
SEALED = rgb("#3b2c26")
"""The ground of a card that is turned over."""

_DICE = (blend(EMBER, INK, 0.35), blend(EMBER, INK, 0.6), blend(SOOT, ASH, 0.5))
BASE = read_tones(
    """
    HOUSE PAPER PAPER_SHADE BLOOD WHEAT DOOM WOOD PALE SEALED PLAYERS
    CREAM PALE EMBER_HOT on PLATE 2
    CREAM PALE EMBER_HOT on TABLE 2
    CREAM EMBER_HOT on PLATE_LIT 1
    INK on EMBER_HOT CREAM PAPER 2
    CREAM on WOOD 2
    CREAM on BLOOD 1
    INK on WHEAT 1
    PALE on SEALED 1
    _DICE
    """,
    globals(),
)
"""The colours that every picture needs, and the shades of smooth edges."""


@lru_cache(maxsize=8)
def make_inks(country: Country, light: int) -> Image.Image:
    """Make the palette of a picture that shows this country in this light."""
    return make_palette([*BASE, *list_shades(country, light)][:256])
