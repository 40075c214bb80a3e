"""Draw the sights beside the road, which differ on each side of the Region boards."""

import math
from collections.abc import Callable

from pictures.kit.canvas import Colour
from pictures.kit.grounds import Ground

WOOD: Colour = (92, 66, 52)
DARK: Colour = (34, 38, 52)
RUST: Colour = (126, 66, 48)
LIGHT: Colour = (255, 206, 120)
WHITE: Colour = (224, 236, 242)
ICE: Colour = (120, 168, 190)


def draw(g: Ground, side: str) -> None:
    """Draw the sights of one side, such as "2B"."""
    SIGHTS[side](g)


def _draw_sawmill(g: Ground) -> None:
    """Draw 1A: a sawmill with its lamp on, stacked logs, stumps."""
    _draw_shed(g, 884, 756, 88, 42)
    for row, many in enumerate((4, 3, 2)):
        for n in range(many):
            x, y = 796 + n * 17 + row * 8, 752 - row * 14
            g.disc(x, y, 8.5, WOOD)
            g.disc(x, y, 5.5, (176, 136, 96))
    stumps = [(60, 920), (126, 936), (190, 764), (330, 740), (410, 916), (470, 940), (640, 932)]
    for x, y in (*stumps, (720, 918), (270, 924), (930, 932)):
        g.box((x - 9, y - 12, x + 9, y + 2), WOOD, corner=3)
        g.oval((x - 10, y - 19, x + 10, y - 7), WHITE)


def _draw_meadows(g: Ground) -> None:
    """Draw 1B: ice over fields, with fence posts and a roof in it."""
    for x, y, wide in ((196, 924, 250), (520, 756, 230), (800, 920, 270)):
        g.oval((x - wide / 2, y - 26, x + wide / 2, y + 26), ICE)
        g.oval((x - wide / 2 + 14, y - 20, x + wide / 2 - 30, y + 10), (146, 190, 206))
        for k in range(4):
            a = x - wide * 0.3 + k * wide * 0.17
            g.line([(a, y - 8 + 5 * k), (a + 30, y - 13 + 5 * k)], WHITE, 1.6, 150)
    for n in range(11):
        left, foot = 60 + n * 34, 908 + 10 * math.sin(n)
        g.line([(left, foot), (left + 2, foot - 26)], DARK, 4)
        if n:
            g.line([(left - 34, foot - 18), (left, foot - 18)], DARK, 2)
    g.shape([(486, 756), (516, 728), (580, 734), (606, 758)], RUST)
    g.shape([(486, 756), (516, 728), (532, 730), (506, 757)], WHITE)


def _draw_saddle(g: Ground) -> None:
    """Draw 2A: bare peaks on both sides, and cairns."""
    for x, y, high in ((300, 492, 70), (386, 492, 48), (640, 488, 76), (742, 492, 54)):
        _draw_peak(g, x, y, high)
    for x, y in ((210, 680), (470, 690), (560, 502), (850, 688), (930, 502)):
        for k, wide in enumerate((26, 19, 12)):
            g.oval((x - wide / 2, y - 12 - 11 * k, x + wide / 2, y - 11 * k), DARK)
            edges = (x - wide / 2, y - 13 - 11 * k, x + wide / 2 - 5, y - 7 - 11 * k)
            g.oval(edges, (116, 130, 148))


def _draw_peak(g: Ground, x: float, y: float, high: float) -> None:
    g.shape([(x - high * 0.9, y), (x, y - high), (x + high * 0.9, y)], (74, 92, 114))
    snow = ((0, -1), (-0.9, 0), (-0.3, -0.3), (-0.1, -0.46), (0.06, -0.36))
    g.shape([(x + high * across, y + high * down) for across, down in snow], WHITE)


def _draw_ice_slopes(g: Ground) -> None:
    """Draw 2B: slopes under clear, shining ice."""
    for x, y, wide, high in ((260, 510, 240, 60), (560, 508, 280, 74), (830, 506, 220, 54)):
        bow = [
            (x + wide * (n / 16 - 0.5), y - high * math.sin(math.pi * n / 16)) for n in range(17)
        ]
        g.shape(bow, ICE)
        for k in (0.25, 0.42, 0.6):
            at = bow[round(16 * k)]
            g.line([at, (at[0] - 26, y - 8)], WHITE, 3, 170)
    for x, y in ((180, 680), (420, 692), (700, 686), (900, 690), (520, 680)):
        for turn in (-18, 0, 18):
            g.line([(x, y), (x + turn, y - 28 + abs(turn) / 2)], (206, 232, 240), 3)


def _draw_bay(g: Ground) -> None:
    """Draw 3A: a lighthouse, and huts with lamps in their windows."""
    g.shape([(58, 256), (64, 172), (82, 172), (90, 256)], WHITE)
    g.shape([(61, 220), (63, 198), (86, 198), (88, 220)], RUST)
    g.box((62, 160, 84, 174), DARK)
    g.shape([(60, 161), (73, 148), (86, 161)], RUST)
    g.add_light_shaft([(80, 166), (430, 104), (430, 150)], (90, 84, 52), 10)
    g.add_lamp(73, 167, 20, (255, 214, 130))
    for x, y in ((150, 262), (214, 254), (300, 266)):
        _draw_shed(g, x, y, 46, 24)


def _draw_shipbreakers(g: Ground) -> None:
    """Draw 3B: open hulls along the beach."""
    for x, y, long in ((130, 252, 150), (318, 272, 120)):
        deck = [(x - long / 2, y - 34), (x + long / 2, y - 26)]
        g.shape([*deck, (x + long * 0.38, y + 6), (x - long * 0.34, y + 6)], RUST)
        outline = [(x, y - 30), (x + long / 2, y - 26), (x + long * 0.38, y + 6), (x + 10, y + 6)]
        g.shape(outline, DARK)
        for k in range(5):
            a = x + 8 + k * long * 0.09
            g.line([(a, y + 4), (a - 4, y - 44 + 3 * k)], (156, 96, 66), 3)
        g.box((x - long * 0.36, y - 52, x - long * 0.16, y - 32), (96, 84, 84))
        g.oval((x - long / 2, y, x + long / 2, y + 12), WHITE)
    g.line([(228, 266), (228, 170)], DARK, 5)
    g.line([(228, 172), (286, 190)], DARK, 4)
    g.line([(284, 190), (284, 218)], DARK, 1.5)


def _draw_shed(g: Ground, x: float, y: float, wide: float, high: float) -> None:
    g.box((x - wide / 2, y - high, x + wide / 2, y), WOOD)
    g.shape([(x - wide * 0.6, y - high), (x, y - high * 1.8), (x + wide * 0.6, y - high)], WHITE)
    g.box((x - high * 0.2, y - high * 0.7, x + high * 0.2, y - high * 0.3), LIGHT)
    g.add_lamp(x, y - high * 0.5, high * 0.6, (150, 100, 40))


SIGHTS: dict[str, Callable[[Ground], None]] = {
    "1A": _draw_sawmill,
    "1B": _draw_meadows,
    "2A": _draw_saddle,
    "2B": _draw_ice_slopes,
    "3A": _draw_bay,
    "3B": _draw_shipbreakers,
}
