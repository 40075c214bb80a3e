"""Beneath the map: what its signs mean, and which shape goes with which colour."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TypeAlias

from PIL import Image

from pictures.kit import tiles
from pictures.kit.canvas import Pen, stamp, write
from pictures.kit.players import emblem
from pictures.kit.signs import spark
from pictures.kit.text import WIDE, length
from pictures.kit.tones import CREAM, EMBER, INK
from pictures.survive.map.cells import dashed
from rules.survive.model.components import COLOURS
from rules.survive.view import View

Sign: TypeAlias = tuple[Image.Image, str]
LEFT, SIGN, LINE = 24, 34, 44
BEHIND, APART = 6, 18


def height(view: View) -> int:
    """What it takes of the picture's height: a line or two."""
    return LINE * len(_lines(view)) + 6


def draw(picture: Image.Image, view: View, top: int) -> None:
    """The signs that are on the map, and the five colours."""
    for n, line in enumerate(_lines(view)):
        x, y = float(LEFT), top + n * LINE + LINE / 2
        for sign, words in line:
            stamp(picture, sign, x, y - sign.height / 2)
            x = write(picture, (x + sign.width + BEHIND, y), words, 30, CREAM) + APART


def _lines(view: View) -> list[list[Sign]]:
    """All in one line if they have room, and the colours in one of their own if not."""
    signs = _signs(view)
    shapes = [(_shape(colour), colour.title()) for colour in COLOURS]
    together = sum(map(_takes, [*signs, *shapes])) - APART
    return [[*signs, *shapes]] if together <= WIDE - 2 * LEFT else [signs, shapes]


def _takes(sign: Sign) -> float:
    return sign[0].width + BEHIND + length(sign[1], 30) + APART


def _signs(view: View) -> list[Sign]:
    signs: list[Sign] = []
    if view.reach:
        signs.append((tiles.frame(SIGN - 8), "in reach"))
    if view.contested:
        signs.append((dashed(SIGN - 8), "only with an attack"))
    if view.trail:
        signs.append((_arrow(), "moved"))
    if view.news:
        signs.append((spark(SIGN), "new"))
    return signs


@cache
def _arrow() -> Image.Image:
    pen = Pen(56, SIGN)
    for tone, more in ((INK, 3.5), (EMBER, 0.0)):
        pen.line([(7, SIGN / 2), (34, SIGN / 2)], tone, 9 + 2 * more)
        head = [(30 - more, 4 - more), (52 + more, SIGN / 2), (30 - more, SIGN - 4 + more)]
        pen.shape(head, tone)
    return pen.done()


@lru_cache(maxsize=512)
def _shape(colour: str) -> Image.Image:
    pen = Pen(SIGN, SIGN)
    emblem(pen, colour, (SIGN / 2, SIGN / 2), SIGN)
    return pen.done()
