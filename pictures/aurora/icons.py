"""The icons of Last Aurora, and the words beside which each of them stands."""

from functools import partial

from PIL import Image

from pictures.aurora.marks import tokens
from pictures.aurora.marks.colours import ROAD, ROAD_EDGE, STEEL
from pictures.aurora.marks.figures import FIGURES
from pictures.aurora.words import Message
from pictures.icons import Draw, Icon, Icons, make_framed
from pictures.kit.canvas import Pen
from pictures.kit.tones import CREAM


def _draw_gun(size: int) -> Image.Image:
    pen, u = Pen(size, size), size / 100
    FIGURES["gun"](pen, u, 0, 24 * u, CREAM)
    return pen.finish_stamp()


def _make_sign_drawer(name: str) -> Draw:
    return partial(tokens.draw_sign, name)


def _make_token_drawer(what: str) -> Draw:
    return partial(tokens.draw_resource_token, what)


ICONS: Icons = {
    "fuel": Icon(_make_token_drawer("F"), Message("icon-fuel")),
    "food": Icon(_make_token_drawer("P"), Message("icon-food")),
    "ammo": Icon(_make_token_drawer("A"), Message("icon-ammo")),
    "object": Icon(_make_token_drawer("O"), Message("icon-object")),
    "survivor": Icon(_make_token_drawer("S"), Message("icon-survivor")),
    "damage": Icon(_make_sign_drawer("damage"), Message("icon-damage")),
    "contamination": Icon(_make_sign_drawer("contamination"), Message("icon-contamination")),
    "fame": Icon(_make_sign_drawer("star"), Message("icon-fame")),
    "fury": Icon(tokens.draw_fury, Message("icon-fury")),
    "weapon": Icon(make_framed(_draw_gun, ROAD), Message("icon-weapon")),
    "armour": Icon(make_framed(_make_sign_drawer("shield"), ROAD), Message("icon-armour")),
    "mine": Icon(make_framed(tokens.draw_land_mine, STEEL), Message("icon-land-mine")),
    "enemy": Icon(_make_sign_drawer("wolf"), Message("icon-enemy")),
    "avalanche": Icon(
        make_framed(lambda size: tokens.draw_peak(size, False), ROAD_EDGE),
        Message("icon-shortcut-avalanche"),
    ),
    "tracks": Icon(make_framed(_make_sign_drawer("tread"), ROAD), Message("icon-tracks")),
}
