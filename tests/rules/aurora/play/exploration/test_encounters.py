"""LA-15.8 to LA-15.14: Encounters and Events."""

from __future__ import annotations

from typing import Any

import pytest

from rules.aurora.model.state import Slot
from rules.kit.decks import Deck
from tests.rules.aurora.build import Road
from tests.rules.aurora.rows import COLUMNS, Position, check, row


def meets(card: str, tokens: str = "S S", *, rest: str = "medic", **facts: int) -> Road:
    """Ada's Leader meets them; somebody else is with her. The next Object is an MRE."""
    stage = Road(2).zone(card).crew(0, active="leader", rest=rest).has(0, **facts)
    return stage.stow(0, tokens if rest else "S").objects("mre-1")


def turns_up(card: str, **facts: Any) -> Road:
    """The card is the next on the deck when somebody has been taken in."""
    road = Road(2, sides=("1B", "2B", "3B")).zone("driver").crew(0, active="leader")
    return road.deck(card, "orphan").set(**facts)


TRADE = meets("merchant-1", "S S A").crew(1, active="leader").stow(1, "S P A")
POOR = meets("merchant-1").lies(0, "0b0:S 0b1:S 0b2:X 1b0:X 1b1:X 2b0:X 2b1:X 2b2:P")
POOR.set(zone=[Slot(card="merchant-1", blocks=["A"]), None, None, None, None])
TWO_MRE = meets("merchant-1").hand(0, "mre-1", "mre-2").set(objects=Deck())
SUIT = meets("merchant-1", "S S A P").hand(0, "hazmat-suit-1").set(objects=Deck())
SUIT.tiles("5-2", "2-1", "3-1", "4-1", "1-1")
ALL = Road(2).zone("slaver-1").crew(0, active="leader", rest="medic", exhausted="driver")
X = "explore:1 later "

# fmt: off
ENCOUNTERS = [
    *(
        row("LA-15.8", meets(card), X + f"{option} none -> {gains}; common {card}")
        for card in ("travelers-1", "travelers-2")
        for option, gains in (
            ("kind", "stores P; hand; fame 2"),
            ("hard", "stores F; hand mre-1; fame -1"),
        )
    ),
    # Ammo for the Merchant's Fuel, and an Object with it; then Ben gives Food for the Ammo.
    row("LA-15.9 LA-15.10", TRADE, X + "-> stores F; hand mre-1; blocks A"),
    row("LA-15.9 LA-15.10", TRADE,
        X + "none done explore:1 later -> stores_1 AA; blocks P; slots merchant-1 - - - -"),
    # Any other type will do, and an Object for an Object.
    row("LA-15.9", meets("merchant-2", "S S F P A").hand(0, "mre-2"),
        X + "-> options swap-P swap-A trade"),
    # The Merchant's Ammo may find no room; the Object comes all the same.
    row("LA-15.9", POOR, X + "-> stores; hand mre-1"),
    # From an empty deck the new Object can only be the old one; two of a name are one choice.
    row("LA-15.9 LA-15.10", TWO_MRE, X + "-> options mre-1"),
    row("LA-15.9 LA-15.10", TWO_MRE, X + "mre-1 -> hand mre-1 mre-2; blocks F"),
    # Special Loot does not pay.
    row("LA-15.10", meets("merchant-1").hand(0, "tooth-necklace"), "-> lacks explore:1"),
    row("LA-15.10", meets("merchant-1").hand(0, "tooth-necklace", "mre-2", "nitromethane-1"),
        X + "-> options mre-2 nitromethane-1"),
    # The Suit that Ada puts on meanwhile can no longer be traded.
    row("LA-15.9", SUIT, "explore:1 first:1.2 -> options swap-P swap-A trade"),
    row("LA-15.9", SUIT, "explore:1 first:1.2 +hazmat-suit-1 -> options swap-P swap-A"),
    # The Medic and a token for 2 Fuel and an Object, then the good name, or Damage at -1.
    row("LA-15.11", meets("slaver-1"),
        X + "medic -> stores FF; hand mre-1; fame -1; crew leader; aboard 1; "
        "common medic slaver-1"),
    row("LA-15.11", meets("slaver-2", fame=-1),
        X + "medic 0b3 -> stores FF; hand mre-1; fame -1; damaged 0b3"),
    # Anybody of any zone, but not the only Survivor.
    row("LA-15.12", ALL, X + "-> options driver medic nobody red-leader"),
    row("LA-15.12", ALL, X + "red-leader none -> active; rest medic; exhausted driver"),
    row("LA-15.12", meets("slaver-1", rest="").damaged(0, "1b2"), "-> lacks explore:1"),
    # Nobody is sold, by choice or by default; the Slaver waits for somebody else.
    *(
        row("LA-15.12 LA-8.41", meets("slaver-1").damaged(0, "0b3"),
            X + f"{answer} -> crew leader medic; stores; hand; fame 0; aboard 2; common; "
            "offers 1.1")
        for answer in ("nobody", ".")
    ),
]

EVENTS = [
    # From white 3 to red 3, two spaces further on; on the red track nothing happens.
    row("LA-15.13", turns_up("early-departure", round=3, aurora=3),
        X + "none -> aurora 3; red yes; aurora_at 127; common early-departure"),
    row("LA-15.13", turns_up("early-departure", round=3, aurora=3, red=True),
        X + "none -> aurora 3; aurora_at 127"),
    # All three avalanches come down for good, and the next drive is two slower.
    *(
        row("LA-15.14", turns_up(card),
            X + "none -> closed 104a-107 110a-113 119-122a; storm yes; speed_1 1")
        for card in ("heavy-snowstorm-1", "heavy-snowstorm-2")
    ),
    row("LA-15.14", turns_up("heavy-snowstorm-1"),
        X + "none .. -> closed 104a-107 110a-113 119-122a; storm no"),
]
# fmt: on


@pytest.mark.parametrize(COLUMNS, [*ENCOUNTERS, *EVENTS])
def test_encounters_and_events(position: Position, text: str) -> None:
    check(position, text)
