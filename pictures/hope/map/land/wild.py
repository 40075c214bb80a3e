"""Draw forest and mountains."""

from pictures.hope.map.land import brush
from pictures.hope.map.land.light import Light, draw_sky
from pictures.kit.canvas import Colour, Point, blend, darken_tone, lighten_tone, place_points
from pictures.kit.grounds import Ground

LEAF: Colour = (70, 98, 66)
EARTH: Colour = (116, 92, 66)
ROCK: Colour = (128, 118, 114)


def draw_wilderness(g: Ground, light: Light) -> None:
    """Draw a clearing among old firs, a path between the firs, and a dead tree."""
    horizon = g.high * 0.50
    draw_sky(g, light, horizon)
    brush.draw_land(
        g, brush.lay_out_ridge(g, horizon, 70, rough=0.5), light.tint((98, 122, 110), 0.62)
    )
    brush.draw_land(
        g, brush.lay_out_ridge(g, horizon + 14, 50, rough=0.45), light.tint((84, 112, 92), 0.42)
    )
    for depth, (high, foot, air) in enumerate(((84, 26, 0.44), (132, 44, 0.26), (200, 74, 0.1))):
        base = horizon + foot
        step = high * 0.2
        x = -20.0
        while x < g.wide + 30:
            gap = abs(x - g.wide * 0.5) / g.wide
            if gap > 0.05 + 0.07 * depth:  # leaves the path between the trees open
                low, tall = base + 8 * g.chance.random(), high * (0.7 + 0.5 * g.chance.random())
                brush.draw_pine(g, x, low, tall, light.tint(LEAF, air))
            x += step * (0.6 + 0.8 * g.chance.random())
        if depth < 2:
            g.add_mist(base - 46, base + 34, light.air, 0.5)
    meadow = light.tint((96, 112, 66))
    edge = [(0, 66), (0.3, 54), (0.7, 54), (1, 70)]
    brush.draw_land(g, place_points((0, horizon), edge, (g.wide, 1)), meadow)
    way = light.tint(lighten_tone(EARTH, 0.16))
    brush.draw_path(g, (g.wide * 0.5, 130), (g.wide * 0.5, 9, horizon + 55), (60, -26), way)
    for x, high in ((30, 300), (118, 240), (g.wide - 40, 330), (g.wide - 140, 226)):
        brush.draw_pine(g, x, g.high * 0.8, high, light.tint(darken_tone(LEAF, 0.2)))
    brush.draw_bare_tree(g, (g.wide * 0.24, g.high * 0.78), 230, light.tint((64, 52, 46)))
    brush.draw_birds(g, (g.wide * 0.2, g.high * 0.26), light.tint((50, 46, 50), 0.2))
    for row in range(5):
        y, tone = g.high * (0.7 + 0.075 * row), light.tint(darken_tone((92, 108, 58), 0.12 * row))
        bare = (g.wide * 0.5 - 36 - 22 * row, g.wide * 0.5 + 76 + 14 * row)
        brush.draw_grass(g, y, tone, high=24 + 8 * row, many=100, bare=bare)


def draw_mountainous(g: Ground, light: Light) -> None:
    """Draw three ranges, with snow on the high peaks, and a track that climbs to the pass."""
    horizon = g.high * 0.55
    draw_sky(g, light, horizon * 0.9)
    far = ((0.12, 150), (0.3, 230), (0.5, 170), (0.7, 280), (0.92, 190))
    _draw_peaks(g, light, horizon, far, 0.5)
    g.box((0, horizon + 20, g.wide, g.high), light.tint(ROCK, 0.5))
    g.add_mist(horizon - 70, horizon + 60, light.air, 0.6)
    near = ((0.0, 190), (0.2, 120), (0.44, 84), (0.62, 120), (0.84, 180), (1.0, 230))
    _draw_peaks(g, light, horizon + 40, near, 0.2)
    slope = light.tint((112, 104, 92))
    brush.draw_land(g, brush.lay_out_ridge(g, horizon + 74, 40, rough=0.4), slope)
    for n in range(26):
        x = g.wide * g.chance.random()
        brush.draw_pine(
            g,
            x,
            horizon + 74 + 26 * g.chance.random(),
            34 + 26 * g.chance.random(),
            light.tint((66, 84, 72), 0.12),
        )
        if n % 3 == 0:
            brush.draw_boulder(
                g,
                g.wide * g.chance.random(),
                g.high * (0.72 + 0.1 * g.chance.random()),
                10 + 16 * g.chance.random(),
                light.tint(ROCK),
            )
    tone = light.tint((176, 158, 132))
    brush.draw_path(g, (g.wide * 0.42, 110), (g.wide * 0.53, 5, horizon + 62), (-150, 90, 30), tone)
    for _ in range(40):
        t = g.chance.random()
        x, foot = g.wide * g.chance.random(), g.high * (0.74 + 0.24 * t)
        brush.draw_boulder(g, x, foot, 6 + 26 * t, light.tint(ROCK))
    _draw_cairn(g, light, g.wide * 0.77, g.high * 0.71)


def _draw_peaks(
    g: Ground, light: Light, foot: float, tops: tuple[tuple[float, float], ...], air: float
) -> None:
    """Draw mountains with a light and a dark side, the higher ones under snow."""
    stone, snow = light.tint(ROCK, air), light.tint((236, 238, 240), air * 0.6)
    for share, high in tops:
        x, top, wide = share * g.wide, foot - high, high * 0.95
        left, right = (x - wide, foot + 40), (x + wide * 1.1, foot + 40)
        fold: Point = (x + wide * 0.12, foot + 40)
        outline = [left, (x - wide * 0.34, foot - high * 0.56), (x, top), fold]
        g.shape(outline, lighten_tone(stone, 0.1))
        outline = [(x, top), (x + wide * 0.42, foot - high * 0.5), right, fold]
        g.shape(outline, darken_tone(stone, 0.22))
        if high < 150:
            continue
        low, cap, size = (x, top + high * 0.34), (x, top), (wide, high)
        sunny = [(-0.21, -0.01), (-0.1, -0.07), (-0.02, 0.08), (0.04, -0.06)]
        shady = [(0.04, -0.06), (0.13, 0.06), (0.2, -0.1)]
        g.shape([cap, *place_points(low, sunny, size)], snow)
        g.shape([cap, *place_points(low, shady, size)], blend(snow, light.sky[0], 0.4))


def _draw_cairn(g: Ground, light: Light, x: float, foot: float) -> None:
    """Draw a pile of stones that others have laid, with a rag on a stick."""
    tone = light.tint((150, 138, 126))
    g.line([(x + 6, foot - 60), (x + 12, foot - 150)], light.tint((70, 54, 44)), 5)
    outline = place_points((x, foot), [(12, -148), (62, -134), (46, -122), (60, -108), (11, -112)])
    g.shape(outline, light.tint((176, 74, 54)))
    for n, half in enumerate((44, 36, 30, 22, 14)):
        y = foot - n * 17
        g.box((x - half, y - 18, x + half, y), darken_tone(tone, 0.3), corner=9)
        g.box((x - half, y - 18, x + half * 0.7, y - 4), lighten_tone(tone, 0.06 * n), corner=8)
