"""Small marks: tokens, Damage, Contamination, what boxes are, and the Convoys on the road."""

from __future__ import annotations

import math
from functools import cache

from PIL import Image

from pictures.canvas import Colour, Pen, Point, blend
from pictures.tones import ASH, CREAM, EMBER, EMBER_DEEP, EMBER_HOT, INK, PLATE, SOOT
from rules.aurora.boxes import DAMAGE, Box

from .colours import (
    AMMO,
    BLOOD,
    FOOD,
    FUEL,
    GOLD,
    OBJECT,
    SIDES,
    SLOT,
    SNOW,
    STEEL,
    TOXIC,
    on,
)

GROUND: dict[str, Colour] = {"F": FUEL, "P": FOOD, "A": AMMO, "O": OBJECT, "S": CREAM}
LETTERS = {"red": "R", "green": "G", "yellow": "Y", "blue": "B", "automa": "M"}


def _at(points: list[Point], u: float, left: float = 0, top: float = 0) -> list[Point]:
    return [(left + x * u, top + y * u) for x, y in points]


def _ring(x: float, y: float, radius: float, first: float, last: float) -> list[Point]:
    """Points of a circle between two angles in degrees, clockwise from the right."""
    angles = [math.radians(first + (last - first) * n / 16) for n in range(17)]
    return [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in angles]


# -- figures, each in a square of 100 --------------------------------------------------------------


