"""The third picture: the town with the party's marker, and the colony at home."""

from __future__ import annotations

from PIL import Image

from pictures.kit.canvas import Colour, Pen, blend, png, rgb, stamp, write
from pictures.kit.graphs import Line, straight, way
from pictures.kit.panels import badge, panel
from pictures.kit.text import laid, paragraph, say, step, wrapped
from pictures.kit.tokens import ring, scaled, star
from pictures.kit.tones import ASH, CREAM, EMBER, EMBER_DEEP, EMBER_HOT, INK, PAPER, PAPER_BURNT, PAPER_SHADE, TABLE
from rules.aftermath.view_models import LocationView
from rules.kit.words import count, listed

from . import dials
from .colours import GOLD, INSIDE, LEAF, MARGIN, SAFE, WATER, WIDTH, inks
from .facts import Way
from .marks import icon, objective

HEAD, MAP, CELL = 110, 900, (256, 270)
BUILT = 88
STONE: Colour = rgb("#8a5a34")


def draw(facts: Way) -> bytes:
    """The town and the colony as a PNG."""
    rows = (len(facts.built) + 1) // 2
    texts = _texts(facts)
    tall = sum(len(laid(text, 30, INSIDE - 30, 3 * step(30))[0]) * step(30) + 8 for text in texts)
    high = HEAD + MAP + dials.HIGH + 60 + rows * BUILT + 20 + tall + MARGIN
    picture = Image.new("RGB", (WIDTH, high), TABLE)
    _head(picture, facts)
    _map(picture, facts.travel, HEAD)
    y = HEAD + MAP + 10
    write(picture, (MARGIN + 8, y + 22), f"Tinderbox, chapter {facts.chapter}", 38, EMBER_HOT, bold=True)
    y += 54
    numbers = [(dial, str(n)) for dial, n in facts.dials.items()]
    dials.draw(picture, numbers, y, alarm=set())
    y += dials.HIGH
    for n, (name, does, cost, stands) in enumerate(facts.built):
        wide = INSIDE // 2
        _structure(picture, (MARGIN + n % 2 * wide, y + n // 2 * BUILT), wide - 8, (name, does, cost, stands))
    y += rows * BUILT + 12
    for text in texts:
        y = round(paragraph(picture, (MARGIN + 10, y), text, 30, CREAM, room=INSIDE - 30, height=3 * step(30))) + 8
    return png(picture, inks())


def _texts(facts: Way) -> list[str]:
    open_ = [name for name, state in facts.missions.items() if state == "open"]
    done = [name for name, state in facts.missions.items() if state == "done"]
    found = [f"Missions open: {listed(open_) or 'none'}. Done: {listed(done) or 'none'}."]
    if facts.improvements:
        found.append(f"Improvements built: {listed(facts.improvements)}.")
    if facts.supply:
        found.append(f"Improvements to build: {listed(facts.supply)}.")
    found.append(f"Broken pile: {listed(facts.broken) or 'empty'}.")
    if facts.railcar:
        found.append(f"The railcar: hull {facts.hull} of 3." if facts.hull else "The railcar is a wreck.")
    if facts.goals:
        found.append(f"Goals reached: {listed(facts.goals)}.")
    return found


def _head(picture: Image.Image, facts: Way) -> None:
    stamp(picture, panel(INSIDE, HEAD - 12), MARGIN, 6)
    mission = facts.mission
    time = f"time {facts.dials['time']} of {mission.allowance}"
    late = facts.dials["time"] > mission.allowance
    sign = badge(time, 32, EMBER if late else SAFE)
    stamp(picture, sign, WIDTH - MARGIN - 18 - sign.width, 14)
    say(picture, (MARGIN + 20, 34), mission.name, 40, CREAM, room=INSIDE - sign.width - 60, bold=True)
    say(picture, (MARGIN + 20, 80), mission.goal, 30, ASH, room=INSIDE - 40)


# -- the town --------------------------------------------------------------------------------------


def _map(picture: Image.Image, places: list[LocationView], top: int) -> None:
    """Old paper with the streets, the canal and the line; a drawing for each place."""
    pen = Pen(WIDTH, MAP, finer=2, ground=TABLE)
    pen.box((MARGIN, 6, WIDTH - MARGIN, MAP - 6), PAPER, PAPER_BURNT, width=4, corner=18)
    pen.box((MARGIN + 12, 18, WIDTH - MARGIN - 12, MAP - 18), None, PAPER_SHADE, width=3, corner=12)
    canal = [(1000.0, 20.0), (930.0, 160.0), (1010.0, 420.0), (940.0, 640.0), (1010.0, MAP - 24.0)]
    pen.line(canal, blend(PAPER, WATER, 0.55), 46)
    line = [(30.0, 250.0), (330.0, 420.0), (700.0, 400.0), (1040.0, 560.0)]
    pen.line(line, PAPER_SHADE, 26)
    for n in range(40):
        a, b = straight(line[n // 14], line[n // 14 + 1], 14)[n % 14], 12
        pen.line([(a[0] - 3, a[1] - b), (a[0] + 3, a[1] + b)], blend(PAPER, STONE, 0.5), 4)
    where = {place.at: _middle(place) for place in places}
    for (column, row), start in where.items():
        for other in ((column + 1, row), (column, row + 1)):
            if other in where:
                way(pen, straight(start, where[other]), Line(STONE, 6, dashed=True))
    for place in places:
        _place(pen, place)
    picture.paste(pen.done(), (0, top))
    for place in places:
        _label(picture, place, top)


def _middle(place: LocationView) -> tuple[float, float]:
    column, row = place.at
    return MARGIN + 138 + column * CELL[0], 96 + row * CELL[1] + 18 * ((column + row) % 2)


def _place(pen: Pen, place: LocationView) -> None:
    x, y = _middle(place)
    tone = EMBER_HOT if place.here else PAPER_SHADE
    pen.disc(x, y, 66, INK)
    pen.disc(x, y, 62, tone)
    pen.disc(x, y, 52, PAPER)
    _emblem(pen, place.id, x - 44, y - 44, 0.88)
    if place.mission:
        pen.disc(x + 54, y - 46, 30, INK)
        pen.shape(scaled(star(31, 0, 0), 1, x + 54, y - 45), GOLD)
    if place.here:
        pen.line([(x - 58, y + 14), (x - 58, y - 66)], INK, 8)
        pen.shape([(x - 58, y - 70), (x - 6, y - 56), (x - 58, y - 38)], EMBER_DEEP, INK, width=3)


def _emblem(pen: Pen, name: str, x: float, y: float, u: float) -> None:
    """A place in a few strokes."""
    ink = INK

    def box(*edges: float) -> None:
        pen.box((x + edges[0] * u, y + edges[1] * u, x + edges[2] * u, y + edges[3] * u), ink)

    def shape(*points: tuple[float, float]) -> None:
        pen.shape(scaled(points, u, x, y), ink)

    def line(width: float, *points: tuple[float, float]) -> None:
        pen.line(scaled(points, u, x, y), ink, width * u)

    if name == "signal-box-lane":
        shape((10, 36), (26, 14), (74, 14), (90, 36))
        box(18, 36, 82, 88)
        pen.box((x + 26 * u, y + 42 * u, x + 74 * u, y + 58 * u), EMBER_HOT)
    elif name == "allotment-rows":
        for n in range(3):
            line(5, (14, 84 - n * 20), (86, 84 - n * 20))
        for n in range(4):
            pen.oval((x + (16 + n * 18) * u, y + 14 * u, x + (30 + n * 18) * u, y + 40 * u), LEAF)
    elif name == "brickwell-school":
        shape((14, 42), (50, 16), (86, 42))
        box(20, 42, 80, 88)
        pen.box((x + 42 * u, y + 62 * u, x + 58 * u, y + 88 * u), PAPER)
    elif name == "water-tower":
        box(18, 12, 82, 44)
        for at in (26, 50, 74):
            line(6, (at, 44), (at + (at - 50) * 0.4, 90))
    elif name == "goods-yard":
        box(8, 40, 92, 68)
        for at in (26, 74):
            pen.disc(x + at * u, y + 76 * u, 11 * u, ink)
    elif name == "station-hall":
        pen.disc(x + 50 * u, y + 48 * u, 38 * u, None, ink, width=7 * u)
        line(6, (50, 48), (50, 24))
        line(6, (50, 48), (68, 54))
    elif name == "market-arcade":
        pen.line([(x + a * u, y + b * u) for a, b in ring((50, 56), 40, 180, 360)], ink, 8 * u)
        for at in (10, 36, 64, 90):
            line(6, (at, 56), (at, 90))
    elif name == "canal-locks":
        line(9, (10, 24), (50, 44), (90, 24))
        line(9, (10, 52), (50, 72), (90, 52))
        pen.line(scaled([(14, 86), (34, 80), (54, 88), (86, 82)], u, x, y), WATER, 6 * u)
    elif name == "bus-depot":
        pen.box((x + 14 * u, y + 16 * u, x + 86 * u, y + 78 * u), ink, corner=10 * u)
        for top in (24, 48):
            pen.box((x + 22 * u, y + top * u, x + 78 * u, y + (top + 14) * u), PAPER)
        for at in (30, 70):
            pen.disc(x + at * u, y + 80 * u, 10 * u, ink)
    elif name == "laundry-works":
        line(5, (6, 22), (94, 22))
        for n in range(3):
            box(14 + n * 27, 22, 34 + n * 27, 66 + 8 * (n % 2))
    elif name == "picture-house":
        box(14, 34, 86, 88)
        box(24, 14, 76, 34)
        for n in range(4):
            pen.disc(x + (26 + n * 16) * u, y + 46 * u, 5 * u, EMBER_HOT)
    else:
        pen.disc(x + 50 * u, y + 52 * u, 36 * u, None, ink, width=8 * u)
        for n in range(3):
            a = scaled(ring((50, 52), 34, n * 60, n * 60 + 180, steps=1), u, x, y)
            pen.line(a, ink, 6 * u)


def _label(picture: Image.Image, place: LocationView, top: int) -> None:
    x, y = _middle(place)
    for n, line in enumerate(wrapped(place.name, 32, 210)[:2]):
        write(picture, (x, top + y + 92 + n * 36), line, 32, INK, anchor="mm", bold=place.here or place.mission)


# -- the colony ------------------------------------------------------------------------------------


def _structure(picture: Image.Image, at: tuple[int, int], wide: int, one: tuple[str, str, int, bool]) -> None:
    x, y = at
    name, does, cost, stands = one
    stamp(picture, panel(wide, BUILT - 8, lit=stands), x, y)
    end = say(picture, (x + 16, y + 24), name, 32, EMBER_HOT if stands else CREAM, room=wide - 200, bold=True)
    told = "built" if stands else f"{cost} scrap"
    write(picture, (x + wide - 16, y + 24), told, 30, SAFE if stands else ASH, anchor="rm")
    say(picture, (x + 16, y + 58), does, 30, CREAM if stands else ASH, room=wide - 30)
    _ = end


