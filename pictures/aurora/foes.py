"""Enemies in play: where they are, what is left of them, and who aims at them."""

from __future__ import annotations

from PIL import Image

from pictures.kit.canvas import stamp, write
from pictures.kit.panels import plate
from pictures.kit.text import say
from pictures.kit.tones import ASH, CREAM, EMBER_HOT
from rules.aurora.view import FoeView, View

from . import marks
from .colours import BLOOD, ENEMY
from .facts import AREAS, firing, roman, side
from .plates import INNER, MARGIN

ROW = 66
LOW = 46
GAP = 4
HEAD = 42
BOX = 43
SMALL = 38


def height(view: View) -> int:
    return HEAD + len(view.foes) * (_row(view) + GAP) if view.foes else 0


def _row(view: View) -> int:
    """While nobody fires the rows are low."""
    return ROW if firing(view) else LOW


def draw(picture: Image.Image, view: View, top: int) -> None:
    if not view.foes:
        return
    y = top + HEAD / 2 - 2
    end = write(picture, (MARGIN + 8, y), "Enemies", 32, EMBER_HOT, bold=True)
    if view.area is not None:
        text = f"the top Outcome card aims at {AREAS[view.area]}"
        say(picture, (end + 20, y), text, 30, CREAM, room=INNER - end - 10)
    for n, foe in enumerate(view.foes):
        _foe(picture, view, foe, top + HEAD + n * (_row(view) + GAP))


def _foe(picture: Image.Image, view: View, foe: FoeView, top: int) -> None:
    high = _row(view)
    size = BOX if high == ROW else SMALL
    stamp(picture, plate(INNER, high, ENEMY, BLOOD), MARGIN, top)
    middle = top + high / 2
    where = f"{roman(foe)} · Region {foe.region}"
    if high == ROW:
        stamp(picture, marks.wolf(56), MARGIN + 12, middle - 28)
        say(picture, (MARGIN + 80, top + 20), foe.name, 30, CREAM, room=250, bold=True)
        write(picture, (MARGIN + 80, top + 50), where, 30, EMBER_HOT)
    else:
        end = say(picture, (MARGIN + 14, middle), foe.name, 30, CREAM, room=232, bold=True)
        say(
            picture,
            (end + 10, middle),
            f"{roman(foe)}, Reg. {foe.region}",
            30,
            EMBER_HOT,
            room=MARGIN + 390 - end - 10,
        )
    x = MARGIN + (340 if high == ROW else 396)
    for n, reward in enumerate(foe.boxes):
        stamp(picture, marks.defence(reward, n < foe.filled, size), x, middle - size / 2)
        x += size + 4 - (size == BOX)
    x = MARGIN + 776
    if not foe.targets:
        write(picture, (x, middle), "no targets yet", 30, ASH)
    for who, counters in foe.targets.items():
        stamp(picture, marks.truck(side(view, who), 40), x, middle - 21)
        write(picture, (x + 44, middle), str(counters), 30, CREAM, bold=True)
        x += 67
