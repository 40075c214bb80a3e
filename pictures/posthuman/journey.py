"""Draw the journey: a road through three levels to the walled town, and the people on it."""

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from PIL import Image

from pictures.kit.canvas import Colour, Point, blend, make_palette, place_points, stamp, write
from pictures.kit.grounds import Ground, list_colours, make_wave
from pictures.kit.panels import draw_badge
from pictures.kit.players import measure_player_width
from pictures.kit.tones import CREAM, EMBER, EMBER_HOT, INK, SOOT
from pictures.posthuman.marks.colours import INSIDE, MARGIN, SHADES
from pictures.posthuman.people import players
from pictures.posthuman.words import Message
from rules.posthuman.model.terms import JOURNEY_END
from rules.posthuman.view_models import SeatView

HIGH = 470
SPACES: tuple[Point, ...] = (
    (74, 410),
    (262, 424),
    (452, 408),
    (642, 422),
    (832, 406),
    (858, 272),
    (620, 258),
    (382, 272),
    (300, 134),
    (556, 146),
    (826, 126),
)
"""The middle of each stone of the journey, 0 to 10."""
_BENDS: dict[int, tuple[Point, ...]] = {
    4: ((962, 396), (1010, 352), (1000, 300), (940, 276)),
    7: ((232, 286), (94, 262), (60, 206), (110, 160), (200, 138)),
}
"""Points of the road between a stone and the next one, if the road turns there."""
_LABELS: dict[int, Point] = {1: (938, 436), 2: (126, 300), 3: (102, 92)}
FACE, CROWDED = 66, 52
_SKY = ((74, 44, 58), (178, 84, 62), (238, 150, 84))
_DARK: Colour = (22, 16, 18)
_EDGE: Colour = (46, 30, 34)


def draw(picture: Image.Image, everybody: Sequence[SeatView], top: int) -> None:
    """Draw the road, and on it every player who is still human."""
    picture.paste(draw_landscape(), (MARGIN, top))
    for level, (x, y) in _LABELS.items():
        sign = draw_badge(str(Message("level", level=level)), 30, SOOT, CREAM)
        stamp(picture, sign, MARGIN + x - sign.width / 2, top + y - sign.height / 2)
    for space, (x, y) in enumerate(SPACES):
        ink = INK if space == JOURNEY_END else CREAM
        write(picture, (MARGIN + x, top + y), str(space), 32, ink, anchor="mm", bold=True)
    _draw_people(picture, everybody, top)


def _draw_people(picture: Image.Image, everybody: Sequence[SeatView], top: int) -> None:
    """Draw the players' faces above their stones; players on the same stone stand side by side."""
    names = [player.name for player in everybody]
    at: dict[int, list[SeatView]] = {}
    for player in everybody:
        if player.human is not None:
            at.setdefault(player.human.place, []).append(player)
    for space, there in at.items():
        size = FACE if len(there) < 3 else CROWDED
        step = measure_player_width(size) - (6 if len(there) < 3 else 14)
        across = step * (len(there) - 1) + measure_player_width(size)
        x, y = SPACES[space]
        left = max(4.0, min(x - across / 2, INSIDE - across - 4))
        for n, player in enumerate(there):
            face = players.draw_portrait(player, names, size)
            stamp(picture, face, MARGIN + left + n * step, top + y - 30 - size)


# -- the land --------------------------------------------------------------------------------------


@lru_cache(maxsize=1)
def make_table_palette() -> Image.Image:
    """Make the palette for the whole picture of the table: the shades of every picture, then the
    colours of the landscape, 256 at most."""
    return make_palette([*SHADES, *list_colours(draw_landscape())][:256])


@lru_cache(maxsize=1)
def draw_landscape() -> Image.Image:
    """Draw the land, the same in every picture: fields below, a ruined city in the middle,
    mountains above with the town, and the road with its stones."""
    ground = Ground(INSIDE, HIGH, _SKY, seed=10)
    ground.add_lamp(850, 70, 150, (255, 190, 110))
    _draw_mountains(ground)
    _draw_town(ground)
    _draw_city(ground)
    _draw_fields(ground)
    _draw_road(ground)
    return ground.finish_picture(_EDGE, share=0.04, colours=256 - len(SHADES))


def _draw_mountains(ground: Ground) -> None:
    for y, high, tone in (
        (96, 58, (146, 92, 88)),
        (132, 44, (112, 78, 82)),
        (168, 22, (88, 68, 74)),
    ):
        points: list[Point] = []
        x, up = -30.0, False
        while x < INSIDE + 60:
            points.append((x, y - (high if up else 0) * (0.55 + ground.chance.random() * 0.6)))
            x, up = x + 46 + ground.chance.random() * 62, not up
        ground.shape([(-40, 260), *points, (INSIDE + 70, 260)], tone)
        ground.add_mist(y - 20, y + 60, (196, 118, 84), 0.22)
    outline = [*make_wave(-5, INSIDE + 5, 164, 10, 420), (INSIDE + 5, 320), (-5, 320)]
    ground.shape(outline, (104, 82, 78))


