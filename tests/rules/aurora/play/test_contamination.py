"""LA-5.11 to LA-5.17: Contamination."""

from tests.rules.aurora.rows import Check, make_rows

POSITIONS = {
    # All slots are full; the fifth asks for skill 3.
    "fifth": "zone driver medic snowcat road-train ice-runner",
    # The Final Howl falls on Ada alone. "0=0" chooses the Contamination.
    "howl": "phase ambush; order 1 0; zone the-final-howl; at 118a",
    "store": "zone contaminated-storehouse",
}
rows = make_rows(POSITIONS)


@rows("""
# The Renegade, 3, reaches slot 5; with one counter slot 4; with two only slot 1.
LA-5.11 | fifth; active renegade+0 | -> offers explore:5
LA-5.11 | fifth; active renegade+1 | -> offers explore:4; lacks explore:5
LA-5.11 | fifth; active renegade+2 | -> offers explore:1; lacks explore:2 explore:3 explore:4
# The owner chooses, in any zone.
LA-5.12 | howl; active leader; rest medic; exhausted driver
    0=0 -> options red-leader medic driver | driver -> crew leader medic driver+1
# The default is the highest skill left. A Survivor who would die comes last.
LA-5.12 | howl; rest medic renegade co-pilot | 0=0 . -> crew medic renegade+1 co-pilot
LA-5.12 | howl; rest renegade+2 medic | 0=0 . -> crew renegade+2 medic+1
LA-5.12 | howl; rest co-pilot medic | 0=0 . -> crew co-pilot medic+1
LA-5.12 | howl; expert; rest renegade+2 medic; special yes | 0=0 . -> crew renegade+2 medic+1
LA-5.12 | howl; expert; rest renegade+1 bounty-hunter; special yes
    0=0 . -> crew renegade+1 bounty-hunter+1
# Contamination and slot 1 concern only Survivors of the party.
LA-5.13 LA-8.22 | store; active leader medic+1; rest driver
    explore:1:leader later 0 -> crew leader+1 medic+1 driver | 1.2 0b3 -> crew leader medic+1 driver
LA-5.13 | zone - - - - driver; active leader co-pilot medic
    explore:5:co-pilot+leader first:5.1 0b3 -> options red-co-pilot red-leader
# The Co-Pilot gathers, on 1 Food, and dies after the Bonus Action.
LA-5.14 LA-5.15 LA-5.16 | zone - contaminated-storehouse; active co-pilot leader; stow SSP
    explore:2:co-pilot later 1 -> crew co-pilot+1 leader
        | none -> crew leader; aboard 1; stores FF; common red-co-pilot
# The Bonus Action takes the counter off in time, for 1 Damage.
LA-5.15 | store; active co-pilot leader
    explore:1:co-pilot later 0 1.2 0b3 -> exhausted co-pilot; active leader; damaged 0b3
# The default is to treat the one who would die, and not the better Leader.
LA-5.15 LA-5.13 | zone - - - contaminated-storehouse; tiles 2-1 3-1 4-1 1-1 5-1;
        active co-pilot leader+1
    explore:4:co-pilot+leader later red-co-pilot 0 4.2 0b3
        -> options red-co-pilot red-leader | . -> crew co-pilot leader+1
# Neither Antifreeze nor Special Fury saves him.
LA-5.16 | zone - - - - contaminated-storehouse;
        active co-pilot; rest leader; hand antifreeze-capsules-1
    +antifreeze-capsules-1 red-co-pilot explore:5 later 0 none -> crew leader
LA-5.16 | store; expert; active co-pilot; rest leader; special yes
    explore:1 later 0 -> crew co-pilot+1 leader | none -> crew leader
# Outside an action death comes at once, and nobody dies twice on one drive.
LA-5.17 LA-5.14 | howl; rest co-pilot leader
    0=0 red-co-pilot -> crew leader; common red-co-pilot; aboard 1
LA-5.17 | phase movement;
        sides 1B 2A 3A; order 1 0; active co-pilot leader; stow SSF; at 102a; waypoints 105:C
    105 0 red-co-pilot -> crew leader+1
# Only the Leader is ill: nobody is asked, and one line says both.
LA-5.13 | active leader+2 medic; hand decontamination-iv-bag-1
    +decontamination-iv-bag-1 -> crew leader medic; said Ada treats the Leader twice.
""")
def test_contamination(check: Check) -> None:
    check()
