"""Where the spaces of a map lie: each Region is a band, and a space's number is its column; roads
with the letter a run along the north of the band, those with b along the south."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache

from pictures.kit.canvas import Point
from rules.aurora.maps import Link, Space, number, region, the_map

WIDTH = 1080
EDGE = 16
"""The sheet's margins."""
BAND = 218
LAST = 238
"""The last band is higher: the Aurora lies beneath its quays."""
LANES = 74
"""From the northern road to the southern one."""
MIDDLE = 102
"""The roads' middle, from a band's top."""
TUNNEL = 42
FIRST = (100, 109, 118)
COUNT = (9, 9, 13)
PLATE_HIGH = 36
NEAR = 190
"""Labels whose middles are nearer than this would touch."""


@dataclass(frozen=True, slots=True)
class Way:
    """A shortcut's line, and the middle of its label."""

    link: Link
    points: tuple[Point, ...]
    label: Point
    north: bool


def band(space: Space) -> int:
    """Which band a space lies in: 0 to 2, from the top."""
    return region(space) - 1


def pitch(of: int) -> float:
    """From one column of a band to the next."""
    tunnels = 2 if of == 1 else 1
    return (WIDTH - 2 * EDGE - 12 - tunnels * TUNNEL) / COUNT[of]


def plate(of: int) -> int:
    """How wide a space of a band is."""
    return 80 if of < 2 else 74


def spot(space: Space) -> Point:
    """The middle of a space, from the upper left corner of the sheet."""
    at = band(space)
    left = EDGE + 6 + (TUNNEL if at else 0)
    x = left + (number(space) - FIRST[at] + 0.5) * pitch(at)
    lane = {"a": -0.5, "b": 0.5}.get(space[-1], 0)
    return x, at * BAND + MIDDLE + lane * LANES


def mouth(space: Space) -> Point:
    """The middle of the tunnel that a space beside a band's edge leads to."""
    _, y = spot(space)
    at_west = number(space) == FIRST[band(space)]
    return (EDGE + 8 + TUNNEL / 2 if at_west else WIDTH - EDGE - 8 - TUNNEL / 2), y


@cache
def ways(sides: tuple[str, str, str]) -> tuple[Way, ...]:
    """The shortcuts: above the northern road or beneath the southern one."""
    found: list[Way] = []
    for link in the_map(sides).by_id.values():
        if link.shortcut is not None:
            found.append(_way(link, _goes_north(link, found)))
    return tuple(_apart(way, found) for way in found)


def _apart(way: Way, others: list[Way]) -> Way:
    """Its label further east where it would lie on another's."""
    x, y = way.label
    near = [
        other
        for other in others
        if other.north == way.north and other.label[1] == y and 0 < x - other.label[0] < NEAR
    ]
    return replace(way, label=(way.points[28][0], y)) if near else way


def _goes_north(link: Link, others: list[Way]) -> bool:
    letters = {end[-1] for end in link.ends}
    if "b" in letters:
        return False
    start, end = (number(e) for e in link.ends)
    beside = [
        min(end, number(way.link.ends[1])) - max(start, number(way.link.ends[0]))
        for way in others
        if way.north
    ]
    return "a" in letters or max(beside, default=0) < 2


def _way(link: Link, north: bool) -> Way:
    (ax, ay), (bx, by) = spot(link.ends[0]), spot(link.ends[1])
    at = band(link.ends[0])
    up = -1 if north else 1
    high = BAND if at < 2 else LAST
    far = at * BAND + (20 if north else high - 20)
    ay, by = ay + up * PLATE_HIGH / 2, by + up * PLATE_HIGH / 2
    bend = (far - (ay + by) / 8) / 0.75
    points = []
    for n in range(41):
        t = n / 40
        x = (1 - t) ** 2 * (1 + 2 * t) * ax + t * t * (3 - 2 * t) * bx
        edge = (1 - t) ** 3 * ay + t**3 * by
        points.append((x, edge + 3 * t * (1 - t) * bend))
    return Way(link, tuple(points), (points[20][0], far), north)
