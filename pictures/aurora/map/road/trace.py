"""Draw where a Convoy came from: its last drive as a dashed track, from the player's shape over the
space where it began. The spaces on the way are drawn over the track, so that their numbers can be
read."""

import math
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from PIL import Image

from pictures.aurora.map.road import layout
from pictures.aurora.map.road.layout import HIGH, WIDTH
from pictures.aurora.map.road.sheet import redraw_space
from pictures.kit.canvas import Pen, Point, stamp
from pictures.kit.players import Mark, draw_outline
from pictures.kit.tones import CREAM, INK
from rules.aurora.model.maps import Space, make_map

LANE_DISTANCE = 8
"""Pixels between one lane and the next, for tracks on the same road."""
DASH, GAP = 17.0, 9.0
START_MARK_SIZE = 26
"""How large the mark at the start of a drive is, in pixels."""


@dataclass(frozen=True, slots=True)
class Drive:
    """A drive over these links to the space where it ended. `lane`: how far its track is drawn
    beside the middle of the road, so that two tracks are seen side by side."""

    sides: tuple[str, str, str]
    links: tuple[str, ...]
    end: Space
    mark: Mark
    lane: int


def draw(picture: Image.Image, drive: Drive, top: int) -> None:
    """Draw the track of a drive; nothing if it has no links. `top`: the map's upper edge."""
    if not drive.links:
        return
    track, left, high = _draw_track(drive)
    stamp(picture, track, left, top + high)
    by_id, at = make_map(drive.sides).by_id, drive.end
    redraw_space(picture, drive.sides, at, top)
    for key in reversed(drive.links):
        at = by_id[key].find_other_end(at)
        redraw_space(picture, drive.sides, at, top)
    x, y = layout.place_space(at)
    begun = draw_source(drive.mark)
    beside = x + drive.lane * 13 - begun.width / 2
    stamp(picture, begun, beside, top + y - layout.PLATE_HIGH / 2 - begun.height + 6)


@lru_cache(maxsize=128)
def draw_source(mark: Mark) -> Image.Image:
    """Draw the hollow shape of a player that marks where a drive began."""
    size = START_MARK_SIZE + 10
    pen = Pen(size, size)
    for less, tone in ((0, INK), (6, mark.colour), (18, CREAM)):
        draw_outline(pen, mark.shape, (size / 2, size / 2), size - less, tone)
    return pen.finish_stamp()


@lru_cache(maxsize=48)
def _draw_track(drive: Drive) -> tuple[Image.Image, int, int]:
    """Draw the track as a stamp. Return the stamp, and the left and top where it lies."""
    stretches = [_shift_aside(one, drive.lane * LANE_DISTANCE) for one in _list_stretches(drive)]
    every = [point for one in stretches for point in one]
    margin = 24
    left = max(0, int(min(x for x, _ in every)) - margin)
    top = max(0, int(min(y for _, y in every)) - margin)
    right = min(WIDTH, int(max(x for x, _ in every)) + margin)
    low = min(HIGH, int(max(y for _, y in every)) + margin)
    pen = Pen(right - left, low - top, finer=2)
    moved = [[(x - left, y - top) for x, y in one] for one in stretches]
    for tone, width in ((INK, 11.0), (drive.mark.colour, 6.0)):
        for one in moved:
            for dash in _split_into_dashes(one):
                pen.line(dash, tone, width)
    return pen.finish_stamp(), left, top


def _list_stretches(drive: Drive) -> list[list[Point]]:
    """List the visible stretches of a drive, first to last; a new one begins after each tunnel."""
    by_id = make_map(drive.sides).by_id
    at, legs = drive.end, []
    for key in reversed(drive.links):
        link = by_id[key]
        points = layout.lay_out_link(drive.sides, link)
        legs.append((link, points if link.ends[1] == at else points[::-1]))
        at = link.find_other_end(at)
    found: list[list[Point]] = [[]]
    for link, points in reversed(legs):
        half = len(points) // 2
        if link.kind == "tunnel":
            found[-1] += points[:half]
            found.append(list(points[half:]))
        else:
            found[-1] += points
    return found


def _shift_aside(points: list[Point], off: float) -> list[Point]:
    """Move a line `off` pixels to the right of its direction."""
    if not off:
        return points
    moved: list[Point] = []
    for n, (x, y) in enumerate(points):
        (ax, ay), (bx, by) = points[max(0, n - 1)], points[min(len(points) - 1, n + 1)]
        long = math.hypot(bx - ax, by - ay) or 1
        moved.append((x - (by - ay) / long * off, y + (bx - ax) / long * off))
    return moved


def _split_into_dashes(points: list[Point]) -> list[list[Point]]:
    """Split a line into dashes of equal length."""
    found: list[list[Point]] = []
    dash: list[Point] = []
    run, drawn = 0.0, True
    for (ax, ay), (bx, by) in pairwise(points):
        long = math.hypot(bx - ax, by - ay)
        if long and drawn:
            dash = dash or [(ax, ay)]
            dash.append((bx, by))
        run += long
        if run >= (DASH if drawn else GAP):
            if drawn and len(dash) > 1:
                found.append(dash)
            run, drawn, dash = 0.0, not drawn, []
    return [*found, dash] if len(dash) > 1 else found
