"""The icons of Last Aurora, and the words beside which each of them stands."""

from __future__ import annotations

from functools import partial

from PIL import Image

from pictures.aurora.marks import figures, tokens
from pictures.aurora.marks.colours import ROAD, ROAD_EDGE, STEEL
from pictures.aurora.words import Message
from pictures.icons import Icon, Icons, framed
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
    "fuel": Icon(partial(tokens.draw_resource_token, "F"), Message("icon-fuel")),
    "food": Icon(partial(tokens.draw_resource_token, "P"), Message("icon-food")),
    "ammo": Icon(partial(tokens.draw_resource_token, "A"), Message("icon-ammo")),
    "object": Icon(partial(tokens.draw_resource_token, "O"), Message("icon-object")),
    "survivor": Icon(partial(tokens.draw_resource_token, "S"), Message("icon-survivor")),
    "damage": Icon(tokens.draw_damage, Message("icon-damage")),
    "contamination": Icon(tokens.draw_contamination, Message("icon-contamination")),
    "fame": Icon(tokens.draw_fame, Message("icon-fame")),
    "fury": Icon(tokens.draw_fury, Message("icon-fury")),
    "weapon": Icon(framed(_gun, ROAD), Message("icon-weapon")),
    "armour": Icon(framed(_shield, ROAD), Message("icon-armour")),
    "mine": Icon(framed(tokens.draw_land_mine, STEEL), Message("icon-land-mine")),
    "enemy": Icon(tokens.draw_wolf, Message("icon-enemy")),
    "avalanche": Icon(
        framed(lambda size: tokens.draw_peak(size, False), ROAD_EDGE),
        Message("icon-shortcut-avalanche"),
    ),
    "tracks": Icon(framed(tokens.draw_tread_token, ROAD), Message("icon-tracks")),
}
