"""Small marks: Resources and counters, a Convoy's numbers, Enemies with their Defence boxes, the
storm."""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image

from pictures.aurora.marks import figures
from pictures.aurora.marks.colours import (
    AMMO,
    BLOOD,
    FOOD,
    FUEL,
    GOLD,
    OBJECT,
    SLOT,
    SNOW,
    STEEL,
    TOXIC,
)
from pictures.aurora.marks.figures import FIGURES
from pictures.kit import tokens
from pictures.kit.canvas import Colour, Pen, Point
from pictures.kit.tokens import (
    lay_out_arc,
    lay_out_hexagon,
    lay_out_star,
    mirror_half,
    scale_figure,
)
from pictures.kit.tones import ASH, CREAM, EMBER, EMBER_DEEP, EMBER_HOT, INK, PLATE

GROUND: dict[str, Colour] = {"F": FUEL, "P": FOOD, "A": AMMO, "O": OBJECT, "S": CREAM}


def draw_resource_token(what: str, size: int) -> Image.Image:
    """Draw a token (F, P, A, O or S) on the colour of its kind."""
    return tokens.draw_token(FIGURES[what], size, GROUND[what])


def _draw_damage_cross(pen: Pen, u: float, size: float) -> None:
    pen.box((0, 0, size, size), INK, corner=24 * u)
    pen.box((4 * u, 4 * u, size - 4 * u, size - 4 * u), BLOOD, corner=20 * u)
    for ends in ([(26, 26), (74, 74)], [(74, 26), (26, 74)]):
        pen.line(scale_figure([(float(a), float(b)) for a, b in ends], u), CREAM, 15 * u)


@lru_cache(maxsize=512)
def draw_damage(size: int) -> Image.Image:
    """Draw a Damage counter: a cross."""
    pen = Pen(size, size)
    _draw_damage_cross(pen, size / 100, size)
    return pen.finish_stamp()


@lru_cache(maxsize=512)
def draw_contamination(size: int) -> Image.Image:
    """Draw a Contamination counter: three blades."""
    pen, u = Pen(size, size), size / 100
    pen.disc(50 * u, 50 * u, 49 * u, INK)
    pen.disc(50 * u, 50 * u, 44 * u, TOXIC)
    for first in (-120, 0, 120):
        blade = [*lay_out_arc((50, 50), 37, first, first + 60), (50.0, 50.0)]
        pen.shape(scale_figure(blade, u), INK)
    pen.disc(50 * u, 50 * u, 14 * u, TOXIC)
    pen.disc(50 * u, 50 * u, 8 * u, INK)
    return pen.finish_stamp()


@lru_cache(maxsize=512)
def draw_fame(size: int) -> Image.Image:
    """Draw the mark of Fame: a star."""
    pen, u = Pen(size, size), size / 100
    pen.shape(scale_figure(lay_out_star(48), u), GOLD, INK, width=3 * u)
    return pen.finish_stamp()


@lru_cache(maxsize=512)
def draw_fury(size: int, special: bool = False) -> Image.Image:
    """Draw the mark of Fury: a flame, with a star if the Special ability is on."""
    pen, u = Pen(size, size), size / 100
    flame: list[Point] = [
        (52, 2),
        (60, 24),
        (76, 40),
        (82, 62),
        (72, 86),
        (50, 96),
        (28, 86),
        (18, 64),
        (26, 44),
        (36, 54),
        (38, 26),
    ]
    pen.shape(scale_figure(flame, u), EMBER, INK, width=3 * u)
    heart: list[Point] = [(52, 48), (66, 68), (62, 86), (50, 92), (38, 86), (36, 70)]
    pen.shape(scale_figure(heart, u), EMBER_HOT)
    if special:
        pen.shape(scale_figure(lay_out_star(27, 74, 27), u), GOLD, INK, width=4 * u)
    return pen.finish_stamp()


@lru_cache(maxsize=512)
def draw_hidden_cards(size: int) -> Image.Image:
    """Draw two cards, the mark of cards held face down."""
    pen, u = Pen(size, size), size / 100
    for left, top, fill in ((34, 6, OBJECT), (10, 16, CREAM)):
        pen.box(
            (left * u, top * u, (left + 54) * u, (top + 78) * u),
            fill,
            INK,
            width=5 * u,
            corner=10 * u,
        )
    pen.letter(37 * u, 56 * u, "?", 52 * u, INK)
    return pen.finish_stamp()


