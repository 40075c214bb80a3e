"""Draw the Automa's board: four rows of six boxes, its stores, and its Action cards."""

from PIL import Image

from pictures.aurora.facts import find_mark, label_turn_place, sum_points
from pictures.aurora.map.road.layout import WIDTH
from pictures.aurora.marks import tokens
from pictures.aurora.marks.boxes import draw_box_mark, draw_speed_box
from pictures.aurora.marks.colours import make_inks
from pictures.aurora.plates.margins import INNER, MARGIN
from pictures.aurora.words import Message
from pictures.aurora.words.phrases import find_fact_key
from pictures.kit.canvas import encode_png, stamp, write
from pictures.kit.panels import draw_panel, draw_tab
from pictures.kit.players import draw_mark
from pictures.kit.text import measure_text, write_fitted
from pictures.kit.tokens import draw_count
from pictures.kit.tones import ASH, CREAM, EMBER, EMBER_HOT, INK, TABLE
from rules.aurora.model.boxes import DAMAGE, parse_box
from rules.aurora.model.state import AUTOMA
from rules.aurora.play.automa.board import COLUMNS, CREW, ROWS, SPEED_BOX, STORE, WEAPONS
from rules.aurora.view import AutomaView, View

HEAD = 116
BOX = 64
LEFT = MARGIN + 64
HIGH = HEAD + 64 + len(ROWS) * (BOX + 6) + 16


def draw(view: View) -> bytes:
    """Draw the Automa as a PNG, 1080 pixels wide."""
    a = view.automa
    assert a is not None
    picture = Image.new("RGB", (WIDTH, HIGH), TABLE)
    _draw_head(picture, view, a)
    _draw_grid(picture, a, HEAD + 8)
    _draw_stores(picture, a, LEFT + COLUMNS * (BOX + 6) + 44, HEAD + 42)
    return encode_png(picture, make_inks(), 6)


def _draw_head(picture: Image.Image, view: View, a: AutomaView) -> None:
    lit = view.acting == AUTOMA
    stamp(picture, draw_panel(INNER, HEAD - 12, lit=lit), MARGIN, 6)
    stamp(picture, draw_mark(find_mark(view, AUTOMA), 88, lit=lit), MARGIN + 12, 14)
    title = str(Message("board-of-automa", hard=find_fact_key(a.hard)))
    points = sum_points(view, AUTOMA)
    if points is None:
        tail = str(Message("acts", turn=label_turn_place(view, AUTOMA)))
    else:
        tail = str(Message("points", points=points))
    write(picture, (MARGIN + 120, 40), title, 44, CREAM, bold=True)
    write(picture, (MARGIN + 120, 84), tail, 32, EMBER_HOT)
    wide = round(measure_text(a.space, 36)) + 34
    right = MARGIN + INNER - 16
    stamp(picture, draw_tab(wide, 56, CREAM), right - wide, 30)
    write(picture, (right - wide / 2, 58), a.space, 36, INK, anchor="mm", bold=True)


def _draw_grid(picture: Image.Image, a: AutomaView, top: int) -> None:
    """Draw the rows of boxes, with the column of the round counter highlighted above them."""
    for n in range(COLUMNS):
        x = LEFT + n * (BOX + 6) + BOX / 2
        now = n + 1 == a.column
        if now:
            stamp(picture, draw_tab(BOX, 38, EMBER), x - BOX / 2, top)
        ink = INK if now else ASH
        write(picture, (x, top + 19), str(n + 1), 32, ink, anchor="mm", bold=now)
    for k, name in enumerate(ROWS):
        y = top + 48 + k * (BOX + 6)
        write(picture, (LEFT - 26, y + BOX / 2), name, 34, CREAM, anchor="mm", bold=True)
        for n, hit in enumerate(a.rows[name]):
            stamp(picture, _draw_box(name, n + 1, hit), LEFT + n * (BOX + 6), y)


def _draw_box(row: str, column: int, hit: bool) -> Image.Image:
    content = DAMAGE if hit else ""
    rating = WEAPONS.get((row, column))
    if rating:
        return draw_box_mark(parse_box(f"w{rating}"), content, BOX)
    if (row, column) == SPEED_BOX:
        return draw_speed_box(hit, BOX)
    return draw_box_mark(parse_box("any"), content, BOX)


def _draw_stores(picture: Image.Image, a: AutomaView, x: int, y: int) -> None:
    room = MARGIN + INNER - x - 8
    at: float = x
    for what, number in (("F", a.fuel), ("P", a.food), ("A", a.ammo)):
        at = draw_count(picture, at, y, tokens.draw_resource_token(what, 46), str(number)) + 34
    draw_count(picture, at, y, tokens.draw_sign("star", 52), str(a.fame))
    most = str(Message("most-stored", most=STORE))
    write_fitted(picture, (x, y + 50), most, 30, ASH, room=room)
    crew = str(Message("crew-of", crew=a.survivors, most=CREW))
    at = draw_count(picture, x, y + 108, tokens.draw_resource_token("S", 46), crew) + 34
    if a.contaminated:
        text = str(Message("contaminated", count=a.contaminated, standing=a.standing))
        draw_count(picture, at, y + 108, tokens.draw_sign("contamination", 46), text)
    at = draw_count(picture, x, y + 170, tokens.draw_sign("hidden-cards", 46), str(a.cards)) + 34
    text = str(Message("cards-to-come", count=a.face_down))
    write_fitted(picture, (at, y + 170), text, 30, CREAM, room=MARGIN + INNER - at - 10)
    if a.revealed:
        shown = str(Message("revealed", cards=", ".join(a.revealed)))
    else:
        shown = str(Message("none-revealed"))
    write_fitted(picture, (x, y + 226), shown, 30, EMBER_HOT, room=room)
