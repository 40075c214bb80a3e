"""LA-11.1 to LA-11.6, LA-17.1: Enemies leave the Exploration Zone and fall on the front Region."""

from __future__ import annotations

import pytest

from tests.rules.aurora.build import Case, Road
from tests.rules.aurora.rows import COLUMNS, Position, check, row


def lurking(*cards: str, seats: int = 2) -> Road:
    """Enemies in the Zone, and every Convoy on Region 1, in the order of the seats."""
    return Road(seats, "ambush").zone(*cards)


def struck(card: str, tokens: str = "S S S") -> Road:
    """Ben alone, on Region 2, is ambushed by the card, with two Devices."""
    stage = lurking(card).convoy(1, "hauler/roof-rack", "crew-car/roof-gun", "flatbed")
    return stage.stow(1, tokens).at(1, "109a")


LANES = lurking("warwolves", seats=3).at(1, "109a").at(2, "110").stow(0, "S S S")
for seat, device in enumerate(("roof-rack", "roof-gun", "twin-cannon")):
    LANES.convoy(seat, "hauler", f"crew-car/{device}")
GAP = lurking("frozen-farm", "riderwolves", "police-post").stow(0, "S S S A")

# fmt: off
AMBUSH = [
    row("LA-11.1", lurking("roadside-pump").stow(0, "S S S A"), "-> phase exploration; round 2"),
    # The front is the rightmost Turn Order counter: Ada, on Region 2.
    row("LA-11.2", lurking("warwolves").order(1, 0).at(0, "109a").stow(0, "S S S A"),
        "-> regions warwolves:2; slots - - - - -"),
    # The Warwolves come to the lead's Region; Ben has one box in his top row, Cleo chooses.
    row("LA-11.2 LA-11.5", LANES, "-> asked 2; damaged_1 1t0; damaged; options 1t0 1t1"),
    row("LA-11.2 LA-11.5", LANES, "1t1 -> damaged_2 1t1; damaged"),
    # The Enemy in the left slot strikes first.
    row("LA-11.3", lurking("", "riderwolves", "", "warwolves"),
        ".. -> first_ambushes riderwolves warwolves"),
    row("LA-11.3", lurking("warwolves", "", "riderwolves"),
        ".. -> first_ambushes warwolves riderwolves"),
    # Each gets the top Hitpoints card of its pair.
    *(
        row("LA-11.4", lurking(card).stow(0, "S S S A A"), f"-> hitpoints_of {card}:{top}")
        for card, top in (
            ("warwolves", "2a"),
            ("riderwolves", "2a"),
            ("the-final-howl", "4a"),
            ("rendall-and-randall", "4a"),
            ("ulmar", "6a"),
            ("immortal-wolf", "6a"),
        )
    ),
    # All three are asked at once, and answer in any order.
    row("LA-11.5 LA-21.2", lurking("riderwolves", seats=3), "-> asked 0 1 2"),
    row("LA-11.5 LA-21.2", lurking("riderwolves", seats=3), "0=2b0 2=2b2 -> damaged 2b0; asked 1"),
    # Ben is on Region 2; Ada, a space behind the border, is not attacked.
    row("LA-11.5", lurking("riderwolves").at(0, "108a").at(1, "109a"),
        "2b2 -> damaged; damaged_1 2b2"),
    # The gap stays open until Phase 5.
    row("LA-11.6 LA-25.15", GAP, "0=2b2 1=2b2 -> phase fire; slots frozen-farm - police-post - -"),
    row("LA-11.6 LA-25.15", GAP, "0=2b2 1=2b2 .. -> holds frozen-farm police-post; holds_not -"),
]
# fmt: on

