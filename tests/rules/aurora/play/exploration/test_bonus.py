"""LA-8.42 to LA-8.49: Bonus Actions, and Breaks."""

from tests.rules.aurora.rows import Check, make_rows

POSITIONS = {
    # Slot 5 sells 1 Fuel for 2 Damage; these boxes are whole.
    "wrecked": "zone - - - - driver; active renegade; lies 0b0:S 0b1:X {}; tiles 1-1 2-1 3-1 "
    "4-1 5-2",
    # Slot 3 sells 1 Object for 1 Fame, or 2 Repairs; the Lodge costs 1 Fame.
    "lodge": "zone - - hunting-lodge; tiles 1-1 2-1 3-1 4-1 5-1; active {}",
    # Slot 3 recycles: 3.1 a Truck, 3.2 a Trailer, 3.3 a Device, each after 1 Repair.
    "third": "zone - - frozen-farm; active leader; damaged 0b3; tiles 1-1 2-1 3-2 4-1 5-1",
}
rows = make_rows(POSITIONS)


@rows("""
# One of slot 1's two Bonus Actions, before or after the block, or none.
LA-8.42 | zone frozen-farm; active leader+1; damaged 1b2 2b2
    explore:1 -> default 0; options 0 1 0:1.1 0:1.2 1:1.1 1:1.2 first:1.1 first:1.2 later back
        | later 0 -> options none 1.1 1.2; default none | . -> damaged 1b2 2b2; stores P
LA-8.42 | zone frozen-farm; active leader; damaged 1b2 2b2
    explore:1 first:1.1 2b2 1 -> asks 1; damaged 1b2
# Free ones come first.
LA-8.42 | zone - - silent-village; active leader; damaged 1b2
    explore:3 -> default 0; options 0:3.1
        1:3.1 0 1 first:3.1 first:3.2 later back
# A button has room for both.
LA-8.42 | zone - - - - bunker-store; active leader
    explore:5 -> label Take 1 Ammo and 1 Object. Bonus: pay 1 Damage and 1 Contamination for 1 Fuel
# Two Repairs free the boxes for both Food of the left block.
LA-8.43 | zone - - silent-village; active leader; lies 0b0:S 0b2:A 1b0:X 1b1:X 2b0:A 2b1:A 2b2:F
    explore:3 first:3.1 0 -> stores FPPAAA; damaged
    explore:3 later 0 -> offers new
# The gains as far as possible: two Repairs for one thing to repair, or no question.
LA-8.44 | zone - frozen-farm; active leader | explore:2 -> options 0 1 back
LA-8.44 | zone - frozen-farm; active leader; damaged 1b2 | explore:2 first:2.1 -> damaged
# The costs in full: 2 Damage are not paid with one whole box.
LA-8.44 | wrecked 0b2:X 0b3:X 1b0:X 1b1:X 1b2:X 2b0:X 2b1:X 2b2:X | explore:5 -> lacks first:5.1
LA-8.44 | wrecked 0b3:X 1b0:X 1b1:X 1b2:X 2b0:X 2b1:X 2b2:X | explore:5 -> offers first:5.1
# After the Lodge's loss Ada has no Fame to pay, so that she can pay it only before; a Preacher
# loses none. On the lowest space the Lodge does Damage, which can then be repaired.
LA-5.5 LA-8.42 | lodge leader | explore:3 -> options 0 1 first:3.2 back
LA-5.5 LA-8.42 | lodge leader; fame 1 | explore:3 -> options 0 1 0:3.2 1:3.2 first:3.2 later back
LA-5.5 LA-14.19 | lodge preacher | explore:3 -> options 0 1 0:3.2 1:3.2 first:3.2 later back
LA-5.4 LA-8.42 | lodge leader; fame -1 | explore:3 -> options 0 1 0:3.1 1:3.1 later back
# With a Hermit nobody will be there to treat.
LA-8.42 LA-14.12 | zone - refinery-ruin; active hermit | explore:2 -> options 0 1 back
# The place's Damage takes the last whole box but one, and one does not pay 2 Damage.
LA-8.44 | wrecked 0b2:X 0b3:X 1b0:X 1b1:X 1b2:X 2b0:X 2b1:X; zone - - - - service-station
    explore:5 -> offers first:5.1; lacks 0:5.1
# The Renegade is lost to the place's Damage: nobody is left to bear a counter.
LA-8.44 LA-5.13 | zone - - - - service-station; active renegade; rest medic
    explore:5 later 0b1 renegade 1 -> crew medic; lacks 5.1
# Nor is anybody left to be treated.
LA-8.44 LA-5.13 | zone service-station; active renegade+1; rest medic
    explore:1 later 0b1 renegade 1 -> crew medic; lacks 1.2
# Nothing is recycled that does not lie in the Common pile.
LA-8.45 | third | explore:3 later 0 -> options none 3.1; detail 3.1 1 Repair:
LA-8.45 | third; common covered-wagon
    explore:3 later 0 -> options none 3.2; detail 3.2 1 Repair and a Trailer
LA-8.45 | third; common covered-wagon road-train | explore:3 later 0 -> options none 3.1 3.2
# After the Repair a card of the kind is taken, Loot too, by the usual rules.
LA-8.45 | third; common snowcat wolves-hummer bunk-wagon roof-gun medic
    explore:3 first:3.1 -> damaged; options none snowcat wolves-hummer | wolves-hummer -> convoy
        wolves-hummer crew-car flatbed; common snowcat bunk-wagon roof-gun medic red-hauler
    explore:3 first:3.2 bunk-wagon -> options 1b 2b
    explore:3 first:3.3 roof-gun 1t -> convoy hauler crew-car/roof-gun flatbed
# The Repair that was planned comes though the Crew Car, which has gone, could now be recycled.
LA-8.42 LA-8.45 | zone - - covered-wagon; active leader; damaged 0b3; tiles 1-1 2-1 3-2 4-1 5-1
    explore:3 3.1 1b -> damaged; common red-crew-car
# Green's Hauler is left where it lies; Ada may have her own again.
LA-8.46 | zone - - frozen-farm; convoy snowcat crew-car flatbed;
        active leader; damaged 0b3; tiles 1-1 2-1 3-2 4-1 5-1; common green-hauler red-hauler
    explore:3 first:3.1 -> options none red-hauler
# One press takes the fullest block and slot 3's Repair, but pays nothing unasked.
LA-8.3 LA-8.42 | zone - - silent-village; active leader; damaged 1b2; tiles 1-1 2-1 3-2 4-1 5-1
    -> detail explore:3 Bonus: 1 Repair | !explore:3 -> damaged; stores PP
LA-8.44 | zone frozen-farm; active leader+1
    !explore:1 -> damaged; rest leader+1
    otherwise !explore:1 -> offers 0:1.2 1:1.2 first:1.2
# With one plan and one traveller nothing else is offered.
LA-8.3 | zone driver; active leader | -> options explore:1 break
# The Explorer rests and has two points: one Repair, one Fury.
LA-8.47 | active explorer leader; damaged 1b2 2b0
    -> detail break Break: Explorer, 2 Repairs
        | otherwise break -> in_order explorer:2 explorer:1 explorer:0; detail explorer:1 Explorer,
        1 Repair and 1 Fury | explorer:1 2b0 -> damaged 1b2; fury 1; active leader; rest explorer
LA-8.47 | active leader; damaged 1b2 2b0
    break:red-leader:2 -> damaged; fury 0
    break:red-leader:0 -> damaged 1b2 2b0; fury 2
# It counts the skill of now: less a counter, or 3 with Antifreeze.
LA-8.48 | active renegade+1 | -> fury 2
LA-8.48 | active co-pilot; hand antifreeze-capsules-1 | +antifreeze-capsules-1 -> fury 3
# The Medic rests; in her next turn Ada sends the Leader.
LA-8.49 | zone frozen-farm; active medic leader; active_1 leader
    break:medic done break:green-leader done explore:1 later 0 -> stores P
# A suggested Break repairs what an absent player would; others are chosen behind the last button.
LA-4.18 LA-8.47 | active leader; damaged 0b2 1b2 2b2
    -> detail break Crew Car box 3; detail break Hauler box 3 | break -> damaged 2b2
    otherwise break red-leader:2 -> topic repair
""")
def test_bonus_actions_and_breaks(check: Check) -> None:
    check()
