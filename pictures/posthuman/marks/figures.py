"""Small figures: what a sheet counts, and faces of dice. Each is drawn in a square of 100."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from pictures.kit.canvas import Colour, Pen
from pictures.kit.dice import die
from pictures.kit.tokens import Figure, mirrored, scaled, star
from pictures.kit.tones import ASH, CREAM, EMBER_HOT, INK
from pictures.posthuman.marks.colours import BLOOD, SPIRIT
from rules.posthuman.model.terms import MeleeFace, ShootingFace

FACE = 62
"""A die's side."""


def heart(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    """Health."""
    pen.disc(x + 33 * u, y + 36 * u, 19 * u, ink)
    pen.disc(x + 67 * u, y + 36 * u, 19 * u, ink)
    pen.shape(scaled([(16, 44), (84, 44), (50, 86)], u, x, y), ink)


def flame(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    """Morale."""
    pen.shape(
        scaled(mirrored([(50, 8), (58, 30), (74, 44), (78, 64), (68, 82), (50, 90)]), u, x, y),
        ink,
    )


def can(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    """Food."""
    pen.box((x + 24 * u, y + 22 * u, x + 76 * u, y + 86 * u), ink, corner=6 * u)
    pen.oval((x + 24 * u, y + 12 * u, x + 76 * u, y + 32 * u), ink)
    pen.line(scaled([(24, 42), (76, 42)], u, x, y), INK, 4 * u)
    pen.line(scaled([(24, 70), (76, 70)], u, x, y), INK, 4 * u)


def bullet(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    """Ammo."""
    pen.shape(
        scaled(mirrored([(50, 8), (64, 28), (66, 46), (66, 88)]), u, x, y),
        ink,
    )
    pen.line(scaled([(34, 74), (66, 74)], u, x, y), INK, 5 * u)


def medal(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    """XP."""
    pen.shape(scaled(star(42), u, x, y), ink)


def scar(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    """A scar with its stitches."""
    pen.line(scaled([(20, 82), (80, 18)], u, x, y), ink, 9 * u)
    for n in (34, 50, 66):
        pen.line(scaled([(n - 13, 100 - n - 13), (n + 13, 100 - n + 13)], u, x, y), ink, 7 * u)


def cards(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    """Cards in hand."""
    pen.shape(scaled([(14, 26), (48, 14), (66, 74), (32, 86)], u, x, y), ink, INK, width=4 * u)
    pen.box((x + 42 * u, y + 18 * u, x + 82 * u, y + 84 * u), ink, INK, width=4 * u, corner=6 * u)


def followers(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    """People who come along."""
    pen.disc(x + 50 * u, y + 28 * u, 17 * u, ink)
    pen.shape(scaled([(20, 90), (28, 54), (72, 54), (80, 90)], u, x, y), ink)


# -- the faces of dice -----------------------------------------------------------------------------


def _nothing(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    pen.line(scaled([(30, 50), (70, 50)], u, x, y), ink, 9 * u)


def _sword(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    pen.line(scaled([(26, 82), (80, 14)], u, x, y), ink, 10 * u)
    pen.line(scaled([(22, 54), (52, 80)], u, x, y), ink, 9 * u)


def _swords(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    _sword(pen, u, x, y, ink)
    pen.line(scaled([(74, 82), (20, 14)], u, x, y), ink, 10 * u)
    pen.line(scaled([(78, 54), (48, 80)], u, x, y), ink, 9 * u)


def _shield(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    pen.shape(
        scaled(mirrored([(50, 10), (84, 20), (82, 56), (68, 78), (50, 92)]), u, x, y),
        ink,
    )


def _helmet(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    pen.shape(
        scaled(mirrored([(50, 12), (76, 24), (84, 48), (84, 84), (62, 84), (62, 56)]), u, x, y),
        ink,
    )


def _aim(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    pen.disc(x + 50 * u, y + 50 * u, 30 * u, None, ink, width=8 * u)
    for line in (
        [(50, 8), (50, 36)],
        [(50, 64), (50, 92)],
        [(8, 50), (36, 50)],
        [(64, 50), (92, 50)],
    ):
        pen.line(scaled(line, u, x, y), ink, 7 * u)


MELEE: dict[MeleeFace, Figure | str] = {
    "miss": _nothing,
    "warrior": _helmet,
    "block": _shield,
    "attack": _sword,
    "critical": _swords,
    "special": "?",
}
SHOOTING: dict[ShootingFace, Figure | str] = {
    "range1": "1",
    "range2": "2",
    "range3": "3",
    "special": "?",
    "skill": _aim,
    "miss": _nothing,
}


@lru_cache(maxsize=512)
def melee_die(face: MeleeFace, blocked: bool, defence: bool = False) -> Image.Image:
    """A melee die, or a defence die, which has a blue ground; a blocked one is hollow and
    crossed out."""
    return _rolled(MELEE[face], blocked, SPIRIT if defence else CREAM, hollow=face == "miss")


@lru_cache(maxsize=512)
def shooting_die(face: ShootingFace) -> Image.Image:
    """A shooting die."""
    return _rolled(SHOOTING[face], False, EMBER_HOT, hollow=face == "miss")


def _rolled(face: Figure | str, blocked: bool, fill: Colour, *, hollow: bool) -> Image.Image:
    plain = die(face, FACE, None if hollow or blocked else fill, None if hollow else INK)
    if not blocked:
        return plain
    pen = Pen(FACE, FACE)
    pen.line([(6, FACE - 6), (FACE - 6, 6)], BLOOD, 5)
    crossed = plain.copy()
    over = pen.done()
    crossed.paste(over, (0, 0), over)
    return crossed


TRACK: dict[str, tuple[Figure, Colour]] = {
    "health": (heart, BLOOD),
    "morale": (flame, SPIRIT),
    "food": (can, EMBER_HOT),
    "ammo": (bullet, ASH),
    "xp": (medal, EMBER_HOT),
    "scars": (scar, BLOOD),
    "hand": (cards, CREAM),
    "followers": (followers, CREAM),
}


@lru_cache(maxsize=512)
def mark(name: str, size: int = 36) -> Image.Image:
    """What a sheet counts, as a figure without a ground."""
    figure, ink = TRACK[name]
    pen = Pen(size, size)
    figure(pen, size / 100, 0, 0, ink)
    return pen.done()


__all__ = ["FACE", "mark", "melee_die", "shooting_die"]
