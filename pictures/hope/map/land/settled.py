"""Draw coast, town and the open road: country in which people have left their things."""

import math

from pictures.hope.map.land import brush
from pictures.hope.map.land.light import Light, draw_sky
from pictures.kit.canvas import Colour, blend, darken_tone, lighten_tone, place_points, place_round
from pictures.kit.grounds import Ground, make_wave

SEA: Colour = (74, 116, 128)
SAND: Colour = (200, 176, 132)


def draw_coastal(g: Ground, light: Light) -> None:
    """Draw the sea with a wreck in it, a lighthouse on the cliff, and the wet sand."""
    horizon = g.high * 0.48
    draw_sky(g, light, horizon)
    water = light.tint(SEA, 0.12)
    g.box((0, horizon, g.wide, g.high), water)
    g.box((0, horizon, g.wide, horizon + 10), light.tint(SEA, 0.45))
    _draw_glitter(g, light, horizon)
    for n in range(34):
        t = (n / 34) ** 1.6
        y, long = horizon + 12 + (g.high * 0.3) * t, 60 + 260 * t
        x = g.wide * g.chance.random() - long / 2
        tone = lighten_tone(water, 0.2)
        g.line(make_wave(x, x + long, y, 1 + 3 * t, 50 + 80 * t), tone, 1.4 + 2 * t, 140)
        x = g.wide * g.chance.random()
        g.line([(x, y), (x + long * 0.8, y)], darken_tone(water, 0.3), 1.6 + 2 * t, 110)
    _draw_ship(g, light, g.wide * 0.26, horizon + 48)
    _draw_cliff(g, light, horizon)
    shore = g.high * 0.76
    sand = light.tint(SAND)
    edge = make_wave(0, g.wide, shore, 9, 420)
    brush.draw_land(g, edge, darken_tone(sand, 0.26))
    g.line([(x, y - 3) for x, y in edge], lighten_tone(water, 0.62), 5, 200)
    dry = [(x, y + 30) for x, y in make_wave(0, g.wide, shore, 11, 510)]
    brush.draw_land(g, dry, sand)
    for n in range(7):
        x = 40 + n * 62
        g.box((x, shore - 58 + n * 9, x + 15, shore + 26 + n * 8), light.tint((82, 68, 58)))
        g.box((x, shore - 58 + n * 9, x + 5, shore + 26 + n * 8), light.tint((116, 98, 82)))
    for _ in range(70):
        x, y = g.wide * g.chance.random(), g.high * (0.84 + 0.16 * g.chance.random())
        g.oval((x - 8, y - 3, x + 8, y + 3), darken_tone(sand, 0.22), 150)
    brush.draw_birds(
        g, (g.wide * 0.46, g.high * 0.3), light.tint((240, 240, 236), 0.1), many=4, size=11
    )


def _draw_glitter(g: Ground, light: Light, horizon: float) -> None:
    """Draw the glitter of the sun or the moon on the water."""
    x = light.at[0] * g.wide
    for n in range(36):
        t = n / 36
        y, half = horizon + 4 + g.high * 0.27 * t, 14 + 90 * t * g.chance.random()
        at = x + 50 * t * (g.chance.random() - 0.5)
        g.line([(at - half, y), (at + half, y)], light.sun, 1.5 + 2 * t, 130)


def _draw_ship(g: Ground, light: Light, x: float, y: float) -> None:
    """Draw a freighter on her side, rusting."""
    rust, upper = light.tint((138, 74, 54), 0.18), light.tint((206, 198, 184), 0.2)
    points = place_points((x, y), [(-150, -66), (120, -22), (156, -44), (140, 16), (-128, 18)])
    g.shape(points, darken_tone(rust, 0.15))
    outline = [(x - 150, y - 66), (x + 120, y - 22), (x + 134, y - 4), (x - 142, y - 38)]
    g.shape(outline, lighten_tone(rust, 0.1))
    g.shape([(x - 122, y - 62), (x - 108, y - 132), (x - 38, y - 118), (x - 48, y - 48)], upper)
    for n in range(3):
        edges = (x - 106 + n * 21, y - 112 + n * 4, x - 94 + n * 21, y - 100 + n * 4)
        g.box(edges, light.tint((60, 66, 74)))
    g.shape([(x - 92, y - 128), (x - 84, y - 172), (x - 58, y - 166), (x - 62, y - 122)], rust)
    g.line([(x + 50, y - 32), (x + 72, y - 128)], light.tint((70, 64, 62)), 5)
    g.line([(x + 72, y - 128), (x + 122, y - 26)], light.tint((70, 64, 62)), 2)
    g.box((x - 140, y + 12, x + 146, y + 20), light.tint(lighten_tone(SEA, 0.4)), 150, corner=4)


