"""Draw the goods yard, the station hall, the arcade and the buffet: pages 7, 8, 9 and 15."""

import math

from pictures.aftermath.map.ground import outdoors, things
from pictures.aftermath.map.ground.fittings import draw_bird, draw_lantern, draw_rope, draw_wagon
from pictures.aftermath.map.ground.rooms import draw_bricks, draw_floor_tiles, draw_wainscot
from pictures.kit.canvas import darken_tone, lighten_tone, place_round
from pictures.kit.grounds import Ground

RUST = (112, 64, 44)


def draw_goods_yard(g: Ground) -> None:
    """Draw rusted wagons in willowherb, a crane and a jackdaw."""
    outdoors.draw_hills(g, 300, 60, (104, 106, 110))
    g.push_back(6, (176, 164, 146), 0.15)
    g.line([(250, 620), (330, 60)], (96, 84, 72), 26)
    g.line([(330, 60), (860, 40)], (96, 84, 72), 24)
    for n in range(7):
        g.line([(300 + n * 80, 54), (340 + n * 80, 120)], (96, 84, 72), 8)
    g.line([(340, 124), (850, 56)], (96, 84, 72), 8)
    draw_rope(g, [(790, 60), (790, 300)], (60, 56, 54), 7)
    g.ring(790, 336, 36, (60, 56, 54), 16)
    draw_wagon(g, (-60, 440), (420, 190), RUST)
    draw_wagon(g, (420, 440), (330, 160), (84, 76, 66))
    draw_wagon(g, (800, 440), (380, 200), (96, 60, 48))
    draw_bird(g, 600, 236, 90, (40, 42, 52))
    g.shape([(0, 440), (1080, 440), (1080, 1240), (0, 1240)], (86, 76, 62))
    g.line([(0, 436), (1080, 436)], (150, 132, 114), 7)
    outdoors.draw_rails(g, 470, 620, 180, (88, 70, 52), gauge=520, many=13)
    outdoors.draw_stones(g, 480, (108, 98, 86), many=320, size=28)
    for x, foot, wide in ((330, 620, 110), (430, 650, 140), (300, 700, 150)):
        things.draw_sack(g, x, foot, wide, (146, 126, 92))
    for _ in range(22):
        across, down = 40 + 1000 * g.chance.random(), 640 + 600 * g.chance.random()
        high = 120 + 110 * g.chance.random()
        g.line([(across, down), (across + 10, down - high)], (78, 98, 60), 6)
        for m in range(8):
            g.disc(across + 10 + 8 * (m % 3 - 1), down - high + m * 11, 8, (146, 84, 116))
    outdoors.draw_grass(g, 1250, (78, 92, 56), high=210, many=70)


def draw_station_hall(g: Ground) -> None:
    """Draw a ticket hall: a broken glass roof, suitcases, a stopped clock."""
    g.shape([(0, 300), (540, -60), (1080, 300), (1080, 0), (0, 0)], (150, 164, 164))
    for n in range(13):
        g.line([(n * 90, -10), (540 + (n - 6) * 34, 290)], (78, 80, 84), 5)
    for n in range(3):
        g.line([(0, 60 + n * 80), (540, -70 + n * 80), (1080, 60 + n * 80)], (78, 80, 84), 6)
    draw_bricks(g, (0, 290, 1080, 520), (128, 92, 70), high=30)
    for n in range(4):
        x = 40 + n * 280
        g.box((x, 350, x + 150, 520), (48, 42, 42), corner=70)
        g.box((x + 10, 420, x + 140, 520), (60, 52, 48))
    g.push_back(4, (164, 166, 156), 0.12)
    g.disc(620, 220, 106, (60, 48, 40))
    g.disc(620, 220, 94, (206, 194, 160))
    for n in range(12):
        a = math.pi * n / 6
        hour = [place_round((620, 220), reach, a) for reach in (74, 88)]
        g.line(hour, (60, 48, 40), 6)
    g.line([(620, 220), (678, 236)], (40, 34, 30), 9)
    g.line([(620, 220), (684, 180)], (40, 34, 30), 6)
    draw_floor_tiles(g, 520, (126, 112, 92), (92, 80, 68), rows=8)
    for n in range(5):
        y = 620 + n * 22
        g.box((830, y - 90, 1080, y - 70), (110, 112, 114))
    things.draw_bench(g, (300, 700), 800, 90, (104, 70, 44))
    for x, foot, wide, high, tone in (
        (30, 960, 240, 150, (110, 72, 48)),
        (70, 812, 190, 120, (86, 92, 84)),
        (120, 694, 150, 90, (130, 96, 60)),
        (250, 1010, 170, 190, (84, 58, 60)),
        (700, 560, 180, 110, (104, 78, 52)),
        (900, 590, 120, 130, (78, 84, 98)),
    ):
        things.draw_suitcase(g, (x, foot), (wide, high), tone)
    for n in range(12):
        shade = darken_tone((116, 118, 118), 0.12 * (n % 2))
        g.box((850, 880 + n * 26, 1080, 900 + n * 26), shade, corner=3)
    g.add_light_shaft([(300, 0), (470, 0), (640, 1240), (260, 1240)], (52, 54, 46), 50)
    g.add_light_shaft([(720, 0), (800, 0), (1040, 1000), (860, 1000)], (40, 42, 36), 40)
    g.add_motes(70, (230, 224, 200), 70)


