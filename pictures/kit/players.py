"""Players: a colour, an initial and a shape each, and a face: the same in every picture and list.

    marks(names)                     a `Mark` for each seat, in seat order
    marks(names, hues=("blue", ...)) where the game gives or sells its players their colours
    marks(names, taken="ABCDEFG")    where the picture uses these letters for something else
    draw_mark(mark, 48)              shape, colour and initial: small, on maps and lines
    faces(names)                     a `Face` for each, no two alike at a table (`faces.py`)
    draw_player(mark, face, 72)      the face on its colour with the mark beside it: in rows
    draw_player(..., lit=True)       whose turn it is: a ring of embers
    draw_player(..., away=True)      out of the game: grey
    draw_tile(mark, face, 60)        the face on its colour alone, where the mark stands elsewhere
    named(mark)                      "red circle Ad", for words
    tones()                          what a game's palette needs to paint them all

A colour never speaks alone: a hue and a shape always come together, so the shape says the colour
where a piece, such as a Coffin or a village, has a colour but no player (`draw_emblem`).
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from PIL import Image

from .canvas import Colour, Pen, Point, blend, list_edge_shades, rgb
from .faces import FACE_TONES, Face, draw_face, make_faces
from .fonts import make_writable
from .text import measure_text
from .tokens import lay_out_hexagon, scale_figure
from .tones import ASH, CREAM, EMBER_DEEP, EMBER_HOT, INK, PLATE, SOOT, TABLE

__all__ = [
    "HUES",
    "SHAPES",
    "TONES",
    "Face",
    "Hue",
    "Mark",
    "draw_emblem",
    "draw_face",
    "draw_mark",
    "draw_outline",
    "draw_player",
    "draw_tile",
    "label_mark",
    "list_player_tones",
    "make_faces",
    "make_initials",
    "make_marks",
    "measure_initial",
    "measure_player_width",
]

Hue = str
"""One of `HUES`."""
TONES: dict[Hue, Colour] = {
    "red": rgb("#f0604f"),
    "blue": rgb("#62aee8"),
    "yellow": rgb("#f4c744"),
    "green": rgb("#78c274"),
    "white": rgb("#f7f1e2"),
    "violet": rgb("#c797ec"),
}
"""Light enough that ink is read on them, and they themselves on the table: 4.5 to 1 or more."""
HUES: tuple[Hue, ...] = tuple(TONES)
"""In seat order, where a game has no colours of its own."""
SHAPES: dict[Hue, str] = {
    "red": "circle",
    "blue": "square",
    "yellow": "diamond",
    "green": "shield",
    "white": "house",
    "violet": "hexagon",
}
"""The shape that says each hue."""


def _lay_out_cushion(power: float) -> Iterator[Point]:
    """A diamond whose sides bulge, so that there is room for letters."""
    for n in range(48):
        across, down = math.cos(n * math.tau / 48), math.sin(n * math.tau / 48)
        reach = 50 / (abs(across) ** power + abs(down) ** power) ** (1 / power)
        yield 50 + reach * across, 50 + reach * down


_OUTLINES: dict[str, tuple[Point, ...]] = {
    "diamond": tuple(_lay_out_cushion(1.35)),
    "shield": ((6, 6), (94, 6), (94, 54), (50, 99), (6, 54)),
    "house": ((50, 1), (94, 42), (94, 94), (6, 94), (6, 42)),
    "hexagon": tuple(lay_out_hexagon(50)),
}
_MIDDLE = {"shield": 43, "house": 60}
"""How far down the initial stands; in the others it is the middle."""
_ROOM = {"diamond": 0.67, "circle": 0.72}
"""How wide the initial may be, in parts of the mark; in the others somewhat more."""


@dataclass(frozen=True, slots=True)
class Mark:
    """What a player is known by."""

    hue: Hue
    initial: str
    """One letter, or two characters where one would not do; "" for a colour without a player."""

    @property
    def colour(self) -> Colour:
        return TONES[self.hue]

    @property
    def shape(self) -> str:
        return SHAPES[self.hue]


def make_marks(
    names: Sequence[str], *, hues: Sequence[Hue] | None = None, taken: str = ""
) -> tuple[Mark, ...]:
    """A mark for each of six players at most, in seat order. `hues`: their colours, where the game
    says; `taken`: letters that mean something else in the game's pictures, so that no player's
    initial is one of them. Raises ValueError where two have one hue."""
    given = tuple(hues) if hues is not None else HUES[: len(names)]
    if len(set(given)) != len(names):
        raise ValueError(f"{len(names)} players need as many hues, not {given}")
    return tuple(map(Mark, given, make_initials(names, taken)))


def make_initials(names: Sequence[str], taken: str = "") -> tuple[str, ...]:
    """For each name its first letter, or that and a second character where another begins so too
    or the letter is `taken`: "Ada" and "Abe" are "Ad" and "Ab". No two are the same."""
    plain = [_find_letters(name, seat) for seat, name in enumerate(names)]
    first = [one[0].upper() for one in plain]
    found: list[str] = []
    for seat, one in enumerate(plain):
        others = [name for n, name in enumerate(plain) if n != seat and first[n] == first[seat]]
        if not others and first[seat] not in taken:
            found.append(first[seat])
            continue
        rest = [letter.lower() for letter in one[1:]]
        own = [letter for letter in rest if not any(letter in name[1:].lower() for name in others)]
        wanted = [first[seat] + letter for letter in (*own, *rest, *"123456789")]
        found.append(next(two for two in wanted if two not in found))
    return tuple(found)


def _find_letters(name: str, seat: int) -> str:
    """What of a name can be an initial: its letters and digits."""
    kept = "".join(c for c in make_writable(name, "") if c.isalnum())
    return kept or f"Seat{seat + 1}"


def label_mark(mark: Mark) -> str:
    """The mark in words: "red circle Ad"."""
    return f"{mark.hue} {mark.shape} {mark.initial}".strip()


# -- drawn -----------------------------------------------------------------------------------------


def draw_outline(pen: Pen, shape: str, middle: Point, size: float, fill: Colour) -> None:
    """A shape that fills a square of `size` round its middle."""
    (x, y), half = middle, size / 2
    if shape == "circle":
        pen.disc(x, y, half, fill)
    elif shape == "square":
        side = size * 0.44
        pen.box((x - side, y - side, x + side, y + side), fill, corner=size * 0.1)
    else:
        pen.shape(scale_figure(_OUTLINES[shape], size / 100, x - half, y - half), fill)


@lru_cache(maxsize=512)
def draw_mark(mark: Mark, size: int, *, lit: bool = False, away: bool = False) -> Image.Image:
    """Shape, colour and initial in a square of `size` pixels. `lit`: it is their turn; `away`: they
    are out of the game."""
    pen, middle = Pen(size, size), (size / 2, size / 2)
    ground = SOOT if away else mark.colour
    edge = max(1.5, size * 0.05)
    rings = [(0.0, EMBER_HOT), (1.2 * edge, INK), (2.4 * edge, ground)]
    for inset, fill in rings if lit else [(0.0, INK), (edge, ground)]:
        draw_outline(pen, mark.shape, middle, size - 2 * inset, fill)
    _draw_initial(pen, mark, size, CREAM if away else INK)
    return pen.finish_stamp()


def measure_initial(mark: Mark, size: float) -> float:
    """How high the initial is in a mark of that size: 30 pixels in one of 48, or somewhat more for
    two characters as wide as "Wm"."""
    across = measure_text(mark.initial, 100) / 100
    return min(size * 0.64, size * _ROOM.get(mark.shape, 0.75) / max(across, 0.01))


def _draw_initial(pen: Pen, mark: Mark, size: float, ink: Colour) -> None:
    down = size * _MIDDLE.get(mark.shape, 51) / 100
    pen.letter(size / 2, down, mark.initial, measure_initial(mark, size), ink)


def draw_emblem(pen: Pen, hue: Hue, middle: Point, size: float, ink: Colour = INK) -> None:
    """The hue's shape alone, for a piece that has a colour and no player: on its own colour, so
    that it is seen by its edge too."""
    draw_outline(pen, SHAPES[hue], middle, size, ink)
    draw_outline(pen, SHAPES[hue], middle, size * 0.68, TONES[hue])


@lru_cache(maxsize=128)
def draw_player(
    mark: Mark, face: Face, high: int, *, lit: bool = False, away: bool = False
) -> Image.Image:
    """The face on the player's colour, with the mark over its right edge: `high` pixels high, 60 or
    more, and `wide(high)` wide. `lit`: it is their turn; `away`: they are out of the game."""
    whole = Image.new("RGBA", (measure_player_width(high), high), (0, 0, 0, 0))
    whole.paste(draw_tile(mark, face, high, lit=lit, away=away), (0, 0))
    small = round(high * SMALLER)
    sign = draw_mark(mark, small, away=away)
    whole.alpha_composite(sign, (whole.width - small, high - small))
    return whole


SMALLER = 0.76
"""How high the mark is beside a face."""


def measure_player_width(high: int) -> int:
    """How wide a face with its mark is."""
    return high + round(high * SMALLER * 0.66)


@lru_cache(maxsize=128)
def draw_tile(
    mark: Mark, face: Face, size: int, *, lit: bool = False, away: bool = False
) -> Image.Image:
    """The face on its colour alone, in a square."""
    pen = Pen(size, size)
    part = size * (0.065 if lit else 0.04)
    ground = SOOT if away else mark.colour
    pen.box((0, 0, size, size), EMBER_HOT if lit else INK, corner=size * 0.24)
    pen.box((part, part, size - part, size - part), ground, corner=size * 0.2)
    tile, inner = pen.finish_stamp(), round(size - 2 * part)
    drawn = draw_face(face, inner, coat=blend(ground, INK, 0.45))
    window = Pen(inner, inner)
    window.box((0, 0, inner, inner), INK, corner=size * 0.2)
    held = Image.new("RGBA", (inner, inner), (0, 0, 0, 0))
    held.paste(drawn, (0, 0), window.finish_stamp().getchannel("A"))
    tile.alpha_composite(_turn_grey(held) if away else held, (round(part), round(part)))
    return tile


def _turn_grey(image: Image.Image) -> Image.Image:
    bleak = image.convert("L").point(lambda v: round(v * 0.75)).convert("RGBA")
    bleak.putalpha(image.getchannel("A"))
    return bleak


@cache
def list_player_tones() -> tuple[Colour, ...]:
    """The colours of marks and faces and of their edges, for a game's palette."""
    hues = list(TONES.values())
    return tuple(
        dict.fromkeys(
            [
                *hues,
                *FACE_TONES,
                SOOT,
                EMBER_HOT,
                *list_edge_shades([*hues, CREAM, EMBER_DEEP], INK, 2),
                *list_edge_shades(hues, PLATE, 1),
                *list_edge_shades(hues, TABLE, 1),
                *(blend(hue, INK, 0.45) for hue in hues),
                ASH,
            ]
        )
    )
