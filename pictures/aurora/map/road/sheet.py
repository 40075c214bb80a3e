"""Draw the parts of a map that never change: the country, and on it roads, spaces, tunnels, quays,
the shortcuts' lines and the Regions' names."""

from functools import lru_cache

from PIL import Image

from pictures.aurora.map.road import country, layout
from pictures.aurora.map.road.layout import HIGH, PLATE_HIGH, SHORE, WIDTH, Way
from pictures.aurora.marks.colours import BLOOD, NIGHT, PLANK, ROAD, ROAD_EDGE, RUT, TRACK
from pictures.kit import graphs
from pictures.kit.canvas import Colour, Pen, Point, blend, stamp, write
from pictures.kit.text import measure_text
from pictures.kit.tokens import lay_out_arc
from pictures.kit.tones import CREAM, EMBER_HOT, INK
from rules.aurora.model.decks import DECKS
from rules.aurora.model.maps import QUAYS, Link, Space, make_map

LABEL_LETTERS = 30
NAMES: dict[str, tuple[int, int, str]] = {
    "1A": (40, 932, "l"),
    "1B": (440, 932, "l"),
    "2A": (58, 484, "l"),
    "2B": (58, 684, "l"),
    "3A": (1066, 436, "r"),
    "3B": (1066, 436, "r"),
}
"""The left (l) or right (r) middle of each side's name, away from all shortcuts' labels."""


def draw_sheet(sides: tuple[str, str, str]) -> Image.Image:
    """Draw the map of three sides, 1080 wide, with nobody on it. Copy the cached picture to draw on
    it."""
    return _draw_named_sheet(sides, tuple(str(DECKS.regions[side].name) for side in sides))


@lru_cache(maxsize=8)
def _draw_named_sheet(sides: tuple[str, str, str], names: tuple[str, ...]) -> Image.Image:
    pen = Pen(WIDTH, HIGH, finer=2)
    the = make_map(sides)
    for quay in QUAYS:
        _draw_pier(pen, quay)
    for way in layout.lay_out_shortcuts(sides):
        _draw_shortcut(pen, way)
    roads = [road for link in the.by_id.values() for road in _list_seen_stretches(link)]
    roads += [
        layout.lay_out_road(layout.place_space(end), layout.place_tunnel_mouth(end))
        for end in the.closed
    ]
    for tone, width in ((ROAD_EDGE, 27.0), (ROAD, 21.0)):
        for road in roads:
            pen.line(road, tone, width)
    for road in roads:
        for off in (-5, 5):
            pen.line([(x, y + off) for x, y in road], RUT, 3)
    for space in the.list_spaces():
        _draw_space(pen, space)
    for end in _list_tunnel_ends(sides):
        _draw_tunnel(pen, end, closed=end in the.closed)
    picture = country.draw_country(sides).copy()
    stamp(picture, pen.finish_stamp(), 0, 0)
    for space in the.list_spaces():
        x, y = layout.place_space(space)
        write(picture, (x, y), space, LABEL_LETTERS, INK, anchor="mm", bold=True)
    for side, name in zip(sides, names, strict=True):
        _draw_region_name(picture, side, name)
    return picture


def _list_seen_stretches(link: Link) -> list[list[Point]]:
    """List the visible stretches of a road or tunnel; a shortcut has none here."""
    if link.kind == "road":
        return [
            layout.lay_out_road(layout.place_space(link.ends[0]), layout.place_space(link.ends[1]))
        ]
    if link.kind == "tunnel":
        return [
            layout.lay_out_road(layout.place_space(end), layout.place_tunnel_mouth(end))
            for end in link.ends
        ]
    return []


def _list_tunnel_ends(sides: tuple[str, str, str]) -> list[Space]:
    """List the spaces beside a tunnel, open or closed."""
    the = make_map(sides)
    ends = [end for link in the.by_id.values() if link.kind == "tunnel" for end in link.ends]
    return [*ends, *the.closed]


# -- roads and spaces ------------------------------------------------------------------------------


def find_shortcut_tone(link: Link) -> Colour:
    """Choose the colour of a shortcut: red if it brings Damage or Contamination."""
    cut = link.shortcut
    return BLOOD if cut is not None and (cut.damage or cut.contamination) else TRACK


