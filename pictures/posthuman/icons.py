"""The icons of Posthuman, and the words beside which each of them stands."""

from pictures.icons import Draw, Icon, Icons, on_ground
from pictures.kit.canvas import Colour
from pictures.kit.tones import ASH, CREAM, EMBER, EMBER_HOT
from pictures.posthuman.marks.colours import BLOOD, GROUNDS, MUTANT, SPIRIT
from pictures.posthuman.marks.figures import FIGURES, find_face
from pictures.posthuman.words import Message
from rules.posthuman.model.terms import MeleeFace

FIELD = GROUNDS["wilderness"]


def _make_face_drawer(face: MeleeFace, ground: Colour = CREAM) -> Draw:
    """Make the function that draws this face of a melee die on this ground."""
    return on_ground(find_face(face), ground)


ICONS: Icons = {
    "health": Icon(on_ground(FIGURES["health"], BLOOD), Message("icon-health")),
    "morale": Icon(on_ground(FIGURES["morale"], SPIRIT), Message("icon-morale")),
    "food": Icon(on_ground(FIGURES["food"], EMBER_HOT), Message("icon-food")),
    "ammo": Icon(on_ground(FIGURES["ammo"], ASH), Message("icon-ammo")),
    "xp": Icon(on_ground(FIGURES["xp"], EMBER), Message("icon-xp")),
    "scar": Icon(on_ground(FIGURES["scars"], MUTANT), Message("icon-scar")),
    "equipment": Icon(on_ground(FIGURES["hand"], FIELD), Message("icon-equipment-cards")),
    "attack": Icon(_make_face_drawer("attack"), Message("icon-melee")),
    "critical": Icon(_make_face_drawer("critical"), Message("icon-a-critical")),
    "special": Icon(_make_face_drawer("special"), Message("icon-a-special")),
    "warrior": Icon(_make_face_drawer("warrior"), Message("icon-a-warrior")),
    "miss": Icon(_make_face_drawer("miss"), Message("icon-a-miss")),
    "block": Icon(_make_face_drawer("block"), Message("icon-a-block")),
    "defence": Icon(_make_face_drawer("block", SPIRIT), Message("icon-defence-die")),
    "shooting": Icon(on_ground(FIGURES["skill"], EMBER_HOT), Message("icon-shooting")),
}