def _draw_cliff(g: Ground, light: Light, horizon: float) -> None:
    rock = light.tint((120, 108, 98), 0.08)
    left = g.wide * 0.72
    face = place_points((left, horizon), [(60, 112), (0, 44), (26, -18), (90, -44)])
    face += [(g.wide * 0.9, horizon - 66), (g.wide, horizon - 62), (g.wide, horizon + 130)]
    g.shape(face, darken_tone(rock, 0.3))
    for n in range(9):
        x = left + 30 + n * 34
        tone = blend(rock, darken_tone(rock, 0.4), g.chance.random())
        crag = [(x, horizon - 26 - n * 4), (x + 22, horizon - 32 - n * 4)]
        g.shape([*crag, (x + 30, horizon + 96), (x + 8, horizon + 104)], tone)
    grass = place_points((left, horizon), [(80, -30), (20, -16), (90, -48)])
    grass += [(g.wide * 0.9, horizon - 70), (g.wide, horizon - 66), (g.wide, horizon - 42)]
    g.shape([*grass, (g.wide * 0.88, horizon - 52)], light.tint((104, 118, 76)))
    x, foot, tier = g.wide * 0.875, horizon - 58, 17
    white, red = light.tint((230, 222, 206)), light.tint((170, 74, 58))
    for n in range(4):
        low, high = foot - n * tier, foot - (n + 1) * tier
        a, b = 20 - n * 2, 18 - n * 2
        tone = red if n % 2 else white
        g.shape([(x - a, low), (x + a, low), (x + b, high), (x - b, high)], tone)
        outline = [(x + a * 0.2, low), (x + a, low), (x + b, high), (x + b * 0.2, high)]
        g.shape(outline, darken_tone(tone, 0.25))
    top = foot - 4 * tier
    iron = light.tint((60, 56, 56))
    g.box((x - 17, top - 6, x + 17, top), iron)
    pane = (255, 236, 160) if light.dim > 0.3 else light.tint((226, 214, 160))
    g.box((x - 9, top - 22, x + 9, top - 6), pane)
    g.shape([(x - 13, top - 22), (x, top - 36), (x + 13, top - 22)], iron)
    if light.dim > 0.3:
        beam = [(x, top - 14), (x - 1200, top - 96), (x - 1200, top + 30)]
        g.add_light_shaft(beam, (58, 53, 36), 12)
        g.add_lamp(x, top - 14, 42, (200, 180, 110))


