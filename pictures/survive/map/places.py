"""Draw the places of the map, each in its own way, and tags with coordinates."""

import math
from collections.abc import Callable
from functools import lru_cache
from random import Random

from PIL import Image

from pictures.kit.canvas import Colour, Pen, Point, blend, place_points, place_round
from pictures.kit.figures import draw_figure, read_figures
from pictures.kit.players import draw_emblem
from pictures.kit.tokens import scale_figure
from pictures.kit.tones import CREAM, EMBER, EMBER_HOT, INK, PAPER, PAPER_SHADE, SOOT
from pictures.survive.facts import VILLAGE
from pictures.survive.marks import colours
from pictures.survive.marks.colours import GROUND, LEAF, PAPER_LIT, SIDES, STONE, WATER, WHEAT, WOOD
from rules.survive.model.components import VILLAGES, Token

VILLAGE_COLOURS: dict[str, Colour] = {village: SIDES[side] for village, side in VILLAGES.items()}

FIGURES = read_figures(
    """
    # Cards of the elements
    crops: box 14,2 86,98 12 CREAM INK 4; line 4 50,88 35,40 WOOD; line 4 50,88 50,40 WOOD
        line 4 50,88 65,40 WOOD; oval 27,16 43,52 WHEAT INK 3 3x15,0
    water: box 14,2 86,98 12 CREAM INK 4; shape 50,12 arc(50,62,24,-27,207,26) WATER INK 4
    wood: box 14,2 86,98 12 CREAM INK 4
        box 22,55 78,81 12 WOOD INK 4 2x0,-32; disc 68,68 9 GOLD INK 3 2x0,-32
    rock: box 14,2 86,98 12 CREAM INK 4; shape 24,74 30,40 52,24 74,42 78,74 50,84 STONE INK 4
        line 5 38,46 50,36 CREAM

    graveyard: disc 75,29 15 EMBER_HOT; disc 82,25 13 GRAVES
        shape 0,100 0,74 25,68 52,73 78,66 100,72 100,100 mix(NIGHT,LEAF,0.35) INK 1.5
        box 17,48 39,84 9.9 STONE INK 2; box 17,74 39,84 STONE; line 2 17,72 17,84 39,84 39,72 INK
        line 2.2 23,61 33,61 INK; line 2.2 28,56 28,72 INK
        box 62,50 82,80 9 STONE INK 2; box 62,70 82,80 STONE; line 2 62,68 62,80 82,80 82,68 INK
        line 2.2 67,63 77,63 INK; line 2.2 72,58 72,74 INK
        line 6 50,96 50,58 INK; line 6 39,69 61,69 INK
        line 3.4 50,96 50,58 WOOD; line 3.4 39,69 61,69 WOOD
    """,
    vars(colours) | {"GRAVES": colours.GROUND["graveyard"]},
)

HIGH = 36
"""The height of a tag, whose letters are 30 pixels high."""


@lru_cache(maxsize=512)
def draw_place_tile(kind: Token | str, side: int, covered: bool = False) -> Image.Image:
    """Draw a place as a square tile, without its tag. `covered`: pieces stand on it, so a Village
    is drawn without the shape of its colour."""
    pen = Pen(side, side)
    unit = side / 100
    ground = GROUND["village" if kind.startswith(VILLAGE) else kind]
    pen.box((0, 0, side, side), ground)
    if kind.startswith(VILLAGE):
        _draw_village(pen, unit, kind, not covered)
    else:
        _DRAWN[kind](pen, unit)
    pen.keep_inside(9 * unit)
    pen.box((0, 0, side, side), None, INK, width=max(1.5, 2.2 * unit), corner=9 * unit)
    return pen.finish_stamp()


@lru_cache(maxsize=512)
def draw_tag(space: str, lit: bool = False, hue: str | None = None) -> Image.Image:
    """Draw the coordinates of a space on a slip of paper. `lit`: it is within reach; `hue`: the
    colour of the Village there, whose shape is drawn to their right."""
    wide = 50 if hue is None else 68
    pen = Pen(wide, HIGH)
    pen.box((0, 0, wide, HIGH), EMBER if lit else CREAM, INK, width=2.5, corner=8)
    pen.letter(25, HIGH / 2 + 1, space, 30, INK)
    if hue is not None:
        draw_emblem(pen, hue, (55.5, HIGH / 2), 22)
    return pen.finish_stamp()


