"""What a character's box has room for, whether anybody plays it or not (AF-14.1 to AF-14.3)."""

from __future__ import annotations

from typing import Literal

from rules.aftermath.model.cards import Item
from rules.aftermath.model.decks import CHARACTERS, ITEMS
from rules.aftermath.model.pieces import Worn
from rules.aftermath.model.state import Colony
from rules.aftermath.model.terms import PACK, Slot

Place = Literal["equip", "pack"]
SLOTS: dict[Slot, int] = {"head": 1, "body": 1, "paw": 2, "accessory": 1, "stash": 0}
"""How many items each takes (AF-14.1); improvements are never equipped (AF-14.5)."""


def count_places(item: Item) -> int:
    """How many places of its slot an item takes: both paws, if it is two-pawed (AF-14.3)."""
    return SLOTS[item.slot] if item.two_paw else 1


def can_place_item(colony: Colony, character: str, item: str, place: Place) -> bool:
    """Whether there is room in that place, and the item may be there."""
    box, card = colony.boxes[character], ITEMS[item]
    if card.slot == "stash":
        return False
    if place == "pack":
        more = sum(ITEMS[worn.item].power == "backpack" for worn in box.equipped)
        return len(box.pack) < PACK + more
    if card.big_only and not CHARACTERS[character].big:
        return False
    worn_there = [ITEMS[worn.item] for worn in box.equipped if ITEMS[worn.item].slot == card.slot]
    return sum(map(count_places, worn_there)) + count_places(card) <= SLOTS[card.slot]


def take_out(colony: Colony, character: str, item: str) -> None:
    """The item leaves the box."""
    box = colony.boxes[character]
    if item in box.pack:
        box.pack.remove(item)
    else:
        box.equipped.remove(next(worn for worn in box.equipped if worn.item == item))


def put_in(colony: Colony, character: str, item: str, place: Place) -> None:
    """The item comes to that place of the box."""
    box = colony.boxes[character]
    if place == "pack":
        box.pack.append(item)
    else:
        box.equipped.append(Worn(item=item))
