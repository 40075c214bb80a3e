"""Draw the picture on the card: whose turn it is, the road, the race, and the cards or Enemies that
the phase is about."""

from functools import lru_cache

from PIL import Image

from pictures.aurora.facts import is_firing
from pictures.aurora.map.road import country, layout, route
from pictures.aurora.map.road.layout import WIDTH
from pictures.aurora.marks.colours import make_inks_with
from pictures.aurora.plates import foes, head, standings, strip
from pictures.kit.canvas import Pen, encode_png
from pictures.kit.grounds import list_colours
from pictures.kit.tones import EMBER, INK, TABLE
from rules.aurora.view import View

GAP = 8


def draw(view: View) -> bytes:
    """Draw the road as a PNG, 1080 pixels wide."""
    fight = foes.measure_height(view) if is_firing(view) else 0
    above = head.measure_height(view)
    race = above + layout.HIGH + GAP
    below = race + standings.measure_height(view) + GAP // 2
    high = below + strip.measure_height(view) + fight
    picture = Image.new("RGB", (WIDTH, high), TABLE)
    head.draw(picture, view)
    route.draw(picture, view, above)
    picture.paste(_draw_moulding(), (0, above), _draw_moulding())
    standings.draw(picture, view, race)
    strip.draw(picture, view, below)
    if fight:
        foes.draw(picture, view, below)
    return encode_png(picture, _make_inks(view.sides), 6)


@lru_cache(maxsize=8)
def _make_inks(sides: tuple[str, str, str]) -> Image.Image:
    return make_inks_with(list_colours(country.draw_country(sides)))


@lru_cache(maxsize=1)
def _draw_moulding() -> Image.Image:
    """Draw the frame that goes round the map, like that of a picture on a wall."""
    pen = Pen(WIDTH, layout.HIGH, finer=1)
    pen.box((0, 0, WIDTH, layout.HIGH), None, TABLE, width=8)
    pen.box((3, 3, WIDTH - 3, layout.HIGH - 3), None, EMBER, width=2, corner=8)
    pen.box((7, 7, WIDTH - 7, layout.HIGH - 7), None, INK, width=2, corner=6)
    return pen.finish_stamp()
