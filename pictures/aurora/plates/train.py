"""Draw a Convoy in the snow: the Truck, its Trailers behind it, and Devices on their roofs, each
with its name and its boxes."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from PIL import Image

from pictures.aurora.facts import count_free_hitches, list_columns, list_printed_boxes
from pictures.aurora.map.road.layout import WIDTH
from pictures.aurora.marks.boxes import draw_box_mark
from pictures.aurora.marks.colours import GOLD, NIGHT, SNOW, STEEL
from pictures.aurora.plates.margins import INNER, MARGIN
from pictures.kit.canvas import Colour, Pen, blend, stamp
from pictures.kit.fonts import cut_to_width
from pictures.kit.grounds import Ground
from pictures.kit.text import wrap_text, write_lines
from pictures.kit.tokens import scale_figure
from pictures.kit.tones import CREAM, EMBER_HOT, INK, SOOT, TABLE_LIT
from rules.aurora.view import PartView, PlayerView

CAB = 84
"""How wide the room for the Truck's cab is."""
HITCH = 74
"""How wide the room for one free hitch is."""
GAP = 16
WIDEST = 300
BOX = 64
LEADING = 33
SKY = 34
"""Pixels above the highest card."""
WHEELS = 40
SNOWY = 30
"""Pixels beneath the wheels."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The layout of a Convoy: how wide a card is, how many boxes stand side by side on it, and how
    high Devices and the cards under them are."""

    wide: int
    across: int
    roof: int
    floor: int

    @property
    def height(self) -> int:
        return SKY + self.roof + self.floor + WHEELS + SNOWY


