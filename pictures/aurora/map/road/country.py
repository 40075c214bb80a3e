"""Draw the country through which the road goes, once for each map: night over the sea, three
stretches of snow, and the mountains through which the tunnels lead."""

import math
from functools import lru_cache
from itertools import pairwise

from PIL import Image, ImageDraw

from pictures.aurora.map.road import sights
from pictures.aurora.map.road.layout import HIGH, HORIZON, SHORE, WIDTH
from pictures.kit.canvas import Colour, Point, blend
from pictures.kit.grounds import Ground, find_shade

SKY: tuple[Colour, ...] = ((8, 14, 38), (14, 36, 66), (30, 84, 96), (110, 160, 150))
SEA: tuple[Colour, ...] = ((46, 104, 112), (20, 62, 82), (16, 46, 68))
SNOWS: tuple[Colour, ...] = ((190, 206, 220), (164, 186, 204), (138, 166, 186))
"""The snow of each Region: the nearer the Region, the brighter its snow."""
RIDGES = (718, 470)
"""The y at which the ground of Regions 1 and 2 begins."""
ROCK: Colour = (70, 84, 104)
DEEP: Colour = (12, 20, 38)
"""The dark tone of shadows; a little of it is blended into the whole picture."""
LIGHTS: tuple[tuple[float, float, Colour, float], ...] = (
    (112, 104, (40, 230, 150), 0.0),
    (70, 66, (50, 170, 210), 1.9),
    (58, 52, (170, 90, 220), 3.9),
)
"""For each band of northern lights: the y of its foot, how high it is, its colour, its phase."""


@lru_cache(maxsize=8)
def draw_country(sides: tuple[str, str, str]) -> Image.Image:
    """Draw the country of three sides, in few colours. Copy the cached picture to draw on it."""
    g = Ground(WIDTH, HIGH, (SNOWS[2], SNOWS[0]), seed=sum(map(ord, "".join(sides))))
    _draw_sky(g)
    _draw_sea(g)
    for of in (2, 1, 0):
        _draw_land(g, of)
        sights.draw(g, sides[of])
        if of == 2:
            _draw_lamps(g)
    _draw_edge_mountain(g, left=True)
    _draw_edge_mountain(g, left=False)
    g.add_motes(150, (255, 255, 255), 90, 1.7)
    return g.finish_picture(DEEP, share=0.08, colours=112)


# -- above -----------------------------------------------------------------------------------------


def _draw_gradient(g: Ground, top: float, low: float, tones: tuple[Colour, ...]) -> None:
    high = low - top
    for n in range(round(high / 2)):
        tone = find_shade(tones, 2 * n / high)
        g.box((0, top + 2 * n, g.wide, top + 2 * n + 3), tone)


def _draw_sky(g: Ground) -> None:
    _draw_gradient(g, 0, HORIZON, SKY)
    for _ in range(130):
        x, y = g.chance.random() * g.wide, g.chance.random() ** 1.6 * (HORIZON - 20)
        g.disc(x, y, 0.7 + g.chance.random(), (226, 240, 255), 210)
    for high, long, tone, phase in LIGHTS:
        _draw_light_curtain(g, high, long, tone, phase)
    _draw_mountain_range(g, HORIZON + 4, 46, (52, 84, 104), (150, 184, 190))
    _draw_mountain_range(g, HORIZON + 6, 26, (34, 60, 82), (104, 140, 154))


def _draw_light_curtain(g: Ground, y: float, long: float, tone: Colour, phase: float) -> None:
    """Draw a band of northern light that hangs down in folds."""

    def draw(pen: ImageDraw.ImageDraw, u: float) -> None:
        x = 0.0
        while x < g.wide:
            foot = y + 22 * math.sin(x / 150 + phase) + 9 * math.sin(x / 47 + phase)
            high = long * (0.55 + 0.45 * math.sin(x / 29 + 2 * phase) ** 2)
            bright = 0.25 + 0.75 * math.sin(x / 230 + phase) ** 2
            for part, share in ((1.0, 0.22), (0.7, 0.42), (0.4, 0.7), (0.16, 1.0)):
                box = (x * u, (foot - high * part) * u, (x + 6) * u, foot * u)
                pen.rectangle(box, fill=blend((0, 0, 0), tone, bright * share))
            x += 6

    g.add_glow(draw, (0, 0, g.wide, HORIZON + 30), 6)


def _draw_mountain_range(g: Ground, foot: float, high: float, tone: Colour, snow: Colour) -> None:
    """Draw mountains on the horizon, their western faces lit."""
    x = -40.0
    while x < g.wide + 60:
        wide, up = 70 + 90 * g.chance.random(), high * (0.45 + 0.55 * g.chance.random())
        top = (x + wide * (0.4 + 0.2 * g.chance.random()), foot - up)
        g.shape([(x - 20, foot), top, (x + wide + 20, foot)], tone)
        nick = (top[0] + wide * 0.04, foot - up * 0.45)
        g.shape([top, (x + wide * 0.1, foot - up * 0.28), nick], snow)
        x += wide * 0.7


# -- the sea ---------------------------------------------------------------------------------------


def _draw_sea(g: Ground) -> None:
    """Draw open water, reflections of the northern lights in it, and floes."""
    _draw_gradient(g, HORIZON + 4, SHORE + 30, SEA)
    for _ in range(90):
        y = HORIZON + 8 + (SHORE - HORIZON) * g.chance.random()
        x, long = g.chance.random() * g.wide, 14 + 60 * g.chance.random()
        tone = (70, 190, 150) if g.chance.random() < 0.6 else (110, 150, 190)
        g.line([(x, y), (x + long, y)], tone, 1.6, 70)
    for _ in range(26):
        y = HORIZON + 14 + (SHORE - HORIZON - 24) * g.chance.random()
        near = (y - HORIZON) / (SHORE - HORIZON)
        x, wide = g.chance.random() * g.wide, (16 + 46 * g.chance.random()) * (0.4 + near)
        draw_floe(g, x, y, wide)


