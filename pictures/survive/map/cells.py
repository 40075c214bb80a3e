"""Find room in a tile for everything on its space, and draw the tile.

A tag with the coordinates is in the upper left corner. Defenses stand beside it, or down the right
side if there are many. All other pieces lie in rows below, as large as the room allows.
"""

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

from PIL import Image

from pictures.kit import tiles
from pictures.kit.canvas import Pen, stamp
from pictures.kit.signs import draw_spark
from pictures.kit.tones import EMBER, EMBER_DEEP, EMBER_HOT, INK
from pictures.survive.facts import Spot
from pictures.survive.map import pieces, places
from pictures.survive.marks.people import Avatars
from rules.survive.model.board import Space
from rules.survive.model.components import Colour, Zombie

TILE = 136
"""The side of a tile in pixels."""
TILE_INSET = 4
TAG = 36
WALLS = {1: (40, 44), 2: (38, 42), 3: (26, 34)}
"""The greatest width and height of a Defense beside the tag, for each number of Defenses there."""
NARROWEST_DEFENSE = 20
"""The least width of a Defense beside the tag."""
CROWDED_PIECES = 6
"""If more pieces than this lie below, the Defenses beside the tag are small whatever their
number."""
DEFENSE_COLUMN_WIDTH = 27
"""The width of Defenses that stand down the right side."""
NEW_SIGN_SIDE = 50
"""The side of the sign that something is new."""
LARGEST_PIECE = 88
"""The side of a piece that has a tile to itself."""


@dataclass(frozen=True, slots=True)
class Thing:
    """Something on a space, and the rectangle that it fills within the tile."""

    kind: str
    """One of tag, defense, human, zombie, vampire, coffin, crate and dark."""
    what: Any
    """The tag's space, the piece's colour or the Zombie; None for the other kinds."""
    left: int
    top: int
    width: int
    height: int


def lay_out_things(spot: Spot) -> list[Thing]:
    """Find the rectangle in the tile for each thing on the space."""
    loose: list[tuple[str, str | None]] = [("dark", None)] if spot.dark else []
    loose += [("crate", None)] if spot.crates else []
    loose += [("human", colour) for colour in spot.humans]
    loose += [("zombie", which) for which in spot.zombies]
    loose += [("vampire", None)] if spot.vampire else []
    loose += [("coffin", colour) for colour in spot.coffins]
    things, left_over = _lay_out_edges(spot, crowded=len(loose) > CROWDED_PIECES)
    return things + _lay_out_rows(loose, *left_over)


