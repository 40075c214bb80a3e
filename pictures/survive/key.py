"""Draw below the map what its signs mean, and which shape goes with which colour."""

from functools import cache
from typing import TypeAlias

from PIL import Image

from pictures.kit import tiles
from pictures.kit.canvas import Pen, stamp, write
from pictures.kit.players import draw_hue
from pictures.kit.signs import draw_spark
from pictures.kit.text import PICTURE_WIDTH, measure_text
from pictures.kit.tones import CREAM, EMBER, INK
from pictures.survive.map.cells import draw_dashed_frame
from pictures.survive.words import Message
from rules.survive.model.components import COLOURS
from rules.survive.view import View

Sign: TypeAlias = tuple[Image.Image, str]
LEFT, SIGN, LINE = 24, 34, 44
BEHIND, APART = 6, 18


def measure_height(view: View) -> int:
    """Return the height of the key in pixels. It has one line or two."""
    return LINE * len(_lay_out_lines(view)) + 6


def draw(picture: Image.Image, view: View, top: int) -> None:
    """Draw the key to the signs that are on the map now, and to the five colours."""
    for n, line in enumerate(_lay_out_lines(view)):
        x, y = float(LEFT), top + n * LINE + LINE / 2
        for sign, words in line:
            stamp(picture, sign, x, y - sign.height / 2)
            x = write(picture, (x + sign.width + BEHIND, y), words, 30, CREAM) + APART


def _lay_out_lines(view: View) -> list[list[Sign]]:
    """Put all signs on one line if there is room, or else the colours on a second line."""
    signs = _list_signs(view)
    shapes = [(draw_hue(colour, SIGN), str(Message("kind", kind=colour))) for colour in COLOURS]
    together = sum(map(_measure_sign, [*signs, *shapes])) - APART
    return [[*signs, *shapes]] if together <= PICTURE_WIDTH - 2 * LEFT else [signs, shapes]


def _measure_sign(sign: Sign) -> float:
    return sign[0].width + BEHIND + measure_text(sign[1], 30) + APART


def _list_signs(view: View) -> list[Sign]:
    signs: list[Sign] = []
    if view.reach:
        signs.append((tiles.draw_frame(SIGN - 8), str(Message("in-reach"))))
    if view.contested:
        signs.append((draw_dashed_frame(SIGN - 8), str(Message("only-with-attack"))))
    if view.trail:
        signs.append((_draw_arrow(), str(Message("moved"))))
    if view.news:
        signs.append((draw_spark(SIGN), str(Message("new"))))
    return signs


@cache
def _draw_arrow() -> Image.Image:
    pen = Pen(56, SIGN)
    for tone, more in ((INK, 3.5), (EMBER, 0.0)):
        pen.line([(7, SIGN / 2), (34, SIGN / 2)], tone, 9 + 2 * more)
        head = [(30 - more, 4 - more), (52 + more, SIGN / 2), (30 - more, SIGN - 4 + more)]
        pen.shape(head, tone)
    return pen.finish_stamp()
