"""What small animals find in a human place: each thing as large as a house to them."""

from __future__ import annotations

import math

from pictures.kit.canvas import Colour, Point, blend
from pictures.kit.grounds import Ground

from .rooms import dark, lit, rivets

BRASS = (158, 120, 58)
STEEL = (116, 122, 126)


def shaded(g: Ground, box: tuple[float, float, float, float], tone: Colour, corner: float = 8) -> None:
    """A round upright body: light on its left, dark on its right."""
    left, top, right, bottom = box
    wide = right - left
    g.box(box, tone, corner=corner)
    g.box((left + wide * 0.1, top + 4, left + wide * 0.26, bottom - 4), lit(tone, 0.18), 150, corner=corner)
    g.box((left + wide * 0.7, top, right, bottom), dark(tone, 0.4), 140, corner=corner)


def tin(g: Ground, x: float, foot: float, wide: float, high: float, label: Colour) -> None:
    """A tin can with a paper label."""
    shaded(g, (x, foot - high, x + wide, foot), STEEL)
    shaded(g, (x, foot - high * 0.84, x + wide, foot - high * 0.16), label, 0)
    g.disc(x + wide / 2, foot - high * 0.5, wide * 0.24, lit(label, 0.35))
    g.oval((x, foot - high - wide * 0.09, x + wide, foot - high + wide * 0.09), lit(STEEL, 0.15))


def bottle(g: Ground, x: float, foot: float, wide: float, high: float, tone: Colour) -> None:
    """A bottle, light in its glass."""
    shaded(g, (x, foot - high * 0.62, x + wide, foot), tone, wide * 0.3)
    g.box((x + wide * 0.34, foot - high, x + wide * 0.66, foot - high * 0.5), tone, corner=4)
    g.box((x + wide * 0.3, foot - high, x + wide * 0.7, foot - high * 0.92), lit(tone, 0.2), corner=3)


def dome(g: Ground, x: float, foot: float, wide: float, high: float, glass: Colour) -> None:
    """A glass dome on a stand, and a cake gone hard under it."""
    g.oval((x + wide * 0.2, foot - high * 0.34, x + wide * 0.8, foot - high * 0.08), (120, 84, 56))
    g.shape([(x + wide * 0.2, foot - high * 0.2), (x + wide * 0.5, foot - high * 0.46),
             (x + wide * 0.8, foot - high * 0.2)], (142, 104, 70))  # fmt: skip
    points = [(x + wide / 2 - wide / 2 * math.cos(math.pi * n / 20),
               foot - high * 0.1 - high * 0.8 * math.sin(math.pi * n / 20)) for n in range(21)]  # fmt: skip
    g.shape(points, glass, 60)
    g.line(points, lit(glass, 0.3), 4, 170)
    g.line([(x + wide * 0.2, foot - high * 0.34), (x + wide * 0.3, foot - high * 0.7)], (255, 255, 255), 5, 90)
    g.disc(x + wide / 2, foot - high * 0.94, wide * 0.06, lit(glass, 0.25))
    g.oval((x - wide * 0.06, foot - high * 0.14, x + wide * 1.06, foot), dark(glass, 0.35))


def urn(g: Ground, x: float, foot: float, wide: float, high: float) -> None:
    """A brass tea urn like a tower, with a tap."""
    g.box((x + wide * 0.1, foot - 24, x + wide * 0.9, foot), dark(BRASS, 0.5), corner=6)
    shaded(g, (x, foot - high * 0.78, x + wide, foot - 18), BRASS, wide * 0.16)
    points = [(x + wide / 2 - wide / 2 * math.cos(math.pi * n / 16),
               foot - high * 0.76 - high * 0.17 * math.sin(math.pi * n / 16)) for n in range(17)]  # fmt: skip
    g.shape(points, lit(BRASS, 0.08))
    g.disc(x + wide / 2, foot - high * 0.95, wide * 0.07, dark(BRASS, 0.2))
    for share in (0.7, 0.3):
        g.box((x, foot - high * share - 5, x + wide, foot - high * share + 5), dark(BRASS, 0.35))
    g.box((x + wide * 0.42, foot - high * 0.2, x + wide * 0.58, foot - high * 0.1), dark(BRASS, 0.3))
    g.line([(x + wide * 0.5, foot - high * 0.2), (x + wide * 0.5, foot - high * 0.26)], dark(BRASS, 0.4), 10)


