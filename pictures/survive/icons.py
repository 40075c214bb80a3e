"""The icons of Survive!, and the words that each stands beside."""

from __future__ import annotations

from functools import partial

from PIL import Image

from pictures.icons import Draw, Icons, icon
from pictures.kit.canvas import Pen
from pictures.kit.players import draw_emblem
from pictures.survive.map import pieces, places
from rules.survive.model.components import Colour


def _colour(side: Colour) -> Draw:
    def draw(size: int) -> Image.Image:
        pen = Pen(size, size)
        draw_emblem(pen, side, (size / 2, size / 2), size)
        return pen.finish_stamp()

    return draw


ICONS: Icons = {
    "red": icon(_colour("red"), "Red"),
    "blue": icon(_colour("blue"), "Blue"),
    "yellow": icon(_colour("yellow"), "Yellow"),
    "green": icon(_colour("green"), "Green"),
    "white": icon(_colour("white"), "White"),
    "crops": icon(partial(places.draw_element_card, "crops"), "Crop", "Crops"),
    "water": icon(partial(places.draw_element_card, "water"), "Water"),
    "wood": icon(partial(places.draw_element_card, "wood"), "Wood"),
    "rock": icon(partial(places.draw_element_card, "rock"), "Rock"),
    "zombie": icon(partial(pieces.draw_zombie, "original"), "Zombie", "Zombies"),
    "vampire": icon(pieces.draw_vampire, "Vampire"),
    "meteorite": icon(pieces.dark_meteorite, "Meteorite", "White Meteorite"),
    "crate": icon(pieces.draw_crate, "Crate", "Crates"),
    "defense": icon(partial(pieces.draw_stock_cube, "basic"), "Defense", "Defenses"),
    "blood": icon(lambda size: pieces.draw_drop(size, size, True), "Blood Drop", "Blood Drops"),
    "coffin": icon(partial(pieces.draw_coffin, "white"), "Coffin", "Coffins"),
}
