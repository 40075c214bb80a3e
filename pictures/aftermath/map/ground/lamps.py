"""Draw the picture house and the pumping station: pages 13, 14, 16, 17, 20 and 21."""

import math

from pictures.aftermath.map.ground import fittings, outdoors, rooms, things
from pictures.kit.canvas import Point, darken_tone, lighten_tone, place_points
from pictures.kit.grounds import Ground

PLUSH = (112, 34, 40)


def draw_picture_house(g: Ground) -> None:
    """Draw the front of an old cinema at dusk, with wires from every street and small listeners on
    the steps."""
    outdoors.draw_moon(g, 130, 110, 34, (226, 214, 190))
    outdoors.draw_roofs(g, 330, (52, 54, 76))
    g.push_back(6, (110, 96, 110), 0.12)
    g.shape([(190, 640), (190, 200), (320, 120), (760, 120), (890, 200), (890, 640)], (98, 78, 72))
    g.box((320, 150, 760, 300), (70, 54, 56))
    for n in range(5):
        g.box((250 + n * 128, 180, 300 + n * 128, 330), (60, 48, 52), corner=20)
    streets: list[Point] = [
        (0, 40),
        (0, 220),
        (1080, 30),
        (1080, 250),
        (300, 0),
        (900, 0),
        (0, 400),
    ]
    outdoors.draw_wires(g, streets, (540, 190), (40, 38, 50))
    g.box((230, 320, 850, 430), (44, 34, 36), corner=10)
    g.box((246, 336, 834, 414), (206, 168, 96), corner=6)
    for n, wide in enumerate((50, 36, 62, 40, 54, 34, 60)):
        if n != 4:
            g.box((270 + n * 78, 354, 270 + n * 78 + wide, 396), (90, 50, 42))
    g.add_lamp(540, 420, 330, (120, 84, 44))
    for x in (300, 470, 640):
        rooms.draw_door(g, (x, 460, x + 140, 640), (96, 56, 42))
        g.box((x + 30, 480, x + 110, 560), (206, 150, 80))
    for x in (244, 810):
        g.box((x, 440, x + 40, 640), (110, 88, 78))
    for n in range(6):
        y = 640 + n * 54
        left = 190 - n * 46
        g.box((left, y, 1080 - left, y + 40), lighten_tone((98, 90, 88), 0.03 * n))
        g.box((left, y + 40, 1080 - left, y + 56), (58, 52, 56))
    for n in range(18):
        x, y = 150 + (n * 173) % 760, 700 + 54 * (n % 5)
        g.oval((x, y - 44, x + 30, y), (46, 40, 46))
        g.disc(x + 16, y - 50, 12, (46, 40, 46))
        g.disc(x + 8, y - 60, 5, (46, 40, 46))
        g.disc(x + 25, y - 60, 5, (46, 40, 46))
    outdoors.draw_stones(g, 980, (80, 78, 86), many=170, size=40)
    for x in (480, 610):
        g.line([(x, 690), (x, 840)], things.BRASS, 12)
        g.disc(x, 680, 14, lighten_tone(things.BRASS, 0.2))
    fittings.draw_rope(g, [(480, 710), (545, 770), (610, 710)], (140, 40, 44), 16)
    for n in range(7):
        a = -math.pi * (0.1 + 0.8 * n / 6)
        g.line([(900, 700), (900 + 110 * math.cos(a), 700 + 120 * math.sin(a))], (60, 88, 62), 10)
    things.draw_shaded_body(g, (860, 700, 940, 800), (120, 74, 56), 8)


