"""Draw the cover: the ship in the ice under the northern lights, and a convoy on its way there."""

from functools import partial
from math import sin

from pictures.aurora.words import Message
from pictures.kit.scenery import Scene

ALT = Message("cover")

BANDS = ((92, 26, (40, 190, 130)), (128, 20, (30, 150, 150)), (64, 14, (110, 90, 190)))
"""For each band of light: how high it hangs, how thick it is, and its colour."""


def draw() -> bytes:
    """Draw the cover as a PNG."""
    scene = Scene((8, 14, 34), (18, 44, 70), (84, 130, 150))
    for x, y in ((36, 40), (90, 22), (150, 58), (214, 18), (300, 46), (366, 26), (336, 96)):
        scene.disc(x, y, 1.2, (226, 240, 255))
    for number, (high, thick, colour) in enumerate(BANDS):
        wave = [(x, high + 18 * sin(x / 46 + number * 1.7)) for x in range(-10, 420, 10)]
        scene.add_glow(partial(Scene.line, points=wave, width=thick, colour=colour), 12)
    outline = [(0, 262), (90, 226), (150, 258), (230, 250), (400, 262), (400, 300), (0, 300)]
    scene.shape(outline, (120, 158, 176))
    _draw_ship(scene)
    scene.shape([(0, 286), (400, 276), (400, 400), (0, 400)], (206, 224, 232))
    scene.shape([(262, 284), (282, 283), (240, 400), (60, 400)], (160, 186, 200))
    scene.line([(34, 316), (90, 308), (150, 320)], 1.5, (150, 180, 196))
    scene.line([(270, 340), (330, 330), (396, 344)], 1.5, (150, 180, 196))
    scene.add_glow(
        lambda s: s.shape([(196, 330), (262, 292), (272, 300), (206, 340)], (120, 96, 40)), 8
    )
    _draw_truck(scene, 166, 330, 42)
    _draw_truck(scene, 116, 356, 34)
    return scene.encode_png()


def _draw_ship(scene: Scene) -> None:
    hull, house = (36, 30, 44), (64, 54, 66)
    scene.shape([(204, 246), (372, 240), (350, 286), (226, 288)], hull)
    scene.box(272, 206, 338, 244, house)
    scene.box(288, 184, 318, 208, house)
    scene.line([(242, 246), (242, 172)], 3, hull)
    scene.line([(242, 176), (272, 210)], 1.2, hull)
    scene.shape([(296, 160), (312, 160), (310, 186), (298, 186)], (150, 60, 44))
    for x in (280, 296, 312, 328):
        scene.box(x - 3, 218, x + 3, 226, (255, 214, 130))


def _draw_truck(scene: Scene, x: float, y: float, wide: float) -> None:
    dark = (30, 32, 40)
    scene.box(x - wide * 0.5, y - wide * 0.5, x + wide * 0.2, y, dark)
    scene.box(x + wide * 0.2, y - wide * 0.34, x + wide * 0.5, y, dark)
    for wheel in (-0.34, 0.0, 0.36):
        scene.disc(x + wide * wheel, y + wide * 0.04, wide * 0.13, (12, 12, 16))
    scene.disc(x + wide * 0.5, y - wide * 0.12, 3, (255, 226, 150))
