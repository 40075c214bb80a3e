"""LA-16.16 to LA-16.18, LA-16.23: what Loot does in the Convoy and in fights, and what it brings
when the game ends."""

from tests.rules.aurora.rows import Check, make_rows

POSITIONS = {
    "maker": "phase end; convoy hauler/bullet-maker; active leader",
    # Ben's 3 counters are on the Warwolves, Ada's there and on the Riderwolves.
    "grenade": "seats 3; phase fire; order 2 1 0; stow SSSA; hand sonic-grenade",
    # The last round ends.
    "ends": "phase end; round 6; convoy hauler; active leader",
    # It ends with a Device and what that counts.
    "boxes": "phase end; round 6; active leader",
}
rows = make_rows(POSITIONS)


@rows("""
# A Food for 2 damage, from each of the boxes once, without an Outcome card.
LA-16.16 | phase fire; order 1 0;
        foe warwolves filled=0; convoy hauler/wolves-cages crew-car; active leader; stow SPPP
    0t0:warwolves -> filled warwolves:2; outcomes_out; lacks 0t0:warwolves
        | 0t1:warwolves -> filled warwolves:4; stores PA
# Each Food is one more speed, and Fuel is still needed, for which more may be had.
LA-16.16 | phase movement; order 1 0; convoy biomass-turbo-truck crew-car; active leader; stow SPPFF
    -> offers 104a; lacks 105a
        | +turbo:P +turbo:P -> offers 105a 108a; lacks 109a; unfree turbo:P | 105a -> stores F
LA-16.16 | phase movement; order 1 0; convoy biomass-turbo-truck; active leader; stow SPP
    -> space 100
# The Bullet Maker makes an Ammo every round, while it is whole.
LA-16.16 | maker | -> stores A
LA-16.16 | maker; damaged 0t1 | -> stores
# Two of Ben's counters on one Enemy become Ada's; Cleo's one would be one.
LA-16.16 | grenade; foe warwolves 0x0 1x3 2x1; foe riderwolves hitpoints=2a 0x0
    +sonic-grenade -> options warwolves:1 warwolves:2
        | warwolves:1 -> targets warwolves:0x2+1x1+2x1 riderwolves:0x0; counters 1
    +sonic-grenade warwolves:2 -> targets warwolves:0x1+1x3+2x0 riderwolves:0x0
# It reaches any Region.
LA-16.16 | phase fire; foe warwolves 1x2; at 110; hand sonic-grenade
    -> phase fire; asks 0; options stop hurry | +sonic-grenade -> targets warwolves:1x0+0x2
# A counter may come from another Enemy, or not; without enough less is replaced.
LA-16.23 | grenade; foe warwolves 0x0 1x3 2x1; foe riderwolves hitpoints=2a 0x2
    +sonic-grenade warwolves:1 -> options none riderwolves
        | riderwolves -> targets warwolves:0x2+1x1+2x1 riderwolves:0x1
    +sonic-grenade warwolves:1 none -> targets warwolves:0x1+1x2+2x1 riderwolves:0x2
LA-16.23 | grenade; foe warwolves 0x2 1x3 2x1; foe riderwolves hitpoints=2a 0x0
    +sonic-grenade warwolves:1 -> targets warwolves:0x3+1x2+2x1 riderwolves:0x0
# A point for each defeated Enemy, at most three.
LA-16.16 | ends; hand tooth-necklace; defeated | .. -> score loot:0
LA-16.16 | ends; hand tooth-necklace; defeated warwolves | .. -> score loot:1
LA-16.16 | ends; hand tooth-necklace; defeated warwolves riderwolves ulmar | .. -> score loot:3
LA-16.16 | ends; hand tooth-necklace; defeated warwolves riderwolves ulmar immortal-wolf
    .. -> score loot:3
# One, and one for each Wolves Loot card, the Banner included, at most 4.
LA-16.16 | ends; hand pack-banner; defeated | .. -> score loot:2
LA-16.16 | ends; convoy wolves-hummer; hand pack-banner; defeated | .. -> score loot:3
LA-16.16 | ends; convoy wolves-hummer/gun-throne; active prisoner; hand pack-banner; defeated
    .. -> score loot:4
# Beside the 1 of the other box: 1 for each token, at most 2, nothing if damaged.
LA-16.17 | boxes; convoy hauler/artificial-ecosystem crew-car flatbed | -> score boxes:1
LA-16.17 | boxes; convoy hauler/artificial-ecosystem crew-car flatbed; stow SP | -> score boxes:2
LA-16.17 | boxes; convoy hauler/artificial-ecosystem crew-car flatbed; stow SPP | -> score boxes:3
LA-16.17 | boxes; convoy hauler/artificial-ecosystem crew-car flatbed; stow SPPP | -> score boxes:3
LA-16.17 | boxes; convoy hauler/gun-throne crew-car flatbed | -> score boxes:1
LA-16.17 | boxes; convoy hauler/gun-throne crew-car flatbed; stow SA | -> score boxes:2
LA-16.17 | boxes; convoy hauler/gun-throne crew-car flatbed; stow SAA | -> score boxes:3
LA-16.17 | boxes; convoy hauler/gun-throne crew-car flatbed; stow SAAA | -> score boxes:3
LA-16.17 | boxes; convoy hauler/mecha-wolf crew-car flatbed | -> score boxes:1
LA-16.17 | boxes; convoy hauler/mecha-wolf crew-car flatbed; fury 1 | -> score boxes:2
LA-16.17 | boxes; convoy hauler/mecha-wolf crew-car flatbed; fury 2 | -> score boxes:3
LA-16.17 | boxes; convoy hauler/mecha-wolf crew-car flatbed; fury 3 | -> score boxes:3
LA-16.17 | boxes; convoy hauler/artificial-ecosystem crew-car flatbed; stow SPP; damaged 0t1
    -> score boxes:1
LA-16.17 | boxes; convoy hauler/gun-throne crew-car flatbed; stow SAA; damaged 0t1
    -> score boxes:1
LA-16.17 | boxes; convoy hauler/mecha-wolf crew-car flatbed; damaged 0t1; fury 2 | -> score boxes:1
# The same two Fuel count for both boxes of the Idol, and a third for neither.
LA-16.18 | boxes; convoy hauler/alpha-idol crew-car flatbed | -> score boxes:0
LA-16.18 | boxes; convoy hauler/alpha-idol crew-car flatbed; stow SF | -> score boxes:2
LA-16.18 | boxes; convoy hauler/alpha-idol crew-car flatbed; stow SFF | -> score boxes:4
LA-16.18 | boxes; convoy hauler/alpha-idol crew-car flatbed; stow SFFF | -> score boxes:4
LA-16.18 | boxes; convoy hauler/alpha-idol crew-car flatbed; stow SFF; damaged 0t0
    -> score boxes:2
LA-16.16 | boxes; convoy hauler/nuclear-generator crew-car flatbed | -> score boxes:2
""")
def test_loot_cards(check: Check) -> None:
    check()
