"""What all may read of what happens (LA-22.7), what the book makes of it, and what players read in
questions."""

import pytest

from rules.aurora.play.exploration.zone import describe_block, describe_slot
from rules.aurora.words import Message
from rules.aurora.words.fitting import ShortDetail
from tests.rules.aurora.rows import Check, make_rows

POSITIONS = {
    # Ada is the first to drive.
    "drives": "phase movement; order 1 0",
    "drove": "phase movement; order 1 0; active leader co-pilot; stow SSF",
    # Ada stands before the Warwolves, of whose boxes one Target is left.
    "fires": "phase fire; foe warwolves filled=5 {}; stow SSSA; outcomes 2 7",
    # A Survivor who is taken in finds no empty box, and Food none.
    "full": "lies 0b0:S 0b1:S 0b2:A 1b0:A 1b1:A 2b0:A 2b1:A 2b2:F; active leader; rest medic",
    # The Automa turns over AC2, which goes to slot 1.
    "turns": "solo; order -1 0; its_pile AC2; active leader",
}
rows = make_rows(POSITIONS)


@pytest.mark.rule("LA-22.7")
@rows("""
# Driving, firing and a round's end.
LA-10.3 | drives; stow SSSF | stay -> told Ada stays on 100.
LA-10.3 | drives | -> told No Fuel: Ada stays on 100.
LA-10.2 | drives; stow SSSF; damaged 0b0 0b1 0b2 | -> told Nobody at the wheel: Ada stays on 100.
LA-10.7 | drives; stow SSSF
    102 -> told Ada pays 1 Fuel and drives from 100 to 102.; told Turn order, from the
        rearmost Convoy: Ben, Ada.; chapters; book Ada drives on, twenty-one spaces from the quay.
LA-10.17 | drives; sides 1B 2A 3A; active leader; stow SF; at 104a
    107 -> told An avalanche closes the Shortcut behind Ada.
LA-16.19 | drives; stow SSSF; mine 100-101 | 101 -> told Ada drives over the Land Mine.
LA-10.21 | drives; storm yes | -> told The snowstorm has passed.
LA-14.17 | drives; active medic; rest driver
    +medic:driver -> told Medic: Ada makes the Driver Active.
LA-10.6 | drives; convoy biomass-turbo-truck crew-car; active leader; stow SPF
    +turbo:P 104a -> told Ada will pay 1 Food for speed.;
        told Ada pays 1 Fuel and 1 Food and drives from 100 to 104a.
LA-11.2 | phase ambush; zone riderwolves
    -> told The Riderwolves ambush Region 1.; scene riderwolves
LA-4.13 | phase ambush; zone riderwolves | 0=0b3 -> not_in_book takes 1 Damage
LA-14.20 | phase ambush; zone riderwolves; active renegade
    0=riderwolves -> told Renegade: Ada ignores the Riderwolves in this phase.
LA-11.8 | fires; outcomes 7 2
    1b2:warwolves -> told Ada fires Weapon 2 at the Warwolves: 1 damage.;
        told Warwolves: Ada gains 1 Fury (now 1).;
        told Ada puts 1 Target counter on the Warwolves.;
        told The Convoys defeat the Warwolves.; told Ada gets 1 Loot card.
LA-11.10 | fires; outcomes 6 7
    1b2:warwolves -> told Ada fires Weapon 2 at the Warwolves: 2 damage, and the
        Weapon jams (Damage on Crew Car box 3).; book Ada hits the Warwolves until the weapon jams.
LA-11.19 | fires; convoy hauler/wolves-cages crew-car; stow SSSP
    0t0:warwolves -> told Ada pays 1 Food for 2 damage to the Warwolves.
LA-11.26 | fires; loot 0 wolves-hummer
    1b2:warwolves none -> told Ada has chosen from the Loot.
LA-11.35 | phase enemies; foe warwolves; outcomes 1 4
    -> told The Enemies fire at each Convoy in Region 1 (Warwolves: miss).; not_in_book miss
LA-11.34 | phase enemies; foe warwolves; outcomes 3 4
    -> told The Enemies fire at each Convoy in Region 1 (Warwolves: Ambush again).;
        not_in_book again; told Warwolves: Ada gains 1 Fury (now 1).
LA-17.1 | phase ambush; zone rendall-and-randall; stow SSSFP
    0=0 0=P -> told Rendall and Randall: Ada loses 1 Food.
LA-12.4 | phase end
    -> told The Aurora moves to Q2.; not_in_book Q2; told Round 2 of 6.
# With a round come the points so far, the best first: a hidden card of Ada's does not show.
LA-12.4 | phase end; fame 1; fame_1 3; at 101; hand mre-1
    -> told Round 2 of 6. Points so far, without hidden cards: Ben 6, Ada 5.
LA-12.5 | phase end; foe warwolves; at 110; at_1 110
    -> told The Convoys leave the Warwolves behind.
LA-12.1 | phase end; convoy hauler/bullet-maker; active leader
    -> told Bullet Maker: Ada gains 1 Ammo.
LA-12.1 | phase end; convoy hauler/bullet-maker; active leader; lies 0b0:S 0b1:X 0b2:X
    -> told Bullet Maker: Ada has no room for 1 Ammo.
LA-16.7 | fires; hand incendiary-ammunition-1
    +incendiary-ammunition-1
        -> told Ada's next attack costs no Ammo and does 1 extra damage if it hits.
LA-16.16 | drives; stow SSSF; hand land-mine
    101 +land-mine -> told A Land Mine now lies between 100 and 101.
LA-16.16 | fires 1x2; hand sonic-grenade
    +sonic-grenade -> told Ada replaces 2 Target counters of Ben on the Warwolves.
# Exploration and the night.
LA-2.1 LA-3.5 LA-6.1 | opened 2
    -> told The road runs through;
        told Turn order: ; told Round 1 of 6.;
        told A new card comes into the Zone: the
LA-8.47 | active leader | -> told Ada's Leader takes a Break.
LA-8.38 | zone driver; active leader | explore:1 later -> told Ada takes in the Driver.
LA-8.39 | full; zone driver
    explore:1 later 0b2 -> told No room for it: Ada loses 1 Ammo.; told Ada takes in the Driver.
LA-8.25 LA-4.10 | full; zone frozen-farm
    explore:1 later 0 new -> told Ada has no room for 1 Food.
    explore:1 later 0 A -> told Ada throws out 1 Ammo to make room for the Food.;
        told Frozen Farm: Ada gains 1 Food.
# What is left behind is asked about once.
LA-8.25 LA-4.10 | full; zone roadside-pump
    explore:1 later new -> told Ada has no room for 3 Fuel.
LA-8.42 | zone driver; active leader; damaged 0b3
    explore:1 first:1.1 -> told Ada takes a Bonus Action: 1 Repair.;
        told Bonus Action: Ada repairs Hauler box 4.
LA-8.45 | zone - driver; active leader; damaged 1b2; tiles 1-1 3-2 2-1 4-1 5-1
    explore:2 first:2.1 -> told Ada takes a Bonus Action: 1 Repair.
LA-8.30 | zone snowcat; active leader
    explore:1 later -> told Ada replaces the Hauler with the Snowcat.;
        book Ada takes the Snowcat in place of the Hauler.
LA-8.35 | zone snowcat; convoy road-train crew-car flatbed bunk-wagon; active leader
    explore:1 later 1 -> told Ada unhitches the Crew Car.
LA-8.16 | active leader; exhausted medic; stow SSP | +feed:medic -> told Ada feeds the Medic.
LA-18.1 | active leader; fury 3 | +fury:P -> told Ada spends 3 Fury.; told Ada gains 1 Food.
LA-18.3 | expert; active leader; fury 5
    +fury:special -> told Ada
        pays 5 Fury and switches on a Special ability: Contamination no longer lowers your skills.
LA-5.13 | active leader+1; fury 2 | +fury:treat -> told Ada treats the Leader.
LA-14.14 | active jackal | +jackal:F -> told Jackal: Ada gains 1 Fuel.
LA-5.3 | zone travelers-1; active leader; damaged 0b3; fame 3
    explore:1 later kind 0b3 -> told Fame is at its highest: Ada repairs Hauler box 4.
LA-5.1 | zone travelers-1; active leader
    explore:1 later kind -> told Travelers: Ada gains 2 Fame (now 2).
LA-5.23 | zone travelers-1; active leader; objects_left
    explore:1 later hard -> told There are no Objects left.
LA-15.10 | zone merchant-1; active leader; hand mre-1 nitromethane-1
    explore:1 later mre-1 -> told Ada gives the Merchant MRE.;
        told Ada draws an Object (now 2 hidden cards).
LA-15.11 LA-15.12 | zone slaver-1; active leader; rest medic
    explore:1 later medic -> told Ada sells the Medic to the Slaver.;
        told Slaver: Ada gains 2 Fuel.
    explore:1 later nobody -> told Ada sells nobody to the Slaver.
LA-15.13 | zone driver; active leader; deck early-departure orphan
    explore:1 later none -> told Early Departure. ;
        told The Aurora casts off early and moves to Q3 on the red track.
LA-13.16 | zone driver; active leader; deck early-departure orphan; red yes
    explore:1 later none -> told The Aurora is already on the red track and stays there.
LA-15.14 | zone driver; active leader; deck heavy-snowstorm-1 orphan
    explore:1 later none -> told Heavy Snowstorm: until the next Movement Phase ends, every Truck
LA-4.8 | active leader; lies 0b0:S 1b0:A | 0=1b0&1b1 -> told Ada rearranges the Convoy.
LA-9.1 | phase rest | -> told The Rest Phase begins.
LA-13.13 | zone contaminated-storehouse; active co-pilot
    explore:1 later 0 none -> told Contamination: Ada loses the Co-Pilot.; told Ada
        has no Survivors left and is out of the game.; book Contamination: Ada loses the Co-Pilot.
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
# The Automa.
LA-20.9 | turns; zone driver
    -> told The Automa reveals Action card AC2 (skill 1).;
        told The Automa goes to the Driver.; told The Automa now has 3 Survivors.
LA-20.12 | turns | -> told The Automa finds nothing to explore.
LA-20.14 | turns; zone frozen-farm | -> told The Automa gains 1 Ammo.
LA-20.29 | turns; zone contaminated-storehouse
    -> told One of the Automa's Survivors takes Contamination (now 1).
LA-20.39 | turns; zone hunting-lodge | -> told The Automa's Fame is now -1.
LA-20.15 | turns; zone roof-gun; its_marks B1 | -> told The Automa repairs row B, column 1.
LA-20.24 | solo; phase rest; its_deck AC5 | -> told The Automa eats and reveals Action card AC5.
LA-20.25 | solo; phase movement; stow SSSF; its_fuel 0 | -> told The Automa drives from 100 to 102.
LA-20.21 | solo; phase movement; its_revealed AC6; its_standing yes yes
    -> told Action card AC6: The Automa treats 1 contaminated Survivor.
LA-20.22 | solo; phase movement; stow SSSP; its_revealed AC3
    -> told Action card AC3: Ada discards 1 Food.
LA-20.31 | solo; phase ambush; zone rendall-and-randall
    -> told Rendall and Randall: The Automa loses 1 Ammo.
LA-20.33 | solo; phase enemies; foe warwolves;
        its_marks A1 B1 B2 B3 B4 B5 B6 C1 C2 C3 C4 C5 C6 D1 D2 D3 D4 D5 D6; outcomes 2 4
    -> told Warwolves: The Automa's row A has no undamaged box left.
LA-20.36 | solo; phase fire; foe warwolves filled=0; outcomes 2 7
    -> told The Automa fires Weapon 1 (row C, column 2) at the Warwolves: 1 damage.
LA-20.43 | solo; phase end; its_revealed AC1; outcomes 2 7
    -> told Action card AC1: The Automa repairs row A.
LA-20.46 | solo; phase end; its_revealed AC3; its_standing yes
    AC3 -> told Ada exhausts one of the Automa's contaminated Survivors and cancels Action card AC3.
# The book counts what is left of the road, and begins a chapter with each region.
LA-10.7 | drives; stow SSSF; at 107a | 109a -> chapters Into the hills
LA-10.7 | drives; stow SSSF; at 117a | 118a -> chapters Down to the sea
LA-10.7 | drives; stow SSSF; at 122 | Q2 -> chapters The quay; book Ada comes to the quay.
LA-10.7 | drives; stow SSSF; at Q4 | Q6 -> chapters; book Ada drives on along the quay.
LA-20.25 | solo; phase movement; stow SSSF; its_fuel 0; its_space 120
    -> book The Automa drives on, one space from the quay.
LA-2.1 | opened 2 west=A middle=A east=A
    -> book The road runs through Sawmill Country, the Saddle and the Pilots' Bay.
LA-2.1 | opened 2 west=B middle=B east=B
    -> book The road runs through the Drowned Meadows, the Glass Hills and Shipbreakers' Shore.
# It leaves out what is only a number, and calls cards by their names.
LA-8.10 | zone - - - - driver; active leader co-pilot
    explore:5:co-pilot+leader later none
        -> book Ada sends the Leader and the Co-Pilot to the Driver.
LA-8.26 | zone roadside-pump; active leader | explore:1 later -> not_in_book gains 3 Fuel
LA-6.1 | phase end; deck the-final-howl orphan | -> not_in_book A new card
LA-12.5 | phase end; foe rendall-and-randall hitpoints=3a; at 110; at_1 110
    -> book Rendall and Randall are left behind.
LA-12.7 | phase end; zone driver medic orphan jackal hermit
    -> not_in_book The Convoys leave the Driver behind.
LA-10.18 | drives; sides 1B 2A 3A; stow SSSF; at 102a
    105 0 red-leader -> not_in_book 1 Contamination
LA-11.8 | fires; outcomes 12 7 | 1b2:warwolves -> not_in_book no damage
LA-20.38 | solo; phase fire; foe warwolves filled=0; outcomes 12 7
    -> book The Automa misses the Warwolves.
LA-12.4 | phase end; round 2; red yes | -> book The Aurora is one berth nearer to the open sea.
LA-12.4 | phase end; round 5; red yes | -> book The Aurora lies at the last of her berths.
# -- what is told with its cause, and what tells answers apart --
# Damage is told with its cause: an Enemy, a place, a Bonus Action, a Shortcut, a mine.
LA-4.13 | phase ambush; zone riderwolves
    0=0b3 -> told Riderwolves: Ada takes 1 Damage on Hauler box 4.
LA-4.13 | zone service-station; active leader
    explore:1 0 1b2 -> told Service Station: Ada takes 1 Damage on Crew Car box 3.
LA-4.13 | zone driver; active leader+1
    explore:1 first:1.2 0b3 -> told Bonus Action: Ada takes 1 Damage on Hauler box 4.
LA-4.13 | drove; at 103b | 106 0 0b3 -> told Shortcut: Ada takes 1 Damage on Hauler box 4.
LA-4.13 | drove; mine 100-101 | 101 0b3&1b2 -> told Land Mine: Ada takes 1 Damage on Crew Car box 3.
LA-4.13 | zone hunting-lodge; active leader; fame -1
    explore:1 0 0b3
        -> told Hunting Lodge (no Fame to lose): Ada takes 1 Damage on Hauler box 4.
# So is what the Automa's cards do to the player.
LA-20.20 | solo; phase end; its_revealed AC3 AC6; its_variant no
    0b3 -> told Action card AC3: Ada takes 1 Damage on Hauler box 4.;
        told Action card AC6: Ada loses 1 Fame (now -1).
# Cold Maiden, waypoint, Contamination, Mechanic.
LA-14.4 | active cold-maiden | +cold-maiden: -> told Cold Maiden: Ada gains 1 Fury
LA-10.12 | drove; at 103a; waypoints 104a:F | 104a -> told Waypoint 104a: Ada gains 1 Fuel.
LA-5.11 | zone contaminated-storehouse; active leader medic
    explore:1:leader later -> told Contaminated Storehouse: Ada's Leader takes 1 Contamination.
LA-14.16 | phase rest; active mechanic; damaged 0b3 | -> told Mechanic: Ada repairs Hauler box 4.
# A death is told once, by Contamination, or by Damage to the seat.
LA-5.14 | zone contaminated-storehouse; active co-pilot; rest medic
    explore:1 later 0 none -> told_once Contamination: Ada loses the Co-Pilot.
LA-4.17 | phase ambush; zone riderwolves
    0=0b0 0=red-leader -> told Riderwolves: Ada takes 1 Damage on Hauler box 1.;
        told_once Hauler box 1: Ada loses the Leader.
# Where the Enemies' fire lands; the Automa's row only if there is an Automa.
LA-11.32 | phase enemies; foe warwolves; outcomes 2 4
    -> told The Enemies fire at each Convoy in Region 1 (Warwolves: 1 Damage), and the Damage lands
        in the bottom row.
LA-11.32 | phase enemies; foe warwolves; outcomes 2 1
    -> told The Enemies fire at each Convoy in Region 1 (Warwolves: 1 Damage), and the Damage lands
        on the Truck.
# One line tells what all Enemies do. No Convoy is near Ulmar.
LA-11.31 | phase enemies; foe warwolves; foe riderwolves hitpoints=2a;
        foe the-final-howl 2 hitpoints=3a; foe ulmar 3 hitpoints=5a; outcomes 11 5; at_1 109a
    -> told_once The Enemies fire at each Convoy in Region 1 (Warwolves: 1 Damage, Riderwolves:
        1 Damage) and in Region 2 (The Final Howl: 2 Damage), and the Damage lands in the front
        column.
LA-11.31 | phase enemies; foe ulmar 3 hitpoints=5a; outcomes 8 5
    -> told The Enemies fire, but no Convoy is near any of them.
LA-20.34 | solo; phase enemies; foe warwolves; outcomes 2 4
    -> told The Enemies fire at each Convoy in Region 1 (Warwolves: 1 Damage), and the Damage lands
        in the bottom row, or in row A for the Automa.
LA-12.7 | phase end; zone driver medic orphan jackal hermit
    -> told The Convoys leave the Driver behind.
# Two equal blocks are one choice; two with one thing more are two.
LA-8.24 | zone roadside-pump; blocks 1 FF FF; active leader; damaged 0b3
    explore:1 later -> told Roadside Pump: Ada gains 2 Fuel.
LA-8.24 | zone roadside-pump; blocks 1 FF F; active leader; damaged 0b3
    explore:1 later -> label 2 Fuel; labels_differ yes
LA-8.24 | zone frozen-farm; blocks 1 FFP A; active leader
    explore:1 later 0 -> told Frozen Farm: Ada gains 2 Fuel and 1 Food.
# Two Weapons of one rating, and two boxes of one Device; alone the rating says enough.
LA-11.7 LA-11.8 | phase fire; foe riderwolves hitpoints=2a; stow SSSA
    -> label Weapon 2 at the Riderwolves
LA-11.7 LA-11.8 | phase fire;
        foe riderwolves hitpoints=2a; convoy hauler/roof-gun crew-car flatbed; stow SSSA
    -> label Weapon 2 (Roof Gun box 1) at the Riderwolves;
        label Weapon 2 (Crew Car box 3) at the Riderwolves
LA-11.7 LA-11.8 | phase fire;
        foe riderwolves hitpoints=2a; convoy hauler/wolves-cages crew-car flatbed; stow SSSP
    -> label 2 damage (Wolves Cages box 1) to the Riderwolves;
        label 2 damage (Wolves Cages box 2) to the Riderwolves
# Two of one name in the Zone; two cards of one name in hand are one choice.
LA-8.8 | zone travelers-1 driver travelers-2; active leader
    -> label Travelers (slot 1); label Driver; label Travelers (slot 3)
LA-5.22 | active leader; rest medic; hand mre-1 mre-2 | -> verb play mre-1
# An Explorer reaches two tiles with the same Bonus Action.
LA-14.10 | zone driver; active leader+1 explorer; tiles 1-1 2-1 3-1 2-2 5-1
    explore:1:leader -> label Afterwards: 2 treatments (slot 2); labels_differ yes
# What makes way is what is lost.
LA-8.39 | zone driver;
        active leader; rest medic; lies 0b0:S 0b1:S 0b2:A 1b0:A 1b1:A 2b0:A 2b1:A 2b2:F
    explore:1 later -> detail 0b1 You lose 1 Survivor.; detail 0b2 You lose 1 Ammo.
# Each answer says what it risks: a death, lost tokens, Enemies in the Region, damage to a box.
LA-5.12 LA-5.14 | zone - - - - field-hospital; active leader co-pilot
    explore:5:co-pilot+leader later -> detail red-leader Skill 2, then 1.;
        detail red-co-pilot Skill 1, then 0: dies unless treated at once.
LA-8.25 | zone roadside-pump; active leader; stow SSSFPA -> detail explore:1 3 Fuel (no room for 1)
LA-8.25 | zone roadside-pump - frozen-farm; active co-pilot; stow SSSFPA
    -> detail explore:3 Pay 1 Food to reach skill 2
LA-8.9 | zone - driver; active leader co-pilot; stow SSSP
    !otherwise !explore:2 -> detail co-pilot Skill 1, +1 for the Food
# A suggestion that kills, or finds what has no room, comes after the Break.
LA-8.25 | zone field-hospital; active co-pilot
    -> detail explore:1 may kill; in_order break explore:1
LA-8.25 | zone fuel-depot; active leader; stow SSSFPAFA; damaged 0b3
    -> in_order break explore:1
    otherwise explore:1 -> detail 1 No room for 2 of them.
LA-8.25 | zone fuel-depot; active leader; stow SSSFPA -> in_order explore:1 break
LA-8.25 | zone - frozen-farm; blocks 2 P; active co-pilot; stow SSSP -> in_order break explore:2
LA-8.2 | phase end; active; exhausted leader; active_1 leader
    -> told Ada has no Active Survivor and sends nobody.
LA-10.21 | phase movement; storm yes; active leader; stow SSSF; hand mre-1
    -> text Movement. You are on 100, 23 spaces from the Aurora, with speed 0 (2 less in the
        snowstorm) and 1 Fuel. You cannot drive now. Stay? You hold no card to play now, but I ask
        so that the others cannot tell.
LA-10.7 | phase movement; sides 1B 2B 3A; active leader co-pilot; stow SSSFFF
    105 -> label By Shortcut 102a to 105; detail 0 Shortcut: 1 Contamination
LA-5.15 | phase movement; sides 1B 2B 3A; active co-pilot; stow SF -> detail 105 may kill
LA-10.3 | phase movement; foe riderwolves; stow SSSF -> detail 101 1 Enemy already there
LA-17.1 | phase ambush; at_1 109a; zone rendall-and-randall; stow_1 SSSFPA
    -> detail 0 You choose: Fuel, Food or Ammo.; detail 1 You choose the box
# Who goes may be nobody: silence turns back.
LA-8.14 | zone - medic; active driver+1 co-pilot orphan
    explore:2:others -> label Co-Pilot; label Driver; label Orphan; default
        | . -> options explore:2 break otherwise; active driver+1 co-pilot orphan
# Two Enemies fire at the top row, and nobody has a Device.
LA-4.15 | phase enemies; foe warwolves; foe riderwolves hitpoints=2a; outcomes 2 3
    -> told_once Ben and Ada have no undamaged box in the top row and take no Damage.
# One point is one point.
LA-13.12 | phase end; round 6; damaged 0b3 1b2 2b2; at 101; damaged_1 0b3 1b2 2b2
    -> told Ada: 1 point (spaces ahead 1).; told Ben: 0 points.; why Ada has 1 point.
""")
def test_what_all_may_read(check: Check) -> None:
    check()


@pytest.mark.parametrize(
    ("said", "words"),
    [
        (describe_block("OO"), "2 Objects"),
        (describe_block("AO"), "1 Ammo and 1 Object"),
        (describe_block("FFP"), "2 Fuel and 1 Food"),
        (describe_block(""), "nothing"),
        (describe_slot("roadside-pump", ("FF", "FF")), "2 Fuel (as much again stays there)"),
        (describe_slot("roadside-pump", ("F", "P")), "1 Fuel, or 1 Food"),
    ],
)
def test_singular_and_plural(said: object, words: str) -> None:
    assert str(said) == words


@pytest.mark.parametrize(("letters", "whole"), [(10, True), (300, False)])
def test_a_detail_is_shortened_if_it_is_too_long(letters: int, whole: bool) -> None:
    find = Message("find-survivor", skill=2, tells="x" * letters, ability="driver")
    said = ShortDetail(
        "explore-detail", skill=1, food=0, bonus="none", find=find, short=0, risk="none"
    )
    assert str(said) == f"Needs skill 1: {find if whole else 'a Survivor, skill 2: +1 speed'}"
