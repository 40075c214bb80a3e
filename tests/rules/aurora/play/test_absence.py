"""LA-21: who is away, what is done for them, and what anybody may do out of turn. The clock of the
deadline is the table's keeper's; here is what the rules do when it has run out."""

import pytest

from tests.rules.aurora.positions import sit_down_at
from tests.rules.aurora.rows import Check, make_rows

POSITIONS = {
    # It is Ada's turn; Ben has everything that a player may use in their own.
    "waiting": "active_1 cold-maiden jackal; exhausted_1 leader; stow_1 SSSPF; damaged_1 2b0; "
    "hand_1 mre-1 welding-torch-1 survival-kit; fury_1 4",
    # Slot 2 recycles a Truck, a Trailer or a Device.
    "recycles": "zone - driver; active leader; stow S; tiles 1-1 3-2 2-1 4-1 5-1; common snowcat",
}
rows = make_rows(POSITIONS)


@rows("""
# Three have Food and somebody Exhausted: the last one answers first, and the end waits for all.
LA-21.2 LA-9.1 | seats 3; phase rest; rest co-pilot; exhausted leader; stow SSPF; rest_1 co-pilot;
        exhausted_1 leader; stow_1 SSPF; rest_2 co-pilot; exhausted_2 leader; stow_2 SSPF
    -> asked 0 1 2 | 2=feed:yellow-leader 0=done -> active_2 leader co-pilot; phase rest
        | 1=done -> phase movement
# Out of turn Ben may stow and nothing else; then his turn comes.
LA-21.3 LA-4.8 | waiting
    -> asks 0; verb_1 stow 0b0 0b1 0b2 1b0 1b1 2b1 2b2; no_verb_1 feed fury play ability
        | . -> asks 1; free_1 feed:green-leader fury:P mre-1 cold-maiden:
LA-21.3 LA-16.20 | red yes; recall yes; hand_1 sos-flare | 1=fire -> red no; fame_1 2; asks 0
# Ben's whole turn runs out: one Break, and Food, Fury, cards and abilities are untouched.
LA-21.4 LA-8.3 | waiting; order 1 0
    . -> asks 1; rest_1 cold-maiden; fury_1 5
        | . -> asks 0; stores_1 FP; hand_1 mre-1 welding-torch-1 survival-kit; fury_1 5
LA-21.4 | active leader; exhausted co-pilot; stow SSSP; fury 3
    -> free fury:P feed:red-co-pilot; unfree_1 fury:P feed:red-co-pilot
# By default nothing is recycled, and no Bonus Action is taken.
LA-21.4 LA-8.45 | recycles
    explore:2 -> default none
    explore:2 later -> default none
    explore:2 first:2.1 -> default none; offers snowcat
""")
def test_absence(check: Check) -> None:
    check()


@pytest.mark.rule("LA-21.5")
@pytest.mark.parametrize("answers", [False, True])
def test_a_returning_player_takes_over_and_nothing_is_undone(answers: bool) -> None:
    """By saying so, or by answering; what was done by default stands."""
    case = sit_down_at("active leader cold-maiden mechanic; rest_1 leader")
    while 0 not in case.table.absent_seats or case.prompt.seat != 0:
        case.lapse()
    before = case.s.model_dump()
    if answers:
        case.pick(case.options[-1])
    else:
        case.table.return_seat(0)
        assert case.s.model_dump() == before
    assert case.table.absent_seats == frozenset()
