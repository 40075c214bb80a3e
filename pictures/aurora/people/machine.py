"""The Automa's board: four rows of six boxes, its stores, and its Action cards."""

from __future__ import annotations

from PIL import Image

from pictures.aurora.facts import mark, place, total
from pictures.aurora.map.road.layout import WIDTH
from pictures.aurora.marks import tokens
from pictures.aurora.marks.boxes import box_mark, quick
from pictures.aurora.marks.colours import inks
from pictures.aurora.plates.margins import INNER, MARGIN
from pictures.kit.canvas import png, stamp, write
from pictures.kit.panels import panel, tab
from pictures.kit.players import draw_mark
from pictures.kit.text import length, say
from pictures.kit.tokens import count
from pictures.kit.tones import ASH, CREAM, EMBER, EMBER_HOT, INK, TABLE
from rules.aurora.model.boxes import DAMAGE, box
from rules.aurora.model.state import AUTOMA
from rules.aurora.play.automa.board import COLUMNS, CREW, ROWS, SPEED_BOX, STORE, WEAPONS
from rules.aurora.view import AutomaView, View

HEAD = 116
BOX = 64
LEFT = MARGIN + 64
HIGH = HEAD + 64 + len(ROWS) * (BOX + 6) + 16


def draw(view: View) -> bytes:
    """The Automa as a PNG, 1080 pixels wide."""
    a = view.automa
    assert a is not None
    picture = Image.new("RGB", (WIDTH, HIGH), TABLE)
    _head(picture, view, a)
    _grid(picture, a, HEAD + 8)
    _stores(picture, a, LEFT + COLUMNS * (BOX + 6) + 44, HEAD + 42)
    return png(picture, inks(), 6)


def _head(picture: Image.Image, view: View, a: AutomaView) -> None:
    lit = view.acting == AUTOMA
    stamp(picture, panel(INNER, HEAD - 12, lit=lit), MARGIN, 6)
    stamp(picture, draw_mark(mark(view, AUTOMA), 88, lit=lit), MARGIN + 12, 14)
    title = "The Automa, hard" if a.hard else "The Automa"
    points = total(view, AUTOMA)
    tail = f"acts {place(view, AUTOMA)}" if points is None else f"{points} points"
    write(picture, (MARGIN + 120, 40), title, 44, CREAM, bold=True)
    write(picture, (MARGIN + 120, 84), tail, 32, EMBER_HOT)
    wide = round(length(a.space, 36)) + 34
    right = MARGIN + INNER - 16
    stamp(picture, tab(wide, 56, CREAM), right - wide, 30)
    write(picture, (right - wide / 2, 58), a.space, 36, INK, anchor="mm", bold=True)


def _grid(picture: Image.Image, a: AutomaView, top: int) -> None:
    """The round counter stands above its column."""
    for n in range(COLUMNS):
        x = LEFT + n * (BOX + 6) + BOX / 2
        now = n + 1 == a.column
        if now:
            stamp(picture, tab(BOX, 38, EMBER), x - BOX / 2, top)
        ink = INK if now else ASH
        write(picture, (x, top + 19), str(n + 1), 32, ink, anchor="mm", bold=now)
    for k, name in enumerate(ROWS):
        y = top + 48 + k * (BOX + 6)
        write(picture, (LEFT - 26, y + BOX / 2), name, 34, CREAM, anchor="mm", bold=True)
        for n, hit in enumerate(a.rows[name]):
            stamp(picture, _box(name, n + 1, hit), LEFT + n * (BOX + 6), y)


def _box(row: str, column: int, hit: bool) -> Image.Image:
    content = DAMAGE if hit else ""
    rating = WEAPONS.get((row, column))
    if rating:
        return box_mark(box(f"w{rating}"), content, BOX)
    if (row, column) == SPEED_BOX:
        return quick(hit, BOX)
    return box_mark(box("any"), content, BOX)


def _stores(picture: Image.Image, a: AutomaView, x: int, y: int) -> None:
    room = MARGIN + INNER - x - 8
    at: float = x
    for what, number in (("F", a.fuel), ("P", a.food), ("A", a.ammo)):
        at = count(picture, at, y, tokens.token(what, 46), str(number)) + 34
    count(picture, at, y, tokens.fame(52), str(a.fame))
    say(picture, (x, y + 50), f"{STORE} of each Resource at most", 30, ASH, room=room)
    at = count(picture, x, y + 108, tokens.token("S", 46), f"{a.survivors} of {CREW}") + 34
    if a.contaminated:
        text = f"{a.contaminated} ({a.standing} standing)"
        count(picture, at, y + 108, tokens.contamination(46), text)
    at = count(picture, x, y + 170, tokens.cards(46), str(a.cards)) + 34
    text = f"{a.face_down} Action cards to come"
    say(picture, (at, y + 170), text, 30, CREAM, room=MARGIN + INNER - at - 10)
    shown = ", ".join(a.revealed) or "none yet"
    say(picture, (x, y + 226), f"Revealed: {shown}", 30, EMBER_HOT, room=room)
