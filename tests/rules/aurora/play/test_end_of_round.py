"""LA-12, LA-19.3: what works at the end of a round, the end check, and what moves on."""

from tests.rules.aurora.rows import Check, make_rows

POSITIONS = {
    "bullets": "convoy hauler/bullet-maker crew-car flatbed; phase end",
    "five": "zone driver mechanic explorer orphan frozen-farm; phase end; round 2",
}
rows = make_rows(POSITIONS)


@rows("""
# A Bullet Maker makes 1 Ammo, in the last round too, unless its box is damaged.
LA-12.1 | bullets; round 2 | -> stores A
LA-12.1 | bullets; round 2; damaged 0t1 | -> stores
LA-12.1 LA-12.3 | bullets; round 6 | -> over yes; stores A
# Without an empty box the Ammo is lost, though the box for Food or Fuel stands empty.
LA-12.1 LA-4.11 | bullets; round 2; lies 0b0:S 0b1:S 0b2:S 1b0:F 1b1:F 2b0:F 2b1:F | -> stores FFFF
# The Automa's ends come before the end check: AC3 damages the player.
LA-12.1 LA-20.43 | solo; phase end; round 6; its_revealed AC3
    -> over no | 2b0 -> over yes; damaged 2b0
# In round 2 the Aurora lies at Q2.
LA-12.2 | phase end; round 2; at_1 Q1 | -> over no
LA-12.2 | phase end; round 2; at_1 Q2 | -> over yes
LA-12.2 | phase end; round 2; at_1 Q3 | -> over yes
# Beside number 6 of her track, white or red, it is over.
LA-12.2 LA-12.3 | phase end; round 5 | -> over no
LA-12.2 LA-12.3 | phase end; round 6 | -> over yes
LA-12.2 LA-12.3 | phase end; round 5; red yes | -> over no
LA-12.2 LA-12.3 | phase end; round 6; red yes | -> over yes
LA-12.3 LA-13.15 | phase end; round 4; red yes | -> over no; round 5
# Otherwise she moves on by one: white 3 at Q3, red 3 at Q5.
LA-12.4 LA-19.3 | phase end; round 2 | -> aurora 3; aurora_at 125
LA-12.4 LA-19.3 | phase end; round 2; red yes | -> aurora 3; red yes; aurora_at 127
LA-19.3 | - | -> aurora_at 123
LA-19.3 | red yes | -> aurora_at 125
LA-19.3 | round 2 | -> aurora_at 124
LA-19.3 | round 2; red yes | -> aurora_at 126
LA-19.3 | round 3 | -> aurora_at 125
LA-19.3 | round 3; red yes | -> aurora_at 127
LA-19.3 | round 4 | -> aurora_at 126
LA-19.3 | round 4; red yes | -> aurora_at 128
LA-19.3 | round 5 | -> aurora_at 127
LA-19.3 | round 5; red yes | -> aurora_at 129
LA-19.3 | round 6 | -> aurora_at 128
LA-19.3 | round 6; red yes | -> aurora_at 130
# An Enemy that all have left behind is discarded, and its counters come back.
LA-12.5 LA-12.6 | phase end; round 2; foe warwolves hitpoints=1b 0x2; at 109a; at_1 118a
    -> filled; common warwolves; spent_hitpoints 1b; defeated; counters 3
LA-12.5 LA-12.6 | phase end; round 2; foe warwolves; foe riderwolves 3 hitpoints=2a; at_1 109a
    -> filled warwolves:3 riderwolves:3
# First the ship moves, then the Enemy is left, then the Zone is refilled.
LA-12.5 LA-12.4 | phase end; round 2; zone driver; foe warwolves; at 109a; at_1 109a
    -> told_in_order aurora left reveal
# Of five cards the leftmost goes; fewer slide left, and three come, with an Event on the way.
LA-12.7 LA-12.8 | five; deck police-post hunting-lodge
    -> slots mechanic explorer orphan frozen-farm police-post; common driver
LA-12.7 | phase end; round 2; zone driver mechanic explorer orphan; deck police-post
    -> slots driver mechanic explorer orphan police-post; common
LA-12.8 LA-6.1 LA-6.3 | phase end; round 2;
        zone - driver - - mechanic; deck orphan heavy-snowstorm-1 explorer police-post arsenal
    -> slots driver mechanic police-post explorer orphan;
        storm yes; common heavy-snowstorm-1; deck arsenal
LA-12.8 LA-6.6 | phase end; round 2; zone driver; deck mechanic | -> slots driver mechanic - - -
# The Aurora has moved to white 3, and leaves for red 3.
LA-13.16 LA-12.8 | five; deck early-departure police-post | -> aurora 3; red yes; aurora_at 127
""")
def test_the_end_of_the_round(check: Check) -> None:
    check()
