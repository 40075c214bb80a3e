"""Draw the cover: five people on a road, walking towards the light."""

from pictures.hope.words import Message
from pictures.kit.scenery import Scene

ALT = Message("cover")

WALKERS = ((146, 300, 64), (178, 290, 56), (208, 296, 60), (236, 304, 42), (262, 292, 54))
"""For each person: x and y of the feet, and the height."""


def draw() -> bytes:
    """Draw the cover as a PNG."""
    scene = Scene((38, 52, 66), (156, 132, 112), (236, 196, 128))
    scene.add_glow(lambda s: s.disc(204, 214, 62, (255, 214, 130)), 26)
    scene.disc(204, 214, 30, (255, 240, 206))
    hills = [(0, 224), (58, 196), (120, 220), (180, 206), (250, 222), (330, 190), (400, 218)]
    scene.shape([*hills, (400, 260), (0, 260)], (96, 92, 92))
    scene.shape([(0, 236), (400, 232), (400, 400), (0, 400)], (62, 58, 56))
    scene.shape([(198, 234), (212, 234), (330, 400), (60, 400)], (104, 96, 88))
    for top, bottom, half in ((250, 262, 1.2), (280, 300, 2.2), (326, 360, 4)):
        dash = [(204 - half, top), (204 + half, top)]
        dash += [(200 + 2 * half, bottom), (200 - 2 * half, bottom)]
        scene.shape(dash, (206, 190, 160))
    for x, feet, height in WALKERS:
        low = feet + height * 0.9
        shadow = [(x - 3, feet), (x + 5, feet), (x + height * 1.1, low), (x + height * 0.6, low)]
        scene.shape(shadow, (48, 44, 44))
    for number, (x, feet, height) in enumerate(WALKERS):
        _draw_walker(scene, x, feet, height, bag=number in (0, 2))
    for x, tall in ((40, 128), (352, 112)):
        scene.line([(x, 330), (x, 330 - tall)], 4, (36, 32, 34))
        scene.line([(x - 18, 330 - tall + 14), (x + 18, 330 - tall + 14)], 3, (36, 32, 34))
    scene.line([(40, 216), (110, 244), (204, 236)], 1.2, (36, 32, 34))
    scene.line([(352, 232), (290, 246), (204, 236)], 1.2, (36, 32, 34))
    return scene.encode_png()


def _draw_walker(scene: Scene, x: float, feet: float, height: float, *, bag: bool) -> None:
    dark = (26, 24, 28)
    head = height * 0.13
    shoulder, hip = feet - height * 0.72, feet - height * 0.42
    scene.disc(x, feet - height * 0.88, head, dark)
    scene.shape(
        [(x - head * 1.3, shoulder), (x + head * 1.3, shoulder), (x + head, hip), (x - head, hip)],
        dark,
    )
    scene.line([(x - head * 0.5, hip), (x - head * 1.2, feet)], height * 0.11, dark)
    scene.line([(x + head * 0.5, hip), (x + head * 1.1, feet)], height * 0.11, dark)
    if bag:
        scene.disc(x - head * 1.6, shoulder + height * 0.12, head * 1.15, dark)
