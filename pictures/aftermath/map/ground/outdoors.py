"""Draw sky, plants, water, rails and streets."""

import math

from pictures.kit.canvas import Colour, Point, blend, darken_tone, lighten_tone
from pictures.kit.grounds import Ground, make_wave


def draw_hills(g: Ground, y: float, high: float, tone: Colour) -> None:
    """Draw a distant ridge of trees and roofs."""
    points: list[Point] = [(0, g.high)]
    x = 0.0
    while x <= g.wide + 40:
        points.append((x, y - high * g.chance.random()))
        x += 30 + 50 * g.chance.random()
    g.shape([*points, (g.wide + 40, g.high)], tone)


def draw_roofs(g: Ground, y: float, tone: Colour, *, many: int = 9) -> None:
    """Draw distant roofs with chimneys."""
    wide = g.wide / many
    for n in range(many):
        x, top = n * wide, y - 30 - 70 * g.chance.random()
        g.box((x, top, x + wide + 2, y + 60), tone)
        g.shape([(x - 6, top), (x + wide / 2, top - 40), (x + wide + 6, top)], tone)
        if n % 2:
            g.box((x + wide * 0.62, top - 60, x + wide * 0.78, top), tone)


def draw_grass(
    g: Ground,
    y: float,
    tone: Colour,
    *,
    high: float = 90,
    many: int = 90,
    left: float = 0,
    right: float | None = None,
) -> None:
    """Draw blades of grass. `high`: roughly how long they are."""
    right = g.wide if right is None else right
    for _ in range(many):
        x = left + (right - left) * g.chance.random()
        long, lean = high * (0.4 + 0.7 * g.chance.random()), 50 * (g.chance.random() - 0.5)
        shade = blend(tone, darken_tone(tone, 0.5), g.chance.random())
        blade = [(x - 5, y), (x + lean * 0.4, y - long * 0.6), (x + lean, y - long)]
        g.shape([*blade, (x + lean * 0.4 + 7, y - long * 0.55), (x + 6, y)], shade)


def draw_leaf(g: Ground, foot: Point, long: float, turn: float, tone: Colour) -> None:
    """Draw a leaf and its rib from its stalk at `foot`. `turn`: in degrees, 0 to the right."""
    x, y = foot
    a = math.radians(turn)
    ahead, side = (math.cos(a), math.sin(a)), (-math.sin(a), math.cos(a))
    rim = [(0, 0), (0.2, 0.2), (0.5, 0.28), (0.8, 0.16), (1, 0), (0.8, -0.16), (0.5, -0.28)]
    *leaf, stalk, tip = [
        (
            x + long * (ahead[0] * along + side[0] * off),
            y + long * (ahead[1] * along + side[1] * off),
        )
        for along, off in (*rim, (0.2, -0.2), (0, 0), (0.9, 0))
    ]
    g.shape(leaf, tone)
    g.line([stalk, tip], darken_tone(tone, 0.35), max(2, long * 0.03))


def draw_stalk(
    g: Ground, x: float, y: float, high: float, tone: Colour, *, leaves: int = 6, long: float = 90
) -> None:
    """Draw a plant that grows upwards from (x, y), with leaves to both sides."""
    lean = 40 * (g.chance.random() - 0.5)
    path = [(x, y), (x + lean * 0.3, y - high / 2), (x + lean, y - high)]
    g.line(path, darken_tone(tone, 0.3), 9)
    for n in range(leaves):
        share = (n + 0.6) / leaves
        turn = (-30 if n % 2 else -150) + 30 * (g.chance.random() - 0.5)
        at, size = (x + lean * share * share, y - high * share), long * (1.15 - 0.5 * share)
        draw_leaf(g, at, size, turn, blend(tone, darken_tone(tone, 0.4), g.chance.random()))


def draw_bramble(g: Ground, start: Point, end: Point, bow: float, tone: Colour) -> None:
    """Draw a thorny arch from start to end. `bow`: how high it rises."""
    (ax, ay), (bx, by) = start, end
    points = []
    for n in range(25):
        t = n / 24
        points.append((ax + (bx - ax) * t, ay + (by - ay) * t - bow * math.sin(math.pi * t)))
    g.line(points, tone, 10)
    for n in range(2, 24, 2):
        x, y = points[n]
        g.shape([(x - 6, y), (x + 6, y), (x + 3, y - 20)], tone)
        if n % 4 == 0:
            draw_leaf(g, (x, y), 52, 40 + 100 * g.chance.random(), blend(tone, (70, 100, 60), 0.5))


