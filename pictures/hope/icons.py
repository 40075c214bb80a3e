"""The icons of Hope Inhumanity, and the words beside which each of them stands."""

from functools import partial

from pictures.hope.marks.colours import BLOOD, DOOM, WHEAT
from pictures.hope.marks.icons import FIGURES, draw_die_face, draw_hand_die
from pictures.hope.words import Message
from pictures.icons import Icon, Icons, on_ground
from pictures.kit.canvas import rgb
from pictures.kit.tones import ASH, CREAM, EMBER, EMBER_DEEP, EMBER_HOT

LEAF = rgb("#7d9b45")

ICONS: Icons = {
    "hope": Icon(partial(draw_hand_die, fill=EMBER_HOT), Message("icon-hope")),
    "humanity": Icon(partial(draw_hand_die, fill=CREAM), Message("icon-humanity")),
    "die": Icon(lambda size: draw_die_face(5, size, CREAM), Message("icon-die")),
    "hunger": Icon(on_ground(FIGURES["hunger"], WHEAT), Message("icon-hunger")),
    "harm": Icon(on_ground(FIGURES["harm"], BLOOD), Message("icon-harm")),
    "doom": Icon(on_ground(FIGURES["doom"], DOOM), Message("icon-doomed")),
    "asset": Icon(on_ground(FIGURES["tool"], ASH), Message("icon-asset")),
    "relationship": Icon(on_ground(FIGURES["bond"], EMBER_HOT), Message("icon-relationship")),
    "trait": Icon(on_ground(FIGURES["trait"], EMBER), Message("icon-trait")),
    "act": Icon(on_ground(FIGURES["yes"], LEAF, "round"), Message("icon-act")),
    "refuse": Icon(on_ground(FIGURES["no"], EMBER_DEEP, "round"), Message("icon-refuse")),
}
