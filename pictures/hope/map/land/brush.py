"""Draw what several countries have in common: ridges, trees, grass, stones, poles and paths."""

import math
from collections.abc import Sequence
from itertools import pairwise

from pictures.hope.map.land.light import Light
from pictures.kit.canvas import Colour, Point, blend, darken_tone, lighten_tone, place_points
from pictures.kit.grounds import Ground


def lay_out_ridge(
    g: Ground, y: float, high: float, *, rough: float = 0.5, steps: int = 6
) -> list[Point]:
    """Lay out a line of hills from left to right, by halving. `rough`: how jagged they are."""
    heights = [g.chance.random(), g.chance.random(), g.chance.random()]
    spread = 1.0
    for _ in range(steps):
        spread *= rough
        finer: list[float] = []
        for one, other in pairwise(heights):
            finer += [one, (one + other) / 2 + spread * (g.chance.random() - 0.5)]
        heights = [*finer, heights[-1]]
    last = len(heights) - 1
    return [(g.wide * n / last, y - high * h) for n, h in enumerate(heights)]


def draw_land(g: Ground, line: Sequence[Point], tone: Colour) -> None:
    """Fill everything beneath a line."""
    g.shape([*line, (g.wide, g.high), (0, g.high)], tone)


def draw_pine(g: Ground, x: float, foot: float, high: float, tone: Colour) -> None:
    """Draw a conifer, its light side to the left."""
    wide = high * 0.19
    g.box((x - high * 0.02, foot - high * 0.2, x + high * 0.02, foot), darken_tone(tone, 0.5))
    for n in range(5):
        top, low = foot - high * (1 - n * 0.17), foot - high * (0.66 - n * 0.15)
        half = wide * (0.36 + n * 0.17) * (0.9 + 0.2 * g.chance.random())
        g.shape([(x, top), (x + half, low), (x, low - high * 0.03), (x - half, low)], tone)
        g.shape([(x, top), (x, low - high * 0.03), (x - half, low)], lighten_tone(tone, 0.1))


def draw_bare_tree(g: Ground, foot: Point, high: float, tone: Colour, turn: float = -90) -> None:
    """Draw a dead tree: each branch splits into two, until they are thin."""

    def branch(at: Point, long: float, angle: float, thick: float) -> None:
        a = math.radians(angle)
        end = (at[0] + long * math.cos(a), at[1] + long * math.sin(a))
        g.line([at, end], tone, thick)
        if thick < 2:
            return
        for side in (-1, 1):
            bend = side * (20 + 22 * g.chance.random())
            branch(end, long * (0.6 + 0.2 * g.chance.random()), angle + bend, thick * 0.62)

    branch(foot, high * 0.36, turn, high * 0.055)


def draw_grass(
    g: Ground,
    y: float,
    tone: Colour,
    *,
    high: float = 46,
    many: int = 150,
    bare: tuple[float, float] = (0, 0),
) -> None:
    """Draw grass along a line. `bare`: the left and right of a path, where no grass grows."""
    for _ in range(many):
        x, long = g.wide * g.chance.random(), high * (0.35 + 0.8 * g.chance.random())
        if bare[0] < x < bare[1]:
            continue
        lean = 22 * (g.chance.random() - 0.4)
        shade = blend(tone, darken_tone(tone, 0.5), g.chance.random())
        low = y + 26 * g.chance.random()
        g.shape([(x - 3, low), (x + lean, low - long), (x + 4, low)], shade)


def draw_boulder(g: Ground, x: float, foot: float, size: float, tone: Colour) -> None:
    """Draw a stone, lit from above on the left."""
    edges = (x - size * 1.2, foot - size * 0.2, x + size * 1.3, foot + size * 0.24)
    g.oval(edges, darken_tone(tone, 0.6))
    rim = [(-1, 0), (-0.86, -0.55), (-0.3, -1), (0.45, -0.86), (1, -0.3), (0.94, 0)]
    outer = place_points((x, foot), rim, (size, size))
    g.shape(outer, darken_tone(tone, 0.25))
    g.shape([*outer[:4], (x + size * 0.1, foot - size * 0.3)], lighten_tone(tone, 0.12))


def draw_path(
    g: Ground,
    near: tuple[float, float],
    far: tuple[float, float, float],
    bends: Sequence[float],
    tone: Colour,
) -> None:
    """Draw a path from the lower edge to a far point. `near`: its middle and half its width at the
    lower edge; `far`: the same at the far end, and the y of that end; `bends`: how far the path
    swings aside on the way."""
    (x0, half0), (x1, half1, top) = near, far
    left: list[Point] = []
    right: list[Point] = []
    for n in range(31):
        t = n / 30
        depth = (1 - t) ** 2.0  # the far half of the path takes up little height
        swing = sum(
            bend * math.sin((k + 1) * math.pi * t) * (1 - t) for k, bend in enumerate(bends)
        )
        x = x1 + (x0 - x1) * depth + swing
        half = half1 + (half0 - half1) * depth
        y = top + (g.high - top) * depth
        left.append((x - half, y))
        right.append((x + half, y))
    g.shape([*left, *reversed(right)], tone)


def draw_poles(
    g: Ground, light: Light, feet: Sequence[tuple[float, float, float]], tone: Colour
) -> None:
    """Draw telegraph poles with sagging wires. `feet`: x, y and height of each, nearest first."""
    tops: list[Point] = []
    for x, y, high in feet:
        g.line([(x, y), (x + high * 0.03, y - high)], tone, max(1.6, high * 0.045))
        arm = high * 0.16
        top = y - high * 0.92
        path = [(x - arm, top), (x + arm + high * 0.04, top - high * 0.02)]
        g.line(path, tone, max(1.2, high * 0.03))
        tops.append((x, top))
    for (ax, ay), (bx, by) in pairwise(tops):
        sag = [
            (
                ax + (bx - ax) * n / 12,
                ay + (by - ay) * n / 12 + abs(bx - ax) * 0.09 * math.sin(math.pi * n / 12),
            )
            for n in range(13)
        ]
        g.line(sag, blend(tone, light.air, 0.3), 1.6)


def draw_birds(g: Ground, at: Point, tone: Colour, *, many: int = 5, size: float = 9) -> None:
    """Draw a few distant birds."""
    x, y = at
    for n in range(many):
        along, up = x + n * size * 3.1 + 14 * g.chance.random(), y - 26 * g.chance.random()
        path = [(along - size, up - size * 0.5), (along, up), (along + size, up - size * 0.6)]
        g.line(path, tone, 2)
