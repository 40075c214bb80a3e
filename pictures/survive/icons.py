"""The icons of Survive!, and the words that each stands beside."""

from __future__ import annotations

from functools import partial

from PIL import Image

from pictures.icons import Draw, Icon, Icons
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
    "red": Icon(_colour("red"), Message("icon-red")),
    "blue": Icon(_colour("blue"), Message("icon-blue")),
    "yellow": Icon(_colour("yellow"), Message("icon-yellow")),
    "green": Icon(_colour("green"), Message("icon-green")),
    "white": Icon(_colour("white"), Message("icon-white")),
    "crops": Icon(partial(places.draw_element_card, "crops"), Message("icon-crop")),
    "water": Icon(partial(places.draw_element_card, "water"), Message("icon-water")),
    "wood": Icon(partial(places.draw_element_card, "wood"), Message("icon-wood")),
    "rock": Icon(partial(places.draw_element_card, "rock"), Message("icon-rock")),
    "zombie": Icon(partial(pieces.draw_zombie, "original"), Message("icon-zombie")),
    "vampire": Icon(pieces.draw_vampire, Message("icon-vampire")),
    "meteorite": Icon(pieces.dark_meteorite, Message("icon-meteorite")),
    "crate": Icon(pieces.draw_crate, Message("icon-crate")),
    "defense": Icon(partial(pieces.draw_stock_cube, "basic"), Message("icon-defense")),
    "blood": Icon(lambda size: pieces.draw_drop(size, size, True), Message("icon-blood-drop")),
    "coffin": Icon(partial(pieces.draw_coffin, "white"), Message("icon-coffin")),
}