def _draw_shortcut(pen: Pen, way: Way) -> None:
    """Draw a shortcut's line: a zigzag if Rough, dashed if an Avalanche closes it, red if
    harmful."""
    cut = way.link.shortcut
    assert cut is not None
    for colour, width in ((CREAM, 10.0), (find_shortcut_tone(way.link), 6.0)):
        line = graphs.Line(colour, width, rough=cut.rough, dashed=cut.avalanche)
        graphs.draw_way(pen, way.points, line)


def _draw_space(pen: Pen, space: Space) -> None:
    """Draw the plate of a space, which is brighter at a quay; the number is written later."""
    x, y = layout.place_space(space)
    half, high = layout.measure_plate_width(layout.find_region_index(space)) / 2, PLATE_HIGH / 2
    fill = EMBER_HOT if space in QUAYS else CREAM
    pen.oval((x - half - 4, y - 6, x + half + 6, y + high + 9), NIGHT, alpha=110)
    pen.box((x - half, y - high, x + half, y + high), fill, INK, width=2.5, corner=high)


def _draw_pier(pen: Pen, quay: Space) -> None:
    """Draw a quay's pier: planks on posts, out over the water."""
    x, y = layout.place_space(quay)
    top = SHORE - 20
    for post in (x - 15, x + 15):
        pen.line([(post, top - 6), (post, top + 22)], INK, 5)
    pen.box((x - 15, top, x + 15, y), PLANK, INK, width=2)
    for plank in range(int(top) + 9, int(y), 9):
        pen.line([(x - 13, plank), (x + 13, plank)], blend(PLANK, INK, 0.45), 1.5)


def _draw_tunnel(pen: Pen, end: Space, *, closed: bool) -> None:
    """Draw a tunnel's mouth; if the tunnel is closed, boulders and a red cross fill it."""
    x, y = layout.place_tunnel_mouth(end)
    half, foot = 23.0, y + 17
    for reach, fill in ((half, ROAD_EDGE), (half - 6, NIGHT)):
        arch = lay_out_arc((x, y - 4), reach, 180, 360)
        pen.shape([(x - reach, foot), *arch, (x + reach, foot)], fill, INK, width=2)
    if closed:
        for dx, dy, r in ((-9, 8, 10), (8, 9, 9), (0, -4, 10), (-8, -8, 6), (9, -7, 6)):
            pen.disc(x + dx, y + dy, r, ROAD_EDGE, INK, width=2)
        for fill, width in ((CREAM, 11.0), (BLOOD, 6.5)):
            for turn in (1, -1):
                pen.line([(x - 14, y - 14 * turn), (x + 14, y + 14 * turn)], fill, width)


def redraw_space(picture: Image.Image, sides: tuple[str, str, str], space: Space, top: int) -> None:
    """Draw a space again, over a track that covers it. `top`: the map's upper edge."""
    x, y = layout.place_space(space)
    plate = _make_plate_mask(layout.measure_plate_width(layout.find_region_index(space)))
    left, high = round(x - plate.width / 2), round(y - plate.height / 2)
    box = (left, high, left + plate.width, high + plate.height)
    picture.paste(draw_sheet(sides).crop(box), (left, top + high), plate)


@lru_cache(maxsize=128)
def _make_plate_mask(wide: int) -> Image.Image:
    """Draw the shape of a space, as a mask."""
    pen = Pen(wide + 4, PLATE_HIGH + 4)
    pen.box((0, 0, wide + 4, PLATE_HIGH + 4), INK, corner=PLATE_HIGH / 2 + 2)
    return pen.finish_stamp().getchannel("A")


# -- names -----------------------------------------------------------------------------------------


def _draw_region_name(picture: Image.Image, side: str, name: str) -> None:
    """Draw the Region's name on a dark board."""
    x, y, anchor = NAMES[side]
    wide = round(measure_text(name, LABEL_LETTERS)) + 28
    left = x if anchor == "l" else x - wide
    stamp(picture, _draw_name_board(wide), left, y - 21)
    write(picture, (left + wide / 2, y), name, LABEL_LETTERS, CREAM, anchor="mm")


@lru_cache(maxsize=512)
def _draw_name_board(wide: int) -> Image.Image:
    pen = Pen(wide, 42)
    pen.box((0, 0, wide, 42), NIGHT, corner=8)
    pen.box((4, 4, wide - 4, 38), None, PLANK, width=1.6, corner=6)
    return pen.finish_stamp()
