"""The colours of Aftermath's pictures."""

from __future__ import annotations

from functools import lru_cache

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
    PAPER_BURNT,
    PAPER_SHADE,
    PLATE,
    PLATE_LIT,
    SOOT,
    TABLE,
    TABLE_LIT,
)
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
FURS: tuple[Colour, ...] = (
    rgb("#8d7864"),
    rgb("#5d4636"),
    rgb("#cf8d4b"),
    rgb("#43404c"),
    rgb("#e9d8b6"),
    rgb("#d99a96"),
    rgb("#a39a8c"),
    rgb("#6a3b2a"),
    rgb("#2c2a30"),
    rgb("#d8b34a"),
)
"""The animals' colours: shrew, hedgehog, dormouse, mole, cream, pink, grey, rust, black,
stripes."""
SHREW, SPINES, DORMOUSE, VELVET, PALE, PINK, GREY, RUST, JET, STRIPE = FURS
RINGS: tuple[Colour, ...] = tuple(players.TONES[hue] for hue in players.HUES[:4])
"""The rings round the heads of the party, by the seat of each character's player. Each character is
a different animal too."""

_HUES = (BLOOD, TOXIC, SAFE, HOSTILE, GOLD, WATER, LEAF, *LINES.values(), *CARDS.values(), *RINGS)


def list_base_tones() -> list[Colour]:
    """List the colours that every picture needs, with the shades at their edges."""
    return [
        *HOUSE,
        PAPER,
        PAPER_SHADE,
        SIGN,
        GROUND,
        *_HUES,
        *(blend(PAPER, tone, 0.5) for tone in (WATER, LEAF, PAPER_BURNT)),
        *FURS,
        *list_edge_shades([CREAM, ASH, EMBER_HOT, GOLD], PLATE, 3),
        *list_edge_shades([CREAM, ASH, EMBER_HOT, SOOT], TABLE, 2),
        *list_edge_shades([CREAM, EMBER_HOT], SIGN, 3),
        *list_edge_shades([CREAM, EMBER_HOT], PLATE_LIT, 2),
        *list_edge_shades([CREAM, ASH], TABLE_LIT, 2),
        *list_edge_shades([EMBER, SAFE, HOSTILE], PLATE, 1),
        *list_edge_shades([INK], CREAM, 3),
        *list_edge_shades([INK], PAPER, 2),
        *list_edge_shades([INK], GROUND, 1),
        *(shade for hue in (*CARDS.values(), *RINGS) for shade in list_edge_shades([INK], hue, 1)),
    ]


@lru_cache(maxsize=1)
def make_inks() -> Image.Image:
    """Make the palette of the pictures without a painted ground."""
    return make_palette(list_base_tones())


def inks_with(more: list[Colour]) -> Image.Image:
    """Make the palette of a picture whose painted ground has these colours."""
    return make_palette([*list_base_tones(), *more][:256])
