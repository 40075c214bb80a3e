"""The tank with its water, the day, the weather die, and a row for each keeper."""

from functools import cache

from PIL import Image

from pictures.kit import dice, panels, text, tokens
from pictures.kit.canvas import Pen, encode_png, list_edge_shades, make_palette, rgb, stamp
from pictures.kit.faces import make_faces
from pictures.kit.players import draw_player, list_player_tones, make_marks, measure_player_width
from pictures.kit.text import PICTURE_WIDTH
from pictures.kit.tones import CREAM, EMBER_HOT, HOUSE, INK, SOOT, TABLE
from tests.template_game.pictures.icons import WATER
from tests.template_game.pictures.marks import figures
from tests.template_game.pictures.words import Message
from tests.template_game.rules.play.dawn import name_weather
from tests.template_game.rules.view import View

MARGIN, ROW, FACE = 20, 128, 92
BRICK = rgb("#a8553c")
TANK = (320, 300)
MOST = 20
"""Litres that fill the tank in the picture; more are only written."""


@cache
def palette() -> Image.Image:
    """Every colour in use, and what the edges fade through."""
    grounds = [*HOUSE, WATER, BRICK]
    shades = [shade for tone in grounds for shade in list_edge_shades([INK, CREAM], tone, 3)]
    return make_palette(dict.fromkeys([*grounds, *shades, *list_player_tones()]))


def draw_table(view: View) -> bytes:
    """All that everybody may see."""
    top = MARGIN + TANK[1] + MARGIN
    picture = Image.new("RGB", (PICTURE_WIDTH, top + len(view.jars) * ROW + MARGIN), TABLE)
    stamp(picture, _draw_tank(view.cistern), MARGIN, MARGIN)
    left = MARGIN + TANK[0] + 40
    day = str(Message("day", day=view.day, days=view.days))
    text.write_fitted(picture, (left, 60), day, 56, EMBER_HOT, room=PICTURE_WIDTH - left, bold=True)
    if view.weather:
        face = dice.find_pips_figure(view.weather)
        stamp(picture, dice.draw_die(face, 88), left, 112)
        weather = str(Message("weather", weather=name_weather(view.weather)))
        text.write_fitted(picture, (left + 112, 156), weather, 48, CREAM)
    piles = str(Message("piles", pile=view.pile, discards=len(view.discards)))
    text.write_fitted(picture, (left, 250), piles, 40, CREAM, room=PICTURE_WIDTH - left)
    marks, faces = make_marks(view.names), make_faces(view.names)
    for seat, name in enumerate(view.names):
        y, lit = top + seat * ROW, view.turn == seat
        stamp(picture, panels.draw_panel(PICTURE_WIDTH - 2 * MARGIN, ROW - 12, lit=lit), MARGIN, y)
        who = draw_player(marks[seat], faces[seat], FACE, lit=lit)
        stamp(picture, who, MARGIN + 16, y + (ROW - 12 - FACE) / 2)
        x, middle = MARGIN + 40 + measure_player_width(FACE), y + (ROW - 12) / 2
        text.write_fitted(picture, (x, middle), name, 40, CREAM, room=640 - x, bold=True)
        jar = tokens.draw_token(figures.draw_jar, 64, WATER)
        tokens.draw_count(picture, 660, middle, jar, str(Message("tank", litres=view.jars[seat])))
        card = panels.draw_plate(40, 56, CREAM, INK, corner=6)
        held = str(Message("held", cards=view.cards[seat]))
        tokens.draw_count(picture, 840, middle, card, held)
    return encode_png(picture, palette())


def _draw_tank(litres: int) -> Image.Image:
    """The tank, as full as it is, with the number on it."""
    wide, high = TANK
    pen = Pen(wide, high, finer=2)
    pen.box((0, 0, wide, high), BRICK, corner=28)
    pen.box((20, 20, wide - 20, high - 20), SOOT, corner=14)
    if litres:
        deep = (high - 40) * min(1, litres / MOST)
        pen.box((20, high - 20 - deep, wide - 20, high - 20), WATER, corner=14)
    pen.box((wide / 2 - 90, high / 2 - 44, wide / 2 + 90, high / 2 + 44), INK, corner=18)
    pen.letter(wide / 2, high / 2, str(Message("tank", litres=litres)), 60, CREAM)
    return pen.finish_stamp()
