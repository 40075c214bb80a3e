"""Draw the lines of a page. Each kind has a pattern of its own, and a coloured line also has a
letter. A line that cannot be crossed is drawn as a wall between two spaces."""

import math
from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from PIL import Image

from pictures.aftermath.marks.colours import LINES
from pictures.aftermath.words.facts import find_letter
from pictures.kit.canvas import Colour, Pen, Point, stamp
from pictures.kit.text import measure_text
from pictures.kit.tones import INK
from rules.aftermath.model.terms import Line
from rules.engine.by_language import cache_by_language

PAD = 40
LETTER = 42
SHARES = (0.5, 0.44, 0.56, 0.38, 0.62, 0.32, 0.68, 0.27, 0.73)
Box: TypeAlias = tuple[float, float, float, float]


class Way(NamedTuple):
    """A line between two spaces, and what stands on it."""

    start: Point
    end: Point
    kind: Line
    letter: str


def draw_way(picture: Image.Image, way: Way, taken: Sequence[Box] = ()) -> None:
    """Draw a line between two spaces. Its letter or wall is put where no box in `taken` hides it,
    if there is such a place."""
    (ax, ay), (bx, by) = way.start, way.end
    across, down = round(bx - ax), round(by - ay)
    left, top = min(ax, bx) - PAD, min(ay, by) - PAD
    share = _find_free_share(way.start, way.end, taken)
    stamp(picture, _draw_line(across, down, way.kind, way.letter, share), left, top)


def find_line_letter(kind: Line) -> str:
    """Find what stands on a coloured line. Return "" for other lines."""
    return find_letter(kind) if kind in ("red", "green", "blue") else ""


def _find_free_share(start: Point, end: Point, taken: Sequence[Box]) -> float:
    """Find how far along a line no taken box is near, as a share of its length. Try the middle
    first, and return the middle if no place is free."""
    for share in SHARES:
        x = start[0] + (end[0] - start[0]) * share
        y = start[1] + (end[1] - start[1]) * share
        near = LETTER / 2 + 2
        if not any(a - near < x < c + near and b - near < y < d + near for a, b, c, d in taken):
            return share
    return SHARES[0]


def _draw_line(across: int, down: int, kind: Line, letter: str, share: float = 0.5) -> Image.Image:
    wide, high = abs(across) + 2 * PAD, abs(down) + 2 * PAD
    pen = Pen(wide, high, finer=3)
    start = (PAD + max(0, -across), PAD + max(0, -down))
    end = (start[0] + across, start[1] + down)
    long = math.hypot(across, down) or 1
    ahead = (across / long, down / long)
    if kind in {"white", "double"}:
        middle = (start[0] + across * share, start[1] + down * share)
        _draw_thread(pen, start, end)
        _draw_wall(pen, middle, ahead, double=kind == "double")
        return pen.finish_stamp()
    tone = LINES[kind]
    if kind == "dash":
        _draw_dashes(pen, start, ahead, long, tone)
        return pen.finish_stamp()
    path = _lay_out_path(start, ahead, long, kind)
    pen.line(path, INK, 17)
    pen.line(path, tone, 9)
    if kind == "red":
        for n in range(1, int(long / 24)):
            x, y = start[0] + ahead[0] * n * 24, start[1] + ahead[1] * n * 24
            ends = [(x - ahead[1] * 13, y + ahead[0] * 13), (x + ahead[1] * 13, y - ahead[0] * 13)]
            pen.line(ends, INK, 9)
            pen.line(ends, tone, 5)
    x, y = start[0] + across * share, start[1] + down * share
    half = max(LETTER, measure_text(letter, 30) + 18) / 2
    for edge, fill in ((0, INK), (4, tone)):
        reach, rise = half - edge, LETTER / 2 - edge
        pen.box((x - reach, y - rise, x + reach, y + rise), fill, corner=rise)
    pen.letter(x, y, letter, 30, INK)
    return pen.finish_stamp()


def _draw_dashes(pen: Pen, start: Point, ahead: Point, long: float, tone: Colour) -> None:
    """Draw a trodden path as short dashes."""
    dash, gap = 17, 13
    at = 0.0
    while at < long:
        last = min(long, at + dash)
        ends = [(start[0] + ahead[0] * d, start[1] + ahead[1] * d) for d in (at, last)]
        pen.line(ends, INK, 13)
        pen.line(ends, tone, 7)
        at += dash + gap


def _lay_out_path(start: Point, ahead: Point, long: float, kind: Line) -> list[Point]:
    """List the points of a coloured line: red is straight, green is a zigzag, blue is a wave."""
    if kind == "red":
        return [start, (start[0] + ahead[0] * long, start[1] + ahead[1] * long)]
    many = max(4, round(long / 5))
    path = []
    for n in range(many + 1):
        at = long * n / many
        turn = at / (44 if kind == "blue" else 34)
        if kind == "blue":
            off = 11 * math.sin(2 * math.pi * turn)
        else:
            off = 26 * abs((turn % 1) - 0.5) * 2 - 13
        off *= min(1, n / 3, (many - n) / 3)
        path.append(
            (start[0] + ahead[0] * at - ahead[1] * off, start[1] + ahead[1] * at + ahead[0] * off)
        )
    return path


def _draw_thread(pen: Pen, start: Point, end: Point) -> None:
    """Draw a thin dotted line between two spaces that a wall separates."""
    steps = 22
    for n in range(0, steps, 2):
        ends = [
            (start[0] + (end[0] - start[0]) * m / steps, start[1] + (end[1] - start[1]) * m / steps)
            for m in (n, n + 0.5)
        ]
        pen.line(ends, INK, 6)
        pen.line(ends, LINES["white"], 2)


def _draw_wall(pen: Pen, middle: Point, ahead: Point, *, double: bool) -> None:
    """Draw a wall across a line: one white bar if figures can see over it, two if they cannot."""
    for off in (-8, 8) if double else (0,):
        x, y = middle[0] + ahead[0] * off, middle[1] + ahead[1] * off
        bar = [(x - ahead[1] * 34, y + ahead[0] * 34), (x + ahead[1] * 34, y - ahead[0] * 34)]
        pen.line(bar, INK, 15)
        pen.line(bar, LINES["white"], 8)


@cache_by_language
def draw_sample(kind: Line, wide: int = 86, high: int = 44) -> Image.Image:
    """Draw a short piece of a line of this kind, for the legend."""
    whole = _draw_line(wide, 0, kind, find_line_letter(kind))
    return whole.crop((PAD - 4, PAD - high // 2, PAD + wide + 4, PAD + high - high // 2))


@cache_by_language
def draw_samples(kinds: tuple[Line, ...]) -> Image.Image:
    """Draw samples of several kinds of line side by side."""
    pieces = [draw_sample(kind, 70) for kind in kinds]
    row = Image.new(
        "RGBA", (sum(one.width for one in pieces) + 6 * (len(pieces) - 1), pieces[0].height)
    )
    x = 0
    for one in pieces:
        row.paste(one, (x, 0))
        x += one.width + 6
    return row
