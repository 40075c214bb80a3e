"""The colours of Posthuman's pictures."""

from __future__ import annotations

from functools import cache

from PIL import Image

from pictures.kit import players
from pictures.kit.canvas import Colour, blend, list_edge_shades, make_palette, rgb
from pictures.kit.tones import (
    ASH,
    CREAM,
    EMBER,
    EMBER_HOT,
    HOUSE,
    INK,
    PAPER,
    PLATE,
    PLATE_LIT,
    SOOT,
    TABLE,
    TABLE_LIT,
)
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


@cache
def make_inks() -> Image.Image:
    """Make the palette of the pictures without a landscape."""
    return make_palette(list_shades())


@cache
def list_shades() -> list[Colour]:
    """List the colours that every picture needs."""
    things = [FOG, PAPER, BLOOD, SPIRIT, MUTANT, DEAD, SAFE, *LEVELS.values()]
    grounds = list(GROUNDS.values())
    return list(
        dict.fromkeys(
            [
                *HOUSE,
                *things,
                *grounds,
                *(blend(ground, INK, share) for ground in grounds for share in (0.25, 0.4)),
                *list_edge_shades([CREAM, ASH, EMBER_HOT, EMBER, BLOOD, SPIRIT, SAFE], PLATE, 3),
                *list_edge_shades([CREAM, ASH, EMBER_HOT, SOOT], TABLE, 3),
                *list_edge_shades([CREAM, ASH, EMBER_HOT], PLATE_LIT, 3),
                *list_edge_shades([CREAM, ASH], TABLE_LIT, 3),
                *list_edge_shades([CREAM, ASH], LEVELS[2], 3),
                *list_edge_shades([CREAM, ASH], LEVELS[3], 3),
                *list_edge_shades([INK], CREAM, 4),
                *list_edge_shades([INK], PAPER, 3),
                *(shade for ground in grounds for shade in list_edge_shades([INK], ground, 3)),
                *list_edge_shades([CREAM, INK], MUTANT, 3),
                *list_edge_shades([CREAM], DEAD, 3),
                *list_edge_shades([INK], SAFE, 3),
                *list_edge_shades([CREAM, INK], EMBER, 2),
                *list_edge_shades([INK], EMBER_HOT, 2),
                RUST,
                *list_edge_shades([RUST], PAPER, 2),
                *players.list_player_tones(),
            ]
        )
    )
