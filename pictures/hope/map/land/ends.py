"""Draw how the road ends: at a lit house, or with nobody left on it."""

from pictures.hope.map.land.brush import (
    draw_bare_tree,
    draw_boulder,
    draw_grass,
    draw_land,
    draw_path,
    draw_pine,
    lay_out_ridge,
)
from pictures.hope.map.land.light import Light, draw_sky
from pictures.kit.canvas import Colour, darken_tone, lighten_tone, place_points
from pictures.kit.grounds import Ground


def draw_arrival(g: Ground, light: Light) -> None:
    """Draw a house with lit windows, smoke above it, and an open gate."""
    horizon = g.high * 0.5
    draw_sky(g, light, horizon)
    draw_land(g, lay_out_ridge(g, horizon + 10, 120, rough=0.5), light.tint((92, 108, 104), 0.45))
    draw_land(g, lay_out_ridge(g, horizon + 34, 60, rough=0.4), light.tint((92, 108, 76), 0.2))
    tone = light.tint((108, 122, 74))
    draw_land(g, [(0, horizon + 60), (g.wide * 0.5, horizon + 34), (g.wide, horizon + 56)], tone)
    for at, tall in ((150, 190), (212, 150), (g.wide - 120, 210), (g.wide - 210, 160), (60, 230)):
        draw_pine(g, at, horizon + 96, tall, light.tint((66, 92, 66)))
    x, foot = g.wide * 0.6, horizon + 74
    way = light.tint((188, 162, 120))
    draw_path(g, (g.wide * 0.44, 150), (x - 2, 24, foot - 4), (-60, 20), way)
    wall, roof = light.tint((206, 186, 152)), light.tint((126, 66, 52))
    for n in range(9):  # smoke
        g.disc(x + 96 + n * 9, foot - 236 - n * 18, 9 + n * 3, lighten_tone(light.air, 0.2), 70)
    g.box((x + 78, foot - 236, x + 108, foot - 150), light.tint((132, 108, 96)))
    g.shape([(x - 130, foot), (x - 130, foot - 116), (x + 130, foot - 116), (x + 130, foot)], wall)
    g.box((x - 130, foot - 20, x + 130, foot), darken_tone(wall, 0.2))
    g.shape(place_points((x, foot), [(-152, -112), (-104, -206), (104, -206), (152, -112)]), roof)
    for n in range(5):
        y = foot - 128 - n * 16
        g.line([(x - 144 + n * 8, y), (x + 144 - n * 8, y)], darken_tone(roof, 0.25), 2)
    warm = (255, 208, 116)
    for window in (x - 92, x + 52):
        g.box((window - 4, foot - 92, window + 46, foot - 42), darken_tone(wall, 0.5))
        g.box((window, foot - 88, window + 42, foot - 46), warm)
        g.line([(window + 21, foot - 88), (window + 21, foot - 46)], darken_tone(wall, 0.5), 4)
        g.line([(window, foot - 67), (window + 42, foot - 67)], darken_tone(wall, 0.5), 4)
        g.add_lamp(window + 21, foot - 66, 62, (170, 116, 44))
    g.box((x - 28, foot - 92, x + 24, foot), darken_tone(wall, 0.5))
    g.shape([(x - 24, foot - 88), (x + 20, foot - 88), (x + 20, foot), (x - 24, foot)], warm)
    beam = [(x - 22, foot), (x + 18, foot), (x - 40, foot + 120), (x - 190, foot + 120)]
    g.add_light_shaft(beam, (110, 76, 30), 16)
    _draw_fence(g, foot, light.tint((92, 74, 58)))
    for row in range(4):
        y, tone = g.high * (0.76 + 0.08 * row), light.tint(darken_tone((104, 118, 66), 0.12 * row))
        bare = (g.wide * 0.46 - 20 - 34 * row, g.wide * 0.58 - 16 * row)
        draw_grass(g, y, tone, high=24 + 8 * row, many=90, bare=bare)


def _draw_fence(g: Ground, foot: float, tone: Colour) -> None:
    """Draw a fence across the picture, with a gap for the open gate."""
    for n in range(16):
        left = n * 72 - 20
        if not 330 < left < 560:
            g.box((left, foot + 14, left + 10, foot + 62), tone)
            g.line([(left, foot + 28), (left + 72, foot + 28)], tone, 5)
            g.line([(left, foot + 46), (left + 72, foot + 46)], tone, 5)


def draw_lost_road(g: Ground, light: Light) -> None:
    """Draw the road as it goes on under snow or ash, and packs that lie beside it."""
    horizon = g.high * 0.5
    draw_sky(g, light, horizon)
    draw_land(g, lay_out_ridge(g, horizon + 8, 80, rough=0.5), light.tint((120, 122, 130), 0.55))
    pale = light.tint((186, 186, 190))
    draw_land(g, [(0, horizon + 12), (g.wide, horizon + 12)], pale)
    shade = light.tint((150, 148, 152))
    draw_path(g, (g.wide * 0.5, 190), (g.wide * 0.52, 6, horizon + 10), (40, -30), shade)
    for n in range(26):
        t = ((n + 1) / 26) ** 2
        x = g.wide * 0.51 + (16 + 40 * t) * (1 if n % 2 else -1) * 0.6
        y = horizon + 18 + (g.high - horizon) * t
        edges = (x - 4 - 10 * t, y - 2 - 4 * t, x + 4 + 10 * t, y + 2 + 4 * t)
        g.oval(edges, darken_tone(pale, 0.34), 180)
    draw_bare_tree(g, (g.wide * 0.16, g.high * 0.8), 330, light.tint((58, 52, 54)))
    draw_bare_tree(g, (g.wide * 0.86, g.high * 0.7), 220, light.tint((70, 64, 66)))
    for x, y, tone in (
        (0.64, 0.7, (122, 82, 54)),
        (0.7, 0.74, (92, 104, 78)),
        (0.38, 0.72, (106, 86, 96)),
    ):
        at, foot, cloth = g.wide * x, g.high * y, light.tint(tone)
        g.oval((at - 44, foot - 8, at + 50, foot + 12), darken_tone(pale, 0.4), 150)
        g.box((at - 34, foot - 62, at + 34, foot + 2), cloth, corner=18)
        g.box((at - 34, foot - 62, at + 34, foot - 34), lighten_tone(cloth, 0.12), corner=14)
        g.box((at - 8, foot - 44, at + 8, foot - 26), darken_tone(cloth, 0.5), corner=3)
    for _ in range(14):
        x, foot = g.wide * g.chance.random(), g.high * (0.8 + 0.18 * g.chance.random())
        draw_boulder(g, x, foot, 6 + 12 * g.chance.random(), light.tint((160, 160, 166)))
    g.add_motes(150, (255, 255, 255), 150, 2.6)
