"""What fits into a character's box, even when nobody plays the character (AF-14.1 to AF-14.3)."""

from collections.abc import Collection
from typing import Literal

from rules.aftermath.model.cards import Item
from rules.aftermath.model.decks import CHARACTERS, ITEMS
from rules.aftermath.model.pieces import Worn
from rules.aftermath.model.state import Box, Colony
from rules.aftermath.model.terms import ITEMS_IN_PACK, Slot

Place = Literal["equip", "pack"]
SLOTS: dict[Slot, int] = {"head": 1, "body": 1, "paw": 2, "accessory": 1, "stash": 0}
"""How many items each slot takes (AF-14.1). Improvements are never equipped (AF-14.5)."""


def count_places(item: Item) -> int:
    """Count the places that an item takes in its slot: both paws if it is two-pawed (AF-14.3)."""
    return SLOTS[item.slot] if item.two_paw else 1


def list_in_slot(box: Box, slot: Slot) -> list[Item]:
    """List the items that are equipped in a slot."""
    return [ITEMS[worn.item] for worn in box.equipped if ITEMS[worn.item].slot == slot]


def can_wear_kind(character: str, item: Item) -> bool:
    """Whether a character may equip this kind of item: some are for BIG characters only, and
    improvements for nobody (AF-14.5, AF-24.2)."""
    return SLOTS[item.slot] > 0 and (CHARACTERS[character].big or not item.big_only)


def count_pack_places(box: Box, without: Collection[str] = ()) -> int:
    """Count how many unequipped items a box holds: 2, or 3 with a backpack that is equipped and not
    one of `without` (AF-14.1, AF-24.5)."""
    there = {ITEMS[worn.item].power for worn in box.equipped if worn.item not in without}
    return ITEMS_IN_PACK + ("backpack" in there)


def count_free_pack_places(box: Box, item: str) -> int:
    """Count the places left in a pack once this item has left the box; below 0 an item cannot
    leave, as with a backpack whose place is taken (AF-14.6)."""
    return count_pack_places(box, [item]) - sum(one != item for one in box.pack)


def can_place_item(colony: Colony, character: str, item: str, place: Place) -> bool:
    """Whether an item may be in this place of a character's box and there is room for it (AF-14.1).
    Improvements are in no box."""
    box, card = colony.boxes[character], ITEMS[item]
    if place == "pack":
        return card.slot != "stash" and len(box.pack) < count_pack_places(box)
    taken = sum(map(count_places, list_in_slot(box, card.slot)))
    return can_wear_kind(character, card) and taken + count_places(card) <= SLOTS[card.slot]


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
