"""The pieces on the map: avatars, Zombies, the Vampire, Defenses, Coffins and Crates."""

import math
from functools import lru_cache
from random import Random

from PIL import Image

from pictures.kit.canvas import Pen, Point
from pictures.kit.figures import draw_figure, read_figures
from pictures.kit.players import SHAPES, draw_mark, draw_outline, draw_tile
from pictures.kit.tokens import lay_out_arc, scale_figure
from pictures.kit.tones import ASH, CREAM, EMBER, INK, SOOT
from pictures.survive.marks import colours
from pictures.survive.marks.colours import BLOOD, GHOST, GOLD, SIDES, WOOD
from pictures.survive.marks.people import Person
from rules.survive.model.components import SIZES, Size, Zombie
from rules.survive.model.components import Colour as Side

_SKULL = "arc(50,42,40,150,390,18) 80,72 76,94 66,86 59,95 50,87 41,95 34,86 24,94 20,72"
_BAT = """mirror(50,20 57,18 65,4 71,24 74,34 84,30 97,18 97,74 88,68 80,82 70,76 61,88 50,80)"""
_LID = "36,4 64,4 82,32 66,96 34,96 18,32"
FIGURES = read_figures(
    f"""
    # Pieces have an edge of ink and a light rim, so that they stand out from any ground
    zombie: shape {_SKULL} CREAM CREAM 10; shape {_SKULL} ink INK 5.5; oval 24,60 44,76 INK 2x32,0
    no-zombie: shape {_SKULL} none SOOT 5
    crack: line 6 38,12 52,26 44,36 60,48
    vampire: shape {_BAT} CREAM CREAM 10; shape {_BAT} NIGHT INK 5.5
        shape 55,44 69,36 67,47 CREAM twice; shape 54,58 63,58 58,74 CREAM twice
    no-vampire: shape {_BAT} none SOOT 5
    coffin: shape {_LID} CREAM CREAM 8; shape {_LID} ink INK 5
    inside: shape 40,14 60,14 72,34 60,86 40,86 28,34 ink INK 2.5
    no-coffin: shape {_LID} none SOOT 5
    crate: box 4,10 96,96 10 CREAM; box 8,14 92,92 6 WOOD INK 5
        line 15 22,28 78,78 INK; line 9 22,28 78,78 mix(WOOD,CREAM,0.4)
        line 15 78,28 22,78 INK; line 9 78,28 22,78 mix(WOOD,CREAM,0.4)
        box 8,14 92,92 6 none INK 5; box 14,20 86,86 3 none mix(WOOD,CREAM,0.4) 6
    hand: box 32,6 90,80 10 PAPER_SHADE INK 5; box 20,14 78,88 10 STONE INK 5
        box 8,22 66,96 10 CREAM INK 5
    tail: shape 30,20 52,2 56,16 78,2 74,20 96,12 84,34 98,46 80,62 46,70 26,50 EMBER INK 4
        shape 36,24 60,14 64,24 78,20 74,36 84,46 70,60 EMBER_HOT
    cracks: line 5 20,50 34,58 30,74; line 5 34,58 52,50 58,36; line 5 52,50 62,66 56,84

    # A sign on a Human who may not move
    stuck: disc 84,17 15 EMBER INK 4; line 5 77,10 91,24 INK; line 5 91,10 77,24 INK
    """,
    vars(colours),
)


SMALLEST_FACE_SIZE = 58
"""The least size at which a Human is drawn with their face. A smaller Human is only their mark."""


@lru_cache(maxsize=128)
def draw_human(person: Person, size: int, stuck: bool = False, lit: bool = False) -> Image.Image:
    """Draw a Human's avatar: the face with the mark at its lower right, or only the mark if it is
    small. `lit`: it is their turn."""
    if size < SMALLEST_FACE_SIZE:
        token = draw_mark(person.mark, size, lit=lit).copy()
    else:
        high = round(size * 0.86)
        token = Image.new("RGBA", (size, size), (0, 0, 0, 0))
        token.paste(draw_tile(person.mark, person.face, high, lit=lit), (0, 0))
        small = round(size * 0.56)
        token.alpha_composite(draw_mark(person.mark, small), (size - small, size - small))
    if stuck:
        token.alpha_composite(draw_figure(FIGURES["stuck"], size))
    return token


