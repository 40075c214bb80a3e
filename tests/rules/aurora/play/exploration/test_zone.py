"""LA-6, LA-7: the Exploration Zone, and the Turn Order."""

from __future__ import annotations

import pytest

from tests.rules.aurora.build import Road
from tests.rules.aurora.rows import COLUMNS, Position, check, row

FIVE = ("driver", "medic", "snowcat", "road-train", "frozen-farm")


def taken(*zone: str) -> Road:
    """A Zone from which Ada, whose whole crew is the Renegade, takes the card of a slot."""
    return Road(2).zone(*zone).crew(0, active="renegade")


def rests(*spaces: str, order: tuple[int, ...]) -> Road:
    """A Movement Phase in which nobody has Fuel."""
    road = Road(len(spaces), "movement").order(*order)
    for seat, space in enumerate(spaces):
        road.at(seat, space)
    return road


STORMS = taken(*FIVE).deck("heavy-snowstorm-1", "early-departure", "orphan", "shooter")
WOLVES = taken("driver", "warwolves", *FIVE[1:4])
COSTS = taken("driver", "snowcat").crew(1, active="co-pilot").damaged(1, "1b2")
FUEL = Road(4, "movement").order(0, 3, 1, 2)
for seat in range(4):
    FUEL.stow(seat, "S S S F")
TAKE = "explore:1 later none "

# fmt: off
ZONE = [
    # The card of slot 2 is taken: three slide left, the top card comes into slot 5.
    row("LA-6.1 LA-6.4", taken(*FIVE).deck("orphan", "shooter"),
        "explore:2 later none -> slots driver snowcat road-train frozen-farm orphan; deck shooter"),
    # Two slots are refilled at the end of a round: first slot 5, then slot 4.
    row("LA-6.1", Road(2, "end").zone("driver", "medic", "snowcat").deck("orphan", "shooter"),
        "-> slots driver medic snowcat shooter orphan"),
    # A Location brings both its blocks, a Merchant 1 Fuel, a Trailer nothing.
    row("LA-6.2", taken(*FIVE[:3]).deck("rail-yard"), TAKE + "-> blocks - - FF+FA"),
    row("LA-6.2", taken(*FIVE[:3]).deck("merchant-1"), TAKE + "-> blocks - - F"),
    row("LA-6.2", taken(*FIVE[:3]).deck("bunk-wagon"),
        TAKE + "-> slots medic snowcat bunk-wagon - -"),
    # Two Events happen at once and lie on the pile; then comes the Orphan.
    row("LA-6.3", STORMS,
        TAKE + "-> storm yes; red yes; common heavy-snowstorm-1 early-departure; deck shooter; "
        "slots medic snowcat road-train frozen-farm orphan"),
    # Half of the Rail Yard is taken: it lies where it lay.
    row("LA-6.4", taken("driver", "rail-yard", "snowcat", "road-train", "medic"),
        "explore:2 later 0 none -> slots driver rail-yard snowcat road-train medic"),
    # An Enemy is offered to nobody, slides with the others, and is there until Phase 4.
    row("LA-6.5 LA-8.8", WOLVES,
        "-> options explore:1 explore:3 explore:4 explore:5 break otherwise"),
    row("LA-6.5", WOLVES,
        TAKE + "-> slots warwolves medic snowcat road-train riderwolves; lacks explore:1"),
    row("LA-6.5", WOLVES, "explore:1 later none .. -> round 2; holds_not warwolves"),
    # Four cards are left and nothing comes; the fifth slot cannot be explored.
    row("LA-6.6", taken(*FIVE).deck(), TAKE + "-> slots medic snowcat road-train frozen-farm -"),
    row("LA-6.6", taken(*FIVE[1:]).deck(), "-> offers explore:4; lacks explore:5"),
    # The Snowcat in slot 2 is out of reach for the Co-Pilot; in slot 1, with its Bonus, it is not.
    row("LA-6.7", COSTS.order(1, 0), "-> lacks explore:2"),
    row("LA-6.7", taken("driver", "snowcat").crew(1, active="co-pilot").damaged(1, "1b2"),
        TAKE + "done explore:1 -> asks 1; offers 1.1; lacks 2.1"),
]

ORDER = [
    # Left Turn Order: Red, Blue, Green, Yellow, and again; each takes a Break.
    *(
        row("LA-7.1 LA-8.1", Road(4).order(0, 3, 1, 2), ". " * turns + f"-> asks {seat}")
        for turns, seat in enumerate([0, 3, 1, 2, 0, 3, 1, 2])
    ),
    # Right Turn Order: Yellow, Green, Blue, Red.
    *(
        row("LA-7.2", FUEL, "stay " * turns + f"-> asks {seat}")
        for turns, seat in enumerate([2, 1, 3, 0])
    ),
    # Red on 106, Green and Blue on 102, Yellow on 108: Blue, who was left of Green, stays so.
    row("LA-7.3 LA-7.4", rests("106", "102", "108a", "102", order=(0, 3, 1, 2)),
        "-> order 3 1 0 2"),
    # Q1 has number 123: it is beyond 122, and Q2 beyond it.
    row("LA-7.3", rests("Q2", "122", "Q1", order=(0, 1, 2)), "-> order 1 2 0"),
    # 104a and 104b are one number: the left one stays left.
    row("LA-7.5", rests("104b", "104a", "103a", order=(0, 1, 2)), "-> order 2 0 1"),
    row("LA-7.5", rests("104b", "104a", "103a", order=(1, 0, 2)), "-> order 2 1 0"),
]
# fmt: on


@pytest.mark.parametrize(COLUMNS, [*ZONE, *ORDER])
def test_the_zone_and_the_order(position: Position, text: str) -> None:
    check(position, text)
