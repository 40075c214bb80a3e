"""The icons of Last Aurora, and the words beside which each of them stands."""

from functools import partial

from PIL import Image

from pictures.aurora.marks import tokens
from pictures.aurora.marks.colours import ROAD, ROAD_EDGE, STEEL
from pictures.aurora.marks.figures import FIGURES
from pictures.aurora.words import Message
from pictures.icons import Draw, Icon, Icons, framed
from pictures.kit.canvas import Pen
from pictures.kit.tones import CREAM


def _gun(size: int) -> Image.Image:
    pen, u = Pen(size, size), size / 100
    FIGURES["gun"](pen, u, 0, 24 * u, CREAM)
    return pen.finish_stamp()


def _sign(name: str) -> Draw:
    return partial(tokens.draw_sign, name)


def _token(what: str) -> Draw:
    return partial(tokens.draw_resource_token, what)


ICONS: Icons = {
    "fuel": Icon(_token("F"), Message("icon-fuel")),
    "food": Icon(_token("P"), Message("icon-food")),
    "ammo": Icon(_token("A"), Message("icon-ammo")),
    "object": Icon(_token("O"), Message("icon-object")),
    "survivor": Icon(_token("S"), Message("icon-survivor")),
    "damage": Icon(_sign("damage"), Message("icon-damage")),
    "contamination": Icon(_sign("contamination"), Message("icon-contamination")),
    "fame": Icon(_sign("star"), Message("icon-fame")),
    "fury": Icon(tokens.draw_fury, Message("icon-fury")),
    "weapon": Icon(framed(_gun, ROAD), Message("icon-weapon")),
    "armour": Icon(framed(_sign("shield"), ROAD), Message("icon-armour")),
    "mine": Icon(framed(tokens.draw_land_mine, STEEL), Message("icon-land-mine")),
    "enemy": Icon(_sign("wolf"), Message("icon-enemy")),
    "avalanche": Icon(
        framed(lambda size: tokens.draw_peak(size, False), ROAD_EDGE),
        Message("icon-shortcut-avalanche"),
    ),
    "tracks": Icon(framed(_sign("tread"), ROAD), Message("icon-tracks")),
}
