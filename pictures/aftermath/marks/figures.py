"""Small figures for what lies on a space and what a dial counts."""

from functools import lru_cache

from PIL import Image

from pictures.aftermath.marks import colours
from pictures.aftermath.marks.colours import BLOOD, CARDS, GOLD, HOSTILE, LEAF, SAFE, WATER
from pictures.kit.canvas import Colour, Pen, stamp
from pictures.kit.figures import draw_figure, read_figures
from pictures.kit.tokens import Shape, draw_cross, draw_token, scale_figure
from pictures.kit.tones import ASH, CREAM, EMBER, EMBER_HOT, INK, PAPER, SOOT

FIGURES = read_figures(
    """
    # What lies on a space: an entry to read, perhaps again, an objective, a place to hide, water,
    # where enemies and where the party come in, fire, a heavy object, a trap
    book: shape 48,30 30,22 12,28 12,76 30,70 48,78; shape 52,30 70,22 88,28 88,76 70,70 52,78
    book-again: line 10 arc(50,50,34,-60,220); shape 56,6 84,20 60,36; box 38,38 62,64
    star: shape star(46)
    leaf-with-eyes: shape 8,52 24,24 50,12 76,24 92,52 50,42; line 4 50,14 50,42 CREAM
        disc 34,68 10 2x32,0
    drop: disc 50,62 28; shape 50,8 76,54 24,54
    claws: shape 22,12 36,20 20,88 3x26,0
    paw: oval 28,46 72,88; disc 20,38 11; disc 40,22 11; disc 60,22 11; disc 80,38 11
    flame: shape 50,6 60,34 72,26 82,60 70,86 50,94 30,86 18,60 32,42 38,54
    weight: shape mirror(50,36 72,36 90,88 50,88); ring 50,24 15 8
    jaws: line 9 arc(50,60,36,180,360); line 10 10,66 90,66; shape 16,64 32,64 24,38 4x18,0

    # What the dials count: time, clues, scrap, food, population, morale
    hourglass: shape 22,14 78,14 54,50 78,86 22,86 46,50; line 9 16,12 84,12 2x0,76
    lens: ring 42,42 30 11; line 14 64,64 90,90
    nut: line 20 arc(50,50,34,0,360,6)
    apple: disc 36,58 28; disc 64,58 28; line 8 50,36 56,12; shape 56,22 84,8 74,30
    mouse: disc 28,30 20; disc 72,30 20; shape 20,44 80,44 72,70 50,94 28,70
    heart: disc 32,36 21; disc 68,36 21; shape 13,45 87,45 50,90

    # Cards in hand, items, batteries, aim tokens, threat, calamity
    cards: shape 8,30 42,18 58,78 24,90; shape 50,16 88,26 72,86 64,84
    bag: box 18,34 82,90 16; line 9 arc(50,36,20,180,360)
    battery: box 26,22 74,92 8; box 40,8 60,22
    aim: ring 50,50 34 8; disc 50,50 8; line 8 50,4 50,30; line 8 50,70 50,96; line 8 4,50 30,50
        line 8 70,50 96,50
    blades: shape 12,8 26,10 82,74 74,82; line 7 64,86 88,62; line 8 78,76 90,90
        shape 88,8 74,10 18,74 26,82; line 7 36,86 12,62; line 8 22,76 10,90
    bolt: shape 58,4 20,56 46,56 38,96 80,40 54,40
    sack: shape 34,24 26,4 74,4 66,24 92,52 90,92 10,92 8,52
        shape 38,22 34,9 66,9 62,22 86,54 84,87 16,87 14,54 PAPER; line 6 36,24 64,24 EMBER_DEEP

    # The kinds of card: a leaping mouse for agility, a fist, a shield, and an eye for instinct
    green: oval 26,34 74,62; disc 78,36 14; disc 76,20 8; line 6 70,58 92,66; line 7 34,58 12,74
        line 4 28,46 10,34 2,14
    red: box 20,26 80,70 16; box 32,66 70,94 6; disc 28,26 10 4x15,0
    blue: shape 50,6 86,18 82,56 50,94 18,56 14,18
    yellow: shape 4,50 28,24 50,18 72,24 96,50 72,76 50,82 28,76; disc 50,50 20 CREAM; disc 50,50 11
    """,
    vars(colours),
)
FIGURES |= {"white": FIGURES["star"], "black": FIGURES["blades"], "calamity": FIGURES["bolt"]}

