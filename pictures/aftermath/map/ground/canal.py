"""Draw the canal locks, the toll barge and the sluice; the water tower and its tank: pages 6, 10,
18, 19 and 25."""

import math

from pictures.aftermath.map.ground import fittings, outdoors
from pictures.aftermath.map.ground.rooms import draw_bricks, draw_iron_plates, draw_rivets
from pictures.aftermath.map.ground.things import draw_crate, draw_shaded_body
from pictures.kit.canvas import darken_tone, lighten_tone
from pictures.kit.grounds import Ground

BLACK_WATER = (24, 38, 38)
GREEN_WATER = (40, 70, 60)
OAK = (82, 68, 50)


def draw_water_tower(g: Ground) -> None:
    """Draw a large riveted tank on four iron legs with a caged ladder, against the sky."""
    outdoors.draw_hills(g, 700, 60, (96, 108, 104))
    outdoors.draw_fence(g, 720, 100, (116, 122, 118))
    g.push_back(6, (176, 186, 174), 0.16)
    draw_iron_plates(g, (230, 20, 960, 270), (92, 84, 78), across=6, down=2)
    g.box((210, 264, 980, 292), (70, 64, 60))
    for x, foot, width in ((290, 1080, 44), (880, 1080, 44), (430, 860, 28), (740, 860, 28)):
        g.line([(x, 290), (x + (x - 585) * 0.12, foot)], (84, 76, 70), width)
        draw_rivets(g, (x, 300), (x + (x - 585) * 0.12, foot - 10), (84, 76, 70), step=44)
    for y in (420, 640):
        g.line([(290, y), (880, y + 90)], (76, 70, 66), 14)
        g.line([(880, y), (290, y + 90)], (76, 70, 66), 14)
    for side in (810, 852):
        g.line([(side, 60), (side, 960)], (110, 102, 96), 7)
    for n in range(26):
        g.line([(810, 80 + n * 34), (852, 80 + n * 34)], (110, 102, 96), 5)
    for n in range(8):
        g.ring(831, 160 + n * 90, 48, (98, 90, 84), 4)
    g.shape([(0, 860), (1080, 830), (1080, 1240), (0, 1240)], (74, 76, 54))
    draw_bricks(g, (120, 520, 340, 900), (120, 78, 60), high=26, wide=66)
    g.shape([(90, 530), (230, 430), (370, 530)], (72, 66, 66))
    g.box((190, 660, 280, 900), (30, 26, 26))
    fittings.draw_wheel(g, 650, 230, 52, (150, 64, 48), spokes=5)
    fittings.draw_bicycle(g, 470, 960, 230, (84, 96, 92))
    g.box((420, 1090, 640, 1150), (104, 104, 98), corner=8)
    outdoors.draw_stones(g, 980, (98, 92, 82), many=90, size=22)
    for start, end, bow in (
        ((-60, 1240), (360, 1230), 330),
        ((180, 1250), (560, 1230), 190),
        ((-80, 1000), (190, 1240), 120),
    ):
        outdoors.draw_bramble(g, start, end, bow, (70, 62, 58))
    outdoors.draw_grass(g, 1250, (74, 92, 56), high=180, many=60)


