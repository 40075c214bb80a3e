"""Draw the faces of the party in a square of 100: a shrew, a hedgehog, a dormouse and a mole, each
with a different outline, and a plain mouse for any other character."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from pictures.aftermath.marks.colours import (
    BLOOD,
    DORMOUSE,
    GREY,
    JET,
    PALE,
    PINK,
    RINGS,
    SHREW,
    SPINES,
    TOXIC,
    VELVET,
)
from pictures.kit.canvas import Pen, blend
from pictures.kit.tokens import scale_figure
from pictures.kit.tones import CREAM, EMBER_HOT, INK, TABLE_LIT


def _draw_eye(pen: Pen, u: float, x: float, y: float, size: float) -> None:
    pen.disc(x * u, y * u, size * u, JET)
    pen.disc((x - size * 0.3) * u, (y - size * 0.35) * u, size * 0.34 * u, CREAM)


def _draw_whiskers(pen: Pen, u: float, x: float, y: float, *, long: float = 20) -> None:
    for side in (-1, 1):
        for n in (-1, 0, 1):
            pen.line(
                scale_figure(
                    [(x + side * 7, y + n * 3), (x + side * (7 + long), y + n * 8 - 2)], u
                ),
                CREAM,
                1.3 * u,
            )


def draw_shrew(pen: Pen, u: float) -> None:
    """Draw a shrew: a long nose, small ears, long whiskers and a headband."""
    for x in (30, 70):
        pen.disc(x * u, 30 * u, 12 * u, SHREW, INK, width=2 * u)
        pen.disc(x * u, 32 * u, 6 * u, PINK)
    pen.shape(
        scale_figure(
            [
                (50, 14),
                (70, 22),
                (78, 44),
                (70, 60),
                (58, 76),
                (52, 93),
                (48, 93),
                (42, 76),
                (30, 60),
                (22, 44),
                (30, 22),
            ],
            u,
        ),
        SHREW,
        INK,
        width=2 * u,
    )
    pen.shape(
        scale_figure([(50, 44), (60, 58), (55, 78), (51, 90), (49, 90), (45, 78), (40, 58)], u),
        PALE,
    )
    _draw_whiskers(pen, u, 50, 78, long=26)
    pen.disc(50 * u, 91 * u, 6 * u, PINK, INK, width=1.5 * u)
    _draw_eye(pen, u, 36, 46, 6)
    _draw_eye(pen, u, 64, 46, 6)
    pen.line(scale_figure([(26, 32), (50, 26), (74, 32)], u), BLOOD, 6 * u)
    pen.line(scale_figure([(74, 32), (84, 24)], u), BLOOD, 5 * u)


def draw_hedgehog(pen: Pen, u: float) -> None:
    """Draw a hedgehog: a crown of spines round a pale face, and a round black nose."""
    spines: list[tuple[float, float]] = []
    for n in range(17):
        from_left = n / 16
        x, y = 50 - 47 * (1 - 2 * from_left), 62 - 56 * (1 - (2 * from_left - 1) ** 2) ** 0.5
        spines.append((x, y))
        if n < 16:
            middle = (n + 0.5) / 16
            spines.append(
                (50 - 33 * (1 - 2 * middle), 62 - 39 * (1 - (2 * middle - 1) ** 2) ** 0.5)
            )
    pen.shape(scale_figure([*spines, (88, 78), (12, 78)], u), SPINES, INK, width=2 * u)
    for n in range(7):
        x = 22 + n * 9.4
        pen.line(
            scale_figure(
                [
                    (x, 40 - 11 * (1 - abs(n - 3) / 4)),
                    (x + (n - 3) * 2.2, 22 - 10 * (1 - abs(n - 3) / 4)),
                ],
                u,
            ),
            PALE,
            2 * u,
        )
    for x in (20, 80):
        pen.disc(x * u, 52 * u, 9 * u, PALE, INK, width=1.5 * u)
    pen.oval((20 * u, 38 * u, 80 * u, 94 * u), PALE, INK, width=2 * u)
    pen.shape(scale_figure([(34, 44), (50, 36), (66, 44), (60, 58), (50, 62), (40, 58)], u), SPINES)
    pen.oval((36 * u, 62 * u, 64 * u, 90 * u), blend(PALE, CREAM, 0.6))
    pen.disc(50 * u, 67 * u, 8 * u, JET)
    pen.disc(47 * u, 64 * u, 2.4 * u, CREAM)
    pen.line(scale_figure([(42, 82), (50, 85), (58, 82)], u), INK, 2 * u)
    _draw_eye(pen, u, 36, 57, 5)
    _draw_eye(pen, u, 64, 57, 5)


def draw_dormouse(pen: Pen, u: float) -> None:
    """Draw a dormouse: round and ginger, with large ears and eyes, and goggles on the brow."""
    for x in (22, 78):
        pen.disc(x * u, 28 * u, 19 * u, DORMOUSE, INK, width=2 * u)
        pen.disc(x * u, 30 * u, 11 * u, PINK)
    pen.oval((13 * u, 22 * u, 87 * u, 93 * u), DORMOUSE, INK, width=2 * u)
    pen.oval((26 * u, 56 * u, 74 * u, 92 * u), CREAM)
    for x in (34, 66):
        pen.disc(x * u, 53 * u, 12 * u, JET)
        pen.disc((x - 4) * u, 48 * u, 4 * u, CREAM)
    _draw_whiskers(pen, u, 50, 72, long=24)
    pen.shape(scale_figure([(45, 66), (55, 66), (50, 73)], u), PINK, INK, width=1.5 * u)
    pen.line(scale_figure([(50, 73), (50, 80), (44, 83)], u), INK, 2 * u)
    pen.line(scale_figure([(50, 80), (56, 83)], u), INK, 2 * u)
    pen.line(scale_figure([(18, 38), (82, 38)], u), INK, 5 * u)
    for x in (38, 62):
        pen.disc(x * u, 31 * u, 11 * u, (126, 112, 90), INK, width=2 * u)
        pen.disc(x * u, 31 * u, 7 * u, TABLE_LIT)
        pen.line(scale_figure([(x - 4, 33), (x + 1, 27)], u), CREAM, 2 * u)


def draw_mole(pen: Pen, u: float) -> None:
    """Draw a mole: dark fur, a broad pink snout, tiny eyes, two large hands and a miner's cap."""
    pen.oval((12 * u, 16 * u, 88 * u, 90 * u), VELVET, INK, width=2 * u)
    pen.oval((24 * u, 24 * u, 52 * u, 46 * u), blend(VELVET, GREY, 0.25))
    pen.shape(
        scale_figure([(36, 52), (64, 52), (62, 72), (50, 80), (38, 72)], u), PINK, INK, width=2 * u
    )
    for x in (45, 55):
        pen.disc(x * u, 68 * u, 2.6 * u, INK)
    for x in (33, 67):
        pen.disc(x * u, 48 * u, 2.8 * u, CREAM)
        pen.disc(x * u, 48 * u, 1.6 * u, JET)
    for side in (-1, 1):
        palm = 50 + side * 34
        pen.disc(palm * u, 82 * u, 11 * u, PINK, INK, width=2 * u)
        for n in (-1, 0, 1):
            pen.line(scale_figure([(palm + n * 7, 88), (palm + n * 9, 98)], u), CREAM, 4 * u)
    pen.shape(
        scale_figure([(22, 32), (30, 12), (50, 5), (70, 12), (78, 32)], u),
        (122, 96, 62),
        INK,
        width=2 * u,
    )
    pen.disc(50 * u, 21 * u, 8 * u, EMBER_HOT, INK, width=2 * u)


