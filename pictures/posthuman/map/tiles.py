"""Draw a tile of a map: its terrain, roads and zones, and the zone where the human stands."""

from functools import lru_cache

from PIL import Image

from pictures.kit import tiles as kit
from pictures.kit.canvas import Pen, Point, blend, stamp
from pictures.kit.figures import read_figures
from pictures.kit.tokens import lay_out_star, scale_figure
from pictures.kit.tones import ASH, CREAM, EMBER_HOT, INK, PAPER, SOOT
from pictures.posthuman.marks.colours import DEAD, FOG, GROUNDS, SAFE
from rules.kit.grids import Side
from rules.posthuman.model.terms import Terrain
from rules.posthuman.view_models import HumanView, TileView

_MOTIFS = read_figures(
    """
    # What stands in the four corners of a tile, and the house where the journey starts
    rural: line 2.5 10,14 32,10 3x0,8 2x58,0 2x0,58
    urban: shape 10,18 16,18 16,33 10,33 2x58,0 2x0,58; shape 18,10 24,10 24,33 18,33 2x58,0 2x0,58
        shape 26,22 32,22 32,33 26,33 2x58,0 2x0,58
    mountain: shape 10,33 21,10 32,33 2x58,0 2x0,58
    wilderness: shape 13,28 21,10 29,28 2x58,0 2x0,58; line 3 21,26 21,33 2x58,0 2x0,58
    start: shape 12,22 23,12 34,22; shape 15,23 31,23 31,35 15,35
    """
)
KIT_SIDES: dict[Side, kit.Side] = {"N": "n", "E": "e", "S": "s", "W": "w"}


@lru_cache(maxsize=512)
def draw_ground(terrain: Terrain, exits: tuple[Side, ...], side: int, start: bool) -> Image.Image:
    """Draw a tile with only its land and its roads."""
    colour = GROUNDS[terrain] if not start else PAPER
    roads = tuple(KIT_SIDES[one] for one in exits)
    image = kit.draw_road_tile(side, colour, roads, blend(colour, INK, 0.4)).copy()
    pen, u = Pen(side, side), side / 100
    ink = blend(colour, INK, 0.5)
    _MOTIFS["start" if start else terrain](pen, u, 0, 0, ink)
    stamp(image, pen.finish_stamp(), 0, 0)
    return image


@lru_cache(maxsize=64)
def draw_unseen_place(side: int, next_: bool | None) -> Image.Image:
    """Draw a place without a tile. `next_`: whether one can be laid there from the human's tile
    (True), from another tile (False), or not at all (None)."""
    pen = Pen(side, side)
    ink = FOG if next_ is None else EMBER_HOT if next_ else SOOT
    ground = None if next_ is None else FOG
    pen.box((1, 1, side - 1, side - 1), ground, ink, width=2, corner=side / 12)
    if next_ is not None:
        pen.letter(side / 2, side / 2, "?", side * 0.46, EMBER_HOT if next_ else ASH)
    return pen.finish_stamp()


def draw(tile: TileView, side: int, here: HumanView | None = None) -> Image.Image:
    """Draw the whole tile. `here`: the human, if they stand on this tile."""
    image = draw_ground(tile.terrain, tuple(tile.exits), side, tile.start).copy()
    zone_here = here.zone if here is not None else None
    pen, u = Pen(side, side), side / 100
    if tile.completed and not tile.start:
        _draw_completed_zone(pen, u, safe=here is not None and here.safe_house)
    elif not tile.start:
        _draw_zones(pen, u, tile, zone_here)
    if tile.supply and not tile.foraged and (tile.completed or not tile.start):
        _draw_supplies(pen, u, tile.supply)
    if tile.special:
        pen.shape(scale_figure(lay_out_star(11, 86, 14), u), EMBER_HOT, INK, width=1.5 * u)
    stamp(image, pen.finish_stamp(), 0, 0)
    return image


def _draw_zones(pen: Pen, u: float, tile: TileView, zone_here: int | None) -> None:
    """Draw each zone with its figures: dead zones are black, a safe house is blue with a roof."""
    wide, gap, zones = 27, 4, tile.zones
    left = 50 - (wide * len(zones) + gap * (len(zones) - 1)) / 2
    for number, zone in enumerate(zones):
        x = left + number * (wide + gap)
        fill = DEAD if zone.kind == "dead" else SAFE if zone.kind == "safe" else CREAM
        if number < tile.done:
            fill = blend(fill, INK, 0.5)
        box = (x * u, 35 * u, (x + wide) * u, 65 * u)
        pen.box(box, fill, EMBER_HOT if number == zone_here else INK, width=3.5 * u, corner=4 * u)
        if zone.kind == "safe":
            roof = [(x - 1, 35), (x + wide / 2, 25), (x + wide + 1, 35)]
            pen.shape(scale_figure(roof, u), SAFE, INK, width=2 * u)
        ink = CREAM if zone.kind == "dead" else INK
        pen.letter((x + wide / 2) * u, 50 * u, str(zone.figures), 26 * u, ink)


def draw_tick(pen: Pen, middle: Point, u: float) -> None:
    """Draw the tick of a completed tile, on a black disc 38 units across."""
    x, y = middle
    pen.disc(x, y, 19 * u, DEAD, CREAM, width=2.5 * u)
    pen.line(scale_figure([(-9, 0), (-2, 8), (10, -8)], u, x, y), CREAM, 4.5 * u)


def _draw_completed_zone(pen: Pen, u: float, *, safe: bool) -> None:
    """Draw the tick of a completed tile, and a roof over it if it is an active safe house."""
    draw_tick(pen, (50 * u, 50 * u), u)
    if safe:
        pen.shape(scale_figure([(28, 34), (50, 18), (72, 34)], u), SAFE, INK, width=2 * u)


def _draw_supplies(pen: Pen, u: float, supply: int) -> None:
    for n in range(supply):
        x = 50 + (n - (supply - 1) / 2) * 15
        pen.box(((x - 6) * u, 80 * u, (x + 6) * u, 92 * u), PAPER, INK, width=2 * u, corner=2 * u)
        pen.line(scale_figure([(x - 5, 86), (x + 5, 86)], u), INK, 1.5 * u)
