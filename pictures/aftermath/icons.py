"""The icons of Aftermath, and the words that each stands beside."""

from __future__ import annotations

from functools import partial

from pictures.aftermath.marks import figures
from pictures.aftermath.marks.colours import CARDS, GOLD, HOSTILE, LETTERS, SAFE
from pictures.aftermath.words import Message
from pictures.icons import Draw, Icon, Icons, icon, on_ground
from pictures.kit.tones import ASH, EMBER_HOT, PAPER
from rules.aftermath.model.terms import COLOUR_OF, Attribute


def _attribute(attribute: Attribute) -> Icon:
    ground = CARDS[COLOUR_OF[attribute]]
    return icon(on_ground(LETTERS[attribute], ground), Message("attribute", attribute=attribute))


def _mark(name: str) -> Draw:
    return partial(figures.draw_space_mark, name)


ICONS: Icons = {
    "agility": _attribute("agility"),
    "strength": _attribute("strength"),
    "resistance": _attribute("resistance"),
    "instinct": _attribute("instinct"),
    "heroic": icon(on_ground("W", CARDS["white"]), Message("icon-heroic")),
    "threat": icon(on_ground(figures.draw_blades, CARDS["black"]), Message("icon-threat")),
    "calamity": icon(
        on_ground(figures.draw_bolt, CARDS["calamity"]),
        Message("icon-calamity-card"),
        Message("icon-calamity-cards"),
    ),
    "life": icon(on_ground(figures.draw_heart, HOSTILE, "round"), Message("icon-life")),
    "time": icon(on_ground(figures.draw_hourglass, EMBER_HOT), Message("icon-time")),
    "clue": icon(on_ground(figures.draw_lens, PAPER), Message("icon-clue"), Message("icon-clues")),
    "scrap": icon(on_ground(figures.draw_nut, ASH), Message("icon-scrap")),
    "food": icon(on_ground(figures.draw_apple, SAFE), Message("icon-food")),
    "population": icon(on_ground(figures.draw_mouse, PAPER), Message("icon-population")),
    "morale": icon(on_ground(figures.draw_heart, GOLD), Message("icon-morale")),
    "scavenge": icon(
        on_ground(figures.draw_bag, PAPER),
        Message("icon-scavenge-token"),
        Message("icon-scavenge-tokens"),
    ),
    "battery": icon(
        on_ground(figures.draw_battery, GOLD), Message("icon-battery"), Message("icon-batteries")
    ),
    "aim": icon(
        on_ground(figures.draw_aim, PAPER, "round"),
        Message("icon-aim-token"),
        Message("icon-aim-tokens"),
    ),
    "read": icon(_mark("poi"), Message("icon-something-to-read")),
    "hide": icon(_mark("hide"), Message("icon-a-place-to-hide")),
    "objective": icon(_mark("objective"), Message("icon-objective"), Message("icon-objectives")),
}
