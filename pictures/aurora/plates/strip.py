"""Draw, while players explore, the five cards of the Exploration Zone side by side, with costs and
what they bring. The Zone's own picture has the Bonus Actions too."""

from functools import cache

from PIL import Image

from pictures.aurora.facts import is_exploring
from pictures.aurora.map.road.layout import WIDTH
from pictures.aurora.marks import tokens
from pictures.aurora.marks.boxes import draw_box_mark
from pictures.aurora.marks.colours import BLOOD, ENEMY
from pictures.aurora.plates.margins import draw_token_row
from pictures.aurora.words import Message
from pictures.kit.canvas import Pen, stamp, write
from pictures.kit.panels import draw_plate, draw_tab
from pictures.kit.text import wrap_text, write_lines
from pictures.kit.tokens import draw_row
from pictures.kit.tones import ASH, CREAM, EMBER_HOT, INK, SOOT
from rules.aurora.model.decks import PARTS, SURVIVORS
from rules.aurora.view import SlotView, View

HIGH = 258
BOX = 56
EDGE, GAP = 6, 5
LEADING = 35
BAR_WIDTH = 10
"""How wide the bar between two blocks is."""
EFFECT_DISTANCE = 42
"""Pixels from a Location's blocks up to its effect."""


def measure_height(view: View) -> int:
    return HIGH if is_exploring(view) and view.zone else 0


def draw(picture: Image.Image, view: View, top: int) -> None:
    if not measure_height(view):
        return
    wide = (WIDTH - EDGE) // len(view.zone) - GAP
    for n, slot in enumerate(view.zone):
        _draw_card(picture, slot, EDGE + n * (wide + GAP), top, wide)


def _draw_card(picture: Image.Image, slot: SlotView, left: int, top: int, wide: int) -> None:
    high = HIGH - 8
    enemy = slot.kind == "enemy"
    ground = draw_plate(wide, high, ENEMY, BLOOD) if enemy else draw_plate(wide, high)
    stamp(picture, ground, left, top)
    stamp(picture, draw_tab(40, 42, EMBER_HOT if slot.card else SOOT), left + 6, top + 8)
    ink = INK if slot.card else CREAM
    write(picture, (left + 26, top + 29), str(slot.cost), 32, ink, anchor="mm", bold=True)
    if slot.card is None:
        write(picture, (left + 56, top + 29), str(Message("empty")), 30, ASH)
        return
    kind = slot.detail if enemy else str(Message("kind", kind=slot.kind))
    write(picture, (left + 53, top + 29), kind, 30, EMBER_HOT if enemy else ASH)
    lines = wrap_text(slot.name, 30, wide - 20)[:2]
    write_lines(picture, (left + 12, top + 56.5), lines, 30, CREAM, step=LEADING)
    _draw_content(picture, slot, left + 12, top + 192, wide - 20)


def _draw_content(picture: Image.Image, slot: SlotView, x: float, y: float, room: int) -> None:
    """Draw what a card brings as marks: a skill, a wolf, boxes or blocks of tokens."""
    assert slot.card is not None
    if slot.kind == "survivor":
        skill = SURVIVORS[slot.card].skill
        stamp(picture, tokens.draw_skill(skill, 56, True), x, y - 28)
    elif slot.kind == "enemy":
        stamp(picture, tokens.draw_sign("wolf", 60), x, y - 30)
    elif slot.kind in ("truck", "trailer", "device"):
        boxes = [draw_box_mark(box, "", BOX) for box in PARTS[slot.card].printed_boxes]
        fits = max(1, (room + 4) // (BOX + 4))
        first = y - ((BOX + 4) / 2 + 6) * (len(boxes) > fits)
        for n in range(0, len(boxes), fits):
            draw_row(picture, x, first + (BOX + 4) * (n // fits), boxes[n : n + fits])
    else:
        _draw_blocks(picture, slot, x, y, room)


def _draw_blocks(picture: Image.Image, slot: SlotView, x: float, y: float, room: int) -> None:
    """Draw the effect above, and beneath it the blocks of tokens, with bars between them."""
    if slot.effect in ("damage", "contamination"):
        draw_row(picture, x, y - EFFECT_DISTANCE, [tokens.draw_sign(slot.effect, 34)])
    elif slot.effect == "fame":
        end = write(picture, (x, y - EFFECT_DISTANCE), "-1", 30, CREAM, bold=True)
        draw_row(picture, end + 2, y - EFFECT_DISTANCE, [tokens.draw_sign("star", 38)])
    left = [block for block in slot.blocks if block]
    if not left and slot.kind == "location":
        write(picture, (x, y), str(Message("nothing-left")), 30, ASH)
    side = min(34, (room - BAR_WIDTH * (len(left) - 1)) // max(1, len("".join(left))) - 1)
    for n, block in enumerate(left):
        if n:
            stamp(picture, _draw_bar(), x + 1, y - 18)
            x += BAR_WIDTH
        x = draw_row(picture, x, y, draw_token_row(block, side), 1)


@cache
def _draw_bar() -> Image.Image:
    """Draw the bar between two blocks, which stands for "or"."""
    pen = Pen(6, 36)
    pen.line([(4, 2), (2, 34)], EMBER_HOT, 2.5)
    return pen.finish_stamp()
