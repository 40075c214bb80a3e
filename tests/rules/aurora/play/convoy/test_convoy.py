"""LA-4: the Convoy, what lies in it, and what Damage does to it."""

import pytest

from rules.aurora.play.convoy import convoy
from tests.rules.aurora.positions import sit_down_at
from tests.rules.aurora.rows import Check, make_rows

ORDER = (
    "1t1 0t1 0b3 0b4 "  # armour
    "3b0 3b1 3b3 2b1 0b1 "  # empty boxes for tokens
    "0t0 1t0 "  # locker, Tracks
    "3t1 2t0 2t1 "  # make, pay
    "3t0 "  # Fame
    "2b2 0b5 1b2 "  # Weapons 2, 2 and 3
    "0b2 1b0 3b2 1b1 "  # Ammo, Food, Fuel
    "2b0 0b0"  # Survivors, the last on the Truck
)

POSITIONS = {
    # Warwolves hit Ada's Region for 1 Damage; this Outcome card then lies on top.
    "raid": "phase enemies; foe warwolves; outcomes 2 {}; at_1 118a",
    "stage": "stow SSSA; outcomes 2 4; stow_1 SSSA",
    "drive": "phase movement; order 1 0; active leader; stow SF; at 101",
    # The Final Howl does 2 Damage to Ada's Truck.
    "howl": "phase enemies; foe the-final-howl hitpoints=3a; active leader; lies 0b0:S; "
    "outcomes 11 1; at_1 118a",
    "crewed": "phase enemies; foe warwolves; active leader co-pilot {}; outcomes 2 1; at_1 118a",
    "full": "convoy hauler/roof-gun crew-car/stash-locker flatbed/roof-rack",
}
rows = make_rows(POSITIONS)


