"""LA-16: Objects, and when and how each helps; the Hazmat Suit has a file of its own."""

from __future__ import annotations

from tests.rules.aurora.rows import Check, table

POSITIONS = {
    "drive": "phase movement; order 1 0; active leader",
    # Ada has Incendiary Ammunition and faces fresh Warwolves.
    "fires": "phase fire; order 1 0; foe warwolves filled=0; convoy hauler/roof-gun crew-car; "
    "active leader; hand incendiary-ammunition-1; outcomes {}",
    # The Medic is in this zone; MRE, IV Bag and Torch are of use.
    "recovers": "active leader+1; exhausted hermit {}; stow SSSPF; damaged 1b2; hand mre-1 "
    "decontamination-iv-bag-1 welding-torch-1",
}
rows = table(POSITIONS)


@rows("""
# The Co-Pilot goes to slot 5 alone, without Food; there is no use for it in Movement.
LA-16.2 LA-16.3 | zone - - - - frozen-farm; active co-pilot; hand antifreeze-capsules-1
    -> lacks explore:5 | +antifreeze-capsules-1 explore:5 later 0 -> stores P
LA-16.3 | drive; stow SF; hand antifreeze-capsules-1 | -> unfree antifreeze-capsules-1
# A printed skill of 3, less Contamination, to the end of the phase.
LA-16.2 LA-16.3 | active co-pilot medic; hand antifreeze-capsules-1
    +antifreeze-capsules-1 red-co-pilot -> survivor red-co-pilot active 3 0
        | .. -> round 2; survivor red-co-pilot active 1 0
LA-16.2 LA-16.3 | active leader+1 medic; hand antifreeze-capsules-1
    +antifreeze-capsules-1 red-leader -> survivor red-leader active 2 1
        | .. -> round 2; survivor red-leader active 1 1
LA-16.2 LA-16.3 | active renegade medic; hand antifreeze-capsules-1
    +antifreeze-capsules-1 renegade -> survivor renegade active 3 0
LA-16.2 LA-16.3 | active renegade+1 medic; hand antifreeze-capsules-1
    +antifreeze-capsules-1 renegade -> survivor renegade active 2 1
# Two counters, both from one or one from each of two, in any zone.
LA-16.4 LA-16.14 | active renegade+2; rest driver+1; hand decontamination-iv-bag-1
    +decontamination-iv-bag-1 renegade renegade -> crew renegade driver+1
    +decontamination-iv-bag-1 renegade driver -> crew renegade+1 driver
LA-16.4 | active renegade; hand decontamination-iv-bag-1 | -> unfree decontamination-iv-bag-1
# An attack without Ammo, and 1 more damage than the 1 of card 2; the next costs Ammo.
LA-16.7 | fires 2 2; stow SA
    +incendiary-ammunition-1 1b2:warwolves -> filled warwolves:2; stores A
        | 0t0:warwolves -> filled warwolves:3; stores
# On card 12 a Weapon of 2 inflicts nothing, and so does the fire; no Ammo is needed.
LA-16.7 | fires 12 12 | -> phase fire | +incendiary-ammunition-1 1b2:warwolves -> filled warwolves:0
# The Medic goes out once more; the second MRE of the phase is not to be had.
LA-16.8 | zone frozen-farm; active medic; exhausted driver; hand mre-1 mre-2; rest_1 leader
    explore:1 later 0 none +mre-1 medic -> active medic; unfree mre-2
        | done -> asks 0; unfree mre-2 | explore:1 later -> stores PA
# One for every phase: in Exploration, and in Movement.
LA-16.8 | active leader; exhausted medic driver; stow SSSF; hand mre-1 mre-2; rest_1 leader
    +mre-1 medic . . . . -> phase movement; rest driver | +mre-2 -> rest
# From Exhausted or Rest to Active, in three phases, with IV Bag and Torch beside it.
LA-16.9 LA-16.14 | recovers; rest medic
    0=welding-torch-1 0=decontamination-iv-bag-1 0=mre-1 0=medic -> active leader medic;
        damaged; phase exploration
LA-16.9 LA-16.14 | recovers medic
    0=welding-torch-1 0=decontamination-iv-bag-1 0=mre-1 0=medic -> active leader medic;
        damaged; phase exploration
LA-16.9 LA-16.14 | recovers; phase rest; rest medic
    0=welding-torch-1 0=decontamination-iv-bag-1 0=mre-1 0=medic -> active leader medic;
        damaged; phase rest
LA-16.9 LA-16.14 | recovers medic; phase rest
    0=welding-torch-1 0=decontamination-iv-bag-1 0=mre-1 0=medic -> active leader medic;
        damaged; phase rest
LA-16.9 LA-16.14 | recovers; phase movement; order 1 0; rest medic
    0=welding-torch-1 0=decontamination-iv-bag-1 0=mre-1 0=medic -> active leader medic;
        damaged; phase movement
LA-16.9 LA-16.14 | recovers medic; phase movement; order 1 0
    0=welding-torch-1 0=decontamination-iv-bag-1 0=mre-1 0=medic -> active leader medic;
        damaged; phase movement
# The question of the meal follows what the MRE has changed.
LA-16.9 | phase rest; active leader; exhausted medic driver; stow SSSP; hand mre-1
    -> options done feed:medic feed:driver
        | +mre-1 driver -> options done feed:medic | feed:medic -> active leader driver medic
# Ben's turn ends with nobody Active anywhere: the phase is over, and Ada's MRE with it.
LA-16.10 | order 1 0;
        exhausted medic; stow SF; hand mre-1; active_1 leader; stow_1 SSSP; damaged_1 1b2
    break:green-leader:0 -> unfree mre-1 | done -> phase movement; active
# Three spaces at speed 2: the first Fuel stays; then Damage, on a box of the Truck.
LA-16.11 | drive; stow SFF; hand nitromethane-1
    -> offers 103a; lacks 104a | +nitromethane-1 -> offers 104a; lacks 105a
        | 103a -> options 0b0 0b1 0b2 0b3 | 0b3 -> space 103a; stores F
LA-16.11 | drive; hand nitromethane-1
    +nitromethane-1 102 0b3 -> space 102; damaged 0b3
    +nitromethane-1 -> lacks 103a
# One faster, for this movement.
LA-16.12 | drive; stow SF; hand nitrous-oxide-1
    -> offers 102; lacks 103a
        | +nitrous-oxide-1 -> offers 103a; lacks 104a | 103a .. -> stores; speed 2
# What stands on a card is read aloud once a game.
LA-5.22 | phase movement; hand nitrous-oxide-1 nitrous-oxide-2
    +nitrous-oxide-1 -> told Ada plays Nitrous Oxide. From a dentist's cellar,
        | +nitrous-oxide-2 -> told_once Ada plays Nitrous Oxide.
# Three of four Damage, on any cards; or what there is.
LA-16.13 | damaged 0b3 1b2 2b0 2b2; hand welding-torch-1
    +welding-torch-1 0b3&1b2&2b2 -> damaged 2b0
LA-16.13 | damaged 0b3; hand welding-torch-1 | +welding-torch-1 -> damaged
""")
def test_objects(check: Check) -> None:
    check()
