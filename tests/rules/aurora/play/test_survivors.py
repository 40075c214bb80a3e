"""LA-14: what Survivors can do."""

from tests.rules.aurora.rows import Check, make_rows

POSITIONS = {
    # Ada is to drive, with speed 2.
    "moves": "phase movement; order 1 0",
    # The Hermit goes to this place, eats an MRE, and goes to the Storehouse.
    "twice": "active hermit; hand mre-1; rest_1 leader",
}
rows = make_rows(POSITIONS)


@rows("""
# The Cold Maiden gives 1 Fury, once a round, and stays Active; nobody must use her.
LA-14.4 LA-14.5 LA-14.1 | active cold-maiden leader; active_1 leader
    -> free cold-maiden: | +cold-maiden: -> fury 1; active cold-maiden leader; unfree cold-maiden:
        | break:red-leader done -> unfree cold-maiden:
LA-14.4 LA-5.8 | active cold-maiden leader; fury 5; rest_1 leader | -> unfree cold-maiden:
LA-14.4 LA-5.8 | active cold-maiden leader; fury 4; rest_1 leader | -> free cold-maiden:
# An ability needs the Active Zone and its phase, on the owner's turn.
LA-14.1 | active leader; rest cold-maiden | -> unfree cold-maiden:
LA-14.1 | active leader; exhausted cold-maiden | -> unfree cold-maiden:
LA-14.5 | moves; active cold-maiden; stow SF | -> unfree cold-maiden:
LA-14.5 | order 1 0; active cold-maiden | -> unfree cold-maiden:
# At the end the Prisoner is worth 1 and the Bounty Hunter 2, ill as they are, in any zone.
LA-14.2 LA-14.8 LA-14.23
        | phase end; round 6; convoy wolves-hummer; active prisoner+1 bounty-hunter+2
    -> score survivors:3
LA-14.2 LA-14.8 LA-14.23 | phase end; round 6; convoy wolves-hummer; rest prisoner+1 bounty-hunter+2
    -> score survivors:3
LA-14.2 LA-14.8 LA-14.23
        | phase end; round 6; convoy wolves-hummer; exhausted prisoner+1 bounty-hunter+2
    -> score survivors:3
# The Co-Pilot gives 1, and 1 more from 6 steps behind: 107a is 5 away, 108a 6.
LA-14.6 | moves; active co-pilot | -> speed 3
LA-14.6 | moves; active co-pilot; at_1 107a | -> speed 3
LA-14.6 | moves; active co-pilot; at_1 108a | -> speed 4
LA-14.6 | moves; active leader; rest co-pilot; at_1 108a | -> speed 2
LA-14.6 | moves; active leader; exhausted co-pilot; at_1 108a | -> speed 2
LA-14.9 | moves; active driver | -> speed 3
LA-14.9 | moves; active driver co-pilot | -> speed 4
LA-14.9 | moves; active leader; rest driver | -> speed 2
# The Medic wakes the Co-Pilot, who drives at once; nobody Exhausted, and nobody else.
LA-14.17 LA-14.6
        | phase movement; order 1 0; active medic; rest co-pilot; exhausted driver; stow SSSF
    -> free medic:red-co-pilot; unfree medic:driver; lacks 103a
        | +medic:red-co-pilot -> active medic co-pilot; offers 103a; unfree medic:driver
# The Jackal does nothing in Movement.
LA-14.15 | moves; active jackal leader; stow SSF | -> unfree jackal:P jackal:A
# The Leader rests after exploring, and is Active after the night; the Medic is not.
LA-14.7 | zone frozen-farm rail-yard; active leader medic; rest_1 leader
    explore:1:leader later 1 none -> active medic; rest leader; exhausted
        | explore:2 later 1 none .. -> active leader; rest medic
# With the Explorer Active the Leader may take the Bonus Action of any slot, once a round.
LA-14.10 LA-14.11 | zone frozen-farm - rail-yard;
        active explorer leader co-pilot; damaged 0b3 1b2 2b2; rest_1 leader
    explore:1:leader first -> options first:1.1 first:2.1 first:3.1 first:3.2
        first:4.1 first:4.2 first:5.1 back; label First: 2 Repairs (slot 2)
        | first:2.1 1b2&2b2 1 -> damaged 0b3; active explorer co-pilot
        | explore:1:co-pilot -> offers first:1.1; lacks first:2.1
LA-14.11 | zone frozen-farm; active leader+1; rest explorer; damaged 1b2; rest_1 leader
    explore:1 -> offers first:1.1 first:1.2; lacks first:2.1 first:3.1
# Slot 1's own Bonus Action leaves the ability for slot 3's.
LA-14.10 | zone frozen-farm - rail-yard;
        active explorer leader co-pilot; damaged 0b3 1b2 2b2; rest_1 leader
    explore:1:leader first first:1.1 1b2 1 explore:1:co-pilot first -> offers first:2.1
    explore:1:leader first back -> offers explore:1; damaged 0b3 1b2 2b2
# With the Hermit neither the place nor a Bonus Action contaminates, which gives its Fuel.
LA-14.12 LA-14.13 | zone - - - - contaminated-storehouse; active hermit co-pilot; rest_1 leader
    explore:5 later 0 -> stores PA; crew hermit co-pilot
        | 5.1 0b3 -> stores FPA; crew hermit co-pilot
LA-14.12 | zone contaminated-storehouse; active hermit leader; rest_1 leader
    explore:1:leader later -> crew hermit leader+1
# Once a round, and not used up if there was nothing to protect from.
LA-14.1 LA-14.12 | twice; zone field-hospital contaminated-storehouse
    explore:1 later 1 none +mre-1 done explore:2 later 1 -> crew hermit+1
LA-14.1 LA-14.12 | twice; zone frozen-farm contaminated-storehouse
    explore:1 later 1 none +mre-1 done explore:2 later 1 -> crew hermit
# The Jackal finds a Resource that is not aboard, once, outside an action, if there is room.
LA-14.14 LA-14.15 | zone frozen-farm; active jackal leader; stow SSF; rest_1 leader
    -> free jackal:P jackal:A; unfree jackal:F | explore:1:leader -> unfree jackal:P jackal:A
        | later 0 none -> free jackal:A; unfree jackal:P | +jackal:A -> stores FPA; active jackal
LA-14.14 | active jackal leader; rest_1 leader | +jackal:F -> unfree jackal:P jackal:A
LA-14.15 | active jackal leader; lies 0b0:S 0b1:S 0b2:F 1b0:F 1b1:F 2b0:F 2b1:F 2b2:F; rest_1 leader
    -> unfree jackal:P jackal:A
# The Preacher keeps the card from costing Fame, not the Bonus Action.
LA-14.19 | zone - - hunting-lodge; active preacher leader; rest_1 leader
    explore:3:preacher later 0 -> fame 0; stores AA | 3.2 -> fame -1
    explore:3:leader later 0 -> fame -1
LA-14.19 | zone travelers-1; active preacher; rest_1 leader
    explore:1 later hard -> fame 0; stores F
# The Mechanic mends two of three boxes; by default the Weapon and the cargo before armour.
LA-14.16 | phase rest; active mechanic leader; damaged 0b3 1b2 2b2
    0b3&2b2 -> damaged 1b2
    . -> damaged 0b3
LA-14.16 | phase rest; active mechanic leader; damaged 0b3 | -> damaged
# The Renegade ignores the Riderwolves' ambush and attack; Ben has two boxes less.
LA-14.20 | phase ambush; zone riderwolves; active renegade leader; outcomes 2 4
    0=riderwolves -> asked 1 | 1=0b3 1=1b2 -> damaged; damaged_1 0b3 1b2; round 2; spared None
# He names an Enemy of the Zone or of his own Region; by default the highest number.
LA-14.20 LA-14.21 | phase ambush;
        zone the-final-howl; foe riderwolves 2; foe warwolves; active renegade; at 109a; at_1 109a
    -> options the-final-howl riderwolves none | . -> spared the-final-howl
LA-14.20 | phase ambush; zone riderwolves; rest renegade | -> spared None; asked 0 1
# The first shot misses, the second does 1 and the Shooter's 1, the third 1.
LA-14.22 | phase fire; order 1 0; foe warwolves filled=0;
        convoy hauler/roof-gun crew-car gun-trailer; active shooter; stow SAAA; outcomes 12 2 2
    0t0:warwolves -> filled warwolves:0
        | 1b2:warwolves -> filled warwolves:2 | 2b2:warwolves -> filled warwolves:3
LA-14.22 | phase fire; order 1 0; foe warwolves filled=0;
        convoy hauler/roof-gun crew-car; rest shooter; stow SAA; outcomes 2 2
    0t0:warwolves -> filled warwolves:1
# Two points with at least one Convoy card marked as Loot, and no more for two.
LA-14.8 | phase end; round 6; convoy snowcat; active bounty-hunter | -> score survivors:0
LA-14.8 | phase end; round 6; convoy punk-tank; active bounty-hunter | -> score survivors:2
LA-14.8 | phase end; round 6; convoy punk-tank/gauss-cannon; active bounty-hunter
    -> score survivors:2
LA-14.18 | phase end; round 6; convoy hauler; exhausted orphan leader | -> score survivors:1
LA-14.23 | phase end; round 6; convoy hauler; exhausted prisoner leader | -> score survivors:1
# It works again in the next round.
LA-14.1 | active cold-maiden leader; damaged 0b2 0b3 1b2 2b2; active_1 leader
    +cold-maiden: break:red-leader:2 0b3&1b2 done -> unfree cold-maiden:
        | break -> round 2; fury 1; free cold-maiden:
# An Explorer with something to mend reaches more Bonus Actions than one list has room for: the
# block is chosen first, or a Bonus Action before it, and one that follows after it.
LA-14.10 LA-8.11 LA-8.42 | zone frozen-farm; active explorer+1 leader;
        damaged 0b3 1b2 2b2; tiles 1-1 2-1 3-2 4-1 5-2; common snowcat bunk-wagon roof-gun
    explore:1:leader -> text Frozen Farm: what do you take?; options 0 1 first back
        | 1 -> text Take a Bonus Action now? | 2.1 1b2&2b2 -> damaged 0b3; used explorer
# Kept from the Loot, the Prisoner comes with a token.
LA-14.23 | phase fire; order 1 0; foe warwolves filled=5 0x1; stow SSSA; loot 0 prisoner; outcomes 2
    1b2:warwolves 0=prisoner -> crew leader co-pilot cold-maiden prisoner; aboard 4
""")
def test_survivors(check: Check) -> None:
    check()
