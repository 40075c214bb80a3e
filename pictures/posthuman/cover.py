"""Draw the cover: a figure with a staff on a hill road; behind it, an overgrown tower, and eyes in
the trees."""

from pictures.kit.scenery import Scene
from pictures.posthuman.words import Message

ALT = Message("cover")
DARK = (16, 22, 22)
EYES = ((44, 236), (352, 244), (372, 300), (26, 316))
"""The point halfway between the two eyes of each pair."""


def draw() -> bytes:
    """Draw the cover as a PNG."""
    scene = Scene((20, 42, 48), (66, 120, 96), (196, 206, 132))
    scene.add_glow(lambda s: s.disc(250, 210, 70, (220, 226, 150)), 30)
    outline = [(0, 240), (90, 200), (180, 232), (290, 196), (400, 238), (400, 280), (0, 280)]
    scene.shape(outline, (52, 88, 76))
    _draw_tower(scene)
    scene.shape([(0, 262), (400, 256), (400, 400), (0, 400)], (28, 48, 42))
    scene.shape([(214, 258), (232, 258), (300, 400), (96, 400)], (78, 92, 72))
    for x, top, wide in ((20, 60, 70), (84, 130, 44), (330, 110, 54), (384, 40, 80)):
        _draw_tree(scene, x, top, wide)
    scene.add_glow(_draw_eyes, 6)
    for x, y in EYES:
        scene.disc(x - 5, y, 2.4, (250, 244, 170))
        scene.disc(x + 5, y, 2.4, (250, 244, 170))
    _draw_walker(scene, 206, 348)
    return scene.encode_png()


def _draw_eyes(scene: Scene) -> None:
    for x, y in EYES:
        scene.disc(x, y, 5, (240, 230, 120))


def _draw_tower(scene: Scene) -> None:
    stone = (40, 66, 62)
    scene.shape([(268, 250), (272, 104), (296, 92), (300, 120), (318, 112), (322, 252)], stone)
    for y in (132, 160, 188, 216):
        scene.box(280, y, 288, y + 12, (120, 150, 110))
        scene.box(302, y + 4, 310, y + 16, (30, 50, 48))
    scene.line([(318, 112), (340, 96), (344, 70)], 2, stone)


def _draw_tree(scene: Scene, x: float, top: float, wide: float) -> None:
    scene.shape([(x - 6, 400), (x - 3, top), (x + 3, top), (x + 8, 400)], DARK)
    for n in range(5):
        y = top + 20 + n * 42
        half = wide * (0.35 + 0.16 * n)
        scene.shape([(x - half, y + 48), (x, y - 14), (x + half, y + 48)], DARK)


def _draw_walker(scene: Scene, x: float, feet: float) -> None:
    ink = (10, 14, 16)
    scene.disc(x, feet - 92, 12, ink)
    for outline in (
        [(-15, -80), (15, -80), (12, -36), (-12, -36)],
        [(-30, -84), (-12, -88), (-10, -44), (-30, -46)],
    ):
        scene.shape([(x + across, feet + down) for across, down in outline], ink)
    scene.line([(x - 5, feet - 40), (x - 10, feet)], 8, ink)
    scene.line([(x + 5, feet - 40), (x + 11, feet)], 8, ink)
    scene.line([(x + 13, feet - 70), (x + 30, feet - 60)], 6, ink)
    scene.line([(x + 30, feet - 100), (x + 34, feet + 2)], 3.5, ink)
