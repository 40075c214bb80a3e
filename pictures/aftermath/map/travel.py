"""Draw the third picture: the town with the party's marker, and the colony at home."""

from PIL import Image

from pictures.aftermath.marks import dials
from pictures.aftermath.marks.colours import (
    GOLD,
    INSIDE,
    LEAF,
    MARGIN,
    SAFE,
    WATER,
    WIDTH,
    make_inks,
)
from pictures.aftermath.marks.emblems import EMBLEMS
from pictures.aftermath.words import Message
from pictures.aftermath.words.facts import Way, list_things
from pictures.kit.canvas import Colour, Pen, blend, encode_png, rgb, stamp, write
from pictures.kit.graphs import Line, draw_way, lay_out_straight
from pictures.kit.panels import draw_badge, draw_panel, draw_tab
from pictures.kit.text import (
    measure_line_step,
    measure_paragraph,
    measure_text,
    wrap_text,
    write_fitted,
    write_lines,
    write_paragraph,
)
from pictures.kit.tokens import lay_out_star, scale_figure
from pictures.kit.tones import (
    ASH,
    CREAM,
    EMBER,
    EMBER_DEEP,
    EMBER_HOT,
    INK,
    PAPER,
    PAPER_BURNT,
    PAPER_SHADE,
    TABLE,
)
from rules.aftermath.view_models import LocationView

HEAD, MAP, CELL = 110, 880, (256, 272)
STRUCTURE_HEIGHT = 132
STONE: Colour = rgb("#8a5a34")


