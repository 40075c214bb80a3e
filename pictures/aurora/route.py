"""The route: three Regions in three bands, with the Convoys on it and the Aurora at her quay."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache, lru_cache

from PIL import Image

from pictures.kit import graphs
from pictures.kit.canvas import Colour, Pen, Point, blend, stamp, write
from pictures.kit.fonts import font
from pictures.kit.tones import ASH, CREAM, EMBER_HOT, INK, PAPER_BURNT, PLATE, SOOT, TABLE
from rules.aurora.decks import DECKS
from rules.aurora.maps import QUAYS, Link, Space, the_map
from rules.aurora.view import View

from . import layout, marks
from .colours import BLOOD, ICE, ROAD, SEA, SNOW, SNOW_SHADE
from .facts import on_space, track
from .layout import BAND, EDGE, LAST, PLATE_HIGH, TUNNEL, WIDTH, Way

HEIGHT = 2 * BAND + LAST + 12
SMALL = 30


def draw(picture: Image.Image, view: View, top: int) -> None:
    """The whole map, its upper edge here."""
    picture.paste(_sheet(view.sides), (0, top))
    for way in layout.ways(view.sides):
        _label(picture, view, way, top)
    _mine(picture, view, top)
    for space, counter in view.waypoints.items():
        x, y = layout.spot(space)
        mark = marks.contamination(34) if counter == "C" else marks.token(counter, 34)
        stamp(picture, mark, x - 17, top + y + 13)
    _aurora(picture, view, top)
    for space in the_map(view.sides).spaces():
        there = on_space(view, space)
        if there:
            _convoys(picture, space, there, top)


def _convoys(picture: Image.Image, space: Space, colours: Sequence[str], top: int) -> None:
    """Side by side: two above the space, two more beneath it, or above those at a quay."""
    x, y = layout.spot(space)
    size = 42
    for n, colour in enumerate(colours):
        row = colours[n // 2 * 2 : n // 2 * 2 + 2]
        left = x - len(row) * size / 2 + n % 2 * size
        high = y - PLATE_HIGH / 2 - size + 9
        if n > 1:
            high = high - size + 5 if space in QUAYS else y + PLATE_HIGH / 2 - 8
        stamp(picture, marks.truck(colour, size), left, top + high)


def _aurora(picture: Image.Image, view: View, top: int) -> None:
    quay = QUAYS[min(view.aurora_at - 123, len(QUAYS) - 1)]
    x, y = layout.spot(quay)
    width = 104
    left = min(x - width / 2, WIDTH - EDGE - width - 8)
    stamp(picture, marks.ship(view.red, view.aurora, width), left, top + y + 47)
    text = f"Aurora: {track(view)}"
    at = left + width + 10
    if at + font(SMALL).getlength(text) > WIDTH - EDGE - 8:
        write(picture, (left - 8, top + y + 98), text, SMALL, CREAM, anchor="rm")
    else:
        write(picture, (at, top + y + 98), text, SMALL, CREAM)


def _mine(picture: Image.Image, view: View, top: int) -> None:
    link = the_map(view.sides).by_id.get(view.mine or "")
    if link is None:
        return
    if link.shortcut is not None:
        way = next(way for way in layout.ways(view.sides) if way.link == link)
        x, y = way.points[6]
    elif link.kind == "tunnel":
        x, y = layout.mouth(link.ends[0])
    else:
        (ax, ay), (bx, by) = layout.spot(link.ends[0]), layout.spot(link.ends[1])
        x, y = (ax + bx) / 2, (ay + by) / 2
    stamp(picture, marks.mine(40), x - 20, top + y - 20)


# -- labels of shortcuts ---------------------------------------------------------------------------


def _label(picture: Image.Image, view: View, way: Way, top: int) -> None:
    label = tag(way.link, way.link.id in view.closed, view.storm)
    x, y = way.label
    left = min(max(EDGE + 4, x - label.width / 2), WIDTH - EDGE - 4 - label.width)
    stamp(picture, label, left, top + y - label.height / 2)


@lru_cache(maxsize=120)
def tag(link: Link, closed: bool, storm: bool) -> Image.Image:
    """What crossing a shortcut asks for and costs."""
    cut = link.shortcut
    assert cut is not None
    parts: list[Image.Image | str] = []
    if storm and not closed:
        parts += [marks.storm(30)]
    if cut.rough:
        parts += [marks.tread(34), "Rough"]
    if cut.avalanche:
        parts += [marks.peak(32, closed), "Closed" if closed else "Avalanche"]
    if not closed:
        parts += [marks.damage(28)] * cut.damage
        parts += [marks.contamination(30)] * cut.contamination
    wide = [round(font(SMALL).getlength(p)) if isinstance(p, str) else p.width for p in parts]
    width, height = sum(wide) + 6 * (len(parts) - 1) + 18, 38
    pen = Pen(width, height)
    fill = SOOT if closed else PLATE
    pen.box((0, 0, width, height), fill, _tone(link, closed), width=3, corner=12)
    made = pen.done()
    x = 9.0
    for part, room in zip(parts, wide, strict=True):
        if isinstance(part, str):
            write(made, (x, height / 2), part, SMALL, ASH if closed else CREAM)
        else:
            stamp(made, part, x, height / 2 - part.height / 2)
        x += room + 6
    return made


def _tone(link: Link, closed: bool = False) -> Colour:
    cut = link.shortcut
    if closed or cut is None:
        return SOOT
    if cut.damage or cut.contamination:
        return BLOOD
    return SEA if cut.avalanche else ROAD


# -- what never changes on a map -------------------------------------------------------------------


@lru_cache(maxsize=8)
def _sheet(sides: tuple[str, str, str]) -> Image.Image:
    """Snow, sea, roads, spaces and tunnels."""
    pen = Pen(WIDTH, HEIGHT, finer=2)
    pen.box((8, 0, WIDTH - 8, HEIGHT), PAPER_BURNT, corner=16)
    pen.box((11, 3, WIDTH - 11, HEIGHT - 3), SNOW, corner=14)
    _ground(pen)
    the = the_map(sides)
    for way in layout.ways(sides):
        _shortcut(pen, way)
    for link in the.by_id.values():
        if link.kind == "road":
            pen.line([layout.spot(end) for end in link.ends], INK, 15)
    for link in the.by_id.values():
        if link.kind == "road":
            pen.line([layout.spot(end) for end in link.ends], ROAD, 9)
        elif link.kind == "tunnel":
            for end in link.ends:
                pen.line([layout.spot(end), layout.mouth(end)], INK, 15)
                pen.line([layout.spot(end), layout.mouth(end)], ROAD, 9)
                _tunnel(pen, end, closed=False)
    for end in the.closed:
        pen.line([layout.spot(end), layout.mouth(end)], blend(ROAD, SNOW, 0.5), 6)
        _tunnel(pen, end, closed=True)
    for space in the.spaces():
        _space(pen, space)
    picture = Image.new("RGB", (WIDTH, HEIGHT), TABLE)
    stamp(picture, pen.done(), 0, 0)
    for space in the.spaces():
        x, y = layout.spot(space)
        write(picture, (x, y), space, SMALL, INK, anchor="mm", bold=True)
    for band, side in enumerate(sides):
        _title(picture, band, side)
    for n, quay in enumerate(QUAYS, 1):
        _berths(picture, quay, n)
    return picture


def _ground(pen: Pen) -> None:
    """The edge between two Regions, hills of snow, and the sea beneath the quays."""
    for band in (1, 2):
        y = band * BAND + 3
        pen.line([(11, y), (WIDTH - 11, y)], ICE, 3)
    for band, x, high in (
        (0, 640, 30),
        (1, 96, 40),
        (1, 160, 26),
        (2, 130, 30),
    ):
        foot = band * BAND + BAND - 8
        hill = [(x - 2 * high, foot), (x - 8, foot - high), (x + 6, foot - high + 3)]
        pen.shape([*hill, (x + 2 * high, foot)], SNOW_SHADE)
    west, north = layout.spot("Q1")
    left, top, low = west - 26, north + 8, HEIGHT - 6
    wave = [(left + 6 * math.sin(n), top + n * (low - top) / 14) for n in range(15)]
    pen.shape([*wave, (WIDTH - 14, low), (WIDTH - 14, top)], SEA, INK, width=2)
    for n in range(6):
        at, down = left + 44 + n * 100, low - 10 - 7 * (n % 2)
        ripple = [(at + k * 6, down - 3 * math.sin(k * 1.2)) for k in range(6)]
        pen.line(ripple, blend(SEA, ICE, 0.4), 2.5)


def _shortcut(pen: Pen, way: Way) -> None:
    """Rough ones are a zigzag, avalanches are dashed, dangerous ones are red."""
    cut = way.link.shortcut
    assert cut is not None
    line = graphs.Line(_tone(way.link), rough=cut.rough, dashed=cut.avalanche)
    graphs.way(pen, way.points, line)


def _tunnel(pen: Pen, end: Space, *, closed: bool) -> None:
    """A mouth in the rock at the edge; fallen in where it is closed."""
    x, y = layout.mouth(end)
    half = TUNNEL / 2 + 2
    arch = [(x - half, y + 26), (x - half, y - 6), *_arch(x, y - 6, half), (x + half, y + 26)]
    pen.shape(arch, blend(ROAD, INK, 0.4), INK, width=3)
    inner = half - 9
    hole = [(x - inner, y + 26), (x - inner, y - 2), *_arch(x, y - 2, inner), (x + inner, y + 26)]
    pen.shape(hole, INK)
    if closed:
        for ends in ([(x - 17, y - 18), (x + 17, y + 20)], [(x + 17, y - 18), (x - 17, y + 20)]):
            pen.line(ends, CREAM, 13)
        for ends in ([(x - 17, y - 18), (x + 17, y + 20)], [(x + 17, y - 18), (x - 17, y + 20)]):
            pen.line(ends, BLOOD, 8)


def _arch(x: float, y: float, radius: float) -> list[Point]:
    return [
        (x - radius * math.cos(n * math.pi / 10), y - radius * math.sin(n * math.pi / 10))
        for n in range(11)
    ]


def _space(pen: Pen, space: Space) -> None:
    x, y = layout.spot(space)
    half, high = layout.plate(layout.band(space)) / 2, PLATE_HIGH / 2
    fill = EMBER_HOT if space in QUAYS else CREAM
    pen.box((x - half, y - high, x + half, y + high), fill, INK, width=3, corner=12)


def _title(picture: Image.Image, band: int, side: str) -> None:
    """The Region's number, side and name."""
    y = band * BAND + (BAND - 14 if band < 2 else 24)
    badge = _badge(side)
    name = DECKS.regions[side].name
    stamp(picture, badge, WIDTH - EDGE - 60, y - (20 if band < 2 else 17))
    write(picture, (WIDTH - EDGE - 72, y), name, SMALL, INK, anchor="rm")


@cache
def _badge(side: str) -> Image.Image:
    pen = Pen(56, 34)
    pen.box((0, 0, 56, 34), INK, corner=10)
    pen.letter(28, 17, side, 30, CREAM)
    return pen.done()


def _berths(picture: Image.Image, quay: Space, n: int) -> None:
    """The numbers of the white track and the red beside a quay."""
    x, y = layout.spot(quay)
    found = [(False, n)] if n <= 6 else []
    found += [(True, n - 2)] if n >= 3 else []
    for k, (red, number) in enumerate(found):
        left = x - 14 * len(found) - 1 + k * 29
        stamp(picture, marks.berth(red, number, 28), left, y + PLATE_HIGH / 2 + 3)