def cups(g: Ground, x: float, foot: float, many: int, tone: Colour, *, size: float = 70) -> None:
    """A pile of cups and saucers that leans."""
    for n in range(many):
        off = size * 0.12 * math.sin(n * 1.7)
        y = foot - n * size * 0.52
        g.oval((x + off - size * 0.2, y - size * 0.16, x + off + size * 1.2, y + size * 0.1), dark(tone, 0.22))
        shaded(g, (x + off, y - size * 0.5, x + off + size, y - size * 0.04), dark(tone, 0.07 * (n % 3)), size * 0.2)


def shelf(g: Ground, left: float, right: float, y: float, tone: Colour) -> None:
    """A board with its shadow."""
    g.box((left, y, right, y + 16), lit(tone, 0.06))
    g.box((left, y + 16, right, y + 30), dark(tone, 0.6), 150)


def books(g: Ground, left: float, right: float, foot: float, high: float, tones: list[Colour]) -> None:
    """Books or folders, one leaning."""
    x, n = left, 0
    while x < right - 20:
        wide = 18 + 26 * g.chance.random()
        tall = high * (0.68 + 0.32 * g.chance.random())
        tone = tones[n % len(tones)]
        if g.chance.random() < 0.16:
            g.shape([(x, foot), (x + wide, foot), (x + wide + 22, foot - tall * 0.92),
                     (x + 22, foot - tall)], tone)  # fmt: skip
            x += 24
        else:
            g.box((x, foot - tall, x + wide, foot), tone, corner=2)
            g.box((x + 3, foot - tall * 0.82, x + wide - 3, foot - tall * 0.74), lit(tone, 0.3))
        x, n = x + wide + 2, n + 1


def crate(g: Ground, x: float, foot: float, wide: float, high: float, tone: Colour) -> None:
    """A wooden crate."""
    g.box((x, foot - high, x + wide, foot), dark(tone, 0.45))
    for n in range(4):
        y = foot - high + n * high / 4
        g.box((x + 3, y + 3, x + wide - 3, y + high / 4 - 3), dark(tone, 0.12 * g.chance.random()))
    for left in (x, x + wide - wide * 0.13):
        g.box((left, foot - high, left + wide * 0.13, foot), lit(tone, 0.05))
    g.line([(x + wide * 0.13, foot - 6), (x + wide * 0.87, foot - high + 6)], lit(tone, 0.04), wide * 0.09)


def sack(g: Ground, x: float, foot: float, wide: float, tone: Colour) -> None:
    """A sack with its tied ear."""
    g.shape([(x, foot), (x - wide * 0.04, foot - wide * 0.5), (x + wide * 0.2, foot - wide * 0.86),
             (x + wide * 0.7, foot - wide * 0.9), (x + wide * 1.04, foot - wide * 0.44),
             (x + wide, foot)], tone)  # fmt: skip
    g.shape([(x + wide * 0.3, foot - wide * 0.86), (x + wide * 0.24, foot - wide * 1.12),
             (x + wide * 0.6, foot - wide * 1.08), (x + wide * 0.56, foot - wide * 0.86)], lit(tone, 0.08))  # fmt: skip
    g.line([(x + wide * 0.28, foot - wide * 0.88), (x + wide * 0.6, foot - wide * 0.88)], dark(tone, 0.5), 5)
    g.shape([(x + wide * 0.6, foot), (x + wide * 0.7, foot - wide * 0.9),
             (x + wide * 1.04, foot - wide * 0.44), (x + wide, foot)], dark(tone, 0.3), 150)  # fmt: skip