def draw_locks(g: Ground) -> None:
    """Draw two lock chambers from the towpath: leaning gates, a pram in the water, a chained
    barge."""
    outdoors.draw_hills(g, 240, 70, (92, 110, 108))
    g.box((720, 120, 940, 280), (110, 84, 68))
    g.shape([(700, 130), (830, 40), (960, 130)], (76, 70, 72))
    g.box((770, 190, 810, 280), (50, 42, 40))
    g.box((850, 170, 900, 220), (226, 178, 96))
    g.push_back(6, (150, 170, 164), 0.2)
    g.shape([(0, 290), (1080, 270), (1080, 1240), (0, 1240)], (86, 88, 66))
    draw_bricks(g, (270, 300, 900, 1240), (88, 76, 66), high=30, wide=84)
    outdoors.draw_water(g, 420, 1240, BLACK_WATER, left=330, right=840, glint=(120, 160, 140))
    g.shape([(270, 290), (330, 420), (330, 1240), (150, 1240)], (112, 104, 90))
    g.shape([(900, 290), (840, 420), (840, 1240), (1030, 1240)], (102, 94, 82))
    _draw_gates(g, 330, 840, 400, 210)
    _draw_gates(g, 330, 840, 760, 260)
    g.line([(140, 352), (440, 404)], lighten_tone(OAK, 0.1), 30)
    g.line([(1020, 350), (730, 404)], lighten_tone(OAK, 0.1), 30)
    g.line([(70, 700), (430, 764)], lighten_tone(OAK, 0.1), 36)
    _draw_pram(g, 400, 650)
    g.box((340, 640, 640, 724), BLACK_WATER, 170)
    for n in range(9):
        y = 820 + n * 42
        g.line([(346, y), (400, y)], (112, 104, 98), 9)
    draw_iron_plates(g, (500, 1070, 1080, 1240), (70, 62, 58), across=4, down=1)
    g.box((480, 1050, 1080, 1076), (96, 78, 66))
    for n in range(9):
        g.ring(860 + n * 24, 1010 + n * 6, 17, (120, 112, 106), 6)
    g.ring(820, 560, 30, (140, 130, 120), 9)
    draw_shaded_body(g, (200, 740, 260, 850), (72, 66, 62), 16)
    outdoors.draw_grass(g, 1010, (78, 100, 62), high=150, many=24, right=130)
    outdoors.draw_grass(g, 1250, (78, 100, 62), high=200, many=40, right=320)
    g.add_mist(360, 760, (176, 190, 178), 0.26)


def _draw_gates(g: Ground, left: float, right: float, y: float, high: float) -> None:
    """Draw two lock gates that meet in a V, with water spurting between them."""
    middle = (left + right) / 2
    for side, edge in ((-1, left), (1, right)):
        outline = [(edge, y - 30), (middle, y + 26), (middle, y + high), (edge, y + high - 50)]
        g.shape(outline, OAK if side < 0 else darken_tone(OAK, 0.2))
        for n in range(1, 6):
            x = edge + (middle - edge) * n / 6
            drop = 56 * n / 6
            g.line([(x, y - 30 + drop), (x, y + high - 50 + drop)], darken_tone(OAK, 0.5), 5)
        for share in (0.24, 0.7):
            path = [(edge, y + high * share - 40), (middle, y + high * share + 14)]
            g.line(path, (56, 50, 46), 12)
    g.box((middle - 7, y + 16, middle + 7, y + high), (44, 38, 34))
    for n in range(4):
        path = [(middle + 4, y + 60 + n * 34), (middle + 26 + n * 4, y + high + 14)]
        g.line(path, (170, 196, 186), 3, 110)


def _draw_pram(g: Ground, x: float, y: float) -> None:
    """Draw a pram that stands in the water up to its wheels."""
    hood = [(x + 90 - 96 * math.cos(n * 0.2), y - 40 - 92 * math.sin(n * 0.2)) for n in range(9)]
    g.shape([*hood, (x + 90, y - 40)], (70, 74, 92))
    for n in (2, 4, 6):
        g.line([hood[n], (x + 90, y - 40)], (48, 50, 64), 4)
    outline = [(x - 6, y - 40), (x + 210, y - 40), (x + 176, y + 30), (x + 30, y + 30)]
    g.shape(outline, (86, 92, 112))
    g.line([(x + 210, y - 40), (x + 262, y - 104)], (150, 146, 136), 8)
    for at in (x + 40, x + 168):
        fittings.draw_wheel(g, at, y + 44, 42, (120, 118, 112), spokes=8)


