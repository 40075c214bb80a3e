"""LA-15.8 to LA-15.14: Encounters and Events."""

from tests.rules.aurora.rows import Check, make_rows

POSITIONS = {
    # Ada's Leader meets them; somebody else is with her. The next Object is an MRE.
    "meets": "active leader; objects mre-1",
    # The card is the next on the deck when somebody has been taken in.
    "turns-up": "sides 1B 2B 3B; zone driver; active leader",
}
rows = make_rows(POSITIONS)


@rows("""
LA-15.8 | meets; zone travelers-1; rest medic
    explore:1 later kind none -> stores P; hand; fame 2; common travelers-1
    explore:1 later hard none -> stores F; hand mre-1; fame -1; common travelers-1
LA-15.8 | meets; zone travelers-2; rest medic
    explore:1 later kind none -> stores P; hand; fame 2; common travelers-2
    explore:1 later hard none -> stores F; hand mre-1; fame -1; common travelers-2
# Ammo for the Merchant's Fuel, and an Object with it; then Ben gives Food for the Ammo.
LA-15.9 LA-15.10 | zone merchant-1;
        active leader; rest medic; stow SSA; objects mre-1; active_1 leader; stow_1 SPA
    explore:1 later -> stores F; hand mre-1; blocks A
        | none done explore:1 later -> stores_1 AA; blocks P; slots merchant-1 - - - -
# Any other type will do, and an Object for an Object.
LA-15.9 | meets; zone merchant-2; rest medic; stow SSFPA; hand mre-2
    explore:1 later -> options swap-P swap-A trade; detail trade Discard 1 of your Objects, then
# The Merchant's Ammo may find no room; the Object comes all the same.
LA-15.9 | zone merchant-1; blocks 1 A; active leader;
        rest medic; lies 0b0:S 0b1:S 0b2:X 1b0:X 1b1:X 2b0:X 2b1:X 2b2:P; objects mre-1
    explore:1 later -> stores; hand mre-1
# From an empty deck the new Object can only be the old one; two of a name are one choice.
LA-15.9 LA-15.10 | zone merchant-1; active leader; rest medic; hand mre-1 mre-2; objects_left
    explore:1 later -> options mre-1 | mre-1 -> hand mre-1 mre-2; blocks F
# Special Loot does not pay.
LA-15.10 | meets; zone merchant-1; rest medic; hand tooth-necklace | -> lacks explore:1
LA-15.10 | meets; zone merchant-1; rest medic; hand tooth-necklace mre-2 nitromethane-1
    explore:1 later -> options mre-2 nitromethane-1
# The Suit that Ada puts on meanwhile can no longer be traded.
LA-15.9 | zone merchant-1; active leader;
        rest medic; stow SSAP; hand hazmat-suit-1; objects_left; tiles 5-2 2-1 3-1 4-1 1-1
    explore:1 first:1.2 -> options swap-P swap-A trade | +hazmat-suit-1 -> options swap-P swap-A
# The Medic and a token for 2 Fuel and an Object, then the good name, or Damage at -1.
LA-15.11 | meets; zone slaver-1; rest medic
    explore:1 later medic -> stores FF;
        hand mre-1; fame -1; crew leader; aboard 1; common medic slaver-1
LA-15.11 | meets; zone slaver-2; rest medic; fame -1
    explore:1 later medic 0b3 -> stores FF; hand mre-1; fame -1; damaged 0b3
# Anybody of any zone, but not the only Survivor.
LA-15.12 | zone slaver-1; active leader; rest medic; exhausted driver
    explore:1 later -> options driver medic nobody red-leader
        | red-leader none -> active; rest medic; exhausted driver
LA-15.12 | meets; zone slaver-1; damaged 1b2 | -> lacks explore:1
# Nobody is sold, by choice or by default; the Slaver waits for somebody else.
LA-15.12 LA-8.41 | meets; zone slaver-1; rest medic; damaged 0b3
    explore:1 later nobody -> crew leader medic; stores; hand; fame 0; aboard 2; common; offers 1.1
    explore:1 later . -> crew leader medic; stores; hand; fame 0; aboard 2; common; offers 1.1
# From white 3 to red 3, two spaces further on; on the red track nothing happens.
LA-15.13 | turns-up; round 3; deck early-departure orphan
    explore:1 later none -> aurora 3; red yes; aurora_at 127; common early-departure
LA-15.13 | turns-up; round 3; deck early-departure orphan; red yes
    explore:1 later none -> aurora 3; aurora_at 127
# All three avalanches come down for good, and the next drive is two slower.
LA-15.14 | turns-up; deck heavy-snowstorm-1 orphan
    explore:1 later none -> closed 104a-107 110a-113 119-122a; storm yes; speed_1 1
LA-15.14 | turns-up; deck heavy-snowstorm-2 orphan
    explore:1 later none -> closed 104a-107 110a-113 119-122a; storm yes; speed_1 1
LA-15.14 | turns-up; deck heavy-snowstorm-1 orphan
    explore:1 later none .. -> closed 104a-107 110a-113 119-122a; storm no
""")
def test_encounters_and_events(check: Check) -> None:
    check()
