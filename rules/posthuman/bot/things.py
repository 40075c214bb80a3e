"""What a bot does with its things: items, weapons, followers, experience."""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine import Answer
from rules.posthuman.bot.fights import use
from rules.posthuman.bot.worths import (
    Asked,
    best,
    equipment,
    goods,
    item,
    legal_part,
    rate,
    weapon,
    wielded,
)
from rules.posthuman.model.decks import EQUIPMENT, FOLLOWERS, ITEMS, SUPPLY, WEAPONS
from rules.posthuman.model.terms import Stat
from rules.posthuman.play.people.market import PASS

WISHES: tuple[Stat, ...] = ("melee", "strength", "speed", "shooting", "mind")
"""Stats in the order in which they are raised, to 4 and then to 5."""


def gear(asked: Asked) -> Answer:
    """Play what fits and is of use, take the better weapon, call on those who follow."""
    for one in asked.ids:
        what, _, card = one.partition(":")
        if what == "flip" and _welcome(asked, card):
            return [one]
        if what in ("play", "take") and _wanted(asked, card):
            return [one]
        if what == "mount":
            return [one]
        if what == "wield" and _better(asked, card):
            return [one]
    for one in asked.ids:
        what, _, card = one.partition(":")
        if what == "drop" and _in_the_way(asked, card):
            return [one]
    return []


def _welcome(asked: Asked, card: str) -> bool:
    return FOLLOWERS[card].upkeep == 0 or asked.me.food >= 3


def _wanted(asked: Asked, card: str) -> bool:
    return card in EQUIPMENT or _better(asked, card)


def _better(asked: Asked, card: str) -> bool:
    """Whether a weapon is better than the one in hand."""
    if card not in WEAPONS:
        return False
    made = WEAPONS[card]
    return weapon(made, asked.me) > wielded(asked.me, ranged=made.ranged) + 0.05


def _in_the_way(asked: Asked, card: str) -> bool:
    """Whether a weapon lies idle while something of the hand finds no room."""
    me = asked.me
    if not any(card == one.id and not one.active for one in me.gear) or card not in WEAPONS:
        return False
    return any(
        ITEMS[one.id].size > me.slots - me.used_slots and _wanted(asked, one.id)
        for one in asked.view.private.hand
    )


def found(asked: Asked) -> Answer:
    """Use what is of use, keep the rest for later."""
    for one in asked.ids:
        what, _, card = one.partition(":")
        if what in ("take", "play", "mount") and _wanted(asked, card.partition(">")[0]):
            return [one]
    return asked.prompt.default


def hand(asked: Asked) -> Answer:
    """Too many cards: play the best that fits, or let the worst go."""
    me = asked.me
    value: dict[str, float] = {}
    for one in asked.ids:
        what, _, card = one.partition(":")
        card = card.partition(">")[0]
        if what in ("play", "take", "swap", "mount"):
            value[one] = 2.0 + rate(card, me) if _wanted(asked, card) else 0.5
        elif what == "drop":
            held = any(card == each.id for each in asked.view.private.hand)
            value[one] = 1.0 - rate(card, me) - (0.0 if held else 1.0)
    return best(asked, value)


def keep(asked: Asked) -> Answer:
    """The best of what was drawn."""
    ranked = sorted(asked.ids, key=lambda one: -rate(one, asked.me))
    return legal_part(asked.prompt, ranked[: max(1, asked.prompt.most)])


def lose(asked: Asked) -> Answer:
    """The worst of what one has."""
    ranked = sorted(asked.ids, key=lambda one: rate(one, asked.me))
    return legal_part(asked.prompt, ranked[: max(1, asked.prompt.least)])


def better_stat(asked: Asked, wishes: Sequence[Stat]) -> Answer:
    """The first of the wishes that can be raised to 4, else to 5; nothing where all are as high."""
    stats = asked.me.stats
    for top in (4, 5):
        for stat in wishes:
            if f"stat:{stat}" in asked.ids and stats[stat] < top:
                return [f"stat:{stat}"]
    return []


def spend(asked: Asked) -> Answer:
    """Stats before skills, melee and strength first; the careful player learns."""
    if stat := better_stat(asked, WISHES):
        return stat
    learns = len(asked.me.skills) < 3 and asked.me.learnt == 0
    return ["skill"] if "skill" in asked.ids and learns else []


def pause(asked: Asked) -> Answer:
    """What is of use before the next encounter, or on to it."""
    used = use(asked)
    return used if used != asked.prompt.default else spend(asked) or used


def buy(asked: Asked) -> Answer:
    """A weapon each to strike and to shoot, as long as there is food for some days."""
    if asked.prompt.kind != "choice" or asked.prompt.many:
        return asked.prompt.default
    me = asked.me
    value = {PASS.id: 0.6}
    for option in asked.prompt.options:
        cost = option.data.get("price")
        if cost is None or option.id not in ITEMS or me.food - cost < 4:
            continue
        made = ITEMS[option.id]
        if option.id in WEAPONS:
            gain = weapon(WEAPONS[option.id], me) - wielded(me, ranged=WEAPONS[option.id].ranged)
            value[option.id] = gain + 0.5
        elif made.type == "equipment":
            value[option.id] = equipment(made) - 0.3 * cost
    return best(asked, value)


def supply(asked: Asked) -> Answer:
    """The supplies that are worth most where one stands."""
    me = asked.me

    def gift(one: str) -> float:
        found = SUPPLY[one].on[me.terrain]
        cards = found.equipment + found.weapons
        return goods(me, "food", found.food) + goods(me, "ammo", found.ammo) + cards

    ranked = sorted(asked.ids, key=gift, reverse=True)
    return legal_part(asked.prompt, ranked[: max(1, asked.prompt.least)])


def trade(asked: Asked) -> Answer:
    """Take what is a bargain and fits, decline the rest, and offer nothing. What does not fit is
    declined: it would be asked what to discard, go back, and take it again."""
    me = asked.me
    for option in asked.prompt.options:
        what, _, _ = option.id.partition(":")
        if what == "yes" and not option.data["lacking"]:
            data = option.data
            gain = sum(item(one, me) for one in data["get"])
            gain -= sum(item(one, me) for one in data["give"])
            gain += goods(me, "food", data["food"]) + goods(me, "ammo", data["ammo"])
            if gain > 0:
                return [option.id]
    declined = [one for one in asked.ids if one.startswith("no:")]
    return declined[:1] or asked.prompt.default


def steal(asked: Asked) -> Answer:
    """The best of what can be taken."""
    return best(asked, {one: item(one, asked.me) for one in asked.ids if one in ITEMS})
