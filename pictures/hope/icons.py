"""The icons of Hope Inhumanity, and the words beside which each of them stands."""

from __future__ import annotations

from functools import partial

from pictures.hope.marks.colours import BLOOD, DOOM, WHEAT
from pictures.hope.marks.icons import FIGURES, draw_die_face, draw_hand_die
from pictures.icons import Icons, icon, on_ground
from pictures.kit.canvas import rgb
from pictures.kit.tones import ASH, CREAM, EMBER, EMBER_DEEP, EMBER_HOT

LEAF = rgb("#7d9b45")

ICONS: Icons = {
    "hope": icon(partial(draw_hand_die, fill=EMBER_HOT), "Hope"),
    "humanity": icon(partial(draw_hand_die, fill=CREAM), "Humanity"),
    "die": icon(lambda size: draw_die_face(5, size, CREAM), "die", "dice"),
    "hunger": icon(on_ground(FIGURES["hunger"], WHEAT), "Hunger", "Hungry", "Starving"),
    "harm": icon(on_ground(FIGURES["harm"], BLOOD), "Harm", "Hurt", "Crippled"),
    "doom": icon(on_ground(FIGURES["doom"], DOOM), "Doomed", "is doomed"),
    "asset": icon(on_ground(FIGURES["tool"], ASH), "Asset", "Assets"),
    "relationship": icon(on_ground(FIGURES["bond"], EMBER_HOT), "Relationship", "Relationships"),
    "trait": icon(on_ground(FIGURES["trait"], EMBER), "Trait", "Traits"),
    "act": icon(on_ground(FIGURES["yes"], LEAF, "round"), "Act", "Accept"),
    "refuse": icon(on_ground(FIGURES["no"], EMBER_DEEP, "round"), "Refuse"),
}
