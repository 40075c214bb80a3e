"""Draw the bus depot and its pit, the laundry and its loft: pages 11, 12, 23 and 24."""

from pictures.aftermath.map.ground import fittings, rooms, things
from pictures.aftermath.map.ground.outdoors import draw_grass, draw_leaf
from pictures.kit.canvas import darken_tone, lighten_tone
from pictures.kit.grounds import Ground

RED = (132, 48, 40)


def _draw_bus(g: Ground, left: float, foot: float, wide: float, high: float) -> None:
    """Draw a double-decker bus from the side, with flat tyres."""
    g.box((left, foot - high, left + wide, foot - 50), RED, corner=26)
    g.box((left, foot - high * 0.53, left + wide, foot - high * 0.47), (186, 168, 130))
    many = 5
    for row, top in enumerate((0.9, 0.42)):
        for n in range(many):
            x = left + 20 + n * (wide - 30) / many
            edges = (x, foot - high * top, x + wide / many - 22, foot - high * (top - 0.26))
            g.box(edges, (58, 70, 74), corner=10)
            if (n + row) % 3 == 0:
                low, up = foot - high * (top - 0.2), foot - high * top + 8
                g.shape([(x + 8, up), (x + 40, up), (x + 10, low)], (120, 136, 136), 130)
    for at in (0.22, 0.78):
        x = left + wide * at
        g.oval((x - 74, foot - 112, x + 74, foot + 4), (34, 30, 32))
        g.disc(x, foot - 52, 30, (112, 104, 98))


def draw_depot(g: Ground) -> None:
    """Draw two red buses on flat tyres in a long shed."""
    g.box((0, 0, 1080, 480), (86, 84, 78))
    for n in range(6):
        outline = [(n * 190 - 20, 0), (n * 190 + 120, 0), (n * 190 + 140, 110), (n * 190, 110)]
        g.shape(outline, (168, 180, 170))
    rooms.draw_girders(g, 110, (60, 56, 56))
    rooms.draw_bricks(g, (0, 260, 1080, 520), (110, 84, 68), high=28)
    g.push_back(5, (140, 140, 124), 0.14)
    _draw_bus(g, 560, 620, 640, 470)
    _draw_bus(g, 170, 860, 640, 560)
    g.box((0, 250, 150, 560), (92, 76, 60))
    g.box((16, 300, 134, 430), (176, 156, 110))
    dust = [(0, 560), (170, 560), (170, 800), (810, 800), (820, 620), (1080, 600)]
    g.shape([*dust, (1080, 1240), (0, 1240)], (96, 92, 86), 120)
    g.box((0, 846, 1080, 1240), (92, 88, 82))
    for n in range(6):
        g.line([(540 + (n - 3) * 150, 846), (540 + (n - 3) * 330, 1240)], (70, 66, 62), 4)
    g.oval((470, 900, 720, 980), (40, 38, 44))
    g.oval((520, 916, 640, 950), (70, 66, 86))
    for n in range(7):
        x, y = 640 + n * 58, 1130 - n * 22
        g.line([(x, y), (x + 40, y - 8)], (196, 190, 170), 4)
        for m in range(4):
            g.line([(x + 8 + m * 9, y - 12), (x + 6 + m * 9, y + 8)], (196, 190, 170), 3)
    things.draw_crate(g, (700, 1010), (150, 100), (116, 60, 48))
    things.draw_bucket(g, 900, 760, 110, (140, 60, 48))
    for x in (40, 90, 130, 20):
        for n in range(6):
            draw_leaf(g, (x, 760 - n * 56), 60, -20 if n % 2 else -160, (74, 104, 62))
        g.line([(x, 800), (x, 440)], (70, 96, 58), 5)
    draw_grass(g, 1250, (80, 96, 58), high=160, many=30, right=420)
    g.add_light_shaft([(190, 0), (330, 0), (520, 1240), (160, 1240)], (44, 44, 36), 40)


