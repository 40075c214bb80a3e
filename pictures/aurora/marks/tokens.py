"""Small marks: Resources and counters, a Convoy's numbers, Enemies with their Defence boxes, the
storm."""

import math
from functools import lru_cache

from PIL import Image

from pictures.aurora.marks.colours import AMMO, FOOD, FUEL, GOLD, OBJECT, SLOT
from pictures.aurora.marks.figures import FIGURES
from pictures.kit import tokens
from pictures.kit.canvas import Colour, Pen
from pictures.kit.figures import draw_figure
from pictures.kit.tokens import lay_out_hexagon, lay_out_star, scale_figure
from pictures.kit.tones import ASH, CREAM, EMBER_DEEP, EMBER_HOT, INK, PLATE

GROUND: dict[str, Colour] = {"F": FUEL, "P": FOOD, "A": AMMO, "O": OBJECT, "S": CREAM}


def draw_resource_token(what: str, size: int) -> Image.Image:
    """Draw a token (F, P, A, O or S) on the colour of its kind."""
    return tokens.draw_token(FIGURES[what], size, GROUND[what])


def draw_sign(name: str, size: int) -> Image.Image:
    """Draw a figure of `FIGURES` that needs no ground, such as "damage" or "wolf"."""
    return draw_figure(FIGURES[name], size, CREAM)


@lru_cache(maxsize=512)
def draw_fury(size: int, special: bool = False) -> Image.Image:
    """Draw the mark of Fury: a flame, with a star if the Special ability is on."""
    pen, u = Pen(size, size), size / 100
    for name in ("fury", "fury-star") if special else ("fury",):
        FIGURES[name](pen, u, 0, 0, CREAM)
    return pen.finish_stamp()


@lru_cache(maxsize=512)
def draw_peak(size: int, closed: bool) -> Image.Image:
    """Draw an Avalanche mountain, struck through in red if its shortcut is closed."""
    pen, u = Pen(size, size), size / 100
    for name in ("peak", "closed") if closed else ("peak",):
        FIGURES[name](pen, u, 0, 0, CREAM)
    return pen.finish_stamp()


# -- boxes -----------------------------------------------------------------------------------------


def begin_box(
    size: int, fill: Colour = SLOT, edge: Colour = ASH, width: float = 3.2
) -> tuple[Pen, float]:
    """Draw an empty box. Return the pen, and the pixels of one of its hundred parts."""
    pen, u = Pen(size, size), size / 100
    pen.box((1, 1, size - 1, size - 1), fill, edge, width=width * u, corner=20 * u)
    return pen, u


@lru_cache(maxsize=512)
def draw_target(size: int) -> Image.Image:
    """Draw crosshairs, the mark of a Target reward."""
    pen, u = begin_box(size)
    FIGURES["target"](pen, u, 0, 0, CREAM)
    return pen.finish_stamp()


@lru_cache(maxsize=512)
def draw_defence_box(reward: str, filled: bool, size: int) -> Image.Image:
    """Draw a Defence box of an Enemy: its reward, or a tick if the box is filled."""
    if filled:
        pen, u = begin_box(size, EMBER_DEEP, INK, 3)
        FIGURES["filled"](pen, u, 0, 0, CREAM)
        return pen.finish_stamp()
    if reward == "T":
        return draw_target(size)
    if reward in GROUND:
        return draw_resource_token(reward, size)
    pen, u = begin_box(size)
    if reward == "*":
        pen.shape(scale_figure(lay_out_star(40), u), GOLD)
    return pen.finish_stamp()


# -- what lies on the road, and in Convoys ---------------------------------------------------------


@lru_cache(maxsize=512)
def draw_land_mine(size: int) -> Image.Image:
    """Draw the Land Mine: a spiked ball."""
    pen, u = Pen(size, size), size / 100
    for n in range(8):
        a = n * math.pi / 4
        tip = (50 + 46 * math.cos(a), 50 + 46 * math.sin(a))
        pen.line(scale_figure([(50, 50), tip], u), INK, 14 * u)
    pen.disc(50 * u, 50 * u, 34 * u, INK, EMBER_HOT, width=6 * u)
    pen.letter(50 * u, 50 * u, "!", 52 * u, EMBER_HOT)
    return pen.finish_stamp()


@lru_cache(maxsize=512)
def draw_storm(size: int) -> Image.Image:
    """Draw a snowflake, the mark of a storm."""
    pen, u = Pen(size, size), size / 100
    for n in range(6):
        a = n * math.pi / 3 + math.pi / 6
        tip = (50 + 46 * math.cos(a), 50 + 46 * math.sin(a))
        pen.line(scale_figure([(50, 50), tip], u), CREAM, 9 * u)
        for turn in (-0.5, 0.5):
            low = (50 + 24 * math.cos(a), 50 + 24 * math.sin(a))
            high = (50 + 42 * math.cos(a + turn), 50 + 42 * math.sin(a + turn))
            pen.line(scale_figure([low, high], u), CREAM, 7 * u)
    return pen.finish_stamp()


@lru_cache(maxsize=512)
def draw_skill(number: int, size: int, lit: bool) -> Image.Image:
    """Draw an Exploration Skill on a hexagon, which is bright if `lit`."""
    pen, u = Pen(size, size), size / 100
    fill = EMBER_HOT if lit else ASH
    pen.shape(scale_figure(lay_out_hexagon(), u), fill, PLATE, width=2 * u)
    pen.letter(50 * u, 51 * u, str(number), 64 * u, INK)
    return pen.finish_stamp()
