"""Draw the boxes of Convoy cards and of the Automa: their kinds, and what lies in them."""

from functools import lru_cache, partial

from PIL import Image

from pictures.aurora.marks.colours import BLOOD, FADING_SHARE, FOOD, FUEL, GOLD, SLOT, STEEL
from pictures.aurora.marks.figures import FIGURES
from pictures.aurora.marks.tokens import GROUND, begin_box, draw_resource_token
from pictures.kit.canvas import Colour, Pen, Point, blend
from pictures.kit.tokens import draw_cross, lay_out_star, scale_figure
from pictures.kit.tones import ASH, CREAM, EMBER, EMBER_HOT, INK, SOOT
from rules.aurora.model.boxes import DAMAGE, Box


@lru_cache(maxsize=512)
def draw_box_mark(what: Box, content: str, size: int, spent: bool = False) -> Image.Image:
    """Draw a box of a Convoy card: the token in it, or its kind, crossed out if it has Damage.
    `spent`: the box has fired."""
    if content in GROUND:
        return draw_resource_token(content, size)
    pen, u = begin_box(size, edge=ASH if what.is_cargo else SOOT)
    broken = content == DAMAGE
    _draw_kind(pen, u, what, spent or broken)
    if broken:
        draw_cross(pen, u, BLOOD)
    return pen.finish_stamp()


def _fade_colour(colour: Colour, *, weak: bool) -> Colour:
    return blend(colour, SLOT, FADING_SHARE) if weak else colour


def _draw_kind(pen: Pen, u: float, what: Box, weak: bool) -> None:
    tone = partial(_fade_colour, weak=weak)
    match what.kind:
        case "survivor":
            FIGURES["S"](pen, u * 0.72, 14 * u, 14 * u, blend(CREAM, SLOT, 0.55))
        case "stores":
            FIGURES["F"](pen, u * 0.56, 2 * u, 20 * u, blend(FUEL, SLOT, 0.45))
            FIGURES["P"](pen, u * 0.56, 44 * u, 20 * u, blend(FOOD, SLOT, 0.35))
        case "armor":
            FIGURES["shield"](pen, u, 0, 0, tone(STEEL))
        case "weapon":
            FIGURES["gun"](pen, u, 0, 0, tone(CREAM))
            pen.letter(60 * u, 66 * u, str(what.value), 60 * u, tone(CREAM))
        case "tracks":
            FIGURES["tread"](pen, u, 0, 0, tone(CREAM))
        case "locker":
            pen.box((14 * u, 14 * u, 86 * u, 88 * u), tone(CREAM), corner=8 * u)
            pen.letter(50 * u, 51 * u, "+1", 54 * u, INK)
        case _:
            _draw_counting_kind(pen, u, what, weak)


def _draw_counting_kind(pen: Pen, u: float, what: Box, weak: bool) -> None:
    """Draw the kind of a box that makes, counts or spends something."""

    tone = partial(_fade_colour, weak=weak)
    match what.kind:
        case "maker":
            pen.letter(26 * u, 50 * u, "+", 56 * u, tone(CREAM))
            _draw_small_token(pen, u, what.what, (38, 22, 0.56), weak)
        case "fame":
            pen.shape(scale_figure(lay_out_star(44), u), tone(GOLD))
            pen.letter(50 * u, 55 * u, str(what.value), 54 * u, INK)
        case "per":
            pen.shape(scale_figure(lay_out_star(46, 42, 44), u), tone(GOLD))
            pen.letter(42 * u, 47 * u, str(what.value), 54 * u, INK)
            if what.what == "Fury":
                flame: list[Point] = [(80, 54), (94, 74), (90, 94), (70, 94), (66, 74)]
                pen.shape(scale_figure(flame, u), tone(EMBER), SLOT, width=3 * u)
            else:
                _draw_small_token(pen, u, what.what, (60, 58, 0.38), weak)
        case "pay":
            _draw_small_token(pen, u, what.what, (6, 8, 0.46), weak)
            pen.letter(68 * u, 66 * u, str(what.value), 56 * u, tone(EMBER_HOT))
        case "turbo":
            _draw_small_token(pen, u, what.what, (6, 26, 0.5), weak)
            arrow: list[Point] = [(58, 26), (70, 26), (92, 50), (70, 74), (58, 74), (78, 50)]
            pen.shape(scale_figure(arrow, u), tone(CREAM))


def _draw_small_token(
    pen: Pen, u: float, what: str, at: tuple[float, float, float], weak: bool
) -> None:
    """Draw a token inside a box. `at`: its left, its top, and its share of the box's side."""
    ground = _fade_colour(GROUND[what], weak=weak)
    left, top, part = at
    x, y = left * u, top * u
    side = 100 * part * u
    pen.box((x, y, x + side, y + side), ground, corner=side * 0.2)
    FIGURES[what](pen, u * part, x, y, INK)


@lru_cache(maxsize=512)
def draw_speed_box(hit: bool, size: int) -> Image.Image:
    """Draw the Automa's box that adds speed. `hit`: it is crossed out."""
    pen, u = begin_box(size, edge=SOOT)
    FIGURES["more-speed"](pen, u, 0, 0, CREAM if not hit else blend(CREAM, SLOT, 0.55))
    if hit:
        draw_cross(pen, u, BLOOD)
    return pen.finish_stamp()
