"""The icons of Posthuman, and the words beside which each of them stands."""

from __future__ import annotations

from pictures.icons import Draw, Icons, icon, on_ground
from pictures.kit.canvas import Colour
from pictures.kit.tones import ASH, CREAM, EMBER, EMBER_HOT
from pictures.posthuman.marks import figures
from pictures.posthuman.marks.colours import BLOOD, GROUNDS, MUTANT, SPIRIT
from pictures.posthuman.words import Message
from rules.posthuman.model.terms import MeleeFace

FIELD = GROUNDS["wilderness"]


def _face(face: MeleeFace, ground: Colour = CREAM) -> Draw:
    """Make the function that draws this face of a melee die on this ground."""
    return on_ground(figures.MELEE[face], ground)


ICONS: Icons = {
    "health": icon(on_ground(figures.draw_heart, BLOOD), Message("icon-health")),
    "morale": icon(on_ground(figures.draw_flame, SPIRIT), Message("icon-morale")),
    "food": icon(on_ground(figures.draw_can, EMBER_HOT), Message("icon-food")),
    "ammo": icon(on_ground(figures.draw_bullet, ASH), Message("icon-ammo")),
    "xp": icon(on_ground(figures.draw_medal, EMBER), Message("icon-xp")),
    "scar": icon(on_ground(figures.draw_scar, MUTANT), Message("icon-scar"), Message("icon-scars")),
    "equipment": icon(
        on_ground(figures.draw_cards, FIELD),
        Message("icon-equipment-cards"),
        Message("icon-weapon-cards"),
    ),
    "attack": icon(
        _face("attack"), Message("icon-melee"), Message("icon-an-attack"), Message("icon-attacks")
    ),
    "critical": icon(_face("critical"), Message("icon-a-critical"), Message("icon-criticals")),
    "special": icon(_face("special"), Message("icon-a-special"), Message("icon-specials")),
    "warrior": icon(_face("warrior"), Message("icon-a-warrior"), Message("icon-warriors")),
    "miss": icon(_face("miss"), Message("icon-a-miss"), Message("icon-misses")),
    "block": icon(_face("block"), Message("icon-a-block"), Message("icon-blocks")),
    "defence": icon(
        _face("block", SPIRIT), Message("icon-defence-die"), Message("icon-defence-dice")
    ),
    "shooting": icon(on_ground(figures.SHOOTING["skill"], EMBER_HOT), Message("icon-shooting")),
}