def draw_pit(g: Ground) -> None:
    """Draw a concrete trench with rails along both edges, a railcar on a jack, and a very large
    cat."""
    rooms.draw_bricks(g, (0, 0, 1080, 300), (92, 78, 68), high=30)
    g.push_back(5, (120, 116, 104), 0.12)
    g.shape([(60, 150), (820, 130), (860, 400), (40, 410)], (178, 138, 58))
    g.shape([(60, 150), (820, 130), (824, 166), (60, 188)], (210, 176, 92))
    g.box((120, 90, 140, 180), (120, 96, 50))
    g.box((700, 70, 720, 170), (120, 96, 50))
    g.box((560, 40, 860, 140), (104, 78, 56), corner=26)
    for x in (190, 640):
        fittings.draw_wheel(g, x, 420, 74, (84, 78, 76), spokes=6)
    # A sleeping cat: its back, its head on its paws, its tail over the edge.
    rust = (138, 82, 48)
    g.oval((600, -10, 1010, 210), rust)
    g.oval((880, 60, 1060, 200), lighten_tone(rust, 0.06))
    g.shape([(900, 80), (916, 10), (960, 66)], rust)
    g.shape([(980, 62), (1030, 14), (1040, 90)], rust)
    for n in range(4):
        g.line([(680 + n * 60, 4 + n * 6), (700 + n * 56, 70)], darken_tone(rust, 0.35), 9)
    g.line([(930, 124), (956, 132)], (40, 28, 22), 5)
    g.line([(996, 132), (1020, 122)], (40, 28, 22), 5)
    g.line([(640, 160), (560, 260), (600, 350), (560, 400)], rust, 30)
    g.shape([(0, 400), (1080, 380), (1080, 520), (0, 540)], (120, 114, 104))
    g.line([(0, 424), (1080, 404)], (150, 140, 130), 14)
    g.box((0, 530, 1080, 1240), (62, 60, 58))
    for n in range(5):
        g.line([(n * 260 - 60, 536), (n * 260 - 60, 980)], (48, 46, 46), 5)
    for n in range(9):
        outline = [(40 + n * 130, 540), (56 + n * 130, 540), (48 + n * 130, 640 + 60 * (n % 3))]
        g.shape(outline, (40, 36, 36), 170)
    things.draw_shaded_body(g, (500, 480, 600, 1000), (112, 104, 100), 10)
    for n in range(11):
        g.line([(500, 520 + n * 44), (600, 500 + n * 44)], (66, 60, 60), 8)
    g.box((430, 990, 670, 1030), (84, 78, 76), corner=8)
    g.box((0, 1010, 1080, 1240), (78, 74, 68))
    g.oval((60, 1060, 360, 1150), (32, 30, 36))
    g.oval((130, 1080, 240, 1110), (74, 70, 96))
    fittings.draw_pipe(g, [(1080, 640), (760, 640), (760, 860), (640, 860)], (96, 88, 82), 34)
    for n in range(8):
        g.oval((80 + 26 * n, 930 - 12 * (n % 3), 130 + 26 * n, 946 - 12 * (n % 3)), (150, 156, 160))
    things.draw_barrel(g, (820, 1130), (130, 110), (84, 92, 96))
    fittings.draw_lantern(g, 300, 600, 24)


