"""LA-5.11 to LA-5.17: Contamination."""

from __future__ import annotations

import pytest

from tests.rules.aurora.build import Road
from tests.rules.aurora.rows import COLUMNS, Position, check, row

STORE = "contaminated-storehouse"


def howl(*, expert: bool = False, **crew: str) -> Road:
    """The Final Howl falls on Ada alone. "0=0" chooses the Contamination."""
    stage = Road(2, "ambush", expert=expert).zone("the-final-howl").order(1, 0)
    return stage.at(0, "118a").crew(0, **crew)


def slots(*zone: str, **crew: str) -> Road:
    return Road(2).zone(*zone).crew(0, **crew)


def fifth(counters: int) -> Road:
    zone = ("driver", "medic", "snowcat", "road-train", "ice-runner")
    return slots(*zone, active=f"renegade+{counters}")


FEVER = slots("", "", "", "", STORE, active="co-pilot", rest="leader")
FEVER.hand(0, "antifreeze-capsules-1")
SPECIAL = Road(2, expert=True).zone(STORE).crew(0, active="co-pilot", rest="leader")
SPECIAL.has(0, special=True)
ROAD = Road(2, "movement", sides=("1B", "2A", "3A")).order(1, 0).at(0, "102a").waypoints(s105="C")
ROAD.crew(0, active="co-pilot leader").stow(0, "S S F")

# fmt: off
CONTAMINATION = [
    # The Renegade, 3, reaches slot 5; with one counter slot 4; with two only slot 1.
    row("LA-5.11", fifth(0), "-> offers explore:5"),
    row("LA-5.11", fifth(1), "-> offers explore:4; lacks explore:5"),
    row("LA-5.11", fifth(2), "-> offers explore:1; lacks explore:2 explore:3 explore:4"),
    # The owner chooses, in any zone.
    row("LA-5.12", howl(active="leader", rest="medic", exhausted="driver"),
        "0=0 -> options red-leader medic driver"),
    row("LA-5.12", howl(active="leader", rest="medic", exhausted="driver"),
        "0=0 driver -> crew leader medic driver+1"),
    # The default is the highest skill left. A Survivor who would die comes last.
    row("LA-5.12", howl(rest="medic renegade co-pilot"), "0=0 . -> crew medic renegade+1 co-pilot"),
    row("LA-5.12", howl(rest="renegade+2 medic"), "0=0 . -> crew renegade+2 medic+1"),
    row("LA-5.12", howl(rest="co-pilot medic"), "0=0 . -> crew co-pilot medic+1"),
    row("LA-5.12", howl(expert=True, rest="renegade+2 medic").has(0, special=True),
        "0=0 . -> crew renegade+2 medic+1"),
    # Contamination and slot 1 concern only Survivors of the party.
    row("LA-5.13 LA-8.22", slots(STORE, active="leader medic+1", rest="driver"),
        "explore:1:leader later 0 -> crew leader+1 medic+1 driver"),
    row("LA-5.13", slots(STORE, active="leader medic+1", rest="driver"),
        "explore:1:leader later 0 1.2 0b3 -> crew leader medic+1 driver"),
    row("LA-5.13", slots("", "", "", "", "driver", active="leader co-pilot medic"),
        "explore:5:co-pilot+leader first:5.1 0b3 -> options red-co-pilot red-leader"),
    # The Co-Pilot gathers, on 1 Food, and dies after the Bonus Action.
    row("LA-5.14 LA-5.15 LA-5.16", slots("", STORE, active="co-pilot leader").stow(0, "S S P"),
        "explore:2:co-pilot later 1 -> crew co-pilot+1 leader"),
    row("LA-5.14 LA-5.15 LA-5.16", slots("", STORE, active="co-pilot leader").stow(0, "S S P"),
        "explore:2:co-pilot later 1 none -> crew leader; aboard 1; stores FF; common red-co-pilot"),
    # The Bonus Action takes the counter off in time, for 1 Damage.
    row("LA-5.15", slots(STORE, active="co-pilot leader"),
        "explore:1:co-pilot later 0 1.2 0b3 -> exhausted co-pilot; active leader; damaged 0b3"),
    # Neither Antifreeze nor Special Fury saves him.
    row("LA-5.16", FEVER,
        "+antifreeze-capsules-1 red-co-pilot explore:5 later 0 none -> crew leader"),
    row("LA-5.16", SPECIAL, "explore:1 later 0 -> crew co-pilot+1 leader"),
    row("LA-5.16", SPECIAL, "explore:1 later 0 none -> crew leader"),
    # Outside an action death comes at once, and nobody dies twice on one drive.
    row("LA-5.17 LA-5.14", howl(rest="co-pilot leader"),
        "0=0 red-co-pilot -> crew leader; common red-co-pilot; aboard 1"),
    row("LA-5.17", ROAD, "105 0 red-co-pilot -> crew leader+1"),
    # Only the Leader is ill: nobody is asked, and one line says both.
    row("LA-5.13", slots(active="leader+2 medic").hand(0, "decontamination-iv-bag-1"),
        "+decontamination-iv-bag-1 -> crew leader medic; said Ada treats the Leader twice."),
]
# fmt: on


@pytest.mark.parametrize(COLUMNS, CONTAMINATION)
def test_contamination(position: Position, text: str) -> None:
    check(position, text)