def draw_ivy(
    g: Ground, x: float, top: float, bottom: float, tone: Colour, *, wide: float = 60
) -> None:
    """Draw ivy that hangs down from `top` to `bottom`."""
    y = top
    while y < bottom:
        at = x + wide * (g.chance.random() - 0.5) * 2
        shade = blend(tone, darken_tone(tone, 0.5), g.chance.random())
        draw_leaf(g, (at, y), 34 + 24 * g.chance.random(), 60 + 60 * g.chance.random(), shade)
        y += 11
    g.line([(x, top), (x + 10, bottom)], darken_tone(tone, 0.5), 3)


def draw_water(
    g: Ground,
    top: float,
    bottom: float,
    tone: Colour,
    *,
    left: float = 0,
    right: float | None = None,
    glint: Colour | None = None,
) -> None:
    """Draw still water, with ripples that are larger near the viewer."""
    right = g.wide if right is None else right
    g.box((left, top, right, bottom), tone)
    for n in range(26):
        share = (n / 26) ** 1.5
        y = top + (bottom - top) * share
        bright = lighten_tone(tone, 0.16) if glint is None else blend(tone, glint, 0.5)
        long = 60 + 260 * share
        x = left + (right - left - long) * g.chance.random()
        wave = make_wave(x, min(right, x + long), y + 6, 2 + 3 * share, 60 + 90 * share)
        g.line(wave, bright, 1.5 + 2 * share, 150)
        x = left + (right - left) * g.chance.random()
        path = [(x, y), (min(right, x + long * 0.7), y)]
        g.line(path, darken_tone(tone, 0.35), 2 + 3 * share, 130)


def draw_rails(
    g: Ground,
    top: float,
    far: float,
    near: float,
    tone: Colour,
    *,
    gauge: float = 420,
    many: int = 12,
) -> None:
    """Draw a track that comes towards the viewer. `far` and `near`: the x of its middle at each
    end."""
    for n in range(many):
        t = ((n + 0.4) / many) ** 1.9
        y, x = top + (g.high - top) * t, far + (near - far) * t
        half, thick = 26 + gauge * 0.78 * t, 4 + 34 * t
        g.box((x - half, y, x + half, y + thick), darken_tone(tone, 0.45), corner=4)
    for side in (-1, 1):
        start, end = far + side * 14, near + side * gauge / 2
        rail = [(start - 2, top), (start + 2, top), (end + 16, g.high), (end - 16, g.high)]
        g.shape(rail, (128, 112, 100))
        g.line([(far + side * 14, top), (near + side * gauge / 2 - 4, g.high)], (176, 160, 142), 4)


def draw_stones(g: Ground, top: float, tone: Colour, *, many: int = 260, size: float = 34) -> None:
    """Draw ballast, gravel or cobbles, larger near the viewer."""
    for n in range(many):
        t = (n / many) ** 1.2
        y, x = top + (g.high - top) * t, g.wide * g.chance.random()
        r = size * (0.18 + 0.85 * t) * (0.6 + 0.6 * g.chance.random())
        g.oval((x - r, y - r * 0.6, x + r, y + r * 0.6), darken_tone(tone, 0.45))
        shade = blend(tone, darken_tone(tone, 0.35), g.chance.random())
        g.oval((x - r, y - r * 0.66, x + r * 0.86, y + r * 0.4), shade)


def draw_fence(g: Ground, y: float, high: float, tone: Colour) -> None:
    """Draw a wire fence with a diamond pattern."""
    step = 44
    for n in range(-int(high // step) - 1, g.wide // step + 2):
        g.line([(n * step, y), (n * step + high, y - high)], tone, 2.5, 150)
        g.line([(n * step + high, y), (n * step, y - high)], tone, 2.5, 150)
    for n in range(5):
        x = 40 + n * 250
        g.box((x, y - high - 20, x + 14, y + 8), darken_tone(tone, 0.3))


def draw_moon(g: Ground, x: float, y: float, radius: float, tone: Colour) -> None:
    """Draw the moon, or a low sun, and its light."""
    g.add_lamp(x, y, radius * 4.5, darken_tone(tone, 0.55))
    g.disc(x, y, radius, tone)


def draw_wires(g: Ground, points: list[Point], to: Point, tone: Colour) -> None:
    """Draw sagging telephone wires from each point to one place."""
    for x, y in points:
        path = [
            (x + (to[0] - x) * n / 20, y + (to[1] - y) * n / 20 + 46 * math.sin(math.pi * n / 20))
            for n in range(21)
        ]
        g.line(path, tone, 3)
