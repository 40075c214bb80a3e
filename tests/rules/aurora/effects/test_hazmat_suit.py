"""LA-16.5, LA-16.6: the Hazmat Suit, which is played at once or a little later."""

from __future__ import annotations

import pytest

from tests.rules.aurora.build import Road, drive
from tests.rules.aurora.rows import COLUMNS, Position, check, row

SUIT, TORCH, IV = "hazmat-suit-1", "welding-torch-1", "decontamination-iv-bag-1"
X = "explore:1 later "


def ill(*cards: str, crew: str = "leader") -> Road:
    """Ada, who may have a Bonus Action, goes to the Storehouse. If its counter would kill, she says
    whether somebody takes it; else what she takes."""
    road = Road(2).zone("contaminated-storehouse").crew(0, active=crew, rest="medic")
    return road.hand(0, *cards).damaged(0, "2b2")


HOWL = Road(2, "ambush").zone("the-final-howl").order(1, 0).at(0, "118a").hand(0, SUIT)
ALL = Road(2, "ambush").zone("the-final-howl").hand(0, SUIT)
CUT = Road(2, "movement", sides=("1B", "2A", "3A")).order(1, 0).at(0, "102a").hand(0, SUIT)
CUT.crew(0, active="leader").stow(0, "S F")
BAG = Road(2).zone("contaminated-storehouse").crew(0, active="leader", rest="medic+1")
BAG.hand(0, SUIT, IV)
TWO = Road(2).crew(0, active="leader+1 medic+1", rest="driver").hand(0, SUIT, "hazmat-suit-2")
for one in TWO.player(0).crew[:2]:
    one.fresh = 1
OPEN = X + "0 none +" + IV
# fmt: off
SUITS = [
    # At once, from the card of a slot; it goes to the Object discards.
    row("LA-16.5", ill(SUIT, crew="co-pilot"),
        X + f"{SUIT} -> crew co-pilot medic; objects_out {SUIT}"),
    # From an ambush, a waypoint, a Shortcut: out of turn or in it.
    row("LA-16.5 LA-16.6", HOWL, f"0=0 0={SUIT} -> crew leader co-pilot cold-maiden"),
    row("LA-16.5 LA-16.6", drive("100", SUIT).waypoints(s101="C"), f"101 +{SUIT} -> crew leader"),
    row("LA-16.5 LA-16.6", CUT, f"105 +{SUIT} -> crew leader; space 105"),
    # It takes the counter back before the Co-Pilot dies of it, at the end of the action.
    row("LA-16.6", ill(SUIT, crew="co-pilot"),
        X + f"red-co-pilot 0 -> text Take a Bonus Action now?; free {SUIT}"),
    row("LA-16.6", ill(SUIT, crew="co-pilot"),
        X + f"red-co-pilot 0 +{SUIT} none -> exhausted co-pilot; rest medic"),
    # Until the turn is over, and no longer.
    row("LA-16.6", ill(SUIT), X + f"0 none +{SUIT} -> crew leader medic"),
    row("LA-16.6", ill(SUIT), X + f"0 none done -> unfree {SUIT}; crew leader+1 medic"),
    # Or until the step of all is over: as long as Ben has not answered the Howl.
    row("LA-16.6", ALL, "0=0 0=red-leader -> crew leader+1 co-pilot cold-maiden"),
    row("LA-16.6", ALL, f"0=0 0=red-leader 0={SUIT} -> crew leader co-pilot cold-maiden; asked 1"),
    # An absent player keeps it, and the Co-Pilot dies.
    row("LA-16.6", ill(SUIT, crew="co-pilot"), X + f". . . -> crew medic; hand {SUIT}"),
    # With any hidden card the same is asked, in secret; if nobody would die, it is not waited for.
    row("LA-16.6", ill(SUIT, crew="co-pilot"), X + f"-> secret yes; options red-co-pilot {SUIT}"),
    row("LA-16.6", ill(TORCH, crew="co-pilot"), X + "-> secret yes; options red-co-pilot hurry"),
    row("LA-16.6", ill(SUIT), X + f"-> crew leader+1 medic; free {SUIT}; options 0 1"),
    # What the Suit has taken off, the open IV Bag does not take off again.
    row("LA-5.13 LA-16.6", BAG, OPEN + " -> options red-leader medic"),
    row("LA-5.13 LA-16.6", BAG, OPEN + f" +{SUIT} -> options medic"),
    row("LA-5.13 LA-16.6", BAG, OPEN + f" +{SUIT} medic -> crew leader medic"),
    # Two Suits are put on at once, the second before the first has found its wearer.
    row("LA-16.6", TWO, f"+{SUIT} -> options red-leader medic"),
    row("LA-16.6", TWO, f"+{SUIT} +hazmat-suit-2 red-leader -> options medic"),
    row("LA-16.6", TWO, f"+{SUIT} +hazmat-suit-2 red-leader medic -> crew leader medic driver"),
]
# fmt: on


@pytest.mark.parametrize(COLUMNS, SUITS)
def test_the_hazmat_suit(position: Position, text: str) -> None:
    check(position, text)
