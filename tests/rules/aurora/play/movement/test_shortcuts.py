"""LA-10.16 to LA-10.22: Shortcuts and what they cost, and the Heavy Snowstorm."""

from __future__ import annotations

import pytest

from tests.rules.aurora.build import Case, Road
from tests.rules.aurora.rows import COLUMNS, Position, check, row

NOBODY_DRIVES = "leader co-pilot cold-maiden"


def road(space: str, *, west: str = "1A", middle: str = "2A", east: str = "3A") -> Road:
    """Ada is to move with speed 2, Tracks and 1 Fuel; nobody else has Fuel."""
    stage = Road(phase="movement", sides=(west, middle, east)).at(0, space)
    stage.convoy(0, "hauler/plough-blades", "flatbed")
    return stage.crew(0, rest=NOBODY_DRIVES).crew(1, rest=NOBODY_DRIVES).stow(0, "S S S F")


def second_storm() -> Case:
    """A storm lies there, and another Event brings a second one before the Movement Phase."""
    stage = road("103b").set(storm=True, phase="exploration").zone("mechanic")
    stage.crew(0, active="leader").stow(0, "S F F").crew(1, exhausted="leader")
    case = stage.deck("heavy-snowstorm-2", "frozen-farm").play().go("explore:1", "later", "none")
    while case.s.phase != "movement":
        case.lapse()
    return case


TWO = road("104a", west="1B").at(1, "104a").stow(1, "S S S F")
STORM = road("103b").stow(0, "S S S F F").set(storm=True).convoy(1, "snowcat", "flatbed")
STORM.at(1, "103b").stow(1, "S S S F")
DRIVER = road("103b").damaged(0, "0b1", "0b2").lies(0, "0b0:S 1b0:S 1b1:S 1b2:F")

# fmt: off
SHORTCUTS = [
    # From 101 to 104a: with Tracks, not without, not with broken ones.
    row("LA-10.16", road("101"), "-> offers 104a"),
    row("LA-10.16", road("101").convoy(0, "hauler", "flatbed"), "-> lacks 104a"),
    row("LA-10.16", road("101").damaged(0, "0t0"), "-> lacks 104a"),
    # Ben drives from 104a to 107, and Ada cannot follow, nor come back from below.
    row("LA-10.17", TWO, "1=107 -> closed 104a-107; asks 0; lacks 107"),
    row("LA-10.17", road("107", west="1B").set(closed=["104a-107"]), "-> lacks 104a"),
    row("LA-10.17", road("107", west="1B"), "104a -> closed 104a-107"),
    # The owner chooses the box and the Survivor, of any zone.
    row("LA-10.18", road("103b"), "106 1b2 -> space 106; damaged 1b2; crew " + NOBODY_DRIVES),
    row("LA-10.18", road("102a", west="1B"),
        "105 -> options red-leader red-co-pilot red-cold-maiden"),
    row("LA-10.18", road("102a", west="1B"),
        "105 red-leader -> crew leader+1 co-pilot cold-maiden; damaged"),
    # The Shortcut kills the Co-Pilot, who cannot take the waypoint's Contamination too.
    row("LA-10.18 LA-5.17", road("111b").damaged(0, "0t0").waypoints(s113a="C"),
        "113a red-co-pilot 1b2 -> common red-co-pilot; options red-leader red-cold-maiden"),
    # Shortcuts of several kinds obey all of them.
    row("LA-10.19", road("111b"),
        "114 red-leader 1b2 -> crew leader+1 co-pilot cold-maiden; damaged 1b2"),
    row("LA-10.19", road("114").damaged(0, "0t0"), "-> lacks 117a"),
    row("LA-10.19", road("114"), "117a 1b2 -> damaged 1b2"),
    row("LA-10.19", road("110a", middle="2B").damaged(0, "0t0"), "-> lacks 113"),
    row("LA-10.19", road("110a", middle="2B"), "113 -> closed 110a-113"),
    row("LA-10.19", road("110a", middle="2B").set(closed=["110a-113"]), "-> lacks 113"),
    row("LA-10.19", road("119", east="3B"),
        "122a red-leader -> closed 119-122a; crew leader+1 co-pilot cold-maiden"),
    # The Tracks break, or the driver dies, on the way; the Convoy drives on.
    row("LA-10.20", road("114"), "118a 0t0 -> space 118a; damaged 0t0"),
    row("LA-10.20", DRIVER, "107a 0b0 red-cold-maiden -> space 107a; manned no"),
    # 2 off the speed of both, and no Dangerous Shortcut either; then it has blown over.
    row("LA-10.21", STORM, "-> asks 1; options 104b 102 stay; speed_1 1"),
    row("LA-10.21", STORM, "1=stay -> options 102 104b stay; speed 0"),
    row("LA-10.21", STORM, "1=stay 0=stay -> storm no; speed 3"),
    # A second storm adds nothing: Speed 0 and 1 point from the second Fuel. Below 0 it could not.
    row("LA-10.22", second_storm, "-> storm yes; speed 0; offers 104b"),
    row("LA-10.22", road("103b").stow(0, "S S S F F").set(storm=True),
        "104b -> space 104b; stores"),
]
# fmt: on


@pytest.mark.parametrize(COLUMNS, SHORTCUTS)
def test_shortcuts(position: Position, text: str) -> None:
    check(position, text)