def draw_urban(g: Ground, light: Light) -> None:
    """Draw a street of broken houses, with a bus across the street, and one lit window."""
    horizon = g.high * 0.56
    draw_sky(g, light, horizon * 0.8)
    for air, low, high, step in ((0.62, 70, 190, 62), (0.42, 60, 220, 84)):
        x = -20.0
        while x < g.wide:
            wide = step * (0.6 + 0.7 * g.chance.random())
            top = horizon - low - (high - low) * g.chance.random()
            tone = light.tint((104, 98, 102), air)
            house = [(x, horizon + 30), (x, top + 16 * g.chance.random()), (x + wide * 0.34, top)]
            house += [(x + wide * 0.5, top + 30 * g.chance.random()), (x + wide, top + 8)]
            g.shape([*house, (x + wide, horizon + 30)], tone)
            shade = darken_tone(tone, 0.24)
            _draw_panes(g, (x + 7, top + 34, x + wide - 8, horizon), shade, (13, 20))
            x += wide + 5
    street = light.tint((112, 108, 106))
    g.box((0, horizon + 4, g.wide, g.high), street)
    middle = g.wide * 0.5
    _draw_houses(g, light, horizon)
    for n in range(6):
        t = ((n + 0.5) / 6) ** 2
        y = horizon + 10 + (g.high - horizon) * t
        end = y + 8 + 44 * t
        dash = [(middle - 2 - 9 * t, y), (middle + 2 + 9 * t, y)]
        dash += [(middle + 3 + 14 * t, end), (middle - 3 - 14 * t, end)]
        g.shape(dash, light.tint((196, 186, 160)))
    _draw_bus(g, light, g.wide * 0.6, horizon + 66)
    for side, x in ((1, g.wide * 0.335), (-1, g.wide * 0.8)):
        pole = light.tint((60, 58, 62))
        path = [(x, horizon + 96), (x + side * 8, horizon - 76), (x + side * 50, horizon - 92)]
        g.line(path, pole, 6)
        g.box((x + side * 50 - 14, horizon - 96, x + side * 50 + 14, horizon - 86), pole)
    for _ in range(60):
        t = g.chance.random()
        x, y = g.wide * g.chance.random(), horizon + 84 + (g.high - horizon - 84) * t
        if abs(x - middle) > 60 + 120 * t and not (y < horizon + 100 and x > middle):
            brush.draw_boulder(g, x, y, 3 + 11 * t, light.tint((128, 112, 104)))
    for _ in range(8):
        x, y = middle + 300 * (g.chance.random() - 0.5), g.high * (0.8 + 0.18 * g.chance.random())
        g.oval((x - 60, y - 8, x + 60, y + 8), blend(street, light.sky[1], 0.5), 130)


def _draw_panes(
    g: Ground, box: tuple[float, float, float, float], tone: Colour, size: tuple[float, float]
) -> None:
    """Draw rows of windows, some of them missing."""
    left, top, right, low = box
    wide, high = size
    y = top
    while y + high < low:
        x = left
        while x + wide * 0.7 < right:
            if g.chance.random() < 0.8:
                g.box((x, y, x + wide * 0.68, y + high * 0.62), tone)
            x += wide
        y += high


def _draw_houses(g: Ground, light: Light, horizon: float) -> None:
    """Draw both sides of the street in perspective: the farther a house, the narrower its front."""
    for side in (-1, 1):
        edge = 0.0 if side < 0 else float(g.wide)
        for n, (wide, high) in enumerate(((190, 400), (110, 300), (66, 190))):
            inner = edge - side * wide
            low_out, low_in = horizon + 150 - n * 50, horizon + 104 - n * 42
            top_out, top_in = horizon - high, horizon - high * 0.8
            tone = light.tint(((138, 108, 94), (116, 112, 112), (146, 124, 98))[n], 0.04 + 0.12 * n)
            tone = darken_tone(tone, 0.12 if side > 0 else 0.0)
            middle = (edge + inner) / 2
            top = (top_out + top_in) / 2
            front = [(edge, low_out), (edge, top_out), (middle, top + 6)]
            front += [(middle - side * 18, top + 40), (inner, top_in + 18), (inner, low_in)]
            g.shape(front, tone)
            for row in range(5):
                for column in range(3):
                    a, b = (column + 0.22) / 3, (column + 0.78) / 3
                    up, down = (row + 0.3) / 6, (row + 0.82) / 6
                    corners = ((a, up), (b, up), (b, down), (a, down))
                    under, slope = low_out - top_out - 50, top_in - top_out
                    points = [
                        (edge + (inner - edge) * m, top_out + slope * m + 50 + under * drop)
                        for m, drop in corners
                    ]
                    glows = side < 0 and (n, row, column) == (1, 2, 1)
                    pane = (
                        (244, 196, 104)
                        if glows
                        else darken_tone(tone, 0.5 + 0.2 * g.chance.random())
                    )
                    g.shape(points, pane)
                    if glows:
                        g.add_lamp(points[0][0], points[0][1] + 16, 40, (150, 104, 40))
            edge = inner


