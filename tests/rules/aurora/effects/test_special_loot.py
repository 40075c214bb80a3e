"""LA-16.16 to LA-16.24: Special Loot, and when and how each helps."""

from __future__ import annotations

import pytest

from rules.aurora.model.state import Phase
from tests.rules.aurora.build import Case, Road, drive
from tests.rules.aurora.rows import COLUMNS, Position, check, row

GUN = ("hauler/roof-gun", "crew-car", "flatbed")


def turn(phase: Phase, *hand: str) -> Road:
    """Ada is the first to act in this phase."""
    road = Road(2, phase).order(*((0, 1) if phase in ("exploration", "rest") else (1, 0)))
    return road.hand(0, *hand)


def manual(phase: Phase) -> Road:
    road = turn(phase, "weapon-manual").foe("warwolves")
    road.convoy(0, "hauler/gauss-cannon", "crew-car", "flatbed")
    return road.damaged(0, "0t0", "1b2", "2b0")


def kit(phase: Phase, card: str) -> Road:
    """Ada has two damaged cards and two ill Survivors."""
    road = turn(phase, card).crew(0, active="leader+1", exhausted="renegade+2").foe("warwolves")
    return road.damaged(0, "0b3", "1b2").stow(0, "S S P F A")


def mined(start: str) -> Road:
    """A mine lies between 101 and 102; Ben drives after Ada."""
    road = drive(start).set(mine="101-102").convoy(0, "hauler/roof-gun", "crew-car")
    return road.at(1, "100").crew(1, active="leader").stow(1, "S F")


DRONE = Road(2).convoy(0, *GUN).hand(0, "drone-repair-kit").damaged(0, "0b3", "0t0", "1b1", "1b2")
SURVIVAL = Road(2).crew(0, active="renegade+1 medic+1").hand(0, "survival-kit")
LAST = Road(2, "end", number=6).hand(0, "sanitizer-kit").crew(0, active="leader+1 renegade+1")
PHASES = ("exploration", "rest", "movement", "fire")
# fmt: off
REPAIRS = [
    # Two Weapons mended and 2 Fame, whatever their rating; the Loot goes to the Common pile.
    *(
        row("LA-16.16", manual(phase),
            "+weapon-manual -> damaged 2b0; fame 2; common weapon-manual")
        for phase in ("exploration", "fire")
    ),
    # One Damage off each card: the Truck's, one of the Crew Car's two, the Device's.
    row("LA-16.16", DRONE, "+drone-repair-kit -> options 1b1 1b2"),
    row("LA-16.16", DRONE, "+drone-repair-kit 1b2 -> damaged 1b1"),
    # What mends nothing is not offered.
    *(
        row("LA-16.16", Road(2).convoy(0, *GUN).hand(0, card).damaged(0, *damaged),
            f"-> {fact} {card}")
        for card, damaged, fact in (
            ("drone-repair-kit", [], "unfree"),
            ("drone-repair-kit", ["1b1"], "free"),
            ("weapon-manual", ["1b1"], "unfree"),
            ("weapon-manual", ["0t0"], "free"),
        )
    ),
    row("LA-16.16", SURVIVAL, "+survival-kit renegade -> stores FFPA; crew renegade medic"),
]

