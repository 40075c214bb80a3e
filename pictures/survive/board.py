"""Draw the whole picture: the map on its table, and below it how everybody stands."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from PIL import Image, ImageDraw

from pictures.kit import tiles
from pictures.kit.canvas import Pen, Point, blend, encode_png, stamp, write
from pictures.kit.tones import (
    EMBER,
    EMBER_DEEP,
    EMBER_HOT,
    INK,
    PAPER_BURNT,
    PAPER_SHADE,
    TABLE,
    TABLE_LIT,
)
from pictures.survive import key
from pictures.survive.facts import list_seats, list_spots
from pictures.survive.map import cells, places
from pictures.survive.map.cells import TILE, Lit, Scene
from pictures.survive.marks.colours import FAINT, GLOW, make_inks
from pictures.survive.marks.people import make_avatars, make_persons
from pictures.survive.plates import head, race, standing
from rules.survive.model.board import COLUMNS, ROWS, SPACES, Space
from rules.survive.view import View

WIDTH = 1080
LEFT, TOP = 72, 160
"""The upper left corner of space A1."""
GRID = tiles.Grid(LEFT, TOP, TILE)
PITCH = GRID.pitch
SHEET = (16, 106, WIDTH - 8, TOP + 7 * PITCH + 22)
"""The edges of the sheet of paper on which the map is drawn."""
TOP_BELOW_SHEET = SHEET[3] + 10


def place_space_corner(space: Space) -> tuple[int, int]:
    """Find the pixel at the upper left corner of a space's tile."""
    return GRID.place_corner(COLUMNS.index(space[0]), ROWS.index(space[1]))


def place_space_middle(space: Space) -> Point:
    """Find the pixel at the middle of a space's tile."""
    return GRID.place_middle(COLUMNS.index(space[0]), ROWS.index(space[1]))


@dataclass(frozen=True, slots=True)
class Going:
    """The facts of the private picture that shows a player exactly which spaces they may choose."""

    view: View
    """The public view, without the spaces that it shows as within reach."""
    spaces: tuple[Space, ...]


def draw(view: View) -> bytes:
    """Draw the table as a PNG. Once the game is over, the rows start with the highest progress."""
    everybody, persons = list_seats(view), make_persons(view)
    if view.phase == "over":
        everybody.sort(key=lambda seat: -(seat.progress or 0))
    humans = view.phase != "colours" and any(seat.role == "human" for seat in everybody)
    racing = race.HIGH if humans else 0
    below = TOP_BELOW_SHEET + key.measure_height(view)
    picture = _draw_empty_board(below + racing + standing.measure_height(view, everybody)).copy()
    _draw_map(picture, view, view.reach, view.contested)
    head.draw(picture, view, everybody, persons)
    key.draw(picture, view, TOP_BELOW_SHEET)
    if racing:
        race.draw(picture, everybody, persons, below)
    standing.draw(picture, view, everybody, persons, below + racing)
    return encode_png(picture, make_inks())


def draw_going(going: Going) -> bytes:
    """Draw only the map and the plates above it as a PNG, with the spaces that the player may
    choose."""
    view = going.view
    picture = _draw_empty_board(TOP_BELOW_SHEET).copy()
    _draw_map(picture, view, going.spaces, ())
    head.draw(picture, view, list_seats(view), make_persons(view))
    return encode_png(picture, make_inks())


def _draw_map(
    picture: Image.Image, view: View, reach: Sequence[Space], contested: Sequence[Space]
) -> None:
    everything = list_spots(view)
    active = next((p for p in view.players if p.seat == view.turn), None)
    playing = view.phase == "turns"
    scene = Scene(
        avatars=make_avatars(view),
        lit=Lit(
            human=active.colour if playing and active and active.role == "human" else None,
            zombies=frozenset(view.zombies_to_move),
            vampire=bool(playing and active and active.role == "vampire"),
        ),
        stuck=frozenset({view.dark} if view.dark else ()),
        reach=frozenset(reach),
        contested=frozenset(contested),
        news=frozenset(view.news),
    )
    for spot in everything:
        cells.draw_place(picture, spot, *place_space_corner(spot.space), scene)
    for spot in everything:
        cells.draw_edges(picture, spot, *place_space_corner(spot.space), scene)
    for start, end in view.trail:
        tiles.draw_arrow(picture, place_space_middle(start), place_space_middle(end))
    for spot in everything:
        if spot.is_blank:
            _draw_coordinates(picture, spot.space, lit=scene.is_in_reach(spot.space))
    for spot in everything:
        cells.draw_things(picture, spot, place_space_corner(spot.space), scene)


