"""Draw what moves on the map: Convoys, and the Aurora with the flag of her last quay."""

from functools import lru_cache

from PIL import Image

from pictures.aurora.marks.colours import BLOOD, NIGHT, SNOW, STEEL
from pictures.kit.canvas import Pen, Point, blend
from pictures.kit.players import Mark, draw_mark
from pictures.kit.tokens import scale_figure
from pictures.kit.tones import CREAM, EMBER, EMBER_HOT, INK, SOOT

CONVOY = (74, 82)
"""How wide and high a Convoy is; the truck is the lower part of it."""
TRUCK = 68
MARKS = {1: 50, 2: 64}
"""How large a mark is, by the number of characters of its initial."""
SHIP = (164, 96)


@lru_cache(maxsize=128)
def draw_convoy(mark: Mark, *, lit: bool, west: bool) -> Image.Image:
    """Draw a truck with its player's mark. `lit`: it is their turn; `west`: which way it faces."""
    wide = CONVOY[0]
    pen = Pen(wide, TRUCK)
    bed: list[Point] = [(2, 48), (50, 48), (50, 32), (62, 32), (72, 44), (72, 60), (2, 60)]
    points = [(wide - x, y) if west else (x, y) for x, y in bed]
    pen.shape(points, CREAM, CREAM, width=5)
    for x in (15, 60):
        pen.disc(wide - x if west else x, 60, 8.5, CREAM)
    pen.shape(points, blend(mark.colour, INK, 0.35), INK, width=2.5)
    glass = [(54, 36), (61, 36), (68, 45), (54, 45)]
    pen.shape([(wide - x, y) if west else (x, y) for x, y in glass], SNOW)
    pen.disc(wide - 72 if west else 72, 53, 3, EMBER_HOT)
    for x in (15, 60):
        pen.disc(wide - x if west else x, 60, 6.5, INK)
        pen.disc(wide - x if west else x, 60, 2.5, STEEL)
    whole = Image.new("RGBA", CONVOY, (0, 0, 0, 0))
    whole.alpha_composite(pen.finish_stamp(), (0, CONVOY[1] - TRUCK))
    size = MARKS[len(mark.initial)]
    load, high = draw_mark(mark, size, lit=lit), load_top(mark)
    whole.alpha_composite(load, (wide - size - 2 if west else 2, high))
    return whole


def load_top(mark: Mark) -> int:
    """Measure how far beneath a Convoy's upper edge its mark begins."""
    return max(MARKS.values()) - MARKS[len(mark.initial)]


@lru_cache(maxsize=512)
def draw_ship(red: bool) -> Image.Image:
    """Draw the Aurora with her lamps lit, her bow to the east. On the red track, the earlier
    departure, her hull is red and the signal flag is up."""
    wide, high = SHIP
    pen, u = Pen(wide, high), 1.64
    hull = scale_figure([(1, 33), (99, 30), (88, 52), (10, 52)], u)
    fill = BLOOD if red else NIGHT
    pen.shape([(x, y + 3) for x, y in hull], CREAM, CREAM, width=5)
    pen.box((24 * u, 15 * u, 66 * u, 34 * u), CREAM, INK, width=2.5, corner=3)
    pen.box((30 * u, 6 * u, 52 * u, 16 * u), CREAM, INK, width=2.5, corner=2)
    for left in (55, 64):
        pen.box((left * u, 2 * u, (left + 6) * u, 16 * u), EMBER, INK, width=2.5)
        pen.box((left * u, 2 * u, (left + 6) * u, 5 * u), INK)
    for x in range(28, 64, 7):
        pen.box((x * u, 19 * u, (x + 4) * u, 24 * u), EMBER_HOT, SOOT, width=1.2)
    pen.line(scale_figure([(14, 33), (14, 8)], u), INK, 3)
    pen.line(scale_figure([(84, 31), (84, 10)], u), INK, 3)
    pen.line(scale_figure([(14, 10), (30, 15)], u), INK, 1.5)
    if red:
        pen.shape(scale_figure([(84, 6), (99, 11), (84, 17)], u), BLOOD, CREAM, width=2)
    pen.shape(hull, fill, INK, width=3)
    pen.line(scale_figure([(4, 38), (95, 36)], u), CREAM, 2)
    for x in range(18, 84, 11):
        pen.disc(x * u, 44 * u, 3, EMBER_HOT)
    return pen.finish_stamp()


@lru_cache(maxsize=512)
def draw_flag(size: int) -> Image.Image:
    """Draw the chequered flag that marks the quay from which the Aurora sails in the end."""
    pen, u = Pen(size, size), size / 100
    pen.line(scale_figure([(20, 6), (20, 96)], u), INK, 11 * u)
    for row in range(3):
        for column in range(4):
            x, y = (24 + column * 18) * u, (8 + row * 17) * u
            tone = INK if (row + column) % 2 else CREAM
            pen.box((x, y, x + 19 * u, y + 18 * u), tone)
    pen.box((22 * u, 6 * u, 97 * u, 60 * u), None, INK, width=4 * u)
    return pen.finish_stamp()
