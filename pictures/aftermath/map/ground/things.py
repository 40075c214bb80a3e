"""Things that small animals find in a human place, each as large to them as a house."""

import math

from pictures.kit.canvas import Colour, Point, darken_tone, lighten_tone, place_points, place_round
from pictures.kit.grounds import Ground

BRASS = (158, 120, 58)
STEEL = (116, 122, 126)


def draw_shaded_body(
    g: Ground, box: tuple[float, float, float, float], tone: Colour, corner: float = 8
) -> None:
    """Draw a round upright body that is light on its left and dark on its right."""
    left, top, right, bottom = box
    wide = right - left
    g.box(box, tone, corner=corner)
    edges = (left + wide * 0.1, top + 4, left + wide * 0.26, bottom - 4)
    g.box(edges, lighten_tone(tone, 0.18), 150, corner=corner)
    g.box((left + wide * 0.7, top, right, bottom), darken_tone(tone, 0.4), 140, corner=corner)


def draw_tin(g: Ground, at: Point, size: Point, label: Colour) -> None:
    """Draw a tin can with a paper label."""
    (x, foot), (wide, high) = at, size
    draw_shaded_body(g, (x, foot - high, x + wide, foot), STEEL)
    draw_shaded_body(g, (x, foot - high * 0.84, x + wide, foot - high * 0.16), label, 0)
    g.disc(x + wide / 2, foot - high * 0.5, wide * 0.24, lighten_tone(label, 0.35))
    edges = (x, foot - high - wide * 0.09, x + wide, foot - high + wide * 0.09)
    g.oval(edges, lighten_tone(STEEL, 0.15))


def draw_bottle(g: Ground, at: Point, size: Point, tone: Colour) -> None:
    """Draw a glass bottle that catches the light."""
    (x, foot), (wide, high) = at, size
    draw_shaded_body(g, (x, foot - high * 0.62, x + wide, foot), tone, wide * 0.3)
    g.box((x + wide * 0.34, foot - high, x + wide * 0.66, foot - high * 0.5), tone, corner=4)
    edges = (x + wide * 0.3, foot - high, x + wide * 0.7, foot - high * 0.92)
    g.box(edges, lighten_tone(tone, 0.2), corner=3)


def draw_dome(g: Ground, at: Point, size: Point, glass: Colour) -> None:
    """Draw a glass dome on a stand, with a stale cake under it."""
    (x, foot), (wide, high) = at, size
    g.oval((x + wide * 0.2, foot - high * 0.34, x + wide * 0.8, foot - high * 0.08), (120, 84, 56))
    outline = place_points((x, foot), [(0.2, -0.2), (0.5, -0.46), (0.8, -0.2)], (wide, high))
    g.shape(outline, (142, 104, 70))
    middle, half = (x + wide / 2, foot - high * 0.1), -wide / 2
    points = [place_round(middle, half, math.pi * n / 20, -high * 0.8) for n in range(21)]
    g.shape(points, glass, 60)
    g.line(points, lighten_tone(glass, 0.3), 4, 170)
    path = [(x + wide * 0.2, foot - high * 0.34), (x + wide * 0.3, foot - high * 0.7)]
    g.line(path, (255, 255, 255), 5, 90)
    g.disc(x + wide / 2, foot - high * 0.94, wide * 0.06, lighten_tone(glass, 0.25))
    g.oval((x - wide * 0.06, foot - high * 0.14, x + wide * 1.06, foot), darken_tone(glass, 0.35))


def draw_urn(g: Ground, x: float, foot: float, wide: float, high: float) -> None:
    """Draw a tall brass tea urn with a tap."""
    g.box((x + wide * 0.1, foot - 24, x + wide * 0.9, foot), darken_tone(BRASS, 0.5), corner=6)
    draw_shaded_body(g, (x, foot - high * 0.78, x + wide, foot - 18), BRASS, wide * 0.16)
    middle, half = (x + wide / 2, foot - high * 0.76), -wide / 2
    points = [place_round(middle, half, math.pi * n / 16, -high * 0.17) for n in range(17)]
    g.shape(points, lighten_tone(BRASS, 0.08))
    g.disc(x + wide / 2, foot - high * 0.95, wide * 0.07, darken_tone(BRASS, 0.2))
    for share in (0.7, 0.3):
        edges = (x, foot - high * share - 5, x + wide, foot - high * share + 5)
        g.box(edges, darken_tone(BRASS, 0.35))
    edges = (x + wide * 0.42, foot - high * 0.2, x + wide * 0.58, foot - high * 0.1)
    g.box(edges, darken_tone(BRASS, 0.3))
    path = [(x + wide * 0.5, foot - high * 0.2), (x + wide * 0.5, foot - high * 0.26)]
    g.line(path, darken_tone(BRASS, 0.4), 10)