def draw_plain_mouse(pen: Pen, u: float) -> None:
    """Draw a plain mouse, for a character without a face of its own."""
    for x in (26, 74):
        pen.disc(x * u, 28 * u, 16 * u, GREY, INK, width=2 * u)
        pen.disc(x * u, 30 * u, 9 * u, PINK)
    pen.shape(
        scale_figure([(50, 20), (78, 36), (76, 62), (50, 92), (24, 62), (22, 36)], u),
        GREY,
        INK,
        width=2 * u,
    )
    _draw_whiskers(pen, u, 50, 76)
    pen.disc(50 * u, 86 * u, 6 * u, PINK)
    _draw_eye(pen, u, 36, 52, 6)
    _draw_eye(pen, u, 64, 52, 6)


FACES = {"wren": draw_shrew, "bodkin": draw_hedgehog, "cog": draw_dormouse, "marl": draw_mole}


@lru_cache(maxsize=512)
def draw_head(
    character: str, seat: int, size: int, *, lit: bool = False, grey: bool = False
) -> Image.Image:
    """Draw a character's face on its round token. `seat`: the seat of its player, for the ring's
    colour; `lit`: it is their turn; `grey`: the character is not on the map."""
    pen, u = Pen(size, size), size / 100
    ring = RINGS[seat % len(RINGS)]
    pen.disc(50 * u, 50 * u, 50 * u, INK)
    pen.disc(50 * u, 50 * u, 47 * u, EMBER_HOT if lit else ring)
    pen.disc(50 * u, 50 * u, 40 * u, blend(TABLE_LIT, ring, 0.42))
    face = Pen(size, size)
    FACES.get(character, draw_plain_mouse)(face, u)
    token = pen.finish_stamp()
    drawn = face.finish_stamp()
    inner = round(size * 0.86)
    drawn = drawn.resize((inner, inner), Image.Resampling.LANCZOS)
    token.paste(drawn, ((size - inner) // 2, (size - inner) // 2), drawn)
    if grey:
        bleak = token.convert("L").point(lambda v: round(v * 0.7)).convert("RGBA")
        bleak.putalpha(token.getchannel("A"))
        return bleak
    return token


@lru_cache(maxsize=512)
def draw_wounds(wounded: int, toxic: int, high: int) -> Image.Image:
    """Draw a red drop with the number of wounds, and a green drop with a bar for toxic wounds.
    Leave out a drop whose number is 0."""
    wide = round(high * (0.86 if not (wounded and toxic) else 1.62))
    pen, u = Pen(wide, high), high / 100
    x = 0.0
    for number, tone in ((wounded, BLOOD), (toxic, TOXIC)):
        if not number:
            continue
        pen.disc((x + 43) * u, 60 * u, 39 * u, INK)
        pen.shape(scale_figure([(43, 0), (74, 42), (12, 42)], u, x * u), INK)
        pen.disc((x + 43) * u, 60 * u, 33 * u, tone)
        pen.shape(scale_figure([(43, 12), (66, 46), (20, 46)], u, x * u), tone)
        if tone == TOXIC:
            pen.line(scale_figure([(14, 92), (72, 92)], u, x * u), INK, 5 * u)
        pen.letter((x + 43) * u, 60 * u, str(number), 56 * u, INK)
        x += 76
    return pen.finish_stamp()
