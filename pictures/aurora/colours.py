"""What the picture is painted with: a map of snow on a table lit by embers."""

from __future__ import annotations

from functools import cache

from PIL import Image

from pictures.kit.canvas import Colour, between, blend, palette, rgb
from pictures.kit.tones import (
    ASH,
    CREAM,
    EMBER,
    EMBER_DEEP,
    EMBER_HOT,
    HOUSE,
    INK,
    PAPER_BURNT,
    PLATE,
    PLATE_LIT,
    TABLE,
)

SIDES: dict[str, Colour] = {
    "red": rgb("#c23b2c"),
    "green": rgb("#3f8a48"),
    "yellow": rgb("#eab92d"),
    "blue": rgb("#3672bd"),
    "automa": rgb("#b7bcc0"),
}
SNOW = rgb("#e9e6dc")
SNOW_SHADE = rgb("#cdd5d6")
ICE = rgb("#a9bfc6")
SEA = rgb("#2f5f70")
ROAD = rgb("#7b6a5c")
BLOOD = rgb("#c8392b")
FUEL = rgb("#e07b28")
FOOD = rgb("#7d9b45")
AMMO = rgb("#8793a0")
OBJECT = rgb("#8a6aa8")
TOXIC = rgb("#c3d82f")
STEEL = rgb("#8c98a3")
GOLD = rgb("#e7b24a")
SLOT = rgb("#3a2a23")
"""The inside of an empty box."""
ENEMY = rgb("#4d1512")
DIM = blend(ASH, TABLE, 0.4)


@cache
def inks() -> Image.Image:
    """The picture's palette: every colour above, and what their edges fade through."""
    things = [*SIDES.values(), BLOOD, FUEL, FOOD, AMMO, OBJECT, TOXIC, STEEL, GOLD]
    grounds = [SNOW, SNOW_SHADE, ICE, SEA, ROAD, SLOT, ENEMY, DIM]
    fire = [EMBER, EMBER_HOT, EMBER_DEEP]
    shades = [
        *between([*things, *fire, CREAM, SNOW], INK, 1),
        *between([CREAM], INK, 2),
        *between([*things, ASH], PLATE, 1),
        *between([CREAM, ASH, EMBER_HOT, EMBER, GOLD], PLATE, 1),
        *between([CREAM, ASH, EMBER_HOT], TABLE, 1),
        *between([CREAM, EMBER_HOT, ASH], PLATE_LIT, 1),
        *between([CREAM, EMBER_HOT], ENEMY, 1),
        *between([CREAM], SEA, 1),
        *between([ROAD, ICE, SEA, BLOOD], SNOW, 1),
        *between([INK], SNOW, 1),
        *between([CREAM, STEEL, ASH, *things[5:]], SLOT, 1),
        *between([CREAM], BLOOD, 1),
        *(blend(one, SLOT, 0.55) for one in (STEEL, GOLD, AMMO, CREAM, TOXIC, FUEL, FOOD)),
    ]
    return palette([*HOUSE, PAPER_BURNT, *things, *grounds, *shades])
