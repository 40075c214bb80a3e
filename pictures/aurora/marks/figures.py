"""Draw the figures on tokens and boxes, each in a square of 100 units. All functions take a pen,
the pixels of a unit and a colour; most take the upper left corner too."""

from __future__ import annotations

from pictures.aurora.marks.colours import SLOT
from pictures.kit.canvas import Colour, Pen, Point
from pictures.kit.tokens import Figure, lay_out_arc, mirror_half, scale_figure


def draw_fuel(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    """Draw a drop."""
    drop = [(50.0, 14.0), *lay_out_arc((50, 60), 26, -30, 210)]
    pen.shape(scale_figure(drop, u, x, y), ink)


def draw_food(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    """Draw a tin with its lid half open."""
    pen.box((x + 28 * u, y + 34 * u, x + 72 * u, y + 86 * u), ink, corner=7 * u)
    pen.line(scale_figure([(28, 28), (70, 12)], u, x, y), ink, 10 * u)


def draw_ammo(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    """Draw two cartridges."""
    for left in (22, 55):
        pen.box((x + left * u, y + 50 * u, x + (left + 24) * u, y + 86 * u), ink)
        tip = [(left, 45), (left, 32), (left + 12, 12), (left + 24, 32), (left + 24, 45)]
        pen.shape(scale_figure([(float(a), float(b)) for a, b in tip], u, x, y), ink)


def draw_question_mark(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    """Draw a question mark."""
    pen.letter(x + 50 * u, y + 52 * u, "?", 78 * u, ink)


def draw_survivor(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    """Draw a head on shoulders."""
    pen.disc(x + 50 * u, y + 32 * u, 19 * u, ink)
    body: list[Point] = [*lay_out_arc((50, 90), 34, 180, 360)]
    pen.shape(scale_figure(body, u, x, y), ink)


FIGURES: dict[str, Figure] = {
    "F": draw_fuel,
    "P": draw_food,
    "A": draw_ammo,
    "O": draw_question_mark,
    "S": draw_survivor,
}


def draw_shield(pen: Pen, u: float, fill: Colour) -> None:
    half: list[Point] = [(50, 12), (82, 24), (80, 54), (70, 74), (50, 90)]
    pen.shape(scale_figure(mirror_half(half), u), fill)
    pen.line(scale_figure([(50, 26), (50, 74)], u), SLOT, 7 * u)


def barrel(pen: Pen, u: float, fill: Colour, top: float = 0) -> None:
    """Draw a gun's barrel, `top` units further down than usual."""
    pen.box((8 * u, (top + 14) * u, 92 * u, (top + 30) * u), fill, corner=5 * u)
    pen.box((14 * u, (top + 8) * u, 34 * u, (top + 44) * u), fill, corner=5 * u)


def draw_gun(pen: Pen, u: float, rating: int, fill: Colour) -> None:
    """Draw a gun's barrel, and its rating below it."""
    barrel(pen, u, fill)
    pen.letter(60 * u, 66 * u, str(rating), 60 * u, fill)


def draw_tread(pen: Pen, u: float, fill: Colour) -> None:
    """Draw a caterpillar track."""
    pen.box((6 * u, 26 * u, 94 * u, 76 * u), None, fill, width=11 * u, corner=25 * u)
    for x in (30, 50, 70):
        pen.disc(x * u, 51 * u, 8 * u, fill)