def barrel(g: Ground, x: float, foot: float, wide: float, high: float, tone: Colour) -> None:
    """A barrel, a butt or an oil drum."""
    shaded(g, (x, foot - high, x + wide, foot), tone, wide * 0.14)
    for share in (0.18, 0.5, 0.82):
        g.box((x - 3, foot - high * share - 6, x + wide + 3, foot - high * share + 6), dark(tone, 0.45))
    g.oval((x, foot - high - wide * 0.1, x + wide, foot - high + wide * 0.1), dark(tone, 0.3))


def bucket(g: Ground, x: float, foot: float, wide: float, tone: Colour) -> None:
    """A bucket with its handle."""
    high = wide * 0.95
    g.shape([(x + wide * 0.14, foot), (x, foot - high), (x + wide, foot - high), (x + wide * 0.86, foot)], tone)
    g.shape([(x + wide * 0.62, foot), (x + wide * 0.66, foot - high), (x + wide, foot - high),
             (x + wide * 0.86, foot)], dark(tone, 0.4), 150)  # fmt: skip
    g.oval((x, foot - high - 12, x + wide, foot - high + 12), dark(tone, 0.45))
    arc = [(x + wide / 2 - wide / 2 * math.cos(math.pi * n / 12),
            foot - high - wide * 0.4 * math.sin(math.pi * n / 12)) for n in range(13)]  # fmt: skip
    g.line(arc, lit(tone, 0.1), 5)


def chair(g: Ground, x: float, foot: float, size: float, tone: Colour) -> None:
    """A chair from the side, its legs like trees."""
    thick = size * 0.07
    g.line([(x, foot), (x + size * 0.04, foot - size)], tone, thick)
    g.line([(x + size * 0.5, foot), (x + size * 0.46, foot - size * 0.5)], dark(tone, 0.2), thick)
    g.line([(x + size * 0.16, foot - size * 0.06), (x + size * 0.16, foot - size * 0.5)], dark(tone, 0.4), thick)
    g.box((x - 4, foot - size * 0.54, x + size * 0.54, foot - size * 0.46), lit(tone, 0.06), corner=6)
    for share in (0.96, 0.78):
        g.box((x - 4, foot - size * share - 12, x + size * 0.1, foot - size * share + 14), lit(tone, 0.04), corner=4)


def bench(g: Ground, left: float, right: float, foot: float, high: float, tone: Colour) -> None:
    """A long bench on iron feet."""
    for x in (left + 30, (left + right) / 2, right - 30):
        g.line([(x, foot), (x, foot - high)], dark(tone, 0.5), 14)
        g.line([(x - 24, foot), (x + 24, foot)], dark(tone, 0.5), 10)
    for n in range(3):
        y = foot - high - n * 16
        g.box((left, y, right, y + 12), dark(tone, 0.1 * n), corner=5)


def pipe(g: Ground, points: list[Point], tone: Colour, width: float = 26) -> None:
    """A pipe with flanges at its bends."""
    g.line(points, dark(tone, 0.45), width)
    g.line([(x - 2, y - 2) for x, y in points], tone, width * 0.66)
    g.line([(x - width * 0.18, y - width * 0.18) for x, y in points], lit(tone, 0.2), width * 0.16)
    for x, y in points[1:-1]:
        g.disc(x, y, width * 0.78, dark(tone, 0.2))
        g.disc(x, y, width * 0.4, lit(tone, 0.06))


def wheel(g: Ground, x: float, y: float, radius: float, tone: Colour, *, spokes: int = 6,
          teeth: int = 0) -> None:  # fmt: skip
    """A wheel of iron with spokes, and teeth for a gear."""
    rim = radius * 0.16
    for n in range(teeth):
        a = 2 * math.pi * n / teeth
        g.disc(x + radius * 1.04 * math.cos(a), y + radius * 1.04 * math.sin(a), radius * 0.09, tone)
    g.ring(x, y, radius, tone, rim)
    g.ring(x, y, radius - rim * 0.3, lit(tone, 0.14), 3)
    for n in range(spokes):
        a = 2 * math.pi * n / spokes + 0.3
        g.line([(x, y), (x + radius * 0.9 * math.cos(a), y + radius * 0.9 * math.sin(a))], tone, rim * 0.6)
    g.disc(x, y, radius * 0.2, dark(tone, 0.25))
    g.disc(x, y, radius * 0.08, lit(tone, 0.2))


