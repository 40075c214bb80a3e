"""Draw Signal Box Lane, the allotments and the school: pages 2 to 5 and 22."""

from pictures.aftermath.map.ground import outdoors, rooms, things
from pictures.aftermath.map.ground.fittings import draw_bicycle, draw_lantern, draw_rope
from pictures.kit.canvas import darken_tone, place_points
from pictures.kit.grounds import Ground

BRICK = (112, 66, 52)
WOOD = (94, 68, 46)
GREEN = (62, 84, 52)


def _draw_signal_box(g: Ground, left: float, top: float, right: float, foot: float) -> None:
    """Draw the signal box: bricks below, windows above, and a slate roof."""
    rooms.draw_bricks(g, (left, (top + foot) / 2, right, foot), BRICK, high=24, wide=62)
    middle = (top + foot) / 2
    g.box((left - 14, top + 40, right + 14, middle + 10), darken_tone(WOOD, 0.2))
    wide = (right - left) / 5
    for n in range(5):
        x = left + n * wide
        pane, broken = (x + 14, top + 70, x + wide - 10, middle - 24), (1,) if n == 3 else ()
        rooms.draw_window(g, pane, (206, 164, 92), (74, 54, 40), down=2, broken=broken)
    eaves, ridge = top + 54, top - 50
    roof = [(left - 50, eaves), (left + 30, ridge), (right - 30, ridge), (right + 50, eaves)]
    g.shape(roof, (64, 60, 66))
    g.box((right - 110, top - 110, right - 74, top - 30), darken_tone(BRICK, 0.2))


def draw_first_morning(g: Ground) -> None:
    """Draw the signal box at dawn, from the foot of its bank."""
    outdoors.draw_moon(g, 870, 250, 46, (250, 206, 150))
    outdoors.draw_hills(g, 420, 90, (92, 88, 98))
    outdoors.draw_roofs(g, 470, (76, 72, 82))
    g.push_back(7, (186, 160, 136), 0.18)
    _draw_signal_box(g, 110, 110, 620, 560)
    draw_rope(g, [(640, 250), (760, 300), (900, 300), (1060, 240)], (150, 132, 108), 5)
    for n, tone in enumerate(((150, 92, 80), (120, 130, 138), (164, 148, 112))):
        x = 700 + n * 110
        g.shape([(x, 292), (x + 74, 300), (x + 62, 400), (x + 10, 392)], tone)
    for n in range(5):
        g.disc(560 + n * 34, 40 - n * 12, 26 + n * 9, (176, 164, 152), 60)
    g.shape([(0, 540), (500, 500), (1080, 620), (1080, 1240), (0, 1240)], (84, 78, 56))
    outdoors.draw_rails(g, 640, 930, 520, WOOD, gauge=560)
    outdoors.draw_stones(g, 640, (112, 100, 88), many=300, size=26)
    outdoors.draw_grass(g, 720, GREEN, high=150, many=60)
    outdoors.draw_grass(g, 1240, GREEN, high=230, many=70)
    draw_lantern(g, 906, 560, 26)


def draw_lane(g: Ground) -> None:
    """Draw the signal box with people living in it: string ladders, beans, a flag."""
    outdoors.draw_hills(g, 380, 80, (96, 104, 100))
    g.push_back(7, (180, 180, 156), 0.16)
    _draw_signal_box(g, 60, 130, 780, 640)
    for x in (250, 470):
        for side in (0, 34):
            g.line([(x + side, 380), (x + side + 16, 700)], (170, 150, 116), 4)
        for n in range(10):
            g.line([(x + n * 2, 396 + n * 32), (x + 36 + n * 2, 396 + n * 32)], (170, 150, 116), 4)
    outdoors.draw_stalk(g, 60, 720, 560, (70, 104, 56), leaves=9, long=74)
    g.line([(900, 700), (900, 60)], (120, 110, 104), 16)
    g.box((800, 96, 900, 134), (150, 62, 46), corner=4)
    g.shape([(916, 200), (1000, 214), (986, 236), (1002, 262), (916, 252)], (196, 160, 80))
    g.shape([(0, 660), (1080, 610), (1080, 1240), (0, 1240)], (86, 82, 60))
    outdoors.draw_rails(g, 700, 1010, 560, WOOD, gauge=520)
    outdoors.draw_stones(g, 720, (110, 100, 90), many=260, size=24)
    things.draw_barrel(g, (330, 800), (120, 170), (84, 66, 48))
    draw_bicycle(g, 620, 720, 280, (72, 92, 104))
    outdoors.draw_grass(g, 900, GREEN, high=120, many=40, left=700)
    outdoors.draw_grass(g, 1250, GREEN, high=240, many=80)