def lay_out_convoy(p: PlayerView) -> Plan:
    """Choose the largest layout that fits the width of the picture."""
    found = list_columns(p)
    room = INNER - 24 - CAB - HITCH * count_free_hitches(p) - GAP * (len(found) - 1)
    wide = min(WIDEST, room // len(found))
    across = (wide - 10) // (BOX + 4)
    roofs = [top for _, top in found if top is not None]
    return Plan(
        wide,
        across,
        max((_measure_part_height(part, wide, across) + 8 for part in roofs), default=0),
        max(_measure_part_height(part, wide, across) for part, _ in found),
    )


def _wrap_part_name(part: PartView, wide: int) -> list[str]:
    return [cut_to_width(line, 30, wide - 16) for line in wrap_text(part.name, 30, wide - 16)]


def _measure_part_height(part: PartView, wide: int, across: int) -> int:
    rows = -(-len(part.boxes) // across)
    return 12 + len(_wrap_part_name(part, wide)) * LEADING + rows * (BOX + 4) + 4


def draw(picture: Image.Image, p: PlayerView, tone: Colour, top: int) -> None:
    """Draw the Convoy with stripes in its colour, from `top` down."""
    laid = lay_out_convoy(p)
    picture.paste(draw_ground(laid.height), (0, top))
    floor = top + SKY + laid.roof
    foot = floor + laid.floor
    x = MARGIN + 12 + CAB
    stamp(picture, _draw_cab(tone), x - CAB - 2, foot - 112)
    for n, (bottom, above) in enumerate(list_columns(p)):
        if n:
            stamp(picture, _draw_coupling(), x - GAP - 6, foot - 8)
        if above is not None:
            high = _measure_part_height(above, laid.wide, laid.across)
            _draw_card(picture, _Card(above, p.fired, tone), laid, (x, floor - high - 4, high))
        _draw_card(picture, _Card(bottom, p.fired, tone), laid, (x, floor, laid.floor))
        for wheel in (0.2, 0.5, 0.8) if laid.wide > 200 else (0.25, 0.75):
            stamp(picture, _draw_wheel(), x + laid.wide * wheel - 24, foot - 10)
        x += laid.wide + GAP
    for _ in range(count_free_hitches(p)):
        stamp(picture, _draw_free_hitch(laid.floor), x - 4, floor)
        x += HITCH


@dataclass(frozen=True, slots=True)
class _Card:
    part: PartView
    fired: Sequence[str]
    tone: Colour


def _draw_card(picture: Image.Image, card: _Card, laid: Plan, at: tuple[int, int, int]) -> None:
    """Draw a card with its boxes. `at`: its left, its top, and how high it is."""
    (left, top, high), part = at, card.part
    stamp(picture, _draw_body(laid.wide, high, card.tone, part.loot), left, top)
    lines = _wrap_part_name(part, laid.wide)
    corner = (left + 10, top + 7.5)
    write_lines(picture, corner, lines, 30, CREAM, step=LEADING, bold=part.loot)
    low = top + 12 + len(lines) * LEADING
    for n, (what, now) in enumerate(zip(list_printed_boxes(part), part.boxes, strict=True)):
        mark = draw_box_mark(what, now.content, BOX, now.ref in card.fired)
        x = left + 8 + n % laid.across * (BOX + 4)
        stamp(picture, mark, x, low + n // laid.across * (BOX + 4))


@lru_cache(maxsize=64)
def _draw_body(wide: int, high: int, tone: Colour, loot: bool) -> Image.Image:
    """Draw a card's body with a stripe in the player's colour; Loot has a golden edge."""
    pen = Pen(wide, high, finer=2)
    pen.box((0, 0, wide, high), TABLE_LIT, GOLD if loot else INK, width=4, corner=12)
    pen.box((10, high - 9, wide - 10, high - 5), tone, corner=2)
    return pen.finish_stamp()


@lru_cache(maxsize=512)
def _draw_cab(tone: Colour) -> Image.Image:
    """Draw the Truck's cab, its lamp on."""
    pen = Pen(CAB + 4, 150)
    dark = blend(tone, INK, 0.25)
    pen.shape([(30, 6), (86, 6), (86, 112), (4, 112), (4, 66), (18, 58)], dark, INK, width=4)
    pen.shape([(36, 16), (74, 16), (74, 56), (24, 56)], SNOW, INK, width=3)
    pen.box((2, 96, 40, 108), STEEL, INK, width=2, corner=4)
    pen.disc(12, 82, 8, EMBER_HOT, INK, width=2)
    pen.line([(50, 66), (64, 66)], INK, 4)
    pen.disc(48, 126, 23, INK)
    pen.disc(48, 126, 17, SOOT)
    pen.disc(48, 126, 7, STEEL)
    return pen.finish_stamp()


@cache
def _draw_wheel() -> Image.Image:
    pen = Pen(48, 48)
    pen.disc(24, 24, 23, INK)
    pen.disc(24, 24, 17, SOOT)
    pen.disc(24, 24, 7, STEEL)
    return pen.finish_stamp()


@cache
def _draw_coupling() -> Image.Image:
    pen = Pen(GAP + 12, 10)
    pen.box((0, 1, GAP + 12, 9), INK, STEEL, width=2)
    return pen.finish_stamp()


@lru_cache(maxsize=512)
def _draw_free_hitch(high: int) -> Image.Image:
    """Draw a free hitch: a dashed outline with a plus, where a Trailer could be."""
    wide = HITCH - 8
    pen = Pen(wide, high)
    for y in range(4, high - 10, 18):
        for x in (3, wide - 3):
            pen.line([(x, y), (x, y + 9)], CREAM, 3)
    for x in range(8, wide - 10, 18):
        for y in (3, high - 3):
            pen.line([(x, y), (x + 9, y)], CREAM, 3)
    plus = scale_figure([(50, 20), (50, 80)], 0.4, wide / 2 - 20, high / 2 - 20)
    pen.line(plus, CREAM, 6)
    pen.line([(y - high / 2 + wide / 2, x - wide / 2 + high / 2) for x, y in plus], CREAM, 6)
    return pen.finish_stamp()


# -- the night round it ----------------------------------------------------------------------------


@lru_cache(maxsize=8)
def draw_ground(high: int) -> Image.Image:
    """Draw the ground of a Convoy: night over snow, as high as the Convoy needs."""
    g = Ground(WIDTH, high, ((10, 18, 44), (24, 64, 84), (60, 110, 120)), seed=7)
    for _ in range(70):
        x, y = g.chance.random() * g.wide, g.chance.random() * (high - 120)
        g.disc(x, y, 0.8 + g.chance.random(), (226, 240, 255), 200)
    snow = high - SNOWY - 14
    for y, far, tone in ((snow - 26, 60, (62, 92, 112)), (snow - 6, 34, (92, 122, 142))):
        ridge = [(n * 60.0, y - far * g.chance.random()) for n in range(19)]
        g.shape([(0, high), *ridge, (g.wide, high)], tone)
    g.box((0, snow, g.wide, high), (176, 196, 212))
    for _ in range(26):
        x, y = g.chance.random() * g.wide, snow + 6 + (high - snow - 10) * g.chance.random()
        g.line([(x, y), (x + 40 + 60 * g.chance.random(), y)], (206, 220, 230), 2)
    return g.finish_picture(NIGHT, share=0.08, colours=48)
