"""The Automa's board: four rows of six boxes, its stores, and its Action cards."""

from __future__ import annotations

from PIL import Image

from pictures.kit.canvas import stamp, write
from pictures.kit.panels import panel, tab
from pictures.kit.text import say
from pictures.kit.tokens import count
from pictures.kit.tones import ASH, CREAM, EMBER, EMBER_HOT, INK
from rules.aurora.automa import COLUMNS, CREW, ROWS, SPEED_BOX, STORE, WEAPONS
from rules.aurora.boxes import DAMAGE, box
from rules.aurora.state import AUTOMA
from rules.aurora.view import AutomaView, View

from . import marks
from .boxes import box_mark, quick
from .facts import place, total
from .plates import INNER, MARGIN

HIGH = 290
BOX = 44
LEFT = MARGIN + 56


def draw(picture: Image.Image, view: View, a: AutomaView, top: int) -> None:
    stamp(picture, panel(INNER, HIGH - 2, lit=view.acting == AUTOMA), MARGIN, top)
    y = top + 32
    stamp(picture, marks.truck("automa", 50), MARGIN + 12, y - 26)
    title = "The Automa, hard" if a.hard else "The Automa"
    end = write(picture, (MARGIN + 72, y), title, 34, CREAM, bold=True)
    points = total(view, AUTOMA)
    if points is None:
        end = write(picture, (end + 12, y + 1), place(view, AUTOMA), 30, ASH)
    tail = a.space if points is None else f"{points} points"
    wide = 76 if points is None else 150
    stamp(picture, tab(wide, 40, CREAM), end + 12, y - 20)
    write(picture, (end + 12 + wide / 2, y), tail, 30, INK, anchor="mm", bold=True)
    _grid(picture, a, top + 66)
    _stores(picture, a, LEFT + COLUMNS * (BOX + 4) + 40, top + 92)


def _grid(picture: Image.Image, a: AutomaView, top: int) -> None:
    """The round counter stands above its column."""
    for n in range(COLUMNS):
        x = LEFT + n * (BOX + 4) + BOX / 2
        now = n + 1 == a.column
        if now:
            stamp(picture, tab(BOX, 32, EMBER), x - BOX / 2, top - 4)
        write(picture, (x, top + 13), str(n + 1), 30, INK if now else ASH, anchor="mm", bold=now)
    for k, row in enumerate(ROWS):
        y = top + 30 + k * (BOX + 4)
        write(picture, (LEFT - 20, y + BOX / 2), row, 30, CREAM, anchor="mm", bold=True)
        for n, hit in enumerate(a.rows[row]):
            stamp(picture, _box(row, n + 1, hit), LEFT + n * (BOX + 4), y)


def _box(row: str, column: int, hit: bool) -> Image.Image:
    content = DAMAGE if hit else ""
    rating = WEAPONS.get((row, column))
    if rating:
        return box_mark(box(f"w{rating}"), content, BOX)
    if (row, column) == SPEED_BOX:
        return quick(hit, BOX)
    return box_mark(box("any"), content, BOX)


def _stores(picture: Image.Image, a: AutomaView, x: int, y: int) -> None:
    at: float = x
    for what, number in (("F", a.fuel), ("P", a.food), ("A", a.ammo)):
        at = count(picture, at, y, marks.token(what, 40), f"{number}") + 26
    count(picture, at, y, marks.fame(44), str(a.fame))
    say(picture, (at + 116, y), f"{STORE} of each at most", 30, ASH, room=MARGIN + INNER - at - 122)
    at = count(picture, x, y + 52, marks.token("S", 40), f"{a.survivors} of {CREW}") + 24
    if a.contaminated:
        text = f"{a.contaminated} ({a.standing} standing)"
        count(picture, at, y + 52, marks.contamination(40), text)
    at = count(picture, x, y + 104, marks.cards(40), str(a.cards)) + 24
    text = f"Action cards: {a.face_down} to come"
    say(picture, (at, y + 104), text, 30, CREAM, room=MARGIN + INNER - at - 10)
    shown = ", ".join(a.revealed) or "none yet"
    text = f"Revealed: {shown}"
    say(picture, (x, y + 152), text, 30, EMBER_HOT, room=MARGIN + INNER - x - 10)