def draw_cups(
    g: Ground, x: float, foot: float, many: int, tone: Colour, *, size: float = 70
) -> None:
    """Draw a leaning pile of cups and saucers."""
    for n in range(many):
        off = size * 0.12 * math.sin(n * 1.7)
        y = foot - n * size * 0.52
        edges = (x + off - size * 0.2, y - size * 0.16, x + off + size * 1.2, y + size * 0.1)
        g.oval(edges, darken_tone(tone, 0.22))
        cup = (x + off, y - size * 0.5, x + off + size, y - size * 0.04)
        draw_shaded_body(g, cup, darken_tone(tone, 0.07 * (n % 3)), size * 0.2)


def draw_shelf(g: Ground, left: float, right: float, y: float, tone: Colour) -> None:
    """Draw a shelf board and its shadow."""
    g.box((left, y, right, y + 16), lighten_tone(tone, 0.06))
    g.box((left, y + 16, right, y + 30), darken_tone(tone, 0.6), 150)


def draw_books(g: Ground, across: Point, foot: float, high: float, tones: list[Colour]) -> None:
    """Draw a row of books or folders. A few of them lean."""
    left, right = across
    x, n = left, 0
    while x < right - 20:
        wide = 18 + 26 * g.chance.random()
        tall = high * (0.68 + 0.32 * g.chance.random())
        tone = tones[n % len(tones)]
        if g.chance.random() < 0.16:
            top = [(x + wide + 22, foot - tall * 0.92), (x + 22, foot - tall)]
            g.shape([(x, foot), (x + wide, foot), *top], tone)
            x += 24
        else:
            g.box((x, foot - tall, x + wide, foot), tone, corner=2)
            edges = (x + 3, foot - tall * 0.82, x + wide - 3, foot - tall * 0.74)
            g.box(edges, lighten_tone(tone, 0.3))
        x, n = x + wide + 2, n + 1


def draw_crate(g: Ground, at: Point, size: Point, tone: Colour) -> None:
    """Draw a wooden crate."""
    (x, foot), (wide, high) = at, size
    g.box((x, foot - high, x + wide, foot), darken_tone(tone, 0.45))
    for n in range(4):
        y = foot - high + n * high / 4
        edges = (x + 3, y + 3, x + wide - 3, y + high / 4 - 3)
        g.box(edges, darken_tone(tone, 0.12 * g.chance.random()))
    for left in (x, x + wide - wide * 0.13):
        g.box((left, foot - high, left + wide * 0.13, foot), lighten_tone(tone, 0.05))
    path = [(x + wide * 0.13, foot - 6), (x + wide * 0.87, foot - high + 6)]
    g.line(path, lighten_tone(tone, 0.04), wide * 0.09)


def draw_sack(g: Ground, x: float, foot: float, wide: float, tone: Colour) -> None:
    """Draw a tied sack."""
    body = [(0, 0), (-0.04, -0.5), (0.2, -0.86), (0.7, -0.9), (1.04, -0.44), (1, 0)]
    g.shape(place_points((x, foot), body, (wide, wide)), tone)
    top = [(0.3, -0.86), (0.24, -1.12), (0.6, -1.08), (0.56, -0.86)]
    g.shape(place_points((x, foot), top, (wide, wide)), lighten_tone(tone, 0.08))
    path = [(x + wide * 0.28, foot - wide * 0.88), (x + wide * 0.6, foot - wide * 0.88)]
    g.line(path, darken_tone(tone, 0.5), 5)
    outline = place_points((x, foot), [(0.6, 0), (0.7, -0.9), (1.04, -0.44), (1, 0)], (wide, wide))
    g.shape(outline, darken_tone(tone, 0.3), 150)