def _draw_prairie(pen: Pen, u: float) -> None:
    for xs, foot in (((12, 45, 78), 58), ((28, 61, 93), 80), ((10, 44, 77), 104)):
        for n, x in enumerate(xs):
            lean = 4 if n % 2 else -4
            pen.line([(x * u, foot * u), ((x + lean) * u, (foot - 30) * u)], WOOD, 2.6 * u)
            for step in range(3):
                top = foot - 15 - step * 8
                at = x + lean * (foot - top) / 30
                for side in (-1, 1):
                    ear: list[Point] = [(0, 0), (side * 6.5, -4.5), (side * 5, -11), (0, -7)]
                    pen.shape(scale_figure(ear, u, at * u, top * u), WHEAT, WOOD, width=1.3 * u)


def _draw_lake(pen: Pen, u: float) -> None:
    shore = [(50 + 44 * math.cos(a), 56 + 36 * math.sin(a)) for a in _list_angles(40)]
    pen.shape(scale_figure(shore, u), WATER, INK, width=2.2 * u)
    for y, left, right in ((40, 26, 74), (55, 16, 82), (70, 24, 78)):
        wave = [(float(x), y + 3.2 * math.sin((x - left) / 4.2)) for x in range(left, right, 2)]
        pen.line(scale_figure(wave, u), CREAM, 2.6 * u)


def _list_angles(parts: int) -> list[float]:
    return [math.tau * n / parts for n in range(parts)]


def _draw_forest(pen: Pen, u: float) -> None:
    trees = ((24, 66, 1.2), (76, 66, 1.2), (50, 76, 1.5), (18, 98, 1.25), (82, 98, 1.25))
    for x, foot, size in (*trees, (50, 103, 1.1)):
        pen.line([(x * u, foot * u), (x * u, (foot - 8) * u)], WOOD, 5 * size * u)
        for tier in range(2):
            half, top = (14 - 4 * tier) * size, foot - (6 + 12 * tier) * size
            tree: list[Point] = [(-half, 0), (half, 0), (0, -21 * size)]
            pen.shape(scale_figure(tree, u, x * u, top * u), LEAF, INK, width=1.7 * u)


def _draw_rocky(pen: Pen, u: float) -> None:
    stones = ((30, 52, 17, 6), (66, 46, 20, 7), (22, 84, 18, 7), (52, 74, 15, 6), (80, 80, 18, 6))
    rnd = Random(5)
    for x, y, size, corners in (*stones, (50, 96, 13, 5), (88, 52, 10, 5)):
        outline = []
        for n in range(corners):
            reach = size * rnd.uniform(0.8, 1.08)
            angle = math.tau * (n + 0.3) / corners
            outline.append((x + reach * math.cos(angle), y + 0.78 * reach * math.sin(angle)))
        pen.shape(scale_figure(outline, u), STONE, INK, width=2 * u)
        shine = [(x - size * 0.45, y - size * 0.2), (x - size * 0.05, y - size * 0.45)]
        pen.line(scale_figure(shine, u), CREAM, 2 * u)


def _draw_mountain(pen: Pen, u: float) -> None:
    for x, foot, half, high in ((30, 94, 34, 58), (74, 94, 32, 50), (52, 98, 40, 74)):
        peak: list[Point] = [(x - half, foot), (x, foot - high), (x + half, foot)]
        pen.shape(scale_figure(peak, u), blend(STONE, SOOT, 0.45), INK, width=2.4 * u)
        snow = 0.32
        rim = [(0, -1), (snow, snow - 1), (0.1, -0.76), (-0.08, -0.62), (-snow, snow - 1)]
        cap = place_points((x, foot), rim, (half, high))
        pen.shape(scale_figure(cap, u), CREAM, INK, width=1.6 * u)
        for n in range(1, 4):
            start = (x + half * 0.16 * n, foot - high * (0.62 - 0.12 * n))
            end = (start[0] + half * 0.16, start[1] + high * 0.2)
            pen.line(scale_figure([start, end], u), INK, 1.6 * u)


