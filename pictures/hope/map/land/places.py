"""Draw a country in a light; the pictures are cached."""

from collections.abc import Callable
from functools import lru_cache
from typing import Literal, TypeAlias

from PIL import Image

from pictures.hope.map.land import ends, settled, wild
from pictures.hope.map.land.light import LIGHTS, Light
from pictures.kit.canvas import Colour
from pictures.kit.grounds import Ground, list_colours
from rules.hope.effects.language.models import Terrain

WIDE, HIGH = 1080, 520
PIXELS_BEYOND_EDGE = 50
"""Pixels painted beyond each side edge, where a ground lies in shadow, and then cut off."""
MOST_COLOURS = 120
"""How many colours a country has at most."""
Country: TypeAlias = Terrain | Literal["arrival", "lost"]
PAINTED: dict[Country, Callable[[Ground, Light], None]] = {
    "wilderness": wild.draw_wilderness,
    "mountainous": wild.draw_mountainous,
    "coastal": settled.draw_coastal,
    "urban": settled.draw_urban,
    "any": settled.draw_road,
    "arrival": ends.draw_arrival,
    "lost": ends.draw_lost_road,
}


@lru_cache(maxsize=16)
def _draw_in_few_colours(country: Country, light: int) -> Image.Image:
    """Draw a country in few colours, as a picture with a palette: a third of the memory."""
    whole = _draw_ground(country, light, finer=2).finish_in_palette(
        (20, 15, 16), 0.02, MOST_COLOURS
    )
    return whole.crop(
        (
            PIXELS_BEYOND_EDGE,
            PIXELS_BEYOND_EDGE // 2,
            PIXELS_BEYOND_EDGE + WIDE,
            PIXELS_BEYOND_EDGE // 2 + HIGH,
        )
    )


def _draw_ground(country: Country, light: int, finer: int) -> Ground:
    under = LIGHTS[light]
    size = (WIDE + 2 * PIXELS_BEYOND_EDGE, HIGH + PIXELS_BEYOND_EDGE)
    shades = (*under.sky, under.sky[-1], under.air)
    ground = Ground(*size, shades, seed=list(PAINTED).index(country), finer=finer)
    PAINTED[country](ground, under)
    return ground


def draw_country(country: Country, light: int) -> Image.Image:
    """Draw a country, 1080 by 520, in few colours."""
    return _draw_in_few_colours(country, light).convert("RGB")


@lru_cache(maxsize=35)
def draw_small_country(country: Country, light: int, wide: int, high: int) -> Image.Image:
    """Draw the middle of a country for a small card, without the top of its sky."""
    across = HIGH * wide // high
    left, top = (WIDE - across) // 2 + PIXELS_BEYOND_EDGE, PIXELS_BEYOND_EDGE
    part = _draw_ground(country, light, finer=1).image.crop((left, top, left + across, top + HIGH))
    return part.resize((wide, high), Image.Resampling.LANCZOS)


@lru_cache(maxsize=35)
def list_shades(country: Country, light: int) -> tuple[Colour, ...]:
    """List the colours of a country, for the palette of its picture."""
    return tuple(list_colours(draw_country(country, light)))
