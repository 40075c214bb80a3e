"""Draw the map as it is now: the Convoys and their last drives, what lies on the road, the Enemies
in their Regions, and the Aurora at her quay."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import TypeAlias

from PIL import Image

from pictures.aurora.facts import (
    find_last_quay,
    find_mark,
    find_space,
    label_foe_number,
    label_quay,
    list_convoys,
    list_convoys_on_space,
    list_crossed_links,
    list_who_moved,
)
from pictures.aurora.map.road import layout, trace, vehicles
from pictures.aurora.map.road.layout import PLATE_HIGH, SHORE, WIDTH, Way
from pictures.aurora.map.road.sheet import LABEL_LETTERS, draw_sheet, find_shortcut_tone
from pictures.aurora.marks import tokens
from pictures.aurora.marks.colours import BLOOD, NIGHT
from pictures.aurora.words import Message
from pictures.kit.canvas import Pen, stamp, write
from pictures.kit.signs import draw_acting_player_arrow, draw_spark
from pictures.kit.text import measure_text
from pictures.kit.tones import CREAM, EMBER, INK, SOOT
from rules.aurora.model.maps import QUAYS, Link, Space, make_map
from rules.aurora.view import View

ENEMY_ROWS = {
    "1A": (542, 732),
    "1B": (764, 732),
    "2A": (740, 484),
    "2B": (346, 684),
    "3A": (570, 436),
    "3B": (506, 436),
}
"""For each side of a Region board: the left end (x) and middle (y) of its row of Enemies."""
WOLF = 46
COUNTER = 38
LABEL_POINTS = (22, 18, 24, 16, 26, 14, 28, 12, 30, 10, 32, 8, 33, 7)
"""Indices of a shortcut's points on which its label may lie, nearest to the middle first."""
LABEL_OFFSET = 9
"""How far a label may lie from its line, if something would hide it everywhere on the line."""
Box: TypeAlias = tuple[float, float, float, float]
"""A box in pixels: left, top, right, bottom."""


def draw(picture: Image.Image, view: View, top: int) -> None:
    """Draw the whole map, with its upper edge at `top`."""
    picture.paste(draw_sheet(view.sides), (0, top))
    spaces = list(make_map(view.sides).list_spaces())
    everybody = list_convoys(view)
    for n, who in enumerate(everybody):
        links, lane = tuple(list_crossed_links(view, who)), 2 * n - (len(everybody) - 1)
        drive = trace.Drive(view.sides, links, find_space(view, who), find_mark(view, who), lane)
        trace.draw(picture, drive, top)
    _draw_mine(picture, view, top)
    for space, counter in view.waypoints.items():
        left, high, *_ = find_counter_box(space)
        size = COUNTER
        drawn = tokens.draw_resource_token
        stone = tokens.draw_sign("contamination", size) if counter == "C" else drawn(counter, size)
        stamp(picture, stone, left, top + high)
    _draw_aurora(picture, view, top)
    _draw_enemies(picture, view, top)
    taken = [
        find_convoys_box(space, len(there))
        for space in spaces
        if (there := list_convoys_on_space(view, space))
    ]
    taken += [find_counter_box(space) for space in view.waypoints]
    for way in layout.lay_out_shortcuts(view.sides):
        label = draw_shortcut_tag(way.link, way.link.id in view.closed)
        left, high, *_ = label_at(view.sides, way, label.size, taken)
        stamp(picture, label, left, top + high)
    for space in spaces:
        if there := list_convoys_on_space(view, space):
            _draw_convoys(picture, view, space, there, top)


# -- Convoys ---------------------------------------------------------------------------------------


