"""Draw the cover: the signal box at dusk with lit windows, and a mouse with a lantern on the
rails."""

import math

from pictures.aftermath.words import Message
from pictures.kit.canvas import place_points
from pictures.kit.scenery import Scene

ALT = Message("cover")
DARK = (20, 18, 30)
LAMP = (255, 206, 122)


def draw() -> bytes:
    """Draw the cover as a PNG."""
    scene = Scene((24, 30, 62), (104, 76, 108), (226, 142, 96))
    scene.add_glow(lambda s: s.disc(70, 236, 90, (190, 96, 60)), 40)
    for x, y in ((40, 40), (120, 24), (210, 52), (330, 30), (372, 84), (300, 16)):
        scene.disc(x, y, 1.6, (232, 226, 236))
    hills = [(0, 250), (60, 226), (130, 244), (220, 214), (320, 240), (400, 222)]
    scene.shape([*hills, (400, 300), (0, 300)], (62, 52, 78))
    _draw_signal(scene)
    _draw_signal_box(scene)
    scene.shape([(0, 300), (150, 262), (400, 282), (400, 400), (0, 400)], (38, 36, 40))
    _draw_track(scene)
    scene.add_glow(lambda s: s.disc(126, 326, 52, (190, 120, 50)), 20)
    _draw_grass(scene)
    _draw_mouse(scene, 96, 372)
    return scene.encode_png()


def _draw_signal_box(scene: Scene) -> None:
    """Draw the signal box above its bricks, with lit windows and string ladders."""
    scene.box(196, 188, 350, 290, (74, 42, 40))
    for row in range(6):
        for n in range(6):
            x = 198 + n * 26 + (row % 2) * 12
            scene.box(x, 192 + row * 16, min(348, x + 22), 202 + row * 16, (88, 50, 44))
    scene.box(182, 116, 364, 196, (44, 34, 38))
    scene.shape([(166, 120), (196, 78), (350, 78), (380, 120)], (30, 28, 42))
    scene.box(322, 46, 338, 90, (60, 38, 40))
    scene.add_glow(_draw_windows, 9)
    _draw_windows(scene)
    for x in (214, 292):
        for side in (0, 12):
            scene.line([(x + side, 190), (x + side + 4, 286)], 1.6, (170, 140, 104))
        for n in range(8):
            path = [(x + n * 0.4, 198 + n * 11), (x + 13 + n * 0.4, 198 + n * 11)]
            scene.line(path, 1.6, (170, 140, 104))
    for n in range(4):
        scene.disc(332 + n * 7, 36 - n * 9, 6 + n * 3, (96, 82, 112))


def _draw_windows(scene: Scene) -> None:
    for n in range(5):
        x = 190 + n * 35
        if n == 3:
            scene.box(x, 130, x + 26, 180, (58, 48, 56))
            continue
        scene.box(x, 130, x + 12, 154, LAMP)
        scene.box(x + 14, 130, x + 26, 154, (244, 186, 104))
        scene.box(x, 157, x + 12, 180, (240, 178, 96))
        scene.box(x + 14, 157, x + 26, 180, LAMP)
    # A head with ears at a window.
    for ear in (264, 274):
        scene.disc(ear, 164, 4, DARK)
    scene.disc(269, 172, 7, DARK)


def _draw_signal(scene: Scene) -> None:
    scene.line([(120, 290), (120, 90)], 6, (40, 34, 50))
    scene.shape([(120, 96), (62, 84), (62, 102), (120, 112)], (150, 52, 44))
    scene.line([(120, 90), (120, 78)], 3, (40, 34, 50))


def _draw_track(scene: Scene) -> None:
    for n in range(7):
        t = ((n + 0.5) / 7) ** 1.7
        y, middle = 290 + 116 * t, 250 - 30 * t
        half = 18 + 130 * t
        scene.box(middle - half, y, middle + half, y + 3 + 11 * t, (58, 44, 40))
    for far, near in ((240, 110), (262, 330)):
        outline = [(far - 1, 286), (far + 1, 286), (near + 9, 400), (near - 9, 400)]
        scene.shape(outline, (150, 126, 124))
        scene.line([(far, 286), (near - 3, 400)], 1.6, (236, 190, 150))


def _draw_grass(scene: Scene) -> None:
    for n in range(34):
        x = (n * 73) % 420 - 10
        if 150 < x < 300:
            continue
        high = 46 + (n * 37) % 80
        lean = 14 * math.sin(n * 2.1)
        blade = [(x - 4, 404), (x + lean * 0.4, 404 - high * 0.6), (x + lean, 404 - high)]
        scene.shape([*blade, (x + 5, 404)], (22, 26 + n % 3 * 5, 32))


def _draw_mouse(scene: Scene, x: float, foot: float) -> None:
    """Draw a mouse from behind, with tail and ears, that holds up a lantern on a stick."""
    scene.shape(place_points((x, foot), [(-20, 0), (-15, -44), (0, -54), (15, -44), (20, 0)]), DARK)
    scene.disc(x, foot - 58, 15, DARK)
    for side in (-12, 12):
        scene.disc(x + side, foot - 72, 9, DARK)
        scene.disc(x + side, foot - 72, 5, (94, 62, 66))
    scene.line([(x - 14, foot - 4), (x - 40, foot - 2), (x - 52, foot - 16)], 3.4, DARK)
    scene.line([(x + 10, foot - 34), (x + 30, foot - 42)], 6, DARK)
    scene.line([(x + 30, foot - 8), (x + 30, foot - 66)], 3, (96, 68, 48))
    scene.add_glow(lambda s: s.disc(x + 30, foot - 58, 12, (230, 150, 60)), 9)
    scene.box(x + 23, foot - 66, x + 37, foot - 46, (70, 48, 34))
    scene.box(x + 26, foot - 63, x + 34, foot - 49, LAMP)
