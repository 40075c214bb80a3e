"""Draw the private picture of where a drawn tile can be laid: the map with these places, and below
it each way to lay the tile with the letter of its answer."""

from collections.abc import Sequence
from string import ascii_uppercase
from typing import Any

from PIL import Image
from pydantic import BaseModel

from pictures.artist import ALT_CHARACTERS, clip
from pictures.kit.canvas import encode_png, stamp, write
from pictures.kit.panels import draw_plate
from pictures.kit.text import write_fitted
from pictures.kit.tiles import draw_letter_disc, mark_reachable
from pictures.kit.tones import ASH, CREAM, PLATE, TABLE
from pictures.posthuman.map import tiles
from pictures.posthuman.map.atlas import Room, draw_map, lay_out_chart
from pictures.posthuman.marks.colours import INSIDE, MARGIN, WIDTH, make_inks
from pictures.posthuman.words import Message
from pictures.posthuman.words.facts import describe_tile, list_exits, place_of
from rules.kit.grids import turn_exits
from rules.posthuman.view_models import HumanView, TileView

TILE_SIDE = 150
TILES_ACROSS = 5
CELL = 204
"""Pixels from one way to lay the tile to the next on its right."""


class Way(BaseModel):
    """One way to lay the tile: in which cell, and by how many quarters it is turned clockwise."""

    letter: str
    cell: str
    quarters: int
    tile: TileView


class Placing(BaseModel):
    """The facts that the picture shows: the human whose map it is, and the ways to lay the tile."""

    human: HumanView
    ways: list[Way]


def make_placing(human: HumanView, drawn: Sequence[TileView], ways: Sequence[Any]) -> Placing:
    """Gather the facts from a question's ways (drawn tile, cell and quarters), which are in the
    order of its options; each gets its option's letter."""
    found = [
        Way(letter=one, cell=way["cell"], quarters=way["quarters"], tile=drawn[way["drawn"]])
        for one, way in zip(ascii_uppercase, ways, strict=False)
    ]
    return Placing(human=human, ways=found)


def describe_placing(placing: Placing) -> str:
    """Describe the picture."""
    if not placing.ways:
        return str(Message("no-way-to-lay"))
    tile = placing.ways[0].tile
    ways = []
    for way in placing.ways:
        exits = list_exits(turn_exits(tile.exits, way.quarters))
        cell = place_of(way.cell)
        ways.append(str(Message("way-to-lay", letter=way.letter, cell=cell, exits=exits)))
    return clip(
        str(Message("ways-to-lay", tile=describe_tile(tile), ways="; ".join(ways))), ALT_CHARACTERS
    )


def draw(facts: Placing) -> bytes:
    """Draw the map, and the ways beneath it, as a PNG."""
    cells = [tile.cell for tile in facts.human.map] + [way.cell for way in facts.ways]
    chart = lay_out_chart(cells, facts.human.at, Room(MARGIN, MARGIN, INSIDE, 620))
    top = MARGIN + chart.height + 70
    rows = -(-len(facts.ways) // TILES_ACROSS)
    picture = Image.new("RGB", (WIDTH, top + rows * (TILE_SIDE + 30) + MARGIN), TABLE)
    draw_map(picture, facts.human, chart)
    for cell in dict.fromkeys(way.cell for way in facts.ways):
        if chart.has_cell(cell):
            column, row = chart.place_cell(cell)
            x, y = chart.grid.place_corner(column, row)
            stamp(picture, draw_plate(chart.grid.tile, chart.grid.tile, PLATE), x, y)
            letters = [way.letter for way in facts.ways if way.cell == cell]
            words = letters[0] if len(letters) == 1 else f"{letters[0]}-{letters[-1]}"
            mark_reachable(picture, chart.grid, column, row)
            middle = (x + chart.grid.tile / 2, y + chart.grid.tile / 2)
            write(picture, middle, words, 44, CREAM, anchor="mm", bold=True)
    if facts.ways:
        tile = facts.ways[0].tile
        line = Message("how-to-lay", tile=tile.name, terrain=tile.terrain)
        write_fitted(picture, (MARGIN + 6, top - 34), str(line), 32, ASH, room=WIDTH - 60)
    for number, way in enumerate(facts.ways):
        _draw_way(picture, way, number, top)
    return encode_png(picture, make_inks())


def _draw_way(picture: Image.Image, way: Way, number: int, top: int) -> None:
    x = MARGIN + 20 + (number % TILES_ACROSS) * CELL
    y = top + (number // TILES_ACROSS) * (TILE_SIDE + 30)
    exits = turn_exits(way.tile.exits, way.quarters)
    lying = way.tile.model_copy(update={"exits": list(exits)})
    stamp(picture, tiles.draw(lying, TILE_SIDE), x, y)
    stamp(picture, draw_letter_disc(way.letter, 54), x + TILE_SIDE - 36, y - 8)
