"""Small figures for what a sheet counts, and faces of dice. Each figure is drawn in a square of 100
units."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from pictures.kit.canvas import Colour, Pen
from pictures.kit.dice import draw_die
from pictures.kit.tokens import Figure, lay_out_star, mirror_half, scale_figure
from pictures.kit.tones import ASH, CREAM, EMBER_HOT, INK
from pictures.posthuman.marks.colours import BLOOD, SPIRIT
from rules.posthuman.model.terms import MeleeFace, ShootingFace

FACE = 62
"""How long the side of a die is, in pixels."""


def draw_heart(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    """Draw a heart, the figure for health."""
    pen.disc(x + 33 * u, y + 36 * u, 19 * u, ink)
    pen.disc(x + 67 * u, y + 36 * u, 19 * u, ink)
    pen.shape(scale_figure([(16, 44), (84, 44), (50, 86)], u, x, y), ink)


def draw_flame(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    """Draw a flame, the figure for morale."""
    pen.shape(
        scale_figure(
            mirror_half([(50, 8), (58, 30), (74, 44), (78, 64), (68, 82), (50, 90)]), u, x, y
        ),
        ink,
    )


def draw_can(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    """Draw a tin, the figure for food."""
    pen.box((x + 24 * u, y + 22 * u, x + 76 * u, y + 86 * u), ink, corner=6 * u)
    pen.oval((x + 24 * u, y + 12 * u, x + 76 * u, y + 32 * u), ink)
    pen.line(scale_figure([(24, 42), (76, 42)], u, x, y), INK, 4 * u)
    pen.line(scale_figure([(24, 70), (76, 70)], u, x, y), INK, 4 * u)


def draw_bullet(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    """Draw a bullet, the figure for ammo."""
    pen.shape(scale_figure(mirror_half([(50, 8), (64, 28), (66, 46), (66, 88)]), u, x, y), ink)
    pen.line(scale_figure([(34, 74), (66, 74)], u, x, y), INK, 5 * u)


def draw_medal(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    """Draw a star, the figure for XP."""
    pen.shape(scale_figure(lay_out_star(42), u, x, y), ink)


def draw_scar(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    """Draw a scar with its stitches."""
    pen.line(scale_figure([(20, 82), (80, 18)], u, x, y), ink, 9 * u)
    for n in (34, 50, 66):
        pen.line(
            scale_figure([(n - 13, 100 - n - 13), (n + 13, 100 - n + 13)], u, x, y), ink, 7 * u
        )


def draw_cards(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    """Draw two cards, the figure for cards in hand."""
    pen.shape(
        scale_figure([(14, 26), (48, 14), (66, 74), (32, 86)], u, x, y), ink, INK, width=4 * u
    )
    pen.box((x + 42 * u, y + 18 * u, x + 82 * u, y + 84 * u), ink, INK, width=4 * u, corner=6 * u)


def draw_followers(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    """Draw a head and shoulders, the figure for followers."""
    pen.disc(x + 50 * u, y + 28 * u, 17 * u, ink)
    pen.shape(scale_figure([(20, 90), (28, 54), (72, 54), (80, 90)], u, x, y), ink)


# -- the faces of dice -----------------------------------------------------------------------------


def _draw_blank_face(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    pen.line(scale_figure([(30, 50), (70, 50)], u, x, y), ink, 9 * u)


def _draw_sword(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    pen.line(scale_figure([(26, 82), (80, 14)], u, x, y), ink, 10 * u)
    pen.line(scale_figure([(22, 54), (52, 80)], u, x, y), ink, 9 * u)


def _draw_swords(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    _draw_sword(pen, u, x, y, ink)
    pen.line(scale_figure([(74, 82), (20, 14)], u, x, y), ink, 10 * u)
    pen.line(scale_figure([(78, 54), (48, 80)], u, x, y), ink, 9 * u)


def _draw_shield(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    pen.shape(
        scale_figure(mirror_half([(50, 10), (84, 20), (82, 56), (68, 78), (50, 92)]), u, x, y), ink
    )


def _draw_helmet(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    pen.shape(
        scale_figure(
            mirror_half([(50, 12), (76, 24), (84, 48), (84, 84), (62, 84), (62, 56)]), u, x, y
        ),
        ink,
    )


def _draw_aim(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    pen.disc(x + 50 * u, y + 50 * u, 30 * u, None, ink, width=8 * u)
    for line in (
        [(50, 8), (50, 36)],
        [(50, 64), (50, 92)],
        [(8, 50), (36, 50)],
        [(64, 50), (92, 50)],
    ):
        pen.line(scale_figure(line, u, x, y), ink, 7 * u)


MELEE: dict[MeleeFace, Figure | str] = {
    "miss": _draw_blank_face,
    "warrior": _draw_helmet,
    "block": _draw_shield,
    "attack": _draw_sword,
    "critical": _draw_swords,
    "special": "?",
}
SHOOTING: dict[ShootingFace, Figure | str] = {
    "range1": "1",
    "range2": "2",
    "range3": "3",
    "special": "?",
    "skill": _draw_aim,
    "miss": _draw_blank_face,
}


@lru_cache(maxsize=512)
def melee_die(face: MeleeFace, blocked: bool, defence: bool = False) -> Image.Image:
    """Draw a melee die, or a blue defence die; a blocked die is hollow and crossed out."""
    return _draw_rolled_die(
        MELEE[face], blocked, SPIRIT if defence else CREAM, hollow=face == "miss"
    )


@lru_cache(maxsize=512)
def shooting_die(face: ShootingFace) -> Image.Image:
    """Draw a shooting die."""
    return _draw_rolled_die(SHOOTING[face], False, EMBER_HOT, hollow=face == "miss")


def _draw_rolled_die(
    face: Figure | str, blocked: bool, fill: Colour, *, hollow: bool
) -> Image.Image:
    plain = draw_die(face, FACE, None if hollow or blocked else fill, None if hollow else INK)
    if not blocked:
        return plain
    pen = Pen(FACE, FACE)
    pen.line([(6, FACE - 6), (FACE - 6, 6)], BLOOD, 5)
    crossed = plain.copy()
    over = pen.finish_stamp()
    crossed.paste(over, (0, 0), over)
    return crossed


TRACK: dict[str, tuple[Figure, Colour]] = {
    "health": (draw_heart, BLOOD),
    "morale": (draw_flame, SPIRIT),
    "food": (draw_can, EMBER_HOT),
    "ammo": (draw_bullet, ASH),
    "xp": (draw_medal, EMBER_HOT),
    "scars": (draw_scar, BLOOD),
    "hand": (draw_cards, CREAM),
    "followers": (draw_followers, CREAM),
}


@lru_cache(maxsize=512)
def draw_sheet_mark(name: str, size: int = 36) -> Image.Image:
    """Draw the figure for something that a sheet counts, such as "health", without a ground."""
    figure, ink = TRACK[name]
    pen = Pen(size, size)
    figure(pen, size / 100, 0, 0, ink)
    return pen.finish_stamp()


__all__ = ["FACE", "draw_sheet_mark", "melee_die", "shooting_die"]
