"""Draw fittings and vehicles: pipes and wheels, rows of seats, wagons; and the lanterns and birds
that many places have."""

import math

from pictures.aftermath.map.ground.rooms import draw_rivets
from pictures.aftermath.map.ground.things import STEEL
from pictures.kit.canvas import Colour, Point, darken_tone, lighten_tone, place_points, place_round
from pictures.kit.grounds import Ground


def draw_pipe(g: Ground, points: list[Point], tone: Colour, width: float = 26) -> None:
    """Draw a pipe with flanges at its bends."""
    g.line(points, darken_tone(tone, 0.45), width)
    g.line([(x - 2, y - 2) for x, y in points], tone, width * 0.66)
    path = [(x - width * 0.18, y - width * 0.18) for x, y in points]
    g.line(path, lighten_tone(tone, 0.2), width * 0.16)
    for x, y in points[1:-1]:
        g.disc(x, y, width * 0.78, darken_tone(tone, 0.2))
        g.disc(x, y, width * 0.4, lighten_tone(tone, 0.06))


def draw_wheel(
    g: Ground, x: float, y: float, radius: float, tone: Colour, *, spokes: int = 6, teeth: int = 0
) -> None:
    """Draw an iron wheel with spokes. `teeth`: how many teeth it has, if it is a gear."""
    rim = radius * 0.16
    for n in range(teeth):
        a = 2 * math.pi * n / teeth
        g.disc(*place_round((x, y), radius * 1.04, a), radius * 0.09, tone)
    g.ring(x, y, radius, tone, rim)
    g.ring(x, y, radius - rim * 0.3, lighten_tone(tone, 0.14), 3)
    for n in range(spokes):
        a = 2 * math.pi * n / spokes + 0.3
        path = [(x, y), (x + radius * 0.9 * math.cos(a), y + radius * 0.9 * math.sin(a))]
        g.line(path, tone, rim * 0.6)
    g.disc(x, y, radius * 0.2, darken_tone(tone, 0.25))
    g.disc(x, y, radius * 0.08, lighten_tone(tone, 0.2))


def draw_rope(g: Ground, points: list[Point], tone: Colour, width: float = 10) -> None:
    """Draw a twisted rope through the points."""
    g.line(points, tone, width)
    for n in range(len(points) - 1):
        (ax, ay), (bx, by) = points[n], points[n + 1]
        path = [(ax, ay - width * 0.3), (bx, by + width * 0.3)]
        g.line(path, darken_tone(tone, 0.4), width * 0.2)


def draw_seats(
    g: Ground, y: float, high: float, tone: Colour, *, many: int = 7, off: float = 0
) -> None:
    """Draw a row of plush seats from behind."""
    wide = g.wide / many
    for n in range(-1, many + 1):
        x = n * wide + off
        shade = darken_tone(tone, 0.08 * (n % 3))
        edges = (x + wide * 0.07, y - high, x + wide * 0.93, y + high * 0.3)
        g.box(edges, darken_tone(shade, 0.4), corner=wide * 0.24)
        edges = (x + wide * 0.1, y - high + 6, x + wide * 0.9, y + high * 0.3)
        g.box(edges, shade, corner=wide * 0.22)
        edges = (x + wide * 0.2, y - high + 16, x + wide * 0.5, y - high + 30)
        g.box(edges, lighten_tone(tone, 0.14), 120, corner=8)
        for m in range(3):
            g.disc(x + wide * (0.3 + 0.2 * m), y - high * 0.4, 4, darken_tone(shade, 0.5))
        edges = (x - wide * 0.05, y - high * 0.3, x + wide * 0.06, y + high * 0.5)
        g.box(edges, (70, 48, 34), corner=7)


def draw_reel(g: Ground, x: float, y: float, radius: float, tone: Colour) -> None:
    """Draw a reel of film."""
    g.disc(x, y, radius, darken_tone(tone, 0.3))
    g.disc(x, y, radius * 0.94, tone)
    for n in range(5):
        a = 2 * math.pi * n / 5
        hole = place_round((x, y), radius * 0.56, a)
        g.disc(*hole, radius * 0.24, darken_tone(tone, 0.72))
    g.disc(x, y, radius * 0.13, darken_tone(tone, 0.8))


def draw_sheet(g: Ground, across: Point, y: float, long: float, tone: Colour) -> None:
    """Draw a folded sheet that hangs on a line."""
    left, right = across
    wide = right - left
    points: list[Point] = [(left, y), (right, y)]
    for n in range(11):
        points.append((right - wide * n / 10, y + long + 14 * math.sin(n * 1.9)))
    g.shape(points, tone)
    for n in range(1, 7):
        x = left + wide * n / 7
        g.shape([(x, y + 4), (x + 14, y + long), (x - 12, y + long)], darken_tone(tone, 0.25), 110)
    for x in (left + 12, right - 20):
        g.box((x, y - 16, x + 9, y + 18), (130, 98, 62), corner=3)


