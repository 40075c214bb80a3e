"""Cards in a few words, for places that have no room for their whole text."""

from __future__ import annotations

from rules.aurora.model.cards import Encounter, Enemy, Hit, Survivor
from rules.aurora.model.decks import CARDS
from rules.aurora.view import SlotView

ABILITIES = {
    "cold-maiden": "exploring: +1 Fury",
    "co-pilot": "+1 speed, +2 if far behind",
    "leader": "never Exhausted",
    "bounty-hunter": "at the end 2 Fame with Loot in the Convoy",
    "driver": "+1 speed",
    "explorer": "takes the Bonus of any slot",
    "hermit": "no Contamination where he explores",
    "jackal": "+1 Resource of a missing type",
    "mechanic": "resting: 2 Repairs",
    "medic": "moving: one from Rest to Active",
    "orphan": "1 Fame at the end",
    "preacher": "no Fame lost where he explores",
    "renegade": "ignores one Enemy",
    "shooter": "the first hit does 1 more",
    "prisoner": "1 Fame at the end",
}
DEALS = {
    "travelers": "+1 Food, 2 Fame; or +1 Fuel, Object, -1 Fame",
    "merchant": "another Resource for this and 1 Object",
    "slaver": "a Survivor for 2 Fuel, 1 Object, -1 Fame",
}
AREAS = {
    "bottom first": "the Truck",
    "bottom row": "bottom row",
    "top row": "Devices",
    "front column": "front column",
    "second column": "second column",
    "last column": "last column",
}


def describe_ability(card: str) -> str:
    """Say briefly what a Survivor can do."""
    data = CARDS[card]
    assert isinstance(data, Survivor)
    return ABILITIES[data.ability]


def describe_deal(card: str) -> str:
    """Say briefly what an Encounter offers."""
    data = CARDS[card]
    assert isinstance(data, Encounter)
    return DEALS[data.deal]


def describe_ambush(card: str) -> str:
    """Say briefly what an Enemy's Ambush does: "1 Damage on front column, 1 on Devices"."""
    data = CARDS[card]
    assert isinstance(data, Enemy)
    return " or ".join(_describe_hits(way) for way in data.ambush)


def _describe_hits(hits: tuple[Hit, ...]) -> str:
    told: list[str] = []
    for hit in hits:
        if hit.contamination:
            told.append(f"{hit.contamination} Contamination")
        elif hit.resource:
            told.append(f"lose {hit.resource} Resource")
        else:
            what = "" if any("Damage" in one for one in told) else " Damage"
            told.append(f"{hit.damage}{what} on {AREAS[hit.area or 'bottom row']}")
    return ", ".join(told)


def list_bonuses(slot: SlotView) -> list[str]:
    """List a slot's Bonus Actions; merge those that differ only in what they recycle."""
    recycled = [words for words in slot.bonuses if "recycle a " in words]
    if len(recycled) < 2:
        return slot.bonuses
    head, _, first = recycled[0].partition("recycle a ")
    kinds = [first, *(words.partition("recycle a ")[2] for words in recycled[1:])]
    return [f"{head}recycle a {', '.join(kinds[:-1])} or {kinds[-1]}"]
