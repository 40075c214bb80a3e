"""The icons of Posthuman, and the words beside which each of them stands."""

from __future__ import annotations

from pictures.icons import Draw, Icons, icon, on_ground
from pictures.kit.canvas import Colour
from pictures.kit.tones import ASH, CREAM, EMBER, EMBER_HOT
from pictures.posthuman.marks import figures
from pictures.posthuman.marks.colours import BLOOD, GROUNDS, MUTANT, SPIRIT
from rules.posthuman.model.terms import MeleeFace

FIELD = GROUNDS["wilderness"]


def _face(face: MeleeFace, ground: Colour = CREAM) -> Draw:
    """Make the function that draws this face of a melee die on this ground."""
    return on_ground(figures.MELEE[face], ground)


ICONS: Icons = {
    "health": icon(on_ground(figures.draw_heart, BLOOD), "health"),
    "morale": icon(on_ground(figures.draw_flame, SPIRIT), "morale"),
    "food": icon(on_ground(figures.draw_can, EMBER_HOT), "food"),
    "ammo": icon(on_ground(figures.draw_bullet, ASH), "ammo"),
    "xp": icon(on_ground(figures.draw_medal, EMBER), "XP"),
    "scar": icon(on_ground(figures.draw_scar, MUTANT), "scar", "scars"),
    "equipment": icon(on_ground(figures.draw_cards, FIELD), "equipment cards", "weapon cards"),
    "attack": icon(_face("attack"), "melee", "an attack", "attacks"),
    "critical": icon(_face("critical"), "a critical", "criticals"),
    "special": icon(_face("special"), "a special", "specials"),
    "warrior": icon(_face("warrior"), "a warrior", "warriors"),
    "miss": icon(_face("miss"), "a miss", "misses"),
    "block": icon(_face("block"), "a block", "blocks"),
    "defence": icon(_face("block", SPIRIT), "defence die", "defence dice"),
    "shooting": icon(on_ground(figures.SHOOTING["skill"], EMBER_HOT), "shooting"),
}
