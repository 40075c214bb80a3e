"""LA-16.5, LA-16.6: the Hazmat Suit, which is played at once or a little later."""

from __future__ import annotations

from tests.rules.aurora.rows import Check, table

POSITIONS = {
    # Ada, who may have a Bonus Action, goes to the Storehouse. If its counter would kill, she says
    # whether somebody takes it; else what she takes.
    "ill": "zone contaminated-storehouse; active co-pilot; rest medic; damaged 2b2"
}
rows = table(POSITIONS)


@rows("""
# At once, from the card of a slot; it goes to the Object discards.
LA-16.5 | ill; hand hazmat-suit-1
    explore:1 later hazmat-suit-1 -> crew co-pilot medic; objects_out hazmat-suit-1
# From an ambush, a waypoint, a Shortcut: out of turn or in it.
LA-16.5 LA-16.6 LA-21.3 | phase ambush; order 1 0; zone the-final-howl; at 118a; hand hazmat-suit-1
    0=0 0=hazmat-suit-1 -> crew leader co-pilot cold-maiden
LA-16.5 LA-16.6
        | phase movement; order 1 0; active leader; stow SF; hand hazmat-suit-1; waypoints 101:C
    101 +hazmat-suit-1 -> crew leader
LA-16.5 LA-16.6 | phase movement;
        sides 1B 2A 3A; order 1 0; active leader; stow SF; at 102a; hand hazmat-suit-1
    105 +hazmat-suit-1 -> crew leader; space 105
# It takes the counter back before the Co-Pilot dies of it, at the end of the action.
LA-16.6 | ill; hand hazmat-suit-1
    explore:1 later red-co-pilot 0 -> text Take a Bonus Action now?; free hazmat-suit-1
        | +hazmat-suit-1 none -> exhausted co-pilot; rest medic
# Until the turn is over, and no longer.
LA-16.6 | ill; active leader; hand hazmat-suit-1
    explore:1 later 0 none +hazmat-suit-1 -> crew leader medic
    explore:1 later 0 none done -> unfree hazmat-suit-1; crew leader+1 medic
# Or until the step of all is over: as long as Ben has not answered the Howl.
LA-16.6 | phase ambush; zone the-final-howl; hand hazmat-suit-1
    0=0 0=red-leader -> crew leader+1 co-pilot cold-maiden
        | 0=hazmat-suit-1 -> crew leader co-pilot cold-maiden; asked 1
# An absent player keeps it, and the Co-Pilot dies.
LA-16.6 | ill; hand hazmat-suit-1
    explore:1 later . . . -> crew medic; hand hazmat-suit-1
    # With any hidden card the same is asked, in secret; if nobody would die, it is not waited for.
    explore:1 later -> secret yes; options red-co-pilot hazmat-suit-1
LA-16.6 | ill; hand welding-torch-1 | explore:1 later -> secret yes; options red-co-pilot hurry
LA-16.6 | ill; active leader; hand hazmat-suit-1
    explore:1 later -> crew leader+1 medic; free hazmat-suit-1; options 0 1
# What the Suit has taken off, the open IV Bag does not take off again.
LA-5.13 LA-16.6 | zone contaminated-storehouse;
        active leader; rest medic+1; hand hazmat-suit-1 decontamination-iv-bag-1
    explore:1 later 0 none +decontamination-iv-bag-1 -> options red-leader medic
        | +hazmat-suit-1 -> options medic | medic -> crew leader medic
# Two Suits are put on at once, the second before the first has found its wearer.
LA-16.6 | active leader+1! medic+1!; rest driver; hand hazmat-suit-1 hazmat-suit-2
    +hazmat-suit-1 -> options red-leader medic
        | +hazmat-suit-2 red-leader -> options medic | medic -> crew leader medic driver
""")
def test_the_hazmat_suit(check: Check) -> None:
    check()
