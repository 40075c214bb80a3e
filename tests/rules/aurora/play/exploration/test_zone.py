"""LA-6, LA-7: the Exploration Zone, and the Turn Order."""

from tests.rules.aurora.rows import Check, make_rows

POSITIONS = {
    # A Movement Phase in which nobody has Fuel.
    "rests": "seats 3; phase movement",
    "five": "zone driver medic snowcat road-train frozen-farm; active renegade",
}
rows = make_rows(POSITIONS)


@rows("""
# The card of slot 2 is taken: three slide left, the top card comes into slot 5.
LA-6.1 LA-6.4 | five; deck orphan shooter
    explore:2 later none -> slots driver snowcat road-train frozen-farm orphan; deck shooter
# Two slots are refilled at the end of a round: first slot 5, then slot 4.
LA-6.1 | phase end; zone driver medic snowcat; deck orphan shooter
    -> slots driver medic snowcat shooter orphan
# A Location brings both its blocks, a Merchant 1 Fuel, a Trailer nothing.
LA-6.2 | zone driver medic snowcat; active renegade; deck rail-yard
    explore:1 later none -> blocks - - FF+FA
LA-6.2 | zone driver medic snowcat; active renegade; deck merchant-1
    explore:1 later none -> blocks - - F
LA-6.2 | zone driver medic snowcat; active renegade; deck bunk-wagon
    explore:1 later none -> slots medic snowcat bunk-wagon - -
# Two Events happen at once and lie on the pile; then comes the Orphan.
LA-6.3 | five; deck heavy-snowstorm-1 early-departure orphan shooter
    explore:1 later none -> told_in_order passage event; storm yes; red yes;
        common heavy-snowstorm-1 early-departure; deck shooter;
        slots medic snowcat road-train frozen-farm orphan
# Half of the Rail Yard is taken: it lies where it lay.
LA-6.4 | zone driver rail-yard snowcat road-train medic; active renegade
    explore:2 later 0 none -> slots driver rail-yard snowcat road-train medic
# An Enemy is offered to nobody, slides with the others, and is there until Phase 4.
LA-6.5 LA-8.8 | zone driver warwolves medic snowcat road-train; active renegade
    -> options explore:1 explore:3 explore:4 explore:5 break otherwise
        | explore:1 later none -> slots warwolves medic snowcat road-train riderwolves;
        lacks explore:1 | .. -> round 2; holds_not warwolves
# Four cards are left and nothing comes; the fifth slot cannot be explored.
LA-6.6 | five; deck | explore:1 later none -> slots medic snowcat road-train frozen-farm -
LA-6.6 | zone medic snowcat road-train frozen-farm; active renegade; deck
    -> offers explore:4; lacks explore:5
# The Snowcat in slot 2 is out of reach for the Co-Pilot; in slot 1, with its Bonus, it is not.
LA-6.7 | order 1 0; zone driver snowcat; active renegade; active_1 co-pilot; damaged_1 1b2
    -> lacks explore:2
LA-6.7 | zone driver snowcat; active renegade; active_1 co-pilot; damaged_1 1b2
    explore:1 later none done explore:1 -> asks 1; offers 1.1; lacks 2.1
# Left Turn Order: Red, Blue, Green, Yellow, and again; each takes a Break.
LA-7.1 LA-8.1 | seats 4; order 0 3 1 2
    -> asks 0 | . -> asks 3
        | . -> asks 1 | . -> asks 2 | . -> asks 0 | . -> asks 3 | . -> asks 1 | . -> asks 2
# Right Turn Order: Yellow, Green, Blue, Red.
LA-7.2 | seats 4; phase movement; order 0 3 1 2; stow SSSF; stow_1 SSSF; stow_2 SSSF; stow_3 SSSF
    -> asks 2 | stay -> asks 1 | stay -> asks 3 | stay -> asks 0
# Red on 106, Green and Blue on 102, Yellow on 108: Blue, who was left of Green, stays so.
LA-7.3 LA-7.4 | rests; seats 4; order 0 3 1 2; at 106; at_1 102; at_2 108a; at_3 102
    -> order 3 1 0 2
# Q1 has number 123: it is beyond 122, and Q2 beyond it.
LA-7.3 | rests; at Q2; at_1 122; at_2 Q1 | -> order 1 2 0
# 104a and 104b are one number: the left one stays left.
LA-7.5 | rests; at 104b; at_1 104a; at_2 103a | -> order 2 0 1
LA-7.5 | rests; order 1 0 2; at 104b; at_1 104a; at_2 103a | -> order 2 1 0
""")
def test_the_zone_and_the_order(check: Check) -> None:
    check()
