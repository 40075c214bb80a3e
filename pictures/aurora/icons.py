"""The icons of Last Aurora: which word has which."""

from __future__ import annotations

from functools import partial

from PIL import Image

from pictures.aurora.marks import figures, tokens
from pictures.aurora.marks.colours import ROAD, ROAD_EDGE, STEEL
from pictures.icons import Icons, framed, icon
from pictures.kit.canvas import Pen
from pictures.kit.tones import CREAM


def _shield(size: int) -> Image.Image:
    pen = Pen(size, size)
    figures.shield(pen, size / 100, CREAM)
    return pen.done()


def _gun(size: int) -> Image.Image:
    pen = Pen(size, size)
    figures.barrel(pen, size / 100, CREAM, 24)
    return pen.done()


ICONS: Icons = {
    "fuel": icon(partial(tokens.token, "F"), "Fuel"),
    "food": icon(partial(tokens.token, "P"), "Food"),
    "ammo": icon(partial(tokens.token, "A"), "Ammo"),
    "object": icon(partial(tokens.token, "O"), "Object", "Objects"),
    "survivor": icon(partial(tokens.token, "S"), "Survivor", "Survivors"),
    "damage": icon(tokens.damage, "Damage"),
    "contamination": icon(tokens.contamination, "Contamination"),
    "fame": icon(tokens.fame, "Fame"),
    "fury": icon(tokens.fury, "Fury"),
    "weapon": icon(framed(_gun, ROAD), "Weapon", "Weapons"),
    "armour": icon(framed(_shield, ROAD), "Armour", "armour:"),
    "mine": icon(framed(tokens.mine, STEEL), "Land Mine"),
    "enemy": icon(tokens.wolf, "Enemy", "Enemies"),
    "avalanche": icon(
        framed(lambda size: tokens.peak(size, False), ROAD_EDGE), "shortcut: avalanche"
    ),
    "tracks": icon(framed(tokens.tread, ROAD), "Tracks"),
}
