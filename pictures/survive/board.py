"""The whole picture: the map on its table, and beneath it how everybody stands."""

from __future__ import annotations

import math
from functools import lru_cache
from random import Random

from PIL import Image, ImageDraw

from pictures.canvas import FINER, Pen, Point, blend, png, stamp, write
from pictures.tones import (
    EMBER,
    EMBER_DEEP,
    EMBER_HOT,
    INK,
    PAPER,
    PAPER_BURNT,
    PAPER_SHADE,
    TABLE,
    TABLE_LIT,
)
from rules.survive.board import COLUMNS, ROWS, SPACES, Space
from rules.survive.view import View

from . import cells, places, standing
from .cells import TILE, Lit
from .colours import GLOW, inks
from .facts import seats, spots

WIDTH = 1080
PITCH = 140
LEFT, TOP = 72, 160
"""Upper left corner of A1."""
SHEET = (16, 106, WIDTH - 8, TOP + 7 * PITCH + 22)
"""The sheet of paper the map is drawn on."""
BELOW = SHEET[3] + 10


def corner(space: Space) -> tuple[int, int]:
    """The upper left corner of a space's tile."""
    return LEFT + COLUMNS.index(space[0]) * PITCH, TOP + ROWS.index(space[1]) * PITCH


def draw(view: View) -> bytes:
    """The table as a PNG."""
    everybody = seats(view)
    picture = _table(standing.height(everybody)).copy()
    standing.draw_head(picture, view, everybody)
    _draw_map(picture, view)
    standing.draw_seats(picture, view, everybody, BELOW)
    return png(picture, inks())


def _draw_map(picture: Image.Image, view: View) -> None:
    everything = spots(view)
    for spot in everything:
        cells.draw_place(picture, spot, *corner(spot.space))
    for start, end in view.trail:
        _mark(picture, start, end)
    active = next((p for p in view.players if p.seat == view.turn), None)
    playing = view.phase == "turns"
    lit = Lit(
        human=active.colour if playing and active and active.role == "human" else None,
        zombies=frozenset(view.zombies_to_move),
        vampire=bool(playing and active and active.role == "vampire"),
    )
    stuck = frozenset({view.dark} if view.dark else ())
    for spot in everything:
        cells.draw_things(picture, spot, corner(spot.space), lit, stuck)


# -- the last moves ------------------------------------------------------------------------------