MARKS: dict[str, tuple[str, Colour, Shape]] = {
    "poi": ("book", PAPER, "round"),
    "repeat": ("book-again", PAPER, "round"),
    "objective": ("star", GOLD, "hexagon"),
    "hide": ("leaf-with-eyes", LEAF, "square"),
    "water": ("drop", WATER, "round"),
    "enemy": ("claws", HOSTILE, "diamond"),
    "start": ("paw", SAFE, "round"),
    "fire": ("flame", EMBER, "diamond"),
    "heavy": ("weight", ASH, "square"),
    "trap": ("jaws", ASH, "hexagon"),
}
"""The figure of each thing on a space, and the colour and outline of its ground."""
DIALS = {
    "time": "hourglass",
    "clue": "lens",
    "scrap": "nut",
    "food": "apple",
    "population": "mouse",
    "morale": "heart",
    "items": "bag",
    "threat": "blades",
    "calamity": "bolt",
    "task": "paw",
}
"""The figures of what numbers count, unless they have its name."""
_INSIDE: dict[Shape, tuple[float, int]] = {
    "diamond": (0.56, 22),
    "round": (0.7, 15),
    "hexagon": (0.7, 15),
    "square": (0.8, 10),
}
"""How large a figure is within each outline, as a share of it, and how far from its edges."""


@lru_cache(maxsize=512)
def draw_space_mark(name: str, size: int) -> Image.Image:
    """Draw the mark of something on a space: its figure on the ground and outline that `MARKS`
    gives."""
    figure, ground, outline = MARKS[name]
    pen, u = Pen(size, size), size / 100
    share, inset = _INSIDE[outline]
    if outline == "diamond":
        points = [(50, 0), (100, 50), (50, 100), (0, 50)]
        pen.shape(scale_figure(points, u), ground, INK, width=4 * u)
    elif outline == "square":
        pen.box((0, 0, size, size), INK, corner=22 * u)
        pen.box((5 * u, 5 * u, 95 * u, 95 * u), ground, corner=18 * u)
    FIGURES[figure](pen, u * share, inset * u, inset * u, INK)
    if outline in {"diamond", "square"}:
        return pen.finish_stamp()
    done = draw_token("", size, ground, outline).copy()
    stamp(done, pen.finish_stamp(), 0, 0)
    return done


def draw_icon(name: str, size: int, tone: Colour = CREAM) -> Image.Image:
    """Draw the figure of what a number counts, without a ground."""
    return draw_figure(FIGURES[DIALS.get(name, name)], size, tone)


@lru_cache(maxsize=512)
def draw_scavenge_token(difficulty: int, size: int) -> Image.Image:
    """Draw a scavenge token: a sack with its difficulty."""
    pen, u = Pen(size, size), size / 100
    FIGURES["sack"](pen, u, 0, 0, INK)
    pen.letter(50 * u, 58 * u, str(difficulty), 56 * u, INK)
    return pen.finish_stamp()


@lru_cache(maxsize=512)
def draw_way_out(letter: str, size: int, *, closed: bool = False) -> Image.Image:
    """Draw an exit's letter on an arrow, or a cross in its place if the exit is closed."""
    wide = round(size * 1.4)
    pen, u = Pen(wide, size), size / 100
    for off, fill in ((0, INK), (6, SOOT if closed else EMBER_HOT)):
        tip = (wide - off * 1.4 * u, 50 * u)
        above = [(off, 12 + off), (88, 12 + off), (88, off * 1.6)]
        below = [(88, 100 - off * 1.6), (88, 88 - off), (off, 88 - off)]
        pen.shape([*scale_figure(above, u), tip, *scale_figure(below, u)], fill)
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
    FIGURES["blades"](pen, u * 0.62, wide * 0.14, 19 * u, HOSTILE)
    pen.letter(wide * 0.72, 51 * u, str(value), 66 * u, CREAM)
    return pen.finish_stamp()
