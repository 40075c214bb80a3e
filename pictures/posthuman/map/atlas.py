"""Draw one player's picture: their map, and their sheet beneath it."""

from dataclasses import dataclass

from PIL import Image

from pictures.kit.canvas import Pen, encode_png, stamp, write
from pictures.kit.legends import draw_legend
from pictures.kit.panels import draw_plate
from pictures.kit.text import write_fitted, write_paragraph
from pictures.kit.tiles import Grid, mark_reachable
from pictures.kit.tokens import lay_out_star
from pictures.kit.tones import CREAM, EMBER_HOT, INK, PAPER, TABLE
from pictures.posthuman.map import tiles
from pictures.posthuman.marks.colours import DEAD, MARGIN, SAFE, WIDTH, make_inks
from pictures.posthuman.people import players
from pictures.posthuman.words import Message, facts
from pictures.posthuman.words.descriptions import format_names
from rules.posthuman.model.state import find_neighbour
from rules.posthuman.view_models import HumanView

LARGEST, HIGHEST = 236, 760
"""How long a tile's side may be, and how high the map may be, in pixels."""
LINE = 40


@dataclass(frozen=True, slots=True)
class Room:
    """The part of a picture that a map may fill, and how many columns and rows of tiles it may
    show, those round the meeple first."""

    left: int
    top: int
    wide: int
    high: int
    columns: int = 9
    rows: int = 6
    whole: bool = False
    """Whether the map fills the whole room, with land that nobody has seen round the tiles."""


@dataclass(frozen=True, slots=True)
class Chart:
    """The layout of a map: which cells are shown, and where their tiles are drawn."""

    grid: Grid
    west: int
    north: int
    columns: int
    rows: int

    def has_cell(self, cell: str) -> bool:
        """Whether the chart shows this cell."""
        column, row = self.place_cell(cell)
        return 0 <= column < self.columns and 0 <= row < self.rows

    def place_cell(self, cell: str) -> tuple[int, int]:
        """Find the column and row of a cell, counted from the north-west."""
        x, y = cell.split(",")
        return int(x) - self.west, self.north - int(y)

    @property
    def height(self) -> int:
        """How high the map is, in pixels."""
        return self.grid.measure_tiles(self.columns, self.rows)[1]