def _fuel(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    """A drop."""
    drop = [(50.0, 14.0), *_ring(50, 60, 26, -30, 210)]
    pen.shape(_at(drop, u, x, y), ink)


def _food(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    """A tin with its lid half open."""
    pen.box((x + 28 * u, y + 34 * u, x + 72 * u, y + 86 * u), ink, corner=7 * u)
    pen.line(_at([(28, 28), (70, 12)], u, x, y), ink, 10 * u)


def _ammo(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    """Two cartridges."""
    for left in (22, 55):
        pen.box((x + left * u, y + 50 * u, x + (left + 24) * u, y + 86 * u), ink)
        tip = [(left, 45), (left, 32), (left + 12, 12), (left + 24, 32), (left + 24, 45)]
        pen.shape(_at([(float(a), float(b)) for a, b in tip], u, x, y), ink)


def _object(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    """Nobody knows what."""
    pen.letter(x + 50 * u, y + 52 * u, "?", 78 * u, ink)


def _survivor(pen: Pen, u: float, x: float, y: float, ink: Colour) -> None:
    """A head on shoulders."""
    pen.disc(x + 50 * u, y + 32 * u, 19 * u, ink)
    body: list[Point] = [*_ring(50, 90, 34, 180, 360)]
    pen.shape(_at(body, u, x, y), ink)


_FIGURES = {"F": _fuel, "P": _food, "A": _ammo, "O": _object, "S": _survivor}


@cache
def token(what: str, size: int) -> Image.Image:
    """A token: F, P, A, O or S, on its own colour."""
    pen, u = Pen(size, size), size / 100
    ground = GROUND[what]
    pen.box((0, 0, size, size), INK, corner=24 * u)
    pen.box((4 * u, 4 * u, size - 4 * u, size - 4 * u), ground, corner=20 * u)
    _FIGURES[what](pen, u, 0, 0, INK)
    return pen.done()


def _damage(pen: Pen, u: float, size: float) -> None:
    pen.box((0, 0, size, size), INK, corner=24 * u)
    pen.box((4 * u, 4 * u, size - 4 * u, size - 4 * u), BLOOD, corner=20 * u)
    for ends in ([(26, 26), (74, 74)], [(74, 26), (26, 74)]):
        pen.line(_at([(float(a), float(b)) for a, b in ends], u), CREAM, 15 * u)


@cache
def damage(size: int) -> Image.Image:
    """A Damage counter."""
    pen = Pen(size, size)
    _damage(pen, size / 100, size)
    return pen.done()


@cache
def contamination(size: int) -> Image.Image:
    """A Contamination counter: three blades."""
    pen, u = Pen(size, size), size / 100
    pen.disc(50 * u, 50 * u, 49 * u, INK)
    pen.disc(50 * u, 50 * u, 44 * u, TOXIC)
    for first in (-120, 0, 120):
        blade = [*_ring(50, 50, 37, first, first + 60), (50.0, 50.0)]
        pen.shape(_at(blade, u), INK)
    pen.disc(50 * u, 50 * u, 14 * u, TOXIC)
    pen.disc(50 * u, 50 * u, 8 * u, INK)
    return pen.done()


def _star(radius: float, x: float = 50, y: float = 52) -> list[Point]:
    return [
        (
            x + (radius if n % 2 == 0 else radius * 0.44) * math.sin(n * math.pi / 5),
            y - (radius if n % 2 == 0 else radius * 0.44) * math.cos(n * math.pi / 5),
        )
        for n in range(10)
    ]


@cache
def fame(size: int, text: str = "") -> Image.Image:
    """A star, and a number in it."""
    pen, u = Pen(size, size), size / 100
    pen.shape(_at(_star(48), u), GOLD, INK, 3 * u)
    if text:
        pen.letter(50 * u, 55 * u, text, 44 * u, INK)
    return pen.done()


@cache
def fury(size: int, special: bool = False) -> Image.Image:
    """A flame; with a ring where the Special ability is on."""
    pen, u = Pen(size, size), size / 100
    flame: list[Point] = [(52, 2), (60, 24), (76, 40), (82, 62), (72, 86), (50, 96), (28, 86),
                          (18, 64), (26, 44), (36, 54), (38, 26)]  # fmt: skip
    pen.shape(_at(flame, u), EMBER, INK, 3 * u)
    heart: list[Point] = [(52, 48), (66, 68), (62, 86), (50, 92), (38, 86), (36, 70)]
    pen.shape(_at(heart, u), EMBER_HOT)
    if special:
        pen.disc(76 * u, 24 * u, 22 * u, GOLD, INK, 4 * u)
        pen.letter(76 * u, 24 * u, "S", 30 * u, INK)
    return pen.done()


@cache
def cards(size: int) -> Image.Image:
    """Cards held face down."""
    pen, u = Pen(size, size), size / 100
    for left, top, fill in ((34, 6, OBJECT), (10, 16, CREAM)):
        pen.box((left * u, top * u, (left + 54) * u, (top + 78) * u), fill, INK, 5 * u, 10 * u)
    pen.letter(37 * u, 56 * u, "?", 52 * u, INK)
    return pen.done()


@cache
def speed(size: int) -> Image.Image:
    """Two arrows ahead."""
    pen, u = Pen(size, size), size / 100
    for left in (10, 46):
        arrow = [(left, 18), (left + 18, 18), (left + 44, 50), (left + 18, 82), (left, 82),
                 (left + 26, 50)]  # fmt: skip
        pen.shape(_at([(float(a), float(b)) for a, b in arrow], u), CREAM)
    return pen.done()


# -- boxes -----------------------------------------------------------------------------------------


@cache
def box(what: Box, content: str, size: int, spent: bool = False) -> Image.Image:
    """A box of a Convoy card: its kind, and a token or Damage in it. `spent`: has fired."""
    if content in GROUND:
        return token(content, size)
    pen, u = Pen(size, size), size / 100
    broken = content == DAMAGE
    pen.box((1, 1, size - 1, size - 1), SLOT, ASH if what.cargo else SOOT, 3.2 * u, 20 * u)
    _kind(pen, u, what, spent or broken)
    if broken:
        _cross(pen, u)
    return pen.done()


def _kind(pen: Pen, u: float, what: Box, weak: bool) -> None:
    def tone(colour: Colour) -> Colour:
        return blend(colour, SLOT, 0.55) if weak else colour

    match what.kind:
        case "survivor":
            _survivor(pen, u * 0.72, 14 * u, 14 * u, blend(CREAM, SLOT, 0.55))
        case "stores":
            _fuel(pen, u * 0.56, 2 * u, 20 * u, blend(FUEL, SLOT, 0.45))
            _food(pen, u * 0.56, 44 * u, 20 * u, blend(FOOD, SLOT, 0.35))
        case "armor":
            _shield(pen, u, tone(STEEL))
        case "weapon":
            _gun(pen, u, what.value, tone(CREAM))
        case "tracks":
            _tread(pen, u, tone(CREAM))
        case "locker":
            pen.box((24 * u, 14 * u, 76 * u, 88 * u), tone(CREAM), corner=8 * u)
            pen.letter(50 * u, 51 * u, "+1", 46 * u, INK)
        case _:
            _worth(pen, u, what, weak)


def _worth(pen: Pen, u: float, what: Box, weak: bool) -> None:
    """Boxes that make, count, or spend something."""

    def tone(colour: Colour) -> Colour:
        return blend(colour, SLOT, 0.55) if weak else colour

    match what.kind:
        case "maker":
            pen.letter(26 * u, 50 * u, "+", 56 * u, tone(CREAM))
            _small(pen, u, what.what, (38, 22, 0.56), weak)
        case "fame":
            pen.shape(_at(_star(44), u), tone(GOLD))
            pen.letter(50 * u, 55 * u, str(what.value), 44 * u, INK)
        case "per":
            pen.shape(_at(_star(32, 34, 36), u), tone(GOLD))
            pen.letter(34 * u, 38 * u, str(what.value), 32 * u, INK)
            if what.what == "Fury":
                pen.shape(_at([(72, 44), (88, 66), (84, 92), (60, 92), (56, 68)], u), tone(EMBER))
            else:
                _small(pen, u, what.what, (48, 46, 0.46), weak)
        case "pay":
            _small(pen, u, what.what, (6, 8, 0.46), weak)
            pen.letter(68 * u, 66 * u, str(what.value), 56 * u, tone(EMBER_HOT))
        case "turbo":
            _small(pen, u, what.what, (6, 26, 0.5), weak)
            arrow: list[Point] = [(58, 26), (70, 26), (92, 50), (70, 74), (58, 74), (78, 50)]
            pen.shape(_at(arrow, u), tone(CREAM))


def _small(pen: Pen, u: float, what: str, at: tuple[float, float, float], weak: bool) -> None:
    """A token inside a box: from where, and what part of it."""
    ground = blend(GROUND[what], SLOT, 0.55) if weak else GROUND[what]
    left, top, part = at
    x, y = left * u, top * u
    side = 100 * part * u
    pen.box((x, y, x + side, y + side), ground, corner=side * 0.2)
    _FIGURES[what](pen, u * part, x, y, INK)


def _shield(pen: Pen, u: float, fill: Colour) -> None:
    half: list[Point] = [(50, 12), (82, 24), (80, 54), (70, 74), (50, 90)]
    pen.shape(_at([*half, *((100 - x, y) for x, y in reversed(half[1:-1]))], u), fill)
    pen.line(_at([(50, 26), (50, 74)], u), SLOT, 7 * u)


def _gun(pen: Pen, u: float, rating: int, fill: Colour) -> None:
    """A barrel, and its rating."""
    pen.box((8 * u, 14 * u, 92 * u, 30 * u), fill, corner=5 * u)
    pen.box((14 * u, 8 * u, 34 * u, 44 * u), fill, corner=5 * u)
    pen.letter(60 * u, 66 * u, str(rating), 60 * u, fill)


def _tread(pen: Pen, u: float, fill: Colour) -> None:
    """A caterpillar track."""
    pen.box((6 * u, 26 * u, 94 * u, 76 * u), None, fill, 11 * u, 25 * u)
    for x in (30, 50, 70):
        pen.disc(x * u, 51 * u, 8 * u, fill)


@cache
def tread(size: int) -> Image.Image:
    """Tracks, as a Rough Shortcut asks for them."""
    pen, u = Pen(size, size), size / 100
    _tread(pen, u, CREAM)
    return pen.done()


@cache
def peak(size: int, closed: bool) -> Image.Image:
    """A mountain that may come down, or has."""
    pen, u = Pen(size, size), size / 100
    pen.shape(_at([(4, 88), (44, 12), (62, 44), (70, 34), (98, 88)], u), STEEL)
    pen.shape(_at([(44, 12), (60, 42), (50, 38), (42, 48), (30, 38)], u), CREAM)
    if closed:
        pen.line(_at([(10, 10), (90, 90)], u), INK, 24 * u)
        pen.line(_at([(10, 10), (90, 90)], u), BLOOD, 15 * u)
    return pen.done()


@cache
def weapon(rating: int, size: int) -> Image.Image:
    pen, u = Pen(size, size), size / 100
    pen.box((1, 1, size - 1, size - 1), SLOT, SOOT, 3 * u, 20 * u)
    _gun(pen, u, rating, CREAM)
    return pen.done()


# -- Enemies ---------------------------------------------------------------------------------------


@cache
def wolf(size: int) -> Image.Image:
    """A wolf's head: an Enemy."""
    pen, u = Pen(size, size), size / 100
    half: list[Point] = [(50, 30), (62, 26), (80, 4), (84, 40), (94, 56), (72, 70), (60, 96)]
    head = [*half, (50, 98), *((100 - x, y) for x, y in reversed(half[1:])), (50.0, 30.0)]
    pen.shape(_at(head, u), SNOW, INK, 4 * u)
    for x in (34, 66):
        pen.shape(_at([(x - 10, 48), (x + 10, 48), (x, 58)], u), BLOOD)
    pen.shape(_at([(42, 84), (58, 84), (50, 94)], u), INK)
    return pen.done()


@cache
def target(size: int) -> Image.Image:
    """A Target reward."""
    pen, u = Pen(size, size), size / 100
    pen.box((1, 1, size - 1, size - 1), SLOT, ASH, 3.2 * u, 20 * u)
    pen.disc(50 * u, 50 * u, 28 * u, None, CREAM, 9 * u)
    pen.disc(50 * u, 50 * u, 8 * u, CREAM)
    for ends in ([(50, 8), (50, 34)], [(50, 66), (50, 92)], [(8, 50), (34, 50)],
                 [(66, 50), (92, 50)]):  # fmt: skip
        pen.line(_at([(float(a), float(b)) for a, b in ends], u), CREAM, 8 * u)
    return pen.done()


@cache
def defence(reward: str, filled: bool, size: int) -> Image.Image:
    """A Defence box of an Enemy: its reward, or that it is gone."""
    if filled:
        pen, u = Pen(size, size), size / 100
        pen.box((1, 1, size - 1, size - 1), EMBER_DEEP, INK, 3 * u, 20 * u)
        pen.line(_at([(24, 54), (42, 74), (76, 28)], u), CREAM, 13 * u)
        return pen.done()
    if reward == "T":
        return target(size)
    if reward in GROUND:
        return token(reward, size)
    pen, u = Pen(size, size), size / 100
    pen.box((1, 1, size - 1, size - 1), SLOT, ASH, 3.2 * u, 20 * u)
    if reward == "*":
        pen.shape(_at(_star(40), u), GOLD)
    return pen.done()


# -- Convoys, the ship, and what lies on the road --------------------------------------------------


@cache
def truck(colour: str, size: int) -> Image.Image:
    """A Convoy's marker: a truck in its colour, and the colour's letter."""
    pen, u = Pen(size, size), size / 100
    fill = SIDES[colour]
    body: list[Point] = [(4, 14), (66, 14), (66, 30), (84, 30), (97, 52), (97, 80), (4, 80)]
    pen.shape(_at(body, u), CREAM, CREAM, 11 * u)
    for x in (26, 74):
        pen.disc(x * u, 82 * u, 17 * u, CREAM)
    pen.shape(_at(body, u), fill, INK, 6 * u)
    pen.shape(_at([(73, 38), (81, 38), (88, 52), (73, 52)], u), SNOW)
    for x in (26, 74):
        pen.disc(x * u, 82 * u, 13 * u, INK)
        pen.disc(x * u, 82 * u, 5 * u, CREAM)
    pen.letter(36 * u, 45 * u, LETTERS[colour], 52 * u, on(fill))
    return pen.done()


@cache
def ship(red: bool, number: int, width: int) -> Image.Image:
    """The Aurora, her track's colour on the hull."""
    pen, u = Pen(width, width * 3 // 4), width / 100
    hull: list[Point] = [(2, 40), (98, 40), (84, 70), (14, 70)]
    fill = BLOOD if red else CREAM
    pen.box((30 * u, 20 * u, 72 * u, 42 * u), CREAM, INK, 3 * u, 3 * u)
    for left in (38, 56):
        pen.box((left * u, 4 * u, (left + 10) * u, 22 * u), EMBER, INK, 3 * u)
    pen.shape(_at(hull, u), fill, INK, 4 * u)
    pen.letter(50 * u, 55 * u, str(number), 27 * u, on(fill))
    return pen.done()


@cache
def berth(red: bool, number: int, size: int) -> Image.Image:
    """A number of a track beside a quay: white ones are round, red ones square."""
    pen, u = Pen(size, size), size / 100
    if red:
        pen.box((4 * u, 4 * u, 96 * u, 96 * u), BLOOD, INK, 6 * u, 10 * u)
    else:
        pen.disc(50 * u, 50 * u, 48 * u, CREAM, INK, 6 * u)
    pen.letter(50 * u, 50 * u, str(number), 66 * u, CREAM if red else INK)
    return pen.done()


@cache
def mine(size: int) -> Image.Image:
    """The Land Mine."""
    pen, u = Pen(size, size), size / 100
    for n in range(8):
        a = n * math.pi / 4
        tip = (50 + 46 * math.cos(a), 50 + 46 * math.sin(a))
        pen.line(_at([(50, 50), tip], u), INK, 14 * u)
    pen.disc(50 * u, 50 * u, 34 * u, INK, EMBER_HOT, 6 * u)
    pen.letter(50 * u, 50 * u, "!", 52 * u, EMBER_HOT)
    return pen.done()


@cache
def storm(size: int) -> Image.Image:
    """A snowflake."""
    pen, u = Pen(size, size), size / 100
    for n in range(6):
        a = n * math.pi / 3 + math.pi / 6
        tip = (50 + 46 * math.cos(a), 50 + 46 * math.sin(a))
        pen.line(_at([(50, 50), tip], u), CREAM, 9 * u)
        for turn in (-0.5, 0.5):
            low = (50 + 24 * math.cos(a), 50 + 24 * math.sin(a))
            high = (50 + 42 * math.cos(a + turn), 50 + 42 * math.sin(a + turn))
            pen.line(_at([low, high], u), CREAM, 7 * u)
    return pen.done()


@cache
def skill(number: int, size: int, lit: bool) -> Image.Image:
    """Exploration Skill on a hexagon."""
    pen, u = Pen(size, size), size / 100
    six = [(50 + 48 * math.sin(n * math.pi / 3), 50 - 48 * math.cos(n * math.pi / 3))
           for n in range(6)]  # fmt: skip
    fill = EMBER_HOT if lit else ASH
    pen.shape(_at(six, u), fill, PLATE, 2 * u)
    pen.letter(50 * u, 51 * u, str(number), 62 * u, INK)
    return pen.done()


@cache
def quick(hit: bool, size: int) -> Image.Image:
    """The Automa's box that adds speed."""
    pen, u = Pen(size, size), size / 100
    pen.box((1, 1, size - 1, size - 1), SLOT, SOOT, 3.2 * u, 20 * u)
    for left in (16, 48):
        arrow: list[Point] = [(left, 24), (left + 12, 24), (left + 36, 50), (left + 12, 76),
                              (left, 76), (left + 22, 50)]  # fmt: skip
        pen.shape(_at(arrow, u), CREAM if not hit else blend(CREAM, SLOT, 0.55))
    if hit:
        _cross(pen, u)
    return pen.done()


def _cross(pen: Pen, u: float) -> None:
    for ends in ([(16, 16), (84, 84)], [(84, 16), (16, 84)]):
        line = _at([(float(a), float(b)) for a, b in ends], u)
        pen.line(line, INK, 25 * u)
        pen.line(line, BLOOD, 17 * u)


_ZONES = {"active": EMBER, "rest": ASH, "exhausted": SOOT}


@cache
def zone(name: str) -> Image.Image:
    """A for the Active Zone, R for Rest, E for Exhausted."""
    pen = Pen(32, 30)
    pen.box((0, 0, 32, 30), _ZONES[name], corner=7)
    pen.letter(16, 15, name[0].upper(), 22, CREAM if name == "exhausted" else INK)
    return pen.done()
