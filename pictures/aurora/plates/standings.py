"""The race: a row for each Convoy, the first on top, with what it still has to go."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from pictures.aurora.facts import face, mark, name_of, place, ranked, to_ship, total, where
from pictures.aurora.marks import tokens
from pictures.aurora.marks.colours import DIM, GOLD
from pictures.aurora.plates.margins import INNER, MARGIN
from pictures.kit.canvas import Pen, stamp, write
from pictures.kit.panels import panel, tab
from pictures.kit.players import draw_mark, draw_player
from pictures.kit.text import length, say
from pictures.kit.tokens import count
from pictures.kit.tones import ASH, CREAM, EMBER_HOT, INK, SOOT
from rules.aurora.model.state import AUTOMA
from rules.aurora.view import View

ROW = 84
GAP = 4
TILE = 80
SPACE = 418
"""Where the spaces stand."""
TURN = 648
COUNTS = 798
STEP = 64


def height(view: View) -> int:
    return len(ranked(view)) * (ROW + GAP) + len(_lost(view)) * (ROW + GAP)


def _lost(view: View) -> list[int]:
    """Whose Convoy is out of the game."""
    there = {who for _, who in ranked(view)}
    return [p.seat for p in view.players if p.seat not in there]


def draw(picture: Image.Image, view: View, top: int) -> None:
    for n, (rank, who) in enumerate(ranked(view)):
        _row(picture, view, rank, who, top + n * (ROW + GAP))
    for n, who in enumerate(_lost(view), len(ranked(view))):
        y = top + n * (ROW + GAP)
        stamp(picture, panel(INNER, ROW), MARGIN, y)
        _who(picture, view, who, y, CREAM, lit=False, away=True)
        write(picture, (SPACE, y + ROW / 2), "out of the game", 32, ASH)


def _row(picture: Image.Image, view: View, rank: int, who: int, top: int) -> None:
    lit = who == view.acting
    middle = top + ROW / 2
    stamp(picture, panel(INNER, ROW, lit=lit), MARGIN, top)
    stamp(picture, _rank(rank), MARGIN + 8, middle - 24)
    _who(picture, view, who, top, CREAM, lit=lit)
    stamp(picture, tab(78, 42, CREAM), SPACE, middle - 21)
    write(picture, (SPACE + 39, middle), where(view, who), 30, INK, anchor="mm", bold=True)
    points, tail = total(view, who), _tail(view, who)
    say(picture, (SPACE + 90, middle), tail, 32, EMBER_HOT, room=TURN - SPACE - 98, bold=True)
    if points is None and place(view, who):
        _turn(picture, view, who, middle)
    _counts(picture, view, who, middle)


def _tail(view: View, who: int) -> str:
    """How far it is to the ship; at the end the points."""
    points = total(view, who)
    if points is not None:
        return f"{points} points"
    far = to_ship(view, who)
    return f"{far} to go" if far else "at the ship"


def _who(
    picture: Image.Image,
    view: View,
    who: int,
    top: int,
    ink: tuple[int, int, int],
    *,
    lit: bool,
    away: bool = False,
) -> None:
    x, y = MARGIN + 62, top + (ROW - TILE) / 2
    if who == AUTOMA:
        tile = draw_mark(mark(view, who), TILE, lit=lit)
    else:
        tile = draw_player(mark(view, who), face(view, who), TILE, lit=lit, away=away)
    stamp(picture, tile, x, y)
    left = x + tile.width + 12
    say(
        picture,
        (left, top + ROW / 2),
        name_of(view, who),
        34,
        ink,
        room=SPACE - left - 12,
        bold=True,
    )


@lru_cache(maxsize=512)
def _rank(rank: int) -> Image.Image:
    """The place in the race, the first on gold."""
    pen = Pen(48, 48)
    pen.disc(24, 24, 23, GOLD if rank == 1 else SOOT)
    pen.letter(24, 24, str(rank), 34, INK if rank == 1 else CREAM)
    return pen.done()


def _turn(picture: Image.Image, view: View, who: int, middle: float) -> None:
    """The badge of the Turn Order."""
    text = f"acts {place(view, who)}"
    wide = round(length(text, 30)) + 20
    stamp(picture, _badge(wide), TURN, middle - 21)
    write(picture, (TURN + wide / 2, middle), text, 30, CREAM, anchor="mm")


@lru_cache(maxsize=128)
def _badge(wide: int) -> Image.Image:
    pen = Pen(wide, 42)
    pen.box((1, 1, wide - 1, 41), None, DIM, width=2.5, corner=20)
    return pen.done()


def _counts(picture: Image.Image, view: View, who: int, middle: float) -> None:
    """What is left to drive, feed and fire with, and Fame."""
    one = view.automa if who == AUTOMA else view.players[who]
    assert one is not None
    found = [
        (tokens.token("F", 34), one.fuel),
        (tokens.token("P", 34), one.food),
        (tokens.token("A", 34), one.ammo),
        (tokens.fame(38), one.fame),
    ]
    for n, (stone, number) in enumerate(found):
        count(picture, COUNTS + n * STEP, middle, stone, str(number))
