"""Draw ways between places. The line of a way shows its kind, not its colour alone: a rough way is
a zigzag, and an uncertain one is dashed."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from .canvas import Colour, Pen, Point


@dataclass(frozen=True, slots=True)
class Line:
    """How a way is drawn."""

    tone: Colour
    width: float = 6
    rough: bool = False
    """Whether the way is a zigzag."""
    dashed: bool = False


def lay_out_straight(start: Point, end: Point, parts: int = 24) -> list[Point]:
    """List the points of a straight way, enough of them for dashes and zigzags."""
    (ax, ay), (bx, by) = start, end
    return [(ax + (bx - ax) * n / parts, ay + (by - ay) * n / parts) for n in range(parts + 1)]


def draw_way(pen: Pen, points: Sequence[Point], line: Line) -> None:
    """Draw a way through the points."""
    path = lay_out_zigzag(points) if line.rough else list(points)
    if line.dashed:
        dash = 5 if line.rough else 3
        for n in range(0, len(path) - 2, dash + 1):
            pen.line(path[n : n + dash], line.tone, line.width)
    else:
        pen.line(path, line.tone, line.width)


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