def draw_floe(g: Ground, x: float, y: float, wide: float) -> None:
    """Draw a floe of ice and its edge in the water."""
    high = wide * 0.16
    parts = ((0, 0), (0.3, -1), (0.8, -0.8), (1, 0), (0.6, 0.7), (0.2, 0.6))
    top = [(x + wide * across, y + high * down) for across, down in parts]
    g.shape([(a, b + 3) for a, b in top], (60, 110, 130))
    g.shape(top, (186, 208, 218))


# -- the land --------------------------------------------------------------------------------------


def _lay_out_crest(of: int) -> list[Point]:
    """List the points of the line at which a Region's ground begins."""
    points: list[Point] = []
    for n in range(61):
        x = n * WIDTH / 60
        if of == 2:
            inland = max(0.0, (440 - x) / 440)
            y = SHORE + 22 - 96 * inland**1.4 + 5 * math.sin(x / 34) * (0.3 + inland)
        else:
            y = RIDGES[of] + 12 * math.sin(x / 130 + of * 1.7) + 5 * math.sin(x / 41 + of)
        points.append((x, y))
    return points


def _draw_land(g: Ground, of: int) -> None:
    """Draw a Region's snow with its far edge lit by the sky, drifts and, inland, trees."""
    crest, snow = _lay_out_crest(of), SNOWS[of]
    low = g.high if of == 0 else RIDGES[of - 1] + 40
    g.shape([*crest, (g.wide, low), (0, low)], snow)
    if of < 2:
        behind = [(x, y - 7 - 4 * math.sin(x / 60)) for x, y in crest]
        g.shape([*behind, *reversed(crest)], blend(snow, DEEP, 0.28))
        _draw_trees(g, crest, of)
    g.line(crest, blend(snow, (235, 255, 245), 0.6), 3)
    top = min(y for _, y in crest) if of < 2 else SHORE
    for _ in range(13):
        x, y = g.chance.random() * g.wide, top + 40 + (low - top - 50) * g.chance.random()
        _draw_drift(g, x, y, 60 + 120 * g.chance.random(), snow)


def _draw_drift(g: Ground, x: float, y: float, wide: float, snow: Colour) -> None:
    """Draw a low wave of snow, light above and dark beneath."""
    bow: list[Point] = []
    for n in range(13):
        t = n / 12
        bow.append((x + wide * t, y - 7 * math.sin(math.pi * t)))
    g.shape([*bow, (x + wide * 0.7, y + 7), (x + wide * 0.3, y + 7)], blend(snow, DEEP, 0.1))
    g.line(bow, blend(snow, (255, 255, 255), 0.45), 2.2)


def _draw_trees(g: Ground, crest: list[Point], of: int) -> None:
    """Draw groups of firs on the crest, smaller if they are farther off."""
    size = 30 if of == 0 else 22
    for _ in range(9):
        n = g.chance.randrange(2, len(crest) - 3)
        for k in range(g.chance.randrange(2, 7)):
            x, y = crest[n]
            draw_fir(
                g, x + k * size * 0.55, y + 5 * g.chance.random(), size * (0.7 + g.chance.random())
            )


def draw_fir(g: Ground, x: float, y: float, high: float, tone: Colour = (34, 58, 66)) -> None:
    """Draw a fir with snow on it. `x`, `y`: its foot."""
    half = high * 0.3
    for k in range(3):
        top, low = y - high * (1 - 0.24 * k), y - high * (0.52 - 0.25 * k)
        wide = half * (0.55 + 0.25 * k)
        g.shape([(x, top), (x + wide, low), (x - wide, low)], tone)
        g.shape([(x, top), (x - wide, low), (x - wide * 0.25, low - high * 0.05)], (176, 200, 206))


def _draw_lamps(g: Ground) -> None:
    """Draw lit lamps on posts along the shore."""
    for x in (452, 566, 698, 830, 962, 1044):
        g.line([(x, SHORE + 26), (x, SHORE - 2)], (30, 40, 56), 3)
        g.add_lamp(x, SHORE - 4, 15, (255, 190, 96))
        g.disc(x, SHORE - 4, 3, (255, 232, 180))


def _draw_edge_mountain(g: Ground, *, left: bool) -> None:
    """Draw the mountain at one edge of the picture, with snow: tunnels lead through it."""
    top, low = (236, 676) if left else (486, 932)

    def at(x: float, y: float) -> Point:
        return (x, y) if left else (g.wide - x, y)

    face = [at(0, top), at(20, top + 26)]
    y = top + 60.0
    while y < low - 20:
        face.append(at(38 + 16 * g.chance.random(), y))
        y += 34 + 26 * g.chance.random()
    g.shape([*face, at(62, low), at(0, low + 16)], ROCK)
    for (ax, ay), (bx, by) in pairwise(face[1:]):
        inner = at(4 + 10 * g.chance.random(), (ay + by) / 2 + 14)
        g.shape([(ax, ay), (bx, by), inner], blend(ROCK, DEEP, 0.2 + 0.3 * g.chance.random()))
        g.shape([(ax, ay), at(14, ay + 8), at(0, ay - 12), at(16, ay - 14)], (206, 222, 232))
