"""What all may read of exploration and the night: everything on the table is public (LA-22.7)."""

from __future__ import annotations

import pytest

from tests.rules.aurora.rows import Check, table

POSITIONS = {"full": "lies 0b0:S 0b1:S 0b2:A 1b0:A 1b1:A 2b0:A 2b1:A 2b2:F"}
rows = table(POSITIONS)


@pytest.mark.rule("LA-22.7")
@rows("""
LA-2.1 LA-3.5 LA-6.1 | opened 2
    -> told The road runs through;
        told Turn order, from the left of the track: ; told Round 1.; told The next card is the
LA-8.47 | active leader | -> told Ada's Leader takes a Break.
LA-8.38 | zone driver; active leader | explore:1 later -> told Ada takes in the Driver.
LA-8.39 | zone driver; active leader; rest medic; full
    explore:1 later 0b2 -> told No room for it: Ada loses 1 Ammo.; told Ada takes in the Driver.
LA-8.25 LA-4.10 | zone frozen-farm; active leader; rest medic; full
    explore:1 later 0 new -> told Ada has no room for the Food.
    explore:1 later 0 A -> told Ada throws out 1 Ammo to make room for the Food.;
        told Ada gains 1 Food.
LA-8.42 | zone driver; active leader; damaged 0b3
    explore:1 first:1.1 -> told Ada takes a Bonus Action: 1 Repair.; told Ada repairs Hauler box 4.
LA-8.45 | zone - driver; active leader; damaged 1b2; tiles 1-1 3-2 2-1 4-1 5-1
    explore:2 first:2.1 -> told Ada takes a Bonus Action: 1 Repair.
LA-8.30 | zone snowcat; active leader
    explore:1 later -> told Ada replaces the Hauler with the Snowcat.
LA-8.35 | zone snowcat; convoy road-train crew-car flatbed bunk-wagon; active leader
    explore:1 later 1 -> told Ada unhitches Crew Car.
LA-8.16 | active leader; exhausted medic; stow SSP | +feed:medic -> told Ada feeds the Medic.
LA-18.1 | active leader; fury 3 | +fury:P -> told Ada spends 3 Fury.; told Ada gains 1 Food.
LA-18.3 | expert; active leader; fury 5
    +fury:special -> told Ada
        pays 5 Fury and switches on a Special ability: Contamination no longer lowers your skills.
LA-5.13 | active leader+1; fury 2 | +fury:treat -> told Ada treats the Leader.
LA-14.14 | active jackal | +jackal:F -> told Jackal: Ada gains 1 Fuel.
LA-5.3 | zone travelers-1; active leader; damaged 0b3; fame 3
    explore:1 later kind 0b3 -> told Fame is at its highest: Ada repairs Hauler box 4.
LA-5.1 | zone travelers-1; active leader | explore:1 later kind -> told Ada gains 2 Fame (now 2).
LA-5.23 | zone travelers-1; active leader; objects_left
    explore:1 later hard -> told There are no Objects left.
LA-15.10 | zone merchant-1; active leader; hand mre-1 nitromethane-1
    explore:1 later mre-1 -> told Ada gives the Merchant MRE.;
        told Ada draws an Object (now 2 hidden cards).
LA-15.11 LA-15.12 | zone slaver-1; active leader; rest medic
    explore:1 later medic -> told Ada sells the Medic to the Slaver.; told Ada gains 2 Fuel.
    explore:1 later nobody -> told Ada sells nobody to the Slaver.
LA-15.13 | zone driver; active leader; deck early-departure orphan
    explore:1 later none -> told Early Departure. ;
        told The Aurora casts off early and moves to red berth 1.
LA-13.16 | zone driver; active leader; deck early-departure orphan; red yes
    explore:1 later none -> told The Aurora is already on the red track and stays there.
LA-15.14 | zone driver; active leader; deck heavy-snowstorm-1 orphan
    explore:1 later none -> told Until the next Movement Phase ends, every Truck is 2 slower
LA-4.8 | active leader; lies 0b0:S 1b0:A | 0=1b0&1b1 -> told Ada rearranges the Convoy.
LA-9.1 | phase rest | -> told The Rest Phase begins.
LA-13.13 | zone contaminated-storehouse; active co-pilot
    explore:1 later 0 none -> told Contamination: Ada loses the Co-Pilot.;
        told Ada has no Survivors left and is out of the game.
LA-16.2 | active leader orphan; hand antifreeze-capsules-1
    +antifreeze-capsules-1 orphan -> told Ada plays Antifreeze Capsules.;
        told Ada's Orphan has skill 3 for this phase.
LA-16.5 | zone contaminated-storehouse; active co-pilot; hand hazmat-suit-1
    explore:1 later hazmat-suit-1
        -> told Contaminated Storehouse: Ada plays the Hazmat Suit, and nobody is contaminated.
LA-16.6 | zone contaminated-storehouse; active leader; hand hazmat-suit-1
    explore:1 later +hazmat-suit-1 -> told Ada plays Hazmat Suit.;
        told Ada's Leader loses 1 Contamination.
LA-16.8 | active leader; rest medic; hand mre-1 | +mre-1 -> told Ada's Medic is Active again.
LA-16.16 | active leader; damaged 1b2; hand weapon-manual
    +weapon-manual -> told Ada repairs 1 Weapon.; told Ada gains 1 Fame (now 1).
LA-16.16 | active leader+1; hand sanitizer-kit
    +sanitizer-kit kit -> told Ada treats 1 Contamination on each Survivor.
LA-16.20 | active leader; hand sos-flare; red yes; recall yes; aurora 3
    +fire -> told The Aurora sees the flare and comes back to Q3.; told Ada gains 2 Fame (now 2).
LA-5.20 | active leader; fury 4; hand mre-1 nitromethane-1 welding-torch-1
    +fury:O mre-1 -> told Ada discards MRE.
""")
def test_all_may_read_what_happens(check: Check) -> None:
    check()
