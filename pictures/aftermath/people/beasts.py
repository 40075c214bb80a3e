"""Draw strangers and enemies: a figure for each kind, in a square of 100, on a token whose rim
shows whether it is hostile."""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image

from pictures.aftermath.marks.colours import (
    BLOOD,
    GREY,
    HOSTILE,
    JET,
    PALE,
    PINK,
    RUST,
    SAFE,
    SHREW,
    SPINES,
    STRIPE,
    VELVET,
)
from pictures.kit.canvas import Colour, Pen, blend
from pictures.kit.tokens import Figure, scale_figure
from pictures.kit.tones import CREAM, EMBER_HOT, INK, PAPER_SHADE


def _draw_eyes(pen: Pen, u: float, y: float, apart: float, size: float) -> None:
    for side in (-1, 1):
        pen.disc((50 + side * apart) * u, y * u, size * u, EMBER_HOT)
        pen.disc((50 + side * apart) * u, y * u, size * 0.45 * u, JET)


def _make_rodent(fur: Colour, *, ears: float = 13, broad: float = 30, mark: str = "") -> Figure:
    def draw(pen: Pen, u: float, _x: float, _y: float, _ink: Colour) -> None:
        for side in (-1, 1):
            pen.disc((50 + side * (broad - 2)) * u, 28 * u, ears * u, fur, INK, width=2 * u)
            pen.disc((50 + side * (broad - 2)) * u, 29 * u, ears * 0.5 * u, PINK)
        pen.shape(
            scale_figure(
                [
                    (50, 16),
                    (50 + broad, 32),
                    (50 + broad, 54),
                    (60, 82),
                    (50, 88),
                    (40, 82),
                    (50 - broad, 54),
                    (50 - broad, 32),
                ],
                u,
            ),
            fur,
            INK,
            width=2 * u,
        )
        pen.disc(50 * u, 84 * u, 6 * u, PINK, INK, width=1.5 * u)
        _draw_eyes(pen, u, 46, broad * 0.46, 6)
        for side in (-1, 1):
            pen.line(
                scale_figure([(50 + side * 4, 34), (50 + side * broad * 0.8, 40 - 8)], u),
                INK,
                3 * u,
            )
        if mark == "mask":
            pen.shape(
                scale_figure([(20, 60), (80, 60), (62, 92), (38, 92)], u), BLOOD, INK, width=2 * u
            )
        elif mark == "pin":
            pen.line(scale_figure([(14, 88), (84, 66)], u), CREAM, 4 * u)
            pen.disc(86 * u, 65 * u, 6 * u, BLOOD)
        elif mark == "knob":
            pen.disc(80 * u, 76 * u, 14 * u, STRIPE, INK, width=2 * u)
        elif mark == "notes":
            pen.disc(76 * u, 72 * u, 6 * u, CREAM)
            pen.line(scale_figure([(81, 72), (81, 50), (92, 46)], u), CREAM, 4 * u)
        elif mark == "cap":
            pen.shape(
                scale_figure([(20, 26), (30, 8), (70, 8), (80, 26)], u), BLOOD, INK, width=2 * u
            )
            pen.box((18 * u, 22 * u, 84 * u, 30 * u), INK)
        elif mark == "stripe":
            pen.shape(scale_figure([(44, 18), (56, 18), (52, 76), (48, 76)], u), CREAM)

    return draw