def _mark(picture: Image.Image, start: Space, end: Space) -> None:
    """An arrow from where a piece was to where it went, and a glowing frame round that."""
    x, y = corner(end)
    stamp(picture, _frame(), x - 4, y - 4)
    if start == end:
        return
    across = COLUMNS.index(end[0]) - COLUMNS.index(start[0])
    down = ROWS.index(end[1]) - ROWS.index(start[1])
    rim, core, left, top = _arrow(across, down)
    x, y = corner(start)
    place = (x + TILE // 2 + left, y + TILE // 2 + top)
    picture.paste(INK, place, rim)
    picture.paste(EMBER, place, core)


@lru_cache(maxsize=1)
def _frame() -> Image.Image:
    pen = Pen(TILE + 8, TILE + 8)
    pen.box((0, 0, TILE + 8, TILE + 8), None, INK, 8, 16)
    pen.box((1.5, 1.5, TILE + 6.5, TILE + 6.5), None, EMBER, 5, 15)
    return pen.done()


@lru_cache(maxsize=200)
def _arrow(across: int, down: int) -> tuple[Image.Image, Image.Image, int, int]:
    """A bowed arrow between tiles so far apart, as two masks, and their upper left corner counted
    from the middle of the first tile."""
    end_x, end_y = across * PITCH, down * PITCH
    long = math.hypot(end_x, end_y)
    ahead = (end_x / long, end_y / long)
    bow = (-ahead[1] * long * 0.13, ahead[0] * long * 0.13)
    bend = (end_x / 2 + bow[0], end_y / 2 + bow[1])
    curve = [
        (2 * t * (1 - t) * bend[0] + t * t * end_x, 2 * t * (1 - t) * bend[1] + t * t * end_y)
        for t in (n / 48 for n in range(49))
    ]
    near, far = 30.0, 62.0
    body = [p for p in curve if math.hypot(*p) >= near
            and math.hypot(p[0] - end_x, p[1] - end_y) >= far]  # fmt: skip
    body = body if len(body) > 1 else [curve[16], curve[30]]
    tip = body[-1]
    aim = math.atan2(end_y - tip[1], end_x - tip[0])
    head = [
        (tip[0] + reach * math.cos(aim + turn), tip[1] + reach * math.sin(aim + turn))
        for reach, turn in ((36, 0.0), (30, 2.25), (30, -2.25))
    ]
    every = [*body, *head]
    margin = 20
    left = math.floor(min(x for x, _ in every)) - margin
    top = math.floor(min(y for _, y in every)) - margin
    width = math.ceil(max(x for x, _ in every)) + margin - left
    height = math.ceil(max(y for _, y in every)) + margin - top
    rim = _stroke(body, head, (left, top, width, height), 22, 5)
    core = _stroke(body, head, (left, top, width, height), 13, 0)
    return rim, core, left, top


def _stroke(
    body: list[Point], head: list[Point], box: tuple[int, int, int, int], width: int, rim: int
) -> Image.Image:
    left, top, wide, high = box
    finer = FINER // 2
    mask = Image.new("L", (wide * finer, high * finer), 0)
    pen = ImageDraw.Draw(mask)
    line = [((x - left) * finer, (y - top) * finer) for x, y in body]
    point = [((x - left) * finer, (y - top) * finer) for x, y in head]
    pen.line(line, fill=255, width=width * finer, joint="curve")
    x, y = line[0]
    r = width * finer / 2
    pen.ellipse((x - r, y - r, x + r, y + r), fill=255)
    pen.polygon(point, fill=255)
    if rim:
        pen.line([*point, *point[:2]], fill=255, width=2 * rim * finer, joint="curve")
    return mask.reduce(finer)


# -- the table and its paper ---------------------------------------------------------------------


@lru_cache(maxsize=6)
def _table(height: int) -> Image.Image:
    """All that never changes: the table, the sheet with its letters and numbers, blank tiles."""
    picture = Image.new("RGB", (WIDTH, height), TABLE)
    ink = ImageDraw.Draw(picture)
    for n, colour in enumerate(GLOW):  # of a fire that is out of sight
        reach = 620 - n * 80
        middle = (WIDTH // 2, BELOW - 20)
        ink.ellipse(
            (middle[0] - reach * 1.35, middle[1] - reach, middle[0] + reach * 1.35,
             middle[1] + reach), fill=colour,
        )  # fmt: skip
    _embers(picture, height)
    stamp(picture, _sheet(), 0, 0)
    for space in SPACES:
        x, y = corner(space)
        stamp(picture, places.blank(TILE), x, y)
        write(picture, x + TILE / 2, y + TILE / 2, space, 34, blend(PAPER, INK, 0.34), "mm")
    for n, letter in enumerate(COLUMNS):
        write(picture, LEFT + n * PITCH + TILE / 2, TOP - 24, letter, 38, INK, "mm", bold=True)
    for n, number in enumerate(ROWS):
        write(picture, LEFT - 25, TOP + n * PITCH + TILE / 2, number, 38, INK, "mm", bold=True)
    return picture


def _embers(picture: Image.Image, height: int) -> None:
    rnd = Random(1911)
    for _ in range(90):
        x, y = rnd.randrange(WIDTH), rnd.randrange(height)
        size = rnd.choice((2, 3, 3, 4, 6))
        pen = Pen(4 * size, 4 * size)
        pen.disc(2 * size, 2 * size, 1.2 * size, EMBER_DEEP, alpha=120)
        pen.disc(2 * size, 2 * size, 0.55 * size, rnd.choice((EMBER, EMBER_HOT, EMBER_DEEP)))
        stamp(picture, pen.done(), x, y)
    for n in range(5):  # the boards of the table
        y = BELOW + 30 + n * 130
        ImageDraw.Draw(picture).line([(0, y), (WIDTH, y)], fill=TABLE_LIT, width=2)


@lru_cache(maxsize=1)
def _sheet() -> Image.Image:
    """Old paper, its edges torn and burnt, and the frame of the map."""
    left, top, right, bottom = SHEET
    pen = Pen(WIDTH, bottom + 12, finer=2)
    for inset, colour, seed in ((0, TABLE, 4), (3, PAPER_BURNT, 4), (9, PAPER_SHADE, 9)):
        pen.shape(_torn(left + inset, top + inset, right - inset, bottom - inset, seed), colour)
    frame = (LEFT - 6, TOP - 6, LEFT + 7 * PITCH + 2, TOP + 7 * PITCH + 2)
    pen.box(frame, blend(PAPER_SHADE, PAPER_BURNT, 0.35), INK, 3, 14)
    return pen.done()


def _torn(left: float, top: float, right: float, bottom: float, seed: int) -> list[Point]:
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
