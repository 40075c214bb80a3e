"""What a member's equipped items add: bonuses, batteries' bonuses, powers and noise (AF-8.5,
AF-14.2, AF-14.11, AF-14.12, AF-24.2 to AF-24.5)."""

from rules.aftermath.model.cards import Item, Power, Scope
from rules.aftermath.model.decks import ITEMS
from rules.aftermath.model.state import Member, State
from rules.aftermath.model.terms import Attribute


def list_equipped(s: State, m: Member) -> list[Item]:
    """List the items that a member has equipped."""
    return [ITEMS[one.item] for one in s.find_box(m).equipped]


def sum_bonus(s: State, m: Member, attribute: Attribute, scope: Scope | None) -> int:
    """Sum what a member adds to a test: its own bonus in the attribute, and those that items and
    batteries give to the attribute or the action, each once (AF-8.5, AF-14.12)."""
    total = s.party[m].card.bonus.get(attribute, 0)
    for one in s.find_box(m).equipped:
        for printed in ITEMS[one.item].bonus:
            if printed.to in (attribute, scope):
                # A `powered` bonus counts once for each battery on the item (AF-14.11).
                total += printed.n * (one.batteries if printed.powered else 1)
    return total


def has_power(s: State, m: Member, power: Power) -> bool:
    """Whether a member has equipped an item with this power, and with a battery on it if it holds
    any (AF-14.2, AF-24.4, AF-24.5)."""
    for one in s.find_box(m).equipped:
        item = ITEMS[one.item]
        if item.power == power and (not item.battery or one.batteries > 0):
            return True
    return False


def is_noisy(s: State, m: Member) -> bool:
    """Whether a member has equipped a NOISY item and no muffler (AF-6.11, AF-24.5)."""
    return any(item.noisy for item in list_equipped(s, m)) and not has_power(s, m, "muffler")
