"""Draw tracks: notches that fill up, bars, and stations along a road."""

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image, ImageDraw

from .canvas import Colour, Pen
from .tones import ASH, CREAM, EMBER, EMBER_HOT, INK, SOOT, TABLE_LIT


@lru_cache(maxsize=512)
def draw_notches(
    most: int,
    filled: int,
    wide: int,
    high: int,
    *,
    gap: int = 6,
    fills: tuple[Colour, ...] = (EMBER,),
    empty: Colour = SOOT,
    edges: tuple[Colour, Colour] | None = None,
    corner: int = 7,
) -> Image.Image:
    """Draw `most` notches, the first `filled` of them full. `fills`: the colours of the full
    notches in order, the last for all further ones; `edges`: the edge of a full notch and of an
    empty one."""
    pen = Pen(most * (wide + gap) - gap, high)
    for n in range(most):
        left, full = n * (wide + gap), n < filled
        fill = fills[min(n, len(fills) - 1)] if full else empty
        edge = edges[0 if full else 1] if edges else None
        pen.box((left, 0, left + wide, high), fill, edge, width=2 if edge else 0, corner=corner)
    return pen.finish_stamp()


def draw_bar(
    picture: Image.Image,
    x: int,
    y: int,
    wide: int,
    share: float,
    *,
    high: int = 12,
    fill: Colour = EMBER,
) -> None:
    """Draw a bar that shows how much of something is done. `share`: from 0 to 1."""
    ink, radius = ImageDraw.Draw(picture), high // 2
    ink.rounded_rectangle((x, y, x + wide, y + high), radius=radius, fill=SOOT)
    reach = max(high, round(wide * min(max(share, 0), 1)))
    ink.rounded_rectangle((x, y, x + reach, y + high), radius=radius, fill=fill)


def draw_stations(pen: Pen, places: Sequence[float], y: float, now: int, size: int = 30) -> None:
    """Draw numbered stations along a road. Stations behind `now` (counted from 0) are filled,
    station `now` is lit, and stations ahead are hollow. If `now` is beyond the last station, all
    are filled."""
    pen.line([(places[0], y), (places[-1], y)], SOOT, 6)
    for n, x in enumerate(places):
        if n == now:
            pen.disc(x, y, 25, EMBER, EMBER_HOT, width=4)
        elif n < now:
            pen.disc(x, y, 21, ASH)
        else:
            pen.disc(x, y, 21, TABLE_LIT, SOOT, width=4)
        pen.letter(x, y, str(n + 1), size, CREAM if n > now else INK)
