"""The icons of Last Aurora, and the words beside which each of them stands."""

from __future__ import annotations

from functools import partial

from PIL import Image

from pictures.aurora.marks import figures, tokens
from pictures.aurora.marks.colours import ROAD, ROAD_EDGE, STEEL
from pictures.aurora.words import Message
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
    "fuel": icon(partial(tokens.draw_resource_token, "F"), Message("icon-fuel")),
    "food": icon(partial(tokens.draw_resource_token, "P"), Message("icon-food")),
    "ammo": icon(partial(tokens.draw_resource_token, "A"), Message("icon-ammo")),
    "object": icon(
        partial(tokens.draw_resource_token, "O"), Message("icon-object"), Message("icon-objects")
    ),
    "survivor": icon(
        partial(tokens.draw_resource_token, "S"),
        Message("icon-survivor"),
        Message("icon-survivors"),
    ),
    "damage": icon(tokens.draw_damage, Message("icon-damage")),
    "contamination": icon(tokens.draw_contamination, Message("icon-contamination")),
    "fame": icon(tokens.draw_fame, Message("icon-fame")),
    "fury": icon(tokens.draw_fury, Message("icon-fury")),
    "weapon": icon(framed(_gun, ROAD), Message("icon-weapon"), Message("icon-weapons")),
    "armour": icon(framed(_shield, ROAD), Message("icon-armour"), Message("icon-armour-of-convoy")),
    "mine": icon(framed(tokens.draw_land_mine, STEEL), Message("icon-land-mine")),
    "enemy": icon(tokens.draw_wolf, Message("icon-enemy"), Message("icon-enemies")),
    "avalanche": icon(
        framed(lambda size: tokens.draw_peak(size, False), ROAD_EDGE),
        Message("icon-shortcut-avalanche"),
    ),
    "tracks": icon(framed(tokens.draw_tread_token, ROAD), Message("icon-tracks")),
}
