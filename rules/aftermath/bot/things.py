"""What items are worth to which character, and what bots do with items they find, wear and
store."""

from rules.aftermath.bot.views import Asked
from rules.aftermath.model.boxes import SLOTS, can_wear_kind, count_places
from rules.aftermath.model.cards import Item, Scope
from rules.aftermath.model.decks import ITEMS
from rules.aftermath.model.terms import Attribute
from rules.aftermath.view_models import MemberView
from rules.engine import Answer, Option

BONUS_WORTHS: dict[Scope | Attribute, float] = {
    "melee": 1.0,
    "ranged": 1.0,
    "defence": 1.2,
    "scavenge": 0.6,
    "communicate": 0.5,
    "recover": 0.2,
    "agility": 1.0,
    "strength": 1.0,
    "resistance": 1.0,
    "instinct": 1.2,
}
"""How much a bonus of 1 is worth."""
POWER_WORTH = 0.5
"""How much any other effect of an item is worth."""
SHARE_WITH_BATTERY = 0.3
"""How often an item has a battery, from 0 to 1."""
RANGE = 0.3
SCRAP = 0.1
LEAST_IMPROVEMENT = 0.5
"""How much better an item must be before it replaces another."""


def rate_item(item: Item, who: MemberView) -> float:
    """Rate an item for a character who equips it."""
    if not can_wear_kind(who.id, item):
        return 0.0
    strong = who.bonus.get("strength", 0) >= who.bonus.get("agility", 0)
    found = POWER_WORTH if item.power else 0.0
    for one in item.bonus:
        fits = {"melee": 1.0 if strong else 0.3, "ranged": 0.3 if strong else 1.0}.get(one.to, 1.0)
        found += one.n * BONUS_WORTHS[one.to] * fits * (SHARE_WITH_BATTERY if one.powered else 1.0)
    if item.range and not strong:
        found += RANGE * (item.range - 1)
    return found


def _has_free_slot(who: MemberView, item: Item) -> bool:
    """Whether a character may wear an item and has a free place for it."""
    if not can_wear_kind(who.id, item):
        return False
    worn = [ITEMS[one.id] for one in who.items if one.equipped]
    taken = sum(count_places(one) for one in worn if one.slot == item.slot)
    return taken + count_places(item) <= SLOTS[item.slot]


def rate_item_gain(item: Item, who: MemberView) -> float:
    """Rate how much better off a character is with an item, added or instead of worn ones."""
    own = rate_item(item, who)
    if _has_free_slot(who, item):
        return own
    worn = [ITEMS[one.id] for one in who.items if one.equipped and ITEMS[one.id].slot == item.slot]
    values = sorted(rate_item(one, who) for one in worn)
    return own - sum(values[: count_places(item)])


def wants_to_equip(who: MemberView) -> bool:
    """Whether an item in the pack is clearly better than what the character wears."""
    packed = [ITEMS[one.id] for one in who.items if not one.equipped]
    return any(rate_item_gain(one, who) > LEAST_IMPROVEMENT for one in packed)


# -- answers -------------------------------------------------------------------------------------


def choose_item_fate(asked: Asked) -> Answer:
    """Choose where an item helps most: worn, stored, or given to somebody here; scrap it if it
    helps nobody."""
    item = ITEMS[asked.prompt.data["item"]]

    def value(option: Option) -> float:
        if option.id == "equip":
            return rate_item(item, asked.me) + 0.1
        if option.id == "store":
            return rate_item_gain(item, asked.me)
        if option.id == "scrap":
            return SCRAP * int(option.data["scrap"])
        return rate_item_gain(item, asked.view.party[option.data["to"]])

    return [max(asked.prompt.options, key=value).id]


def choose_equip_change(asked: Asked) -> Answer:
    """Put on the best item of the pack or place a battery; otherwise change nothing."""

    def value(option: Option) -> float:
        things = [ITEMS[one] for one in option.data.get("items", ())]
        if option.data.get("do") == "battery":
            return 1.0
        if option.data.get("do") not in ("on", "swap"):
            return 0.0
        on, *outs = things
        return rate_item(on, asked.me) - sum(rate_item(one, asked.me) for one in outs)

    chosen = max(asked.prompt.options, key=value)
    return [chosen.id] if value(chosen) > LEAST_IMPROVEMENT / 2 else asked.prompt.default


def choose_rearrangement(asked: Asked) -> Answer:
    """At home, give an item that is in a pack or in an unplayed box to somebody who can wear it."""

    def value(option: Option) -> float:
        if "item" not in option.data:
            return 0.0
        item, to = ITEMS[option.data["item"]], option.data["to"]
        who = next((one for one in asked.view.party if one.id == to), None)
        idle = option.data["packed"] or option.data["from"] not in {
            one.id for one in asked.view.party
        }
        if who is None or not idle or option.data["way"] == "pack" or not _has_free_slot(who, item):
            return 0.0
        return rate_item(item, who)

    chosen = max(asked.prompt.options, key=value)
    if value(chosen) > 0:
        return [chosen.id]
    return [next(one.id for one in asked.prompt.options if "item" not in one.data)]
