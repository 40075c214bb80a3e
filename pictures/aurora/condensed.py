"""A Convoy in few lines: at a full table those who are not acting. All boxes and Survivors stand in
a row; the names of the cards are in the words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial

from PIL import Image

from pictures.kit.canvas import Pen, stamp
from pictures.kit.legends import flowed
from pictures.kit.panels import panel
from pictures.kit.tones import CREAM
from rules.aurora.view import PartView, PlayerView, View

from . import convoys
from .boxes import box_mark
from .facts import columns, free_hitches, printed
from .plates import INNER, MARGIN

CROWD = 3
"""From so many Convoys on, those that are not acting are drawn like this."""
HEAD = 52
LINE = 52
HIGH = 48
BOX = 40
STEP = BOX + 2
EDGE = 5
ARROW = 18
GAP = 8


@dataclass(frozen=True, slots=True)
class Piece:
    """Something in a line: how much room it takes, and how it is drawn from its left middle."""

    room: float
    draw: Callable[[Image.Image, float, float], None]


Lines = list[list[Piece]]


def suits(view: View, p: PlayerView) -> bool:
    """Whether there is no room for a Convoy card by card."""
    return len(view.players) >= CROWD and not p.out and view.acting != p.seat


def lines(view: View, p: PlayerView) -> Lines:
    """The Convoy's cards from the Truck on, each with its Device behind it, then the Survivors."""
    return flowed(list(_pieces(view, p)), INNER - 24, lambda piece: piece.room, GAP)


def height(laid: Lines) -> int:
    return HEAD + len(laid) * LINE


def draw(picture: Image.Image, view: View, p: PlayerView, laid: Lines, top: int) -> None:
    """One player's panel."""
    stamp(picture, panel(INNER, height(laid)), MARGIN, top)
    convoys.headline(picture, view, p, top)
    for n, line in enumerate(laid):
        x: float = MARGIN + 12
        for piece in line:
            piece.draw(picture, x, top + HEAD + n * LINE + HIGH / 2)
            x += piece.room


def _pieces(view: View, p: PlayerView) -> list[Piece]:
    found: list[Piece] = []
    for bottom, above in columns(p):
        found.append(_card(p, bottom))
        if above is not None:
            found.append(_card(p, above))
    found += [Piece(convoys.HITCH, _hitch)] * free_hitches(p)
    found += [Piece(convoys.room_of(item), partial(_item, item)) for item in convoys.items(view, p)]
    return found


def _card(p: PlayerView, part: PartView) -> Piece:
    return Piece(_wide(part) + GAP, partial(_draw_card, p, part))


def _wide(part: PartView) -> int:
    arrow = ARROW if part.kind == "device" else 0
    return 2 * EDGE + arrow + len(part.boxes) * STEP - 2


def _draw_card(p: PlayerView, part: PartView, picture: Image.Image, x: float, y: float) -> None:
    wide = _wide(part)
    stamp(picture, _ground(wide, part.loot, part.kind), x, y - HIGH / 2)
    left = x + wide - EDGE - len(part.boxes) * STEP + 2
    for n, (what, now) in enumerate(zip(printed(part), part.boxes, strict=True)):
        mark = box_mark(what, now.content, BOX, now.ref in p.fired)
        stamp(picture, mark, left + n * STEP, y - BOX / 2)


@cache
def _ground(wide: int, loot: bool, kind: str) -> Image.Image:
    """As in a whole Convoy; an arrow says that a Device lies above the card before it."""
    ground = convoys.ground(wide, HIGH, loot, kind == "truck").copy()
    if kind == "device":
        pen = Pen(ARROW + EDGE, HIGH, finer=2)
        middle = EDGE + ARROW / 2
        pen.shape([(middle - 8, 30), (middle, 16), (middle + 8, 30)], CREAM)
        stamp(ground, pen.done(), 0, 0)
    return ground


def _hitch(picture: Image.Image, x: float, y: float) -> None:
    stamp(picture, convoys.hitch(HIGH), x, y - HIGH / 2)


def _item(item: convoys.Item, picture: Image.Image, x: float, y: float) -> None:
    convoys.draw_item(picture, item, x, y)
