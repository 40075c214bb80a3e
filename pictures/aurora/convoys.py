"""Each player's Convoy: the grid of its cards and boxes, the Survivors, and what is counted."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from PIL import Image

from pictures.kit.canvas import Pen, stamp, write
from pictures.kit.legends import flowed
from pictures.kit.panels import card, panel, tab
from pictures.kit.text import length, say, whole_words
from pictures.kit.tokens import count, row
from pictures.kit.tones import ASH, CREAM, EMBER_HOT, INK, SOOT, TABLE_LIT
from rules.aurora.decks import ENEMIES
from rules.aurora.view import CrewView, PartView, PlayerView, View

from . import marks
from .boxes import box_mark
from .colours import DIM, GOLD
from .facts import columns, free_hitches, place, printed, total, where, zones
from .plates import INNER, MARGIN

HEAD = 56
BOX = 42
STEP = BOX + 3
NAME = 36
GAP = 6
LINE = 38
OUT = 52
HITCH = 32
LEAST = 3
"""A card is at least so many boxes wide."""
MARK = 32


@dataclass(frozen=True, slots=True)
class Plan:
    """How a Convoy is laid out: the rows of boxes on a card, and where the Survivors stand."""

    rows: int
    left: int
    """Where the Survivors' lines begin."""
    top: int
    lines: tuple[tuple[Item, ...], ...]
    grid: int

    @property
    def height(self) -> int:
        return HEAD + max(self.grid, self.top + len(self.lines) * LINE) + 10


def height(laid: Plan | None) -> int:
    return OUT if laid is None else laid.height


def plan(view: View, p: PlayerView) -> Plan | None:
    """The lowest of the ways in which all can be shown."""
    if p.out:
        return None
    found = []
    for rows in (1, 2):
        wide = _width(p, rows)
        grid = _roof(p) + _floor(p, rows)
        if wide <= INNER - 20:
            lines = _flow(view, p, INNER - 28)
            found.append(Plan(rows, 14, grid + 4, lines, grid))
        if INNER - wide > 230:
            lines = _flow(view, p, INNER - wide - 28)
            found.append(Plan(rows, wide + 16, 2, lines, grid))
    return min(found, key=lambda one: one.height)


def draw(picture: Image.Image, view: View, p: PlayerView, laid: Plan | None, top: int) -> None:
    """One player's panel; who is out of the game has no plan."""
    high = height(laid)
    stamp(picture, panel(INNER, high, lit=view.acting == p.seat), MARGIN, top)
    if laid is None:
        stamp(picture, marks.truck(p.colour, 48), MARGIN + 12, top + 2)
        end = say(picture, (MARGIN + 74, top + OUT / 2), p.name, 34, ASH, room=320, bold=True)
        write(picture, (end + 24, top + OUT / 2), "out of the game", 30, DIM)
        return
    headline(picture, view, p, top)
    _draw_grid(picture, p, top + HEAD, laid.rows)
    for n, line in enumerate(laid.lines):
        _draw_line(picture, line, MARGIN + laid.left, top + HEAD + laid.top + 19 + n * LINE)


# -- the first line --------------------------------------------------------------------------------


def headline(picture: Image.Image, view: View, p: PlayerView, top: int) -> None:
    """Who it is, where the Convoy stands, and what is counted."""
    y = top + 28
    stamp(picture, marks.truck(p.colour, 48), MARGIN + 12, y - 25)
    groups = [
        (marks.token("F", 36), str(p.fuel), 72),
        (marks.token("P", 36), str(p.food), 72),
        (marks.token("A", 36), str(p.ammo), 80),
        (marks.fame(42), str(p.fame), 84),
        (marks.fury(40, p.special), str(p.fury), 74),
        (marks.cards(38), f"{p.hidden}/{p.limit}", 104),
        (marks.speed(36), str(p.speed), 64),
    ]
    x = MARGIN + INNER - 6 - sum(wide for _, _, wide in groups)
    left, points = MARGIN + 72, total(view, p.seat)
    room = x - left - 14
    tail = where(view, p.seat) if points is None else f"{points} points"
    turn = place(view, p.seat) if points is None else ""
    sizes = length(turn, 30) + length(tail, 30) + 44
    end = say(picture, (left, y), p.name, 34, CREAM, room=room - sizes, bold=True)
    if turn:
        end = write(picture, (end + 12, y + 1), turn, 30, ASH)
    wide = round(length(tail, 30)) + 18
    stamp(picture, tab(wide, 40, CREAM if points is None else EMBER_HOT), end + 12, y - 20)
    write(picture, (end + 12 + wide / 2, y), tail, 30, INK, anchor="mm", bold=True)
    for mark, text, room in groups:
        count(picture, x, y, mark, text)
        x += room


# -- the grid --------------------------------------------------------------------------------------


