"""At the foot: what the marks mean."""

from __future__ import annotations

from functools import cache

from PIL import Image

from pictures.kit.legends import legend
from rules.aurora.boxes import box

from . import marks
from .boxes import box_mark
from .facts import ZONES
from .plates import MARGIN

SIZE = 32


@cache
def strip() -> Image.Image:
    """All marks, in rows."""
    return legend(_marks(), MARGIN + 8)


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
        *((box_mark(box(spec), "", SIZE), name) for spec, name in boxes.items()),
        (marks.target(SIZE), "Target"),
        (marks.skill(2, SIZE, True), "skill"),
        *((marks.zone(zone), name) for zone, name in ZONES.items()),
    ]
