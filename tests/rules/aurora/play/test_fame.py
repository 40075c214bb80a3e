"""LA-5.1 to LA-5.6: Fame."""

from tests.rules.aurora.rows import Check, make_rows

POSITIONS = {
    # The Travelers give 2 Fame; two boxes are damaged.
    "praised": "zone travelers-1; active leader; damaged 1b2 2b0; fame 2"
}
rows = make_rows(POSITIONS)


@rows("""
# The Hunting Lodge costs 1 Fame, the Travelers give 2.
LA-5.1 LA-8.23 | zone hunting-lodge; active leader; fame 3 | explore:1 later 0 -> fame 2; damaged
LA-5.1 LA-5.2 | zone hunting-lodge; active leader | explore:1 later 0 -> fame -1; damaged
LA-5.1 | zone travelers-1; active leader; fame -1 | explore:1 later kind -> fame 1
LA-5.1 | zone travelers-1; active leader; fame 1 | explore:1 later kind -> fame 3
# Above the top a point may mend a box; the default does.
LA-5.3 LA-5.2 | praised
    explore:1 later kind -> fame 3; options 1b2 2b0 none | 2b0 -> fame 3; damaged 1b2
LA-5.3 | praised; fame 3 | explore:1 later kind . none -> fame 3; damaged 2b0
# Below the bottom it costs a box instead, any that Ada likes.
LA-5.4 LA-5.2 LA-8.23 | zone hunting-lodge; active leader; fame -1
    explore:1 0 -> options 0b0 0b1 0b2 0b3 1b0 1b1 1b2 2b0 2b1 2b2
        | 2b2 -> fame -1; damaged 2b2
    -> detail explore:1 pay 1 Damage (no Fame left) for 2 Ammo
    explore:1 -> text Hunting Lodge costs 1 Damage, as you have no Fame left. What do
        you take, and which Bonus Action?
# Slot 3 sells an Object for 1 Fame: not to Ada at -1.
LA-5.5 LA-8.44 | zone - - driver; active leader; fame -1 | explore:3 -> lacks first:3.2
LA-5.5 | zone - - driver; active leader; objects mre-1 | explore:3 first:3.2 -> fame -1; hand mre-1
# With Fame 3 the Orphan still brings a point to the sum.
LA-5.6 | phase end; round 6; active orphan leader; fame 3 | -> score fame:3 survivors:1; fame 3
""")
def test_fame(check: Check) -> None:
    check()
