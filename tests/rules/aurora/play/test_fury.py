"""LA-5.7 to LA-5.10, LA-18: the Fury Track, Fury cards and Waypoint counters (the texts of the
Bonus tiles are in test_content)."""

from tests.rules.aurora.rows import Check, make_rows

POSITIONS = {
    # Ada has Damage and Contamination.
    "ill": "seats 4; active leader+1 co-pilot; damaged 2b0",
    # This seat has a Bounty Hunter with 2 counters, whom slot 5 asks for skill 3.
    "skilled": "seats 4; zone - - - - roadside-pump; special_{0} yes; "
    "active_{0} bounty-hunter+2 co-pilot+1",
    # This seat, on Q1, moves with the Special ability of its colour, at speed 2.
    "special-seat": "seats 4; phase movement; special_{0} yes; rest_{0} leader orphan; at_{0} Q1",
    # Of the next Objects this seat draws one.
    "draws": "seats 4; objects mre-1 nitromethane-1; special_{0} yes; fury_{0} 4",
}
rows = make_rows(POSITIONS)


@rows("""
# So much Fury buys the first entries of the list.
LA-18.1 LA-5.8 | ill | -> unfree fury:special fury:repair fury:treat fury:P fury:A fury:F fury:O
LA-18.1 LA-5.8 | ill; fury 1
    -> free fury:repair; unfree fury:special fury:treat fury:P fury:A fury:F fury:O
LA-18.1 LA-5.8 | ill; fury 2
    -> free fury:repair fury:treat; unfree fury:special fury:P fury:A fury:F fury:O
LA-18.1 LA-5.8 | ill; fury 3
    -> free fury:repair fury:treat fury:P fury:A; unfree fury:special fury:F fury:O
LA-18.1 LA-5.8 | ill; fury 4
    -> free fury:repair fury:treat fury:P fury:A fury:F fury:O; unfree fury:special
LA-18.1 LA-5.8 | ill; fury 5
    -> free fury:repair fury:treat fury:P fury:A fury:F fury:O; unfree fury:special
LA-18.1 | seats 4; damaged 2b0; fury 5 | +fury:repair -> damaged; fury 4
LA-18.1 | ill; damaged 2b1; fury 5 | +fury:treat 2b0 -> damaged 2b1; fury 3; crew leader co-pilot
LA-18.1 LA-5.10 | seats 4; fury 4
    +fury:P -> stores P; fury 1
    +fury:A -> stores A; fury 1
    +fury:F -> stores F; fury 0
LA-18.1 | seats 4; fury 4; objects mre-1 | +fury:O -> hand mre-1; fury 0
# Without Objects none is sold; if boxes are full of Fuel, no more of it.
LA-18.1 LA-5.23 | seats 4; fury 4; objects_left | -> free fury:P fury:F; unfree fury:O
LA-18.1 LA-5.23 | seats 4; fury 4; objects_out mre-1 | -> free fury:O
LA-18.1 LA-8.25 | seats 4;
        active leader co-pilot; lies 0b0:S 0b1:S 0b2:F 1b0:F 1b1:F 2b0:F 2b1:F 2b2:F; fury 4
    -> free fury:P fury:A fury:O; unfree fury:F
# Survivors make way for the Ammo.
LA-18.1 LA-4.12 | seats 4; active leader co-pilot; fury 3; lies 0b0:S 1b0:S 0b2:A 1b1:A 2b0:A 2b1:A
    +fury:A -> stores AAAAA; fury 0
# 5 Fury switch it on for good, in the own turn of Exploration or Movement.
LA-18.3 LA-3.6 | seats 4; expert; stow SSSF; fury 5
    +fury:special -> special yes; fury 0; unfree fury:special
LA-18.3 LA-3.6 | seats 4; phase movement; expert; order 1 2 3 0; stow SSSF; fury 5
    +fury:special -> special yes; fury 0; unfree fury:special
LA-18.3 | seats 4; expert; special yes; fury 5 | -> unfree fury:special
LA-18.3 | seats 4; expert; fury 4 | -> unfree fury:special; free fury:P fury:F
LA-18.3 LA-3.6 | seats 4; fury 5 | -> unfree fury:special
LA-18.3 | seats 4; expert; fury 5 | . . -> asks 1; special no; fury 5
# Red: Contamination does not lower skill, but kills.
LA-18.2 LA-18.4 | skilled 0 | -> offers explore:5
LA-18.2 LA-18.4 | skilled 1; order 1 0 2 3 | -> lacks explore:5
LA-18.2 LA-18.4 | skilled 2; order 2 0 1 3 | -> lacks explore:5
LA-18.2 LA-18.4 | skilled 3; order 3 0 1 2 | -> lacks explore:5
LA-18.2 LA-5.16
        | phase movement; active leader+1 orphan; stow SSF; special yes; at 103b; waypoints 104b:C
    104b red-leader -> common red-leader
# Green: 3 Fuel give 2 + 2 + 1, for all others 2 + 1 + 1. If the first one is free it is no extra.
LA-18.2 LA-18.4 | special-seat 1; stow_1 SSFFF; hand_1 nitromethane-1
    -> asks 1; detail Q2 1 Fuel; detail Q3 1 Fuel; detail Q4 2 Fuel; detail Q5 2 Fuel;
        detail Q6 3 Fuel; lacks Q7 | +nitromethane-1 -> detail Q2 0 Fuel; detail Q3 0 Fuel;
        detail Q4 1 Fuel; detail Q5 1 Fuel; detail Q6 2 Fuel; detail Q7 3 Fuel; lacks Q8
    Q5 -> stores_1 F
LA-18.2 LA-18.4 | special-seat 1; special_1 no; stow_1 SSFFF; hand_1 nitromethane-1
    -> detail Q2 1 Fuel; detail Q3 1 Fuel; detail Q4 2 Fuel; detail Q5 3 Fuel; lacks Q6
        | +nitromethane-1 -> detail Q2 0 Fuel;
        detail Q3 0 Fuel; detail Q4 1 Fuel; detail Q5 2 Fuel; detail Q6 3 Fuel; lacks Q7
LA-18.2 LA-18.4 | special-seat 0; stow SSFFF | -> offers Q5; lacks Q6; asks 0
LA-18.2 LA-18.4 | special-seat 2; stow_2 SSFFF | -> offers Q5; lacks Q6; asks 2
LA-18.2 LA-18.4 | special-seat 3; stow_3 SSFFF | -> offers Q5; lacks Q6; asks 3
LA-18.2 | special-seat 1; stow_1 SSF | -> offers Q3; lacks Q4
# Yellow: of two Objects one is kept, in secret.
LA-18.2 LA-18.4 | draws 2; order 2 0 1 3
    +fury:O -> options mre-1 nitromethane-1; secret yes
        | nitromethane-1 -> hand_2 nitromethane-1; objects_out mre-1
LA-18.2 LA-18.4 | draws 0 | +fury:O -> hand_0 mre-1
LA-18.2 LA-18.4 | draws 1; order 1 0 2 3 | +fury:O -> hand_1 mre-1
LA-18.2 LA-18.4 | draws 3; order 3 0 1 2 | +fury:O -> hand_3 mre-1
# Blue: with 4 Fury 1 speed, with less 1 Fury, just before moving.
LA-18.2 LA-18.4 | special-seat 3; fury_3 4; stow_3 SSF | -> offers Q4; fury_3 4
LA-18.2 LA-18.4 | special-seat 3; fury_3 3; stow_3 SSF | -> offers Q3; lacks Q4; fury_3 4
LA-18.2 LA-18.4 | special-seat 0; stow SSF; fury 3 | -> offers Q3; lacks Q4; fury 3
LA-18.2 LA-18.4 | special-seat 0; stow SSF; fury 4 | -> offers Q3; lacks Q4; fury 4
LA-18.2 LA-18.4 | special-seat 1; fury_1 3; stow_1 SSF | -> offers Q3; lacks Q4; fury_1 3
LA-18.2 LA-18.4 | special-seat 1; fury_1 4; stow_1 SSF | -> offers Q3; lacks Q4; fury_1 4
LA-18.2 LA-18.4 | special-seat 2; fury_2 3; stow_2 SSF | -> offers Q3; lacks Q4; fury_2 3
LA-18.2 LA-18.4 | special-seat 2; fury_2 4; stow_2 SSF | -> offers Q3; lacks Q4; fury_2 4
LA-18.2 LA-18.3 | seats 4; phase movement; expert; fury_3 5; stow_3 SSSF
    +fury:special 101 -> fury_3 1
# The Leader's Break gives 2; what does not fit is lost.
LA-5.7 LA-5.8 | active leader orphan | break:red-leader -> fury 2
LA-5.7 LA-5.8 | active leader orphan; fury 3 | break:red-leader -> fury 5
LA-5.7 LA-5.8 | active leader orphan; fury 4 | break:red-leader -> fury 5
LA-5.7 LA-5.8 | active leader orphan; fury 5 | break:red-leader -> fury 5
# Fury is spent before and after the action, on the own turn of the Exploration Phase.
LA-5.9 | zone ranger-station; active leader; damaged 0b3 1b2 2b2; fury 4; fury_1 5
    -> free fury:repair; unfree_1 fury:P fury:F
        | +fury:repair 0b3 +fury:repair 1b2 -> fury 2; damaged 2b2
    explore:1 -> unfree fury:repair fury:P
        | later 0 none +fury:repair 0b3 -> fury 3; damaged 1b2 2b2
LA-5.9 | phase movement; order 1 0; stow SSF; damaged 1b2; fury 5 | -> unfree fury:repair fury:P
""")
def test_fury(check: Check) -> None:
    check()