def rope(g: Ground, points: list[Point], tone: Colour, width: float = 10) -> None:
    """A rope with its twist."""
    g.line(points, tone, width)
    for n in range(len(points) - 1):
        (ax, ay), (bx, by) = points[n], points[n + 1]
        g.line([(ax, ay - width * 0.3), (bx, by + width * 0.3)], dark(tone, 0.4), width * 0.2)


def seats(g: Ground, y: float, high: float, tone: Colour, *, many: int = 7, off: float = 0) -> None:
    """A row of plush seats from behind."""
    wide = g.wide / many
    for n in range(-1, many + 1):
        x = n * wide + off
        shade = dark(tone, 0.08 * (n % 3))
        g.box((x + wide * 0.07, y - high, x + wide * 0.93, y + high * 0.3), dark(shade, 0.4), corner=wide * 0.24)
        g.box((x + wide * 0.1, y - high + 6, x + wide * 0.9, y + high * 0.3), shade, corner=wide * 0.22)
        g.box((x + wide * 0.2, y - high + 16, x + wide * 0.5, y - high + 30), lit(tone, 0.14), 120, corner=8)
        for m in range(3):
            g.disc(x + wide * (0.3 + 0.2 * m), y - high * 0.4, 4, dark(shade, 0.5))
        g.box((x - wide * 0.05, y - high * 0.3, x + wide * 0.06, y + high * 0.5), (70, 48, 34), corner=7)


def reel(g: Ground, x: float, y: float, radius: float, tone: Colour) -> None:
    """A reel of film."""
    g.disc(x, y, radius, dark(tone, 0.3))
    g.disc(x, y, radius * 0.94, tone)
    for n in range(5):
        a = 2 * math.pi * n / 5
        g.disc(x + radius * 0.56 * math.cos(a), y + radius * 0.56 * math.sin(a), radius * 0.24, dark(tone, 0.72))
    g.disc(x, y, radius * 0.13, dark(tone, 0.8))


def sheet(g: Ground, left: float, right: float, y: float, long: float, tone: Colour) -> None:
    """A sheet on a line, in folds."""
    wide = right - left
    points: list[Point] = [(left, y), (right, y)]
    for n in range(11):
        points.append((right - wide * n / 10, y + long + 14 * math.sin(n * 1.9)))
    g.shape(points, tone)
    for n in range(1, 7):
        x = left + wide * n / 7
        g.shape([(x, y + 4), (x + 14, y + long), (x - 12, y + long)], dark(tone, 0.25), 110)
    for x in (left + 12, right - 20):
        g.box((x, y - 16, x + 9, y + 18), (130, 98, 62), corner=3)


def drum(g: Ground, x: float, y: float, radius: float, tone: Colour) -> None:
    """A washing machine's round door."""
    side = radius * 1.32
    g.box((x - side, y - side, x + side, y + side), tone, corner=16)
    g.box((x - side, y - side, x + side, y - side + 26), dark(tone, 0.2), corner=10)
    g.disc(x, y, radius, dark(STEEL, 0.2))
    g.disc(x, y, radius * 0.86, lit(STEEL, 0.12))
    g.disc(x, y, radius * 0.76, (26, 32, 36))
    g.line([(x - radius * 0.5, y - radius * 0.1), (x - radius * 0.1, y - radius * 0.5)], (150, 164, 168), 7, 140)
    g.box((x + radius * 0.82, y - 14, x + radius * 1.06, y + 14), dark(STEEL, 0.5), corner=5)


