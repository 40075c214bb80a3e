"""The table: what is never scarce, and decks (PH-1)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.posthuman.play.context import Here
from rules.posthuman.play.people import experience, followers, inventory, item_choices, sheet
from tests.rules.posthuman.build import Road, idle
from tests.rules.posthuman.effects.carried import does
from tests.rules.posthuman.own_cards import follower, gear, skill, supply
from tests.rules.posthuman.rows import Row, row


def plenty(h: Here) -> None:
    """Four people have more of everything than is in the box."""
    for seat in range(4):
        sheet.gain_goods(h, seat, food=30, ammo=30)
        experience.gain_xp(h, seat, 15)


def used_up(deck: str, make: Any = None) -> Any:
    """Nothing is left in a deck, and this in its discards."""

    def made() -> Road:
        road = Road(1).only(deck)
        getattr(road.state, deck).discards += [make()] if make else []
        return road

    return made


def skills(h: Here) -> object:
    return experience.draw_skills(h, 0, 1, 0, "")


def items(h: Here) -> object:
    return item_choices.draw_items(h, 0, "equipment")


def come(h: Here) -> object:
    return followers.draw_follower(h, 0)


def drops(h: Here) -> object:
    inventory.discard_item(h, 0, "knife.1")
    return item_choices.draw_items(h, 0, "weapons")


DRAW = {"draw": {"deck": "supply", "n": 1}}
# fmt: off
DECKS = [
    row("PH-1.4", lambda: Road(4), "-> all.food=30,30,30,30 all.ammo=30,30,30,30 "
        "all.counters=15,15,15,15", play=plenty),
    # An empty deck is made of its discards, and gives nothing without any.
    row("PH-1.8", used_up("equipment", gear), ".. -> hand=own-0 used.equipment=0", play=items),
    row("PH-1.8", used_up("equipment"), "-> hand=0", play=items),
    row("PH-1.8", used_up("skills", skill), "-> skills=own-0 used.skills=0", play=skills),
    row("PH-1.8", used_up("skills"), "-> skills=0", play=skills),
    row("PH-1.8", used_up("followers", follower), "-> hidden_followers=own-0 used.followers=0",
        play=come),
    row("PH-1.8", used_up("followers"), "-> hidden_followers=0", play=come),
    does("PH-1.8 PH-1.9", DRAW, used_up("supply", supply), "-> food=1 used.supply=own-0"),
    row("PH-1.8 PH-20.13", lambda: Road(1).has(0, "knife").only("weapons"),
        "-> hand=0 used.weapons=0", play=drops),
]
# fmt: on


@pytest.mark.parametrize("row", DECKS)
def test_decks(row: Row) -> None:
    row.check(idle)
