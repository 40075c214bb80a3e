"""Draw the cover: a Meteorite over a Village with one lit window."""

from pictures.kit.scenery import Scene
from pictures.survive.words import Message

ALT = Message("cover")


def draw() -> bytes:
    """Draw the cover as a PNG."""
    scene = Scene((24, 18, 38), (92, 32, 42), (214, 98, 48))
    for x, y, size in ((46, 60, 1.4), (110, 28, 1), (160, 92, 1), (352, 40, 1.5), (372, 130, 1)):
        scene.disc(x, y, size, (255, 232, 200))
    scene.add_glow(lambda s: s.line([(400, 12), (236, 150)], 22, (255, 120, 40)), 16)
    scene.shape([(400, 0), (400, 34), (238, 162), (226, 146)], (255, 158, 70))
    scene.shape([(400, 6), (400, 24), (238, 156), (230, 148)], (255, 226, 170))
    scene.add_glow(lambda s: s.disc(230, 154, 34, (255, 130, 40)), 14)
    scene.disc(230, 154, 19, (70, 42, 40))
    scene.disc(225, 148, 6, (112, 66, 52))
    scene.disc(238, 160, 4, (44, 26, 30))
    scene.shape(
        [(0, 290), (70, 246), (150, 286), (236, 232), (320, 280), (400, 240), (400, 400), (0, 400)],
        (66, 28, 40),
    )
    scene.shape([(0, 340), (110, 300), (240, 334), (400, 296), (400, 400), (0, 400)], (30, 18, 28))
    _draw_house(scene, 96, 312, 52)
    _draw_house(scene, 152, 322, 36)
    scene.add_glow(lambda s: s.box(112, 330, 124, 344, (255, 190, 90)), 5)
    scene.box(112, 330, 124, 344, (255, 214, 130))
    return scene.encode_png()


def _draw_house(scene: Scene, left: float, top: float, wide: float) -> None:
    dark = (14, 10, 18)
    scene.box(left, top, left + wide, top + wide * 0.8, dark)
    outline = [(left - 5, top), (left + wide / 2, top - wide * 0.45), (left + wide + 5, top)]
    scene.shape(outline, dark)