def _make_cat(fur: Colour, *, torn: bool = False) -> Figure:
    def draw(pen: Pen, u: float, _x: float, _y: float, _ink: Colour) -> None:
        left = (
            [(16, 8), (20, 46), (44, 26)]
            if not torn
            else [(16, 8), (22, 16), (30, 14), (44, 26), (20, 46)]
        )
        pen.shape(scale_figure(left, u), fur, INK, width=2 * u)
        pen.shape(scale_figure([(84, 8), (80, 46), (56, 26)], u), fur, INK, width=2 * u)
        pen.oval((12 * u, 22 * u, 88 * u, 92 * u), fur, INK, width=2 * u)
        for n in (-1, 0, 1):
            pen.line(
                scale_figure([(50 + n * 9, 26), (50 + n * 7, 38)], u), blend(fur, INK, 0.55), 4 * u
            )
        for side in (-1, 1):
            x = 50 + side * 18
            pen.oval(((x - 10) * u, 46 * u, (x + 10) * u, 62 * u), TOXIC_EYE)
            pen.oval(((x - 2.5) * u, 46 * u, (x + 2.5) * u, 62 * u), JET)
            for n in (0, 1):
                pen.line(
                    scale_figure([(50 + side * 10, 74 + n * 5), (50 + side * 46, 70 + n * 10)], u),
                    CREAM,
                    1.6 * u,
                )
        pen.shape(scale_figure([(44, 66), (56, 66), (50, 73)], u), PINK)
        pen.line(scale_figure([(38, 82), (50, 76), (62, 82)], u), INK, 2.5 * u)

    return draw


TOXIC_EYE: Colour = (170, 196, 84)


def _make_bird(feather: Colour, beak: Colour, *, hood: Colour | None = None) -> Figure:
    def draw(pen: Pen, u: float, _x: float, _y: float, _ink: Colour) -> None:
        pen.shape(
            scale_figure([(8, 92), (16, 52), (38, 40), (70, 60), (74, 92)], u),
            feather,
            INK,
            width=2 * u,
        )
        pen.disc(48 * u, 36 * u, 28 * u, feather, INK, width=2 * u)
        if hood is not None:
            pen.oval((18 * u, 24 * u, 52 * u, 62 * u), hood)
        pen.shape(scale_figure([(68, 28), (97, 42), (66, 50)], u), beak, INK, width=2 * u)
        pen.disc(56 * u, 32 * u, 8 * u, CREAM, INK, width=1.5 * u)
        pen.disc(58 * u, 32 * u, 4 * u, JET)
        for n in range(3):
            pen.line(
                scale_figure([(22 + n * 14, 90), (28 + n * 12, 66)], u),
                blend(feather, INK, 0.5),
                3 * u,
            )

    return draw


def _draw_owl(pen: Pen, u: float, _x: float, _y: float, _ink: Colour) -> None:
    pen.shape(
        scale_figure([(14, 10), (36, 20), (64, 20), (86, 10), (90, 60), (50, 96), (10, 60)], u),
        RUST,
        INK,
        width=2 * u,
    )
    for side in (-1, 1):
        pen.disc((50 + side * 20) * u, 44 * u, 19 * u, PALE, INK, width=2 * u)
        pen.disc((50 + side * 20) * u, 44 * u, 12 * u, EMBER_HOT)
        pen.disc((50 + side * 20) * u, 44 * u, 6 * u, JET)
    pen.shape(scale_figure([(44, 54), (56, 54), (50, 70)], u), STRIPE, INK, width=2 * u)
    for n in range(3):
        pen.line(scale_figure([(34 + n * 16, 78), (34 + n * 16, 86)], u), PALE, 4 * u)


def _draw_adder(pen: Pen, u: float, _x: float, _y: float, _ink: Colour) -> None:
    skin = (128, 132, 84)
    points = [(50 + 34 * math.sin(n * 0.62), 96 - n * 3.1) for n in range(17)]
    pen.line(scale_figure(points, u), INK, 20 * u)
    pen.line(scale_figure(points, u), skin, 16 * u)
    pen.line(scale_figure(points[::2], u), INK, 4 * u)
    x, y = points[-1]
    pen.shape(
        scale_figure([(x - 16, y - 4), (x, y - 30), (x + 16, y - 4), (x, y + 12)], u),
        skin,
        INK,
        width=2 * u,
    )
    for side in (-1, 1):
        pen.disc((x + side * 7) * u, (y - 8) * u, 3.4 * u, BLOOD)
        pen.line(scale_figure([(x, y - 28), (x + side * 6, y - 42)], u), BLOOD, 2.4 * u)


