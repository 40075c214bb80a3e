"""The colours of the pictures of Survive!: ink on old paper, on a table lit by embers."""

from functools import cache

from PIL import Image

from pictures.kit import players
from pictures.kit.canvas import Colour, blend, make_palette, rgb
from pictures.kit.palettes import read_tones
from pictures.kit.tones import EMBER, EMBER_DEEP, EMBER_HOT, INK, PAPER, TABLE
from rules.survive.model.components import COLOURS
from rules.survive.model.components import Colour as Side

SIDES: dict[Side, Colour] = {side: players.TONES[side] for side in COLOURS}
"""The colours of the sides, the same as everywhere; each comes with its shape."""
GHOST = rgb("#9aa08c")
"""The colour of the Original Zombie, which has no side's colour."""
NIGHT = rgb("#5b2f6e")
"""The colour of the Vampire."""
BLOOD = rgb("#c42b2b")
GOLD = rgb("#e7b24a")
WOOD = rgb("#a8713c")
WHEAT = rgb("#d9a93c")
WATER = rgb("#4f8fa3")
LEAF = rgb("#4d6b3a")
STONE = rgb("#8d8276")

GROUND = {
    "prairie": rgb("#ecd27f"),
    "lake": rgb("#a9ced0"),
    "forest": rgb("#b3bf88"),
    "rocky": rgb("#d0c3af"),
    "mountain": rgb("#b3a191"),
    "city": rgb("#6b5a55"),
    "graveyard": rgb("#73668a"),
    "village": rgb("#f0e2c4"),
    "white": rgb("#4b4038"),
}

_DARK = (GROUND["city"], GROUND["graveyard"])
_FIRE = (EMBER, EMBER_HOT, EMBER_DEEP)
_THINGS = (GHOST, NIGHT, BLOOD, GOLD, WOOD, WHEAT, WATER, LEAF, STONE)
FAINT = blend(PAPER, INK, 0.66)
"""The colour of the coordinates of unexplored spaces."""
PAPER_LIT = blend(PAPER, EMBER_HOT, 0.6)
"""The colour of an unexplored space within reach."""
BURNING = tuple(blend(EMBER_DEEP, EMBER_HOT, n / 11) for n in range(12))
"""The colours of the twelve Months, from the first to the last."""
GLOW = tuple(blend(TABLE, EMBER_DEEP, n / 26) for n in range(1, 8))
"""The colours of firelight on the table."""


@cache
def make_inks() -> Image.Image:
    """Make the picture's palette: every colour above, and the shades at their edges."""
    tones = """
        HOUSE PAPER_BURNT PAPER PAPER_SHADE GROUND
        SIDES _THINGS BURNING GLOW
        PAPER PAPER_SHADE GROUND SIDES _THINGS _FIRE CREAM ASH SOOT on INK 1
        SIDES GHOST NIGHT BLOOD GOLD _FIRE ASH on CREAM 1
        CREAM on INK 3
        CREAM ASH EMBER EMBER_HOT GOLD on PLATE 3
        CREAM EMBER EMBER_HOT on PLATE_LIT 2
        PAPER PAPER_SHADE on PAPER_BURNT 3
        CREAM on WATER 3
        _DARK on EMBER_HOT 2
        STONE on SOOT 1
        GOLD on PLATE 1
        FAINT PAPER_LIT PLAYERS
        """
    return make_palette(read_tones(tones, globals()))