def _draw_bus(g: Ground, light: Light, x: float, foot: float) -> None:
    """Draw a bus that stopped across the street."""
    body = light.tint((168, 116, 58))
    tone = darken_tone(light.tint((112, 108, 106)), 0.45)
    g.oval((x - 140, foot - 12, x + 150, foot + 20), tone, 160)
    side = [(-130, 0), (-134, -88), (-122, -100), (118, -88), (134, -74), (136, 6)]
    g.shape(place_points((x, foot), side), body)
    outline = [(x - 134, foot - 30), (x + 136, foot - 24), (x + 136, foot + 6), (x - 130, foot)]
    g.shape(outline, darken_tone(body, 0.3))
    for n in range(5):
        left = x - 118 + n * 48
        pane = [(left, foot - 84 + n * 2), (left + 38, foot - 82 + n * 2)]
        pane += [(left + 38, foot - 44 + n), (left, foot - 46 + n)]
        g.shape(pane, light.tint((52, 60, 68)))
        if n in (1, 3):
            path = [(left + 4, foot - 80), (left + 20, foot - 58), (left + 34, foot - 76)]
            g.line(path, light.tint((150, 160, 160)), 2)
    for at in (x - 82, x + 88):
        g.disc(at, foot + 2, 19, light.tint((44, 42, 44)))
        g.disc(at, foot + 2, 8, light.tint((96, 92, 90)))


def draw_road(g: Ground, light: Light) -> None:
    """Draw the road on a wide plain, poles along the road, and a windmill that has stopped."""
    horizon = g.high * 0.52
    draw_sky(g, light, horizon)
    brush.draw_land(
        g, brush.lay_out_ridge(g, horizon + 4, 44, rough=0.42), light.tint((110, 112, 116), 0.6)
    )
    plain = light.tint((148, 132, 88))
    brush.draw_land(g, [(0, horizon + 6), (g.wide, horizon + 6)], plain)
    for n in range(26):
        t = (n / 26) ** 1.7
        y = horizon + 10 + (g.high - horizon) * t
        tone = blend(plain, light.tint((112, 120, 70) if n % 2 else (168, 142, 92)), 0.6)
        x = g.wide * (g.chance.random() - 0.3)
        g.oval((x, y, x + 420 + 500 * t, y + 5 + 26 * t), tone, 150)
    far = g.wide * 0.5
    road = [(far - 5, horizon + 6), (far + 5, horizon + 6)]
    g.shape([*road, (g.wide * 0.8, g.high), (g.wide * 0.2, g.high)], light.tint((98, 92, 92)))
    for n in range(7):
        t, u = ((n + 0.25) / 7) ** 2.1, ((n + 0.7) / 7) ** 2.1
        y, z = horizon + 8 + (g.high - horizon) * t, horizon + 8 + (g.high - horizon) * u
        dash = [(far - 1 - 10 * t, y), (far + 1 + 10 * t, y)]
        dash += [(far + 1 + 10 * u, z), (far - 1 - 10 * u, z)]
        g.shape(dash, light.tint((222, 204, 160)))
    _draw_windmill(g, light, g.wide * 0.2, horizon + 22)
    feet = [
        (g.wide * 0.5 + 430 / (n + 1) + 16, horizon + 18 + 170 / (n + 1.1), 270 / (n + 1.02))
        for n in range(7)
    ]
    brush.draw_poles(g, light, feet, light.tint((62, 50, 46)))
    brush.draw_bare_tree(g, (g.wide * 0.06, g.high * 0.72), 190, light.tint((70, 58, 50)))
    for row in range(3):
        shade = light.tint(darken_tone((140, 124, 74), 0.14 * row))
        brush.draw_grass(g, g.high * (0.76 + 0.1 * row), shade, high=22 + 9 * row, many=70)


def _draw_windmill(g: Ground, light: Light, x: float, foot: float) -> None:
    tone = light.tint((92, 82, 76), 0.12)
    for side in (-1, 1):
        g.line([(x + side * 26, foot), (x + side * 5, foot - 132)], tone, 4)
    for n in range(3):
        y, half = foot - 22 - n * 38, 22 - n * 6
        g.line([(x - half, y), (x + half - 5, y - 34)], tone, 2)
    for n in range(9):
        if n == 4:
            continue  # one sail is missing
        a = math.radians(n * 40 + 12)
        hub = (x, foot - 134)
        sail = [hub, place_round(hub, 42, a), place_round(hub, 40, a + 0.36)]
        g.shape(sail, lighten_tone(tone, 0.16))
    g.disc(x, foot - 134, 7, tone)
