"""Draw a map of places with ways between them.

The line of a way shows its kind, not its colour alone: a road has edges, a rough way is a zigzag,
an uncertain way is dashed, and a closed one is crossed out.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from .canvas import Colour, Pen, Point
from .tones import CREAM, EMBER, INK, SOOT


@dataclass(frozen=True, slots=True)
class Line:
    """How a way is drawn."""

    tone: Colour
    width: float = 6
    road: bool = False
    """Whether the way has edges of ink."""
    rough: bool = False
    """Whether the way is a zigzag."""
    dashed: bool = False
    closed: bool = False
    """Whether the way is crossed out in the middle."""


def lay_out_straight(start: Point, end: Point, parts: int = 24) -> list[Point]:
    """List the points of a straight way, enough of them for dashes and zigzags."""
    (ax, ay), (bx, by) = start, end
    return [(ax + (bx - ax) * n / parts, ay + (by - ay) * n / parts) for n in range(parts + 1)]


def draw_way(pen: Pen, points: Sequence[Point], line: Line) -> None:
    """Draw a way through the points."""
    path = lay_out_zigzag(points) if line.rough else list(points)
    if line.road:
        pen.line(path, INK, line.width + 6)
    if line.dashed:
        dash = 5 if line.rough else 3
        for n in range(0, len(path) - 2, dash + 1):
            pen.line(path[n : n + dash], line.tone, line.width)
    else:
        pen.line(path, line.tone, line.width)
    if line.closed:
        draw_blocked_cross(pen, path[len(path) // 2])


def lay_out_zigzag(points: Sequence[Point], off: float = 7) -> list[Point]:
    """Move the points of a way to one side and the other in turn."""
    bent = [points[0]]
    for n in range(1, len(points) - 1):
        (ax, ay), (bx, by) = points[n - 1], points[n + 1]
        long = math.hypot(bx - ax, by - ay) or 1
        side = off if n % 2 else -off
        x, y = points[n]
        bent.append((x - (by - ay) / long * side, y + (bx - ax) / long * side))
    return [*bent, points[-1]]


def draw_blocked_cross(pen: Pen, middle: Point, size: float = 13) -> None:
    """Draw a cross on a way that nobody can take."""
    x, y = middle
    for fill, width in ((CREAM, 11), (SOOT, 6)):
        for turn in (1, -1):
            pen.line([(x - size, y - size * turn), (x + size, y + size * turn)], fill, width)


def draw_place(
    pen: Pen,
    middle: Point,
    wide: float,
    high: float,
    fill: Colour = CREAM,
    *,
    marked: bool = False,
    tone: Colour = EMBER,
) -> None:
    """Draw a place at which ways meet. `marked`: a player can go there, so it has a second edge."""
    x, y = middle
    if marked:
        edges = (x - wide / 2 - 9, y - high / 2 - 9, x + wide / 2 + 9, y + high / 2 + 9)
        pen.box(edges, None, INK, width=9, corner=18)
        edges = (x - wide / 2 - 7, y - high / 2 - 7, x + wide / 2 + 7, y + high / 2 + 7)
        pen.box(edges, None, tone, width=5, corner=17)
    pen.box((x - wide / 2, y - high / 2, x + wide / 2, y + high / 2), fill, INK, width=3, corner=12)