def draw_evening_lane(g: Ground) -> None:
    """Draw the lane with its lamps lit, as the party comes home to it."""
    draw_lane(g)
    g.box((0, 0, g.wide, g.high), (24, 26, 54), 84)
    for n in range(5):
        x = 60 + n * 144
        if n != 3:
            for row in (0, 1):
                g.box((x + 18, 204 + row * 78, x + 72, 276 + row * 78), (255, 214, 130), 235)
                g.box((x + 76, 204 + row * 78, x + 130, 276 + row * 78), (255, 206, 120), 205)
            g.add_lamp(x + 74, 280, 130, (96, 68, 34))
    g.add_motes(50, (226, 226, 240), 130, 2.2)
    draw_lantern(g, 906, 620, 26)
    draw_lantern(g, 470, 720, 18)


def draw_allotments(g: Ground) -> None:
    """Draw overgrown rows, a fallen scarecrow and a glasshouse."""
    outdoors.draw_hills(g, 330, 70, (92, 108, 94))
    outdoors.draw_fence(g, 360, 120, (120, 126, 122))
    g.push_back(6, (170, 184, 150), 0.15)
    for n in range(5):
        g.box((560 + n * 96, 250, 560 + n * 96 + 90, 620), (150, 176, 170), 100)
    g.shape([(540, 262), (800, 110), (1060, 262)], (150, 176, 170), 110)
    for n in range(6):
        g.line([(556 + n * 98, 620), (556 + n * 98, 250)], (196, 202, 192), 6)
    g.line([(540, 262), (800, 110), (1060, 262)], (196, 202, 192), 8)
    g.shape([(0, 520), (1080, 560), (1080, 1240), (0, 1240)], (76, 62, 46))
    for n in range(6):
        y = 600 + n * 120
        g.shape([(0, y), (1080, y + 46), (1080, y + 70), (0, y + 30)], (58, 46, 36))
    for n in range(7):
        top, low = 560 + n * 100, 640 + n * 100
        step = [(420 - n * 6, top), (560 + n * 4, top), (580 + n * 10, low), (404 - n * 12, low)]
        g.shape(step, (118, 112, 102))
    g.line([(610, 330), (760, 190)], WOOD, 18)
    g.line([(640, 210), (750, 330)], WOOD, 14)
    g.shape([(640, 210), (700, 200), (760, 330), (690, 350)], (110, 84, 66))
    things.draw_sack(g, 726, 206, 70, (160, 136, 96))
    for x, y, high in ((80, 980, 520), (170, 1010, 600), (260, 960, 440), (20, 620, 260)):
        outdoors.draw_stalk(g, x, y, high, GREEN, leaves=8, long=92)
    for x, y in ((560, 1160), (700, 1210), (860, 1170), (980, 1220), (380, 1210)):
        for turn in (-170, -130, -90, -50, -10):
            outdoors.draw_leaf(g, (x, y), 110, turn, (74, 112, 74))
    things.draw_barrel(g, (860, 520), (170, 110), (76, 110, 96))


