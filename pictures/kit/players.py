"""Players: a colour, an initial, a shape and a face for each, the same in every picture and list.

    make_marks(names)                a `Mark` for each seat, in seat order
    make_marks(names, hues=("blue", ...))  if the game gives or sells its players their colours
    make_marks(names, taken="ABC")   if the picture uses these letters for something else
    draw_mark(mark, 48)              shape, colour and initial: small, on maps and lines
    make_faces(names)                a `Face` for each, no two alike at a table (`faces.py`)
    draw_player(mark, face, 72)      the face on its colour with the mark beside it: in rows
    draw_player(..., lit=True)       with a ring of embers: it is the player's turn
    draw_player(..., away=True)      grey: the player is out of the game
    draw_tile(mark, face, 60)        the face on its colour alone, if the mark stands elsewhere
    label_mark(mark)                 "red circle Ad", for words
    list_player_tones()              what a game's palette needs to paint them all

A hue and a shape always come together, so the shape also tells the colour of a piece that has a
colour but no player, such as a Coffin or a village (`draw_emblem`).
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from PIL import Image

from pictures.words import Message

from .canvas import Colour, Pen, Point, blend, list_edge_shades, rgb
from .faces import FACE_TONES, Face, draw_face
from .fonts import make_writable
from .text import measure_text
from .tokens import lay_out_hexagon, scale_figure
from .tones import ASH, CREAM, EMBER_DEEP, EMBER_HOT, INK, PLATE, SOOT, TABLE

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
"""Tones light enough for ink to be read on them, and for them to be seen on the table: a contrast
of 4.5 to 1 or more."""
HUES: tuple[Hue, ...] = tuple(TONES)
"""The players' hues in seat order, for a game that has no colours of its own."""
SHAPES: dict[Hue, str] = {
    "red": "circle",
    "blue": "square",
    "yellow": "diamond",
    "green": "shield",
    "white": "house",
    "violet": "hexagon",
}
"""The shape that stands for each hue."""


def _lay_out_cushion(power: float) -> Iterator[Point]:
    """Yield the points of a diamond whose sides bulge, so that letters fit in."""
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
"""How far down a mark the middle of the initial is, in hundredths; 51 for the other shapes."""
_ROOM = {"diamond": 0.67, "circle": 0.72}
"""How wide the initial may be, as a share of the mark; 0.75 for the other shapes."""


@dataclass(frozen=True, slots=True)
class Mark:
    """What the pictures show a player by: a hue with its shape, and an initial."""

    hue: Hue
    initial: str
    """One letter, or two characters if one is not enough; "" for a colour without a player."""

    @property
    def colour(self) -> Colour:
        return TONES[self.hue]

    @property
    def shape(self) -> str:
        return SHAPES[self.hue]


def make_marks(
    names: Sequence[str], *, hues: Sequence[Hue] | None = None, taken: str = ""
) -> tuple[Mark, ...]:
    """Make a mark for each of at most six players, in seat order. `hues`: the players' colours, if
    the game gives them; `taken`: letters that mean something else in the game's pictures, which no
    player's initial may be. Raises ValueError unless each player has a hue of their own."""
    given = tuple(hues) if hues is not None else HUES[: len(names)]
    if len(set(given)) != len(names):
        raise ValueError(f"{len(names)} players need as many hues, not {given}")
    return tuple(map(Mark, given, make_initials(names, taken)))


def make_initials(names: Sequence[str], taken: str = "") -> tuple[str, ...]:
    """Make an initial for each name: its first letter, with a second character if another name
    begins with the same letter or the letter is `taken`. "Ada" and "Abe" are "Ad" and "Ab". No two
    initials are the same."""
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
    """Keep the letters and digits of a name, which can be initials; "Seat1" and so on if it has
    none."""
    kept = "".join(c for c in make_writable(name, "") if c.isalnum())
    return kept or f"Seat{seat + 1}"


def label_mark(mark: Mark) -> str:
    """Say a mark in words: "red circle Ad"."""
    if not mark.initial:
        return str(Message("mark-without-initial", hue=mark.hue))
    return str(Message("mark", hue=mark.hue, initial=mark.initial))


# -- drawn -----------------------------------------------------------------------------------------


def draw_outline(pen: Pen, shape: str, middle: Point, size: float, fill: Colour) -> None:
    """Draw a filled shape in a square of `size` round its middle."""
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
    """Draw shape, colour and initial in a square of `size` pixels. `lit`: it is the player's turn;
    `away`: the player is out of the game."""
    pen, middle = Pen(size, size), (size / 2, size / 2)
    ground = SOOT if away else mark.colour
    edge = max(1.5, size * 0.05)
    rings = [(0.0, EMBER_HOT), (1.2 * edge, INK), (2.4 * edge, ground)]
    for inset, fill in rings if lit else [(0.0, INK), (edge, ground)]:
        draw_outline(pen, mark.shape, middle, size - 2 * inset, fill)
    _draw_initial(pen, mark, size, CREAM if away else INK)
    return pen.finish_stamp()


def fit_initial(mark: Mark, size: float) -> float:
    """Find the type size at which the initial fits into a mark of this size: 30 pixels in a mark of
    48."""
    across = measure_text(mark.initial, 100) / 100
    return min(size * 0.64, size * _ROOM.get(mark.shape, 0.75) / max(across, 0.01))


def _draw_initial(pen: Pen, mark: Mark, size: float, ink: Colour) -> None:
    down = size * _MIDDLE.get(mark.shape, 51) / 100
    pen.letter(size / 2, down, mark.initial, fit_initial(mark, size), ink)


def draw_emblem(pen: Pen, hue: Hue, middle: Point, size: float, ink: Colour = INK) -> None:
    """Draw the hue's shape in ink with a smaller one in the hue's own tone inside, for a piece that
    has a colour but no player. The ink shows its edge on any ground."""
    draw_outline(pen, SHAPES[hue], middle, size, ink)
    draw_outline(pen, SHAPES[hue], middle, size * 0.68, TONES[hue])


@lru_cache(maxsize=512)
def draw_hue(hue: Hue, size: int) -> Image.Image:
    """Draw the emblem of a hue alone, in a square of `size` pixels."""
    pen = Pen(size, size)
    draw_emblem(pen, hue, (size / 2, size / 2), size)
    return pen.finish_stamp()


@lru_cache(maxsize=128)
def draw_player(
    mark: Mark, face: Face, high: int, *, lit: bool = False, away: bool = False
) -> Image.Image:
    """Draw the face on the player's colour, with the mark over its right edge. The picture is
    `high` pixels high, 60 or more, and `measure_player_width(high)` wide. `lit`: it is the player's
    turn; `away`: the player is out of the game."""
    whole = Image.new("RGBA", (measure_player_width(high), high), (0, 0, 0, 0))
    whole.paste(draw_tile(mark, face, high, lit=lit, away=away), (0, 0))
    small = round(high * MARK_SHARE)
    sign = draw_mark(mark, small, away=away)
    whole.alpha_composite(sign, (whole.width - small, high - small))
    return whole


MARK_SHARE = 0.76
"""The height of the mark beside a face, as a share of the face's height."""


def measure_player_width(high: int) -> int:
    """Find how wide a face with its mark is, from its height."""
    return high + round(high * MARK_SHARE * 0.66)


@lru_cache(maxsize=128)
def draw_tile(
    mark: Mark, face: Face, size: int, *, lit: bool = False, away: bool = False
) -> Image.Image:
    """Draw the face on its colour in a square, without the mark."""
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
    """List the colours of marks and faces and of their edges, for a game's palette."""
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
