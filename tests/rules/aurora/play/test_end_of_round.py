"""LA-12, LA-19.3: what works at the end of a round, the end check, and what moves on."""

from __future__ import annotations

import pytest

from tests.rules.aurora.build import Road
from tests.rules.aurora.rows import COLUMNS, Position, check, row


def evening(number: int = 2, seats: int = 2, **kinds: bool) -> Road:
    """Phase 5 of a round; everybody on space 100."""
    return Road(seats, "end", number=number).set(**kinds)


BULLETS = ("hauler/bullet-maker", "crew-car", "flatbed")
FIVE = ("driver", "mechanic", "explorer", "orphan", "frozen-farm")
AHEAD = evening().at(0, "109a").at(1, "118a").foe("warwolves", 1, hitpoints="1b", s0=2)
AUTOMA = Road(solo=True, phase="end", number=6).automa(revealed=["AC3"])
REFILL = evening().zone("", "driver", "", "", "mechanic")
REFILL.deck("orphan", "heavy-snowstorm-1", "explorer", "police-post", "arsenal")

# fmt: off
END_OF_ROUND = [
    # A Bullet Maker makes 1 Ammo, in the last round too, unless its box is damaged.
    row("LA-12.1", evening().convoy(0, *BULLETS), "-> stores A"),
    row("LA-12.1", evening().convoy(0, *BULLETS).damaged(0, "0t1"), "-> stores"),
    row("LA-12.1 LA-12.3", evening(6).convoy(0, *BULLETS), "-> over yes; stores A"),
    # Without an empty box the Ammo is lost, though the box for Food or Fuel stands empty.
    row("LA-12.1 LA-4.11", evening().convoy(0, *BULLETS)
        .lies(0, "0b0:S 0b1:S 0b2:S 1b0:F 1b1:F 2b0:F 2b1:F"),
        "-> stores FFFF"),
    # The Automa's ends come before the end check: AC3 damages the player.
    row("LA-12.1 LA-20.43", AUTOMA, "-> over no"),
    row("LA-12.1 LA-20.43", AUTOMA, "2b0 -> over yes; damaged 2b0"),
    # In round 2 the Aurora lies at Q2.
    row("LA-12.2", evening(2).at(1, "Q1"), "-> over no"),
    row("LA-12.2", evening(2).at(1, "Q2"), "-> over yes"),
    row("LA-12.2", evening(2).at(1, "Q3"), "-> over yes"),
    # Beside number 6 of her track, white or red, it is over.
    row("LA-12.2 LA-12.3", evening(5), "-> over no"),
    row("LA-12.2 LA-12.3", evening(6), "-> over yes"),
    row("LA-12.2 LA-12.3", evening(5, red=True), "-> over no"),
    row("LA-12.2 LA-12.3", evening(6, red=True), "-> over yes"),
    row("LA-12.3 LA-13.15", evening(4, red=True), "-> over no; round 5"),
    # Otherwise she moves on by one: white 3 at Q3, red 3 at Q5.
    row("LA-12.4 LA-19.3", evening(2), "-> aurora 3; aurora_at 125"),
    row("LA-12.4 LA-19.3", evening(2, red=True), "-> aurora 3; red yes; aurora_at 127"),
    *(
        row("LA-19.3", Road(2, number=n).set(red=red), f"-> aurora_at {122 + n + 2 * red}")
        for n in range(1, 7)
        for red in (False, True)
    ),
    # An Enemy that all have left behind is discarded, and its counters come back.
    row("LA-12.5 LA-12.6", AHEAD,
        "-> filled; common warwolves; spent_hitpoints 1b; defeated; counters 3"),
    row("LA-12.5 LA-12.6", evening().at(1, "109a").foe("warwolves", 1)
        .foe("riderwolves", 3, hitpoints="2a"),
        "-> filled warwolves:3 riderwolves:3"),
    # First the ship moves, then the Enemy is left, then the Zone is refilled.
    row("LA-12.5 LA-12.4", evening().at(0, "109a").at(1, "109a").foe("warwolves", 1).zone("driver"),
        "-> told_in_order aurora left reveal"),
    # Of five cards the leftmost goes; fewer slide left, and three come, with an Event on the way.
    row("LA-12.7 LA-12.8", evening().zone(*FIVE).deck("police-post", "hunting-lodge"),
        "-> slots mechanic explorer orphan frozen-farm police-post; common driver"),
    row("LA-12.7", evening().zone(*FIVE[:4]).deck("police-post"),
        "-> slots driver mechanic explorer orphan police-post; common"),
    row("LA-12.8 LA-6.1 LA-6.3", REFILL,
        "-> slots driver mechanic police-post explorer orphan; storm yes; "
        "common heavy-snowstorm-1; deck arsenal"),
    row("LA-12.8 LA-6.6", evening().zone("driver").deck("mechanic"),
        "-> slots driver mechanic - - -"),
    # The Aurora has moved to white 3, and leaves for red 3.
    row("LA-13.16 LA-12.8", evening(2).zone(*FIVE).deck("early-departure", "police-post"),
        "-> aurora 3; red yes; aurora_at 127"),
]
# fmt: on


@pytest.mark.parametrize(COLUMNS, END_OF_ROUND)
def test_the_end_of_the_round(position: Position, text: str) -> None:
    check(position, text)
