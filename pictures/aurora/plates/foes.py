"""Draw the Enemies in play: their Regions, their Defence boxes, and whom they target."""

from functools import lru_cache

from PIL import Image

from pictures.aurora.facts import find_area_key, find_mark, label_foe_number
from pictures.aurora.marks import tokens
from pictures.aurora.marks.colours import BLOOD, ENEMY
from pictures.aurora.plates.margins import INNER, MARGIN
from pictures.aurora.words import Message
from pictures.kit.canvas import Pen, stamp, write
from pictures.kit.panels import draw_plate
from pictures.kit.players import draw_mark
from pictures.kit.text import write_fitted
from pictures.kit.tones import CREAM, EMBER_HOT
from rules.aurora.view import FoeView, View

ROW = 78
GAP = 6
HEAD = 48
BOX = 44
WIDEST_BOXES = 346
"""How wide all boxes of an Enemy may be together; if there are many, they are smaller."""
MARK = 62


def measure_height(view: View) -> int:
    return HEAD + len(view.foes) * (ROW + GAP) if view.foes else 0


def draw(picture: Image.Image, view: View, top: int) -> None:
    if not view.foes:
        return
    y = top + HEAD / 2
    end = write(picture, (MARGIN + 8, y), str(Message("enemies")), 32, EMBER_HOT, bold=True)
    if view.area is not None:
        text = str(Message("aim", area=find_area_key(view.area)))
        write_fitted(picture, (end + 20, y), text, 30, CREAM, room=INNER - end - 10)
    for n, foe in enumerate(view.foes):
        _draw_foe(picture, view, foe, top + HEAD + n * (ROW + GAP))


def _draw_foe(picture: Image.Image, view: View, foe: FoeView, top: int) -> None:
    stamp(picture, draw_plate(INNER, ROW, ENEMY, BLOOD), MARGIN, top)
    middle = top + ROW / 2
    stamp(picture, tokens.draw_sign("wolf", 58), MARGIN + 12, middle - 29)
    write_fitted(picture, (MARGIN + 84, top + 22), foe.name, 32, CREAM, room=280, bold=True)
    where = str(Message("where", number=label_foe_number(foe), region=foe.region))
    write(picture, (MARGIN + 84, top + 56), where, 30, EMBER_HOT)
    x = MARGIN + 368
    size = min(BOX, WIDEST_BOXES // len(foe.boxes) - 4)
    for n, reward in enumerate(foe.boxes):
        box = tokens.draw_defence_box(reward, n < foe.filled, size)
        stamp(picture, box, x + n * (size + 4), middle - size / 2)
    x = MARGIN + 724
    if not foe.targets:
        write_fitted(picture, (x, middle), str(Message("no-targets")), 30, CREAM, room=INNER - 736)
    for who, counters in foe.targets.items():
        stamp(picture, draw_mark(find_mark(view, who), MARK), x, middle - MARK / 2)
        stamp(picture, _draw_target_dots(counters), x + MARK + 1, middle - MARK / 2)
        x += MARK + 16


@lru_cache(maxsize=512)
def _draw_target_dots(counters: int) -> Image.Image:
    """Draw Target counters, one above the other."""
    pen = Pen(14, MARK)
    for n in range(counters):
        pen.disc(7, MARK / 2 + (n - (counters - 1) / 2) * 19, 7, CREAM)
    return pen.finish_stamp()
