"""The icons of Survive!, and the words that each stands beside."""

from functools import partial

from pictures.icons import Icon, Icons
from pictures.kit.players import draw_hue
from pictures.survive.map import pieces, places
from pictures.survive.words import Message

ICONS: Icons = {
    "red": Icon(partial(draw_hue, "red"), Message("icon-red")),
    "blue": Icon(partial(draw_hue, "blue"), Message("icon-blue")),
    "yellow": Icon(partial(draw_hue, "yellow"), Message("icon-yellow")),
    "green": Icon(partial(draw_hue, "green"), Message("icon-green")),
    "white": Icon(partial(draw_hue, "white"), Message("icon-white")),
    "crops": Icon(partial(places.draw_element_card, "crops"), Message("icon-crop")),
    "water": Icon(partial(places.draw_element_card, "water"), Message("icon-water")),
    "wood": Icon(partial(places.draw_element_card, "wood"), Message("icon-wood")),
    "rock": Icon(partial(places.draw_element_card, "rock"), Message("icon-rock")),
    "zombie": Icon(partial(pieces.draw_zombie, "original"), Message("icon-zombie")),
    "vampire": Icon(pieces.draw_vampire, Message("icon-vampire")),
    "meteorite": Icon(pieces.draw_dark_meteorite, Message("icon-meteorite")),
    "crate": Icon(pieces.draw_crate, Message("icon-crate")),
    "defense": Icon(partial(pieces.draw_stock_cube, "basic"), Message("icon-defense")),
    "blood": Icon(lambda size: pieces.draw_drop(size, size, True), Message("icon-blood-drop")),
    "coffin": Icon(partial(pieces.draw_coffin, "white"), Message("icon-coffin")),
}