def draw(facts: Way) -> bytes:
    """Draw the town and the colony as a PNG."""
    rows = (len(facts.built) + 1) // 2
    texts = _list_colony_lines(facts)
    tall = sum(measure_paragraph(text, 30, INSIDE - 30, 3) + 8 for text in texts)
    high = HEAD + MAP + dials.HIGH + 60 + rows * STRUCTURE_HEIGHT + 20 + tall + MARGIN
    picture = Image.new("RGB", (WIDTH, high), TABLE)
    _draw_head(picture, facts)
    _draw_map(picture, facts.travel, HEAD)
    y = HEAD + MAP + 10
    told = str(Message("chapter", chapter=facts.chapter))
    write(picture, (MARGIN + 8, y + 22), told, 38, EMBER_HOT, bold=True)
    y += 54
    numbers = [(dial, str(n)) for dial, n in facts.dials.items()]
    dials.draw(picture, numbers, y, alarm=set())
    y += dials.HIGH
    for n, (name, does, cost, stands) in enumerate(facts.built):
        wide = INSIDE // 2
        at = (MARGIN + n % 2 * wide, y + n // 2 * STRUCTURE_HEIGHT)
        _draw_structure(picture, at, wide - 8, (name, does, cost, stands))
    y += rows * STRUCTURE_HEIGHT + 12
    for text in texts:
        at, height = (MARGIN + 10, y), 3 * measure_line_step(30)
        end = write_paragraph(picture, at, text, 30, CREAM, room=INSIDE - 30, height=height)
        y = round(end) + 8
    return encode_png(picture, make_inks())


def _list_colony_lines(facts: Way) -> list[str]:
    open_ = [name for name, state in facts.missions.items() if state == "open"]
    done = [name for name, state in facts.missions.items() if state == "done"]
    found = [Message("missions", open=list_things(open_, "none"), done=list_things(done, "none"))]
    if facts.improvements:
        found.append(Message("improvements-built", items=tuple(facts.improvements)))
    if facts.supply:
        found.append(Message("improvements-to-build", items=tuple(facts.supply)))
    found.append(Message("broken-pile", items=list_things(facts.broken, "empty")))
    if facts.railcar:
        whole = Message("railcar", hull=facts.hull)
        found.append(whole if facts.hull else Message("railcar-wreck"))
    if facts.goals:
        found.append(Message("goals-reached", goals=tuple(facts.goals)))
    return [str(line) for line in found]


def _draw_head(picture: Image.Image, facts: Way) -> None:
    stamp(picture, draw_panel(INSIDE, HEAD - 12), MARGIN, 6)
    mission = facts.mission
    time = facts.dials["time"]
    late = time > mission.allowance
    word = str(Message("time-of", time=time, allowance=mission.allowance))
    sign = draw_badge(word, 32, EMBER if late else SAFE)
    stamp(picture, sign, WIDTH - MARGIN - 18 - sign.width, 14)
    room = INSIDE - sign.width - 60
    write_fitted(picture, (MARGIN + 20, 34), mission.name, 40, CREAM, room=room, bold=True)
    write_fitted(picture, (MARGIN + 20, 80), mission.goal, 30, ASH, room=INSIDE - 40)


# -- the town --------------------------------------------------------------------------------------


def _draw_map(picture: Image.Image, places: list[LocationView], top: int) -> None:
    """Draw old paper with the streets, the canal and the railway, and a drawing for each place."""
    pen = Pen(WIDTH, MAP, finer=2, ground=TABLE)
    pen.box((MARGIN, 6, WIDTH - MARGIN, MAP - 6), PAPER, PAPER_BURNT, width=4, corner=18)
    pen.box((MARGIN + 12, 18, WIDTH - MARGIN - 12, MAP - 18), None, PAPER_SHADE, width=3, corner=12)
    canal = [(1000.0, 46.0), (930.0, 160.0), (1010.0, 420.0), (940.0, 640.0), (1010.0, MAP - 46.0)]
    pen.line(canal, blend(PAPER, WATER, 0.55), 46)
    line = [(46.0, 250.0), (330.0, 420.0), (700.0, 400.0), (1034.0, 560.0)]
    pen.line(line, PAPER_SHADE, 26)
    for n in range(40):
        a, b = lay_out_straight(line[n // 14], line[n // 14 + 1], 14)[n % 14], 12
        pen.line([(a[0] - 3, a[1] - b), (a[0] + 3, a[1] + b)], blend(PAPER, STONE, 0.5), 4)
    _draw_town(pen)
    where = {place.at: _place_location(place) for place in places}
    for (column, row), start in where.items():
        for other in ((column + 1, row), (column, row + 1)):
            if other in where:
                draw_way(pen, lay_out_straight(start, where[other]), Line(STONE, 6, dashed=True))
    for place in places:
        _draw_location(pen, place)
    picture.paste(pen.finish_stamp(), (0, top))
    for place in places:
        _draw_label(picture, place, top)


def _draw_town(pen: Pen) -> None:
    """Draw small roofs and trees between the places."""
    ink = blend(PAPER, STONE, 0.42)
    for n in range(46):
        x, y = 60 + (n * 257) % 940, 60 + (n * 149) % (MAP - 140)
        if n % 3:
            pen.shape([(x - 13, y), (x, y - 11), (x + 13, y)], ink)
            pen.box((x - 10, y, x + 10, y + 12), blend(PAPER, ink, 0.5))
        else:
            pen.line([(x, y), (x, y + 13)], ink, 3)
            pen.disc(x, y - 4, 10, blend(PAPER, LEAF, 0.55))


def _place_location(place: LocationView) -> tuple[float, float]:
    column, row = place.at
    return MARGIN + 138 + column * CELL[0], 100 + row * CELL[1] + 18 * ((column + row) % 2)


def _draw_location(pen: Pen, place: LocationView) -> None:
    x, y = _place_location(place)
    tone = EMBER_HOT if place.here else PAPER_SHADE
    pen.disc(x, y, 66, INK)
    pen.disc(x, y, 62, tone)
    pen.disc(x, y, 52, PAPER)
    EMBLEMS[place.id](pen, 0.88, x - 44, y - 44, INK)
    if place.mission:
        pen.disc(x + 54, y - 46, 30, INK)
        pen.shape(scale_figure(lay_out_star(31, 0, 0), 1, x + 54, y - 45), GOLD)
    if place.here:
        pen.line([(x - 58, y + 14), (x - 58, y - 66)], INK, 8)
        pen.shape([(x - 58, y - 70), (x - 6, y - 56), (x - 58, y - 38)], EMBER_DEEP, INK, width=3)


def _draw_label(picture: Image.Image, place: LocationView, top: int) -> None:
    x, y = _place_location(place)
    lines = wrap_text(place.name, 32, 210)[:2]
    wide = round(max(measure_text(line, 32) for line in lines)) + 22
    stamp(picture, draw_tab(wide, 38 * len(lines) + 4, PAPER), x - wide / 2, top + y + 72)
    at, bold = (x, top + y + 74), place.here or place.mission
    write_lines(picture, at, lines, 32, INK, step=36, anchor="mm", bold=bold)


# -- the colony ------------------------------------------------------------------------------------


def _draw_structure(
    picture: Image.Image, at: tuple[int, int], wide: int, one: tuple[str, str, int, bool]
) -> None:
    x, y = at
    name, does, cost, stands = one
    stamp(picture, draw_panel(wide, STRUCTURE_HEIGHT - 8, lit=stands), x, y)
    ink = EMBER_HOT if stands else CREAM
    write_fitted(picture, (x + 16, y + 24), name, 32, ink, room=wide - 200, bold=True)
    told = Message("is-built") if stands else Message("scrap", scrap=cost)
    write(picture, (x + wide - 16, y + 24), str(told), 30, SAFE if stands else ASH, anchor="rm")
    tone = CREAM if stands else ASH
    height = 2 * measure_line_step(30)
    write_paragraph(picture, (x + 16, y + 44), does, 30, tone, room=wide - 30, height=height)
