"""The icons of Aftermath, and the words that each stands beside."""

from __future__ import annotations

from functools import partial

from pictures.aftermath.marks import figures
from pictures.aftermath.marks.colours import CARDS, GOLD, HOSTILE, LETTERS, SAFE
from pictures.icons import Draw, Icon, Icons, icon, on_ground
from pictures.kit.tones import ASH, EMBER_HOT, PAPER
from rules.aftermath.model.terms import COLOUR_OF, Attribute


def _attribute(attribute: Attribute) -> Icon:
    ground = CARDS[COLOUR_OF[attribute]]
    return icon(on_ground(LETTERS[attribute], ground), attribute)


def _mark(name: str) -> Draw:
    return partial(figures.draw_space_mark, name)


ICONS: Icons = {
    "agility": _attribute("agility"),
    "strength": _attribute("strength"),
    "resistance": _attribute("resistance"),
    "instinct": _attribute("instinct"),
    "heroic": icon(on_ground("W", CARDS["white"]), "heroic"),
    "threat": icon(on_ground(figures.draw_blades, CARDS["black"]), "threat"),
    "calamity": icon(
        on_ground(figures.draw_bolt, CARDS["calamity"]), "calamity card", "calamity cards"
    ),
    "life": icon(on_ground(figures.draw_heart, HOSTILE, "round"), "life"),
    "time": icon(on_ground(figures.draw_hourglass, EMBER_HOT), "time"),
    "clue": icon(on_ground(figures.draw_lens, PAPER), "clue", "clues"),
    "scrap": icon(on_ground(figures.draw_nut, ASH), "scrap"),
    "food": icon(on_ground(figures.draw_apple, SAFE), "food"),
    "population": icon(on_ground(figures.draw_mouse, PAPER), "population"),
    "morale": icon(on_ground(figures.draw_heart, GOLD), "morale"),
    "scavenge": icon(on_ground(figures.draw_bag, PAPER), "scavenge token", "scavenge tokens"),
    "battery": icon(on_ground(figures.draw_battery, GOLD), "battery", "batteries"),
    "aim": icon(on_ground(figures.draw_aim, PAPER, "round"), "aim token", "aim tokens"),
    "read": icon(_mark("poi"), "something to read"),
    "hide": icon(_mark("hide"), "a place to hide"),
    "objective": icon(_mark("objective"), "objective", "objectives"),
}
