"""The chart of a game that is over: a line for each seat, and the same in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .artist import ALT, clip
from .drawing import Drawing
from .kit.canvas import Colour, Pen, Point, between, palette, png, rgb, write
from .kit.fonts import fitted, writable
from .kit.tones import ASH, CREAM, PLATE, SOOT, TABLE

WIDTH, HEIGHT = 1000, 560
LEFT, TOP, RIGHT, BOTTOM = 90, 104, 700, 486
"""The field that the lines are drawn in; the names stand to its right."""
NAME = 170
"""Pixels for a name."""
SMALL = 28
"""Letters: they are read at eleven on a phone, which shows the picture 390 wide."""
APART = 34
"""Pixels from name to name at least."""
THICK = 3
"""Pixels of a line."""
MARKS = 7
"""Marks on a line: who cannot tell colours apart goes by them."""
MOST_POINTS = 330
"""More would lie less than two pixels apart."""

MOST = 500
"""Characters of the same in words."""
CUT = 24
"""Characters of a name there."""

TONES: tuple[Colour, ...] = (
    rgb("#f2863a"),
    rgb("#7cc4e8"),
    rgb("#f5e27a"),
    rgb("#c79be8"),
    rgb("#8fd694"),
    rgb("#f2a0a8"),
)


@dataclass(frozen=True, slots=True)
class Chart:
    """What is charted: `measure` names it; `points` are (answers taken, a number for each seat),
    in order, two at least; `names` in seat order."""

    title: str
    measure: str
    names: tuple[str, ...]
    points: tuple[tuple[int, tuple[float, ...]], ...]


def charted(chart: Chart) -> Drawing:
    """The chart as a drawing."""
    return Drawing("chart", "How it went", chart, draw, alt)


def alt(chart: Chart) -> str:
    """Where each stood at the start, at every quarter and at the end, in 1024 characters."""
    return clip("\n".join([f"Chart of the game. {head(chart)}", *lines(chart)]), ALT)


def head(chart: Chart) -> str:
    """What the lines count."""
    return f"{chart.measure}: at the start, at each quarter of the game, and at the end."


def lines(chart: Chart) -> list[str]:
    """A line for each seat."""
    last = len(chart.points) - 1
    quarters = [chart.points[round(last * part / 4)][1] for part in range(5)]
    return [
        f"{clip(name, CUT)}: {', '.join(number(values[seat]) for values in quarters)}."
        for seat, name in enumerate(chart.names)
    ]


def number(value: float) -> str:
    """Without a point where there is nothing behind it."""
    return f"{value:.1f}".removesuffix(".0")


def draw(chart: Chart) -> bytes:
    """The chart as a PNG."""
    grounds = (TABLE, PLATE)
    inks = (*TONES, CREAM, ASH, SOOT)
    colours = [*grounds, *inks, *between(inks, TABLE, 4), *between(inks, PLATE, 4)]
    field = Pen(WIDTH, HEIGHT, ground=TABLE)
    field.box((LEFT, TOP, RIGHT, BOTTOM), PLATE)
    points = _thinned(chart.points)
    scale = _Scale(points)
    for value in scale.steps:
        field.line([(LEFT, scale.y(value)), (RIGHT, scale.y(value))], SOOT, 1)
    for seat in range(len(chart.names)):
        _line(field, scale, points, seat)
    ends = _spread([scale.y(points[-1][1][seat]) for seat in range(len(chart.names))])
    for seat, y in enumerate(ends):
        _mark(field, RIGHT + 28, y, seat)
    picture = field.done()
    write(picture, (LEFT, 36), writable(chart.title, "The game"), 36, CREAM, bold=True)
    write(picture, (LEFT, 76), writable(chart.measure, "How it went"), SMALL, ASH)
    for step in scale.steps:
        write(picture, (LEFT - 14, scale.y(step)), number(step), SMALL, ASH, anchor="rm")
    write(picture, (LEFT, BOTTOM + 28), "the start", SMALL, ASH)
    write(picture, (RIGHT, BOTTOM + 28), f"answer {points[-1][0]}", SMALL, ASH, anchor="rm")
    for seat, y in enumerate(ends):
        end = number(points[-1][1][seat])
        name = fitted(writable(chart.names[seat], f"Seat {seat + 1}"), SMALL, NAME)
        write(picture, (RIGHT + 48, y), f"{name}  {end}", SMALL, TONES[seat % len(TONES)])
    return png(picture, palette(colours))


def _thinned(
    points: Sequence[tuple[int, tuple[float, ...]]],
) -> Sequence[tuple[int, tuple[float, ...]]]:
    if len(points) <= MOST_POINTS:
        return points
    last = len(points) - 1
    return [points[round(last * n / (MOST_POINTS - 1))] for n in range(MOST_POINTS)]


class _Scale:
    """Where a point lies in the field, and the values that have a line across it."""

    def __init__(self, points: Sequence[tuple[int, tuple[float, ...]]]) -> None:
        everything = [value for _, values in points for value in values]
        low, high = min(0.0, *everything), max(1.0, *everything)
        step = next(s for s in _steps() if (high - low) / s <= 6)
        least, most = int(low // step), -int(-high // step)
        self.steps = [n * step for n in range(least, most + 1)]
        self._first, self._last = points[0][0], points[-1][0]

    def x(self, revision: int) -> float:
        share = (revision - self._first) / max(1, self._last - self._first)
        return LEFT + share * (RIGHT - LEFT)

    def y(self, value: float) -> float:
        share = (value - self.steps[0]) / (self.steps[-1] - self.steps[0])
        return BOTTOM - share * (BOTTOM - TOP)


def _steps() -> list[float]:
    return [part * 10.0**power for power in range(9) for part in (1, 2, 5)]


def _line(
    field: Pen, scale: _Scale, points: Sequence[tuple[int, tuple[float, ...]]], seat: int
) -> None:
    """Level until something changes it: between two answers nothing moves."""
    tone, half = TONES[seat % len(TONES)], THICK / 2
    path = [(scale.x(revision), scale.y(each[seat]) + _aside(seat)) for revision, each in points]
    from_x, level = path[0]
    for n, (x, y) in enumerate(path[1:], 2):
        if y != level or n == len(path):
            field.box((from_x - half, level - half, x + half, level + half), tone)
            field.box((x - half, min(y, level) - half, x + half, max(y, level) + half), tone)
            from_x, level = x, y
    for n in range(MARKS):
        # Each seat's marks lie a little beside the others', where lines run together.
        share = (n + (seat + 1) / 8) / MARKS
        revision, values = points[round(share * (len(points) - 1))]
        _mark(field, scale.x(revision), scale.y(values[seat]) + _aside(seat), seat)


def _aside(seat: int) -> float:
    """Lines that run together are seen beside one another."""
    return (seat % 5 - 2) * 3.0


def _mark(field: Pen, x: float, y: float, seat: int) -> None:
    """The seat's letter of the alphabet of shapes: circle, square, triangle, diamond, cross..."""
    tone, r = TONES[seat % len(TONES)], 8
    shapes: tuple[list[Point], ...] = (
        [],
        [(x - r, y - r), (x + r, y - r), (x + r, y + r), (x - r, y + r)],
        [(x, y - r - 2), (x + r + 1, y + r), (x - r - 1, y + r)],
        [(x, y - r - 3), (x + r + 3, y), (x, y + r + 3), (x - r - 3, y)],
        [(x - r - 1, y - r), (x + r + 1, y - r), (x, y + r + 2)],
    )
    outline = shapes[seat % len(shapes)]
    if outline:
        field.shape(outline, tone, PLATE, width=2)
    else:
        field.disc(x, y, r, tone, PLATE, width=2)


def _spread(wanted: Sequence[float]) -> list[float]:
    """Heights near those wanted, far enough apart to be read and inside the field."""
    order = sorted(range(len(wanted)), key=lambda seat: wanted[seat])
    found = list(wanted)
    at = float(TOP)
    for seat in order:
        at = found[seat] = max(at, wanted[seat])
        at += APART
    over = found[order[-1]] - BOTTOM
    limit = float(BOTTOM)
    for seat in reversed(order):
        if over > 0:
            found[seat] = min(found[seat], limit)
        limit = found[seat] - APART
    return found