def draw_barge(g: Ground) -> None:
    """Draw the deck of an iron barge, seen from ankle height."""
    outdoors.draw_hills(g, 250, 60, (84, 104, 104))
    outdoors.draw_water(g, 250, 420, GREEN_WATER, glint=(150, 180, 160))
    g.push_back(6, (140, 160, 152), 0.15)
    g.shape([(130, 360), (950, 360), (1240, 1240), (-160, 1240)], (84, 70, 58))
    for n in range(9):
        far, near = 150 + n * 96, -140 + n * 168
        outline = [(far, 400), (far + 92, 400), (near + 160, 1240), (near, 1240)]
        g.shape(outline, darken_tone((104, 84, 62), 0.06 + 0.16 * g.chance.random()))
    for n in range(4):
        y = 470 + n * 190
        g.box((0, y, 1080, y + 14), (54, 46, 42), 170)
    for side in (0, 1080):
        inner = 120 if side == 0 else 960
        g.shape(
            [(side, 330), (inner, 340), (side + (20 if side == 0 else -20), 1240), (side, 1240)],
            (74, 60, 54),
        )
        draw_rivets(
            g, (inner - (40 if side == 0 else -40), 380), (side, 900), (74, 60, 54), step=40
        )
    draw_shaded_body(g, (740, 180, 810, 560), (50, 48, 50), 10)
    g.box((722, 160, 828, 190), (70, 66, 66), corner=6)
    for n in range(6):
        g.disc(790 + n * 30, 120 - n * 22, 30 + n * 9, (120, 120, 116), 70)
    for n in range(7):
        edges = (90 + n * 9, 800 - n * 26, 330 - n * 9, 880 - n * 26)
        g.oval(edges, darken_tone((168, 140, 96), 0.1 * (n % 2)))
        g.oval((140 + n * 9, 816 - n * 26, 280 - n * 9, 856 - n * 26), (90, 70, 48))
    for x, foot in ((640, 1060), (790, 1070), (700, 930), (850, 950)):
        draw_crate(g, (x, foot), (150, 124), (112, 92, 64))
    outline = [(590, 820), (720, 720), (960, 760), (1010, 860), (900, 880), (780, 840), (640, 900)]
    g.shape(outline, (66, 84, 80))
    g.shape([(590, 820), (720, 720), (780, 840), (640, 900)], (80, 98, 92))
    g.box((440, 440, 660, 460), (124, 96, 64))
    for x in (460, 630):
        g.box((x, 456, x + 14, 560), (96, 74, 50))
    g.line([(960, 250), (1060, 420)], (120, 90, 56), 22)
    fittings.draw_lantern(g, 566, 410, 20)


