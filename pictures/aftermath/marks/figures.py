"""Small figures for what lies on a space and what a dial counts. Each is drawn in a square of
100."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from pictures.aftermath.marks.colours import BLOOD, CARDS, GOLD, HOSTILE, LEAF, SAFE, WATER
from pictures.kit.canvas import Colour, Pen
from pictures.kit.tokens import (
    Figure,
    Shape,
    draw_cross,
    draw_token,
    lay_out_arc,
    lay_out_star,
    mirror_half,
    scale_figure,
)
from pictures.kit.tones import ASH, CREAM, EMBER, EMBER_DEEP, EMBER_HOT, INK, PAPER, SOOT


def draw_book(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    """Draw an open book: an entry to read."""
    for side in (
        [(48, 30), (30, 22), (12, 28), (12, 76), (30, 70), (48, 78)],
        [(52, 30), (70, 22), (88, 28), (88, 76), (70, 70), (52, 78)],
    ):
        pen.shape(scale_figure(side, u, x, y), ink)


def draw_book_again(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    """Draw a book in a turning arrow: an entry that can be read again."""
    pen.line([(x + a * u, y + b * u) for a, b in lay_out_arc((50, 50), 34, -60, 220)], ink, 10 * u)
    pen.shape(scale_figure([(56, 6), (84, 20), (60, 36)], u, x, y), ink)
    pen.box((x + 38 * u, y + 38 * u, x + 62 * u, y + 64 * u), ink)


def draw_objective(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    """Draw a star: an objective."""
    pen.shape(scale_figure(lay_out_star(46), u, x, y), ink)


def draw_hiding_place(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    """Draw a leaf with eyes under it: a place to hide."""
    pen.shape(
        scale_figure([(8, 52), (24, 24), (50, 12), (76, 24), (92, 52), (50, 42)], u, x, y), ink
    )
    pen.line(scale_figure([(50, 14), (50, 42)], u, x, y), CREAM, 4 * u)
    for at in (34, 66):
        pen.disc(x + at * u, y + 68 * u, 10 * u, ink)


def draw_drop(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    """Draw a drop: water."""
    pen.disc(x + 50 * u, y + 62 * u, 28 * u, ink)
    pen.shape(scale_figure([(50, 8), (76, 54), (24, 54)], u, x, y), ink)


def draw_claws(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    """Draw the marks of three claws: enemies come in here."""
    for n in range(3):
        pen.shape(
            scale_figure([(22 + n * 26, 12), (36 + n * 26, 20), (20 + n * 26, 88)], u, x, y), ink
        )


def draw_paw(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    """Draw a paw print: the party comes in here."""
    pen.oval((x + 28 * u, y + 46 * u, x + 72 * u, y + 88 * u), ink)
    for at, up in ((20, 38), (40, 22), (60, 22), (80, 38)):
        pen.disc(x + at * u, y + up * u, 11 * u, ink)


def draw_flame(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    """Draw a flame, the sign for fire."""
    pen.shape(
        scale_figure(
            [
                (50, 6),
                (60, 34),
                (72, 26),
                (82, 60),
                (70, 86),
                (50, 94),
                (30, 86),
                (18, 60),
                (32, 42),
                (38, 54),
            ],
            u,
            x,
            y,
        ),
        ink,
    )


def draw_weight(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    """Draw a weight with a ring: a heavy object."""
    pen.shape(scale_figure(mirror_half([(50, 36), (72, 36), (90, 88), (50, 88)]), u, x, y), ink)
    pen.disc(x + 50 * u, y + 24 * u, 15 * u, None, ink, width=8 * u)


def draw_jaws(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    """Draw toothed jaws: a trap."""
    pen.line([(x + a * u, y + b * u) for a, b in lay_out_arc((50, 60), 36, 180, 360)], ink, 9 * u)
    pen.line(scale_figure([(10, 66), (90, 66)], u, x, y), ink, 10 * u)
    for n in range(4):
        pen.shape(
            scale_figure([(16 + n * 18, 64), (32 + n * 18, 64), (24 + n * 18, 38)], u, x, y), ink
        )


def draw_aim(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    """Draw cross hairs: an aim token."""
    pen.disc(x + 50 * u, y + 50 * u, 34 * u, None, ink, width=8 * u)
    pen.disc(x + 50 * u, y + 50 * u, 8 * u, ink)
    for ends in (
        [(50, 4), (50, 30)],
        [(50, 70), (50, 96)],
        [(4, 50), (30, 50)],
        [(70, 50), (96, 50)],
    ):
        pen.line(scale_figure(ends, u, x, y), ink, 8 * u)


def draw_hourglass(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    """Draw an hourglass: time."""
    pen.shape(
        scale_figure([(22, 14), (78, 14), (54, 50), (78, 86), (22, 86), (46, 50)], u, x, y), ink
    )
    for at in (12, 88):
        pen.line(scale_figure([(16, at), (84, at)], u, x, y), ink, 9 * u)


def draw_lens(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    """Draw a magnifying glass: clues."""
    pen.disc(x + 42 * u, y + 42 * u, 30 * u, None, ink, width=11 * u)
    pen.line(scale_figure([(64, 64), (90, 90)], u, x, y), ink, 14 * u)


def draw_nut(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    """Draw a bolt's nut: scrap."""
    pen.line(
        [(x + a * u, y + b * u) for a, b in lay_out_arc((50, 50), 34, 0, 360, steps=6)], ink, 20 * u
    )