def draw_school(g: Ground) -> None:
    """Draw an infants' room: ivy through the windows, and paper suns over the board."""
    rooms.draw_wainscot(g, 440, 560, (116, 104, 78), wide=90)
    for n in range(3):
        pane, broken = (70 + n * 130, 90, 170 + n * 130, 380), (3,) if n == 1 else ()
        rooms.draw_window(g, pane, (176, 190, 176), (140, 132, 112), down=4, broken=broken)
    g.box((500, 120, 1010, 400), (120, 92, 62), corner=6)
    g.box((516, 136, 994, 384), (48, 64, 56))
    for n in range(5):
        g.line([(560, 190 + n * 36), (640 + 60 * (n % 3), 188 + n * 36)], (150, 160, 150), 4, 150)
    g.ring(880, 260, 60, (150, 160, 150), 4)
    draw_rope(g, [(460, 60), (620, 96), (800, 96), (1040, 50)], (150, 140, 116), 4)
    for n in range(6):
        g.disc(520 + n * 88, 104 - 4 * (n % 2), 28, (206, 166, 78))
    g.push_back(3, (150, 150, 126), 0.08)
    for x in (70, 196, 330):
        outdoors.draw_ivy(g, x, 100, 460, (66, 98, 60), wide=30)
    rooms.draw_floorboards(g, 560, (122, 92, 62))
    things.draw_books(
        g, (640, 1000), 640, 130, [(132, 66, 52), (66, 92, 110), (150, 124, 66), (84, 104, 70)]
    )
    for x, foot, size in (
        (330, 860, 230),
        (440, 890, 250),
        (560, 850, 220),
        (250, 940, 240),
        (650, 900, 210),
    ):
        things.draw_chair(g, x, foot, size, (136, 82, 58))
    things.draw_crate(g, (40, 1010), (240, 130), (128, 104, 70))
    g.oval((60, 860, 260, 900), (190, 168, 120))
    g.add_light_shaft([(120, 90), (330, 90), (760, 1240), (380, 1240)], (46, 48, 36), 50)


def draw_seed_shed(g: Ground) -> None:
    """Draw a tarred shed in stripes of light, with a tall block of drawers."""
    rooms.draw_planks(g, (0, 0, 1080, 620), (62, 48, 38), wide=54, gaps=(186, 150, 90))
    g.push_back(4)
    for row in range(6):
        for n in range(4):
            x, y = 330 + n * 118, 120 + row * 104
            g.box((x, y, x + 112, y + 98), (104, 76, 48), corner=4)
            g.box((x + 8, y + 8, x + 104, y + 90), (120, 90, 56), corner=4)
            g.oval((x + 38, y + 46, x + 74, y + 62), (166, 132, 64))
            g.box((x + 30, y + 20, x + 82, y + 36), (190, 176, 140))
    for n, x in enumerate((850, 910, 980, 1040)):
        g.line([(x, 110), (x, 330 + 30 * n)], (112, 88, 60), 14)
        blade = [(-34, 0), (34, 0), (22, 90), (-22, 90)]
        g.shape(place_points((x, 330 + 30 * n), blade), (104, 108, 110))
    rooms.draw_floorboards(g, 760, (92, 70, 48))
    things.draw_shelf(g, 700, 1080, 640, (110, 82, 52))
    things.draw_sack(g, 60, 1020, 240, (142, 122, 88))
    for x in (60, 150, 240):
        g.shape([(x, 520), (x + 90, 520), (x + 72, 640), (x + 18, 640)], (150, 84, 58))
        g.box((x - 8, 500, x + 98, 526), (164, 94, 64), corner=4)
    for n in range(160):
        across, down = 1080 * g.chance.random(), 820 + 420 * g.chance.random()
        edges = (across, down, across + 34, down + 12)
        g.oval(edges, (176, 150, 96) if n % 2 else (140, 112, 66), 190)
    for n in range(5):
        x = 60 + n * 230
        g.add_light_shaft([(x, 0), (x + 34, 0), (x + 330, 1240), (x + 230, 1240)], (58, 44, 22), 16)
    things.draw_bucket(g, 820, 1010, 190, (92, 98, 100))
