"""A map of square tiles: the place of each, its exits, the mark of a tile within reach, and arrows
from tile to tile."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, TypeAlias

from PIL import Image, ImageDraw

from .canvas import DRAWING_SCALE, Colour, Pen, Point, blend, stamp
from .tokens import scale_figure
from .tones import EMBER, EMBER_HOT, INK, PAPER, SOOT

Side: TypeAlias = Literal["n", "e", "s", "w"]
NEAR, FAR = 30.0, 62.0
"""How far behind its start an arrow begins, and how far before its end it ends, in pixels."""


@dataclass(frozen=True, slots=True)
class Grid:
    """The place of a map's tiles, in columns from the left and rows from the top."""

    left: int
    top: int
    tile: int
    """The side of a tile."""
    gap: int = 4

    @property
    def pitch(self) -> int:
        """The distance from the edge of one tile to the same edge of the next."""
        return self.tile + self.gap

    def place_corner(self, column: int, row: int) -> tuple[int, int]:
        """Find the pixel at the upper left corner of the tile in this column and row."""
        return self.left + column * self.pitch, self.top + row * self.pitch

    def place_middle(self, column: int, row: int) -> Point:
        """Find the pixel at the middle of the tile in this column and row."""
        x, y = self.place_corner(column, row)
        return x + self.tile / 2, y + self.tile / 2

    def measure_tiles(self, columns: int, rows: int) -> tuple[int, int]:
        """Find how wide and how high this many columns and rows are."""
        return columns * self.pitch - self.gap, rows * self.pitch - self.gap


_AHEAD: dict[Side, tuple[int, int]] = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}


@lru_cache(maxsize=512)
def draw_road_tile(
    side: int, ground: Colour = PAPER, exits: tuple[Side, ...] = (), road: Colour = SOOT
) -> Image.Image:
    """Draw a tile with a road from its middle to each exit at its edge."""
    pen, u = Pen(side, side), side / 100
    pen.box((0, 0, side, side), ground, blend(ground, INK, 0.25), width=1.5, corner=9 * u)
    for x, y in map(_AHEAD.__getitem__, exits):
        pen.line(scale_figure([(50, 50), (50 + 50 * x, 50 + 50 * y)], u), road, 16 * u)
    if exits:
        pen.disc(50 * u, 50 * u, 12 * u, road)
    pen.keep_inside(9 * u)
    pen.box((0, 0, side, side), None, INK, width=max(1.5, 2.2 * u), corner=9 * u)
    return pen.finish_stamp()


@lru_cache(maxsize=512)
def draw_frame(side: int, tone: Colour = EMBER) -> Image.Image:
    """Draw a glowing frame, four pixels wider on each side than the tile that it marks."""
    pen = Pen(side + 8, side + 8)
    pen.box((0, 0, side + 8, side + 8), None, INK, width=8, corner=16)
    pen.box((1.5, 1.5, side + 6.5, side + 6.5), None, tone, width=5, corner=15)
    return pen.finish_stamp()


@lru_cache(maxsize=128)
def draw_letter_disc(text: str, size: int) -> Image.Image:
    """Draw the letter or number of a place that a player can choose, as the option for it shows."""
    pen = Pen(size, size)
    pen.disc(size / 2, size / 2, size / 2 - 1, EMBER_HOT, INK, width=size * 0.07)
    pen.letter(size / 2, size / 2, text, size * (0.66 if len(text) == 1 else 0.5), INK)
    return pen.finish_stamp()


def mark_reachable(picture: Image.Image, grid: Grid, column: int, row: int) -> None:
    """Draw a frame round a tile that a player can go to, or that somebody stands on."""
    x, y = grid.place_corner(column, row)
    stamp(picture, draw_frame(grid.tile), x - 4, y - 4)


# -- arrows ----------------------------------------------------------------------------------------


def draw_arrow(picture: Image.Image, start: Point, end: Point) -> None:
    """Draw a curved arrow from one middle towards another."""
    across, down = round(end[0] - start[0]), round(end[1] - start[1])
    if not across and not down:
        return
    rim, core, left, top = _make_arrow_masks(across, down)
    place = (round(start[0]) + left, round(start[1]) + top)
    picture.paste(INK, place, rim)
    picture.paste(EMBER, place, core)


@lru_cache(maxsize=200)
def _make_arrow_masks(end_x: int, end_y: int) -> tuple[Image.Image, Image.Image, int, int]:
    """Make the masks of an arrow's rim and of its core. Return them, and how far their upper left
    corner is from the arrow's start."""
    long = math.hypot(end_x, end_y)
    ahead = (end_x / long, end_y / long)
    bow = (-ahead[1] * long * 0.13, ahead[0] * long * 0.13)
    bend = (end_x / 2 + bow[0], end_y / 2 + bow[1])
    curve = [
        (2 * t * (1 - t) * bend[0] + t * t * end_x, 2 * t * (1 - t) * bend[1] + t * t * end_y)
        for t in (n / 48 for n in range(49))
    ]
    body = [
        p for p in curve if math.hypot(*p) >= NEAR and math.hypot(p[0] - end_x, p[1] - end_y) >= FAR
    ]
    body = body if len(body) > 1 else [curve[16], curve[30]]
    tip = body[-1]
    aim = math.atan2(end_y - tip[1], end_x - tip[0])
    head = [
        (tip[0] + reach * math.cos(aim + turn), tip[1] + reach * math.sin(aim + turn))
        for reach, turn in ((36, 0.0), (30, 2.25), (30, -2.25))
    ]
    every = [*body, *head]
    margin = 20
    left = math.floor(min(x for x, _ in every)) - margin
    top = math.floor(min(y for _, y in every)) - margin
    width = math.ceil(max(x for x, _ in every)) + margin - left
    height = math.ceil(max(y for _, y in every)) + margin - top
    rim = _make_stroke_mask(body, head, (left, top, width, height), 22, 5)
    core = _make_stroke_mask(body, head, (left, top, width, height), 13, 0)
    return rim, core, left, top


def _make_stroke_mask(
    body: Sequence[Point],
    head: Sequence[Point],
    box: tuple[int, int, int, int],
    width: int,
    rim: int,
) -> Image.Image:
    left, top, wide, high = box
    finer = DRAWING_SCALE // 2
    mask = Image.new("L", (wide * finer, high * finer), 0)
    pen = ImageDraw.Draw(mask)
    line = [((x - left) * finer, (y - top) * finer) for x, y in body]
    point = [((x - left) * finer, (y - top) * finer) for x, y in head]
    pen.line(line, fill=255, width=width * finer, joint="curve")
    x, y = line[0]
    r = width * finer / 2
    pen.ellipse((x - r, y - r, x + r, y + r), fill=255)
    pen.polygon(point, fill=255)
    if rim:
        pen.line([*point, *point[:2]], fill=255, width=2 * rim * finer, joint="curve")
    return mask.reduce(finer)
