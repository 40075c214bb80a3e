"""The icons of Aftermath, and the words that each stands beside."""

from functools import partial

from pictures.aftermath.marks.colours import CARDS, GOLD, HOSTILE, SAFE
from pictures.aftermath.marks.figures import FIGURES, draw_space_mark
from pictures.aftermath.words import Message
from pictures.icons import Draw, Icon, Icons, on_ground
from pictures.kit.tones import ASH, EMBER_HOT, PAPER
from rules.aftermath.model.terms import COLOUR_OF, Attribute


def _make_attribute_icon(attribute: Attribute) -> Icon:
    colour = COLOUR_OF[attribute]
    ground = on_ground(FIGURES[colour], CARDS[colour])
    return Icon(ground, Message("attribute", attribute=attribute))


def _mark(name: str) -> Draw:
    return partial(draw_space_mark, name)


ICONS: Icons = {
    "agility": _make_attribute_icon("agility"),
    "strength": _make_attribute_icon("strength"),
    "resistance": _make_attribute_icon("resistance"),
    "instinct": _make_attribute_icon("instinct"),
    "heroic": Icon(on_ground("W", CARDS["white"]), Message("icon-heroic")),
    "threat": Icon(on_ground(FIGURES["blades"], CARDS["black"]), Message("icon-threat")),
    "calamity": Icon(on_ground(FIGURES["bolt"], CARDS["calamity"]), Message("icon-calamity")),
    "life": Icon(on_ground(FIGURES["heart"], HOSTILE, "round"), Message("icon-life")),
    "time": Icon(on_ground(FIGURES["hourglass"], EMBER_HOT), Message("icon-time")),
    "clue": Icon(on_ground(FIGURES["lens"], PAPER), Message("icon-clue")),
    "scrap": Icon(on_ground(FIGURES["nut"], ASH), Message("icon-scrap")),
    "food": Icon(on_ground(FIGURES["apple"], SAFE), Message("icon-food")),
    "population": Icon(on_ground(FIGURES["mouse"], PAPER), Message("icon-population")),
    "morale": Icon(on_ground(FIGURES["heart"], GOLD), Message("icon-morale")),
    "scavenge": Icon(on_ground(FIGURES["bag"], PAPER), Message("icon-scavenge-token")),
    "battery": Icon(on_ground(FIGURES["battery"], GOLD), Message("icon-battery")),
    "aim": Icon(on_ground(FIGURES["aim"], PAPER, "round"), Message("icon-aim-token")),
    "read": Icon(_mark("poi"), Message("icon-something-to-read")),
    "hide": Icon(_mark("hide"), Message("icon-a-place-to-hide")),
    "objective": Icon(_mark("objective"), Message("icon-objective")),
}
