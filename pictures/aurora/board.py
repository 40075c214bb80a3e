"""The picture on the card: whose turn it is, the road, the race, and what the phase is about."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from pictures.aurora.facts import firing
from pictures.aurora.map.road import country, layout, route
from pictures.aurora.map.road.layout import WIDTH
from pictures.aurora.marks.colours import inks_with
from pictures.aurora.plates import foes, head, standings, strip
from pictures.kit.canvas import Pen, png
from pictures.kit.tones import EMBER, INK, TABLE
from rules.aurora.view import View

GAP = 8


def draw(view: View) -> bytes:
    """The road as a PNG, 1080 pixels wide."""
    fight = foes.height(view) if firing(view) else 0
    above = head.height(view)
    race = above + layout.HIGH + GAP
    below = race + standings.height(view) + GAP // 2
    high = below + strip.height(view) + fight
    picture = Image.new("RGB", (WIDTH, high), TABLE)
    head.draw(picture, view)
    route.draw(picture, view, above)
    picture.paste(_moulding(), (0, above), _moulding())
    standings.draw(picture, view, race)
    strip.draw(picture, view, below)
    if fight:
        foes.draw(picture, view, below)
    return png(picture, _inks(view.sides), 6)


@lru_cache(maxsize=8)
def _inks(sides: tuple[str, str, str]) -> Image.Image:
    return inks_with(country.shades(sides))


@lru_cache(maxsize=1)
def _moulding() -> Image.Image:
    """Round the map, as round a picture on a wall."""
    pen = Pen(WIDTH, layout.HIGH, finer=1)
    pen.box((0, 0, WIDTH, layout.HIGH), None, TABLE, width=8)
    pen.box((3, 3, WIDTH - 3, layout.HIGH - 3), None, EMBER, width=2, corner=8)
    pen.box((7, 7, WIDTH - 7, layout.HIGH - 7), None, INK, width=2, corner=6)
    return pen.done()