def draw_stalls(g: Ground) -> None:
    """Draw rows of plush seats in the light of a silver screen, with small heads on the
    armrests."""
    g.box((0, 0, 1080, 420), (46, 26, 30))
    g.box((190, 50, 890, 350), (206, 212, 214))
    g.box((190, 50, 890, 350), (120, 130, 150), 90)
    for x, y, r in ((400, 180, 70), (690, 230, 110), (540, 120, 40)):
        g.disc(x, y, r, (236, 238, 232), 70)
    for n in range(7):
        for side in (0, 1):
            x = n * 28 if side == 0 else 1080 - n * 28
            wide = 28
            edges = (x if side == 0 else x - wide, 0, x + wide if side == 0 else x, 430)
            g.box(edges, darken_tone((128, 40, 44), 0.12 * (n % 3)))
    g.push_back(4)
    g.box((0, 350, 1080, 430), (60, 40, 32))
    g.box((440, 360, 700, 430), (110, 78, 44), corner=8)
    for n in range(14):
        g.box((456 + n * 17, 380, 468 + n * 17, 404), (220, 210, 184))
    g.add_lamp(540, 220, 520, (70, 78, 92))
    heads = [(0.18, 0), (0.33, 1), (0.47, 1), (0.62, 2), (0.76, 0), (0.9, 2), (0.3, 2)]
    heads += [(0.52, 3), (0.14, 3), (0.7, 3)]
    for row in range(6):
        y, high = 500 + row * row * 11 + row * 84, 64 + row * 20
        for share, which in heads:
            if which == row % 4:
                across = share * 1080
                g.disc(across, y - high - 12, 17 + row * 3, (30, 24, 28))
                g.disc(across - 13 - row, y - high - 28 - row * 2, 8 + row, (30, 24, 28))
                g.disc(across + 13 + row, y - high - 28 - row * 2, 8 + row, (30, 24, 28))
        tone = darken_tone(PLUSH, 0.08 * (5 - row) / 5)
        fittings.draw_seats(g, y, high, tone, many=9 - row, off=-30 * (row % 2))
    g.add_light_shaft([(1080, 1130), (1080, 1030), (240, 60), (840, 340)], (34, 38, 48), 30)
    g.add_motes(80, (220, 226, 236), 80)


def draw_projection_room(g: Ground) -> None:
    """Draw a small, hot room: iron machines, film reels like cartwheels, a horn, a nest of wire."""
    rooms.draw_bricks(g, (0, 0, 1080, 760), (84, 62, 54), high=40, wide=110)
    g.box((600, 120, 800, 240), (50, 40, 38), corner=6)
    g.push_back(3)
    g.line([(0, 90), (1080, 60)], (70, 62, 60), 10)
    for x, y, r in ((120, 230, 120), (330, 170, 90), (470, 290, 70)):
        g.line([(x, 70), (x, y)], (70, 62, 60), 8)
        fittings.draw_reel(g, x, y, r, things.STEEL)
    rooms.draw_floorboards(g, 760, (82, 62, 48), many=10)
    # The projector with its lamp house open.
    g.box((470, 470, 800, 700), (60, 60, 66), corner=16)
    g.box((490, 490, 780, 540), (80, 80, 88), corner=10)
    g.box((540, 560, 640, 660), (250, 214, 140), corner=8)
    things.draw_shaded_body(g, (380, 540, 480, 620), (90, 88, 92), 8)
    g.box((600, 700, 660, 900), (52, 50, 54))
    g.shape([(520, 960), (600, 880), (660, 880), (750, 960)], (52, 50, 54))
    fittings.draw_reel(g, 560, 400, 100, darken_tone(things.STEEL, 0.2))
    fittings.draw_reel(g, 760, 420, 86, darken_tone(things.STEEL, 0.1))
    g.add_lamp(590, 610, 300, (130, 92, 40))
    points = [(540 - 12 * n + 60 * math.sin(n * 0.8), 470 + n * 40) for n in range(14)]
    g.line(points, (44, 34, 30), 16)
    # The horn, and the nest in it.
    g.shape([(800, 420), (840, 380), (1080, 230), (1080, 640), (840, 480)], (150, 112, 60))
    g.oval((1000, 230, 1160, 640), (60, 44, 34))
    for _ in range(34):
        across, down = 850 + 220 * g.chance.random(), 600 + 160 * g.chance.random()
        g.line(
            [
                (across, down),
                (across + 70, down - 60 + 90 * g.chance.random()),
                (across + 30, down + 60),
            ],
            (46, 44, 52),
            4,
        )
    for x, foot in ((20, 1010), (34, 970), (14, 930), (210, 1100)):
        g.box((x, foot - 36, x + 190, foot), lighten_tone(things.STEEL, 0.02), corner=10)
        g.box((x, foot - 10, x + 190, foot), darken_tone(things.STEEL, 0.4), corner=5)
    for x in (860, 960):
        things.draw_crate(g, (x, 930), (96, 110), (74, 88, 74))
    things.draw_shaded_body(g, (30, 690, 140, 840), (142, 52, 44), 10)
    things.draw_books(g, (330, 480), 760, 90, [(96, 62, 46), (66, 72, 78), (120, 96, 60)])
    g.add_motes(60, (250, 220, 160), 70)


