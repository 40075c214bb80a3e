"""Draw small figures: kinds of Assets, Relationships, conditions, answers, and dice."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from pictures.hope.marks.colours import PALE
from pictures.kit.canvas import Colour, Pen, blend
from pictures.kit.dice import find_pips_figure
from pictures.kit.tokens import Figure, lay_out_star, scale_figure
from pictures.kit.tones import ASH, CREAM, EMBER, EMBER_DEEP, INK, SOOT


def _draw_tin(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    pen.box((x + 22 * u, y + 20 * u, x + 78 * u, y + 90 * u), ink, corner=8 * u)
    pen.oval((x + 22 * u, y + 10 * u, x + 78 * u, y + 32 * u), CREAM, ink, width=5 * u)
    pen.box((x + 22 * u, y + 44 * u, x + 78 * u, y + 74 * u), EMBER, ink, width=4 * u)


def _draw_first_aid_box(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    pen.box((x + 10 * u, y + 14 * u, x + 90 * u, y + 88 * u), ink, corner=14 * u)
    pen.box((x + 41 * u, y + 26 * u, x + 59 * u, y + 76 * u), CREAM)
    pen.box((x + 25 * u, y + 42 * u, x + 75 * u, y + 60 * u), CREAM)


def _draw_spanner(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    pen.line(scale_figure([(30, 72), (66, 34)], u, x, y), ink, 17 * u)
    pen.disc(x + 70 * u, y + 30 * u, 24 * u, ink)
    pen.shape(scale_figure([(70, 30), (72, 0), (100, 28)], u, x, y), CREAM)
    pen.disc(x + 26 * u, y + 76 * u, 15 * u, ink)
    pen.disc(x + 26 * u, y + 76 * u, 6 * u, CREAM)


def _draw_blade(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    pen.shape(scale_figure([(88, 8), (74, 46), (44, 70), (32, 58)], u, x, y), ink)
    pen.line(scale_figure([(24, 50), (50, 78)], u, x, y), ink, 9 * u)
    pen.line(scale_figure([(34, 68), (14, 88)], u, x, y), EMBER_DEEP, 14 * u)


def _draw_heart(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    pen.disc(x + 33 * u, y + 36 * u, 22 * u, ink)
    pen.disc(x + 67 * u, y + 36 * u, 22 * u, ink)
    pen.shape(scale_figure([(13, 46), (87, 46), (50, 92)], u, x, y), ink)


def _draw_bottle(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    pen.box((x + 39 * u, y + 6 * u, x + 61 * u, y + 38 * u), ink, corner=4 * u)
    pen.box((x + 26 * u, y + 32 * u, x + 74 * u, y + 94 * u), ink, corner=14 * u)
    pen.box((x + 34 * u, y + 54 * u, x + 66 * u, y + 80 * u), CREAM, corner=4 * u)


def _draw_tent(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    pen.shape(scale_figure([(50, 12), (96, 88), (4, 88)], u, x, y), ink)
    pen.shape(scale_figure([(50, 40), (66, 88), (34, 88)], u, x, y), CREAM)


def _draw_wheel(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    pen.disc(x + 50 * u, y + 52 * u, 38 * u, None, ink, width=11 * u)
    for ends in (
        [(50, 18), (50, 86)],
        [(16, 52), (84, 52)],
        [(26, 28), (74, 76)],
        [(74, 28), (26, 76)],
    ):
        pen.line(scale_figure(ends, u, x, y), ink, 6 * u)
    pen.disc(x + 50 * u, y + 52 * u, 9 * u, ink)


def _draw_rings(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    pen.disc(x + 34 * u, y + 50 * u, 27 * u, None, ink, width=9 * u)
    pen.disc(x + 66 * u, y + 50 * u, 27 * u, None, ink, width=9 * u)


def _draw_bowl(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    pen.shape(
        scale_figure([(8, 46), (92, 46), (80, 78), (62, 90), (38, 90), (20, 78)], u, x, y), ink
    )
    pen.line(scale_figure([(60, 40), (86, 8)], u, x, y), ink, 8 * u)


def _draw_drop(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    pen.disc(x + 50 * u, y + 62 * u, 30 * u, ink)
    pen.shape(scale_figure([(50, 4), (78, 52), (22, 52)], u, x, y), ink)


def _draw_skull(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    pen.disc(x + 50 * u, y + 42 * u, 36 * u, ink)
    pen.box((x + 32 * u, y + 60 * u, x + 68 * u, y + 94 * u), ink, corner=6 * u)
    under = blend(ink, INK, 0.85)
    for at in (36, 64):
        pen.disc(x + at * u, y + 44 * u, 10 * u, under)
    pen.shape(scale_figure([(50, 54), (56, 66), (44, 66)], u, x, y), under)


def _draw_tick(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    pen.line(scale_figure([(14, 54), (40, 80), (88, 22)], u, x, y), ink, 17 * u)


def _draw_cross(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    pen.line(scale_figure([(20, 20), (80, 80)], u, x, y), ink, 17 * u)
    pen.line(scale_figure([(80, 20), (20, 80)], u, x, y), ink, 17 * u)


def _draw_star(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    pen.shape([(x + a * u, y + b * u) for a, b in lay_out_star(46)], ink)


FIGURES: dict[str, Figure] = {
    "food": _draw_tin,
    "medicine": _draw_first_aid_box,
    "tool": _draw_spanner,
    "weapon": _draw_blade,
    "comfort": _draw_heart,
    "drug": _draw_bottle,
    "shelter": _draw_tent,
    "vehicle": _draw_wheel,
    "bond": _draw_rings,
    "hunger": _draw_bowl,
    "harm": _draw_drop,
    "doom": _draw_skull,
    "yes": _draw_tick,
    "no": _draw_cross,
    "trait": _draw_star,
}


@lru_cache(maxsize=512)
def draw_icon(what: str, size: int, ink: Colour = INK) -> Image.Image:
    """Draw a figure without a ground."""
    pen = Pen(size, size)
    FIGURES[what](pen, size / 100, 0, 0, ink)
    return pen.finish_stamp()


# -- dice: rolled, and in the hand -----------------------------------------------------------------


@lru_cache(maxsize=512)
def draw_die_face(face: int, size: int, fill: Colour | None) -> Image.Image:
    """Draw a rolled die, only its outline if `fill` is None. Face 0: a success without a roll."""
    pen = Pen(size, size)
    corner, ink = size * 0.21, INK if fill is not None else PALE
    if fill is None:
        pen.box((2, 2, size - 2, size - 2), None, PALE, width=2.5, corner=corner)
    else:
        pen.box((0, 0, size, size), fill, INK, width=2, corner=corner)
    u = size * 0.86 / 100
    figure = find_pips_figure(face) if face else _draw_tick
    figure(pen, u, size * 0.07, size * 0.07, ink)
    return pen.finish_stamp()


@lru_cache(maxsize=512)
def draw_hand_die(size: int, fill: Colour | None) -> Image.Image:
    """Draw an unrolled die, seen from a corner. With `fill` None, draw an empty place for a die."""
    pen, u = Pen(size, size), size / 100
    corners = [(50, 3), (93, 26), (93, 74), (50, 97), (7, 74), (7, 26)]
    if fill is None:
        pen.shape(scale_figure(corners, u), None, blend(SOOT, ASH, 0.5), width=4 * u)
        return pen.finish_stamp()
    pen.shape(scale_figure(corners, u), fill, INK, width=5 * u)
    pen.shape(scale_figure([(7, 26), (50, 49), (50, 97), (7, 74)], u), blend(fill, INK, 0.25))
    pen.shape(scale_figure([(93, 26), (50, 49), (50, 97), (93, 74)], u), blend(fill, INK, 0.4))
    pen.oval((39 * u, 19 * u, 61 * u, 33 * u), INK)
    for x, y in ((20.0, 48.0), (37.0, 76.0)):
        pen.oval(((x - 6) * u, (y - 8) * u, (x + 6) * u, (y + 8) * u), INK)
    for x, y in ((63.0, 77.0), (71.5, 61.5), (80.0, 46.0)):
        pen.oval(((x - 5) * u, (y - 7) * u, (x + 5) * u, (y + 7) * u), INK)
    return pen.finish_stamp()