def lay_out_chart(cells: list[str], here: str, room: Room) -> Chart:
    """Lay out these cells in the room. If there are too many, leave out those far from `here`."""
    places = [tuple(int(n) for n in cell.split(",")) for cell in cells]
    x, y = (int(n) for n in here.split(","))
    west, columns = _find_window([place[0] for place in places], x, room.columns)
    south, rows = _find_window([place[1] for place in places], y, room.rows)
    side = min(LARGEST, room.wide // columns - 4, room.high // rows - 4)
    north = south + rows - 1
    if room.whole:
        more, higher = room.wide // (side + 4) - columns, room.high // (side + 4) - rows
        west, north = west - more // 2, north + higher // 2
        columns, rows = columns + more, rows + higher
    across, down = columns * (side + 4) - 4, rows * (side + 4) - 4
    top = room.top + (room.high - down) // 2 if room.whole else room.top
    grid = Grid(room.left + (room.wide - across) // 2, top, side)
    return Chart(grid, west, north, columns, rows)


def _find_window(places: list[int], here: int, most: int) -> tuple[int, int]:
    """Choose which columns or rows are shown: return the first of them, and how many there are."""
    first, last = min(places), max(places)
    if last - first < most:
        return first, last - first + 1
    start = max(first, min(here - most // 2, last - most + 1))
    return start, most


def draw(one: facts.OneSeat) -> bytes:
    """Draw the player's map and sheet as a PNG."""
    human = one.player.human
    assert human is not None
    top = 96
    room = Room(MARGIN, top, WIDTH - 2 * MARGIN, HIGHEST)
    chart = lay_out_chart([tile.cell for tile in human.map], human.at, room)
    marks = draw_legend([(sign, str(text)) for sign, text in _LEGEND], MARGIN)
    below = top + chart.height + 12 + marks.height
    lines = _list_sheet_lines(human)
    row = players.measure_height(one.player)
    high = below + row + 16 + sum(_measure_text_height(text) for _, text in lines) + MARGIN
    picture = Image.new("RGB", (WIDTH, high), TABLE)
    stamp(picture, players.draw_portrait(one.player, one.names, 64), MARGIN, 16)
    title = str(Message("picture-map", name=facts.label_player_plainly(one.player)))
    write_fitted(picture, (MARGIN + 116, 48), title, 40, CREAM, room=680, bold=True)
    terrain = str(Message("terrain", terrain=human.terrain))
    write(picture, (WIDTH - MARGIN, 50), terrain, 30, EMBER_HOT, anchor="rm")
    draw_map(picture, human, chart)
    if chart.has_cell(human.at):
        _draw_stand(picture, one, chart)
    picture.paste(marks, (0, top + chart.height + 8))
    players.draw(picture, one.player, one.names, below)
    y = below + row + 8
    for head, text in lines:
        write(picture, (MARGIN + 10, y + 22), head, 30, EMBER_HOT, bold=True)
        at = (MARGIN + 190, y + 4)
        write_paragraph(picture, at, text, 30, CREAM, room=_ROOM, height=_measure_text_height(text))
        y += _measure_text_height(text)
    return encode_png(picture, make_inks())


def draw_unseen(picture: Image.Image, human: HumanView, chart: Chart) -> None:
    """Draw the unseen land, with a question mark in each cell where a tile can lie: a bright one if
    it can be laid from the tile on which the human stands."""
    laid = {tile.cell for tile in human.map}
    ways = {
        find_neighbour(tile.cell, side): tile.cell == human.at
        for tile in sorted(human.map, key=lambda tile: tile.cell == human.at)
        for side in tile.vacant
    }
    for column in range(chart.columns):
        for row in range(chart.rows):
            cell = f"{chart.west + column},{chart.north - row}"
            if cell not in laid:
                found = tiles.draw_unseen_place(chart.grid.tile, ways.get(cell))
                stamp(picture, found, *chart.grid.place_corner(column, row))


def draw_map(picture: Image.Image, human: HumanView, chart: Chart) -> None:
    """Draw the tiles of the map that the chart shows."""
    for tile in human.map:
        if chart.has_cell(tile.cell):
            x, y = chart.grid.place_corner(*chart.place_cell(tile.cell))
            here = human if tile.cell == human.at else None
            stamp(picture, tiles.draw(tile, chart.grid.tile, here), x, y)


def _draw_stand(picture: Image.Image, one: facts.OneSeat, chart: Chart) -> None:
    human = one.player.human
    assert human is not None
    x, y = chart.grid.place_corner(*chart.place_cell(human.at))
    side = chart.grid.tile
    mark_reachable(picture, chart.grid, *chart.place_cell(human.at))
    size = max(30, side // 3)
    stamp(picture, players.draw_meeple(one.player, one.names, size), x + 2, y + side - size - 2)


_ROOM = WIDTH - 2 * MARGIN - 200
_PER_LINE = 50
"""About how many characters fit in a line."""


def _measure_text_height(text: str) -> int:
    """Measure the height of a text of the sheet by its number of characters, up to three lines."""
    return LINE * min(3, -(-len(text) // _PER_LINE)) + 6


def _list_sheet_lines(human: HumanView) -> list[tuple[str, str]]:
    """List what the player's row does not show, as pairs of a heading and a text. Leave out those
    without text."""
    pack = Message("pack", used=human.used_slots, slots=human.slots)
    place = next((tile.special for tile in human.map if tile.cell == human.at), "")
    found = [
        (pack, ", ".join(map(facts.label_item, human.gear))),
        (Message("sheet-skills"), format_names(human.skills)),
        (Message("sheet-followers"), _describe_followers(human)),
        (Message("sheet-kept"), format_names(human.events)),
        (Message("sheet-place"), place),
    ]
    return [(str(head), text) for head, text in found if text]


def _describe_followers(human: HumanView) -> str:
    names = [card.name for card in human.followers]
    if human.hidden_followers:
        names.append(str(Message("face-down", followers=human.hidden_followers)))
    return ", ".join(names)


def _draw_zone_sign(fill: tuple[int, int, int], text: str) -> Image.Image:
    pen = Pen(34, 34)
    pen.box((1, 1, 33, 33), fill, INK, width=3, corner=6)
    pen.letter(17, 17, text, 24, CREAM if fill == DEAD else INK)
    return pen.finish_stamp()


def _draw_disc_sign() -> Image.Image:
    pen = Pen(34, 34)
    tiles.draw_tick(pen, (17, 17), 0.85)
    return pen.finish_stamp()


def _draw_star_sign() -> Image.Image:
    pen = Pen(34, 34)
    pen.shape(lay_out_star(15, 17, 18), EMBER_HOT, INK, width=2)
    return pen.finish_stamp()


_LEGEND = [
    (_draw_zone_sign(CREAM, "2"), Message("legend-zone")),
    (_draw_zone_sign(DEAD, "1"), Message("legend-dead")),
    (_draw_zone_sign(SAFE, "1"), Message("legend-safe")),
    (draw_plate(26, 26, PAPER, INK, corner=4), Message("legend-supplies")),
    (_draw_disc_sign(), Message("legend-done")),
    (_draw_star_sign(), Message("legend-special")),
]