def _draw_centipede(pen: Pen, u: float, _x: float, _y: float, _ink: Colour) -> None:
    points = [(18 + n * 8, 66 - 22 * math.sin(n * 0.8)) for n in range(9)]
    for x, y in points:
        for side in (-1, 1):
            pen.line(
                scale_figure([(x, y), (x + 5, y + side * 19), (x + 1, y + side * 28)], u),
                INK,
                3 * u,
            )
    for x, y in points:
        pen.disc(x * u, y * u, 9.5 * u, RUST, INK, width=2 * u)
    x, y = points[-1]
    for side in (-1, 1):
        pen.line(scale_figure([(x, y), (x + 12, y + side * 14 - 14)], u), INK, 3 * u)
        pen.disc((x + 3) * u, (y + side * 4) * u, 2.4 * u, EMBER_HOT)


def _draw_silverfish(pen: Pen, u: float, _x: float, _y: float, _ink: Colour) -> None:
    for at, size in (((34, 36), 0.8), ((66, 46), 0.9), ((42, 70), 1.0)):
        x, y = at
        pen.shape(
            scale_figure(
                [
                    (x - 22 * size, y + 3),
                    (x, y - 9 * size),
                    (x + 18 * size, y - 7 * size),
                    (x + 24 * size, y),
                    (x + 18 * size, y + 7 * size),
                    (x, y + 11 * size),
                ],
                u,
            ),
            GREY,
            INK,
            width=2 * u,
        )
        for n in range(3):
            pen.line(
                scale_figure([(x + n * 7 - 6, y - 6), (x + n * 7 - 6, y + 8)], u), INK, 1.6 * u
            )
        for side in (-1, 1):
            pen.line(
                scale_figure([(x + 22 * size, y), (x + 34 * size, y + side * 8)], u), INK, 2 * u
            )
            pen.line(
                scale_figure([(x - 20 * size, y + 3), (x - 36 * size, y + side * 8)], u), INK, 2 * u
            )


def _draw_spider(pen: Pen, u: float, _x: float, _y: float, _ink: Colour) -> None:
    for side in (-1, 1):
        for n in range(4):
            knee = (50 + side * (28 + 3 * n), 22 + n * 17)
            pen.line(scale_figure([(50, 52), knee, (50 + side * 47, 34 + n * 19)], u), INK, 4.4 * u)
    pen.oval((30 * u, 48 * u, 70 * u, 94 * u), SPINES, INK, width=2 * u)
    pen.shape(scale_figure([(50, 56), (58, 70), (50, 86), (42, 70)], u), PALE)
    pen.disc(50 * u, 40 * u, 17 * u, SPINES, INK, width=2 * u)
    for x, y, size in (
        (43, 38, 4.4),
        (57, 38, 4.4),
        (37, 32, 2.6),
        (63, 32, 2.6),
        (46, 48, 2.4),
        (54, 48, 2.4),
    ):
        pen.disc(x * u, y * u, size * u, EMBER_HOT)


