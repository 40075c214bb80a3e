"""LA-10.16 to LA-10.22: Shortcuts and what they cost, and the Heavy Snowstorm."""

from tests.rules.aurora.rows import Check, make_rows

POSITIONS = {
    # Ada is to move with speed 2, Tracks and 1 Fuel; nobody else has Fuel.
    "road": "phase movement; convoy hauler/plough-blades flatbed; rest leader co-pilot "
    "cold-maiden; stow SSSF; rest_1 leader co-pilot cold-maiden"
}
rows = make_rows(POSITIONS)


@rows("""
# From 101 to 104a: with Tracks, not without, not with broken ones.
LA-10.16 | road; at 101 | -> offers 104a
LA-10.16 | road; convoy hauler flatbed; at 101 | -> lacks 104a
LA-10.16 | road; damaged 0t0; at 101 | -> lacks 104a
# Ben drives from 104a to 107, and Ada cannot follow, nor come back from below.
LA-10.17 | road; sides 1B 2A 3A; stow SSSF; at 104a; stow_1 SSSF; at_1 104a
    1=107 -> closed 104a-107; asks 0; lacks 107
LA-10.17 | road; sides 1B 2A 3A; at 107; closed 104a-107 | -> lacks 104a
LA-10.17 | road; sides 1B 2A 3A; at 107 | 104a -> closed 104a-107
# The owner chooses the box and the Survivor, of any zone.
LA-10.18 | road; at 103b | 106 1b2 -> space 106; damaged 1b2; crew leader co-pilot cold-maiden
LA-10.18 | road; sides 1B 2A 3A; at 102a
    105 -> options red-leader red-co-pilot red-cold-maiden
        | red-leader -> crew leader+1 co-pilot cold-maiden; damaged
# The Shortcut kills the Co-Pilot, who cannot take the waypoint's Contamination too.
LA-10.18 LA-5.17 | road; damaged 0t0; at 111b; waypoints 113a:C
    113a red-co-pilot 1b2 -> common red-co-pilot; options red-leader red-cold-maiden
# Shortcuts of several kinds obey all of them.
LA-10.19 | road; at 111b | 114 red-leader 1b2 -> crew leader+1 co-pilot cold-maiden; damaged 1b2
LA-10.19 | road; damaged 0t0; at 114 | -> lacks 117a
LA-10.19 | road; at 114 | 117a 1b2 -> damaged 1b2
LA-10.19 | road; sides 1A 2B 3A; damaged 0t0; at 110a | -> lacks 113
LA-10.19 | road; sides 1A 2B 3A; at 110a | 113 -> closed 110a-113
LA-10.19 | road; sides 1A 2B 3A; at 110a; closed 110a-113 | -> lacks 113
LA-10.19 | road; sides 1A 2A 3B; at 119
    122a red-leader -> closed 119-122a; crew leader+1 co-pilot cold-maiden
# The Tracks break, or the driver dies, on the way; the Convoy drives on.
LA-10.20 | road; at 114 | 118a 0t0 -> space 118a; damaged 0t0
LA-10.20 | road; lies 0b0:S 1b0:S 1b1:S 1b2:F; damaged 0b1 0b2; at 103b
    107a 0b0 red-cold-maiden -> space 107a; manned no
# 2 off the speed of both, and no Dangerous Shortcut either; then it has blown over.
LA-10.21 | road; stow SSSFF; at 103b; storm yes; convoy_1 snowcat flatbed; stow_1 SSSF; at_1 103b
    -> asks 1; options 104b 102 stay; speed_1 1
        | 1=stay -> options 102 104b stay; speed 0 | 0=stay -> storm no; speed 3
# A second storm adds nothing: Speed 0 and 1 point from the second Fuel. Below 0 it could not.
LA-10.22 | zone mechanic; convoy hauler/plough-blades flatbed; active leader;
        stow SFF; at 103b; storm yes; deck heavy-snowstorm-2 frozen-farm; exhausted_1 leader
    explore:1 later none -> storm yes; speed 0; offers 104b
LA-10.22 | road; stow SSSFF; at 103b; storm yes | 104b -> space 104b; stores
""")
def test_shortcuts(check: Check) -> None:
    check()
