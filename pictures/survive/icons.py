"""The icons of Survive!, and the words that each stands beside."""

from __future__ import annotations

from functools import partial

from PIL import Image

from pictures.icons import Draw, Icons, icon
from pictures.kit.canvas import Pen
from pictures.kit.players import draw_emblem
from pictures.survive.map import pieces, places
from pictures.survive.words import Message
from rules.survive.model.components import Colour


def _colour(side: Colour) -> Draw:
    def draw(size: int) -> Image.Image:
        pen = Pen(size, size)
        draw_emblem(pen, side, (size / 2, size / 2), size)
        return pen.finish_stamp()

    return draw


ICONS: Icons = {
    "red": icon(_colour("red"), Message("icon-red")),
    "blue": icon(_colour("blue"), Message("icon-blue")),
    "yellow": icon(_colour("yellow"), Message("icon-yellow")),
    "green": icon(_colour("green"), Message("icon-green")),
    "white": icon(_colour("white"), Message("icon-white")),
    "crops": icon(
        partial(places.draw_element_card, "crops"), Message("icon-crop"), Message("icon-crops")
    ),
    "water": icon(partial(places.draw_element_card, "water"), Message("icon-water")),
    "wood": icon(partial(places.draw_element_card, "wood"), Message("icon-wood")),
    "rock": icon(partial(places.draw_element_card, "rock"), Message("icon-rock")),
    "zombie": icon(
        partial(pieces.draw_zombie, "original"), Message("icon-zombie"), Message("icon-zombies")
    ),
    "vampire": icon(pieces.draw_vampire, Message("icon-vampire")),
    "meteorite": icon(
        pieces.dark_meteorite, Message("icon-meteorite"), Message("icon-white-meteorite")
    ),
    "crate": icon(pieces.draw_crate, Message("icon-crate"), Message("icon-crates")),
    "defense": icon(
        partial(pieces.draw_stock_cube, "basic"), Message("icon-defense"), Message("icon-defenses")
    ),
    "blood": icon(
        lambda size: pieces.draw_drop(size, size, True),
        Message("icon-blood-drop"),
        Message("icon-blood-drops"),
    ),
    "coffin": icon(
        partial(pieces.draw_coffin, "white"), Message("icon-coffin"), Message("icon-coffins")
    ),
}
