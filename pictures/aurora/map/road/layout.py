"""Lay out the road on its map: one winding road from the near shore of the picture up to the sea.
Region 1 runs along the foot from west to east, Region 2 above that from east to west, Region 3
beneath the horizon from west to east again. So each tunnel leads through the mountain beside which
it begins."""

import math
from dataclasses import dataclass, replace
from functools import lru_cache

from pictures.kit.canvas import Point
from rules.aurora.model.maps import QUAYS, Link, Space, find_region, find_space_number, make_map

WIDTH, HIGH = 1080, 968
LEAST_EDGE_DISTANCE = 14
"""How far all letters and marks are at least from the map's edges, in pixels."""
SHORE = 272
"""The y at which the land begins behind the quays."""
HORIZON = 150
MIDDLES = (832, 584, 322)
"""The y of the middle of each Region's road."""
LANES = 98
"""Pixels between the northern and the southern road, if two run side by side."""
SHORTCUT_LABEL_DISTANCES = (100, 100, 115)
"""Pixels from the middle of each Region's road to the labels of its shortcuts."""
FIRST = (100, 109, 118)
COLUMNS = (9, 9, 13)
TUNNEL = 50
"""How wide the room for a tunnel's mouth is, in pixels."""
PLATE_HIGH = 38
LEAST_LABEL_DISTANCE = 150
"""Labels would touch if their middles were nearer to each other than this."""


@dataclass(frozen=True, slots=True)
class Way:
    """The line of a shortcut, the middle of its label, and whether it lies north of the road."""

    link: Link
    points: tuple[Point, ...]
    label: Point
    north: bool


def find_region_index(space: Space) -> int:
    """Find the index of the Region in which a space lies: 0 to 2."""
    return find_region(space) - 1


def measure_plate_width(of: int) -> int:
    """Return how wide the spaces of a Region are, in pixels."""
    return 80 if of < 2 else 73


@lru_cache(maxsize=512)
def place_space(space: Space) -> Point:
    """Find the middle of a space, in pixels from the upper left corner of the map."""
    at = find_region_index(space)
    rooms = ((LEAST_EDGE_DISTANCE, TUNNEL), (TUNNEL, TUNNEL), (TUNNEL, LEAST_EDGE_DISTANCE))[at]
    pitch = (WIDTH - sum(rooms)) / COLUMNS[at]
    along = (find_space_number(space) - FIRST[at] + 0.5) * pitch
    x = WIDTH - rooms[1] - along if at == 1 else rooms[0] + along
    lane = {"a": -0.5, "b": 0.5}.get(space[-1], 0) * (-1 if at == 1 else 1)
    return x, MIDDLES[at] + lane * LANES + _measure_sway(at, x)


def is_on_southern_road(space: Space) -> bool:
    """Whether two roads run side by side here and the space lies on the southern one."""
    return space[-1] == ("a" if find_region_index(space) == 1 else "b")


def _measure_sway(of: int, x: float) -> float:
    """Measure how far a road sways up or down at this x; it is level along the quays."""
    if of == 2:
        return 9 * math.sin((x - 430) / 95) * max(0.0, min(1.0, (430 - x) / 160))
    return 10 * math.sin(x / 150 + of * 2.2)


def place_tunnel_mouth(space: Space) -> Point:
    """Find the middle of the tunnel's mouth to which a space beside a mountain leads."""
    x, y = place_space(space)
    return (TUNNEL / 2 - 1 if x < WIDTH / 2 else WIDTH - TUNNEL / 2 + 1), y


def lay_out_road(start: Point, end: Point, steps: int = 14) -> list[Point]:
    """List the points of the road from one space to the next; the road is level at both ends."""
    (ax, ay), (bx, by) = start, end
    found = []
    for n in range(steps + 1):
        t = n / steps
        found.append((ax + (bx - ax) * t, ay + (by - ay) * t * t * (3 - 2 * t)))
    return found


def lay_out_link(sides: tuple[str, str, str], link: Link) -> list[Point]:
    """List the points of any link, from its first end to its second. A tunnel goes in at one mouth
    and comes out at the other; between them it has no points."""
    if link.shortcut is not None:
        return list(next(way.points for way in lay_out_shortcuts(sides) if way.link.id == link.id))
    start, end = place_space(link.ends[0]), place_space(link.ends[1])
    if link.kind == "tunnel":
        return [
            *lay_out_road(start, place_tunnel_mouth(link.ends[0])),
            *lay_out_road(place_tunnel_mouth(link.ends[1]), end),
        ]
    return lay_out_road(start, end)


@lru_cache(maxsize=512)
def lay_out_shortcuts(sides: tuple[str, str, str]) -> tuple[Way, ...]:
    """Lay out all shortcuts of a map, above the northern road or beneath the southern one."""
    found: list[Way] = []
    for link in make_map(sides).by_id.values():
        if link.shortcut is not None:
            found.append(_lay_out_shortcut(link, _is_north_of_road(link, found)))
    return tuple(_move_label_apart(way, found) for way in found)


def _move_label_apart(way: Way, others: list[Way]) -> Way:
    """Move a shortcut's label further along its line if another shortcut's label lies there."""
    x, y = way.label
    near = [
        other
        for other in others
        if other.north == way.north
        and other.link != way.link
        and other.label[1] == y
        and abs(x - other.label[0]) < LEAST_LABEL_DISTANCE
        and find_space_number(other.link.ends[0]) <= find_space_number(way.link.ends[0])
    ]
    return replace(way, label=(way.points[29][0], y)) if near else way


def _is_north_of_road(link: Link, others: list[Way]) -> bool:
    """Whether a shortcut lies north of the road: on the side of the lane at which it begins or
    ends, or else where there is room."""
    letters = {end[-1] for end in link.ends}
    mirrored = find_region_index(link.ends[0]) == 1
    if "b" in letters:
        return mirrored
    if "a" in letters:
        return not mirrored
    start, end = (find_space_number(e) for e in link.ends)
    beside = [
        min(end, find_space_number(way.link.ends[1]))
        - max(start, find_space_number(way.link.ends[0]))
        for way in others
        if way.north
    ]
    return max(beside, default=0) < 2 and link.ends[1] not in QUAYS


def _lay_out_shortcut(link: Link, north: bool) -> Way:
    (ax, ay), (bx, by) = place_space(link.ends[0]), place_space(link.ends[1])
    up = -1 if north else 1
    far = (
        MIDDLES[find_region_index(link.ends[0])]
        + up * SHORTCUT_LABEL_DISTANCES[find_region_index(link.ends[0])]
    )
    ay, by = ay + up * PLATE_HIGH / 2, by + up * PLATE_HIGH / 2
    bend = (far - (ay + by) / 8) / 0.75
    points = []
    for n in range(41):
        t = n / 40
        x = (1 - t) ** 2 * (1 + 2 * t) * ax + t * t * (3 - 2 * t) * bx
        edge = (1 - t) ** 3 * ay + t**3 * by
        points.append((x, edge + 3 * t * (1 - t) * bend))
    return Way(link, tuple(points), (points[20][0], far), north)
