"""What all may read of driving, firing and a round's end: everything on the table is public
(LA-22.7)."""

from __future__ import annotations

import pytest

from tests.rules.aurora.build import Road
from tests.rules.aurora.rows import COLUMNS, Position, check, row
from tests.rules.aurora.scenes import drives, fires

# fmt: off
SCENES = [
    row("LA-10.3", drives(), "stay -> told Ada stays on 100."),
    row("LA-10.3", drives(tokens="S S S"), "-> told No Fuel: Ada stays on 100."),
    row("LA-10.2", drives().damaged(0, "0b0", "0b1", "0b2"),
        "-> told Nobody at the wheel: Ada stays on 100."),
    row("LA-10.7", drives(),
        "102 -> told Ada pays 1 Fuel and drives from 100 to 102.; "
        "told Turn order, from the rearmost Convoy: Ben, Ada."),
    row("LA-10.17", drives("104a", sides=("1B", "2A", "3A")).crew(0, active="leader")
        .stow(0, "S F"),
        "107 -> told An avalanche closes the Shortcut behind Ada."),
    row("LA-16.19", drives().set(mine="100-101"), "101 -> told Ada drives over the Land Mine."),
    row("LA-10.21", drives(tokens="S S S").set(storm=True), "-> told The snowstorm has passed."),
    row("LA-14.17", drives().crew(0, active="medic", rest="driver"),
        "+medic:driver -> told Medic: Ada makes the Driver Active."),
    row("LA-10.6", drives().convoy(0, "biomass-turbo-truck", "crew-car").crew(0, active="leader")
        .stow(0, "S P F"),
        "+turbo:P 104a -> told Ada will pay 1 Food for speed.; "
        "told Ada pays 1 Fuel and 1 Food and drives from 100 to 104a."),
    row("LA-11.2", Road(2, "ambush").zone("riderwolves"),
        "-> told The Riderwolves ambush Region 1."),
    row("LA-14.20", Road(2, "ambush").zone("riderwolves").crew(0, active="renegade"),
        "0=riderwolves -> told Renegade: Ada ignores Riderwolves in this phase."),
    row("LA-11.8", fires().outcomes(7, 2),
        "1b2:warwolves -> told Ada fires Weapon 2 at Warwolves: 1 damage.; "
        "told Ada gains 1 Fury (now 1).; told Ada puts 1 Target counter on Warwolves.; "
        "told The Convoys defeat the Warwolves.; told Ada gets 1 Loot card."),
    row("LA-11.10", fires().outcomes(6, 7),
        "1b2:warwolves "
        "-> told Ada fires Weapon 2 at Warwolves: 2 damage, and the Weapon jams (Damage on Crew "
        "Car box 3)."),
    row("LA-11.19", fires().convoy(0, "hauler/wolves-cages", "crew-car").stow(0, "S S S P"),
        "0t0:warwolves -> told Ada pays 1 Food for 2 damage to Warwolves."),
    row("LA-11.26", fires().loot(0, "wolves-hummer"),
        "1b2:warwolves wolves-hummer refuse -> told Ada has chosen from the Loot.; "
        "told Ada leaves a Loot card behind without showing it."),
    row("LA-11.35", Road(2, "enemies").foe("warwolves").outcomes(1, 4),
        "-> told Warwolves: all shots miss."),
    row("LA-11.34", Road(2, "enemies").foe("warwolves").outcomes(3, 4),
        "-> told The Warwolves ambush Region 1 again.; told Warwolves: Ada gains 1 Fury (now 1)."),
    row("LA-11.31", Road(2, "enemies").foe("warwolves").outcomes(2, 4),
        "-> told Warwolves: 1 Damage to each Convoy in Region 1."),
    row("LA-17.1", Road(2, "ambush").zone("rendall-and-randall").stow(0, "S S S F P"),
        "0=0 0=P -> told Rendall and Randall: Ada loses 1 Food."),
    row("LA-12.4", Road(2, "end"), "-> told The Aurora moves to white berth 2.; told Round 2."),
    row("LA-12.5", Road(2, "end").foe("warwolves").at(0, "110").at(1, "110"),
        "-> told The Convoys leave the Warwolves behind."),
    row("LA-12.1", Road(2, "end").convoy(0, "hauler/bullet-maker").crew(0, active="leader"),
        "-> told Bullet Maker: Ada gains 1 Ammo."),
    row("LA-12.1", Road(2, "end").convoy(0, "hauler/bullet-maker").crew(0, active="leader")
        .lies(0, "0b0:S 0b1:X 0b2:X"),
        "-> told Bullet Maker: Ada has no room for 1 Ammo."),
    row("LA-16.7", fires().hand(0, "incendiary-ammunition-1"),
        "+incendiary-ammunition-1 "
        "-> told Ada's next attack costs no Ammo and does 1 extra damage if it hits."),
    row("LA-16.16", drives().hand(0, "land-mine"),
        "101 +land-mine -> told A Land Mine now lies between 100 and 101."),
    row("LA-16.16", fires(s1=2).hand(0, "sonic-grenade"),
        "+sonic-grenade -> told Ada replaces 2 Target counters of Ben on Warwolves."),
]
# fmt: on


@pytest.mark.rule("LA-22.7")
@pytest.mark.parametrize(COLUMNS, SCENES)
def test_all_may_read_what_happens(position: Position, text: str) -> None:
    check(position, text)
