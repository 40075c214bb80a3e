"""The pieces on the map: avatars, Zombies, the Vampire, Defenses, Coffins and Crates."""

from __future__ import annotations

import math
from functools import lru_cache
from random import Random

from PIL import Image

from pictures.kit.canvas import Colour, Pen, Point, blend
from pictures.kit.figures import read_figure
from pictures.kit.players import SHAPES, draw_mark, draw_outline, draw_tile
from pictures.kit.tokens import lay_out_arc, mirror_half, scale_figure
from pictures.kit.tones import ASH, CREAM, EMBER, INK, PAPER_SHADE, SOOT
from pictures.survive.marks.colours import BLOOD, GHOST, GOLD, NIGHT, SIDES, STONE, WOOD
from pictures.survive.marks.people import Person
from rules.survive.model.components import SIZES, Size, Zombie
from rules.survive.model.components import Colour as Side


def _draw_figure(pen: Pen, points: list[Point], fill: Colour, u: float) -> None:
    """Draw a shape with an edge of ink and a light rim, so that it stands out from any ground."""
    pen.shape(points, CREAM, CREAM, width=10 * u)
    pen.shape(points, fill, INK, width=5.5 * u)


def _lay_out_arc(middle: Point, radius: float, first: float, last: float) -> list[Point]:
    """List points of a circle between two angles in degrees, clockwise from the right."""
    return lay_out_arc(middle, radius, first, last, steps=18)


FACED = 58
"""The least size at which a Human is drawn with their face. A smaller Human is only their mark."""


@lru_cache(maxsize=128)
def draw_human(person: Person, size: int, stuck: bool = False, lit: bool = False) -> Image.Image:
    """Draw a Human's avatar: the face with the mark at its lower right, or only the mark if it is
    small. `lit`: it is their turn."""
    if size < FACED:
        token = draw_mark(person.mark, size, lit=lit).copy()
    else:
        high = round(size * 0.86)
        token = Image.new("RGBA", (size, size), (0, 0, 0, 0))
        token.paste(draw_tile(person.mark, person.face, high, lit=lit), (0, 0))
        small = round(size * 0.56)
        token.alpha_composite(draw_mark(person.mark, small), (size - small, size - small))
    if stuck:
        pen = Pen(size, size)
        _draw_stuck_sign(pen, size / 100)
        token.alpha_composite(pen.finish_stamp())
    return token


def _draw_stuck_sign(pen: Pen, u: float) -> None:
    pen.disc(84 * u, 17 * u, 15 * u, EMBER, INK, width=4 * u)
    pen.line(scale_figure([(77, 10), (91, 24)], u), INK, 5 * u)
    pen.line(scale_figure([(91, 10), (77, 24)], u), INK, 5 * u)


@lru_cache(maxsize=512)
def draw_zombie(which: Zombie, size: int, off: bool = False) -> Image.Image:
    """Draw a Zombie: a skull with its colour's shape on its brow. The Original has no colour, and a
    crack on its brow."""
    pen, u = Pen(size, size), size / 100
    fill = GHOST if which == "original" else SIDES[which]
    teeth: list[Point] = [(80, 72), (76, 94), (66, 86), (59, 95), (50, 87), (41, 95), (34, 86)]
    skull = [*_lay_out_arc((50, 42), 40, 150, 390), *teeth, (24, 94), (20, 72)]
    if off:
        pen.shape(scale_figure(skull, u), None, SOOT, width=5 * u)
        _of_colour(pen, u, which, 40, SOOT)
        return pen.finish_stamp()
    _draw_figure(pen, scale_figure(skull, u), fill, u)
    _of_colour(pen, u, which, 34, INK)
    for x in (34, 66):
        pen.oval(((x - 10) * u, 60 * u, (x + 10) * u, 76 * u), INK)
    return pen.finish_stamp()


