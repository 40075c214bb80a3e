"""Draw the twelve places of the town in a few strokes each, in a square of 100."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pictures.aftermath.marks.colours import LEAF, WATER
from pictures.kit.canvas import Pen, Point
from pictures.kit.tokens import lay_out_arc, scale_figure
from pictures.kit.tones import EMBER_HOT, INK, PAPER


@dataclass(frozen=True, slots=True)
class Sketch:
    """Draws in a square of 100 with a pen, at the place where that square lies in the picture."""

    pen: Pen
    x: float
    y: float
    u: float

    def box(self, left: float, top: float, right: float, bottom: float) -> None:
        """Draw a filled rectangle."""
        (a, b), (c, d) = self.scale_points((left, top), (right, bottom))
        self.pen.box((a, b, c, d), INK)

    def hole(self, left: float, top: float, right: float, bottom: float) -> None:
        """Draw a window or a door."""
        (a, b), (c, d) = self.scale_points((left, top), (right, bottom))
        self.pen.box((a, b, c, d), PAPER)

    def shape(self, *points: Point) -> None:
        """Draw a filled outline."""
        self.pen.shape(self.scale_points(*points), INK)

    def line(self, width: float, *points: Point) -> None:
        """Draw a stroke."""
        self.pen.line(self.scale_points(*points), INK, width * self.u)

    def disc(self, x: float, y: float, radius: float) -> None:
        """Draw a filled circle."""
        ((a, b),) = self.scale_points((x, y))
        self.pen.disc(a, b, radius * self.u, INK)

    def circle(self, x: float, y: float, radius: float) -> None:
        """Draw an empty circle."""
        ((a, b),) = self.scale_points((x, y))
        self.pen.disc(a, b, radius * self.u, None, INK, width=7 * self.u)

    def scale_points(self, *points: Point) -> list[Point]:
        """Turn points of the square into points of the picture."""
        return scale_figure(points, self.u, self.x, self.y)


def _signal_box(s: Sketch) -> None:
    s.shape((10, 36), (26, 14), (74, 14), (90, 36))
    s.box(18, 36, 82, 88)
    (a, b), (c, d) = s.scale_points((26, 42), (74, 58))
    s.pen.box((a, b, c, d), EMBER_HOT)


def _draw_allotments(s: Sketch) -> None:
    for n in range(3):
        s.line(5, (14, 84 - n * 20), (86, 84 - n * 20))
    for n in range(4):
        (a, b), (c, d) = s.scale_points((16 + n * 18, 14), (30 + n * 18, 40))
        s.pen.oval((a, b, c, d), LEAF)


def _draw_school(s: Sketch) -> None:
    s.shape((14, 42), (50, 16), (86, 42))
    s.box(20, 42, 80, 88)
    s.hole(42, 62, 58, 88)


def _draw_tower(s: Sketch) -> None:
    s.box(18, 12, 82, 44)
    for at in (26, 50, 74):
        s.line(6, (at, 44), (at + (at - 50) * 0.4, 90))


def _draw_yard(s: Sketch) -> None:
    s.box(8, 40, 92, 68)
    for at in (26, 74):
        s.disc(at, 76, 11)


def _draw_hall(s: Sketch) -> None:
    s.circle(50, 48, 38)
    s.line(6, (50, 48), (50, 24))
    s.line(6, (50, 48), (68, 54))


def _draw_arcade(s: Sketch) -> None:
    s.line(8, *lay_out_arc((50, 56), 40, 180, 360))
    for at in (10, 36, 64, 90):
        s.line(6, (at, 56), (at, 90))


def _draw_locks(s: Sketch) -> None:
    s.line(9, (10, 24), (50, 44), (90, 24))
    s.line(9, (10, 52), (50, 72), (90, 52))
    s.pen.line(s.scale_points((14, 86), (34, 80), (54, 88), (86, 82)), WATER, 6 * s.u)


def _draw_depot(s: Sketch) -> None:
    s.box(14, 16, 86, 78)
    for top in (24, 48):
        s.hole(22, top, 78, top + 14)
    for at in (30, 70):
        s.disc(at, 80, 10)


def _draw_laundry(s: Sketch) -> None:
    s.line(5, (6, 22), (94, 22))
    for n in range(3):
        s.box(14 + n * 27, 22, 34 + n * 27, 66 + 8 * (n % 2))


def _picture_house(s: Sketch) -> None:
    s.box(14, 34, 86, 88)
    s.box(24, 14, 76, 34)
    for n in range(4):
        ((a, b),) = s.scale_points((26 + n * 16, 46))
        s.pen.disc(a, b, 5 * s.u, EMBER_HOT)


def _draw_station(s: Sketch) -> None:
    s.circle(50, 52, 36)
    for n in range(3):
        s.line(6, *lay_out_arc((50, 52), 34, n * 60, n * 60 + 180, steps=1))


PLACES: dict[str, Callable[[Sketch], None]] = {
    "signal-box-lane": _signal_box,
    "allotment-rows": _draw_allotments,
    "brickwell-school": _draw_school,
    "water-tower": _draw_tower,
    "goods-yard": _draw_yard,
    "station-hall": _draw_hall,
    "market-arcade": _draw_arcade,
    "canal-locks": _draw_locks,
    "bus-depot": _draw_depot,
    "laundry-works": _draw_laundry,
    "picture-house": _picture_house,
    "pumping-station": _draw_station,
}


def draw(pen: Pen, place: str, x: float, y: float, u: float) -> None:
    """Draw a place in the square whose upper left corner is (x, y), with `u` pixels for each of its
    hundred parts. Draw nothing for an unknown place."""
    found = PLACES.get(place)
    if found is not None:
        found(Sketch(pen, x, y, u))