def draw_pumping_house(g: Ground) -> None:
    """Draw a brick engine house: tall windows, dead beam engines, plaster on the tiles."""
    rooms.draw_bricks(g, (0, 0, 1080, 640), (124, 84, 62), high=30)
    for n in range(4):
        x = 90 + n * 260
        g.oval((x, 30, x + 140, 170), (150, 174, 178))
        rooms.draw_window(
            g, (x, 100, x + 140, 460), (150, 174, 178), (84, 70, 60), down=5, broken=(2 * n + 1,)
        )
    g.push_back(5, (150, 146, 132), 0.12)
    for x, top in ((330, 250), (760, 330)):
        things.draw_shaded_body(g, (x - 44, top, x + 44, 720), (70, 88, 78), 10)
        beam = [(-330, 26), (0, -50), (300, 20), (300, 54), (0, 30), (-330, 60)]
        g.shape(place_points((x, top), beam), (78, 98, 86))
        g.disc(x, top, 30, things.BRASS)
        g.line([(x - 310, top + 44), (x - 310, 690)], (96, 92, 88), 16)
        g.line([(x + 284, top + 40), (x + 270, 700)], (96, 92, 88), 12)
    rooms.draw_floor_tiles(g, 680, (134, 106, 84), (90, 96, 92), rows=8)
    fittings.draw_wheel(g, 470, 880, 250, (80, 74, 74), spokes=8)
    g.oval((330, 1090, 660, 1150), (26, 24, 26))
    for _ in range(28):
        across, down = 180 + 260 * g.chance.random(), 880 + 130 * g.chance.random()
        outline = place_points((across, down), [(0, 0), (50, -16), (64, 14), (18, 26)])
        g.shape(outline, darken_tone((196, 190, 176), 0.2 * g.chance.random()))
    fittings.draw_pipe(g, [(1080, 760), (840, 760), (840, 960)], (104, 96, 84), 44)
    fittings.draw_wheel(g, 840, 720, 54, (140, 62, 46), spokes=5)
    g.box((980, 420, 1080, 760), (34, 36, 46))
    for n in range(4):
        g.add_lamp(1000 + n * 24, 560 + n * 26, 60, (150, 110, 50))
        g.disc(1000 + n * 24, 560 + n * 26, 6, (255, 214, 130))
    things.draw_barrel(g, (60, 1120), (110, 150), (66, 64, 66))
    g.add_light_shaft([(90, 60), (230, 60), (520, 1240), (180, 1240)], (48, 48, 42), 40)
    g.add_light_shaft([(610, 60), (740, 60), (1000, 1240), (700, 1240)], (40, 42, 38), 40)


def draw_filter_beds(g: Ground) -> None:
    """Draw square sand beds at night: lamps on sticks, and a round tower with one bright window."""
    outdoors.draw_moon(g, 230, 120, 38, (214, 218, 214))
    g.add_motes(70, (220, 226, 236), 150, 2.6)
    outdoors.draw_hills(g, 400, 60, (34, 46, 60))
    things.draw_shaded_body(g, (860, 60, 1030, 560), (66, 66, 78), 10)
    g.shape([(836, 80), (945, -30), (1054, 80)], (48, 48, 60))
    g.push_back(3)
    g.add_lamp(945, 170, 190, (150, 112, 50))
    g.box((915, 130, 975, 220), (255, 216, 130), corner=28)
    g.box((0, 430, 1080, 1240), (70, 66, 66))
    for row in range(4):
        y1, y2 = 450 + row * row * 30 + row * 110, 540 + (row + 1) ** 2 * 26 + row * 110
        for n in range(3):
            x1 = 540 + (n - 1.5) * (330 + row * 44)
            x2 = 540 + (n - 0.5) * (330 + row * 44) - 34
            tone = (52, 84, 76) if (n + row) % 3 == 1 else (118, 108, 92)
            g.shape([(x1 + 16, y1), (x2 - 10, y1), (x2, y2), (x1, y2)], tone)
            if (n + row) % 3 == 1:
                for m in range(4):
                    path = [(x1 + 40, y1 + 20 + m * 20), (x2 - 60, y1 + 20 + m * 20)]
                    g.line(path, (110, 140, 140), 3, 120)
            else:
                for m in range(5):
                    path = [(x1 + 30, y1 + 14 + m * 18), (x2 - 30, y1 + 18 + m * 18)]
                    g.line(path, (96, 86, 74), 3)
            g.box((x1, y2, x2, y2 + 20), (92, 66, 58))
    for x, y in ((500, 470), (580, 750), (800, 560), (300, 640)):
        g.line([(x, y + 120), (x, y)], (74, 56, 44), 7)
        fittings.draw_lantern(g, x, y, 22)
    outdoors.draw_grass(g, 900, (56, 78, 62), high=150, many=26, right=190)
    outdoors.draw_grass(g, 1250, (44, 62, 54), high=170, many=50)
    things.draw_shaded_body(g, (760, 220, 850, 330), (70, 66, 66), 40)
    g.add_mist(420, 700, (120, 136, 150), 0.22)