def draw_laundry(g: Ground) -> None:
    """Draw white tiles, drum machines with round doors, a stone sink, and grey sheets."""
    g.box((0, 0, 1080, 600), (150, 156, 150))
    for n in range(15):
        g.line([(n * 76, 0), (n * 76, 600)], (126, 132, 128), 4)
    for n in range(12):
        g.line([(0, n * 52), (1080, n * 52)], (126, 132, 128), 4)
    g.box((0, 320, 1080, 350), (74, 104, 108))
    g.push_back(4, (170, 172, 160), 0.1)
    fittings.draw_rope(g, [(180, 60), (500, 120), (820, 90), (1080, 10)], (150, 140, 120), 5)
    for x in (300, 460, 620):
        fittings.draw_sheet(g, (x, x + 130), 108, 190, (168, 168, 160))
    fittings.draw_pipe(g, [(0, 200), (230, 200), (230, 20)], (128, 104, 80), 30)
    fittings.draw_drum(g, 110, 430, 112, (142, 146, 144))
    things.draw_shaded_body(g, (400, 400, 640, 520), (150, 146, 136), 10)
    g.box((420, 410, 620, 440), (90, 92, 90))
    g.box((430, 520, 460, 640), (120, 116, 108))
    g.box((580, 520, 610, 640), (120, 116, 108))
    g.line([(520, 400), (520, 330), (560, 330)], (150, 120, 66), 12)
    g.box((800, 470, 1060, 500), (176, 164, 140), corner=8)
    for x in (830, 1020):
        g.line([(x, 500), (x - 20, 620)], (110, 84, 60), 14)
    rooms.draw_floor_tiles(g, 600, (118, 120, 114), (86, 90, 88), rows=8)
    fittings.draw_drum(g, 110, 760, 118, (134, 138, 136))
    for y in (690, 760):
        things.draw_shaded_body(g, (850, y, 1080, y + 50), (176, 160, 130), 24)
    fittings.draw_wheel(g, 1030, 880, 76, (96, 88, 84), spokes=5)
    g.box((420, 820, 600, 850), (40, 44, 46))
    for n in range(9):
        g.box((430 + n * 19, 822, 440 + n * 19, 848), (90, 94, 96))
    for n in range(15):
        x, y = 200 + 26 * (n % 6) + 8 * (n // 6), 690 - 34 * (n // 6)
        g.oval((x, y, x + 56, y + 26), (184, 182, 172))
    g.shape([(160, 900), (460, 900), (420, 1090), (200, 1090)], (140, 110, 70))
    for n in range(7):
        g.line([(176 + n * 42, 900), (206 + n * 34, 1090)], darken_tone((140, 110, 70), 0.35), 6)
    for n in range(4):
        path = [(166 + n * 8, 930 + n * 44), (452 - n * 8, 930 + n * 44)]
        g.line(path, darken_tone((140, 110, 70), 0.35), 6)
    for x in (230, 390):
        g.disc(x, 1106, 20, (60, 54, 52))
    for _ in range(60):
        g.disc(
            700 + 320 * g.chance.random(), 1010 + 150 * g.chance.random(), 5, (206, 204, 190), 150
        )
    g.add_light_shaft([(620, 0), (860, 0), (760, 1240), (300, 1240)], (40, 42, 38), 60)
    g.add_mist(480, 900, (200, 204, 196), 0.2)


def draw_loft(g: Ground) -> None:
    """Draw washing lines from end to end under broken slates, and one cracked rafter."""
    rooms.draw_planks(g, (0, 0, 1080, 560), (88, 70, 54), wide=70)
    g.shape([(0, 0), (1080, 0), (1080, 120), (540, -30), (0, 120)], (60, 58, 62))
    for x, y, wide in ((140, 40, 90), (560, 30, 170), (880, 90, 70)):
        outline = [(x, y), (x + wide, y - 10), (x + wide + 20, y + 60), (x + 16, y + 74)]
        g.shape(outline, (186, 196, 190))
    g.push_back(4, (150, 140, 120), 0.1)
    for n in range(4):
        x = 60 + n * 320
        g.line([(x, 0), (x + 60, 600)], (84, 62, 44), 34)
        g.line([(x - 4, 0), (x + 56, 600)], (108, 82, 58), 8)
    g.line([(700, 140), (1080, 250)], (96, 72, 50), 40)
    g.line([(880, 180), (900, 206), (884, 226), (904, 250)], (24, 18, 16), 8)
    rooms.draw_floorboards(g, 600, (116, 92, 66), many=9)
    for y, start, many, long in ((150, 30, 4, 230), (330, 150, 4, 290), (560, 380, 3, 330)):
        fittings.draw_rope(g, [(0, y - 24), (540, y + 6), (1080, y - 24)], (140, 128, 104), 5)
        for n in range(many):
            x = start + n * 240
            fittings.draw_sheet(
                g, (x, x + 170), y - 4, long, darken_tone((170, 166, 156), 0.08 * (n % 3))
            )
    fittings.draw_pipe(g, [(0, 900), (200, 900), (200, 980), (330, 980)], (130, 104, 78), 30)
    g.shape([(330, 1080), (470, 1060), (450, 1110), (340, 1130)], (30, 22, 20))
    g.box((560, 990, 760, 1100), (128, 98, 66), corner=6)
    g.box((576, 1000, 744, 1046), (108, 80, 54))
    for n in range(5):
        g.oval((770 + n * 3, 800 - n * 22, 900 - n * 3, 830 - n * 22), (188, 184, 172))
    for n in range(6):
        edges = (850 + n * 4, 130 + n * 22, 990 - n * 4, 170 + n * 22)
        g.oval(edges, darken_tone((168, 154, 126), 0.07 * n))
    g.disc(920, 250, 15, (30, 24, 20))
    g.add_light_shaft([(560, 30), (740, 20), (620, 1240), (220, 1240)], (54, 54, 46), 40)
    g.add_motes(90, (226, 222, 206), 70)