def _draw_town(ground: Ground) -> None:
    """Draw the walled town at the end of the road, with light in it."""
    x, y = 826, 100
    ground.add_lamp(x, y - 24, 96, (255, 196, 112))
    wall, dark = (120, 98, 88), (88, 70, 68)
    for left, right, roof in ((-62, -36, 62), (-26, 2, 84), (12, 34, 70), (44, 66, 54)):
        ground.box((x + left, y - roof, x + right, y), dark)
        top = ((2 * x + left + right) / 2, y - roof - 22)
        gable = [(x + left - 4, y - roof), top, (x + right + 4, y - roof)]
        ground.shape(gable, (156, 76, 52))
        for row in range(2):
            for across in (0.3, 0.7):
                at = x + left + (right - left) * across
                edges = (at - 3, y - roof + 10 + row * 18, at + 3, y - roof + 18 + row * 18)
                ground.box(edges, EMBER_HOT)
    ground.box((x - 92, y - 34, x + 92, y + 6), wall)
    for n in range(9):
        ground.box((x - 92 + n * 22, y - 44, x - 80 + n * 22, y - 32), wall)
    for side in (-92, 72):
        ground.box((x + side, y - 58, x + side + 22, y + 6), blend(wall, INK, 0.2))
    ground.box((x - 14, y - 20, x + 14, y + 8), EMBER_HOT, corner=8)


def _draw_city(ground: Ground) -> None:
    """Draw broken towers behind the second stretch of the road."""
    outline = [*make_wave(-5, INSIDE + 5, 226, 8, 520), (INSIDE + 5, 420), (-5, 420)]
    ground.shape(outline, (128, 94, 78))
    x = -10.0
    while x < INSIDE:
        across = 26 + ground.chance.random() * 40
        high = 18 + ground.chance.random() * 62
        tone = blend((104, 76, 70), (150, 100, 80), ground.chance.random())
        broken = ground.chance.random() * 18
        top = 246 - high
        tower = [(x, 246), (x, top), (x + across * 0.4, top - broken), (x + across * 0.55, top + 4)]
        ground.shape([*tower, (x + across, top + broken / 2), (x + across, 246)], tone)
        for row in range(int(high // 16)):
            for column in range(int(across // 14)):
                lit = ground.chance.random() < 0.05
                left, up = x + 5 + column * 13, 250 - high + row * 15
                edges = (left, up, left + 6, up + 8)
                ground.box(edges, EMBER_HOT if lit else blend(tone, INK, 0.4))
        x += across + 4 + ground.chance.random() * 26
    outline = [*make_wave(-5, INSIDE + 5, 246, 6, 380), (INSIDE + 5, 420), (-5, 420)]
    ground.shape(outline, (150, 116, 84))
    ground.add_mist(216, 300, (206, 140, 92), 0.16)


def _draw_fields(ground: Ground) -> None:
    """Draw the fields, trees and home in the foreground."""
    for top, high, long, tone in ((330, 14, 620, (150, 138, 76)), (366, 12, 480, (122, 126, 68))):
        hill = make_wave(-5, INSIDE + 5, top, high, long)
        ground.shape([*hill, (INSIDE + 5, HIGH + 9), (-5, HIGH + 9)], tone)
    for n in range(16):
        furrow = 380 + n * 7
        ground.line([(0, furrow + 6), (INSIDE, furrow - 6)], (148, 146, 84), 2, 110)
    for _ in range(26):
        x, y = ground.chance.random() * INSIDE, 318 + ground.chance.random() * 52
        size = 9 + (y - 318) / 4
        ground.box((x - 1.5, y, x + 1.5, y + size), (52, 42, 34))
        outline = place_points((x, y), [(-0.6, 0.5), (0, -1.3), (0.6, 0.5)], (size, size))
        ground.shape(outline, (70, 92, 60))
    x, y = 40, 352  # home
    ground.shape([(x - 30, y + 22), (x, y - 22), (x + 30, y + 22)], (176, 148, 104))
    ground.shape([(x - 8, y + 22), (x, y - 4), (x + 8, y + 22)], (70, 52, 42))
    ground.add_lamp(x + 44, y + 18, 24, (255, 170, 90))


def lay_out_road() -> list[Point]:
    """List all points of the road's curve, from home to the town."""
    points: list[Point] = []
    for space, stone in enumerate(SPACES):
        points += [stone, *_BENDS.get(space, ())]
    return _smooth_points(points)


def _smooth_points(points: Sequence[Point], between: int = 10) -> list[Point]:
    """List the points of a smooth curve through these points (Catmull-Rom)."""
    padded = [points[0], *points, points[-1]]
    found: list[Point] = []
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        for step in range(between):
            t = step / between
            x, y = (_interpolate_curve(*along, t) for along in zip(a, b, c, d, strict=True))
            found.append((x, y))
    return [*found, points[-1]]


def _interpolate_curve(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (
        2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3
    )


def _draw_road(ground: Ground) -> None:
    """Draw the road, wider the nearer it is, and its stones."""
    points = lay_out_road()
    for edge, tone in ((7, (44, 36, 34)), (0, (176, 150, 112))):
        for one, other in pairwise(points):
            thick = 12 + 12 * (one[1] / HIGH) + edge
            ground.line([one, other], tone, thick)
            ground.disc(*one, thick / 2, tone)
    for n in range(0, len(points) - 1, 3):
        (x, y), (over, down) = points[n], points[n + 1]
        far = math.hypot(over - x, down - y) or 1
        path = [(x, y), (x + (over - x) / far * 9, y + (down - y) / far * 9)]
        ground.line(path, (132, 108, 80), 3)
    for space, (x, y) in enumerate(SPACES):
        ground.disc(x, y + 3, 27, _DARK)
        ground.disc(x, y, 26, CREAM if space < JOURNEY_END else INK)
        ground.disc(x, y, 23, EMBER if space == JOURNEY_END else SOOT)
