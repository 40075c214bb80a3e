"""What can be explored and what must be fought: the Exploration Zone with its Bonus Actions, what
is left in the decks, and the Enemies."""

from __future__ import annotations

from PIL import Image

from pictures.aurora.map.road.layout import WIDTH
from pictures.aurora.marks.colours import inks
from pictures.aurora.plates import foes, slots
from pictures.kit.canvas import png
from pictures.kit.tones import TABLE
from rules.aurora.view import View

GAP = 10


def draw(view: View) -> bytes:
    """The Zone as a PNG, 1080 pixels wide."""
    fight = foes.height(view)
    picture = Image.new("RGB", (WIDTH, slots.height(view) + fight + GAP), TABLE)
    slots.draw(picture, view, 0)
    foes.draw(picture, view, slots.height(view))
    return png(picture, inks(), 6)
