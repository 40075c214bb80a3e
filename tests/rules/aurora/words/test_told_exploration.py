"""What all may read of exploration and the night: everything on the table is public (LA-22.7)."""

from __future__ import annotations

import pytest

from rules.kit.decks import Deck
from tests.rules.aurora.build import Road, opened
from tests.rules.aurora.rows import COLUMNS, Position, check, row
from tests.rules.aurora.scenes import FULL, alone

# fmt: off
SCENES = [
    row("LA-2.1", lambda: opened(2), "-> told The road runs through "),
    row("LA-3.5", lambda: opened(2),
        "-> told Turn order, from the left of the track: ; told Round 1."),
    row("LA-6.1", lambda: opened(2), "-> told The next card is the "),
    row("LA-8.47", alone(), "-> told Ada's Leader takes a Break."),
    row("LA-8.38", alone("driver"), "explore:1 later -> told Ada takes in the Driver."),
    row("LA-8.39", alone("driver", rest="medic").lies(0, FULL),
        "explore:1 later 0b2 -> told No room for it: Ada loses 1 Ammo.; "
        "told Ada takes in the Driver."),
    row("LA-8.25", alone("frozen-farm", rest="medic").lies(0, FULL),
        "explore:1 later 0 new -> told Ada has no room for the Food."),
    row("LA-4.10", alone("frozen-farm", rest="medic").lies(0, FULL),
        "explore:1 later 0 A -> told Ada throws out 1 Ammo to make room for the Food.; "
        "told Ada gains 1 Food."),
    row("LA-8.42", alone("driver").damaged(0, "0b3"),
        "explore:1 first:1.1 -> told Ada takes a Bonus Action: 1 Repair.; "
        "told Ada repairs Hauler box 4."),
    row("LA-8.45", alone("", "driver").tiles("1-1", "3-2", "2-1", "4-1", "5-1").damaged(0, "1b2"),
        "explore:2 first:2.1 -> told Ada takes a Bonus Action: 1 Repair."),
    row("LA-8.30", alone("snowcat"),
        "explore:1 later -> told Ada replaces the Hauler with the Snowcat."),
    row("LA-8.35", alone("snowcat").convoy(0, "road-train", "crew-car", "flatbed", "bunk-wagon"),
        "explore:1 later 1 -> told Ada unhitches Crew Car."),
    row("LA-8.16", Road(2).crew(0, active="leader", exhausted="medic").stow(0, "S S P"),
        "+feed:medic -> told Ada feeds the Medic."),
    row("LA-18.1", alone().has(0, fury=3),
        "+fury:P -> told Ada spends 3 Fury.; told Ada gains 1 Food."),
    row("LA-18.3", alone(expert=True).has(0, fury=5),
        "+fury:special "
        "-> told Ada pays 5 Fury and switches on a Special ability: Contamination no longer "
        "lowers your skills."),
    row("LA-5.13", alone(crew="leader+1").has(0, fury=2),
        "+fury:treat -> told Ada treats the Leader."),
    row("LA-14.14", alone(crew="jackal"), "+jackal:F -> told Jackal: Ada gains 1 Fuel."),
    row("LA-5.3", alone("travelers-1").has(0, fame=3).damaged(0, "0b3"),
        "explore:1 later kind 0b3 -> told Fame is at its highest: Ada repairs Hauler box 4."),
    row("LA-5.1", alone("travelers-1"), "explore:1 later kind -> told Ada gains 2 Fame (now 2)."),
    row("LA-5.23", alone("travelers-1").set(objects=Deck()),
        "explore:1 later hard -> told There are no Objects left."),
    row("LA-15.10", alone("merchant-1").hand(0, "mre-1", "nitromethane-1"),
        "explore:1 later mre-1 -> told Ada gives the Merchant MRE.; "
        "told Ada draws an Object (now 2 hidden cards)."),
    row("LA-15.11", alone("slaver-1", rest="medic"),
        "explore:1 later medic -> told Ada sells the Medic to the Slaver.; told Ada gains 2 Fuel."),
    row("LA-15.12", alone("slaver-1", rest="medic"),
        "explore:1 later nobody -> told Ada sells nobody to the Slaver."),
    row("LA-15.13", alone("driver").deck("early-departure", "orphan"),
        "explore:1 later none -> told Early Departure. ; "
        "told The Aurora casts off early and moves to red berth 1."),
    row("LA-13.16", alone("driver").deck("early-departure", "orphan").set(red=True),
        "explore:1 later none -> told The Aurora is already on the red track and stays there."),
    row("LA-15.14", alone("driver").deck("heavy-snowstorm-1", "orphan"),
        "explore:1 later none -> told Until the next Movement Phase ends, every Truck is 2 slower"),
    row("LA-4.8", alone().lies(0, "0b0:S 1b0:A"), "0=1b0&1b1 -> told Ada rearranges the Convoy."),
    row("LA-9.1", Road(2, "rest"), "-> told The Rest Phase begins."),
    row("LA-13.13", alone("contaminated-storehouse", crew="co-pilot"),
        "explore:1 later 0 none -> told Contamination: Ada loses the Co-Pilot.; "
        "told Ada has no Survivors left and is out of the game."),
    row("LA-16.2", alone(crew="leader orphan").hand(0, "antifreeze-capsules-1"),
        "+antifreeze-capsules-1 orphan -> told Ada plays Antifreeze Capsules.; "
        "told Ada's Orphan has skill 3 for this phase."),
    row("LA-16.5", alone("contaminated-storehouse", crew="co-pilot").hand(0, "hazmat-suit-1"),
        "explore:1 later hazmat-suit-1 "
        "-> told Contaminated Storehouse: Ada plays the Hazmat Suit, and nobody is contaminated."),
    row("LA-16.6", alone("contaminated-storehouse").hand(0, "hazmat-suit-1"),
        "explore:1 later +hazmat-suit-1 -> told Ada plays Hazmat Suit.; "
        "told Ada's Leader loses 1 Contamination."),
    row("LA-16.8", alone(rest="medic").hand(0, "mre-1"),
        "+mre-1 -> told Ada's Medic is Active again."),
    row("LA-16.16", alone().hand(0, "weapon-manual").damaged(0, "1b2"),
        "+weapon-manual -> told Ada repairs 1 Weapon.; told Ada gains 1 Fame (now 1)."),
    row("LA-16.16", alone(crew="leader+1").hand(0, "sanitizer-kit"),
        "+sanitizer-kit kit -> told Ada treats 1 Contamination on each Survivor."),
    row("LA-16.20", alone().hand(0, "sos-flare").set(red=True, recall=True, aurora=3),
        "+fire -> told The Aurora sees the flare and comes back to Q3.; "
        "told Ada gains 2 Fame (now 2)."),
    row("LA-5.20", alone().has(0, fury=4).hand(0, "mre-1", "nitromethane-1", "welding-torch-1"),
        "+fury:O mre-1 -> told Ada discards MRE."),
]
# fmt: on


@pytest.mark.rule("LA-22.7")
@pytest.mark.parametrize(COLUMNS, SCENES)
def test_all_may_read_what_happens(position: Position, text: str) -> None:
    check(position, text)