def _of_colour(pen: Pen, u: float, which: Zombie, y: float, ink: Colour) -> None:
    """Draw the shape of a Zombie's colour, or a crack for the Original. `y`: how far down its
    middle is."""
    x = 50
    if which == "original":
        crack: list[Point] = [(x - 12, y - 22), (x + 2, y - 8), (x - 6, y + 2), (x + 10, y + 14)]
        pen.line(scale_figure(crack, u), ink, 6 * u)
    else:
        draw_outline(pen, SHAPES[which], (x * u, y * u), 36 * u, ink)


@lru_cache(maxsize=512)
def draw_vampire(size: int, off: bool = False) -> Image.Image:
    """Draw the Vampire: spread wings, pointed ears, two eyes and two teeth."""
    pen, u = Pen(size, size), size / 100
    ear: list[Point] = [(50, 20), (57, 18), (65, 4), (71, 24), (74, 34), (84, 30), (97, 18)]
    wing: list[Point] = [(97, 74), (88, 68), (80, 82), (70, 76), (61, 88), (50, 80)]
    bat = mirror_half([*ear, *wing])
    if off:
        pen.shape(scale_figure(bat, u), None, SOOT, width=5 * u)
        return pen.finish_stamp()
    _draw_figure(pen, scale_figure(bat, u), NIGHT, u)
    for side in (-1, 1):
        eye: list[Point] = [(50 + side * 5, 44), (50 + side * 19, 36), (50 + side * 17, 47)]
        pen.shape(scale_figure(eye, u), CREAM)
        tooth: list[Point] = [(50 + side * 4, 58), (50 + side * 13, 58), (50 + side * 8, 74)]
        pen.shape(scale_figure(tooth, u), CREAM)
    return pen.finish_stamp()


_BATTLEMENTS = {
    1: ((0.3, 0.7),),
    2: ((0.0, 0.36), (0.64, 1.0)),
    3: ((0.0, 0.23), (0.385, 0.615), (0.77, 1.0)),
}


@lru_cache(maxsize=512)
def draw_defense(side: Side, size: Size, width: int, height: int) -> Image.Image:
    """Draw a wall in its owner's colour with the colour's shape. It has one, two or three
    battlements for Basic, Improved and Fortified."""
    pen = Pen(width, height)
    towers = SIZES.index(size) + 1
    edge, low, top = 1.0, height - 1.0, height * 0.28
    left, right = edge, width - edge
    wall: list[Point] = [(left, low), (left, top)]
    for start, end in _BATTLEMENTS[towers]:
        a, b = left + start * (right - left), left + end * (right - left)
        wall += [(a, top), (a, edge), (b, edge), (b, top)]
    wall += [(right, top), (right, low)]
    fill = SIDES[side]
    pen.shape(wall, fill, INK, width=2)
    emblem_size = min(width * 0.62, height * 0.5)
    draw_outline(pen, SHAPES[side], (width / 2, height * 0.64), emblem_size, INK)
    return pen.finish_stamp()


@lru_cache(maxsize=512)
def draw_coffin(side: Side, size: int, state: str = "loose") -> Image.Image:
    """Draw a Coffin with its colour's shape. A saved one has a golden rim; one off the map is a
    bare outline."""
    pen, u = Pen(size, size), size / 100
    lid = scale_figure([(36, 4), (64, 4), (82, 32), (66, 96), (34, 96), (18, 32)], u)
    fill = SIDES[side]
    if state == "off":
        pen.shape(lid, None, SOOT, width=5 * u)
        draw_outline(pen, SHAPES[side], (50 * u, 44 * u), 32 * u, SOOT)
        return pen.finish_stamp()
    pen.shape(lid, CREAM, CREAM, width=8 * u)
    pen.shape(lid, WOOD if state == "loose" else GOLD, INK, width=5 * u)
    inner = scale_figure([(40, 14), (60, 14), (72, 34), (60, 86), (40, 86), (28, 34)], u)
    pen.shape(inner, fill, INK, width=2.5 * u)
    draw_outline(pen, SHAPES[side], (50 * u, 43 * u), 28 * u, INK)
    return pen.finish_stamp()