def draw_drum(g: Ground, x: float, y: float, radius: float, tone: Colour) -> None:
    """Draw a washing machine with its round door."""
    side = radius * 1.32
    g.box((x - side, y - side, x + side, y + side), tone, corner=16)
    g.box((x - side, y - side, x + side, y - side + 26), darken_tone(tone, 0.2), corner=10)
    g.disc(x, y, radius, darken_tone(STEEL, 0.2))
    g.disc(x, y, radius * 0.86, lighten_tone(STEEL, 0.12))
    g.disc(x, y, radius * 0.76, (26, 32, 36))
    path = [(x - radius * 0.5, y - radius * 0.1), (x - radius * 0.1, y - radius * 0.5)]
    g.line(path, (150, 164, 168), 7, 140)
    g.box((x + radius * 0.82, y - 14, x + radius * 1.06, y + 14), darken_tone(STEEL, 0.5), corner=5)


def draw_lantern(g: Ground, x: float, y: float, size: float, tone: Colour = (255, 190, 92)) -> None:
    """Draw a small light on a stick or a hook."""
    g.add_lamp(x, y, size * 5, darken_tone(tone, 0.52))
    edges = (x - size * 0.4, y - size * 0.55, x + size * 0.4, y + size * 0.55)
    g.box(edges, (64, 46, 34), corner=4)
    g.box((x - size * 0.26, y - size * 0.4, x + size * 0.26, y + size * 0.4), tone, corner=3)
    g.ring(x, y - size * 0.7, size * 0.24, (64, 46, 34), 3)


def draw_wagon(g: Ground, at: Point, size: Point, tone: Colour) -> None:
    """Draw a goods wagon with its wheels on the rail."""
    (x, rail), (wide, high) = at, size
    g.box((x, rail - high - 44, x + wide, rail - 44), tone)
    many = 7
    for n in range(many):
        left = x + n * wide / many
        edges = (left + 2, rail - high - 40, left + wide / many - 3, rail - 48)
        g.box(edges, darken_tone(tone, 0.2 * g.chance.random()))
    g.box((x - 8, rail - 56, x + wide + 8, rail - 38), darken_tone(tone, 0.5))
    draw_rivets(g, (x + 8, rail - high - 30), (x + wide - 8, rail - high - 30), tone)
    for axle in (x + wide * 0.2, x + wide * 0.8):
        draw_wheel(g, axle, rail - 30, 32, darken_tone(tone, 0.6), spokes=5)


def draw_bird(g: Ground, x: float, foot: float, size: float, tone: Colour) -> None:
    """Draw a bird asleep on its perch."""
    g.oval((x - size * 0.32, foot - size * 0.86, x + size * 0.34, foot), tone)
    g.disc(x + size * 0.1, foot - size * 0.86, size * 0.22, lighten_tone(tone, 0.06))
    outline = place_points((x, foot), [(0.3, -0.9), (0.52, -0.8), (0.28, -0.76)], (size, size))
    g.shape(outline, (120, 98, 60))
    outline = place_points((x, foot), [(-0.3, -0.3), (-0.5, 0.26), (-0.1, -0.04)], (size, size))
    g.shape(outline, darken_tone(tone, 0.3))


def draw_bicycle(g: Ground, x: float, foot: float, size: float, tone: Colour) -> None:
    """Draw a leaning bicycle. `size` is the distance between its hubs."""
    r = size * 0.3
    back, front = (x, foot - r), (x + size, foot - r)
    for at in (back, front):
        g.ring(at[0], at[1], r, darken_tone(tone, 0.4), 9)
        for n in range(10):
            a = math.pi * n / 10
            spoke = [place_round(at, -r, a), place_round(at, r, a)]
            g.line(spoke, darken_tone(tone, 0.2), 1.5, 150)
    seat, crank = (x + size * 0.3, foot - size * 0.72), (x + size * 0.42, foot - r * 0.9)
    head = (x + size * 0.84, foot - size * 0.74)
    for line in (
        [back, seat, crank, back],
        [seat, head, crank],
        [front, head, (x + size * 0.78, foot - size * 0.9)],
    ):
        g.line(list(line), tone, 10)
    g.oval((seat[0] - 42, seat[1] - 30, seat[0] + 30, seat[1] - 6), darken_tone(tone, 0.6))