def _draw_convoys(
    picture: Image.Image, view: View, space: Space, there: list[int], top: int
) -> None:
    """Draw the Convoys on a space side by side, with the one whose turn it is in front."""
    wide, high = vehicles.CONVOY
    left, _, _, low = find_convoys_box(space, len(there))
    step, foot = _measure_convoy_step(len(there)), top + low
    last = list_who_moved(view)[-1] if view.phase == "movement" and list_who_moved(view) else None
    order = sorted(enumerate(there), key=lambda one: one[1] == view.acting)
    for n, who in order:
        lit = who == view.acting
        west = layout.find_region_index(space) == 1
        truck = vehicles.draw_convoy(find_mark(view, who), lit=lit, west=west)
        at = left + n * step
        stamp(picture, truck, at, foot - high)
        if lit:
            load = foot - high + vehicles.load_top(find_mark(view, who))
            if layout.is_on_southern_road(space) and at > 40:  # an arrow above would hide a number
                stamp(picture, draw_acting_player_arrow(38), at - 36, load + 8)
            else:
                stamp(
                    picture, draw_acting_player_arrow(38, down=True), at + wide / 2 - 19, load - 36
                )
        elif who == last:
            stamp(picture, draw_spark(34), at + wide - 26, foot - high + 4)


def _measure_convoy_step(many: int) -> int:
    """Return the pixels from one Convoy to the next on a space with `many` Convoys."""
    return 60 if many == 2 else 48


def find_convoys_box(space: Space, many: int) -> Box:
    """Find the box that `many` Convoys on a space cover."""
    wide, high = vehicles.CONVOY
    x, y = layout.place_space(space)
    run = _measure_convoy_step(many) * (many - 1) + wide
    left = min(max(x - run / 2, 2), WIDTH - run - 2)
    low = y - PLATE_HIGH / 2 + 4
    return left, low - high, left + run, low


# -- the ship --------------------------------------------------------------------------------------


def _draw_aurora(picture: Image.Image, view: View, top: int) -> None:
    """Draw the Aurora at her quay, and dots to the quay from which she sails in the end."""
    now = QUAYS[min(view.aurora_at - 123, len(QUAYS) - 1)]
    last = find_last_quay(view)
    wide, high = vehicles.SHIP
    x, _ = layout.place_space(now)
    left = min(x - wide / 2, WIDTH - wide - 6)
    foot = top + SHORE - 14
    ahead, _ = layout.place_space(last)
    for dot in range(int(left + wide + 12), int(ahead) - 8, 17):
        stamp(picture, _draw_dot(), dot, foot - 16)
    stamp(picture, vehicles.draw_ship(view.red), left, foot - high)
    if last != now:
        stamp(picture, vehicles.draw_flag(52), ahead - 10, foot - 56)
    text = str(Message("aurora-at", quay=label_quay(view)))
    room = round(measure_text(text, LABEL_LETTERS)) + 24
    at = min(
        max(left + wide / 2 - room / 2, layout.LEAST_EDGE_DISTANCE),
        WIDTH - room - layout.LEAST_EDGE_DISTANCE,
    )
    stamp(picture, _name_plate(room), at, foot - high - 46)
    write(
        picture,
        (at + room / 2, foot - high - 25),
        text,
        LABEL_LETTERS,
        CREAM,
        anchor="mm",
        bold=True,
    )


@cache
def _draw_dot() -> Image.Image:
    pen = Pen(9, 9)
    pen.disc(4.5, 4.5, 4, CREAM, INK, width=1)
    return pen.finish_stamp()


@lru_cache(maxsize=128)
def _name_plate(wide: int) -> Image.Image:
    pen = Pen(wide, 42)
    pen.box((0, 0, wide, 42), NIGHT, EMBER, width=2.5, corner=12)
    return pen.finish_stamp()


# -- what lies in wait -----------------------------------------------------------------------------


def _draw_enemies(picture: Image.Image, view: View, top: int) -> None:
    """Draw a wolf's head and a number for each Enemy, in its Region."""
    for region, side in enumerate(view.sides, 1):
        there = [foe for foe in view.foes if foe.region == region]
        x, y = ENEMY_ROWS[side]
        for foe in there:
            pack = pack_of(label_foe_number(foe))
            stamp(picture, pack, x, top + y - pack.height / 2)
            x += pack.width + 2


