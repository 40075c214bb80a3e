"""What a bot does with its things: items, weapons, followers and experience."""

from collections.abc import Sequence

from rules.engine import Answer
from rules.posthuman.bot import worths
from rules.posthuman.bot.fights import choose_card_use
from rules.posthuman.model.cards import Weapon
from rules.posthuman.model.decks import (
    CONTENT,
    EQUIPMENT,
    FOLLOWERS,
    ITEMS,
    SUPPLY,
    WEAPONS,
    find_kind,
)
from rules.posthuman.model.terms import Stat

STATS_TO_RAISE: tuple[Stat, ...] = ("melee", "strength", "speed", "shooting", "mind")
"""The order in which stats are raised, first to 4, then to 5."""


def choose_gear_use(asked: worths.Asked) -> Answer:
    """Play a useful card that fits, take a better weapon in hand, or make a follower active."""
    for one in asked.ids:
        what, _, card = one.partition(":")
        if what == "flip" and (FOLLOWERS[card].upkeep == 0 or asked.me.food >= 3):
            return [one]
        if what in ("play", "take") and _is_wanted(asked, card):
            return [one]
        if what == "mount":
            return [one]
        if what == "wield" and _is_better_weapon(asked, card):
            return [one]
    for one in asked.ids:
        what, _, card = one.partition(":")
        if what == "drop" and _is_in_the_way(asked, card):
            return [one]
    return []


def _is_wanted(asked: worths.Asked, card: str) -> bool:
    return card in EQUIPMENT or _is_better_weapon(asked, card)


def _is_better_weapon(asked: worths.Asked, card: str) -> bool:
    """Whether a weapon is better than the one in hand."""
    if card not in WEAPONS:
        return False
    made = WEAPONS[card]
    return (
        worths.rate_weapon(made, asked.me)
        > worths.rate_active_weapon(asked.me, ranged=made.is_ranged) + 0.05
    )


def _is_in_the_way(asked: worths.Asked, card: str) -> bool:
    """Whether a weapon is idle while a wanted card of the hand finds no room."""
    me = asked.me
    if not any(card == one.id and not one.active for one in me.gear) or card not in WEAPONS:
        return False
    return any(
        ITEMS[one.id].size > me.slots - me.used_slots and _is_wanted(asked, one.id)
        for one in asked.view.private.hand
    )


def choose_found_use(asked: worths.Asked) -> Answer:
    """Use a found card at once if it is useful, else take the default."""
    for one in asked.ids:
        what, _, card = one.partition(":")
        if what in ("take", "play", "mount") and _is_wanted(asked, card.partition(">")[0]):
            return [one]
    return asked.prompt.default


def choose_surplus_card(asked: worths.Asked) -> Answer:
    """Play the best card that fits, or discard the worst, because the hand is too full."""
    me = asked.me
    value: dict[str, float] = {}
    for one in asked.ids:
        what, _, card = one.partition(":")
        card = card.partition(">")[0]
        if what in ("play", "take", "swap", "mount"):
            value[one] = 2.0 + worths.rate_card(card, me) if _is_wanted(asked, card) else 0.5
        elif what == "drop":
            held = any(card == each.id for each in asked.view.private.hand)
            value[one] = 1.0 - worths.rate_card(card, me) - (0.0 if held else 1.0)
    return worths.choose_best(asked, value)


def choose_kept_cards(asked: worths.Asked) -> Answer:
    """Keep the best of the drawn cards."""
    most = asked.prompt.most
    return worths.choose_first(asked, most, lambda one: -worths.rate_card(one, asked.me))


def choose_loss(asked: worths.Asked) -> Answer:
    """Lose the worst of what the bot has."""
    least = asked.prompt.least
    return worths.choose_first(asked, least, lambda one: worths.rate_card(one, asked.me))


def choose_stat(asked: worths.Asked, wishes: Sequence[Stat]) -> Answer:
    """Choose the first of the wishes that can be raised to 4, else to 5. Return an empty answer if
    none can."""
    stats = asked.me.stats
    for top in (4, 5):
        for stat in wishes:
            if f"stat:{stat}" in asked.ids and stats[stat] < top:
                return [f"stat:{stat}"]
    return []


def choose_xp_purchase(asked: worths.Asked) -> Answer:
    """Raise a stat before learning a skill; learn only one skill, and only with fewer than
    three."""
    if stat := choose_stat(asked, STATS_TO_RAISE):
        return stat
    learns = len(asked.me.skills) < 3 and asked.me.learnt == 0
    return ["skill"] if "skill" in asked.ids and learns else []


def choose_pause_action(asked: worths.Asked) -> Answer:
    """Choose something useful before the next encounter, else go on to it."""
    used = choose_card_use(asked)
    return used if used != asked.prompt.default else choose_xp_purchase(asked) or used


def choose_purchases(asked: worths.Asked) -> Answer:
    """Buy a better weapon to strike with than the bot has or gets for free (PH-4.14), if food for
    some days remains. Nobody has ammo yet to shoot with."""
    me, starting = asked.me, CONTENT.starting
    own = {"lead-pipe", *(find_kind(card.id) for card in me.gear)}
    value = {
        option.id: worths.rate_weapon(item, me) - 0.3 * item.price
        for option in asked.prompt.options
        if isinstance(item := starting.get(option.id), Weapon) and not item.is_ranged
    }
    best = max(value, key=lambda one: value[one], default="")
    held = [
        worths.rate_weapon(item, me) for one in own if isinstance(item := starting[one], Weapon)
    ]
    if best and value[best] > max(held) and me.food - starting[best].price >= 4:
        return [best]
    return asked.prompt.default


def choose_supply(asked: worths.Asked) -> Answer:
    """Choose the supplies that are worth most on the terrain where the bot stands."""
    me = asked.me

    def gift(one: str) -> float:
        found = SUPPLY[one].on[me.terrain]
        cards = found.equipment + found.weapons
        return (
            worths.rate_goods(me, "food", found.food)
            + worths.rate_goods(me, "ammo", found.ammo)
            + cards
        )

    ranked = sorted(asked.ids, key=gift, reverse=True)
    return worths.choose_legal_part(asked.prompt, ranked[: max(1, asked.prompt.least)])


def choose_trade(asked: worths.Asked) -> Answer:
    """Accept a bargain that fits, decline other offers, and make none. An offer that does not fit
    is declined: accepting would ask what to discard, the bot would go back, and then accept
    again."""
    me = asked.me
    for option in asked.prompt.options:
        what, _, _ = option.id.partition(":")
        if what == "yes" and not option.data["lacking"]:
            data = option.data
            gain = sum(worths.rate_item(one, me) for one in data["get"])
            gain -= sum(worths.rate_item(one, me) for one in data["give"])
            gain += worths.rate_goods(me, "food", data["food"]) + worths.rate_goods(
                me, "ammo", data["ammo"]
            )
            if gain > 0:
                return [option.id]
    declined = [one for one in asked.ids if one.startswith("no:")]
    return declined[:1] or asked.prompt.default


def choose_theft(asked: worths.Asked) -> Answer:
    """Take the best item that can be taken."""
    return worths.choose_best(
        asked, {one: worths.rate_item(one, asked.me) for one in asked.ids if one in ITEMS}
    )