ROADS = [
    # The Land Mine is laid where Ada drove, never in the tunnel; she draws 2 Objects.
    row("LA-16.16", drive("107a", "land-mine"), "-> unfree land-mine"),
    row("LA-16.16", drive("107a", "land-mine").objects("mre-1", "mre-2"),
        "109a +land-mine -> hand mre-1 mre-2; mine 107a-108a"),
    row("LA-16.16", drive("108a", "land-mine"), "109a -> unfree land-mine"),
    row("LA-16.16", drive("103b", "land-mine"), "106 0b3 +land-mine -> mine 103b-106"),
    # It hits the first to cross, in either direction, and is gone; Ben crosses unharmed.
    *(
        row("LA-16.19", mined(start), f"{end} -> lacks 0t0; refuses 0b3")
        for start, end in (("100", "102"), ("102", "100"))
    ),
    *(
        row("LA-16.19", mined(start), f"{end} 0b3&1b2 102 -> mine None; damaged 0b3 1b2; damaged_1")
        for start, end in (("100", "102"), ("102", "100"))
    ),
    row("LA-16.19", mined("100"), "101 -> damaged; mine 101-102"),
    # From 101 the Shortcut Map leads to 106 on one Fuel, where the road alone leads to 103.
    row("LA-16.16", drive("101", "shortcut-map"), "-> offers 103a; lacks 104a 106"),
    row("LA-16.16", drive("101", "shortcut-map"), "+shortcut-map -> offers 106; lacks 107a"),
    row("LA-16.16", drive("101", "shortcut-map"), "+shortcut-map 106 -> stores"),
    row("LA-10.3 LA-16.16", drive("101", "shortcut-map", "land-mine", fuel=0),
        "+shortcut-map -> options stay hurry"),
    # From 119a to 122 and from 121 to Q2 are both rough: the second gives no more speed.
    row("LA-16.16", drive("119a", "shortcut-map"), "+shortcut-map -> offers Q2; lacks Q3"),
]

ANY_PHASE = [
    # With no Enemy on any board the owner still has a turn in Phase 4; by default nothing happens.
    *(
        row("LA-16.16 LA-5.22", turn("fire", card).damaged(0, "1b2"),
            f"-> phase fire; asks 0; free {card}")
        for card in ("weapon-manual", "drone-repair-kit-2", "sanitizer-kit")
    ),
    row("LA-16.16", turn("fire", "weapon-manual").damaged(0, "1b2"),
        ". -> phase exploration; damaged 1b2; hand weapon-manual"),
    # A Banner might be the Manual if a Weapon is broken; Objects are of no use without an Enemy.
    row("LA-16.16 LA-22.4", turn("fire", "pack-banner").damaged(0, "1b2"), "-> options stop hurry"),
    row("LA-16.16 LA-22.4", turn("fire", "weapon-manual").damaged(0, "1b2"),
        "-> options stop hurry"),
    row("LA-16.16 LA-22.4", turn("fire", "pack-banner"), "-> phase exploration"),
    row("LA-16.16 LA-22.4", turn("fire", "incendiary-ammunition-1").damaged(0, "1b2"),
        "-> phase exploration"),
    # The last kits work in any phase: Fame, or a Damage off each card, or a counter off each.
    *(
        row("LA-16.16", kit(phase, card), f"0={card} 0={use} -> {facts}")
        for phase in PHASES
        for card, use, facts in (
            ("sanitizer-kit", "fame", "fame 2; damaged 0b3 1b2; crew leader+1 renegade+2"),
            ("sanitizer-kit", "kit", "fame 0; damaged 0b3 1b2; crew leader renegade+1"),
            ("drone-repair-kit-2", "fame", "fame 2; damaged 0b3 1b2; crew leader+1 renegade+2"),
            ("drone-repair-kit-2", "kit", "fame 0; damaged; crew leader+1 renegade+2"),
        )
    ),
    # A kit won in the last fight is asked for when the game ends; by default it is 2 Fame.
    row("LA-16.22", LAST, "-> over no; asks 0"),
    row("LA-16.22", LAST, ".. -> over yes; score fame:2"),
    row("LA-16.22", LAST, "sanitizer-kit kit -> over yes; score fame:0; crew leader renegade"),
]
# fmt: on


@pytest.mark.parametrize(COLUMNS, [*REPAIRS, *ROADS, *ANY_PHASE])
def test_special_loot(position: Position, text: str) -> None:
    check(position, text)


@pytest.mark.rule("LA-16.19")
def test_a_way_over_the_mine_says_so_after_a_restart_too() -> None:
    """The way that ends before it does not."""
    case: Case = drive("100").set(mine="101-102").play()
    case.table = type(case.table).load(case.table.dump())
    assert "a Land Mine" in case.option("102").detail
    assert case.option("102").data["damage"] == 2
    assert "a Land Mine" not in case.option("101").detail
    assert case.option("101").data["damage"] == 0
