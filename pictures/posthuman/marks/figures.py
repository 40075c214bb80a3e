"""Small figures for what a sheet counts, and faces of dice. Each figure is drawn in a square of 100
units."""

from functools import lru_cache

from PIL import Image

from pictures.kit.canvas import Colour, Pen, stamp
from pictures.kit.dice import draw_die
from pictures.kit.figures import draw_figure, read_figures
from pictures.kit.tokens import Figure
from pictures.kit.tones import ASH, CREAM, EMBER_HOT, INK
from pictures.posthuman.marks.colours import BLOOD, SPIRIT
from rules.posthuman.model.terms import MeleeFace, ShootingFace

FACE = 62
"""How long the side of a die is, in pixels."""


FIGURES = read_figures(
    """
    # What a sheet counts
    health: disc 33,36 19; disc 67,36 19; shape 16,44 84,44 50,86
    morale: shape mirror(50,8 58,30 74,44 78,64 68,82 50,90)
    food: box 24,22 76,86 6; oval 24,12 76,32; line 4 24,42 76,42 INK 2x0,28
    ammo: shape mirror(50,8 64,28 66,46 66,88); line 5 34,74 66,74 INK
    xp: shape star(42)
    scars: line 9 20,82 80,18; line 7 21,53 47,79 3x16,-16
    hand: shape 14,26 48,14 66,74 32,86 ink INK 4; box 42,18 82,84 6 ink INK 4
    followers: disc 50,28 17; shape 20,90 28,54 72,54 80,90

    # The faces of dice
    miss: line 9 30,50 70,50
    attack: line 10 26,82 80,14; line 9 22,54 52,80
    critical: line 10 26,82 80,14; line 9 22,54 52,80; line 10 74,82 20,14; line 9 78,54 48,80
    block: shape mirror(50,10 84,20 82,56 68,78 50,92)
    warrior: shape mirror(50,12 76,24 84,48 84,84 62,84 62,56)
    skill: ring 50,50 30 8; line 7 50,8 50,36; line 7 50,64 50,92; line 7 8,50 36,50
        line 7 64,50 92,50
    """
)
_LETTERS = {"special": "?", "range1": "1", "range2": "2", "range3": "3"}


def find_face(face: MeleeFace | ShootingFace) -> Figure | str:
    """Find the figure or the letter on a face of a die."""
    return _LETTERS.get(face) or FIGURES[face]


@lru_cache(maxsize=512)
def draw_melee_die(face: MeleeFace, blocked: bool, defence: bool = False) -> Image.Image:
    """Draw a melee die, or a blue defence die; a blocked die is hollow and crossed out."""
    ink = SPIRIT if defence else CREAM
    return _draw_rolled_die(find_face(face), blocked, ink, hollow=face == "miss")


@lru_cache(maxsize=512)
def draw_shooting_die(face: ShootingFace) -> Image.Image:
    """Draw a shooting die."""
    return _draw_rolled_die(find_face(face), False, EMBER_HOT, hollow=face == "miss")


def _draw_rolled_die(
    face: Figure | str, blocked: bool, fill: Colour, *, hollow: bool
) -> Image.Image:
    plain = draw_die(face, FACE, None if hollow or blocked else fill, None if hollow else INK)
    if not blocked:
        return plain
    pen = Pen(FACE, FACE)
    pen.line([(6, FACE - 6), (FACE - 6, 6)], BLOOD, 5)
    crossed = plain.copy()
    stamp(crossed, pen.finish_stamp(), 0, 0)
    return crossed


INKS = {
    "health": BLOOD,
    "morale": SPIRIT,
    "food": EMBER_HOT,
    "ammo": ASH,
    "xp": EMBER_HOT,
    "scars": BLOOD,
    "hand": CREAM,
    "followers": CREAM,
}
"""The colour of each figure for what a sheet counts."""


def draw_sheet_mark(name: str, size: int = 36) -> Image.Image:
    """Draw the figure for something that a sheet counts, such as "health", without a ground."""
    return draw_figure(FIGURES[name], size, INKS[name])