@rows("""
# The Truck first, the new Trailer at the end, at most one Device above each.
LA-4.1 | zone bunk-wagon; convoy hauler crew-car/roof-gun; active leader
    explore:1 later -> convoy hauler crew-car/roof-gun bunk-wagon
LA-4.1 | zone roof-rack; convoy hauler crew-car/roof-gun flatbed; active leader
    explore:1 later -> options 0t 1t 2t; detail 1t Replace the Roof Gun
        | 1t -> convoy hauler crew-car/roof-rack flatbed
# The target areas: the Truck, both rows, the first two columns, the last.
LA-4.2 | raid 1; full | -> options 0b0 0b1 0b2 0b3
LA-4.2 | raid 4; full | -> options 0b0 0b1 0b2 0b3 1b0 1b1 1b2 2b0 2b1 2b2
LA-4.2 | raid 3; full | -> options 0t0 1t0 1t1 2t0 2t1
LA-4.2 | raid 5; full | -> options 0b0 0b1 0b2 0b3 0t0
LA-4.2 | raid 6; full | -> options 1b0 1b1 1b2 1t0 1t1
LA-4.3 | raid 11; full | -> options 2b0 2b1 2b2 2t0 2t1
LA-4.3 | raid 11; convoy hauler/roof-gun; active leader | -> options 0b0 0b1 0b2 0b3 0t0
# Every box is taken: another Ammo finds no place.
LA-4.4 | zone ranger-station; active leader; rest medic co-pilot; stow SSSAAAAP
    explore:1 later 0 -> stores PAAAA
# A box for anything, for Survivors, for Food or Fuel, armour, and a Weapon.
LA-4.5 LA-4.7 | lies 1b0:S
    0=1b0&1b1 -> boxes 1b1:S
    0=1b0&0b1 -> boxes 0b1:S
LA-4.5 LA-4.7 | lies 1b0:P
    0=1b0&1b1 -> boxes 1b1:P
    0=1b0&2b2 -> boxes 2b2:P
LA-4.5 LA-4.7 | lies 1b0:F
    0=1b0&1b1 -> boxes 1b1:F
    0=1b0&2b2 -> boxes 2b2:F
LA-4.5 LA-4.7 | lies 1b0:A | 0=1b0&1b1 -> boxes 1b1:A
LA-4.5 LA-4.7 | lies 1b0:S | -> cannot 1b0&2b2; cannot 1b0&0b3; cannot 1b0&1b2
LA-4.5 LA-4.7 | lies 1b0:P | -> cannot 1b0&0b1; cannot 1b0&0b3; cannot 1b0&1b2
LA-4.5 LA-4.7 | lies 1b0:F | -> cannot 1b0&0b1; cannot 1b0&0b3; cannot 1b0&1b2
LA-4.5 LA-4.7 | lies 1b0:A | -> cannot 1b0&0b1; cannot 1b0&2b2; cannot 1b0&0b3; cannot 1b0&1b2
# Ben moves an Ammo on Ada's turn; a box with Damage is no place.
LA-4.8 | lies_1 0b0:S 1b0:A 2b0:X | 1=1b0&1b1 -> boxes_1 0b0:S 1b1:A 2b0:X; asks 0; unfree_1 2b0
LA-4.8 | phase movement; order 1 0; stow SSSF; lies_1 0b0:S 1b0:A
    1=1b0&1b1 -> boxes_1 0b0:S 1b1:A; asks 0
# Nothing moves in Phase 4.
LA-4.9 LA-21.3 | stage; phase ambush; zone riderwolves | -> phase ambush; unfree 1b0; unfree_1 1b0
LA-4.9 LA-21.3 | stage; phase fire; foe riderwolves | -> phase fire; unfree 1b0; unfree_1 1b0
LA-4.9 LA-21.3 | stage; phase enemies; foe riderwolves | -> phase enemies; unfree 1b0; unfree_1 1b0
# Food on the last box for Ammo moves to a free one; without any, Ada throws it out herself.
LA-4.10 LA-4.12 | zone frozen-farm;
        active leader; rest medic co-pilot; lies 0b0:S 0b1:S 0b2:S 1b0:P 1b1:A 2b0:A 2b1:A
    explore:1 later 1 -> boxes 0b0:S 0b1:S 0b2:S 1b0:A 1b1:A 2b0:A 2b1:A 2b2:P
LA-4.10 | zone frozen-farm;
        active leader; rest medic co-pilot; lies 0b0:S 0b1:S 0b2:S 1b0:P 1b1:A 2b0:A 2b1:A 2b2:P
    explore:1 later 1 -> options new P | P -> stores PAAAA
# The driver takes an empty seat before one that something lies on.
LA-4.12 LA-10.2 | drive; lies 0b2:P 1b0:S 2b2:F; at 100 | 101 -> manned yes; boxes 0b2:P 0b0:S
# In Phase 4 nothing makes way for an Ammo; with an empty box it comes aboard.
LA-4.11 | phase fire; order 1 0;
        foe warwolves; lies 0b0:S 0b1:S 0b2:S 1b0:P 1b1:P 2b0:P 2b1:P; outcomes 2; armed yes
    1b2:warwolves -> stores PPPP; unsaid throws out
LA-4.11 | phase fire;
        order 1 0; foe warwolves; lies 0b0:S 0b1:S 0b2:S 1b0:P 1b1:P 2b0:P; outcomes 2; armed yes
    1b2:warwolves -> stores PPPA; unsaid throws out
# The boxes stay as Ada left them.
LA-4.12 | active leader medic; rest co-pilot; lies 0b0:S 0b1:S 0b2:S 1b1:F
    0=0b2&2b1 . . . -> boxes 0b0:S 0b1:S 1b1:F 2b1:S
# A Weapon with Damage does not fire, and Tracks with Damage take no Rough Shortcut.
LA-4.6 | phase fire; foe warwolves; stow SSSA | -> phase fire
LA-4.6 | phase fire; foe warwolves; stow SSSA; damaged 1b2 | -> phase exploration
LA-4.6 | drive; convoy snowcat crew-car | -> offers 105a
LA-4.6 | drive; convoy snowcat crew-car; damaged 0b3 | -> lacks 105a
# The Fuel under Damage is gone; the box is neither hit again nor used, until it is repaired.
LA-4.13 | phase enemies;
        foe warwolves; active leader; lies 0b0:S 1b0:F 1b1:X; outcomes 2 6; at_1 118a
    -> options 1b0 1b2 | 1b0 -> boxes 0b0:S 1b0:X 1b1:X; stores
LA-4.13 | active leader; lies 0b0:S 1b0:X; fury 1
    -> unfree 1b0; damaged 1b0 | +fury:repair -> boxes 0b0:S
# Safe boxes stand first; each says what is lost.
LA-4.14 LA-4.20 LA-4.6 LA-4.17 | zone service-station; active leader medic; lies 0b0:S 1b0:S 2b0:F
    explore:1:leader later -> in_order 0b3 1b0 0b0; detail 0b3 Armour: you lose nothing.;
        detail 2b0 Open box: you lose 1 Fuel.; detail 1b2 you cannot use it until you repair it.;
        detail 1b0 Open box: a Survivor sits here, and you lose one of your choice.;
        detail 0b0 lose one of your choice; detail 0b0 nobody is left on the Truck.
LA-4.14 | zone service-station; active leader; lies 0b0:S
    explore:1 later -> detail 0b0 Survivor box: you lose your last Survivor and are out of
# Without an area it is any box; two Convoys hit at once are both asked.
LA-4.14 | zone service-station; active leader
    explore:1 later -> options 0b0 0b1 0b2 0b3 1b0 1b1 1b2 2b0 2b1 2b2 | 2b1 -> damaged 2b1
LA-4.14 | phase enemies; foe warwolves; outcomes 2 1
    1=0b2 -> damaged_1 0b2; asked 0; options 0b0 0b1 0b2 0b3
# No Device for the top row, or one already shot to pieces.
LA-4.15 | raid 3 | -> phase exploration; damaged
LA-4.15 | raid 3; convoy hauler/roof-gun crew-car; damaged 0t0 | -> phase exploration; damaged 0t0
# Two Damage go on two boxes; with one box left the second is ignored.
LA-4.16 | howl | -> refuses 0b2&0b2; refuses 0b2 | 0b2&0b3 -> damaged 0b2 0b3
LA-4.16 | howl; lies 1b0:S 0b0:X 0b1:X 0b3:X | -> damaged 0b0 0b1 0b2 0b3; phase exploration
# The owner names whose seat was hit, from any zone.
LA-4.17 | phase enemies; foe warwolves;
        active leader; rest medic; exhausted driver; lies 0b0:S 0b1:S 1b0:S; outcomes 2 1; at_1 118a
    0b1 -> options driver medic red-leader | driver -> common driver; aboard 2; crew leader medic
# One Repair, three damaged boxes: Ada names the Weapon.
LA-4.18 | damaged 0b3 1b2 2b2; fury 1 | +fury:repair 1b2 -> damaged 0b3 2b2
# The last whole box of the second column is hit; the Crew Car is still towed.
LA-4.19 | raid 6; active leader; lies 0b0:S 1b0:X 1b1:X
    -> damaged 1b0 1b1 1b2; convoy hauler crew-car flatbed; common
LA-4.14 LA-4.20 | raid 4 | . -> damaged 0b3
# The lowest skill left is lost, by the alphabet, Co-Pilot and Leader last of all.
LA-4.21 | crewed medic driver; lies 0b2:S 1b0:S 1b1:S 2b0:S | 0b2 . -> common driver
LA-4.21 | crewed medic+1 driver; lies 0b2:S 1b0:S 1b1:S 2b0:S | 0b2 . -> common medic
LA-4.21 LA-18.2 | crewed renegade+2 driver; expert; special yes; lies 0b2:S 1b0:S 1b1:S 2b0:S
    0b2 . -> common renegade
LA-4.21 | crewed renegade; lies 0b2:S 1b0:S 1b1:S | 0b2 . -> common renegade
LA-4.21 | crewed; lies 0b2:S 1b0:S | 0b2 . -> common red-co-pilot
""")
def test_the_convoy(check: Check) -> None:
    check()