def _across(part: PartView, rows: int) -> int:
    return max(LEAST, -(-len(part.boxes) // rows))


def _wide(column: tuple[PartView, PartView | None], rows: int) -> int:
    return max(_across(part, rows) for part in column if part is not None) * STEP + 9


def _width(p: PlayerView, rows: int) -> int:
    cards = sum(_wide(column, rows) + GAP for column in columns(p))
    return 12 + cards + free_hitches(p) * HITCH


def _roof(p: PlayerView) -> int:
    return NAME + STEP + 4 + GAP if any(top for _, top in columns(p)) else 0


def _floor(p: PlayerView, rows: int) -> int:
    most = max(-(-len(part.boxes) // _across(part, rows)) for part, _ in columns(p))
    return NAME + most * STEP + 4


def _draw_grid(picture: Image.Image, p: PlayerView, top: int, rows: int) -> None:
    """Truck and Trailers below, Devices above."""
    floor = _floor(p, rows)
    low = top + _roof(p)
    x = MARGIN + 12
    for column in columns(p):
        bottom, above = column
        wide = _wide(column, rows)
        if above is not None:
            _card(picture, p, above, (x, top, wide, low - top - GAP), rows)
        _card(picture, p, bottom, (x, low, wide, floor), rows)
        x += wide + GAP
    for _ in range(free_hitches(p)):
        stamp(picture, hitch(floor), x, low)
        x += HITCH


def _card(
    picture: Image.Image, p: PlayerView, part: PartView, at: tuple[int, int, int, int], rows: int
) -> None:
    left, top, wide, high = at
    stamp(picture, ground(wide, high, part.loot, part.kind == "truck"), left, top)
    write(picture, (left + 7, top + 19), whole_words(part.name, 30, wide - 12), 30, CREAM)
    across = _across(part, rows)
    for n, (what, now) in enumerate(zip(printed(part), part.boxes, strict=True)):
        mark = box_mark(what, now.content, BOX, now.ref in p.fired)
        stamp(picture, mark, left + 6 + n % across * STEP, top + NAME + n // across * STEP)


def ground(wide: int, high: int, loot: bool, truck: bool) -> Image.Image:
    """A Convoy card; Loot has a golden edge."""
    return card(wide, high, TABLE_LIT, GOLD if loot else ASH if truck else SOOT)


@cache
def hitch(high: int) -> Image.Image:
    """Room for one Trailer more."""
    pen = Pen(28, high)
    for y in range(4, high - 8, 16):
        pen.line([(3, y), (3, y + 7)], SOOT, 3)
        pen.line([(25, y), (25, y + 7)], SOOT, 3)
    pen.letter(14, high / 2, "+", 30, ASH)
    return pen.done()


# -- Survivors -------------------------------------------------------------------------------------

Item = tuple[str, CrewView | str]
"""A zone where one begins, and a Survivor; or "" and a note."""


def room_of(item: Item) -> float:
    """How much of a line it takes."""
    zone, one = item
    if isinstance(one, str):
        return length(one, 30) + 20
    name = min(length(one.name, 30), 220)
    return 38 * bool(zone) + MARK + 5 + name + 26 * one.counters + 18


def items(view: View, p: PlayerView) -> list[Item]:
    """Survivors by zone, and what else is to be told."""
    found: list[Item] = [
        ("" if n else zone, one) for zone, crew in zones(p).items() for n, one in enumerate(crew)
    ]
    return found + [("", note) for note in notes(view, p)]


def _flow(view: View, p: PlayerView, room: float) -> tuple[tuple[Item, ...], ...]:
    """The items in lines that fit."""
    lines = flowed(items(view, p), room, room_of, 18)
    return tuple(tuple(line) for line in lines)


def notes(view: View, p: PlayerView) -> list[str]:
    """What there is beside the rest."""
    found = []
    if p.dealt:
        found.append(f"choosing from {p.dealt} Loot")
    if p.kept:
        found.append(f"keeps {p.kept} Loot")
    if p.spared is not None:
        found.append(f"ignores {ENEMIES[p.spared].name}")
    if view.phase == "over" and p.hand:
        found += [card.name for card in p.hand]
    return found


def _draw_line(picture: Image.Image, line: tuple[Item, ...], x: float, y: float) -> None:
    for item in line:
        draw_item(picture, item, x, y)
        x += room_of(item)


def draw_item(picture: Image.Image, item: Item, x: float, y: float) -> None:
    """A Survivor, or a note."""
    zone, one = item
    if isinstance(one, str):
        say(picture, (x, y), one, 30, EMBER_HOT, room=MARGIN + INNER - x - 10)
        return
    if zone:
        stamp(picture, marks.zone(zone), x, y - 15)
        x += 38
    tone = CREAM if one.zone == "active" and not one.used else ASH
    stamp(picture, marks.skill(one.skill, MARK, tone == CREAM), x, y - MARK / 2)
    end = say(picture, (x + MARK + 5, y), one.name, 30, tone, room=220)
    row(picture, end + 4, y, [marks.contamination(25)] * one.counters, 1)
