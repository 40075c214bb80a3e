"""Draw the Zone's picture: the Exploration Zone with its Bonus Actions, what is left in the decks,
and the Enemies."""

from PIL import Image

from pictures.aurora.map.road.layout import WIDTH
from pictures.aurora.marks.colours import make_inks
from pictures.aurora.plates import foes, slots
from pictures.kit.canvas import encode_png
from pictures.kit.tones import TABLE
from rules.aurora.view import View

GAP = 10


def draw(view: View) -> bytes:
    """Draw the Zone as a PNG, 1080 pixels wide."""
    fight = foes.measure_height(view)
    picture = Image.new("RGB", (WIDTH, slots.measure_height(view) + fight + GAP), TABLE)
    slots.draw(picture, view, 0)
    foes.draw(picture, view, slots.measure_height(view))
    return encode_png(picture, make_inks(), 6)