@lru_cache(maxsize=512)
def draw_zombie(which: Zombie, size: int, off: bool = False) -> Image.Image:
    """Draw a Zombie: a skull with its colour's shape on its brow. The Original has no colour, and a
    crack on its brow. `off`: draw its outline alone."""
    pen, u = Pen(size, size), size / 100
    ink, down = (SOOT, 40) if off else (INK, 34)
    fill = GHOST if which == "original" else SIDES[which]
    FIGURES["no-zombie" if off else "zombie"](pen, u, 0, 0, fill)
    if which == "original":
        FIGURES["crack"](pen, u, 0, (down - 34) * u, ink)
    else:
        draw_outline(pen, SHAPES[which], (50 * u, down * u), 36 * u, ink)
    return pen.finish_stamp()


def draw_vampire(size: int, off: bool = False) -> Image.Image:
    """Draw the Vampire: spread wings, pointed ears, two eyes and two teeth. `off`: draw its outline
    alone."""
    return draw_figure(FIGURES["no-vampire" if off else "vampire"], size)


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
    if state == "off":
        FIGURES["no-coffin"](pen, u, 0, 0, SOOT)
        draw_outline(pen, SHAPES[side], (50 * u, 44 * u), 32 * u, SOOT)
    else:
        FIGURES["coffin"](pen, u, 0, 0, WOOD if state == "loose" else GOLD)
        FIGURES["inside"](pen, u, 0, 0, SIDES[side])
        draw_outline(pen, SHAPES[side], (50 * u, 43 * u), 28 * u, INK)
    return pen.finish_stamp()


@lru_cache(maxsize=512)
def draw_crate(size: int, count: int = 1) -> Image.Image:
    """Draw a Crate of planks, with a number if several lie together."""
    pen, u = Pen(size, size), size / 100
    FIGURES["crate"](pen, u, 0, 0, INK)
    if count > 1:
        pen.disc(50 * u, 53 * u, 27 * u, CREAM, INK, width=4 * u)
        pen.letter(50 * u, 53 * u, str(count), 40 * u, INK)
    return pen.finish_stamp()


@lru_cache(maxsize=512)
def draw_dark_meteorite(size: int) -> Image.Image:
    """Draw the dark Meteorite: cracked, glowing black rock with a tail of fire."""
    pen, u = Pen(size, size), size / 100
    FIGURES["tail"](pen, u, 0, 0, EMBER)
    rnd = Random(8)
    angles = [math.tau * n / 10 for n in range(10)]
    rock = [
        (42 + (36 + rnd.uniform(-4, 2)) * math.cos(a), 60 + (34 + rnd.uniform(-4, 2)) * math.sin(a))
        for a in angles
    ]
    pen.shape(scale_figure(rock, u), CREAM, CREAM, width=6 * u)
    pen.shape(scale_figure(rock, u), SOOT, INK, width=5 * u)
    FIGURES["cracks"](pen, u, 0, 0, EMBER)
    return pen.finish_stamp()


@lru_cache(maxsize=512)
def draw_drop(width: int, height: int, full: bool) -> Image.Image:
    """Draw a Blood Drop, or its empty outline if it is missing."""
    pen = Pen(width, height)
    radius = width * 0.40
    x, y = width / 2, height - radius - 2
    outline = [(x, 2.0), *lay_out_arc((x, y), radius, -35, 215, steps=18)]
    pen.shape(outline, BLOOD if full else None, CREAM if full else SOOT, width=2)
    return pen.finish_stamp()


def draw_hand_of_cards(size: int) -> Image.Image:
    """Draw three cards face down, for a hand."""
    return draw_figure(FIGURES["hand"], size)


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
