"""The colours of the pictures of Survive!: ink on old paper, on a table lit by embers."""

from __future__ import annotations

from functools import cache

from PIL import Image

from pictures.kit import players
from pictures.kit.canvas import Colour, blend, list_edge_shades, make_palette, rgb
from pictures.kit.tones import (
    ASH,
    CREAM,
    EMBER,
    EMBER_DEEP,
    EMBER_HOT,
    HOUSE,
    INK,
    PAPER,
    PAPER_BURNT,
    PAPER_SHADE,
    PLATE,
    PLATE_LIT,
    SOOT,
    TABLE,
)
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
    grounds = [PAPER, PAPER_SHADE, *GROUND.values()]
    things = [*SIDES.values(), GHOST, NIGHT, BLOOD, GOLD, WOOD, WHEAT, WATER, LEAF, STONE]
    fire = [EMBER, EMBER_HOT, EMBER_DEEP]
    shades = [
        *list_edge_shades([*grounds, *things, *fire, CREAM, ASH, SOOT], INK, 1),
        *list_edge_shades([*things[:9], *fire, ASH], CREAM, 1),
        *list_edge_shades([CREAM], INK, 3),
        *list_edge_shades([CREAM, ASH, EMBER, EMBER_HOT, GOLD], PLATE, 3),
        *list_edge_shades([CREAM, EMBER, EMBER_HOT], PLATE_LIT, 2),
        *list_edge_shades([PAPER, PAPER_SHADE], PAPER_BURNT, 3),
        *list_edge_shades([CREAM], WATER, 3),
        *list_edge_shades([GROUND["city"], GROUND["graveyard"]], EMBER_HOT, 2),
        *list_edge_shades([STONE], SOOT, 1),
        *list_edge_shades([GOLD], PLATE, 1),
        FAINT,
        PAPER_LIT,
    ]
    held = [
        *HOUSE,
        PAPER_BURNT,
        *grounds,
        *things,
        *BURNING,
        *GLOW,
        *shades,
        *players.list_player_tones(),
    ]
    return make_palette(held)
