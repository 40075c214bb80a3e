"""What bots decide at home: what to build and fix, and where the party goes next."""

from rules.aftermath.bot.things import rate_item_gain
from rules.aftermath.bot.views import Asked
from rules.aftermath.model.decks import ITEMS
from rules.engine import Answer, Option

WANTED_STRUCTURES = (
    *("larder", "orchard", "rain-barrel", "snare-line", "palisade", "loom", "workshop"),
    *("alarm-bell", "map-wall", "watchtower", "hall", "infirmary", "warren", "bunks"),
    *("forge", "crystal-radio"),
)
"""Ids of what bots build, most wanted first."""
SPARE_SCRAP = 8
"""How much scrap bots keep for a structure when they fix items."""
MISSION_ORDER = ("1", "5", "7", "2", "6", "8", "3", "4", "0")
"""Missions in the order in which bots choose them: seeds and parts first, the hard ones last."""
HUNGRY = 2


def choose_building(asked: Asked) -> Answer:
    """Build the first thing on the list that is offered."""
    ids = [option.id for option in asked.prompt.options]
    return [next((one for one in WANTED_STRUCTURES if one in ids), "enough")]


def choose_repair(asked: Asked) -> Answer:
    """Fix the item that helps a member most, if there is scrap to spare."""
    enough = asked.prompt.options[0].id
    if asked.view.colony.dials["scrap"] <= SPARE_SCRAP:
        return [enough]

    def value(option: Option) -> float:
        item, _, member = option.id.rpartition(".")
        if item not in ITEMS:
            return 0.5
        return rate_item_gain(ITEMS[item], asked.view.party[int(member)])

    return [max(asked.prompt.options, key=value).id]


def choose_mission(asked: Asked) -> Answer:
    """Choose the next mission."""
    ids = [option.id for option in asked.prompt.options]
    return [next(one for one in MISSION_ORDER if one in ids)]