@lru_cache(maxsize=512)
def draw_speed(size: int) -> Image.Image:
    """Draw the mark of speed: two arrowheads."""
    pen, u = Pen(size, size), size / 100
    for left in (10, 46):
        arrow = [
            (left, 18),
            (left + 18, 18),
            (left + 44, 50),
            (left + 18, 82),
            (left, 82),
            (left + 26, 50),
        ]
        pen.shape(scale_figure([(float(a), float(b)) for a, b in arrow], u), CREAM)
    return pen.finish_stamp()


@lru_cache(maxsize=512)
def draw_towing(size: int) -> Image.Image:
    """Draw a hook, the mark of how many Trailers a Truck tows."""
    pen, u = Pen(size, size), size / 100
    pen.disc(50 * u, 20 * u, 12 * u, None, CREAM, width=8 * u)
    pen.line(scale_figure([(50, 32), (50, 54)], u), CREAM, 10 * u)
    pen.line(scale_figure(lay_out_arc((50, 68), 20, -70, 200), u), CREAM, 10 * u)
    return pen.finish_stamp()


@lru_cache(maxsize=512)
def draw_tread_token(size: int) -> Image.Image:
    """Draw a caterpillar track, the mark of the Tracks that a Rough Shortcut needs."""
    pen, u = Pen(size, size), size / 100
    figures.draw_tread(pen, u, CREAM)
    return pen.finish_stamp()


@lru_cache(maxsize=512)
def draw_peak(size: int, closed: bool) -> Image.Image:
    """Draw an Avalanche mountain, struck through in red if its shortcut is closed."""
    pen, u = Pen(size, size), size / 100
    pen.shape(scale_figure([(4, 88), (44, 12), (62, 44), (70, 34), (98, 88)], u), STEEL)
    pen.shape(scale_figure([(44, 12), (60, 42), (50, 38), (42, 48), (30, 38)], u), CREAM)
    if closed:
        pen.line(scale_figure([(10, 10), (90, 90)], u), INK, 24 * u)
        pen.line(scale_figure([(10, 10), (90, 90)], u), BLOOD, 15 * u)
    return pen.finish_stamp()


# -- Enemies ---------------------------------------------------------------------------------------


@lru_cache(maxsize=512)
def draw_wolf(size: int) -> Image.Image:
    """Draw a wolf's head, the mark of an Enemy."""
    pen, u = Pen(size, size), size / 100
    half: list[Point] = [(50, 30), (62, 26), (80, 4), (84, 40), (94, 56), (72, 70), (60, 96)]
    head = mirror_half([*half, (50, 98)])
    pen.shape(scale_figure(head, u), SNOW, INK, width=4 * u)
    for x in (34, 66):
        pen.shape(scale_figure([(x - 10, 48), (x + 10, 48), (x, 58)], u), BLOOD)
    pen.shape(scale_figure([(42, 84), (58, 84), (50, 94)], u), INK)
    return pen.finish_stamp()


@lru_cache(maxsize=512)
def draw_target(size: int) -> Image.Image:
    """Draw crosshairs, the mark of a Target reward."""
    pen, u = Pen(size, size), size / 100
    pen.box((1, 1, size - 1, size - 1), SLOT, ASH, width=3.2 * u, corner=20 * u)
    pen.disc(50 * u, 50 * u, 28 * u, None, CREAM, width=9 * u)
    pen.disc(50 * u, 50 * u, 8 * u, CREAM)
    for ends in (
        [(50, 8), (50, 34)],
        [(50, 66), (50, 92)],
        [(8, 50), (34, 50)],
        [(66, 50), (92, 50)],
    ):
        pen.line(scale_figure([(float(a), float(b)) for a, b in ends], u), CREAM, 8 * u)
    return pen.finish_stamp()


@lru_cache(maxsize=512)
def draw_defence_box(reward: str, filled: bool, size: int) -> Image.Image:
    """Draw a Defence box of an Enemy: its reward, or a tick if the box is filled."""
    if filled:
        pen, u = Pen(size, size), size / 100
        pen.box((1, 1, size - 1, size - 1), EMBER_DEEP, INK, width=3 * u, corner=20 * u)
        pen.line(scale_figure([(24, 54), (42, 74), (76, 28)], u), CREAM, 13 * u)
        return pen.finish_stamp()
    if reward == "T":
        return draw_target(size)
    if reward in GROUND:
        return draw_resource_token(reward, size)
    pen, u = Pen(size, size), size / 100
    pen.box((1, 1, size - 1, size - 1), SLOT, ASH, width=3.2 * u, corner=20 * u)
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