def draw_lamp_room(g: Ground) -> None:
    """Draw a round room of windows at night: a large lens on a turntable, with owls' rafters
    above."""
    g.box((0, 0, 1080, 760), (24, 32, 54))
    g.add_motes(60, (220, 226, 236), 150, 2.4)
    outdoors.draw_hills(g, 640, 40, (28, 36, 50))
    for n in range(9):
        x = n * 135 + 18 * math.sin(n)
        g.box((x - 11, 150, x + 11, 760), (64, 54, 50))
    for y in (150, 460):
        g.box((0, y, 1080, y + 18), (64, 54, 50))
    g.push_back(3)
    g.box((0, 0, 1080, 150), (44, 36, 34))
    for n in range(9):
        g.line([(540, -120), (n * 135, 150)], (72, 58, 48), 18)
    g.line([(0, 120), (1080, 120)], (84, 66, 52), 20)
    for x in (700, 770, 900):
        g.shape([(x, 124), (x + 14, 124), (x + 8, 190)], (206, 204, 190), 200)
    fittings.draw_bird(g, 850, 112, 100, (96, 78, 60))
    rooms.draw_floorboards(g, 760, (92, 72, 54), many=9)
    g.add_lamp(550, 480, 480, (150, 112, 52))
    for n in range(7):
        half, y = 70 + 90 * math.sin(math.pi * (n + 0.5) / 7), 230 + n * 74
        g.box((550 - half, y, 550 + half, y + 62), (190, 206, 190), 110, corner=26)
        g.box((550 - half, y + 4, 550 + half * 0.2, y + 14), (250, 246, 220), 150, corner=6)
        g.box((550 - half - 6, y + 62, 550 + half + 6, y + 72), things.BRASS)
    g.box((496, 430, 604, 560), (255, 232, 160), 200, corner=40)
    things.draw_shaded_body(g, (380, 750, 720, 860), things.BRASS, 10)
    g.oval((320, 836, 780, 920), darken_tone(things.BRASS, 0.35))
    for n in range(9):
        g.disc(350 + n * 50, 890, 12, darken_tone(things.BRASS, 0.6))
    g.line([(200, 900), (330, 330)], darken_tone(things.BRASS, 0.2), 14)
    for n in range(9):
        path = [(180 + n * 16, 880 - n * 62), (270 + n * 14, 880 - n * 62)]
        g.line(path, darken_tone(things.BRASS, 0.1), 9)
    things.draw_barrel(g, (230, 1130), (150, 190), (72, 80, 84))
    for _ in range(30):
        across, down = 260 + 200 * g.chance.random(), 700 + 60 * g.chance.random()
        g.oval((across, down, across + 60, down + 34), (84, 78, 74))
    for n in range(4):
        things.draw_shaded_body(
            g, (860, 1060 - n * 46, 1060 - 20 * n, 1100 - n * 46), (110, 78, 52), 20
        )
    g.shape([(720, 1130), (930, 1130), (900, 1220), (750, 1220)], (140, 112, 74))