def draw_sluice(g: Ground) -> None:
    """Draw a brick sluice house: two iron paddles in slots, a windlass, a chair made of a lobster
    pot."""
    draw_bricks(g, (0, 0, 1080, 820), (96, 76, 66), high=36, wide=100)
    g.box((180, 60, 360, 330), (140, 156, 152))
    for x in (238, 298):
        g.box((x, 60, x + 8, 330), (70, 64, 60))
    g.shape([(180, 60), (300, 60), (230, 200)], (60, 60, 62))
    g.box((960, 430, 1080, 900), (150, 166, 156))
    g.push_back(3)
    for x in (250, 470):
        g.box((x - 20, 400, x + 190, 900), (36, 34, 36))
        draw_iron_plates(
            g, (x, 480 if x < 400 else 560, x + 170, 900), (88, 80, 76), across=2, down=3
        )
        g.line([(x + 84, 150), (x + 84, 500)], (110, 104, 100), 16)
        for n in range(9):
            g.box((x + 70, 200 + n * 32, x + 100, 210 + n * 32), (74, 70, 68))
    fittings.draw_wheel(g, 610, 150, 100, (110, 84, 60), spokes=8, teeth=18)
    fittings.draw_wheel(g, 470, 430, 60, (104, 92, 84), spokes=5, teeth=14)
    g.box((380, 134, 860, 164), (98, 78, 56), corner=8)
    fittings.draw_rope(g, [(760, 160), (764, 300), (750, 420)], (150, 128, 92), 9)
    outdoors.draw_water(g, 880, 1240, BLACK_WATER, glint=(110, 150, 136))
    g.shape([(560, 880), (1080, 840), (1080, 1240), (760, 1240)], (98, 92, 82))
    for n in range(9):
        g.line([(690 + n * 18, 500), (670 + n * 24, 760)], (128, 100, 66), 5)
    for n in range(6):
        g.oval((676 - n * 2, 500 + n * 46, 862 + n * 5, 530 + n * 46), (128, 100, 66), 90)
        g.line([(680 - n * 2, 516 + n * 46), (862 + n * 5, 516 + n * 46)], (150, 120, 80), 5)
    g.shape([(690, 500), (770, 380), (850, 500)], (112, 86, 58))
    for n in range(5):
        g.box((700 + n * 62, 960, 756 + n * 62, 996), (150, 132, 96), corner=12)
        g.box((730 + n * 62, 922, 786 + n * 62, 958), (138, 120, 88), corner=12)
    for n in range(7):
        g.shape([(90 + n * 30, 1000), (96 + n * 30, 900), (102 + n * 30, 1000)], (74, 100, 66))
    for n in range(5):
        g.line([(330 + n * 220, 400), (330 + n * 220, 900)], (150, 186, 178), 2, 90)
    g.add_light_shaft([(180, 60), (360, 60), (560, 1100), (260, 1100)], (38, 46, 44), 40)
    fittings.draw_lantern(g, 900, 470, 20)


def draw_tank(g: Ground) -> None:
    """Draw the inside of a riveted tank: daylight on black water, and birds asleep on the stays."""
    draw_iron_plates(g, (0, 0, 1080, 800), (74, 70, 68), across=5, down=4)
    g.oval((60, -60, 240, 60), (236, 240, 220))
    g.push_back(2)
    for y, bow in ((150, 30), (300, -20)):
        g.line([(0, y), (1080, y + bow)], (96, 90, 86), 12)
    for x, foot in ((760, 168), (840, 172), (930, 174), (1010, 176), (880, 286), (970, 288)):
        fittings.draw_bird(g, x, foot, 76, (42, 42, 50))
    g.box((0, 196, 560, 214), (110, 100, 92))
    for n in range(16):
        g.line([(n * 36, 196), (n * 36, 130)], (96, 88, 82), 4)
    g.line([(0, 132), (560, 132)], (110, 100, 92), 6)
    for side in (110, 160):
        g.line([(side, 210), (side, 780)], (118, 108, 98), 7)
    for n in range(16):
        g.line([(110, 236 + n * 34), (160, 236 + n * 34)], (118, 108, 98), 5)
    outdoors.draw_water(g, 720, 1240, (18, 26, 30), glint=(96, 132, 140))
    g.line([(520, 420), (740, 560)], (120, 84, 54), 18)
    g.oval((660, 500, 900, 700), (150, 90, 54))
    g.oval((690, 520, 780, 590), (196, 136, 86))
    g.box((640, 640, 920, 720), (18, 26, 30), 120)
    g.shape([(0, 1240), (0, 1080), (200, 1040), (330, 1130), (420, 1240)], (84, 72, 56))
    g.shape([(90, 860), (170, 800), (210, 880), (130, 930)], (140, 70, 60))
    g.line([(130, 930), (180, 1000), (150, 1050)], (150, 130, 100), 4)
    fittings.draw_pipe(g, [(560, 1240), (560, 900), (470, 900)], (98, 90, 84), 40)
    draw_shaded_body(g, (780, 1120, 900, 1240), (80, 74, 70), 20)
    g.add_light_shaft([(80, 0), (220, 0), (700, 1240), (330, 1240)], (96, 104, 92), 34)
    g.add_motes(60, (220, 226, 210), 70)
