"""The icons of Hope Inhumanity, and the words beside which each of them stands."""

from __future__ import annotations

from functools import partial

from pictures.hope.marks.colours import BLOOD, DOOM, WHEAT
from pictures.hope.marks.icons import FIGURES, draw_die_face, draw_hand_die
from pictures.hope.words import Message
from pictures.icons import Icons, icon, on_ground
from pictures.kit.canvas import rgb
from pictures.kit.tones import ASH, CREAM, EMBER, EMBER_DEEP, EMBER_HOT

LEAF = rgb("#7d9b45")

ICONS: Icons = {
    "hope": icon(partial(draw_hand_die, fill=EMBER_HOT), Message("icon-hope")),
    "humanity": icon(partial(draw_hand_die, fill=CREAM), Message("icon-humanity")),
    "die": icon(
        lambda size: draw_die_face(5, size, CREAM), Message("icon-die"), Message("icon-dice")
    ),
    "hunger": icon(
        on_ground(FIGURES["hunger"], WHEAT),
        Message("icon-hunger"),
        Message("icon-hungry"),
        Message("icon-starving"),
    ),
    "harm": icon(
        on_ground(FIGURES["harm"], BLOOD),
        Message("icon-harm"),
        Message("icon-hurt"),
        Message("icon-crippled"),
    ),
    "doom": icon(
        on_ground(FIGURES["doom"], DOOM), Message("icon-doomed"), Message("icon-is-doomed")
    ),
    "asset": icon(on_ground(FIGURES["tool"], ASH), Message("icon-asset"), Message("icon-assets")),
    "relationship": icon(
        on_ground(FIGURES["bond"], EMBER_HOT),
        Message("icon-relationship"),
        Message("icon-relationships"),
    ),
    "trait": icon(
        on_ground(FIGURES["trait"], EMBER), Message("icon-trait"), Message("icon-traits")
    ),
    "act": icon(
        on_ground(FIGURES["yes"], LEAF, "round"), Message("icon-act"), Message("icon-accept")
    ),
    "refuse": icon(on_ground(FIGURES["no"], EMBER_DEEP, "round"), Message("icon-refuse")),
}
