"""Draw tokens and marks: figures in a square of 100, counters, and rows of them.

A function that draws a figure gets a pen, a unit (the pixels of one of the hundred parts), the left
and top of the square, and a colour. A token always has a figure or a letter as well as its colour.
"""

import math
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Literal, TypeAlias

from PIL import Image

from .canvas import Colour, Pen, Point, stamp, write
from .tones import CREAM, INK

Figure: TypeAlias = Callable[[Pen, float, float, float, Colour], None]
Shape: TypeAlias = Literal["square", "round", "hexagon", "diamond"]


# -- points in a square of 100 ---------------------------------------------------------------------


def scale_figure(
    points: Sequence[tuple[float, float]], u: float, left: float = 0, top: float = 0
) -> list[Point]:
    """Turn points in a figure's square of 100 into points of the picture."""
    return [(left + x * u, top + y * u) for x, y in points]


def lay_out_arc(
    middle: Point, radius: float, first: float, last: float, *, steps: int = 16
) -> list[Point]:
    """List points of a circle between two angles in degrees, clockwise from the right."""
    x, y = middle
    angles = [math.radians(first + (last - first) * n / steps) for n in range(steps + 1)]
    return [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in angles]


def lay_out_star(radius: float, x: float = 50, y: float = 52) -> list[Point]:
    """List the points of a five-pointed star round (x, y)."""
    turns = [(radius * 0.44 if n % 2 else radius, n * math.pi / 5) for n in range(10)]
    return [(x + reach * math.sin(a), y - reach * math.cos(a)) for reach, a in turns]


def lay_out_hexagon(radius: float = 48, x: float = 50, y: float = 50) -> list[Point]:
    """List the six corners of a hexagon round (x, y), with a corner on top."""
    turns = [n * math.pi / 3 for n in range(6)]
    return [(x + radius * math.sin(a), y - radius * math.cos(a)) for a in turns]


def mirror_half(half: Sequence[tuple[float, float]]) -> list[Point]:
    """Add the mirrored left half to the right half of a figure, whose points go from its top down
    to its foot. Points on the middle line are not doubled."""
    return [*half, *((100 - x, y) for x, y in reversed(half) if x != 50)]


def draw_cross(pen: Pen, u: float, fill: Colour, edge: Colour = INK) -> None:
    """Draw a cross over a figure that is broken or gone."""
    for ends in ([(16, 16), (84, 84)], [(84, 16), (16, 84)]):
        pen.line(scale_figure(ends, u), edge, 25 * u)
        pen.line(scale_figure(ends, u), fill, 17 * u)


# -- tokens ----------------------------------------------------------------------------------------


@lru_cache(maxsize=128)
def draw_token(
    figure: Figure | str, size: int, ground: Colour, shape: Shape = "square", ink: Colour = INK
) -> Image.Image:
    """Draw a figure, a letter or a number on a coloured background."""
    pen, u = Pen(size, size), size / 100
    _draw_ground(pen, u, shape, ground)
    if isinstance(figure, str):
        pen.letter(50 * u, 51 * u, figure, (66 if len(figure) == 1 else 48) * u, ink)
    else:
        figure(pen, u, 0, 0, ink)
    return pen.finish_stamp()


def _draw_ground(pen: Pen, u: float, shape: Shape, ground: Colour) -> None:
    if shape == "square":
        pen.box((0, 0, 100 * u, 100 * u), INK, corner=24 * u)
        pen.box((4 * u, 4 * u, 96 * u, 96 * u), ground, corner=20 * u)
    elif shape == "round":
        pen.disc(50 * u, 50 * u, 49 * u, INK)
        pen.disc(50 * u, 50 * u, 44 * u, ground)
    elif shape == "hexagon":
        pen.shape(scale_figure(lay_out_hexagon(), u), ground, INK, width=4 * u)
    else:
        outline = [(50, 0), (100, 50), (50, 100), (0, 50)]
        pen.shape(scale_figure(outline, u), ground, INK, width=4 * u)


def draw_count(
    picture: Image.Image,
    x: float,
    y: float,
    mark: Image.Image,
    text: str,
    *,
    size: int = 30,
    gap: int = 5,
    tone: Colour = CREAM,
) -> float:
    """Draw a mark and a number to its right, both centred on y. Return the x at which they end."""
    stamp(picture, mark, x, y - mark.height / 2)
    return write(picture, (x + mark.width + gap, y), text, size, tone, bold=True)


def draw_row(
    picture: Image.Image, x: float, y: float, images: Sequence[Image.Image], gap: int = 4
) -> float:
    """Draw marks side by side, all centred on y. Return the x behind the last one."""
    for one in images:
        stamp(picture, one, x, y - one.height / 2)
        x += one.width + gap
    return x
