"""LA-8.1 to LA-8.29 and LA-8.38 to LA-8.41: the Exploration Phase, and what is found in it."""

from tests.rules.aurora.rows import Check, make_rows

POSITIONS = {
    # Five cards to explore; somebody of skill 3 rests.
    "reach": "zone driver medic snowcat road-train ice-runner; rest bounty-hunter",
    # The Frozen Farm lies in slot 5.
    "fifth": "zone - - - - frozen-farm; active co-pilot leader; stow SSPP",
    # The Leader finds Food while others are Exhausted.
    "farmed": "zone frozen-farm; active leader; exhausted medic {}; fury 1",
}
rows = make_rows(POSITIONS)


@rows("""
# The phase goes on as long as anybody has an Active Survivor.
LA-8.2 | active leader; exhausted medic; stow SSP; rest_1 leader
    break:red-leader -> phase exploration | done -> phase rest
LA-8.2 | active leader; active_1 leader | break:red-leader done -> phase exploration; asks 1
# There is no third thing; if only a Break is left, nobody is asked.
LA-8.3 | zone driver; active leader | -> options explore:1 break
LA-8.3 | active leader | -> rest leader
# Driver and Medic have skill 2: the Driver rests, by the alphabet. One point repairs.
LA-8.3 | zone frozen-farm; active co-pilot medic driver; damaged 1b2
    . . -> rest driver; damaged; fury 1
# Ben has an MRE, Fury, Food and an Exhausted Driver, and nobody Active: all turns are Ada's.
LA-8.4 LA-8.5 | active leader co-pilot medic; fury_1 5; exhausted_1 driver; stow_1 SP; hand_1 mre-1
    break done -> asks 0; unfree_1 mre-1 fury:P feed:driver
        | break done -> asks 0; phase exploration
# Ada spends Fury, explores, feeds somebody, and is done; in between nothing is free.
LA-8.6 | zone frozen-farm; active leader medic; exhausted driver; stow SSSPP; damaged 1b2; fury 2
    +fury:repair explore:1:medic -> damaged; unfree fury:repair feed:driver
        | later 1 none +feed:driver -> asks 0
    explore:1:medic later 1 none +feed:driver done -> asks 1; fury 2
LA-8.6 | active leader medic; fury 1 | break:red-leader . -> asks 1
# A Break brings Fury for a Repair; a block an MRE. If neither can be used, the turn is over.
LA-8.7 | active leader medic; damaged 1b2
    break:red-leader:0 +fury:repair -> fury 1; damaged; asks 1
LA-8.7 | zone police-post; active leader medic; objects mre-1
    explore:1:leader later 1 none +mre-1 -> active medic leader
LA-8.7 | active leader medic | break:red-leader -> asks 1
# Hurrying skips the stops of this round, though Fury would still buy something.
LA-8.7 | active leader medic orphan; fury 3; active_1 leader co-pilot
    break:red-leader -> asks 0
        | hurry -> asks 1; hurries yes | break:green-leader done break:medic -> asks 1
    break:red-leader hurry . . . . . . . . . . . . -> round 2; hurries no
# Everybody sees the same stop, whether the Object can be played or not.
LA-8.7 LA-22.4 | active leader medic; hand mre-1
    break:red-leader -> asks 0; secret yes; about Ada may play a hidden card;
        text Anything else before your turn ends?
LA-8.7 LA-22.4 | active leader medic; hand nitromethane-1
    break:red-leader -> asks 0; secret yes; about Ada may play a hidden card; text Anything
        else before your turn ends? You hold no card to play now, but I ask so that the others
        cannot tell.
# Nothing that everybody can see could still be done: Fuel and Ammo, little Fury, Special Loot.
LA-8.7 | zone frozen-farm; active leader medic; stow SSFA | explore:1:medic later 1 none -> asks 1
LA-8.7 | zone frozen-farm; active leader medic; fury 1 | explore:1:medic later 1 none -> asks 1
LA-8.7 | zone frozen-farm; active leader medic; hand pack-banner
    explore:1:medic later 1 none -> asks 1
# Food and somebody Exhausted, Fury that buys, an Object that might be an MRE, an ability.
LA-8.7 | zone frozen-farm; active leader medic; stow SSP
    explore:1:medic later 1 none -> options done hurry
LA-8.7 | zone frozen-farm; active leader medic; fury 3 | explore:1:medic later 1 none -> asks 0
LA-8.7 | zone frozen-farm; active leader medic; hand mre-1 | explore:1:medic later 1 none -> asks 0
LA-8.7 | zone frozen-farm; active leader medic; hand nitromethane-1
    explore:1:medic later 1 none -> asks 0
LA-8.7 | zone frozen-farm; active leader cold-maiden | explore:1:leader later 1 none -> asks 0
# Skill with Food comes to the cost; who rests does not count.
LA-8.8 LA-8.9 | reach; active co-pilot | -> offers explore:1; lacks explore:2
LA-8.8 LA-8.9 | reach; active co-pilot; stow SSP | -> offers explore:2 explore:4; lacks explore:5
LA-8.8 LA-8.9 | reach; active co-pilot; stow SSPP | -> offers explore:5
LA-8.9 | reach; active leader | -> offers explore:4; lacks explore:5
LA-8.9 | reach; active renegade | -> offers explore:1 explore:2 explore:3 explore:4 explore:5
LA-8.9 | reach; active leader co-pilot | -> offers explore:5
LA-8.8 | zone - medic; active renegade | -> options explore:2 break
# Two go if neither could alone; one who could goes alone.
LA-8.10 | zone - driver - - medic; active leader co-pilot orphan; stow SSSP
    explore:5:co-pilot+leader later none -> exhausted co-pilot; rest leader medic
    otherwise !explore:2 -> options leader co-pilot orphan co-pilot+orphan back
        | co-pilot+orphan later none -> exhausted co-pilot orphan; stores P
# Parties that could spare nobody are answers; others are put together.
LA-8.9 LA-8.10 | zone - medic; active co-pilot orphan driver+1
    otherwise !explore:2 -> options co-pilot+orphan co-pilot+driver driver+orphan others back
        | others -> refuses orphan
        | red-co-pilot&orphan&driver none -> exhausted co-pilot orphan driver+1
# Put together, too, who could go alone takes nobody along.
LA-8.10 | zone - medic; active leader co-pilot orphan driver+1
    otherwise !explore:2 others -> refuses red-leader&orphan | red-leader none -> rest leader medic
# Who wastes least goes, rather one than two and two than Food; the Co-Pilot stays to drive.
LA-8.9 | zone frozen-farm; active leader orphan | -> detail explore:1 : Orphan:
LA-8.9 | zone frozen-farm; active leader co-pilot | -> detail explore:1 : Leader:
LA-8.9 | zone - frozen-farm; active medic leader | -> detail explore:2 : Leader:
LA-8.9 | fifth | -> detail explore:5 : Co-Pilot and Leader:
LA-8.9 LA-8.14 | zone contaminated-storehouse; active co-pilot driver
    -> detail explore:1 : Driver:
LA-8.9 | zone frozen-farm; active leader orphan | explore:1 later 0 none -> exhausted orphan
# What comes of going stands with each party; silence turns back.
LA-8.12 LA-5.15 LA-8.22 LA-8.14 | zone contaminated-storehouse; active leader co-pilot
    otherwise !explore:1 -> detail co-pilot Co-Pilot: Skill 1; detail co-pilot Exhausted afterwards:
        Co-Pilot; detail co-pilot may kill; detail leader the Leader is back next round |
        . -> topic turn
# The risk comes first, because the end of a long line is cut.
LA-8.12 LA-8.22 | zone - contaminated-storehouse; active leader+1 co-pilot orphan
    otherwise !explore:2 -> detail co-pilot+leader may kill a Survivor;
        detail co-pilot+leader the Leader is back next round
# Until it is paid, the question names the price.
LA-8.20 LA-8.22 | zone contaminated-storehouse; active leader
    explore:1 -> text Contaminated Storehouse costs 1 Contamination.
        What do you take, and which Bonus Action?
        | later -> text Contaminated Storehouse: what do you take?
# The Bonus Action first, and it is not offered again; the card must be done.
LA-8.11 | zone frozen-farm; active leader; damaged 1b2
    explore:1 first:1.1 -> damaged; stores; options 0 1 | 1 -> stores A; asks 1
    # Or the card first.
    explore:1 later 1 -> damaged 1b2; stores A | 1.1 -> damaged; asks 1
# The Medic is exhausted and his Food eaten; the Leader rests.
LA-8.12 | fifth; active medic; stow SP | explore:5 later 1 none -> exhausted medic; stores A
LA-8.13 | zone frozen-farm; active leader | explore:1 later 0 none -> rest leader; exhausted
# Everybody reads who went where on how much Food, with which Bonus Action.
LA-8.14 | zone - frozen-farm; active co-pilot; stow SP; damaged 1b2
    explore:2 first:2.1 1 -> said sends the Co-Pilot to the Frozen Farm with 1 Food;
        said 2 Repairs; said gains 1 Ammo
LA-8.14 | zone - - - - medic; active co-pilot orphan driver+1
    explore:5 later none -> said sends the Co-Pilot, the Orphan and the Driver to the Medic.
LA-8.14 | zone - frozen-farm; active co-pilot leader; stow SSP
    otherwise !explore:2 -> detail co-pilot Co-Pilot with 1 Food | . . -> rest leader; stores P
# Two are fed before the action and one after it; while it lasts nobody is.
LA-8.15 LA-8.16
        | zone frozen-farm; active leader; exhausted medic driver hermit; stow SSSSPPP; damaged 2b2
    +feed:medic +feed:driver -> rest medic driver; stores P
        | explore:1 -> unfree feed:hermit | later 1 -> unfree feed:hermit
        | none +feed:hermit -> rest medic driver hermit leader; stores A
# Not in the questions of Damage, loss and block either, nor for Ben.
LA-8.15 | zone - service-station;
        blocks 2 P O; active co-pilot orphan; exhausted medic driver; stow SSSSPPP;
        damaged 0b3 2b2; tiles 1-1 4-1 3-1 2-1 5-1; active_1 leader; exhausted_1 hermit; stow_1 SSPP
    -> free feed:medic feed:driver; unfree_1 feed:hermit | +feed:medic otherwise !explore:2
        co-pilot first:2.1 -> text Bonus Action: 1 Damage hits your Convoy. Which box takes it?;
        unfree feed:driver feed:red-co-pilot; unfree_1 feed:hermit | 1b2 0b1 -> text Hauler box
        2: You lose a Survivor. Who?; unfree feed:driver | orphan -> unfree feed:driver; options 0 1
        | 0 -> free feed:driver feed:red-co-pilot | done -> free_1 feed:hermit; unfree feed:driver
# The fifth slot costs 3; the Co-Pilot has 1 and eats 2 Food.
LA-8.17 | fifth | explore:5:co-pilot later 1 none -> stores A; exhausted co-pilot
# An MRE brings the Co-Pilot back: in the next turn he needs Food again for slot 2.
LA-8.17 | zone - frozen-farm - rail-yard;
        active co-pilot; stow SP; damaged 1b2; hand mre-1; active_1 leader co-pilot
    explore:2 later 1 none +mre-1 done break:green-leader -> asks 0;
        active co-pilot; lacks explore:2 explore:4
# The Farm's Food feeds the Medic if it finds room.
LA-8.18 | farmed; stow SSA | explore:1 later 0 none -> free feed:medic
LA-8.18 | farmed hermit mechanic; stow SSSSAAAF | explore:1 later 0 new none -> unfree feed:medic
# The Co-Pilot's Break is worth one point, whatever there is to eat.
LA-8.19 LA-8.47 | active co-pilot; stow SPPP | -> fury 1; stores PPP
# The Service Station takes its Damage on any box before anybody says what they take.
LA-8.20 LA-8.21 | zone service-station; active leader
    explore:1 later -> offers 0b0 1b2 2b2; lacks 0 1 | 2b0 -> options 0 1; damaged 2b0
# The Mechanic takes the counter and both Fuel of the right block, and is exhausted.
LA-8.24 LA-8.22 | zone contaminated-storehouse; active mechanic
    explore:1 later 1 none -> exhausted mechanic+1; stores FF
# All of one block, and nothing of the other.
LA-8.24 LA-8.26 | zone harbour-warehouse; active leader; objects mre-1
    explore:1 later 0b3 0 -> stores PP; hand mre-1; blocks +FF
# Room for one of two Ammo: the other is left by default, or an old Food goes for it.
LA-8.25 | zone police-post; active leader; lies 0b0:S 0b2:P 1b0:X 1b1:X 2b0:X 2b2:X
    explore:1 later 0 . -> stores PA
    explore:1 later 0 P -> stores AA
# The second block is all that Ben finds, without a choice, and the card goes.
LA-8.27 LA-8.29 | zone frozen-farm; active leader; active_1 leader
    explore:1 later 0 none done explore:1 later -> stores_1 A; common frozen-farm
LA-8.27 | zone frozen-farm; active leader | explore:1 later 0 none -> common; blocks +A
# A block of cubes keeps the card.
LA-8.28 | zone police-post; active leader; objects mre-1; active_1 leader
    explore:1 later 0 none -> common; blocks +O
        | explore:1 later -> stores_1; hand_1 mre-1; common police-post
# The Preacher rests, and his token is aboard.
LA-8.38 | zone - preacher; active co-pilot; stow SP
    explore:2 later none -> rest preacher; exhausted co-pilot; aboard 2
# In a full Convoy an Ammo makes way, or another Survivor; not the box where nobody can sit.
LA-8.39 | zone driver;
        active leader; rest medic; lies 0b0:S 0b1:S 0b2:A 1b0:A 1b1:A 2b0:A 2b1:A 2b2:F
    explore:1 later -> lacks 2b2 | 0b2 -> stores FAAAA; aboard 3; crew leader medic driver
    explore:1 later 0b1 medic -> stores FAAAAA; aboard 2; crew leader driver
LA-8.39 | zone driver; active leader; lies 0b0:X 0b1:X 0b2:X 1b0:X 1b1:X 2b0:X 2b1:X
    -> lacks explore:1
# It is what lies there now, when two boxes have exchanged what they hold.
LA-8.39 LA-4.8 | zone driver;
        active leader; rest medic; lies 0b0:S 0b1:S 0b2:A 1b0:A 1b1:A 2b0:F 2b1:A 2b2:F
    explore:1 later swap:0b2&2b0 -> detail 0b2 You lose 1 Fuel. | 0b2 -> stores FAAAA
# Food on the last seat moves to the box for Food.
LA-8.39 | zone driver; active leader; rest medic; lies 0b0:S 0b1:S 0b2:P 1b0:A 1b1:A 2b0:A 2b1:A
    explore:1 later -> boxes 0b0:S 0b1:S 0b2:S 1b0:A 1b1:A 2b0:A 2b1:A 2b2:P
# The Merchant has Fuel and wants another Resource or an Object; the Slaver a second Survivor.
LA-8.40 | zone merchant-1; active leader; stow SF | -> rest leader
LA-8.40 | zone merchant-1; active leader; stow SA | -> offers explore:1
LA-8.40 | zone merchant-1; active leader; hand mre-1 | -> offers explore:1
# Food that pays the way there cannot be given to him.
LA-8.40 LA-8.17 | zone - merchant-1; active co-pilot; rest medic; stow SSP{/P}
    -> {lacks/offers} explore:2
LA-8.40 | zone slaver-1; active leader | -> rest leader
LA-8.40 | zone slaver-1; active leader; rest medic | -> offers explore:1
# One of the Travelers' options is done.
LA-8.40 | zone travelers-1; active leader
    explore:1 later -> options kind hard | kind -> stores P; fame 2; hand
LA-8.40 | zone travelers-1; active leader; objects mre-1
    explore:1 later hard -> stores F; fame -1; hand mre-1
# The Merchant stays, the Travelers are discarded.
LA-8.41 | zone merchant-1; active leader; stow SA
    explore:1 later -> said gives the Merchant 1 Ammo; common
LA-8.41 | zone travelers-1; active leader | explore:1 later hard none -> common travelers-1
""")
def test_exploration(check: Check) -> None:
    check()