def lantern(g: Ground, x: float, y: float, size: float, tone: Colour = (255, 190, 92)) -> None:
    """A small light on a stick or a hook."""
    g.lamp(x, y, size * 5, dark(tone, 0.52))
    g.box((x - size * 0.4, y - size * 0.55, x + size * 0.4, y + size * 0.55), (64, 46, 34), corner=4)
    g.box((x - size * 0.26, y - size * 0.4, x + size * 0.26, y + size * 0.4), tone, corner=3)
    g.ring(x, y - size * 0.7, size * 0.24, (64, 46, 34), 3)


def wagon(g: Ground, x: float, rail: float, wide: float, high: float, tone: Colour) -> None:
    """A goods wagon, its wheels on the rail."""
    g.box((x, rail - high - 44, x + wide, rail - 44), tone)
    many = 7
    for n in range(many):
        left = x + n * wide / many
        g.box((left + 2, rail - high - 40, left + wide / many - 3, rail - 48), dark(tone, 0.2 * g.chance.random()))
    g.box((x - 8, rail - 56, x + wide + 8, rail - 38), dark(tone, 0.5))
    rivets(g, (x + 8, rail - high - 30), (x + wide - 8, rail - high - 30), tone)
    for at in (x + wide * 0.2, x + wide * 0.8):
        wheel(g, at, rail - 30, 32, dark(tone, 0.6), spokes=5)


def suitcase(g: Ground, x: float, foot: float, wide: float, high: float, tone: Colour) -> None:
    """A suitcase put down long ago."""
    g.box((x + wide * 0.38, foot - high - 20, x + wide * 0.62, foot - high + 8), dark(tone, 0.5), corner=8)
    shaded(g, (x, foot - high, x + wide, foot), tone, 10)
    for share in (0.2, 0.8):
        g.box((x + wide * share - 8, foot - high, x + wide * share + 8, foot), dark(tone, 0.35))
    for left, top in ((x, foot - high), (x + wide - 24, foot - high), (x, foot - 24), (x + wide - 24, foot - 24)):
        g.box((left, top, left + 24, top + 24), lit(tone, 0.12), corner=8)


def bird(g: Ground, x: float, foot: float, size: float, tone: Colour) -> None:
    """A bird asleep on its perch."""
    g.oval((x - size * 0.32, foot - size * 0.86, x + size * 0.34, foot), tone)
    g.disc(x + size * 0.1, foot - size * 0.86, size * 0.22, lit(tone, 0.06))
    g.shape([(x + size * 0.3, foot - size * 0.9), (x + size * 0.52, foot - size * 0.8),
             (x + size * 0.28, foot - size * 0.76)], (120, 98, 60))  # fmt: skip
    g.shape([(x - size * 0.3, foot - size * 0.3), (x - size * 0.5, foot + size * 0.26),
             (x - size * 0.1, foot - size * 0.04)], dark(tone, 0.3))  # fmt: skip


def bicycle(g: Ground, x: float, foot: float, size: float, tone: Colour) -> None:
    """A bicycle leaning, as large as a bridge."""
    r = size * 0.3
    back, front = (x, foot - r), (x + size, foot - r)
    for at in (back, front):
        g.ring(at[0], at[1], r, dark(tone, 0.4), 9)
        for n in range(10):
            a = math.pi * n / 10
            g.line([(at[0] - r * math.cos(a), at[1] - r * math.sin(a)),
                    (at[0] + r * math.cos(a), at[1] + r * math.sin(a))], dark(tone, 0.2), 1.5, 150)  # fmt: skip
    seat, crank = (x + size * 0.3, foot - size * 0.72), (x + size * 0.42, foot - r * 0.9)
    head = (x + size * 0.84, foot - size * 0.74)
    for line in ([back, seat, crank, back], [seat, head, crank], [front, head, (x + size * 0.78, foot - size * 0.9)]):
        g.line(list(line), tone, 10)
    g.oval((seat[0] - 42, seat[1] - 30, seat[0] + 30, seat[1] - 6), dark(tone, 0.6))
