"""LA-11.1 to LA-11.6, LA-17.1: Enemies leave the Exploration Zone and fall on the front Region."""

from tests.rules.aurora.positions import sit_down_at
from tests.rules.aurora.rows import Check, make_rows

POSITIONS = {
    # Ben alone, on Region 2, is ambushed by the card, with two Devices.
    "struck": "phase ambush; convoy_1 hauler/roof-rack crew-car/roof-gun flatbed; at_1 109a"
}
rows = make_rows(POSITIONS)


@rows("""
LA-11.1 | phase ambush; zone roadside-pump; stow SSSA | -> phase exploration; round 2
LA-11.1 LA-1.1 | phase ambush; zone riderwolves; stow SSSA; outcomes 8 2
    . -> phase ambush | . -> phase fire | . -> phase enemies | . . -> phase exploration; round 2
# The front is the rightmost Turn Order counter: Ada, on Region 2.
LA-11.2 | phase ambush; order 1 0; zone warwolves; stow SSSA; at 109a
    -> regions warwolves:2; slots - - - - -
# The Warwolves come to the lead's Region; Ben has one box in his top row, Cleo chooses.
LA-11.2 LA-11.5 | seats 3; phase ambush; zone warwolves; convoy hauler crew-car/roof-rack;
        convoy_1 hauler crew-car/roof-gun; at_1 109a; convoy_2 hauler crew-car/twin-cannon; at_2 110
    -> asked 2; damaged_1 1t0; damaged; options 1t0 1t1 | 1t1 -> damaged_2 1t1; damaged
# The Enemy in the left slot strikes first.
LA-11.3 | phase ambush; zone - riderwolves - warwolves | .. -> first_ambushes riderwolves warwolves
LA-11.3 | phase ambush; zone warwolves - riderwolves | .. -> first_ambushes warwolves riderwolves
# Each gets the top Hitpoints card of its pair.
LA-11.4 | phase ambush; zone warwolves; stow SSSAA | -> hitpoints_of warwolves:2a
LA-11.4 | phase ambush; zone riderwolves; stow SSSAA | -> hitpoints_of riderwolves:2a
LA-11.4 | phase ambush; zone the-final-howl; stow SSSAA | -> hitpoints_of the-final-howl:4a
LA-11.4 | phase ambush; zone rendall-and-randall; stow SSSAA
    -> hitpoints_of rendall-and-randall:4a
LA-11.4 | phase ambush; zone ulmar; stow SSSAA | -> hitpoints_of ulmar:6a
LA-11.4 | phase ambush; zone immortal-wolf; stow SSSAA | -> hitpoints_of immortal-wolf:6a
# All three are asked at once, and answer in any order.
LA-11.5 LA-21.2 | seats 3; phase ambush; zone riderwolves
    -> asked 0 1 2 | 0=2b0 2=2b2 -> damaged 2b0; asked 1
# Ben is on Region 2; Ada, a space behind the border, is not attacked.
LA-11.5 | phase ambush; zone riderwolves; at 108a; at_1 109a | 2b2 -> damaged; damaged_1 2b2
# The gap stays open until Phase 5.
LA-11.6 LA-25.15 | phase ambush; zone frozen-farm riderwolves police-post; stow SSSA
    0=2b2 1=2b2 -> phase fire; slots frozen-farm - police-post - -
        | .. -> holds frozen-farm police-post; holds_not -
LA-17.1 | struck; zone warwolves | -> options 0t0 0t1 1t0 | 0t1 -> damaged_1 0t1
LA-17.1 | struck; zone riderwolves
    -> options 0b0 0b1 0b2 0b3 1b0 1b1 1b2 2b0 2b1 2b2 | 2b2 -> damaged_1 2b2
# The Final Howl poisons, or breaks 2 boxes; by default it poisons if a Survivor outlives it.
LA-17.1 | struck; zone the-final-howl
    1 -> options 0b0 0b1 0b2 0b3 1b0 1b1 1b2 2b0 2b1 2b2 | 2b0&2b1 -> damaged_1 2b0 2b1
    0 green-leader -> crew_1 leader+1 co-pilot cold-maiden; damaged_1
    -> default 0
LA-17.1 | phase ambush; zone the-final-howl; active_1 co-pilot orphan; at_1 109a | -> default 1
# Rendall and Randall take a Resource, or break the front; without any there is no choice.
LA-17.1 | struck; zone rendall-and-randall; stow_1 SSSFPA | 0 -> options F P A | F -> stores_1 PA
LA-17.1 | struck; zone rendall-and-randall; stow_1 SSSF
    1 -> options 0b0 0b1 0b2 0b3 0t0 0t1 | 0t1 -> damaged_1 0t1; stores_1 F
LA-17.1 | struck; zone rendall-and-randall | -> options 0b0 0b1 0b2 0b3 0t0 0t1
# By default what is most plentiful, Ammo before Food before Fuel.
LA-17.1 | struck; zone rendall-and-randall; stow_1 SSSFFPA | . . -> stores_1 FPA
LA-17.1 | struck; zone rendall-and-randall; stow_1 SSSFPA | . . -> stores_1 FP
LA-17.1 | struck; zone rendall-and-randall; stow_1 SSSFP | . . -> stores_1 F; damaged_1
LA-17.1 | struck; zone rendall-and-randall; stow_1 SSSF | . -> stores_1; damaged_1
# Ulmar and the Immortal Wolf hit the front column, and then one row.
LA-17.1 | struck; zone ulmar
    -> options 0b0 0b1 0b2 0b3 0t0 0t1 | 0t0 -> options 0t1 1t0 | 1t0 -> damaged_1 0t0 1t0
LA-17.1 | struck; zone immortal-wolf
    0t0 -> options 0b0 0b1 0b2 0b3 1b0 1b1 1b2 2b0 2b1 2b2 | 2b0 -> damaged_1 0t0 2b0
# The Renegade's default is the highest Enemy that would hit: Ulmar falls on the front Region.
LA-14.20 LA-14.21 | phase ambush; zone ulmar; foe warwolves; active renegade; at_1 101
    -> options ulmar warwolves none; default ulmar; detail warwolves Already here;
        detail ulmar Ambush: 1 Damage (front column) and 1 Damage (top row)
LA-14.20 LA-14.21 | phase ambush; zone ulmar; foe warwolves; active renegade; at_1 109a
    -> options ulmar warwolves none; default warwolves
""")
def test_ambushes(check: Check) -> None:
    check()


def test_undoing_the_reveal_of_a_hitpoints_card_needs_consent() -> None:
    case = sit_down_at("phase ambush; zone riderwolves immortal-wolf; active renegade; at 109a")
    case.pick("immortal-wolf")
    assert [foe.card for foe in case.s.foes] == ["riderwolves"]
    assert "The others must agree" in (case.table.undoable(0) or "")
