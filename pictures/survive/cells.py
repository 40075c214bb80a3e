"""How everything on one space finds room in its tile, and the tile drawn.

A tag of letters in the upper left corner; Defenses beside it, or down the right side where they
are many; all that stands or lies there in rows below, as large as the room allows.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from PIL import Image

from pictures.kit.canvas import Pen, stamp
from pictures.kit.tones import EMBER, EMBER_DEEP, EMBER_HOT, INK
from rules.survive.board import Space
from rules.survive.components import Colour, Zombie

from . import pieces, places
from .facts import Spot

TILE = 136
"""A tile's side."""
EDGE = 4
TAG = 34
WALLS = {1: (40, 44), 2: (38, 42), 3: (26, 34)}
"""A Defense's width and height where so many stand beside the tag."""
CROWD = 6
"""Where more stand than that, Defenses are small whatever their number."""
COLUMN = 27
"""The width of those that stand down the right side."""
LARGEST = 88
"""The side of a piece that has a tile to itself."""


@dataclass(frozen=True, slots=True)
class Thing:
    """Something on a space, and the square or oblong it fills, within the tile."""

    kind: str
    """tag, defense, human, zombie, vampire, coffin, crate or dark."""
    what: Any
    """The tag's place, the colour or the Zombie."""
    left: int
    top: int
    width: int
    height: int


def arranged(spot: Spot) -> list[Thing]:
    """Where each thing on the space goes."""
    loose: list[tuple[str, str | None]] = [("dark", None)] if spot.dark else []
    loose += [("crate", None)] if spot.crates else []
    loose += [("human", colour) for colour in spot.humans]
    loose += [("zombie", which) for which in spot.zombies]
    loose += [("vampire", None)] if spot.vampire else []
    loose += [("coffin", colour) for colour in spot.coffins]
    things, left_over = _edges(spot, crowded=len(loose) > CROWD)
    return things + _rows(loose, *left_over)


def _edges(spot: Spot, crowded: bool) -> tuple[list[Thing], tuple[int, int, int, int]]:
    """Tag and Defenses; and the left, top, width and height that they leave."""
    things: list[Thing] = []
    strip = 0
    if spot.place is not None:
        tag_width = places.tag(spot.place, TAG).width
        things.append(Thing("tag", spot.place, EDGE, EDGE, tag_width, TAG))
        strip = TAG
    walls = [colour for colour, _ in spot.defenses]
    room = TILE - 2 * EDGE
    if len(walls) in WALLS:
        wide, high = WALLS[3] if crowded else WALLS[len(walls)]
        first = TILE - EDGE - len(walls) * wide
        for n, colour in enumerate(walls):
            things.append(Thing("defense", colour, first + n * wide, EDGE - 1, wide, high))
        strip = max(strip, high)
    elif walls:
        wide, high = COLUMN, (TILE - 2) // len(walls)
        for n, colour in enumerate(walls):
            things.append(Thing("defense", colour, TILE - 2 - wide, 1 + n * high, wide, high))
        room -= wide + 1
    top = EDGE + strip + 1 if strip else EDGE + 6
    return things, (EDGE, top, room, TILE - EDGE - top)


def _rows(
    loose: list[tuple[str, str | None]], left: int, top: int, width: int, height: int
) -> list[Thing]:
    """Squares in as many columns as makes them largest; the last row is centred."""
    if not loose:
        return []
    count = len(loose)

    def side(columns: int) -> int:
        return min(width // columns, height // -(-count // columns), LARGEST)

    columns = max(range(1, count + 1), key=side)
    size = side(columns)
    rows = -(-count // columns)
    found = []
    start = top + (height - rows * size) // 2
    for n, (kind, what) in enumerate(loose):
        row, column = divmod(n, columns)
        in_row = min(columns, count - row * columns)
        indent = left + (width - in_row * size) // 2
        found.append(Thing(kind, what, indent + column * size, start + row * size, size, size))
    return found


@dataclass(frozen=True, slots=True)
class Lit:
    """Who is to move: these pieces glow."""

    human: Colour | None = None
    zombies: frozenset[Zombie] = frozenset()
    vampire: bool = False

    def glows(self, thing: Thing) -> bool:
        if thing.kind == "human":
            return self.human is not None and thing.what == self.human
        if thing.kind == "zombie":
            return thing.what in self.zombies
        return thing.kind == "vampire" and self.vampire


def draw_place(picture: Image.Image, spot: Spot, x: int, y: int) -> None:
    """The ground of a tile: its place, and the scorched rim of the dark Meteorite."""
    if spot.place is not None:
        stamp(picture, places.place(spot.place, TILE, spot.covered), x, y)
    if spot.dark:
        stamp(picture, _scorched(), x, y)


def draw_things(
    picture: Image.Image, spot: Spot, corner: tuple[int, int], lit: Lit, stuck: frozenset[Space]
) -> None:
    """Everything on the tile whose upper left corner is given."""
    x, y = corner
    sizes = dict(spot.defenses)
    things = arranged(spot)
    for thing in things:
        if lit.glows(thing):
            out = thing.width // 12
            stamp(picture, _glow(thing.width), x + thing.left - out, y + thing.top - out)
    for thing in things:
        left, top = x + thing.left, y + thing.top
        size = thing.width
        match thing.kind:
            case "tag":
                drawn = places.tag(thing.what, TAG)
            case "defense":
                size_of = sizes[thing.what]
                drawn = pieces.defense(thing.what, size_of, thing.width, thing.height)
            case "human":
                drawn = pieces.human(thing.what, size, spot.space in stuck)
            case "zombie":
                drawn = pieces.zombie(thing.what, size)
            case "vampire":
                drawn = pieces.vampire(size)
            case "coffin":
                state = "saved" if spot.place == "graveyard" else "loose"
                drawn = pieces.coffin(thing.what, size, state)
            case "crate":
                drawn = pieces.crate(size, spot.crates)
            case _:
                drawn = pieces.dark_meteorite(size)
        stamp(picture, drawn, left, top)


@cache
def _glow(size: int) -> Image.Image:
    whole = size + 2 * (size // 12)
    pen = Pen(whole, whole)
    middle = whole / 2
    pen.disc(middle, middle, middle * 0.98, EMBER, EMBER_DEEP, width=2.5)
    pen.disc(middle, middle, middle * 0.78, EMBER_HOT)
    return pen.done()


@cache
def _scorched() -> Image.Image:
    """Slanting bars all round the tile: nobody passes."""
    pen = Pen(TILE, TILE)
    pen.box((0, 0, TILE, TILE), None, INK, width=13, corner=12)
    for n in range(0, TILE - 8, 18):
        for points in ([(n, 2), (n + 8, 11)], [(n, TILE - 11), (n + 8, TILE - 2)],
                       [(2, n), (11, n + 8)], [(TILE - 11, n), (TILE - 2, n + 8)]):  # fmt: skip
            pen.line([(float(a), float(b)) for a, b in points], EMBER, 4)
    pen.keep_inside(12)
    return pen.done()