def draw_barrel(g: Ground, at: Point, size: Point, tone: Colour) -> None:
    """Draw a barrel, a butt or an oil drum."""
    (x, foot), (wide, high) = at, size
    draw_shaded_body(g, (x, foot - high, x + wide, foot), tone, wide * 0.14)
    for share in (0.18, 0.5, 0.82):
        edges = (x - 3, foot - high * share - 6, x + wide + 3, foot - high * share + 6)
        g.box(edges, darken_tone(tone, 0.45))
    edges = (x, foot - high - wide * 0.1, x + wide, foot - high + wide * 0.1)
    g.oval(edges, darken_tone(tone, 0.3))


def draw_bucket(g: Ground, x: float, foot: float, wide: float, tone: Colour) -> None:
    """Draw a bucket with its handle."""
    high = wide * 0.95
    g.shape(place_points((x, foot), [(0.14, 0), (0, -1), (1, -1), (0.86, 0)], (wide, high)), tone)
    outline = place_points((x, foot), [(0.62, 0), (0.66, -1), (1, -1), (0.86, 0)], (wide, high))
    g.shape(outline, darken_tone(tone, 0.4), 150)
    g.oval((x, foot - high - 12, x + wide, foot - high + 12), darken_tone(tone, 0.45))
    middle, half = (x + wide / 2, foot - high), -wide / 2
    arc = [place_round(middle, half, math.pi * n / 12, -wide * 0.4) for n in range(13)]
    g.line(arc, lighten_tone(tone, 0.1), 5)


def draw_chair(g: Ground, x: float, foot: float, size: float, tone: Colour) -> None:
    """Draw a chair from the side."""
    thick = size * 0.07
    g.line([(x, foot), (x + size * 0.04, foot - size)], tone, thick)
    path = [(x + size * 0.5, foot), (x + size * 0.46, foot - size * 0.5)]
    g.line(path, darken_tone(tone, 0.2), thick)
    path = [(x + size * 0.16, foot - size * 0.06), (x + size * 0.16, foot - size * 0.5)]
    g.line(path, darken_tone(tone, 0.4), thick)
    edges = (x - 4, foot - size * 0.54, x + size * 0.54, foot - size * 0.46)
    g.box(edges, lighten_tone(tone, 0.06), corner=6)
    for share in (0.96, 0.78):
        edges = (x - 4, foot - size * share - 12, x + size * 0.1, foot - size * share + 14)
        g.box(edges, lighten_tone(tone, 0.04), corner=4)


def draw_bench(g: Ground, across: Point, foot: float, high: float, tone: Colour) -> None:
    """Draw a long bench on iron feet."""
    left, right = across
    for x in (left + 30, (left + right) / 2, right - 30):
        g.line([(x, foot), (x, foot - high)], darken_tone(tone, 0.5), 14)
        g.line([(x - 24, foot), (x + 24, foot)], darken_tone(tone, 0.5), 10)
    for n in range(3):
        y = foot - high - n * 16
        g.box((left, y, right, y + 12), darken_tone(tone, 0.1 * n), corner=5)


def draw_suitcase(g: Ground, at: Point, size: Point, tone: Colour) -> None:
    """Draw a suitcase."""
    (x, foot), (wide, high) = at, size
    edges = (x + wide * 0.38, foot - high - 20, x + wide * 0.62, foot - high + 8)
    g.box(edges, darken_tone(tone, 0.5), corner=8)
    draw_shaded_body(g, (x, foot - high, x + wide, foot), tone, 10)
    for share in (0.2, 0.8):
        edges = (x + wide * share - 8, foot - high, x + wide * share + 8, foot)
        g.box(edges, darken_tone(tone, 0.35))
    for left, top in (
        (x, foot - high),
        (x + wide - 24, foot - high),
        (x, foot - 24),
        (x + wide - 24, foot - 24),
    ):
        g.box((left, top, left + 24, top + 24), lighten_tone(tone, 0.12), corner=8)