def test_a_box_is_found_by_its_reference() -> None:
    """Also behind a Trailer without a Device: what is printed and what lies there go together."""
    convoy_of = "hauler/roof-gun crew-car flatbed/stash-locker"
    p = sit_down_at(f"convoy {convoy_of}; lies 0b0:S 0b2:A 1b0:P 2b2:F 2t0:X").p(0)
    assert [(ref, *p.find_box_and_content(ref)) for ref, _, _ in p.list_boxes()] == p.list_boxes()
    assert [convoy.label_box(p, ref) for ref, _, _ in p.list_boxes()] == list(p.plan.names.values())
    assert p.find_boxes_with("F") == ["2b2"] and p.list_damaged_boxes() == ["2t0"]


@pytest.mark.rule("LA-4.18")
def test_repair_by_default() -> None:
    """The dearest box first: Weapons by rating, Fame, make, Tracks, locker, cargo, armour; among
    equals from the front."""
    broken = ["1b2", "0b5", "2b2", "2t0", "2t1", "0t0", "1t0", "0b2", "2b1", "0b4", "1t1"]
    case = sit_down_at(
        "convoy fortress-hauler/plough-blades artillery-trailer/stash-locker "
        f"crew-car/bullet-maker; active leader; lies 0b0:S; damaged {' '.join(broken)}"
    )
    assert convoy.choose_default_repairs(case.p(0), 99) == broken


@pytest.mark.rule("LA-4.20")
def test_which_box_is_hit_by_default() -> None:
    """One Damage after another until nothing is whole."""
    p = sit_down_at(
        "convoy fortress-hauler/stash-locker artillery-trailer/plough-blades crew-car/wolves-cages "
        "tank-trailer/bullet-maker; active leader; rest medic; "
        "lies 0b0:S 0b2:A 1b0:P 1b1:F 2b0:S 3b2:F"
    ).p(0)
    found = []
    while p.list_area_boxes(None):
        found.append(convoy.sort_by_sacrifice(p.list_area_boxes(None))[0][0])
        p.fill_box(found[-1], "X")
    assert found == ORDER.split()
