"""The cover: a lamp held over dark water."""

from pictures.kit.scenery import Scene
from tests.template_game.pictures.words import Message

ALT = Message("cover")


def draw() -> bytes:
    """The cover as a PNG."""
    scene = Scene((30, 20, 18), (74, 42, 30), (12, 22, 30))
    for row in range(5):
        for column in range(6):
            left = column * 76 - row % 2 * 38
            scene.box(left, 20 + row * 44, left + 70, 58 + row * 44, (60, 34, 26))
    for left in (28, 312):
        scene.box(left, 60, left + 60, 170, (24, 20, 22))
        scene.box(left + 8, 68, left + 52, 170, (150, 170, 178))
    scene.box(0, 250, 400, 400, (14, 34, 46))
    scene.line([(200, 0), (200, 150)], 4, (20, 14, 12))
    scene.add_glow(lambda s: s.disc(200, 175, 70, (220, 150, 60)), 30)
    scene.disc(200, 175, 22, (255, 214, 130))
    for n in range(4):
        half = 60 - 12 * n
        scene.line([(200 - half, 275 + 28 * n), (200 + half, 275 + 28 * n)], 5, (196, 140, 66))
    return scene.encode_png()