def draw_arcade(g: Ground) -> None:
    """Draw small shops under a mossy glass vault, and wet cobbles."""
    for n in range(7):
        r = 700 - n * 84
        edges = (540 - r, 380 - r * 0.8, 540 + r, 380 + r * 0.8)
        g.oval(edges, lighten_tone((74, 100, 84), 0.07 * n))
        g.ring(540, 380, r * 0.86, (60, 70, 64), 7)
    g.box((420, 240, 660, 560), (178, 186, 160))
    g.push_back(6, (150, 170, 150), 0.12)
    for side in (0, 1):

        def x(n: float, side: int = side) -> float:
            return n if side == 0 else 1080 - n

        for n, (near, far) in enumerate(((0, 170), (180, 300), (310, 390))):
            top, low = 190 + n * 70, 640 - n * 30
            tone = ((84, 58, 48), (62, 78, 84), (92, 80, 56))[(n + side) % 3]
            outline = [(x(near), top), (x(far), top + 50), (x(far), low - 14), (x(near), low + 40)]
            g.shape(outline, tone)
            left, right = x(near + 16), x(far - 12)
            glass = [(left, top + 90), (right, top + 126), (right, low - 100), (left, low - 70)]
            g.shape(glass, (176, 150, 96) if n == side else (70, 84, 82))
            awning = [(x(near), top + 40), (x(far), top + 74)]
            awning += [(x(far + 30), top + 128), (x(near + 40), top + 112)]
            g.shape(awning, ((150, 70, 58), (178, 160, 124), (84, 108, 92))[n])
    g.shape([(0, 620), (420, 560), (660, 560), (1080, 620), (1080, 1240), (0, 1240)], (70, 72, 70))
    outdoors.draw_stones(g, 580, (104, 104, 98), many=420, size=40)
    for n in range(5):
        g.disc(70 + n * 60, 690 + (n % 2) * 16, 40, (150, 84, 88) if n % 2 else (176, 148, 84))
    for n in range(5):
        outline = [(40 + n * 62, 720), (100 + n * 62, 720), (90 + n * 62, 800), (52 + n * 62, 800)]
        g.shape(outline, (96, 104, 106))
    things.draw_shaded_body(g, (590, 640, 700, 900), (128, 48, 42), 40)
    g.box((612, 712, 678, 724), (30, 22, 22))
    outdoors.draw_ivy(g, 300, 20, 380, (70, 104, 66))
    outdoors.draw_ivy(g, 800, 0, 300, (70, 104, 66))
    g.add_light_shaft([(470, 200), (620, 200), (820, 1240), (320, 1240)], (34, 42, 34), 60)


def draw_buffet(g: Ground) -> None:
    """Draw a station buffet, lit from under a shutter."""
    draw_wainscot(g, 0, 560, (74, 50, 36), wide=150)
    g.box((80, 60, 700, 380), (40, 32, 28), corner=8)
    g.box((94, 74, 686, 366), (84, 84, 74))
    for n in range(5):
        x = n * 120
        shine = [(120 + x, 74), (160 + x, 74), (120 + x, 366), (90 + x, 366)]
        g.shape(shine, (120, 118, 100), 60)
    g.push_back(3)
    for y, left, right in ((150, 560, 1060), (300, 600, 1060)):
        for n in range(7):
            x = left + 20 + n * 68
            if (n + y) % 3:
                things.draw_tin(
                    g, (x, y), (56, 92), ((140, 62, 46), (74, 96, 84), (168, 132, 66))[n % 3]
                )
            else:
                things.draw_bottle(g, (x + 8, y), (38, 116), (84, 108, 84))
        things.draw_shelf(g, left, right, y, (110, 78, 50))
    # The counter, of marble over panels.
    g.box((0, 560, 1080, 600), (178, 170, 154))
    g.box((0, 600, 1080, 614), (110, 104, 96))
    draw_wainscot(g, 614, 800, (88, 58, 40), wide=170)
    things.draw_urn(g, 320, 562, 170, 400)
    things.draw_dome(g, (60, 564), (190, 200), (150, 170, 166))
    things.draw_dome(g, (240, 566), (130, 130), (150, 170, 166))
    things.draw_cups(g, 560, 552, 6, (196, 186, 164), size=78)
    things.draw_cups(g, 660, 552, 9, (180, 172, 152), size=74)
    things.draw_cups(g, 756, 552, 4, (196, 186, 164), size=80)
    g.box((880, 430, 1040, 560), (92, 74, 58), corner=10)
    g.box((900, 380, 1020, 450), (120, 100, 72), corner=8)
    g.line([(0, 840), (1080, 840)], darken_tone(things.BRASS, 0.1), 18)
    g.line([(0, 835), (1080, 835)], lighten_tone(things.BRASS, 0.25), 4)
    for x in (120, 540, 960):
        g.line([(x, 800), (x, 850)], things.BRASS, 12)
    draw_floor_tiles(g, 860, (104, 88, 70), (66, 54, 46), rows=5)
    for n in range(4):
        g.box((690 + n * 70, 1010, 752 + n * 70, 1060), (176, 150, 104), corner=8)
        g.box((724 + n * 70, 956, 786 + n * 70, 1006), (164, 138, 94), corner=8)
    g.box((60, 1010, 360, 1032), (60, 44, 34))
    g.add_light_shaft([(-60, 1240), (-60, 1130), (1080, 780), (1080, 900)], (104, 82, 44), 46)
    draw_lantern(g, 946, 340, 24)
    g.add_motes(90, (240, 214, 160), 60)