def _lay_out_edges(spot: Spot, crowded: bool) -> tuple[list[Thing], tuple[int, int, int, int]]:
    """Lay out the tag and the Defenses. Return them, and the left, top, width and height of the
    room that they leave."""
    things: list[Thing] = []
    strip = 0
    room = beside = TILE - 2 * TILE_INSET
    if not spot.is_blank:
        tag_width = places.draw_tag(spot.space, hue=spot.village_colour).width
        things.append(Thing("tag", spot.space, TILE_INSET, TILE_INSET, tag_width, TAG))
        strip = TAG
        beside -= tag_width
    walls = [colour for colour, _ in spot.defenses]
    if walls and len(walls) in WALLS and beside // len(walls) >= NARROWEST_DEFENSE:
        wide, high = WALLS[3] if crowded else WALLS[len(walls)]
        wide = min(wide, beside // len(walls))
        first = TILE - TILE_INSET - len(walls) * wide
        for n, colour in enumerate(walls):
            things.append(Thing("defense", colour, first + n * wide, TILE_INSET - 1, wide, high))
        strip = max(strip, high)
    elif walls:
        wide, high = DEFENSE_COLUMN_WIDTH, (TILE - 2) // len(walls)
        for n, colour in enumerate(walls):
            things.append(Thing("defense", colour, TILE - 2 - wide, 1 + n * high, wide, high))
        room -= wide + 1
    top = TILE_INSET + strip + 1 if strip else TILE_INSET + 6
    return things, (TILE_INSET, top, room, TILE - TILE_INSET - top)


def _lay_out_rows(
    loose: list[tuple[str, str | None]], left: int, top: int, width: int, height: int
) -> list[Thing]:
    """Lay out the pieces as squares in as many columns as make the squares largest. The last row is
    centred."""
    if not loose:
        return []
    count = len(loose)

    def side(columns: int) -> int:
        return min(width // columns, height // -(-count // columns), LARGEST_PIECE)

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
    """Which pieces glow, because they are to move."""

    human: Colour | None = None
    zombies: frozenset[Zombie] = frozenset()
    vampire: bool = False

    def is_glowing(self, thing: Thing) -> bool:
        """Whether the thing is a Zombie or the Vampire and is to move. For a Human it is False: a
        Human's own rim is lit."""
        if thing.kind == "zombie":
            return thing.what in self.zombies
        return thing.kind == "vampire" and self.vampire


@dataclass(frozen=True, slots=True)
class Scene:
    """What the drawing of every tile on the map needs to know."""

    avatars: Avatars
    lit: Lit
    stuck: frozenset[Space]
    reach: frozenset[Space]
    """Spaces where somebody may go."""
    contested: frozenset[Space]
    """Spaces where they may go only if they can pay for an attack."""
    news: frozenset[Space]

    def is_in_reach(self, space: Space) -> bool:
        return space in self.reach or space in self.contested


def draw_place(picture: Image.Image, spot: Spot, x: int, y: int, scene: Scene) -> None:
    """Draw the ground of a tile: its place, or glowing paper if the space is within reach and
    unexplored; and the scorched rim if the dark Meteorite lies there."""
    if spot.place is None and scene.is_in_reach(spot.space):
        stamp(picture, places.draw_blank_tile(TILE, lit=True), x, y)
    if spot.place is not None:
        stamp(picture, places.draw_place_tile(spot.place, TILE, spot.is_occupied), x, y)
    if spot.dark:
        stamp(picture, _draw_scorched_rim(), x, y)


def draw_edges(picture: Image.Image, spot: Spot, x: int, y: int, scene: Scene) -> None:
    """Draw a frame round a tile within reach: dashed if the move needs an attack."""
    if spot.space in scene.reach:
        stamp(picture, tiles.draw_frame(TILE), x - 4, y - 4)
    elif spot.space in scene.contested:
        stamp(picture, draw_dashed_frame(TILE), x - 4, y - 4)


@lru_cache(maxsize=512)
def draw_dashed_frame(side: int) -> Image.Image:
    """Draw the frame of a space within reach, broken into dashes."""
    frame = tiles.draw_frame(side).copy()
    for n in range(0, frame.width, 30):
        for box in (
            (n, 0, 12, 12),
            (n, frame.height - 12, 12, 12),
            (0, n, 12, 12),
            (frame.width - 12, n, 12, 12),
        ):
            left, top, wide, high = box
            frame.paste((0, 0, 0, 0), (left, top, left + wide, top + high))
    return frame


def draw_things(picture: Image.Image, spot: Spot, corner: tuple[int, int], scene: Scene) -> None:
    """Draw everything on the tile whose upper left corner is given."""
    x, y = corner
    lit = scene.lit
    sizes = dict(spot.defenses)
    things = lay_out_things(spot)
    for thing in things:
        if lit.is_glowing(thing):
            out = thing.width // 12
            stamp(picture, _draw_glow(thing.width), x + thing.left - out, y + thing.top - out)
    for thing in things:
        left, top = x + thing.left, y + thing.top
        size = thing.width
        match thing.kind:
            case "tag":
                drawn = places.draw_tag(
                    thing.what, scene.is_in_reach(spot.space), spot.village_colour
                )
            case "defense":
                size_of = sizes[thing.what]
                drawn = pieces.draw_defense(thing.what, size_of, thing.width, thing.height)
            case "human":
                person = scene.avatars[thing.what]
                stuck, moves = spot.space in scene.stuck, thing.what == lit.human
                drawn = pieces.draw_human(person, size, stuck, moves)
            case "zombie":
                drawn = pieces.draw_zombie(thing.what, size)
            case "vampire":
                drawn = pieces.draw_vampire(size)
            case "coffin":
                state = "saved" if spot.place == "graveyard" else "loose"
                drawn = pieces.draw_coffin(thing.what, size, state)
            case "crate":
                drawn = pieces.draw_crate(size, spot.crates)
            case _:
                drawn = pieces.draw_dark_meteorite(size)
        stamp(picture, drawn, left, top)
    if spot.space in scene.news:
        stamp(
            picture,
            draw_spark(NEW_SIGN_SIDE),
            x + TILE - NEW_SIGN_SIDE + 10,
            y + TILE - NEW_SIGN_SIDE + 10,
        )


@lru_cache(maxsize=512)
def _draw_glow(size: int) -> Image.Image:
    whole = size + 2 * (size // 12)
    pen = Pen(whole, whole)
    middle = whole / 2
    pen.disc(middle, middle, middle * 0.98, EMBER, EMBER_DEEP, width=2.5)
    pen.disc(middle, middle, middle * 0.78, EMBER_HOT)
    return pen.finish_stamp()


@cache
def _draw_scorched_rim() -> Image.Image:
    """Draw slanting bars all round a tile that nobody may pass."""
    pen = Pen(TILE, TILE)
    pen.box((0, 0, TILE, TILE), None, INK, width=13, corner=12)
    for n in range(0, TILE - 8, 18):
        for points in (
            [(n, 2), (n + 8, 11)],
            [(n, TILE - 11), (n + 8, TILE - 2)],
            [(2, n), (11, n + 8)],
            [(TILE - 11, n), (TILE - 2, n + 8)],
        ):
            pen.line([(float(a), float(b)) for a, b in points], EMBER, 4)
    pen.keep_inside(12)
    return pen.finish_stamp()
