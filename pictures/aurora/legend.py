"""At the foot: what the marks mean."""

from __future__ import annotations

from functools import cache

from PIL import Image

from pictures.canvas import stamp, write
from pictures.fonts import font
from pictures.tones import ASH, TABLE
from rules.aurora.boxes import box

from . import marks
from .facts import ZONES
from .layout import WIDTH
from .plates import MARGIN

SIZE = 32
ROW = 41


@cache
def strip() -> Image.Image:
    """All marks, in rows."""
    rows = _rows()
    picture = Image.new("RGB", (WIDTH, len(rows) * ROW + 10), TABLE)
    for k, line in enumerate(rows):
        x: float = MARGIN + 8
        for mark, text in line:
            y = 22 + k * ROW
            stamp(picture, mark, x, y - mark.height / 2)
            x = write(picture, x + mark.width + 6, y, text, 30, ASH) + 17
    return picture


def _rows() -> list[list[tuple[Image.Image, str]]]:
    rows: list[list[tuple[Image.Image, str]]] = [[]]
    used = 0.0
    for mark, text in _marks():
        wide = mark.width + 23 + font(30).getlength(text)
        if used + wide > WIDTH - 2 * MARGIN - 8:
            rows.append([])
            used = 0.0
        rows[-1].append((mark, text))
        used += wide
    return rows


def _marks() -> list[tuple[Image.Image, str]]:
    tokens = {"F": "Fuel", "P": "Food", "A": "Ammo", "O": "Object", "S": "Survivor"}
    boxes = {
        "any": "anything",
        "S": "Survivor only",
        "ff": "Fuel, Food only",
        "armor": "armour",
        "w2": "Weapon",
        "tracks": "Tracks",
    }
    return [
        *((marks.token(what, SIZE), name) for what, name in tokens.items()),
        (marks.damage(SIZE), "Damage"),
        (marks.contamination(SIZE), "Contamination"),
        (marks.fame(SIZE + 4), "Fame"),
        (marks.fury(SIZE), "Fury"),
        (marks.cards(SIZE), "cards"),
        (marks.speed(SIZE - 4), "speed"),
        *((marks.box(box(spec), "", SIZE), name) for spec, name in boxes.items()),
        (marks.target(SIZE), "Target"),
        (marks.skill(2, SIZE, True), "skill"),
        *((marks.zone(zone), name) for zone, name in ZONES.items()),
    ]