TRUCK = "0b0 0b1 0b2 0b3"
ROW = f"{TRUCK} 1b0 1b1 1b2 2b0 2b1 2b2"
TOP = "0t0 0t1 1t0"
WEAK = lurking("the-final-howl").crew(1, active="co-pilot orphan").at(1, "109a")
# fmt: off
ENEMIES = [
    row("LA-17.1", struck("warwolves"), f"-> options {TOP}"),
    row("LA-17.1", struck("warwolves"), "0t1 -> damaged_1 0t1"),
    row("LA-17.1", struck("riderwolves"), f"-> options {ROW}"),
    row("LA-17.1", struck("riderwolves"), "2b2 -> damaged_1 2b2"),
    # The Final Howl poisons, or breaks 2 boxes; by default it poisons if a Survivor outlives it.
    row("LA-17.1", struck("the-final-howl"), f"1 -> options {ROW}"),
    row("LA-17.1", struck("the-final-howl"), "1 2b0&2b1 -> damaged_1 2b0 2b1"),
    row("LA-17.1", struck("the-final-howl"),
        "0 green-leader -> crew_1 leader+1 co-pilot cold-maiden; damaged_1"),
    row("LA-17.1", struck("the-final-howl"), "-> default 0"),
    row("LA-17.1", WEAK, "-> default 1"),
    # Rendall and Randall take a Resource, or break the front; without any there is no choice.
    row("LA-17.1", struck("rendall-and-randall", "S S S F P A"), "0 -> options F P A"),
    row("LA-17.1", struck("rendall-and-randall", "S S S F P A"), "0 F -> stores_1 PA"),
    row("LA-17.1", struck("rendall-and-randall", "S S S F"), f"1 -> options {TRUCK} 0t0 0t1"),
    row("LA-17.1", struck("rendall-and-randall", "S S S F"), "1 0t1 -> damaged_1 0t1; stores_1 F"),
    row("LA-17.1", struck("rendall-and-randall"), f"-> options {TRUCK} 0t0 0t1"),
    # By default what is most plentiful, Ammo before Food before Fuel.
    row("LA-17.1", struck("rendall-and-randall", "S S S F F P A"), ". . -> stores_1 FPA"),
    row("LA-17.1", struck("rendall-and-randall", "S S S F P A"), ". . -> stores_1 FP"),
    row("LA-17.1", struck("rendall-and-randall", "S S S F P"), ". . -> stores_1 F; damaged_1"),
    row("LA-17.1", struck("rendall-and-randall", "S S S F"), ". -> stores_1; damaged_1"),
    # Ulmar and the Immortal Wolf hit the front column, and then one row.
    row("LA-17.1", struck("ulmar"), f"-> options {TRUCK} 0t0 0t1"),
    row("LA-17.1", struck("ulmar"), "0t0 -> options 0t1 1t0"),
    row("LA-17.1", struck("ulmar"), "0t0 1t0 -> damaged_1 0t0 1t0"),
    row("LA-17.1", struck("immortal-wolf"), f"0t0 -> options {ROW}"),
    row("LA-17.1", struck("immortal-wolf"), "0t0 2b0 -> damaged_1 0t0 2b0"),
    # The Renegade's default is the highest Enemy that would hit: Ulmar falls on the front Region.
    *(
        row("LA-14.20 LA-14.21", lurking("ulmar").crew(0, active="renegade").foe("warwolves", 1)
            .at(1, ahead).order(0, 1),
            f"-> options ulmar warwolves none; default {default}")
        for ahead, default in (("101", "ulmar"), ("109a", "warwolves"))
    ),
]
# fmt: on


@pytest.mark.parametrize(COLUMNS, [*AMBUSH, *ENEMIES])
def test_ambushes(position: Position, text: str) -> None:
    check(position, text)


@pytest.mark.rule("LA-11.1", "LA-1.1")
def test_ambush_then_convoys_fire_then_enemies_fire() -> None:
    """With an Enemy in the Zone and Ammo aboard the three steps follow one another."""
    case: Case = lurking("riderwolves").stow(0, "S S S A").outcomes(8, 2).play()
    phases = []
    while case.s.phase in ("ambush", "fire", "enemies"):
        if not phases or phases[-1] != case.s.phase:
            phases.append(case.s.phase)
        case.table.lapse_prompt(next(p.id for p in case.table.prompts if not p.optional))
    assert phases == ["ambush", "fire", "enemies"]
    assert case.s.round == 2