def draw_apple(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    """Draw an apple: food."""
    pen.disc(x + 36 * u, y + 58 * u, 28 * u, ink)
    pen.disc(x + 64 * u, y + 58 * u, 28 * u, ink)
    pen.line(scale_figure([(50, 36), (56, 12)], u, x, y), ink, 8 * u)
    pen.shape(scale_figure([(56, 22), (84, 8), (74, 30)], u, x, y), ink)


def draw_mouse(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    """Draw a mouse's head: population."""
    pen.disc(x + 28 * u, y + 30 * u, 20 * u, ink)
    pen.disc(x + 72 * u, y + 30 * u, 20 * u, ink)
    pen.shape(scale_figure([(20, 44), (80, 44), (72, 70), (50, 94), (28, 70)], u, x, y), ink)


def draw_heart(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    """Draw a heart: morale, and life."""
    pen.disc(x + 32 * u, y + 36 * u, 21 * u, ink)
    pen.disc(x + 68 * u, y + 36 * u, 21 * u, ink)
    pen.shape(scale_figure([(13, 45), (87, 45), (50, 90)], u, x, y), ink)


def draw_card_fan(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    """Draw two cards: cards in hand."""
    pen.shape(scale_figure([(8, 30), (42, 18), (58, 78), (24, 90)], u, x, y), ink)
    pen.shape(scale_figure([(50, 16), (88, 26), (72, 86), (64, 84)], u, x, y), ink)


def draw_bag(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    """Draw a bag: items."""
    pen.box((x + 18 * u, y + 34 * u, x + 82 * u, y + 90 * u), ink, corner=16 * u)
    pen.line([(x + a * u, y + b * u) for a, b in lay_out_arc((50, 36), 20, 180, 360)], ink, 9 * u)


def draw_battery(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    """Draw a battery: batteries."""
    pen.box((x + 26 * u, y + 22 * u, x + 74 * u, y + 92 * u), ink, corner=8 * u)
    pen.box((x + 40 * u, y + 8 * u, x + 60 * u, y + 22 * u), ink)


def draw_blades(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    """Draw crossed blades: threat."""
    for flip in (1, -1):
        points = [(50 + flip * (a - 50), b) for a, b in ((12, 8), (26, 10), (82, 74), (74, 82))]
        pen.shape(scale_figure(points, u, x, y), ink)
        pen.line(
            [(x + (50 + flip * 14) * u, y + 86 * u), (x + (50 + flip * 38) * u, y + 62 * u)],
            ink,
            7 * u,
        )
        pen.line(
            [(x + (50 + flip * 28) * u, y + 76 * u), (x + (50 + flip * 40) * u, y + 90 * u)],
            ink,
            8 * u,
        )


def draw_bolt(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    """Draw a bolt of lightning: calamity."""
    pen.shape(
        scale_figure([(58, 4), (20, 56), (46, 56), (38, 96), (80, 40), (54, 40)], u, x, y), ink
    )


FIGURES: dict[str, tuple[Figure, Colour, Shape]] = {
    "poi": (draw_book, PAPER, "round"),
    "repeat": (draw_book_again, PAPER, "round"),
    "objective": (draw_objective, GOLD, "hexagon"),
    "hide": (draw_hiding_place, LEAF, "square"),
    "water": (draw_drop, WATER, "round"),
    "enemy": (draw_claws, HOSTILE, "diamond"),
    "start": (draw_paw, SAFE, "round"),
    "fire": (draw_flame, EMBER, "diamond"),
    "heavy": (draw_weight, ASH, "square"),
    "trap": (draw_jaws, ASH, "hexagon"),
}
DIALS = {
    "time": draw_hourglass,
    "clue": draw_lens,
    "scrap": draw_nut,
    "food": draw_apple,
    "population": draw_mouse,
    "morale": draw_heart,
}


@lru_cache(maxsize=512)
def draw_space_mark(name: str, size: int) -> Image.Image:
    """Draw the mark of something on a space: its figure on the ground and outline that `FIGURES`
    gives."""
    figure, ground, outline = FIGURES[name]
    if outline == "diamond":
        pen, u = Pen(size, size), size / 100
        pen.shape(
            scale_figure([(50, 0), (100, 50), (50, 100), (0, 50)], u), ground, INK, width=4 * u
        )
        figure(pen, u * 0.56, 22 * u, 22 * u, INK)
        return pen.finish_stamp()
    if outline in {"round", "hexagon"}:
        pen, u = Pen(size, size), size / 100
        stamped = draw_token("", size, ground, outline)
        figure(pen, u * 0.7, 15 * u, 15 * u, INK)
        done = stamped.copy()
        top = pen.finish_stamp()
        done.paste(top, (0, 0), top)
        return done
    pen, u = Pen(size, size), size / 100
    pen.box((0, 0, size, size), INK, corner=22 * u)
    pen.box((5 * u, 5 * u, 95 * u, 95 * u), ground, corner=18 * u)
    figure(pen, u * 0.8, 10 * u, 10 * u, INK)
    return pen.finish_stamp()


@lru_cache(maxsize=512)
def draw_icon(name: str, size: int, tone: Colour = CREAM) -> Image.Image:
    """Draw the figure of what a number counts, without a ground."""
    figures = {
        **DIALS,
        "heart": draw_heart,
        "cards": draw_card_fan,
        "items": draw_bag,
        "battery": draw_battery,
        "aim": draw_aim,
    }
    figures |= {
        "threat": draw_blades,
        "calamity": draw_bolt,
        "book": draw_book,
        "star": draw_objective,
        "task": draw_paw,
    }
    pen, u = Pen(size, size), size / 100
    figures[name](pen, u, 0, 0, tone)
    return pen.finish_stamp()


@lru_cache(maxsize=512)
def draw_scavenge_token(difficulty: int, size: int) -> Image.Image:
    """Draw a scavenge token: a sack with its difficulty."""
    pen, u = Pen(size, size), size / 100
    pen.shape(
        scale_figure(
            [(34, 24), (26, 4), (74, 4), (66, 24), (92, 52), (90, 92), (10, 92), (8, 52)], u
        ),
        INK,
    )
    pen.shape(
        scale_figure(
            [(38, 22), (34, 9), (66, 9), (62, 22), (86, 54), (84, 87), (16, 87), (14, 54)], u
        ),
        PAPER,
    )
    pen.line(scale_figure([(36, 24), (64, 24)], u), EMBER_DEEP, 6 * u)
    pen.letter(50 * u, 58 * u, str(difficulty), 56 * u, INK)
    return pen.finish_stamp()


@lru_cache(maxsize=512)
def way_out(letter: str, size: int, *, closed: bool = False) -> Image.Image:
    """Draw an exit's letter on an arrow, or a cross in its place if the exit is closed."""
    wide = round(size * 1.4)
    pen, u = Pen(wide, size), size / 100
    for off, fill in ((0, INK), (6, SOOT if closed else EMBER_HOT)):
        pen.shape(
            [
                (off * u, (12 + off) * u),
                (88 * u, (12 + off) * u),
                (88 * u, off * 1.6 * u),
                (wide - off * 1.4 * u, 50 * u),
                (88 * u, (100 - off * 1.6) * u),
                (88 * u, (88 - off) * u),
                (off * u, (88 - off) * u),
            ],
            fill,
        )
    if closed:
        draw_cross(pen, u, BLOOD)
    else:
        pen.letter(50 * u, 50 * u, letter, 68 * u, INK)
    return pen.finish_stamp()


@lru_cache(maxsize=512)
def draw_threat_card(value: int, wide: int, high: int) -> Image.Image:
    """Draw a threat card: crossed blades and its value."""
    pen, u = Pen(wide, high), high / 100
    pen.box((0, 0, wide, high), CARDS["black"], HOSTILE, width=3, corner=10)
    draw_blades(pen, u * 0.62, wide * 0.14, 19 * u, HOSTILE)
    pen.letter(wide * 0.72, 51 * u, str(value), 66 * u, CREAM)
    return pen.finish_stamp()
