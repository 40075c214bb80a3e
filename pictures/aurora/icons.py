"""The icons of Last Aurora, and the words beside which each of them stands."""

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
    figures.draw_shield(pen, size / 100, CREAM)
    return pen.finish_stamp()


def _gun(size: int) -> Image.Image:
    pen = Pen(size, size)
    figures.barrel(pen, size / 100, CREAM, 24)
    return pen.finish_stamp()


ICONS: Icons = {
    "fuel": icon(partial(tokens.draw_resource_token, "F"), "Fuel"),
    "food": icon(partial(tokens.draw_resource_token, "P"), "Food"),
    "ammo": icon(partial(tokens.draw_resource_token, "A"), "Ammo"),
    "object": icon(partial(tokens.draw_resource_token, "O"), "Object", "Objects"),
    "survivor": icon(partial(tokens.draw_resource_token, "S"), "Survivor", "Survivors"),
    "damage": icon(tokens.draw_damage, "Damage"),
    "contamination": icon(tokens.draw_contamination, "Contamination"),
    "fame": icon(tokens.draw_fame, "Fame"),
    "fury": icon(tokens.draw_fury, "Fury"),
    "weapon": icon(framed(_gun, ROAD), "Weapon", "Weapons"),
    "armour": icon(framed(_shield, ROAD), "Armour", "armour:"),
    "mine": icon(framed(tokens.draw_land_mine, STEEL), "Land Mine"),
    "enemy": icon(tokens.draw_wolf, "Enemy", "Enemies"),
    "avalanche": icon(
        framed(lambda size: tokens.draw_peak(size, False), ROAD_EDGE), "shortcut: avalanche"
    ),
    "tracks": icon(framed(tokens.draw_tread_token, ROAD), "Tracks"),
}