@lru_cache(maxsize=512)
def pack_of(number: str) -> Image.Image:
    wide = WOLF + round(measure_text(number, LABEL_LETTERS)) + 11
    pen = Pen(wide, WOLF)
    pen.box((WOLF / 2, 4, wide, WOLF - 4), BLOOD, INK, width=2, corner=9)
    made = pen.finish_stamp()
    made.alpha_composite(tokens.draw_sign("wolf", WOLF), (0, 0))
    write(made, (WOLF + 3, WOLF / 2), number, LABEL_LETTERS, CREAM, bold=True)
    return made


def find_counter_box(space: Space) -> Box:
    """Find the box of a waypoint's counter: beneath the number, on the lower edge of its space."""
    x, y = layout.place_space(space)
    left, high = x - COUNTER / 2, y + 14
    return left, high, left + COUNTER, high + COUNTER


def _draw_mine(picture: Image.Image, view: View, top: int) -> None:
    link = make_map(view.sides).by_id.get(view.mine or "")
    if link is not None:
        points = layout.lay_out_link(view.sides, link)
        x, y = points[6 if link.shortcut else len(points) // 4 if link.kind == "tunnel" else 7]
        stamp(picture, tokens.draw_land_mine(44), x - 22, top + y - 22)


# -- labels of shortcuts ---------------------------------------------------------------------------


@lru_cache(maxsize=512)
def list_plate_boxes(sides: tuple[str, str, str]) -> tuple[Box, ...]:
    """List the boxes of all spaces of a map."""
    found = []
    for space in make_map(sides).list_spaces():
        (x, y), region = layout.place_space(space), layout.find_region_index(space)
        half = layout.measure_plate_width(region) / 2
        found.append((x - half, y - PLATE_HIGH / 2, x + half, y + PLATE_HIGH / 2))
    return tuple(found)


def label_at(
    sides: tuple[str, str, str], way: Way, size: tuple[int, int], taken: Sequence[Box]
) -> Box:
    """Find a place for a shortcut's label: the middle of its line, or else further along or a
    little aside, so that nothing covers the label. If something covers it everywhere, choose the
    place where least of it is covered. `taken`: boxes of Convoys and counters."""
    wide, high = size
    boxes = [
        (x - wide / 2, y + aside - high / 2, x + wide / 2, y + aside + high / 2)
        for aside in (0, LABEL_OFFSET, -LABEL_OFFSET)
        for x, y in (way.label, *(way.points[n] for n in LABEL_POINTS))
    ]
    others = (*list_plate_boxes(sides), *taken)

    def hidden(box: Box) -> float:
        return sum(measure_overlap(box, other) for other in others)

    return next((box for box in boxes if not hidden(box)), None) or min(boxes, key=hidden)


def measure_overlap(one: Box, other: Box) -> float:
    """Count the pixels that two boxes have in common."""
    wide = min(one[2], other[2]) - max(one[0], other[0])
    high = min(one[3], other[3]) - max(one[1], other[1])
    return max(0.0, wide) * max(0.0, high)


@lru_cache(maxsize=120)
def draw_shortcut_tag(link: Link, closed: bool) -> Image.Image:
    """Draw a shortcut's label: marks for what crossing it needs and costs, or a struck mountain if
    it is closed."""
    cut = link.shortcut
    assert cut is not None
    parts: list[Image.Image] = []
    if cut.avalanche:
        parts.append(tokens.draw_peak(38, closed))
    if not closed:
        parts += [tokens.draw_sign("tread", 38)] * cut.rough
        parts += [tokens.draw_sign("damage", 34)] * cut.damage
        parts += [tokens.draw_sign("contamination", 36)] * cut.contamination
    width, height = sum(part.width + 7 for part in parts) + 15, 46
    pen = Pen(width, height)
    fill = SOOT if closed else NIGHT
    edges = (0, 0, width, height)
    pen.box(edges, fill, SOOT if closed else find_shortcut_tone(link), width=3, corner=14)
    made = pen.finish_stamp()
    x = 11
    for part in parts:
        stamp(made, part, x, height / 2 - part.height / 2)
        x += part.width + 7
    return made
