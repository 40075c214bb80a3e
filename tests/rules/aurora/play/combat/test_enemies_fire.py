"""LA-11.31 to LA-11.36: the Enemies that are left fire back."""

from tests.rules.aurora.rows import Check, make_rows

POSITIONS = {
    # Enemies on Region 1, whose Outcome card is the first named; the second shows the area.
    "under": "phase enemies; outcomes {}",
    # Ada alone is fired on, with two Devices.
    "area": "phase enemies; foe warwolves; convoy hauler/roof-rack crew-car flatbed/roof-gun; "
    "outcomes 2 {}; at_1 109a",
}
rows = make_rows(POSITIONS)


@rows("""
LA-11.31 | under 8 5 | -> phase exploration; outcomes_out
# Outcome 11: 1 for I-II on Region 1, where Ada is; 2 for III-IV on Region 2, where Ben is.
LA-11.31 LA-17.4
        | phase enemies; foe warwolves; foe the-final-howl 2 hitpoints=3a; outcomes 11 5; at_1 109a
    -> outcomes_out 11; asked 0 | 0=0b3 1=0b2&0b3 -> damaged 0b3; damaged_1 0b2 0b3
LA-11.31 | under 8 5; seats 3; foe warwolves; at_2 109a | -> asked 0 1
# The card now on top says in which of the six areas.
LA-11.32 LA-4.2 LA-22.2 | area 1 | -> options 0b0 0b1 0b2 0b3
LA-11.32 LA-4.2 LA-22.2 | area 2 | -> options 0b0 0b1 0b2 0b3 1b0 1b1 1b2 2b0 2b1 2b2
LA-11.32 LA-4.2 LA-22.2 | area 3 | -> options 0t0 0t1 2t0
LA-11.32 LA-4.2 LA-22.2 | area 9 | -> options 0b0 0b1 0b2 0b3 0t0 0t1
LA-11.32 LA-4.2 LA-22.2 | area 6 | -> options 1b0 1b1 1b2
LA-11.32 LA-4.2 LA-22.2 | area 11 | -> options 2b0 2b1 2b2 2t0
LA-11.32 | area 6 | 1b2 -> damaged 1b2
# The Warwolves inflict 1 Damage on the last column.
LA-11.32 LA-4.3 | under 8 11; foe warwolves | 0=2b1 1=2b0 -> damaged 2b1; damaged_1 2b0
# Both are asked at once; by default the armour goes first.
LA-11.32 LA-21.2 LA-4.20 | under 2 5; foe warwolves
    1=0b2 -> damaged; damaged_1 0b2; asked 0 | . -> damaged 0b3
# Nobody has a Device: the top row cannot be hit.
LA-11.32 LA-4.15 | under 8 3; foe warwolves | -> phase exploration; damaged; damaged_1
# Eleven cards come back for a back, and the one revealed stays where it is.
LA-11.33 | phase enemies; foe warwolves; outcomes_left 2; outcomes_out 1 3 4 5 6 7 8 9 10 11 12
    -> outcomes_out 2; outcomes_left 1 3 4 5 6 7 8 9 10 11 12
# Outcome 3: the Warwolves strike the top row again, and each there gains 1 Fury.
LA-11.34 LA-11.35 | seats 3; phase enemies; foe warwolves; convoy hauler/roof-rack crew-car flatbed;
        outcomes 3 5; convoy_1 hauler/roof-rack crew-car flatbed;
        convoy_2 hauler/roof-rack crew-car flatbed; at_2 109a
    -> fury 1; fury_1 1; fury_2 0; asked 0 1 | 0=0t0 1=0t1 -> damaged 0t0; damaged_1 0t1; damaged_2
LA-11.34 LA-14.20 | phase enemies;
        foe warwolves; convoy hauler/roof-rack crew-car; outcomes 3 5; spared warwolves
    -> fury 0; damaged; fury_1 1
# Outcome 7 misses for all.
LA-11.35 | under 7 5; foe warwolves; foe the-final-howl hitpoints=3a; foe ulmar hitpoints=5a
    -> phase exploration; damaged; damaged_1; fury 0
# Outcome 11: 1 from the Warwolves, then 2 from the Final Howl, both on the front column.
LA-11.36 | phase enemies; foe the-final-howl hitpoints=3a; foe warwolves; outcomes 11 5; at_1 109a
    0b3 -> options 0b0 0b1 0b2; refuses 0b2
        | 0b2&0b1 red-cold-maiden -> damaged 0b1 0b2 0b3; outcomes_out 11
""")
def test_enemies_fire(check: Check) -> None:
    check()