@lru_cache(maxsize=512)
def draw_crate(size: int, count: int = 1) -> Image.Image:
    """Draw a Crate of planks, with a number if several lie together."""
    pen, u = Pen(size, size), size / 100
    pen.box((4 * u, 10 * u, 96 * u, 96 * u), CREAM, None, width=0, corner=10 * u)
    pen.box((8 * u, 14 * u, 92 * u, 92 * u), WOOD, INK, width=5 * u, corner=6 * u)
    plank = blend(WOOD, CREAM, 0.4)
    for points in ([(22, 28), (78, 78)], [(78, 28), (22, 78)]):
        pen.line(scale_figure(list(points), u), INK, 15 * u)
        pen.line(scale_figure(list(points), u), plank, 9 * u)
    pen.box((8 * u, 14 * u, 92 * u, 92 * u), None, INK, width=5 * u, corner=6 * u)
    pen.box((14 * u, 20 * u, 86 * u, 86 * u), None, plank, width=6 * u, corner=3 * u)
    if count > 1:
        pen.disc(50 * u, 53 * u, 27 * u, CREAM, INK, width=4 * u)
        pen.letter(50 * u, 53 * u, str(count), 40 * u, INK)
    return pen.finish_stamp()


_TAIL = read_figure(
    """shape 30,20 52,2 56,16 78,2 74,20 96,12 84,34 98,46 80,62 46,70 26,50 EMBER INK 4
    shape 36,24 60,14 64,24 78,20 74,36 84,46 70,60 EMBER_HOT"""
)
_CRACKS = read_figure(
    "line 5 20,50 34,58 30,74; line 5 34,58 52,50 58,36; line 5 52,50 62,66 56,84"
)


@lru_cache(maxsize=512)
def dark_meteorite(size: int) -> Image.Image:
    """Draw the dark Meteorite: cracked, glowing black rock with a tail of fire."""
    pen, u = Pen(size, size), size / 100
    _TAIL(pen, u, 0, 0, EMBER)
    rnd = Random(8)
    angles = [math.tau * n / 10 for n in range(10)]
    rock = [
        (42 + (36 + rnd.uniform(-4, 2)) * math.cos(a), 60 + (34 + rnd.uniform(-4, 2)) * math.sin(a))
        for a in angles
    ]
    pen.shape(scale_figure(rock, u), CREAM, CREAM, width=6 * u)
    pen.shape(scale_figure(rock, u), SOOT, INK, width=5 * u)
    _CRACKS(pen, u, 0, 0, EMBER)
    return pen.finish_stamp()


@lru_cache(maxsize=512)
def draw_drop(width: int, height: int, full: bool) -> Image.Image:
    """Draw a Blood Drop, or its empty outline if it is missing."""
    pen = Pen(width, height)
    radius = width * 0.40
    x, y = width / 2, height - radius - 2
    outline = [(x, 2.0), *_lay_out_arc((x, y), radius, -35, 215)]
    pen.shape(outline, BLOOD if full else None, CREAM if full else SOOT, width=2)
    return pen.finish_stamp()


@lru_cache(maxsize=512)
def hand_of_cards(size: int) -> Image.Image:
    """Draw three cards face down, for a hand."""
    pen, u = Pen(size, size), size / 100
    for left, top, fill in ((32, 6, PAPER_SHADE), (20, 14, STONE), (8, 22, CREAM)):
        edges = (left * u, top * u, (left + 58) * u, (top + 74) * u)
        pen.box(edges, fill, INK, width=5 * u, corner=10 * u)
    return pen.finish_stamp()


@lru_cache(maxsize=512)
def draw_stock_cube(which: Size, size: int) -> Image.Image:
    """Draw a cube still in stock: a wall of that size without a colour."""
    pen, u = Pen(size, size), size / 100
    wall: list[Point] = [(6, 94), (6, 44)]
    for start, end in _BATTLEMENTS[SIZES.index(which) + 1]:
        a, b = 6 + start * 88, 6 + end * 88
        wall += [(a, 44), (a, 16), (b, 16), (b, 44)]
    pen.shape(scale_figure([*wall, (94, 44), (94, 94)], u), ASH, CREAM, width=5 * u)
    return pen.finish_stamp()