def _draw_city(pen: Pen, u: float) -> None:
    pen.disc(74 * u, 34 * u, 17 * u, blend(GROUND["city"], EMBER, 0.55))
    towers = ((4, 50, 18), (22, 34, 17), (40, 58, 14), (54, 28, 20), (75, 46, 22))
    lit = Random(11)
    for x, top, wide in towers:
        roof: list[Point] = [(x, 100), (x, top + 6), (x + wide * 0.3, top)]
        roof += [(x + wide * 0.55, top + 9), (x + wide * 0.8, top + 2), (x + wide, top + 8)]
        tower = scale_figure([*roof, (x + wide, 100)], u)
        pen.shape(tower, INK, blend(INK, CREAM, 0.35), width=1.2 * u)
        for row in range(top + 16, 94, 11):
            for column in range(2):
                glow = EMBER_HOT if lit.random() < 0.4 else blend(INK, CREAM, 0.28)
                left = x + wide * (0.18 + 0.4 * column)
                pen.box((left * u, row * u, (left + wide * 0.22) * u, (row + 6) * u), glow)


def _draw_village(pen: Pen, u: float, kind: str, named: bool) -> None:
    side = VILLAGE_COLOURS[kind]
    for n in range(9):
        pen.line([((n * 12 + 3) * u, 97 * u), ((n * 12 + 3) * u, 84 * u)], WOOD, 4 * u)
    for x, foot, wide, high in ((22, 86, 26, 20), (79, 86, 26, 20)):
        _draw_house(pen, u, (x, foot, wide, high), side)
    _draw_house(pen, u, (50, 94, 46, 32), side)
    if named:
        draw_emblem(pen, kind.removeprefix(VILLAGE), (50 * u, 79 * u), 27 * u)


def _draw_house(pen: Pen, u: float, where: tuple[int, int, int, int], roof: Colour) -> None:
    x, foot, wide, high = where
    left, right, eaves = x - wide / 2, x + wide / 2, foot - high
    pen.box((left * u, eaves * u, right * u, foot * u), CREAM, INK, width=2 * u)
    gable: list[Point] = [(left - 6, eaves + 1), (x, eaves - wide * 0.6), (right + 6, eaves + 1)]
    pen.shape(scale_figure(gable, u), roof, INK, width=2.4 * u)


def _draw_white_meteorite(pen: Pen, u: float) -> None:
    for n, angle in enumerate(_list_angles(14)):
        reach = 47 if n % 2 else 40
        ray = [place_round((50, 54), far, angle) for far in (30, reach)]
        pen.line(scale_figure(ray, u), EMBER_HOT, 3 * u)
    rnd = Random(3)
    rock = [
        (50 + (28 + rnd.uniform(-4, 3)) * math.cos(a), 54 + (26 + rnd.uniform(-4, 3)) * math.sin(a))
        for a in _list_angles(11)
    ]
    pen.shape(scale_figure(rock, u), CREAM, INK, width=2.6 * u)
    for x, y, size in ((42, 46, 6), (60, 58, 7.5), (44, 66, 4.5), (60, 42, 3.5)):
        pen.disc(x * u, y * u, size * u, PAPER_SHADE, STONE, width=1.6 * u)


_DRAWN: dict[str, Callable[[Pen, float], None]] = {
    "prairie": _draw_prairie,
    "lake": _draw_lake,
    "forest": _draw_forest,
    "rocky": _draw_rocky,
    "mountain": _draw_mountain,
    "city": _draw_city,
    "graveyard": lambda pen, u: FIGURES["graveyard"](pen, u, 0, 0, INK),
    "white": _draw_white_meteorite,
}


@lru_cache(maxsize=512)
def draw_blank_tile(side: int, lit: bool = False) -> Image.Image:
    """Draw the blank paper of an unexplored space. `lit`: it is within reach."""
    pen = Pen(side, side)
    ground = PAPER_LIT if lit else PAPER
    pen.box((0, 0, side, side), ground, blend(PAPER, INK, 0.25), width=1.5, corner=9 * side / 100)
    return pen.finish_stamp()


def draw_element_card(name: str, side: int) -> Image.Image:
    """Draw a card of an element, which an Element space yields."""
    return draw_figure(FIGURES[name], side)
