"""The colours of Posthuman's pictures."""

from functools import cache

from PIL import Image

from pictures.kit.canvas import Colour, blend, make_palette, rgb
from pictures.kit.palettes import read_tones
from pictures.kit.tones import INK, TABLE_LIT
from rules.posthuman.model.terms import Level, Terrain

WIDTH = 1080
MARGIN = 18
INSIDE = WIDTH - 2 * MARGIN

GROUNDS: dict[Terrain, Colour] = {
    "rural": rgb("#c9a553"),
    "urban": rgb("#a7695a"),
    "mountain": rgb("#93a0ab"),
    "wilderness": rgb("#7f9a5c"),
}
"""The ground colour of the tiles of each terrain; a motif on the tile shows the terrain too."""
BLOOD = rgb("#c8483a")
SPIRIT = rgb("#6aa6c8")
MUTANT = rgb("#7d5ba6")
DEAD = rgb("#2a2a2e")
RUST = rgb("#a03818")
"""The colour of the figures in words on cards, and the edge of item cards."""
SAFE = rgb("#9fd3e6")
FOG = rgb("#2b201b")
"""The ground of places where no tile lies yet."""
LEVELS: dict[Level, Colour] = {1: TABLE_LIT, 2: rgb("#422c1e"), 3: rgb("#4c2415")}
"""The ground colour of each level of the journey."""


_SHADED = [blend(ground, INK, share) for ground in GROUNDS.values() for share in (0.25, 0.4)]
SHADES = [
    *dict.fromkeys(
        read_tones(
            """
            HOUSE FOG PAPER BLOOD SPIRIT MUTANT DEAD SAFE LEVELS GROUNDS _SHADED
            CREAM ASH EMBER_HOT EMBER BLOOD SPIRIT SAFE on PLATE 3
            CREAM ASH EMBER_HOT SOOT on TABLE 3
            CREAM ASH EMBER_HOT on PLATE_LIT 3
            CREAM ASH on LEVELS 3
            INK on CREAM 4
            INK on PAPER GROUNDS 3
            CREAM INK on MUTANT 3
            CREAM on DEAD 3
            INK on SAFE 3
            CREAM INK on EMBER 2
            INK on EMBER_HOT 2
            RUST
            RUST on PAPER 2
            PLAYERS
            """,
            globals(),
        )
    )
]
"""The colours that every picture needs."""


@cache
def make_inks() -> Image.Image:
    """Make the palette of the pictures without a landscape."""
    return make_palette(SHADES)
