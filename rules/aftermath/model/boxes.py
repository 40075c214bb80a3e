"""What fits into a character's box, even when nobody plays the character (AF-14.1 to AF-14.3)."""

from __future__ import annotations

from typing import Literal

from rules.aftermath.model.cards import Item
from rules.aftermath.model.decks import CHARACTERS, ITEMS
from rules.aftermath.model.pieces import Worn
from rules.aftermath.model.state import Colony
from rules.aftermath.model.terms import PACK, Slot

Place = Literal["equip", "pack"]
SLOTS: dict[Slot, int] = {"head": 1, "body": 1, "paw": 2, "accessory": 1, "stash": 0}
"""How many items each slot takes (AF-14.1). Improvements are never equipped (AF-14.5)."""


def count_places(item: Item) -> int:
    """Count the places that an item takes in its slot: both paws if it is two-pawed (AF-14.3)."""
    return SLOTS[item.slot] if item.two_paw else 1


def can_place_item(colony: Colony, character: str, item: str, place: Place) -> bool:
    """Whether an item may be in this place of a character's box and there is room for it."""
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
    """Take an item out of a character's box."""
    box = colony.boxes[character]
    if item in box.pack:
        box.pack.remove(item)
    else:
        box.equipped.remove(next(worn for worn in box.equipped if worn.item == item))


def put_in(colony: Colony, character: str, item: str, place: Place) -> None:
    """Put an item into this place of a character's box."""
    box = colony.boxes[character]
    if place == "pack":
        box.pack.append(item)
    else:
        box.equipped.append(Worn(item=item))