def _draw_coordinates(picture: Image.Image, space: Space, *, lit: bool) -> None:
    """Write the coordinates of an unexplored space in its middle."""
    x, y = place_space_middle(space)
    write(picture, (x, y), space, 46 if lit else 34, INK if lit else FAINT, anchor="mm", bold=lit)


# -- the table and its paper ---------------------------------------------------------------------


@lru_cache(maxsize=6)
def _draw_empty_board(height: int) -> Image.Image:
    """Draw all that never changes: the table, the sheet with its letters and numbers, and blank
    tiles."""
    picture = Image.new("RGB", (WIDTH, height), TABLE)
    ink = ImageDraw.Draw(picture)
    for n, colour in enumerate(GLOW):  # firelight from below the map
        reach = 620 - n * 80
        middle = (WIDTH // 2, TOP_BELOW_SHEET - 20)
        x, y = middle
        ink.ellipse((x - reach * 1.35, y - reach, x + reach * 1.35, y + reach), fill=colour)
    _draw_embers(picture, height)
    stamp(picture, _draw_sheet(), 0, 0)
    for space in SPACES:
        x, y = place_space_corner(space)
        stamp(picture, places.draw_blank_tile(TILE), x, y)
    for n, letter in enumerate(COLUMNS):
        at = (LEFT + n * PITCH + TILE / 2, TOP - 24)
        write(picture, at, letter, 38, INK, anchor="mm", bold=True)
    for n, number in enumerate(ROWS):
        beside = (LEFT - 25, TOP + n * PITCH + TILE / 2)
        write(picture, beside, number, 38, INK, anchor="mm", bold=True)
    return picture


def _draw_embers(picture: Image.Image, height: int) -> None:
    rnd = Random(1911)
    for _ in range(90):
        x, y = rnd.randrange(WIDTH), rnd.randrange(height)
        size = rnd.choice((2, 3, 3, 4, 6))
        pen = Pen(4 * size, 4 * size)
        pen.disc(2 * size, 2 * size, 1.2 * size, EMBER_DEEP, alpha=120)
        pen.disc(2 * size, 2 * size, 0.55 * size, rnd.choice((EMBER, EMBER_HOT, EMBER_DEEP)))
        stamp(picture, pen.finish_stamp(), x, y)
    for n in range(5):  # the boards of the table
        y = TOP_BELOW_SHEET + 30 + n * 130
        ImageDraw.Draw(picture).line([(0, y), (WIDTH, y)], fill=TABLE_LIT, width=2)


@lru_cache(maxsize=1)
def _draw_sheet() -> Image.Image:
    """Draw old paper with torn, burnt edges, and the frame of the map."""
    left, top, right, bottom = SHEET
    pen = Pen(WIDTH, bottom + 12, finer=2)
    for inset, colour, seed in ((0, TABLE, 4), (3, PAPER_BURNT, 4), (9, PAPER_SHADE, 9)):
        box = (left + inset, top + inset, right - inset, bottom - inset)
        pen.shape(_lay_out_torn_edge(*box, seed), colour)
    frame = (LEFT - 6, TOP - 6, LEFT + 7 * PITCH + 2, TOP + 7 * PITCH + 2)
    pen.box(frame, blend(PAPER_SHADE, PAPER_BURNT, 0.35), INK, width=3, corner=14)
    return pen.finish_stamp()


def _lay_out_torn_edge(
    left: float, top: float, right: float, bottom: float, seed: int
) -> list[Point]:
    rnd = Random(seed)
    points: list[Point] = []
    step = 13

    def rough() -> float:
        return rnd.uniform(-2.5, 2.5) + (rnd.uniform(2, 9) if rnd.random() < 0.07 else 0)

    for x in range(round(left), round(right), step):
        points.append((x, top + rough()))
    for y in range(round(top), round(bottom), step):
        points.append((right - rough(), y))
    for x in range(round(right), round(left), -step):
        points.append((x, bottom - rough()))
    for y in range(round(bottom), round(top), -step):
        points.append((left + rough(), y))
    return points