def _make_stinger(many: int) -> Figure:
    spots = [(50, 52, 1.0)] if many == 1 else [(32, 38, 0.6), (68, 42, 0.6), (48, 74, 0.66)]

    def draw(pen: Pen, u: float, _x: float, _y: float, _ink: Colour) -> None:
        for x, y, size in spots:
            for side in (-1, 1):
                pen.shape(
                    scale_figure(
                        [
                            (x, y - 6 * size),
                            (x + side * 38 * size, y - 34 * size),
                            (x + side * 44 * size, y - 12 * size),
                        ],
                        u,
                    ),
                    PALE,
                    INK,
                    width=1.6 * u,
                )
            pen.shape(
                scale_figure(
                    [
                        (x - 15 * size, y - 8 * size),
                        (x + 15 * size, y - 8 * size),
                        (x + 16 * size, y + 14 * size),
                        (x, y + 44 * size),
                        (x - 16 * size, y + 14 * size),
                    ],
                    u,
                ),
                STRIPE,
                INK,
                width=2 * u,
            )
            for n in range(3):
                half = (16 - n * 4) * size
                pen.line(
                    scale_figure(
                        [(x - half, y + (4 + n * 11) * size), (x + half, y + (4 + n * 11) * size)],
                        u,
                    ),
                    INK,
                    5 * size * u,
                )
            pen.disc(x * u, (y - 18 * size) * u, 12 * size * u, STRIPE, INK, width=2 * u)
            for side in (-1, 1):
                pen.disc((x + side * 6 * size) * u, (y - 19 * size) * u, 4.4 * size * u, JET)
                pen.line(
                    scale_figure(
                        [
                            (x + side * 4 * size, y - 28 * size),
                            (x + side * 12 * size, y - 42 * size),
                        ],
                        u,
                    ),
                    INK,
                    2.4 * u,
                )

    return draw


FIGURES: dict[str, Figure] = {
    "latch-rat": _make_rodent(GREY, ears=15, mark="mask"),
    "pin-vole": _make_rodent(SHREW, ears=9, broad=27, mark="pin"),
    "bruiser": _make_rodent(SPINES, ears=12, broad=36, mark="knob"),
    "whistler": _make_rodent(VELVET, ears=13, broad=26, mark="notes"),
    "silverfish": _draw_silverfish,
    "house-centipede": _draw_centipede,
    "wolf-spider": _draw_spider,
    "wasp-drones": _make_stinger(3),
    "hornet-guard": _make_stinger(1),
    "jackdaw": _make_bird(VELVET, JET, hood=GREY),
    "pigeon-drifter": _make_bird(GREY, STRIPE),
    "yard-adder": _draw_adder,
    "young-cat": _make_cat(SHREW),
    "old-grin": _make_rodent(PALE, ears=10, broad=30, mark="cap"),
    "tollkeeper": _make_rodent(SPINES, ears=9, broad=28, mark="stripe"),
    "lamp-keeper": _draw_owl,
    "mother-rust": _make_cat(RUST, torn=True),
}
BY_TYPE: dict[str, Figure] = {
    "raider": FIGURES["latch-rat"],
    "crawler": _draw_centipede,
    "stinger": FIGURES["hornet-guard"],
    "bird": FIGURES["jackdaw"],
    "hunter": FIGURES["young-cat"],
    "boss": FIGURES["mother-rust"],
}


@lru_cache(maxsize=512)
def draw_beast(name: str, type_: str, size: int, *, hostile: bool) -> Image.Image:
    """Draw a figure on its token: round with a calm rim for a stranger, spiked for an enemy."""
    pen, u = Pen(size, size), size / 100
    if hostile:
        spikes: list[tuple[float, float]] = []
        for n in range(24):
            reach, a = (50, 43)[n % 2], 2 * math.pi * n / 24
            spikes.append((50 + reach * math.cos(a), 50 + reach * math.sin(a)))
        pen.shape(scale_figure(spikes, u), HOSTILE, INK, width=2.5 * u)
    else:
        pen.disc(50 * u, 50 * u, 49 * u, INK)
        pen.disc(50 * u, 50 * u, 46 * u, SAFE)
    pen.disc(50 * u, 50 * u, 39 * u, PAPER_SHADE)
    face = Pen(size, size)
    FIGURES.get(name, BY_TYPE.get(type_, BY_TYPE["raider"]))(face, u, 0, 0, INK)
    token, inner = pen.finish_stamp(), round(size * 0.78)
    drawn = face.finish_stamp().resize((inner, inner), Image.Resampling.LANCZOS)
    token.paste(drawn, ((size - inner) // 2, (size - inner) // 2), drawn)
    return token
