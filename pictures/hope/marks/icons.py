"""Draw small figures: kinds of Assets, Relationships, conditions, answers, and dice."""

from functools import lru_cache

from PIL import Image

from pictures.hope.marks.colours import PALE
from pictures.kit.canvas import Colour, Pen, blend
from pictures.kit.dice import find_pips_figure
from pictures.kit.figures import draw_figure, read_figure, read_figures
from pictures.kit.tokens import scale_figure
from pictures.kit.tones import ASH, INK, SOOT

FIGURES = read_figures(
    """
    # Kinds of Assets, and Relationships
    food: box 22,20 78,90 8; oval 22,10 78,32 CREAM ink 5; box 22,44 78,74 EMBER ink 4
    medicine: box 10,14 90,88 14; box 41,26 59,76 CREAM; box 25,42 75,60 CREAM
    tool: line 17 30,72 66,34; disc 70,30 24; shape 70,30 72,0 100,28 CREAM; disc 26,76 15
        disc 26,76 6 CREAM
    weapon: shape 88,8 74,46 44,70 32,58; line 9 24,50 50,78; line 14 34,68 14,88 EMBER_DEEP
    comfort: disc 33,36 22; disc 67,36 22; shape 13,46 87,46 50,92
    drug: box 39,6 61,38 4; box 26,32 74,94 14; box 34,54 66,80 4 CREAM
    shelter: shape 50,12 96,88 4,88; shape 50,40 66,88 34,88 CREAM
    vehicle: ring 50,52 38 11; line 6 50,18 50,86; line 6 16,52 84,52; line 6 26,28 74,76
        line 6 74,28 26,76; disc 50,52 9
    bond: ring 34,50 27 9; ring 66,50 27 9

    # Conditions, answers, and Traits
    hunger: shape 8,46 92,46 80,78 62,90 38,90 20,78; line 8 60,40 86,8
    harm: disc 50,62 30; shape 50,4 78,52 22,52
    yes: line 17 14,54 40,80 88,22
    no: line 17 20,20 80,80; line 17 80,20 20,80
    trait: shape star(46)
    """
)


_BONE = read_figure("disc 50,42 36; box 32,60 68,94 6")
_HOLES = read_figure("disc 36,44 10 2x28,0; shape 50,54 56,66 44,66")


def _draw_skull(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    _BONE(pen, u, x, y, ink)
    _HOLES(pen, u, x, y, blend(ink, INK, 0.85))


FIGURES["doom"] = _draw_skull


def draw_icon(what: str, size: int, ink: Colour = INK) -> Image.Image:
    """Draw a figure without a ground."""
    return draw_figure(FIGURES[what], size, ink)


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
    figure = find_pips_figure(face) if face else FIGURES["yes"]
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
