"""The colours of Aftermath's pictures."""

from functools import lru_cache

from PIL import Image

from pictures.kit import players
from pictures.kit.canvas import Colour, make_palette, read_colours, rgb
from pictures.kit.palettes import read_tones
from rules.aftermath.model.terms import Colour as Kind
from rules.aftermath.model.terms import Line

WIDTH = 1080
MARGIN = 18
INSIDE = WIDTH - 2 * MARGIN

BLOOD = rgb("#e0604e")
TOXIC = rgb("#8fbf4a")
SAFE = rgb("#8cc7b0")
HOSTILE = rgb("#e4583e")
SIGN = rgb("#1c130f")
"""The ground behind the names of spaces."""
GROUND = rgb("#cdb68a")
"""The patch under the feet of figures on a space."""
GOLD = rgb("#f4c659")
WATER = rgb("#6fb4d6")
LEAF = rgb("#86b36a")

LINES: dict[Line, Colour] = {
    "dash": rgb("#f3e3bd"),
    "red": rgb("#f06a52"),
    "green": rgb("#7fd06e"),
    "blue": rgb("#70b4f2"),
    "white": rgb("#ffffff"),
    "double": rgb("#ffffff"),
}
CARDS: dict[Kind, Colour] = {
    "green": rgb("#7fb86a"),
    "red": rgb("#dd6a55"),
    "blue": rgb("#6aa3d6"),
    "yellow": rgb("#e6bf4f"),
    "white": rgb("#f4efe2"),
    "black": rgb("#3a3540"),
    "calamity": rgb("#8a4fa0"),
}
FURS = read_colours(
    "#8d7864 #5d4636 #cf8d4b #43404c #e9d8b6 #d99a96 #a39a8c #6a3b2a #2c2a30 #d8b34a"
)
"""The animals' colours: shrew, hedgehog, dormouse, mole, cream, pink, grey, rust, black,
stripes."""
SHREW, SPINES, DORMOUSE, VELVET, PALE, PINK, GREY, RUST, JET, STRIPE = FURS
RINGS: tuple[Colour, ...] = tuple(players.TONES[hue] for hue in players.HUES[:4])
"""The rings round the heads of the party, by the seat of each character's player. Each character is
a different animal too."""

BASE = read_tones(
    """
    HOUSE PAPER PAPER_SHADE SIGN GROUND
    BLOOD TOXIC SAFE HOSTILE GOLD WATER LEAF LINES CARDS RINGS
    PAPER on WATER LEAF PAPER_BURNT 1
    FURS
    CREAM ASH EMBER_HOT GOLD on PLATE 3
    CREAM ASH EMBER_HOT SOOT on TABLE 2
    CREAM EMBER_HOT on SIGN 3
    CREAM EMBER_HOT on PLATE_LIT 2
    CREAM ASH on TABLE_LIT 2
    EMBER SAFE HOSTILE on PLATE 1
    INK on CREAM 3
    INK on PAPER 2
    INK on GROUND 1
    INK on CARDS RINGS 1
    """,
    globals(),
)
"""The colours that every picture needs, with the shades at their edges."""


@lru_cache(maxsize=1)
def make_inks() -> Image.Image:
    """Make the palette of the pictures without a painted ground."""
    return make_palette(BASE)


def make_inks_with(more: list[Colour]) -> Image.Image:
    """Make the palette of a picture whose painted ground has these colours."""
    return make_palette([*BASE, *more][:256])
