"""The colours and palettes of Last Aurora's pictures."""

from collections.abc import Sequence
from functools import cache

from PIL import Image

from pictures.kit.canvas import Colour, blend, make_palette, rgb
from pictures.kit.palettes import read_tones
from pictures.kit.tones import ASH, CREAM, TABLE

SNOW = rgb("#e9e6dc")
SEA = rgb("#2f5f70")
ROAD = rgb("#6f7c8f")
ROAD_EDGE = rgb("#4a566a")
RUT = rgb("#5d6a7e")
TRACK = rgb("#38455c")
"""The line of a shortcut that does no harm."""
DRIFT = rgb("#a3b7c8")
NIGHT = rgb("#101a2c")
PLANK = rgb("#8a6242")
BLOOD = rgb("#c8392b")
FUEL = rgb("#e07b28")
FOOD = rgb("#7d9b45")
AMMO = rgb("#8793a0")
OBJECT = rgb("#a88bc9")
TOXIC = rgb("#c3d82f")
STEEL = rgb("#8c98a3")
GOLD = rgb("#e7b24a")
SLOT = rgb("#3a2a23")
"""The inside of an empty box."""
ENEMY = rgb("#4d1512")
FADING_SHARE = 0.36
"""How far the colours of a box fade if it has fired or is broken; its number stays readable."""
DIM = blend(ASH, TABLE, 0.4)


_THINGS = (BLOOD, FUEL, FOOD, AMMO, OBJECT, TOXIC, STEEL, GOLD)
_FADED = [blend(one, SLOT, FADING_SHARE) for one in (STEEL, GOLD, AMMO, CREAM)]
BASE = tuple(
    dict.fromkeys(
        read_tones(
            """
            HOUSE _THINGS SNOW SEA SLOT ENEMY DIM NIGHT DRIFT PLANK ROAD ROAD_EDGE RUT TRACK PLAYERS
            _THINGS EMBER EMBER_HOT SNOW on INK 1
            CREAM ASH EMBER_HOT EMBER GOLD on PLATE 1
            CREAM EMBER_HOT on PLATE_LIT ENEMY 1
            CREAM on SEA 1
            CREAM on NIGHT 2
            CREAM STEEL ASH _THINGS on SLOT 1
            CREAM on BLOOD 1
            _FADED
            """,
            globals(),
        )
    )
)
"""The colours that every picture needs, and the shades of their soft edges."""


def make_inks_with(more: Sequence[Colour]) -> Image.Image:
    """Make the palette of a picture that has these colours too, as many of them as fit in 256."""
    return make_palette([*BASE, *more][:256])


@cache
def make_inks() -> Image.Image:
    """Make the palette of the pictures without the country."""
    return make_inks_with(())
