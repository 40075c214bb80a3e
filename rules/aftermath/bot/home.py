"""What bots decide at home: what is built and fixed, and where the party goes next."""

from __future__ import annotations

from rules.aftermath.bot.things import rate_item_gain
from rules.aftermath.bot.views import Asked
from rules.aftermath.model.decks import ITEMS
from rules.engine import Answer, Option

WANTED = (
    "larder",
    "orchard",
    "rain-barrel",
    "snare-line",
    "palisade",
    "loom",
    "workshop",
    "alarm-bell",
    "map-wall",
    "watchtower",
    "hall",
    "infirmary",
    "warren",
    "bunks",
    "forge",
    "crystal-radio",
)
"""What is built first, by id."""
SPARE = 8
"""Scrap that is left for a structure while things are fixed."""
NEXT = ("1", "5", "7", "2", "6", "8", "3", "4", "0")
"""Missions in the order in which they are gone on: seeds and parts first, the hard ones last."""
HUNGRY = 2


def choose_building(asked: Asked) -> Answer:
    """The first thing on the list that can be had."""
    ids = [option.id for option in asked.prompt.options]
    return [next((one for one in WANTED if one in ids), "enough")]


def choose_repair(asked: Asked) -> Answer:
    """What serves somebody, where there is scrap to spare for it."""
    enough = asked.prompt.options[0].id
    if asked.view.colony.dials["scrap"] <= SPARE:
        return [enough]

    def value(option: Option) -> float:
        item, _, member = option.id.rpartition(".")
        if item not in ITEMS:
            return 0.5
        return rate_item_gain(ITEMS[item], asked.view.party[int(member)])

    return [max(asked.prompt.options, key=value).id]


def choose_mission(asked: Asked) -> Answer:
    """What comes next."""
    ids = [option.id for option in asked.prompt.options]
    return [next(one for one in NEXT if one in ids)]


def choose_railcar_repair(asked: Asked) -> Answer:
    """The railcar is worth its scrap."""
    return ["mend"]
